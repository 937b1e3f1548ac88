"""How games ended: noted once when a game is over, asked for by those who played."""

import json
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from chabudai.server import models as m
from chabudai.server import protocol as p
from chabudai.server.store import Row, Store
from chabudai.table.ends import BOT, PAGE
from chabudai.table.ends import standings_of as standings_at
from chabudai.table.entries import Moved
from chabudai.table.table import Table

C = m.results.c


def results_of(table: Table) -> list[dict[str, Any]]:
    """A row for each seat of a finished game. A lesson counts for nobody."""
    moved = [line.at for line in table.lines if isinstance(line.entry, Moved)]
    key = {"table": table.plan.id, "game": table.plan.game, "players": len(table.seats)}
    whos = ["" if table.plan.lesson else who for who in table.contestants]
    ends = sorted(standings_at(table), key=lambda one: one.seat)
    return [
        {
            **key, "seat": end.seat, "who": who, "place": end.place, "points": end.points,
            "won": end.won, "at": moved[-1] if moved else time.time(),
        }
        for end, who in zip(ends, whos, strict=True)
    ]  # fmt: skip


async def note(store: Store, table: Table) -> None:
    """Note how a game ended that was over before results were noted."""

    def do(connection: sa.Connection) -> None:
        known = connection.execute(sa.select(C.seat).where(C.table == table.plan.id))
        if known.first() is None:
            connection.execute(sa.insert(m.results), results_of(table))

    await store.transact(do)


async def unnoted(store: Store, player: str) -> list[str]:
    """A few finished tables of a person whose end was not noted."""
    t, s = m.tables.c, m.seats.c
    noted = sa.select(C.seat).where(C.table == t.id).exists()
    query = sa.select(t.id).join(m.seats, s.table == t.id).where(s.player == player)
    query = query.where(t.status == "over", t.rated, ~t.closed, ~noted)
    return [row.id for row in await store.rows(query.order_by(t.created.desc()).limit(PAGE))]


async def history(store: Store, player: str, before: float) -> p.History:
    t = m.tables.c
    query = sa.select(m.results, t.options).join(m.tables, t.id == C.table)
    query = query.where(C.who == player, C.at < before, ~t.closed)
    mine = await store.rows(query.order_by(C.at.desc(), C.seat).limit(PAGE + 1))
    shown = mine[:PAGE]
    standings = await standings_of(store, [row.table for row in shown])
    games = [
        p.Finished(r.table, r.game, json.loads(r.options), r.at, r.seat, standings[r.table])
        for r in shown
    ]
    return p.History(games, len(mine) > PAGE)


async def standings_of(store: Store, tables: Sequence[str]) -> dict[str, list[p.Standing]]:
    """How all seats came out, best first."""
    query = sa.select(m.results, m.players.c.name)
    query = query.join(m.players, m.players.c.id == C.who, isouter=True)
    found: dict[str, list[p.Standing]] = defaultdict(list)
    for row in await store.rows(query.where(C.table.in_(tables)).order_by(C.place, C.seat)):
        found[row.table].append(standing(row))
    return found


def standing(row: Row) -> p.Standing:
    is_bot = row.who.startswith(BOT)
    return p.Standing(
        row.seat, row.name or "", row.who.removeprefix(BOT) if is_bot else "",
        "" if is_bot else row.who, row.place, row.points, row.won,
    )  # fmt: skip


async def tallies(store: Store, player: str, ratings: Sequence[p.Rating]) -> list[p.Tally]:
    """A person's games by title and number of players."""
    won = sa.func.sum(sa.case((C.won, 1), else_=0))
    query = sa.select(
        C.game, C.players, sa.func.count().label("played"), won.label("won"),
        sa.func.avg(C.place).label("place"),
    )  # fmt: skip
    query = query.where(C.who == player).group_by(C.game, C.players).order_by(C.game, C.players)
    rated = {(rating.game, rating.players): rating for rating in ratings}
    return [
        p.Tally(
            r.game, r.players, r.played, int(r.won), round(float(r.place), 2),
            rated.get((r.game, r.players)),
        )
        for r in await store.rows(query)
    ]  # fmt: skip
