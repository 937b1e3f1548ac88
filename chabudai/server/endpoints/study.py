"""HTTP for those who learn: puzzles, and games that go on from a study."""

import asyncio
from datetime import UTC, datetime

from chabudai.server import protocol as p
from chabudai.server.auth import new_id
from chabudai.server.endpoints.call import Call
from chabudai.server.endpoints.tables import open_table
from chabudai.table import puzzling
from chabudai.table.entries import Sat
from chabudai.table.puzzling import PuzzleAnswer, Puzzles, PuzzleShown
from chabudai.table.study_table import study_table


def today() -> str:
    return datetime.now(UTC).date().isoformat()


async def get_puzzles(call: Call) -> Puzzles:
    return await asyncio.to_thread(puzzling.listed, today())


async def get_puzzle(call: Call) -> PuzzleShown:
    return await asyncio.to_thread(puzzling.shown, call.id)


async def post_answer(call: Call) -> PuzzleAnswer:
    wish = call.body
    given = (call.id, wish.move, wish.rating, wish.counts)
    return await asyncio.to_thread(puzzling.answered, *given)


async def post_study(call: Call) -> p.Seated:
    """A table that goes on from a point of a study; it is shown as a fork and never rated."""
    wish, me = call.body, call.who
    given = (wish.study, wish.node, wish.seat, wish.settings.granted(), me.id)
    found = await asyncio.to_thread(study_table, new_id(), *given)
    return await open_table(call, *found, Sat(-1, me.name, me.id))
