"""A study: which games are played, a file that it goes on from, and the answers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from chabudai.arena.lines import append, read_lines, title_of
from chabudai.arena.match import Match
from chabudai.kernel.game import Variant
from chabudai.lab import measure
from chabudai.lab.trial import Observed, read_observed

Runner = Callable[[Iterable[Match]], Iterator[Observed]]


@dataclass
class Study:
    """One game with its options, and others that it is compared with on the same deals."""

    variant: Variant
    others: Sequence[Variant]
    bot: str
    deals: int
    repeats: int = 2
    first_deal: int = 0
    pairs: int | None = None  # deals that other rules play too; None: all
    games: dict[tuple[Any, ...], Observed] = field(default_factory=dict)

    def matches(self) -> Iterator[Match]:
        """Deal by deal, so that every moment's answers are fair; other rules play a deal once."""
        for deal in range(self.first_deal, self.first_deal + self.deals):
            for repeat in range(self.repeats):
                yield self.match(self.variant, deal, repeat)
            if self.pairs is None or deal < self.first_deal + self.pairs:
                for other in self.others:
                    yield self.match(other, deal, 0)

    def match(self, variant: Variant, deal: int, repeat: int) -> Match:
        seats = (self.bot,) * variant.players
        return Match(variant.game.name, dict(variant.options), deal, seats, repeat)

    def resume(self, path: Path) -> None:
        wanted = {match.key for match in self.matches()}
        for line in read_lines(path, read_observed):
            if line.match.key in wanted:
                self.games[line.match.key] = line

    def run(self, runner: Runner, path: Path | None, tell: Callable[[], None]) -> None:
        """Play what is left; every game is on disk before it counts."""
        for game in runner(m for m in self.matches() if m.key not in self.games):
            if path:
                append(path, game)
            self.games[game.match.key] = game
            tell()

    def of(self, variant: Variant) -> list[list[Observed]]:
        options = dict(variant.options)
        games = (self.games.get(match.key) for match in self.matches())
        return measure.by_deal(g for g in games if g and g.match.options == options)

    def answers(self) -> dict[str, Any]:
        """Returns all that can be told, for programs and for the page."""
        deals = self.of(self.variant)
        return {
            "title": title_of(self.variant),
            "game": self.variant.game.name,
            "options": dict(self.variant.options),
            "bot": self.bot,
            "deals": len(deals),
            "games": sum(map(len, deals)),
            "seats": measure.seats(deals),
            "length": measure.length(deals),
            "luck": measure.luck(deals),
            "parts": measure.parts(deals),
            "facts": measure.facts(deals),
            "hypotheses": [self.hypothesis(deals, other) for other in self.others],
        }

    def hypothesis(self, deals: list[list[Observed]], other: Variant) -> dict[str, Any]:
        own, there = self.variant.options, self.of(other)
        words = [f"{name}={value}" for name, value in other.options.items() if own[name] != value]
        first = [deal[:1] for deal in deals]  # the same chances of the bots
        return {"name": ", ".join(words), "deals": len(there),
                "measures": measure.paired(first, there)}  # fmt: skip
