"""HTTP for those who learn: puzzles."""

import asyncio
from datetime import UTC, datetime

from chabudai.server.endpoints.call import Call
from chabudai.table import puzzling
from chabudai.table.puzzling import PuzzleAnswer, Puzzles, PuzzleShown


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
