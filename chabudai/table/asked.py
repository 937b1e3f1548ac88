"""Functions that a page asks for by name, `ask("module:function", …)`: a server answers while it is
there, else Python in the page itself.

What stands here takes and returns what JSON can tell, needs neither a table nor a person, tells no
secret and answers within milliseconds, for anybody may ask a server for it.
"""

import importlib
from collections.abc import Sequence
from typing import Any

from chabudai.kernel.refusal import refuse

ASKED = frozenset({
    "chabudai.games:names",
    "chabudai.table.puzzling:told_answer",
    "chabudai.table.puzzling:told_list",
    "chabudai.table.puzzling:told_puzzle",
})  # fmt: skip


def answer(target: str, values: Sequence[Any]) -> Any:
    """What one of these functions returns; others are refused, and what it can't take."""
    if target not in ASKED:
        raise refuse("not-found")
    module, _, name = target.partition(":")
    try:
        return getattr(importlib.import_module(module), name)(*values)
    except (TypeError, KeyError, IndexError, AttributeError) as error:
        raise refuse("message-unreadable", detail=str(error)[:200]) from error
