"""Checked expressions as C."""

import ast
from collections.abc import Callable
from typing import Any

from chabudai.kernel.native.check_expressions import dotted
from chabudai.kernel.native.instance import Instance
from chabudai.kernel.native.kinds import (
    C_TYPES,
    INT,
    NOTHING,
    REAL,
    STATES,
    Array,
    Handle,
    Kind,
    Number,
    Record,
    Several,
    runtime_dims,
)

SIGNS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>", ast.Eq: "==", ast.NotEq: "!=",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.And: "&&", ast.Or: "||",
    ast.Not: "!", ast.USub: "-", ast.Invert: "~",
}  # fmt: skip
ROUNDING = {ast.FloorDiv: "floor_div", ast.Mod: "floor_mod"}
RESERVED = {  # by C, or by the prelude
    "auto", "case", "char", "const", "default", "do", "double", "enum", "extern", "float", "goto",
    "inline", "int", "long", "register", "restrict", "short", "signed", "sizeof", "static",
    "struct", "switch", "typedef", "union", "unsigned", "void", "volatile", "memset", "memcpy",
}  # fmt: skip


def c_name(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


def whole(value: int) -> str:
    """A whole number; the smallest of 64 bits has no name of its own in C."""
    if value == -(1 << 63):
        return "INT64_MIN"
    text = f"INT64_C({value})" if abs(value) >= 1 << 31 else str(value)
    return f"({text})" if value < 0 else text


class Expressions:
    """The expressions of one checked function."""

    def __init__(self, instance: Instance, constant: Callable[[str], Any]) -> None:
        self.instance, self.constant = instance, constant
        self.scratch = {node: f"scratch_{n}" for n, node in enumerate(instance.scratch)}
        self.used = 0  # names of our own so far

    def own_name(self, purpose: str) -> str:
        self.used += 1
        return f"_{purpose}{self.used}"

    def text(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=value):
                return self.number_text(value)
            case ast.Name(id=name):
                return self.name(name)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return self.widened(node, self.item(node))
            case ast.BinOp():
                return self.arithmetic(node)
            case ast.UnaryOp(op=op, operand=operand):
                return f"({SIGNS[type(op)]}{self.text(operand)})"
            case ast.BoolOp(op=op, values=values):
                return "(" + f" {SIGNS[type(op)]} ".join(map(self.text, values)) + ")"
            case ast.Compare():
                return self.comparison(node)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.text(test)} ? {self.text(body)} : {self.text(orelse)})"
        assert isinstance(node, ast.Call)
        return self.call(node)

    def number_text(self, value: Any) -> str:
        return repr(value) if isinstance(value, float) else whole(int(value))

    def name(self, name: str) -> str:
        if name in self.instance.parameters or name in self.instance.locals:
            return c_name(name)
        return self.constant_text(name)

    def constant_text(self, spoken: str) -> str:
        value = self.constant(spoken)
        if isinstance(value, int | float):
            return f"({value!r})" if isinstance(value, float) else whole(value)
        return table_name(spoken)

    def attribute(self, node: ast.Attribute) -> str:
        if node.value not in self.instance.kinds:
            return self.constant_text(dotted(node))
        place = f"{self.text(node.value)}->{c_name(node.attr)}"
        kind = self.instance.kinds[node]
        if isinstance(self.instance.kinds[node.value], Record):
            return placed(kind, place)
        return self.widened(node, place)

    def widened(self, node: ast.expr, text: str) -> str:
        """A number leaves its place as 64 bits."""
        kind = self.instance.kinds[node]
        return f"(({kind.c_type}){text})" if isinstance(kind, Number) else text

    def item(self, node: ast.Subscript) -> str:
        """An element, or the start of a row."""
        text, dims = self.text(node.value), self.dims(node.value)
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        for index in indices:
            length, dims = dims[0], dims[1:]
            at = f"AT({self.index(index, length)}, {length})"
            if dims:
                text = f"({text} + {at} * {'*'.join(dims)})"
            elif self.instance.kinds[node.value] == STATES:
                text = f"(&{text}[{at}])"
            else:
                text = f"{text}[{at}]"
        return text

    def index(self, node: ast.expr, length: str) -> str:
        if isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant):
            return f"{length} - {node.operand.value!r}"
        return self.text(node)

    def arithmetic(self, node: ast.BinOp) -> str:
        lines, (one, other) = self.in_order(node, [node.left, node.right])
        if self.instance.kinds[node.left] == INT and not isinstance(node.op, ast.Div):
            one = f"(int64_t){one}"  # a plain constant would be a narrower int
        if type(node.op) in ROUNDING:
            text = f"{ROUNDING[type(node.op)]}({one}, {other})"
        elif isinstance(node.op, ast.Div):
            text = f"((double){one} / (double){other})"
        else:
            text = f"({one} {SIGNS[type(node.op)]} {other})"
        return after(lines, text)

    def comparison(self, node: ast.Compare) -> str:
        parts, left = [], self.text(node.left)
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(right, ast.Tuple):
                each = " || ".join(f"{left} == {self.text(element)}" for element in right.elts)
                parts.append(f"({each})" if isinstance(op, ast.In) else f"!({each})")
                continue
            text = self.text(right)
            parts.append(f"{left} {SIGNS[type(op)]} {text}")
            left = text
        return "(" + " && ".join(parts) + ")"

    def dims(self, node: ast.expr) -> list[str]:
        """The lengths of a row or table, as C."""
        kind = self.instance.kinds.get(node)
        if not isinstance(kind, Array) and kind != STATES:
            return []
        if isinstance(kind, Array) and None not in kind.dims:
            return [str(size) for size in kind.dims]
        if isinstance(node, ast.Attribute):
            holder = f"{self.text(node.value)}->{node.attr}"
            return [f"{holder}_n{axis}" for axis in runtime_dims(kind)]
        if kind == STATES:
            assert isinstance(node, ast.Name)
            return [f"{c_name(node.id)}_n0"]
        assert isinstance(kind, Array)
        match node:
            case ast.Name(id=name):
                return [
                    f"{c_name(name)}_n{axis}" if size is None else str(size)
                    for axis, size in enumerate(kind.dims)
                ]
            case ast.Subscript(value=value):
                return self.dims(value)[-len(kind.dims) :]
        assert isinstance(node, ast.IfExp)
        test, bodies, others = self.text(node.test), self.dims(node.body), self.dims(node.orelse)
        return [f"({test} ? {a} : {b})" for a, b in zip(bodies, others, strict=True)]

    # Calls

    def call(self, node: ast.Call) -> str:
        assert isinstance(node.func, ast.Name)
        if node in self.instance.calls:
            return self.call_of_function(node, self.instance.calls[node])
        if node in self.scratch:
            name = self.scratch[node]
            return f"((int64_t *)memset({name}, 0, sizeof {name}))"
        return self.call_of_tool(node, node.func.id)

    def call_of_function(self, node: ast.Call, called: Instance) -> str:
        lines, texts = self.in_order(node, node.args)
        arguments = []
        for argument, text, kind in zip(node.args, texts, called.parameters.values(), strict=True):
            arguments.append(f"({kind.c_type}){text}" if isinstance(kind, Array) else text)
            dims = self.dims(argument)
            arguments += [dims[axis] for axis in runtime_dims(kind)]
        return after(lines, f"{called.c_name}({', '.join(arguments)})")

    def call_of_tool(self, node: ast.Call, tool: str) -> str:
        if tool == "emit":
            return ""
        lines, arguments = self.in_order(node, node.args)
        return after(lines, self.tool_text(node, tool, arguments))

    def tool_text(self, node: ast.Call, tool: str, arguments: list[str]) -> str:
        match tool:
            case "len":
                return self.dims(node.args[0])[0]
            case "int" | "bool" | "float":
                return self.converted(tool, arguments[0])
            case "min" | "max" | "abs":
                prefix = "real" if self.is_real(node) else "whole"
                return nested_calls(f"{prefix}_{tool}", arguments)
            case "sqrt":
                return f"__builtin_sqrt({arguments[0]})"
            case "clear" | "clear_grid":
                return self.cleared(node.args[0], arguments[0])
            case "marks_of_eight":
                length = self.dims(node.args[0])[0]
                return f"sum_of_eight(&{arguments[0]}[AT({arguments[1]}, {length} - 7)])"
            case "mark_of_eight":
                mask, first, k = arguments
                length = self.dims(node.args[0])[0]
                return f"({first} + place_in_eight(&{mask}[AT({first}, {length} - 7)], {k}))"
            case "clear_state":
                return f"memset({arguments[0]}, 0, sizeof(State))"
            case "copy_state":
                states, target, source = arguments
                length = self.dims(node.args[0])[0]
                places = [f"&{states}[AT({i}, {length})]" for i in (target, source)]
                return f"memcpy({places[0]}, {places[1]}, sizeof(State))"
        return f"{tool}({', '.join(arguments)})"

    def converted(self, tool: str, text: str) -> str:
        return {"int": f"((int64_t){text})", "float": f"((double){text})"}.get(
            tool, f"({text} != 0)"
        )

    def cleared(self, node: ast.expr, text: str) -> str:
        kind = self.instance.kinds[node]
        assert isinstance(kind, Array)
        count = "*".join(self.dims(node))
        return f"memset({text}, 0, {count} * sizeof({C_TYPES[kind.code]}))"

    def in_order(self, node: ast.AST, parts: list[ast.expr]) -> tuple[list[str], list[str]]:
        """The texts of an expression's parts; where their order counts, names given in order."""
        texts = [self.text(part) for part in parts]
        if node not in self.instance.ordered:
            return [], texts
        names = [self.own_name("part") for _ in parts]
        lines = [
            f"{self.c_type(part)} {name} = {text};"
            for part, name, text in zip(parts, names, texts, strict=True)
        ]
        return lines, names

    def c_type(self, node: ast.expr) -> str:
        kind = self.instance.kinds[node]
        assert not isinstance(kind, Several)
        return kind.c_type

    def is_real(self, node: ast.expr) -> bool:
        return self.instance.kinds[node] == REAL


def after(lines: list[str], text: str) -> str:
    """An expression after what must come first, as one expression."""
    return f"({{ {' '.join(lines)} {text}; }})" if lines else text


def nested_calls(function: str, arguments: list[str]) -> str:
    text = arguments[0] if len(arguments) > 1 else f"{function}({arguments[0]})"
    for argument in arguments[1:]:
        text = f"{function}({text}, {argument})"
    return text


def placed(kind: Kind, slot: str) -> str:
    """An array whose place a slot holds."""
    if isinstance(kind, Record):
        return f"PLACE({kind.type.__name__}, {slot})"
    return f"PLACE({C_TYPES[kind.code] if isinstance(kind, Array) else 'State'}, {slot})"


def size_of(kind: Array) -> str:
    return "*".join(str(size) for size in kind.dims)


def declared_parts(name: str, kind: Kind, is_restricted: bool = False) -> list[str]:
    """A name as C declares it, with the lengths that travel beside it.

    Restricted: nothing else leads to the same bytes. C would look for a state's under every mask.
    """
    assert isinstance(kind, Number | Array | Handle | Record)
    place = f"{kind.c_type} {'restrict ' if is_restricted else ''}{name}"
    return [place, *(f"int64_t {name}_n{axis}" for axis in runtime_dims(kind))]


def return_type(kind: Kind) -> str:
    if isinstance(kind, Several):
        return "Several_" + "".join("r" if part == REAL else "i" for part in kind.kinds)
    return kind.c_type if kind != NOTHING else "void"


def table_name(spoken: str) -> str:
    return "TABLE_" + spoken.replace(".", "_")
