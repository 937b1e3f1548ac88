"""The deal of a day: made once for all processes, one attempt a person, and the results."""

import contextlib
import json
import secrets
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from chabudai.games import find, names
from chabudai.kernel.record import commitment_to
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import SEED_WORDS
from chabudai.server import models as m
from chabudai.server.protocol import Person
from chabudai.server.store import Row, Store
from chabudai.table import days
from chabudai.table.deal_shapes import Attempt, DayDeal, DayDeals, DayResults, DayRow
from chabudai.table.deals import plan_of_day, standing_of, streak_to
from chabudai.table.making import ME
from chabudai.table.table import Table

LISTED = 100  # rows of a table of results
LONGEST_STREAK = 1000  # days
A, D = m.attempts.c, m.deals.c
Where = sa.ColumnElement[bool]


# The deal of a day.


async def deal_of(store: Store, game: str, day: str) -> Row:
    """A day's deal; today's is made by who asks first, and the key decides who that is."""
    query = sa.select(m.deals).where(D.day == day, D.game == game)
    row = await store.row(query)
    if row is None and day == days.today() and game in names():
        with contextlib.suppress(IntegrityError):  # somebody else was quicker
            await store.write(new_deal(game, day))
        row = await store.row(query)
    if row is None:
        raise refuse("deal-unknown")
    return row


def new_deal(game: str, day: str) -> sa.Executable:
    plan = plan_of_day(find(game), day)
    return sa.insert(m.deals).values(
        day=day,
        game=game,
        rules=plan.variant.game.version,
        options=json.dumps(plan.variant.options),
        seats=json.dumps(plan.seats),
        seed=f"{secrets.randbits(32 * SEED_WORDS):064x}",
    )


async def neighbours(store: Store, game: str, day: str) -> tuple[str, str]:
    """The days before and after that have a deal; empty where there is none."""
    mine, today = D.game == game, days.today()
    before = sa.select(sa.func.max(D.day).label("day")).where(mine, D.day < day)
    after = sa.select(sa.func.min(D.day).label("day")).where(mine, D.day > day, D.day <= today)
    found = [await store.row(query) for query in (before, after)]
    earlier, later = (row.day or "" if row else "" for row in found)
    return earlier, later


# Attempts.


def begin(day: str, game: str, player: str, table: str, at: float) -> sa.Executable:
    """One attempt a person: its key is taken together with the table that it makes."""
    values = {"day": day, "game": game, "player": player, "table": table, "begun": at}
    return sa.insert(m.attempts).values(values)


async def attempt_of(store: Store, game: str, day: str, player: str) -> Row | None:
    mine = (A.day == day, A.game == game, A.player == player)
    return await store.row(sa.select(m.attempts).where(*mine))


def finish(table: Table) -> list[sa.Executable]:
    """How an attempt came out, to be noted when the game is over."""
    deal, position = table.plan.deal, table.position
    if deal is None or not deal.day or position is None:
        return []
    found = standing_of(position, deal.seat)
    values = {
        "over": table.lines[-1].at, "place": found.place, "won": found.won,
        "points": found.points, "margin": found.margin, "worth": found.worth,
    }  # fmt: skip
    return [sa.update(m.attempts).where(A.table == table.plan.id).values(values)]


async def may_look(store: Store, table: Table, person: Person | None) -> bool:
    """May somebody look at another's game of a day's deal? At one that is over, when the day is,
    or after one's own."""
    deal = table.plan.deal
    if deal is None or not deal.day or table.status != "over":
        return False
    if not table.sealed:
        return True
    mine = await attempt_of(store, table.plan.game, deal.day, person.id) if person else None
    return bool(mine and mine.over)


# Results.


def counted(game: str, day: str) -> list[Where]:
    """Games that were over in time."""
    return [A.day == day, A.game == game, A.over < days.ends(day)]


def ranked(game: str, day: str) -> sa.Subquery:
    better = (A.place, A.won.desc(), A.margin.desc(), A.worth.desc())
    rank = sa.func.rank().over(order_by=better).label("rank")
    return sa.select(m.attempts, rank).where(*counted(game, day)).subquery()


async def told_deal(store: Store, row: Row, player: str) -> DayDeal:
    over, seats = days.is_over(row.day), json.loads(row.seats)
    begun, finished = await counts(store, row)
    return DayDeal(
        row.game, row.day, json.loads(row.options), seats, seats.index(ME),
        commitment_to(int(row.seed, 16)), row.seed if over else "", False, over,
        days.ends(row.day), begun, finished,
        await streak_of(store, row, player) if player else 0,
        await told_attempt(store, row, player) if player else None,
    )  # fmt: skip


async def counts(store: Store, deal: Row) -> tuple[int, int]:
    """How many have begun, and how many have finished in time."""
    done = sa.func.sum(sa.case((A.over < days.ends(deal.day), 1), else_=0))
    query = sa.select(sa.func.count().label("begun"), done.label("done"))
    row = await store.row(query.where(A.day == deal.day, A.game == deal.game))
    return (row.begun, int(row.done or 0)) if row else (0, 0)


async def streak_of(store: Store, deal: Row, player: str) -> int:
    query = sa.select(A.day).where(A.player == player, A.game == deal.game, A.over.is_not(None))
    query = query.where(A.day <= deal.day).order_by(A.day.desc()).limit(LONGEST_STREAK)
    return streak_to(deal.day, {row.day for row in await store.rows(query)})


async def told_attempt(store: Store, deal: Row, player: str) -> Attempt | None:
    row = await attempt_of(store, deal.game, deal.day, player)
    if row is None:
        return None
    if row.over is None:
        return Attempt(row.table, False)
    all = ranked(deal.game, deal.day)
    mine = await store.row(sa.select(all.c.rank).where(all.c.player == player))
    return Attempt(row.table, True, mine.rank if mine else 0, row.place, row.points, row.won)


async def day_deals(store: Store, player: str) -> DayDeals:
    today = days.today()
    rows = [await deal_of(store, game, today) for game in names()]
    return DayDeals([await told_deal(store, row, player) for row in rows])


async def day_results(store: Store, game: str, day: str, player: str) -> DayResults:
    deal = await told_deal(store, await deal_of(store, game, day), player)
    open = deal.over or (deal.mine is not None and deal.mine.over)
    rows = await result_rows(store, game, day, player) if open else []
    better = await beaten(store, deal) if open else None
    return DayResults(deal, rows, better, *await neighbours(store, game, day))


async def result_rows(store: Store, game: str, day: str, player: str) -> list[DayRow]:
    """The best, and wherever it stands, one's own."""
    all, people = ranked(game, day), m.players.c
    query = sa.select(all, people.name, people.id.label("known"), m.tables.c.closed)
    query = query.join(m.players, people.id == all.c.player, isouter=True)
    query = query.join(m.tables, m.tables.c.id == all.c.table)
    order = (all.c.rank, all.c.over, all.c.table)
    best = await store.rows(query.order_by(*order).limit(LISTED))
    if player and all_others(best, player):
        best = [*best, *await store.rows(query.where(all.c.player == player))]
    return [told_row(row, player) for row in best]


def all_others(rows: Sequence[Row], player: str) -> bool:
    return all(row.player != player for row in rows)


def told_row(row: Row, player: str) -> DayRow:
    table = "" if row.closed else row.table
    return DayRow(
        row.rank, row.name or "", row.known or "", row.place, row.points, row.margin, row.won,
        round(row.over - row.begun), table, row.player == player,
    )  # fmt: skip


async def beaten(store: Store, deal: DayDeal) -> int | None:
    """The share of the others whose result mine beats, in percent; equal ones count half."""
    rank = deal.mine.rank if deal.mine else 0
    if not rank or deal.finished < 2:
        return None
    all = ranked(deal.game, deal.day)
    equal = sa.func.sum(sa.case((all.c.rank == rank, 1), else_=0))
    worse = sa.func.sum(sa.case((all.c.rank > rank, 1), else_=0))
    row = await store.row(sa.select(equal.label("equal"), worse.label("worse")))
    assert row
    return round(100 * (int(row.worse) + (int(row.equal) - 1) / 2) / (deal.finished - 1))
