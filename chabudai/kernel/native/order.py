"""What evaluating an expression changes and looks at: C leaves open in which order parts are."""

import ast

from chabudai.kernel.native.instance import Instance
from chabudai.kernel.native.kinds import Number

STILL, READS, WRITES = 0, 1, 2  # what evaluating an expression does with what is outside it
WRITING_TOOLS = ("clear", "clear_grid", "clear_state", "copy_state")


class Effects:
    """The effects of one function's expressions, as far as they are checked."""

    def __init__(self, instance: Instance) -> None:
        self.instance = instance

    def matter(self, parts: "list[ast.expr] | tuple[ast.expr, ...]", is_target: bool) -> bool:
        """Does the result depend on the order in which these are worked out?"""
        effects = [self.effect(part) for part in parts]
        if is_target:  # what stands at the target is not read, its index is
            effects[0] = self.target_effect(parts[0])
        return WRITES in effects and sum(effect != STILL for effect in effects) > 1

    def target_effect(self, target: ast.expr) -> int:
        if isinstance(target, ast.Subscript):
            return max(self.target_effect(target.value), self.effect(target.slice))
        return STILL

    def effect(self, node: ast.expr) -> int:
        """Does an expression change, or look at, what others can change?"""
        match node:
            case ast.Constant() | ast.Name():
                return STILL
            case ast.Call():
                return self.effect_of_call(node)
            case ast.Attribute() | ast.Subscript():
                inner = max(map(self.effect, children(node)), default=STILL)
                is_number = isinstance(self.instance.kinds.get(node), Number)
                return max(inner, READS if is_number and not dotted_constant(node) else STILL)
        return max(map(self.effect, children(node)), default=STILL)

    def effect_of_call(self, node: ast.Call) -> int:
        inner = max(map(self.effect, node.args), default=STILL)
        called = self.instance.calls.get(node)
        if called is not None:
            return WRITES if self.written_by(node, called) else max(inner, READS)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        return WRITES if name in WRITING_TOOLS else inner

    def written_by(self, node: ast.Call, called: Instance) -> set[str]:
        """The parameters of this function whose numbers a call changes."""
        written = set()
        for name, argument in zip(called.parameters, node.args, strict=True):
            if name in called.writes:
                written |= self.owners(argument)
        return written

    def owners(self, node: ast.expr) -> set[str]:
        """The parameters that numbers may belong to; none for scratch rows."""
        root = root_of(node)
        if isinstance(root, ast.Name) and root.id in self.instance.parameters:
            return {root.id}
        if root in self.instance.scratch or self.is_scratch(root):
            return set()
        kinds = self.instance.parameters.items()
        return {name for name, kind in kinds if not isinstance(kind, Number)}

    def is_scratch(self, node: ast.expr) -> bool:
        """Does a name hold nothing but scratch rows?"""
        if not isinstance(node, ast.Name):
            return False
        given = [
            value
            for each in ast.walk(self.instance.tree)
            if isinstance(each, ast.Assign)
            for target, value in pairs_of(each)
            if is_name(target, node.id)
        ]
        return bool(given) and all(value in self.instance.scratch for value in given)


def children(node: ast.expr) -> list[ast.expr]:
    return [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]


def root_of(node: ast.expr) -> ast.expr:
    """What an element, a row or a field is part of."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        node = node.value
    return node


def pairs_of(node: ast.Assign) -> list[tuple[ast.expr, ast.expr]]:
    """What is given to what."""
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=False))
    return [(target, value)]


def is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def dotted_constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr.isupper()
