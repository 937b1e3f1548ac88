"""A table that goes on from a point of a study, against bots."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from chabudai.kernel.game import Game
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse
from chabudai.table.making import ME, bot_names, granted, new_plan, standard_bot
from chabudai.table.messages import Settings
from chabudai.table.plan import Origin, Plan
from chabudai.table.study import study_from
from chabudai.table.study_play import position_at
from chabudai.table.studying import known_seat

BOT = "steady"


def study_table(
    id: str, data: Any, node: int, seat: int, settings: Settings, host: str
) -> tuple[Plan, Sequence[str]]:
    """A plan that begins at a node, which is shown as a fork and never rated; who sits there."""
    position = position_at(study_from(data), node)
    if position.over:
        raise refuse("game-is-over")
    mine = known_seat(position, seat)
    settings = granted(replace(settings, rated=False), position.variant)
    plan = new_plan(id, position.variant, settings, host, origin_of(position))
    if position.seed is not None:
        plan = replace(plan, seed=position.seed)  # what chance gave later there, it gives here
    bots = [opponent(position.game)] * position.variant.players
    return plan, [*bots[:mine], ME, *bots[mine + 1 :]]


def origin_of(position: Position) -> Origin:
    """The moves, where chance went by the seed alone; else the position as text, which any has."""
    count, facts = position.state.moves, facts_of(position.game)
    if position.seed is None:
        return Origin(count, text=position.text(), facts=facts)
    text_of = position.game.notation.move_text
    moves = tuple(text_of(played.move) for played in position.played)
    return Origin(count, moves=moves, salts=tuple(position.salts), facts=facts)


def facts_of(game: Game) -> dict[str, Any] | None:
    facts: Mapping[str, Any] | None = game.facts
    return None if facts is None else dict(facts)


def opponent(game: Game) -> str:
    return BOT if BOT in bot_names(game) else standard_bot(game)
