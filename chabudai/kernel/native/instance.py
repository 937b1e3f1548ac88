"""A function on its way to C: what the pass that checks finds, for the pass that writes."""

import ast
from dataclasses import dataclass, field
from typing import Protocol

from chabudai.kernel.native.kinds import NOTHING, Array, Kind
from chabudai.kernel.native.source import Linked


@dataclass(eq=False)
class Instance:
    """A function for one combination of kinds of its arguments, checked."""

    name: str
    c_name: str
    parameters: dict[str, Kind]
    file: str
    tree: ast.FunctionDef
    locals: dict[str, Kind] = field(default_factory=dict)
    kinds: dict[ast.expr, Kind] = field(default_factory=dict)
    calls: dict[ast.Call, "Instance"] = field(default_factory=dict)
    scratch: dict[ast.Call, Array] = field(default_factory=dict)
    ordered: set[ast.AST] = field(default_factory=set)  # whose parts must be worked out in order
    returns: Kind = NOTHING
    writes: set[str] = field(default_factory=set)  # parameters whose numbers it changes


class Program(Protocol):
    """What a check asks of the whole."""

    linked: Linked

    def instance(self, name: str, kinds: tuple[Kind, ...]) -> Instance: ...

    def table_kind(self, name: str) -> Kind | None: ...
