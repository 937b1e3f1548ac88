"""The same deal for all: the deal of a day, and a game that somebody wants beaten.

What a day brings follows from the date alone and is written beside the game, in `deals.toml`. The
seed does not: a server makes it in secret; without a server it follows from the date too, and
anybody can work it out.
"""

import hashlib
import json
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from chabudai.bots.simple import usual_bot
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.position import Position
from chabudai.kernel.record import commitment_to
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import seed_bytes
from chabudai.table.days import earlier, read_day
from chabudai.table.deal_shapes import Challenge
from chabudai.table.making import ME, bot_names, check_bot, new_plan
from chabudai.table.messages import Deal, Settings
from chabudai.table.plan import Origin, Plan
from chabudai.table.table import Table

FILE = "deals.toml"
PERSON = "steady"  # who plays for a person at a deal that is to be beaten
BOT_SEED_BITS = 60
OF_A_DAY = Settings(spectators=False, undo=False)
TO_BEAT = Settings(undo=False)


@dataclass(frozen=True)
class Turn:
    """What a day can bring: options, and the bot in every other seat."""

    options: dict[str, Any]
    bot: str


@dataclass(frozen=True)
class DayPlan:
    """What a day brings in a game."""

    variant: Variant
    seats: list[str]  # a bot in each, but for ME

    @property
    def seat(self) -> int:
        return self.seats.index(ME)


@lru_cache(None)
def turns_of(game: Game) -> tuple[Turn, ...]:
    """Returns what the days of a game go through; a game of others has its usual options."""
    file = game.folder / FILE
    if not file.is_file():
        return (Turn({}, usual_bot(game)),)
    found = tomllib.loads(file.read_text("utf-8"))["deal"]
    return tuple(Turn(one["options"], check_bot(one["bot"], game)) for one in found)


def plan_of_day(game: Game, day: str) -> DayPlan:
    """The turns one after the other; after all of them everybody sits one seat further on."""
    turns, number = turns_of(game), read_day(day).toordinal()
    turn = turns[number % len(turns)]
    variant = game.choose(**turn.options)
    mine = number // len(turns) % variant.players
    return DayPlan(variant, [ME if seat == mine else turn.bot for seat in range(variant.players)])


def public_seed(game: str, day: str) -> int:
    """Returns the seed of a day where no server keeps it: anybody can work it out."""
    return int.from_bytes(hashlib.sha256(f"chabudai deal {game} {day}".encode()).digest())


def table_of_day(
    id: str, variant: Variant, seat: int, day: str, seed: int, host: str, rules: int = 0
) -> Plan:
    """Everybody's own table with the deal of a day: without hints, undo and onlookers."""
    origin = Origin(salts=(), deal=Deal(day=day, seat=seat))
    plan = replace(new_plan(id, variant, OF_A_DAY, host, origin), seed=seed)
    return replace(plan, rules=rules or plan.rules)


# A game that is to be beaten.


def check_beatable(table: Table, seat: int) -> None:
    if table.status != "over":
        raise refuse("record-not-over")
    table.check_open()
    if seat >= len(table.seats):
        raise refuse("not-your-seat", seat=seat)
    if table.plan.origin and (table.plan.origin.text or table.plan.origin.moves):
        raise refuse("deal-not-from-start")


def to_beat(table: Table, seat: int) -> Deal:
    """Returns how a seat came out of a game, for those who try the same deal."""
    assert table.position
    name = table.seats[seat].name
    place, points, won = result_of(table.position, seat)
    return Deal("", False, seat, table.plan.id, name, place, points, won)


def result_of(position: Position, seat: int) -> tuple[int, int, bool]:
    """Returns a seat's place from 1, points, and whether it won."""
    outcome = position.outcome()
    assert outcome
    better = 0
    for seats in outcome.ranking:
        if seat in seats:
            break
        better += len(seats)
    return 1 + better, outcome.scores[seat]["total"], seat in outcome.winners


def seats_to_beat(table: Table, seat: int) -> list[str]:
    """Returns the same bots; where another person sat, one who plays like most."""
    names = bot_names(table.variant.game)
    found = [who.removeprefix("bot:") for who in table.contestants]
    found = found if len(found) == len(table.seats) else [""] * len(table.seats)
    seats = [name if name in names else PERSON for name in found]
    seats[seat] = ME
    return seats


def table_to_beat(id: str, table: Table, seat: int, host: str) -> Plan:
    """Returns the deal of a finished game once more, from its beginning; never rated."""
    check_beatable(table, seat)
    assert table.position
    origin = Origin(
        salts=tuple(table.position.salts), facts=table.dealt().facts, deal=to_beat(table, seat)
    )
    plan = new_plan(id, table.variant, TO_BEAT, host, origin)
    return replace(plan, seed=table.plan.seed)


def told_challenge(table: Table, seat: int, player: str) -> Challenge:
    check_beatable(table, seat)
    plan, deal = table.plan, to_beat(table, seat)
    mine = bool(player) and table.seats[seat].player == player
    return Challenge(
        plan.id, plan.game, plan.options, seats_to_beat(table, seat), seat, deal.name,
        deal.place, deal.points, deal.won, commitment_to(plan.seed), mine,
    )  # fmt: skip


# How a game came out, among others of the same deal.


@dataclass(frozen=True)
class Standing:
    """Better results are larger: first the place, then by how much, then what the rules compare."""

    place: int  # from 1
    won: bool
    points: int
    margin: int  # points ahead of the best of the others, behind the first; alone the standing
    worth: int  # as the game's rules compare seats

    @property
    def key(self) -> tuple[int, bool, int, int]:
        return -self.place, self.won, self.margin, self.worth


def standing_of(position: Position, seat: int) -> Standing:
    place, points, won = result_of(position, seat)
    worth = int(position.rules.standing(position.state, seat))
    return Standing(place, won, points, margin_of(position, seat, worth), worth)


def margin_of(position: Position, seat: int, worth: int) -> int:
    outcome = position.outcome()
    assert outcome
    order = [one for seats in outcome.ranking for one in seats]
    if len(order) == 1:
        return worth
    total = {one: outcome.scores[one]["total"] for one in order}
    sign = -1 if position.game.fewest_win else 1
    other = next(one for one in order if one != seat)
    return sign * (total[seat] - total[other])


def streak_to(day: str, played: Collection[str]) -> int:
    """Days in a row with a finished game, up to this one or the one before."""
    count, day = 0, day if day in played else earlier(day)
    while day in played:
        count, day = count + 1, earlier(day)
    return count


# Bots.


def bot_seed(table: Table) -> int:
    """From the deal, so that at the same deal bots answer equal moves equally. Nobody can tell the
    deal from it."""
    salts = list(table.position.salts) if table.position else []
    told = seed_bytes(table.plan.seed) + json.dumps(["bots", salts]).encode()
    return int.from_bytes(hashlib.sha256(told).digest()) >> (256 - BOT_SEED_BITS)
