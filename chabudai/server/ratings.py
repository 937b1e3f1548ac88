"""Ratings of people and bots, per game and number of players, by the Plackett–Luce model.

A game is rated once, when it is over, if its settings said so before the deal. Whoever was dealt in
is rated, whether they played to the end or left. A fork is never rated, and no game in which one
player had all seats.
"""

from typing import Any

import sqlalchemy as sa
from openskill.models import PlackettLuce

from chabudai.server import models as m
from chabudai.server.attempts import finish
from chabudai.server.results import results_of
from chabudai.server.store import Store
from chabudai.table.ends import places_of
from chabudai.table.table import Table

MODEL = PlackettLuce()
Rated = tuple[float, float]  # mu, sigma
ADD_RESULTS = sa.insert(m.results)
MARK_RATED = (
    sa.update(m.tables)
    .where(m.tables.c.id == sa.bindparam("table"), ~m.tables.c.rated)
    .values(rated=True)
)


def is_rated(table: Table) -> bool:
    """Was it agreed before the deal, and was there somebody to beat?"""
    return table.status == "over" and table.plan.rated and len(set(table.contestants)) > 1


def new_ratings(old: dict[str, Rated], whos: list[str], places: list[int]) -> dict[str, Rated]:
    """Ratings after a game; one who sat in several seats gets the mean of what they brought."""
    start = MODEL.rating()
    teams = [[MODEL.rating(*old.get(who, (start.mu, start.sigma)))] for who in whos]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    found: dict[str, Rated] = {}
    for who in set(whos):
        mine = [rated[seat][0] for seat, other in enumerate(whos) if other == who]
        mu, sigma = sum(r.mu for r in mine), sum(r.sigma for r in mine)
        found[who] = (mu / len(mine), sigma / len(mine))
    return found


async def rate(store: Store, table: Table) -> None:
    """Note how a finished game ended, and rate it, once whatever happens."""

    def do(connection: sa.Connection) -> None:
        if connection.execute(MARK_RATED, {"table": table.plan.id}).rowcount == 1:
            connection.execute(ADD_RESULTS, results_of(table))
            for change in finish(table):
                connection.execute(change)
            if is_rated(table):
                rate_in(connection, table)

    await store.transact(do)


def rate_in(connection: sa.Connection, table: Table) -> None:
    places = places_of(table)
    c, whos = m.ratings.c, table.contestants
    key: dict[str, Any] = {"game": table.plan.game, "players": len(table.seats)}
    mine = (c.game == key["game"], c.players == key["players"])
    rows = connection.execute(sa.select(m.ratings).where(*mine, c.who.in_(whos)))
    old = {row.who: row for row in rows}
    known = {who: (row.mu, row.sigma) for who, row in old.items()}
    for who, (mu, sigma) in sorted(new_ratings(known, whos, places).items()):
        values = {"mu": mu, "sigma": sigma, "games": old[who].games + 1 if who in old else 1}
        if who in old:
            change = sa.update(m.ratings).where(*mine, c.who == who)
            connection.execute(change.values(values))
        else:
            connection.execute(sa.insert(m.ratings).values(who=who, **key, **values))
