"""HTTP about saved games: a record becomes a table that is over, to be looked at."""

import asyncio
import json
from typing import Any

from chabudai.games import replay
from chabudai.kernel.record import record_from
from chabudai.kernel.refusal import refuse
from chabudai.server import protocol as p
from chabudai.server import times
from chabudai.server.auth import new_id
from chabudai.server.chain import plan_hash
from chabudai.server.endpoints.call import Call
from chabudai.server.store import Written, chained, plan_row
from chabudai.table.entries import AnyEntry, Dealt, Moved
from chabudai.table.messages import Settings, TableInfo
from chabudai.table.plan import Plan
from chabudai.table.table import Table

LOOKED_AT = Settings(undo=False)  # the game is over: nothing is played here


async def post_record(call: Call) -> TableInfo:
    """Nobody sits at the table of a saved game; whoever has its link can look, and play on from a
    move of it as from any finished game."""
    table, lines = await asyncio.to_thread(opened, call.body.record, call.who)
    await call.server.keep_finished(table, lines)
    return table.info()


def opened(data: dict[str, Any], person: p.Person) -> tuple[Table, list[Written]]:
    """A record as a table with its log; refused with what is wrong with it."""
    record = record_from(data)
    position = replay(record)
    if not position.over:
        raise refuse("record-not-over")
    options = json.loads(json.dumps(position.variant.options))
    plan = Plan(
        new_id(), record.game, record.rules, options, record.seed, LOOKED_AT, person.id
    )  # fmt: skip
    game = position.game
    facts = None if game.facts is None else dict(game.facts)
    entries: list[AnyEntry] = [Dealt(record.rules, list(record.salts), game.data, facts)]
    notation = game.notation
    entries += [Moved(one.seat, notation.move_text(one.move)) for one in position.played]
    lines = chained(entries, 0, times.now(), plan_hash(plan_row(plan)))
    table = Table(plan)
    for line in lines:
        table.add(line.entry, line.at)
    return table, lines
