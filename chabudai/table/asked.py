"""Functions that a page asks for by name, `ask("module:function", …)`: a server answers while it is
there, else Python in the page itself.

What stands here takes and returns what JSON can tell, needs neither a table nor a person, tells no
secret and answers within milliseconds, for anybody may ask a server for it. What plays a whole
tree through takes longer and stands in `STUDIES`, what searches in `SLOW`: a server hands either to
workers of its own, behind fair queues.
"""

import importlib
from collections.abc import Sequence
from typing import Any

from chabudai.kernel.refusal import Refused, refuse

ASKED = frozenset({
    "chabudai.games:names",
    "chabudai.table.puzzling:told_answer",
    "chabudai.table.puzzling:told_list",
    "chabudai.table.puzzling:told_puzzle",
    "chabudai.table.studying:told_puzzle",
})  # fmt: skip
STUDIES = frozenset({
    "chabudai.table.studying:told_deal",
    "chabudai.table.studying:told_move",
    "chabudai.table.studying:told_node",
    "chabudai.table.studying:told_note",
    "chabudai.table.studying:told_open",
    "chabudai.table.studying:told_promoted",
    "chabudai.table.studying:told_removed",
    "chabudai.table.studying:told_review_whole",
    "chabudai.table.studying:told_weighed",
})  # fmt: skip
SLOW = frozenset({
    "chabudai.table.studying:told_analysis",
    "chabudai.table.studying:told_review_part",
})  # fmt: skip


def prepare() -> None:
    """Import them all, so that none is waited for later."""
    for target in ASKED | STUDIES:
        importlib.import_module(target.partition(":")[0])


def answer(target: str, values: Sequence[Any]) -> Any:
    """What one of these functions returns; others are refused, and what it can't take."""
    if target not in ASKED | STUDIES | SLOW:
        raise refuse("not-found")
    module, _, name = target.partition(":")
    try:
        return getattr(importlib.import_module(module), name)(*values)
    except (TypeError, KeyError, IndexError, AttributeError) as error:
        raise refuse("message-unreadable", detail=str(error)[:200]) from error


def told(target: str, values: Sequence[Any]) -> dict[str, Any]:
    """Returns the same for a page without a server: the answer, or the refusal."""
    try:
        return {"answer": answer(target, values)}
    except Refused as error:
        return {"refusal": error.refusal.json()}
