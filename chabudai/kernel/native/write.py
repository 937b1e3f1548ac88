"""The pass that writes: a checked function as C, each statement under a mark of its Python line."""

import ast

from chabudai.kernel.native.expressions import (
    SIGNS,
    Expressions,
    after,
    c_name,
    declared_parts,
    return_type,
    size_of,
)
from chabudai.kernel.native.kinds import Number, is_apart, runtime_dims


class Write(Expressions):
    """One checked function on its way to C."""

    # The function

    def header(self) -> str:
        parameters = self.instance.parameters
        apart = sum(map(is_apart, parameters.values())) == 1
        parts = [
            text
            for name, kind in parameters.items()
            for text in declared_parts(c_name(name), kind, apart and is_apart(kind))
        ]
        returned = return_type(self.instance.returns)
        return f"static {returned} {self.instance.c_name}({', '.join(parts) or 'void'})"

    def function(self) -> str:
        lines = [self.header() + " {"]
        for name, kind in self.instance.locals.items():
            lines += [f"  {part} = 0;" for part in declared_parts(c_name(name), kind)]
        for node, name in self.scratch.items():
            lines.append(f"  int64_t {name}[{size_of(self.instance.scratch[node])}];")
        lines += self.block(self.instance.tree.body)
        return "\n".join([*lines, "}", ""])

    # Statements

    def block(self, statements: list[ast.stmt]) -> list[str]:
        return [line for statement in statements for line in self.marked(statement)]

    def marked(self, node: ast.stmt) -> list[str]:
        lines = self.statement(node)
        return [f'#line {node.lineno} "{self.instance.file}"', *lines] if lines else []

    def statement(self, node: ast.stmt) -> list[str]:
        match node:
            case ast.Expr(value=ast.Call() as call):
                text = self.text(call)
                return [f"{text};"] if text else []
            case ast.Return(value=None):
                return ["return;"]
            case ast.Return(value=ast.expr() as value):
                return [f"return {self.returned(value)};"]
            case ast.If():
                return self.branches(node)
            case ast.While():
                return [f"while ({self.text(node.test)}) {{", *self.block(node.body), "}"]
            case ast.For():
                return self.loop(node)
            case ast.Break():
                return ["break;"]
            case ast.Continue():
                return ["continue;"]
            case ast.Assign(targets=[target], value=value):
                if node in self.instance.ordered:
                    return self.assign_in_order(target, value)
                return self.assign(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                return self.assign(target, value)
            case ast.AugAssign():
                return [self.augment(node)]
        return []  # a docstring, or pass

    def returned(self, value: ast.expr) -> str:
        if not isinstance(value, ast.Tuple):
            return self.text(value)
        lines, texts = self.in_order(value, value.elts)
        several = f"({return_type(self.instance.returns)}){{{', '.join(texts)}}}"
        return after(lines, several)

    def branches(self, node: ast.If) -> list[str]:
        lines = [f"if ({self.text(node.test)}) {{", *self.block(node.body)]
        if node.orelse:
            lines += ["} else {", *self.block(node.orelse)]
        return [*lines, "}"]

    def loop(self, node: ast.For) -> list[str]:
        assert isinstance(node.target, ast.Name)
        variable, at = c_name(node.target.id), self.own_name("i")
        body = self.block(node.body)
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=arguments):
                head = self.range_head(at, arguments)
                return [head, f"{variable} = {at};", *body, "}"]
            case ast.Tuple(elts=elements):
                values, kind = self.own_name("values"), self.kind_of_local(node.target.id)
                listed = ", ".join(map(self.text, elements))
                return [
                    "{",
                    f"{kind.c_type} {values}[] = {{{listed}}};",
                    f"for (int64_t {at} = 0; {at} < {len(elements)}; {at}++) {{",
                    f"{variable} = {values}[{at}];",
                    *body,
                    "}}",
                ]
        row, (length,) = self.text(node.iter), self.dims(node.iter)
        head = f"for (int64_t {at} = 0; {at} < {length}; {at}++) {{"
        return [head, f"{variable} = ({row})[{at}];", *body, "}"]

    def kind_of_local(self, name: str) -> Number:
        kind = self.instance.locals.get(name) or self.instance.parameters[name]
        assert isinstance(kind, Number)
        return kind

    def range_head(self, at: str, arguments: list[ast.expr]) -> str:
        texts = [self.text(argument) for argument in arguments]
        low, high, step = ("0", texts[0], "1") if len(texts) == 1 else (*texts, "1")[:3]
        sign = ">" if step.startswith(("-", "(-")) else "<"
        end = f"{at}_end"
        return f"for (int64_t {at} = {low}, {end} = {high}; {at} {sign} {end}; {at} += {step}) {{"

    def assign(self, target: ast.expr, value: ast.expr) -> list[str]:
        if isinstance(target, ast.Tuple):
            return self.assign_several(target, value)
        return [self.store(target, self.text(value), self.dims(value))]

    def assign_in_order(self, target: ast.expr, value: ast.expr) -> list[str]:
        held = self.own_name("value")
        stored = self.store(target, held, self.dims(value))
        return ["{", f"{self.c_type(value)} {held} = {self.text(value)};", stored, "}"]

    def assign_several(self, target: ast.Tuple, value: ast.expr) -> list[str]:
        """All values first, then all names."""
        if not isinstance(value, ast.Tuple):
            kind, held = self.instance.kinds[value], self.own_name("several")
            stores = [
                self.store(element, f"{held}.v{n}", []) for n, element in enumerate(target.elts)
            ]
            return ["{", f"{return_type(kind)} {held} = {self.text(value)};", *stores, "}"]
        names = [self.own_name("value") for _ in target.elts]
        lines, stores = ["{"], []
        for name, element, part in zip(names, target.elts, value.elts, strict=True):
            lines.append(f"{self.c_type(part)} {name} = {self.text(part)};")
            stores.append(self.store(element, name, self.dims(part)))
        return [*lines, *stores, "}"]

    def store(self, target: ast.expr, text: str, dims: list[str]) -> str:
        """What a name, a field or an element is given; a row's name keeps its lengths too."""
        line = f"{self.place(target)} = {text};"
        if isinstance(target, ast.Name):
            kind = self.instance.kinds[target]
            for axis in runtime_dims(kind):
                line += f" {c_name(target.id)}_n{axis} = {dims[axis]};"
        return line

    def augment(self, node: ast.AugAssign) -> str:
        place, value = self.place(node.target), self.text(node.value)
        sign = SIGNS.get(type(node.op))
        if sign in ("+", "-", "*", "&", "|", "^") or (sign == "/" and self.is_real(node.target)):
            return f"{place} {sign}= {value};"
        whole_text = ast.BinOp(left=node.target, op=node.op, right=node.value)
        self.instance.kinds[whole_text] = self.instance.kinds[node.target]
        return f"{place} = {self.text(whole_text)};"

    def place(self, node: ast.expr) -> str:
        """A name, a field or an element as something that can be assigned."""
        match node:
            case ast.Name(id=name):
                return c_name(name)
            case ast.Attribute(value=value, attr=attr):
                return f"{self.text(value)}->{c_name(attr)}"
        assert isinstance(node, ast.Subscript)
        return self.item(node)
