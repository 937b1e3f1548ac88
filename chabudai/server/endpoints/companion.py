"""HTTP for people at a real table."""

from chabudai.kernel.pad import Sheet
from chabudai.kernel.real_table import May, SetUp
from chabudai.server import protocol as p
from chabudai.server.endpoints.call import Call
from chabudai.table import companion


async def post_pad(call: Call) -> Sheet:
    wish: p.PadWish = call.body
    return companion.count_points(wish.game, wish.options, wish.sheets)


async def post_set_up(call: Call) -> SetUp:
    wish: p.SetUpWish = call.body
    return companion.lay_out(wish.game, wish.options)


async def post_may(call: Call) -> May:
    wish: p.MayWish = call.body
    return companion.settle(wish.game, wish.options, wish.answers)
