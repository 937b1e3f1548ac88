"""How games ended, for those who played them."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from statistics import fmean

from chabudai.table.answers import Finished, History, Standing, Tally
from chabudai.table.encoding import text_of
from chabudai.table.table import Table

PAGE = 20  # games in one answer
BOT = "bot:"


def places_of(table: Table) -> list[int]:
    """By seat, from 0; those who share a place have the same."""
    outcome = table.position.outcome() if table.position else None
    assert outcome
    places = [0] * len(table.seats)
    for place, seats in enumerate(outcome.ranking):
        for seat in seats:
            places[seat] = place
    return places


def standings_of(table: Table) -> list[Standing]:
    """Returns how all seats came out, best first."""
    outcome = table.position.outcome() if table.position else None
    assert outcome
    places = places_of(table)
    found = [
        Standing(
            seat, "" if who.startswith(BOT) else table.seats[seat].name,
            who.removeprefix(BOT) if who.startswith(BOT) else "",
            "" if who.startswith(BOT) else who,
            1 + sum(place < places[seat] for place in places),
            outcome.scores[seat]["total"], seat in outcome.winners,
        )
        for seat, who in enumerate(table.contestants)
    ]  # fmt: skip
    return sorted(found, key=lambda one: (one.place, one.seat))


def end_text(table: Table) -> str:
    """Returns a finished game in short, to be kept; empty for a lesson, which counts for nobody."""
    if table.plan.lesson:
        return ""
    plan, at = table.plan, table.lines[-1].at
    return text_of(Finished(plan.id, plan.game, plan.options, at, -1, standings_of(table)))


def mine(texts: Iterable[str], player: str) -> list[Finished]:
    """Those of these ends in which somebody had a seat, the latest first."""
    found = []
    for text in filter(None, texts):
        end = json.loads(text)
        standings = [Standing(**one) for one in end["standings"]]
        game = Finished(**{**end, "standings": standings})
        found += [replace(game, seat=one.seat) for one in standings if one.player == player]
    return sorted(found, key=lambda game: (-game.at, game.seat))


def history(games: Sequence[Finished], before: float) -> History:
    earlier = [game for game in games if game.at < before]
    return History(earlier[:PAGE], len(earlier) > PAGE)


def tallies(games: Sequence[Finished]) -> list[Tally]:
    """Games by title and number of players."""
    by_kind: dict[tuple[str, int], list[Standing]] = defaultdict(list)
    for game in games:
        own = next(one for one in game.standings if one.seat == game.seat)
        by_kind[game.game, len(game.standings)].append(own)
    return [
        Tally(
            *kind, len(own), sum(one.won for one in own),
            round(fmean(one.place for one in own), 2), None,
        )
        for kind, own in sorted(by_kind.items())
    ]  # fmt: skip
