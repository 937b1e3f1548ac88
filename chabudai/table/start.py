"""How a table's game begins: dealt anew, from a written position, or from moves of another."""

from collections.abc import Sequence

from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.scripted import Foretold
from chabudai.table.plan import Origin, Plan


def first_position(plan: Plan, variant: Variant, salts: Sequence[str]) -> Position:
    origin = plan.origin or Origin()
    if origin.text:
        return written(variant, origin, plan.seed)
    given = origin.salts if origin.salts is not None else tuple(salts)
    position = variant.start(plan.seed, given if any(given) else ())
    for text in origin.moves:
        position.push(text)
    return position


def written(variant: Variant, origin: Origin, seed: int) -> Position:
    """Returns a position from its text, where it says so with what chance will give."""
    position = variant.position(origin.text, seed)
    return Foretold(variant, position.state, origin.chances) if origin.chances else position
