"""A tournament: its matches, a file of results that it can go on from, and the table so far."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from chabudai.arena.lines import append, read_lines, title_of
from chabudai.arena.match import Match, Result, read_result
from chabudai.arena.plan import planned
from chabudai.arena.rating import Meeting, Rating, meetings_of, rate, solos, turned
from chabudai.kernel.game import Variant

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

    def summary(self) -> list[dict[str, object]]:
        return [
            summary_of(variant, self.of(variant.game.name, variant.options), self.bots)
            for variant in self.variants
        ]


def read_results(path: Path) -> list[Result]:
    return read_lines(path, read_result)


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


def solo_lines(results: Sequence[Result], bots: Sequence[str], width: int) -> list[str]:
    lines = []
    for solo in solos(results, bots):
        rate_text = f"{100 * solo.rate:.1f}% ({100 * solo.low:.1f} to {100 * solo.high:.1f})"
        points = f"{solo.points:.2f} points in the mean"
        speed = speed_text(speed_of(results, solo.bot))
        lines.append(f"  {solo.bot:<{width}}  wins {rate_text} of {solo.games}, {points}, {speed}")
    return lines


def rating_lines(ratings: Sequence[Rating], results: Sequence[Result], width: int) -> list[str]:
    return [
        f"  {r.bot:<{width}}  {r.points:+7.0f} ± {r.error:<4.0f} "
        + speed_text(speed_of(results, r.bot))
        for r in ratings
    ]


def speed_text(speed: dict[str, float]) -> str:
    if not speed:
        return "never had a choice"
    words = "median {median:.1f} ms, 95% within {p95:.1f}, at most {most:.1f}"
    return words.format(**speed)


def speed_of(results: Sequence[Result], bot: str) -> dict[str, float]:
    """Milliseconds of thought per decision with a choice."""
    times = sorted(
        time_taken
        for result in results
        for name, own in zip(result.match.seats, result.times, strict=True)
        if name == bot
        for time_taken in own
    )
    if not times:
        return {}
    last = len(times) - 1
    return {"median": times[last // 2], "p95": times[round(0.95 * last)], "most": times[last]}


def summary_of(
    variant: Variant, results: Sequence[Result], bots: Sequence[str]
) -> dict[str, object]:
    """The same as a table, for programs."""
    found: dict[str, object] = {"game": variant.game.name, "options": dict(variant.options)}
    found |= {"games": len(results), "milliseconds": {b: speed_of(results, b) for b in bots}}
    if variant.players == 1:
        return found | {"alone": [asdict(solo) for solo in solos(results, bots)]}
    meetings = [
        {"bot": m.one, "against": m.other, "share": m.mean, "error": m.error}
        | {"games": 2 * len(m.shares)}
        for m in in_order(results, bots)
    ]
    return found | {"ratings": [asdict(r) for r in rate(results)], "meetings": meetings}


def in_order(results: Sequence[Result], bots: Sequence[str]) -> list[Meeting]:
    """Meetings as the bots were named, the later one first: on a ladder it should win."""
    place = {bot: i for i, bot in enumerate(bots)}
    found = [m if place[m.one] > place[m.other] else turned(m) for m in meetings_of(results)]
    return sorted(found, key=lambda m: (place[m.one], place[m.other]))


def meeting_line(meeting: Meeting, width: int) -> str:
    share = f"{100 * meeting.mean:5.1f}% ± {100 * meeting.error:.1f}"
    games = 2 * len(meeting.shares)
    return f"  {meeting.one:<{width}}  beats {meeting.other:<{width}}  {share} of {games}"
