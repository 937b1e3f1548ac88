"""A tournament: its matches, a file of results that it can go on from, and the table so far."""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from chabudai.arena.match import Match, Result, read_result
from chabudai.arena.plan import planned
from chabudai.arena.rating import Meeting, Rating, meetings_of, rate, turned, wilson
from chabudai.kernel.game import Variant
from chabudai.kernel.refusal import refuse

Runner = Callable[[Iterable[Match]], Iterator[Result]]
Stop = tuple[float, float]  # shares of the sequential test


@dataclass
class Tournament:
    """What is to be played, and what was."""

    variants: Sequence[Variant]
    bots: Sequence[str]
    kind: str
    deals: int
    first_deal: int = 0
    stop: Stop | None = None
    results: dict[tuple[object, ...], Result] = field(default_factory=dict)

    def matches(self) -> list[Match]:
        plans = [
            planned(v, self.bots, self.kind, self.deals, self.first_deal) for v in self.variants
        ]
        return [match for plan in plans for match in plan]

    def left(self) -> Iterator[Match]:
        """Matches without a result, as long as their meeting is not decided."""
        for match in self.matches():
            if match.key not in self.results and not self.is_decided(match):
                yield match

    def is_decided(self, match: Match) -> bool:
        if self.stop is None:
            return False
        return any(
            {meeting.one, meeting.other} == set(match.seats) and meeting.is_decided(*self.stop)
            for meeting in in_order(self.of(match.game, match.options), self.bots)
        )

    def of(self, game: str, options: dict[str, object]) -> list[Result]:
        same = (m for m in self.results.values() if m.match.game == game)
        return [result for result in same if result.match.options == options]

    def resume(self, path: Path) -> None:
        """Take over the results of a file; a line cut off by a crash is left out."""
        wanted = {match.key for match in self.matches()}
        for result in read_results(path):
            if result.match.key in wanted:
                self.results[result.match.key] = result

    def run(self, runner: Runner, path: Path | None, tell: Callable[[], None]) -> None:
        """Play what is left; every result is on disk before it counts."""
        for result in runner(self.left()):
            if path:
                append(path, result)
            self.results[result.match.key] = result
            tell()

    def table(self) -> str:
        return "\n\n".join(
            table_of(variant, self.of(variant.game.name, variant.options), self.bots)
            for variant in self.variants
        )


def append(path: Path, result: Result) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(result.json(), ensure_ascii=False) + "\n")


def read_results(path: Path) -> list[Result]:
    if not path.exists():
        return []
    text = path.read_text("utf-8")
    if text and not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        path.write_text(text, "utf-8")
    try:
        return [read_result(json.loads(line)) for line in text.splitlines()]
    except (ValueError, KeyError, TypeError) as error:
        raise refuse("arena-bad-results", path=str(path), detail=str(error)) from error


# Tables


def table_of(variant: Variant, results: Sequence[Result], bots: Sequence[str]) -> str:
    """Ratings, meetings and thinking times of one game with its options."""
    lines = [f"{title_of(variant)}: {len(results)} games"]
    if not results:
        return lines[0]
    width = max(len(bot) for bot in bots)
    if variant.players == 1:
        return "\n".join([*lines, *solo_lines(results, bots, width)])
    lines += rating_lines(rate(results), results, width)
    return "\n".join([*lines, *(meeting_line(m, width) for m in in_order(results, bots))])


def title_of(variant: Variant) -> str:
    """The game with its players and whatever else was chosen."""
    words = [variant.game.name, f"players={variant.players}"]
    for option in variant.game.options:
        value = variant.options[option.name]
        if option.name != "players" and value != option.default:
            words.append(f"{option.name}={value}")
    return " ".join(words)


def solo_lines(results: Sequence[Result], bots: Sequence[str], width: int) -> list[str]:
    lines = []
    for bot in bots:
        own = [r.shares[0] for r in results if r.match.seats == (bot,)]
        if own:
            low, high = wilson(sum(own), len(own))
            rate_text = f"{100 * sum(own) / len(own):.1f}% ({100 * low:.1f} to {100 * high:.1f})"
            lines.append(f"  {bot:<{width}}  wins {rate_text} of {len(own)}, {speed(results, bot)}")
    return lines


def rating_lines(ratings: Sequence[Rating], results: Sequence[Result], width: int) -> list[str]:
    return [
        f"  {r.bot:<{width}}  {r.points:+7.0f} ± {r.error:<4.0f} {speed(results, r.bot)}"
        for r in ratings
    ]


def speed(results: Sequence[Result], bot: str) -> str:
    """Milliseconds of thought per decision: the mean, and the longest."""
    decisions, seconds, slowest = 0, 0.0, 0.0
    for result in results:
        for seat, name in enumerate(result.match.seats):
            if name == bot:
                decisions += result.decisions[seat]
                seconds += result.seconds[seat]
                slowest = max(slowest, result.slowest[seat])
    return f"{1000 * seconds / max(decisions, 1):.1f} ms a decision, at most {1000 * slowest:.0f}"


def in_order(results: Sequence[Result], bots: Sequence[str]) -> list[Meeting]:
    """Meetings as the bots were named, the later one first: on a ladder it should win."""
    place = {bot: i for i, bot in enumerate(bots)}
    found = [m if place[m.one] > place[m.other] else turned(m) for m in meetings_of(results)]
    return sorted(found, key=lambda m: (place[m.one], place[m.other]))


def meeting_line(meeting: Meeting, width: int) -> str:
    share = f"{100 * meeting.mean:5.1f}% ± {100 * meeting.error:.1f}"
    games = 2 * len(meeting.shares)
    return f"  {meeting.one:<{width}}  beats {meeting.other:<{width}}  {share} of {games}"


class Progress:
    """One line on a terminal: how far, how fast, how long still."""

    def __init__(self, total: int, done: int, write: Callable[[str], None]) -> None:
        self.total, self.first, self.done, self.write = total, done, done, write
        self.begun = self.told = time.monotonic()

    def __call__(self) -> None:
        self.done += 1
        now = time.monotonic()
        if now - self.told < 0.5 and self.done < self.total:
            return
        self.told = now
        pace = (self.done - self.first) / max(now - self.begun, 1e-6)
        left = (self.total - self.done) / max(pace, 1e-6)
        self.write(f"\r{self.done:,} of {self.total:,} games, {pace:.2f}/s, {left:,.0f} s left   ")
