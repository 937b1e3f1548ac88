"""The pass that checks: every expression of a function gets its kind, or an error says why not.

A function is looked at once for each combination of kinds it is called with: `list[int]` takes a
row of any width. What comes out is an `Instance`, which `write` turns into C without a question.
"""

import ast

from chabudai.kernel.native.check_expressions import ARITHMETIC, ExpressionCheck
from chabudai.kernel.native.kinds import (
    INT,
    NOTHING,
    REAL,
    Array,
    Kind,
    Number,
    Several,
    described,
    joined,
)
from chabudai.kernel.native.order import root_of


class Check(ExpressionCheck):
    """One function under its check."""

    changed = False  # was something learned in this round?

    def run(self) -> None:
        """Again until nothing new is learned: a later line may widen what an earlier one said."""
        self.refuse_fancy_parameters()
        while True:
            self.changed = False
            self.block(self.instance.tree.body)
            if not self.changed:
                return

    def refuse_fancy_parameters(self) -> None:
        arguments = self.instance.tree.args
        if arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg:
            self.wrong(self.instance.tree, "a fancy parameter", "use plain ones without defaults")

    # Statements

    def block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass() | ast.Break() | ast.Continue():
                pass
            case ast.Expr(value=ast.Call() as call):
                self.expression(call)
            case ast.Return():
                self.returned(node)
            case ast.If() | ast.While():
                self.expression(node.test)
                self.block(node.body)
                self.block(node.orelse)
            case ast.For():
                self.loop(node)
            case ast.Assign(targets=[target]):
                self.assign(node, target, node.value)
            case ast.AnnAssign(value=ast.expr() as value):
                self.assign(node, node.target, value)
            case ast.AugAssign():
                self.augment(node)
            case _:
                self.wrong(
                    node,
                    f"rules can't use '{type(node).__name__.lower()}'",
                    "use assignments, if, for, while, break, continue, return and calls",
                )

    def returned(self, node: ast.Return) -> None:
        kind = NOTHING if node.value is None else self.expression(node.value)
        before = self.instance.returns
        if before == NOTHING:
            new: Kind | None = kind
        else:
            new = joined(before, kind)
        if new is None or (isinstance(new, Array) and None in new.dims):
            self.wrong(
                node,
                f"a {described(kind)} is returned, elsewhere a {described(before)}",
                "return one kind on every path; a row must have a known length",
            )
        if new != before:
            self.instance.returns, self.changed = new, True

    def loop(self, node: ast.For) -> None:
        if not isinstance(node.target, ast.Name) or node.orelse:
            self.wrong(node, "a fancy loop", "loop over one name, without else")
        self.note(node, node.target.id, self.looped_kind(node.iter))
        self.block(node.body)

    def looped_kind(self, node: ast.expr) -> Kind:
        match node:
            case ast.Call(func=ast.Name(id="range"), args=arguments) if 1 <= len(arguments) <= 3:
                for argument in arguments:
                    self.whole(argument)
                if len(arguments) == 3 and self.constant(arguments[2]) is None:
                    self.wrong(node, "a step that is not known", "write the step as a constant")
                self.one_order(node, arguments)
                return INT
            case ast.Tuple(elts=elements):
                kinds = [self.number(element) for element in elements]
                self.one_order(node, elements)
                return REAL if REAL in kinds else INT
        kind = self.expression(node)
        if not isinstance(kind, Array) or len(kind.dims) != 1:
            self.wrong(node, f"a loop over a {described(kind)}", "loop over a range or a row")
        return kind.element

    def assign(self, node: ast.stmt, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            self.assign_several(target, value)
            return
        kind = self.expression(value)
        if kind == NOTHING or isinstance(kind, Several):
            self.wrong(value, f"{described(kind)} is assigned to one name", "name each of them")
        self.store(target, kind)
        self.one_order(node, [target, value], is_target=True)

    def assign_several(self, target: ast.Tuple, value: ast.expr) -> None:
        if isinstance(value, ast.Tuple):
            kinds = tuple(self.expression(element) for element in value.elts)
        else:
            kind = self.expression(value)
            kinds = kind.kinds if isinstance(kind, Several) else ()
        if len(kinds) != len(target.elts):
            self.wrong(target, "as many names as values are needed", "name each of them")
        for element, kind in zip(target.elts, kinds, strict=True):
            self.store(element, kind)

    def augment(self, node: ast.AugAssign) -> None:
        if not isinstance(node.op, ARITHMETIC):
            self.wrong(node, "this operator", "use + - * // % & | ^ << >>")
        kind = self.combined(node, node.op, self.expression(node.target), self.number(node.value))
        self.store(node.target, kind)
        self.one_order(node, [node.target, node.value])

    def store(self, target: ast.expr, kind: Kind) -> None:
        """Something is put into a name, a field or an element."""
        if isinstance(target, ast.Name):
            self.note(target, target.id, kind)
            self.instance.kinds[target] = self.kind_of_name(target)
            return
        held = self.expression(target)
        self.instance.writes |= self.effects.owners(target)
        if not isinstance(target, ast.Attribute | ast.Subscript) or not isinstance(held, Number):
            self.wrong(target, "a whole row is assigned", "assign its numbers one by one")
        if held == INT and kind != INT:
            self.wrong(target, f"a {described(kind)} in a whole number's place", "use int(…)")
        if isinstance(root := root_of(target), ast.Name) and self.is_constant(root.id):
            self.wrong(target, f"the constant {root.id} is changed", "copy it into zeros(…)")

    def note(self, node: ast.AST, name: str, kind: Kind) -> None:
        """A local name holds this, perhaps beside what it was seen to hold."""
        if name in self.instance.parameters:
            before, book = self.instance.parameters[name], self.instance.parameters
        else:
            before, book = self.instance.locals.get(name, kind), self.instance.locals
        new = joined(before, kind)
        if new is None or (book is self.instance.parameters and new != before):
            self.wrong(
                node,
                f"{name} is a {described(before)} and a {described(kind)}",
                "use two names, or int(…) or float(…)",
            )
        if book.get(name) != new:
            book[name], self.changed = new, True
