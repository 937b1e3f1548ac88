"""HTTP about company: finished games and what they add up to, bots for free seats, manners."""

from chabudai.kernel.refusal import refuse
from chabudai.server import manners, notice, queries, results
from chabudai.server import protocol as p
from chabudai.server.endpoints.call import Call
from chabudai.server.endpoints.people import awake, get_me
from chabudai.server.wishes import way_out
from chabudai.table.entries import AnyEntry, Sat
from chabudai.table.making import check_bot
from chabudai.table.messages import TableInfo
from chabudai.table.table import Table


async def get_history(call: Call) -> p.History:
    store = call.server.store
    for id in await results.unnoted(store, call.who.id):  # from before results were noted
        live = await awake(call.server, id)
        if live and live.table.status == "over":
            await results.note(store, live.table)
    return await results.history(store, call.who.id, call.query.before)


async def get_statistics(call: Call) -> p.Statistics:
    store, id = call.server.store, call.who.id
    rated = await queries.ratings_of(store, id)
    return p.Statistics(await results.tallies(store, id, rated))


async def post_bots(call: Call) -> TableInfo:
    """The host lets bots have all seats that are free."""
    live, who = await call.table(), call.who
    if live.table.plan.host != who.id:
        raise refuse("not-the-host")
    bot = call.body.bot
    check_bot(bot, live.table.variant.game)

    def fill(table: Table) -> list[AnyEntry]:
        free = [seat.seat for seat in table.seats if not seat.name]
        if table.position or not free:
            raise refuse("table-seat-taken")
        return table.to_fill({seat: Sat(seat, bot, "", bot) for seat in free})

    await call.server.carry_out(live, fill)
    return live.table.info(call.seat_at(live))


async def post_delete(call: Call) -> p.Me:
    """A table that concerns nobody else is closed: nobody finds it any more."""
    live = await call.table()
    if way_out(live.table, call.who.id) != "delete":
        raise refuse("table-not-yours-alone")
    await call.server.store.write(queries.close_table(call.id))
    if call.id in call.server.tables:
        notice.let_go(call.server, live)
    return await get_me(call)


async def post_block(call: Call) -> p.Me:
    await manners.block(call.server.store, call.who.id, call.body.player, call.body.blocked)
    await call.server.hush(call.who.id)
    return await get_me(call)


async def post_report(call: Call) -> p.Noted:
    live = await call.table()
    return await manners.report(call.server.store, live.table, call.who.id, call.body)
