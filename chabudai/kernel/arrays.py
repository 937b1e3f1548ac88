"""Arrays that belong together, declared once and handed over as one.

    class Mind(Arrays):
        states: States  # what is known, and the world of the iteration
        tree: Grid  # a row for each node

Functions that are compiled take a `Mind` and use `mind.tree` as any other table. What is put in is
whatever has a buffer (bytearray, array, memoryview, NumPy's), or lists where Python runs them.
"""

import typing
from typing import Any, ClassVar


class Arrays:
    """A record of arrays; each is given once, by its name."""

    fields: ClassVar[dict[str, Any]]  # names, and how each is annotated

    def __init_subclass__(cls) -> None:
        hints = typing.get_type_hints(cls, include_extras=True)
        cls.fields = {name: hint for name, hint in hints.items() if name != "fields"}

    def __init__(self, **arrays: Any) -> None:
        if set(arrays) != set(self.fields):
            raise TypeError(f"{type(self).__name__} wants {', '.join(self.fields)}")
        self.__dict__.update(arrays)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(
            f"{name}: compiled code was told where the arrays lie; change them in place"
        )
