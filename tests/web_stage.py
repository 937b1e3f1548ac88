"""Tables that stand at a known situation, put into a server's database before it starts."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from chabudai.server import models as m
from chabudai.server.auth import Auth, new_id
from chabudai.server.chain import plan_hash
from chabudai.server.store import Store, chained, new_table, plan_row
from chabudai.table.entries import AnyEntry, Dealt, Moved, Sat
from chabudai.table.messages import Settings
from chabudai.table.plan import Plan
from tests.web_fixtures import NAMES, Found, find


@dataclass(frozen=True)
class Staged:
    """A table in mid-game, with the token of the person whose decision it is."""

    id: str
    token: str
    found: Found


def stage(database: Path, wanted: list[tuple[str, str]]) -> dict[tuple[str, str], Staged]:
    """A table for each situation, given by game and name."""
    found = [(key, find(*key)) for key in wanted]
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop in this thread
        return apart.submit(asyncio.run, stage_all(database, found)).result()


async def stage_all(
    database: Path, found: list[tuple[tuple[str, str], Found]]
) -> dict[tuple[str, str], Staged]:
    store = Store(str(database))
    await store.open()
    staged = {key: await stage_one(store, one) for key, one in found}
    await store.close()
    return staged


async def stage_one(store: Store, found: Found) -> Staged:
    position = found.position
    plan = Plan(
        new_id(), position.game.name, position.game.version, position.variant.options, found.seed,
        Settings(), "",
    )  # fmt: skip
    sessions = [await Auth(store).guest(NAMES[of]) for of in range(position.state.players)]
    people = [session.person.id for session in sessions]
    seats = [
        sa.insert(m.seats).values(table=plan.id, seat=of, player=player, secret="")
        for of, player in enumerate(people)
    ]
    await store.write(new_table(plan), *seats)
    written = chained(lines(found, people), 0, time.time(), plan_hash(plan_row(plan)))
    await store.append(plan.id, 0, written)
    return Staged(plan.id, sessions[found.seat].token, found)


def lines(found: Found, people: list[str]) -> list[AnyEntry]:
    position = found.position
    sat = [Sat(of, NAMES[of], player) for of, player in enumerate(people)]
    text = position.game.notation.move_text
    moved = [Moved(played.seat, text(played.move)) for played in position.played]
    return [*sat, Dealt(position.game.version, [""] * len(people)), *moved]
