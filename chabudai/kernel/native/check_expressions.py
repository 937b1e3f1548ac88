"""Checked expressions: each gets its kind, from annotations and the declared state."""

import ast
from typing import Any, NoReturn

from chabudai.kernel.native.instance import Instance, Program
from chabudai.kernel.native.kinds import (
    INT,
    NOTHING,
    REAL,
    STATE,
    STATES,
    Array,
    Kind,
    Number,
    Record,
    Several,
    described,
    joined,
    kind_of_annotation,
)
from chabudai.kernel.native.order import WRITES, WRITING_TOOLS, Effects
from chabudai.kernel.native.source import OutsideSubset

ARITHMETIC = (
    ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod,
    ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift,
)  # fmt: skip
WHOLE_ONLY = (
    ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift
)  # fmt: skip
# Functions that C has or that `prelude` brings, by the kind of what they return.
REAL_TOOLS = {"sqrt": REAL, "float": REAL, "scaled": REAL, "fraction_of": REAL}
WHOLE_TOOLS = {"int": INT, "bool": INT, "exponent_of": INT, "rotated": INT}
MARKS_TOOLS = {"marks_of_eight": 2, "mark_of_eight": 3}  # of a mask; how many arguments
SCRATCH_TOOLS = ("zeros", "grid")
NOTES = "emit"  # compiled code keeps none
ORDERED = (ast.BinOp, ast.Call, ast.Tuple, ast.Assign)  # C is told the order where it matters


class ExpressionCheck:
    """The expressions of one function under its check."""

    def __init__(self, program: Program, instance: Instance) -> None:
        self.program, self.instance = program, instance
        self.linked = program.linked
        self.effects = Effects(instance)

    def wrong(self, node: ast.AST, what: str, instead: str) -> NoReturn:
        line = getattr(node, "lineno", self.instance.tree.lineno)
        raise OutsideSubset(self.instance.file, line, what, instead)

    def expression(self, node: ast.expr) -> Kind:
        kind = self.instance.kinds[node] = self.kind(node)
        return kind

    def kind(self, node: ast.expr) -> Kind:
        match node:
            case ast.Constant(value=bool() | int()):
                return INT
            case ast.Constant(value=float()):
                return REAL
            case ast.Name():
                return self.kind_of_name(node)
            case ast.Attribute():
                return self.kind_of_attribute(node)
            case ast.Subscript():
                return self.kind_of_item(node)
            case ast.BinOp(op=op) if isinstance(op, ARITHMETIC):
                kind = self.combined(node, op, self.number(node.left), self.number(node.right))
                self.one_order(node, [node.left, node.right])
                return kind
            case ast.UnaryOp(op=ast.Not()):
                self.number(node.operand)
                return INT
            case ast.UnaryOp(op=ast.USub()):
                return self.number(node.operand)
            case ast.UnaryOp(op=ast.Invert()):
                return self.whole(node.operand)
            case ast.BoolOp():
                for value in node.values:
                    self.whole(value)
                return INT
            case ast.Compare():
                return self.kind_of_comparison(node)
            case ast.IfExp():
                return self.kind_of_choice(node)
            case ast.Tuple():
                kinds = tuple(self.number(element) for element in node.elts)
                self.one_order(node, node.elts)
                return Several(kinds)
            case ast.Call():
                return self.kind_of_call(node)
        return self.wrong(
            node,
            f"rules can't use '{ast.unparse(node)[:40]}'",
            "use whole numbers, names, fields, rows by index, arithmetic, comparisons and calls",
        )

    def number(self, node: ast.expr) -> Number:
        kind = self.expression(node)
        if not isinstance(kind, Number) or kind == NOTHING:
            self.wrong(node, f"a {described(kind)} where a number is needed", "use its elements")
        return kind

    def whole(self, node: ast.expr) -> Kind:
        kind = self.number(node)
        if kind != INT:
            self.wrong(node, "a real number where a whole one is needed", "use int(…)")
        return kind

    def kind_of_name(self, node: ast.Name) -> Kind:
        name, instance = node.id, self.instance
        for book in (instance.parameters, instance.locals):
            if name in book:
                return book[name]
        kind = self.program.table_kind(name)
        if kind is None:
            self.wrong(
                node,
                f"'{name}' is neither a local name with a value nor a constant",
                "assign it first; constants are numbers and tuples of numbers, equally long",
            )
        return kind

    def is_constant(self, name: str) -> bool:
        return name not in self.instance.parameters and name not in self.instance.locals

    def kind_of_attribute(self, node: ast.Attribute) -> Kind:
        if (spoken := dotted(node)) and self.is_constant(spoken.split(".")[0]):
            kind = self.program.table_kind(spoken)
            if kind is not None:
                return kind
        fields, holder = self.linked.state.fields, self.expression(node.value)
        if isinstance(holder, Record) and (kind := holder.field(node.attr)):
            return kind
        if holder != STATE or node.attr not in fields:
            self.wrong(node, f"'{ast.unparse(node)}' is no field", "declare it in the state")
        declared = fields[node.attr]
        return Array(declared.code, declared.shape) if declared.shape else INT

    def kind_of_item(self, node: ast.Subscript) -> Kind:
        held = self.expression(node.value)
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        for index in indices:
            self.whole(index)
        self.one_order(node, [node.value, *indices])
        if held == STATES and len(indices) == 1:
            return STATE
        if not isinstance(held, Array) or len(indices) > len(held.dims):
            self.wrong(node, f"an element of a {described(held)}", "index rows and tables only")
        rest = held.dims[len(indices) :]
        return Array(held.code, rest) if rest else held.element

    def combined(self, node: ast.AST, op: ast.operator, one: Kind, other: Kind) -> Kind:
        if isinstance(op, ast.Div):
            return REAL
        if REAL in (one, other):
            if isinstance(op, WHOLE_ONLY):
                self.wrong(node, "a real number in whole arithmetic", "use int(…)")
            return REAL
        return INT

    def kind_of_comparison(self, node: ast.Compare) -> Kind:
        parts: list[ast.expr] = [node.left]
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.In | ast.NotIn):
                if not isinstance(right, ast.Tuple):
                    self.wrong(node, "'in' something else", "write the choices: x in (A, B)")
                parts += right.elts
            else:
                parts.append(right)
        for part in parts:
            self.number(part)
        if len(parts) > 2 and any(self.effects.effect(part) == WRITES for part in parts):
            self.wrong(node, "a call that changes something is compared twice", "name its result")
        self.one_order(node, parts)
        return INT

    def kind_of_choice(self, node: ast.IfExp) -> Kind:
        self.whole(node.test)
        one, other = self.expression(node.body), self.expression(node.orelse)
        kind = joined(one, other)
        if kind is None:
            self.wrong(node, f"a {described(one)} or a {described(other)}", "choose one kind")
        return kind

    # Calls

    def kind_of_call(self, node: ast.Call) -> Kind:
        if not isinstance(node.func, ast.Name) or node.keywords:
            self.wrong(node, "a fancy call", "call functions by name, arguments in their order")
        name, arguments = node.func.id, node.args
        if name == NOTES:
            return self.kind_of_notes(node)
        kinds = [self.expression(argument) for argument in arguments]
        self.one_order(node, arguments)
        if name in SCRATCH_TOOLS:
            return self.kind_of_scratch(node)
        if name in WRITING_TOOLS:
            self.instance.writes |= self.effects.owners(arguments[0])
            return NOTHING
        if name in ("min", "max"):
            return REAL if REAL in kinds else INT
        if name == "abs":
            return self.number(arguments[0])
        if name == "len":
            return self.kind_of_length(node, kinds)
        if name in MARKS_TOOLS:
            return self.kind_of_marks(node, kinds, MARKS_TOOLS[name])
        if name in REAL_TOOLS or name in WHOLE_TOOLS:
            for argument in arguments:
                self.number(argument)
            return REAL_TOOLS[name] if name in REAL_TOOLS else WHOLE_TOOLS[name]
        return self.kind_of_function(node, name, kinds)

    def kind_of_notes(self, node: ast.Call) -> Kind:
        for argument in node.args:
            self.expression(argument)
            if self.effects.effect(argument) == WRITES:
                self.wrong(node, "a note that changes something", "name the result first")
        return NOTHING

    def kind_of_marks(self, node: ast.Call, kinds: list[Kind], count: int) -> Kind:
        if len(kinds) != count or not isinstance(kinds[0], Array) or kinds[0].code != "i1":
            self.wrong(node, "marks of something else", "count the marks of a mask")
        for argument in node.args[1:]:
            self.whole(argument)
        return INT

    def kind_of_length(self, node: ast.Call, kinds: list[Kind]) -> Kind:
        if len(kinds) != 1 or not (kinds[0] == STATES or isinstance(kinds[0], Array)):
            self.wrong(node, "the length of something else", "take the length of a row")
        return INT

    def kind_of_scratch(self, node: ast.Call) -> Kind:
        sizes = tuple(self.constant(argument) for argument in node.args)
        if None in sizes:
            self.wrong(node, "a scratch row of unknown length", "make it as long as it can get")
        kind = self.instance.scratch[node] = Array("i8", sizes)
        return kind

    def kind_of_function(self, node: ast.Call, name: str, kinds: list[Kind]) -> Kind:
        if name not in self.linked.functions:
            self.wrong(node, f"'{name}' is no function of the linked modules", "write it there")
        names, hints = self.linked.parameters(name), self.linked.hints(name)
        if len(names) != len(kinds):
            self.wrong(node, f"{name} takes {len(names)} arguments", "give all of them")
        taken = []
        for parameter, kind in zip(names, kinds, strict=True):
            taken.append(self.taken(node, parameter, kind_of_annotation(hints[parameter]), kind))
        called = self.program.instance(name, tuple(taken))
        self.instance.calls[node] = called
        self.instance.writes |= self.effects.written_by(node, called)
        return called.returns

    def taken(self, node: ast.AST, parameter: str, wanted: Kind | None, given: Kind) -> Kind:
        """The kind under which a parameter takes what it is given."""
        fits = wanted is None or wanted == given or (wanted == REAL and given == INT)
        if isinstance(wanted, Array) and isinstance(given, Array):
            fits = (wanted.code, len(wanted.dims)) == (given.code, len(given.dims))
        if not fits:
            assert wanted is not None
            self.wrong(
                node,
                f"{parameter} wants a {described(wanted)}, not a {described(given)}",
                "annotate it list[int] to take rows of any width",
            )
        return wanted if isinstance(wanted, Number) else given

    # What is known before anything runs

    def constant(self, node: ast.expr) -> int | None:
        """A whole number that is known now; None if it is not."""
        match node:
            case ast.Constant(value=int() as value):
                return int(value)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                inner = self.constant(operand)
                return None if inner is None else -inner
            case ast.Name(id=name) if self.is_constant(name):
                return whole_or_none(self.linked.table.get(name))
            case ast.Attribute() if spoken := dotted(node):
                return whole_or_none(self.linked.constant(spoken))
            case ast.BinOp(left=left, op=op, right=right):
                return folded(op, self.constant(left), self.constant(right))
        return None

    # The order of evaluation, which C leaves open

    def one_order(
        self, node: ast.AST, parts: "list[ast.expr] | tuple[ast.expr, ...]", is_target: bool = False
    ) -> None:
        """Whatever the order in which these are worked out, the result must be the same."""
        if self.effects.matter(parts, is_target):
            if isinstance(node, ORDERED):
                self.instance.ordered.add(node)
                return
            self.wrong(
                node,
                "a call changes what its neighbours in this line look at",
                "give the first result a name",
            )


def dotted(node: ast.expr) -> str:
    """`Phase.MAIN` as it is spoken; '' for anything else."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""


def whole_or_none(value: Any) -> int | None:
    return int(value) if isinstance(value, int) else None


def folded(op: ast.operator, one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return None
    match op:
        case ast.Add():
            return one + other
        case ast.Sub():
            return one - other
        case ast.Mult():
            return one * other
        case ast.FloorDiv():
            return one // other
        case ast.LShift():
            return one << other
    return None
