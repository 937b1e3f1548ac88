"""The socket, from client to server: the wishes of `table/wish_shapes.py`, read within limits."""

from dataclasses import MISSING, Field, fields
from typing import Annotated, Any, Union, get_args, get_type_hints

import msgspec
from msgspec import Meta

from chabudai.server.protocol.common import (
    ChatText,
    Given,
    Hash,
    MoveText,
    RequestId,
    Salt,
    SeatNumber,
)
from chabudai.table import wish_shapes

__all__ = ["WISHES", "AnyWish"]

LIMITS: dict[str, Any] = {  # of whatever has this name in a wish
    "id": RequestId,
    "move": MoveText,
    "text": ChatText,
    "salt": Salt,
    "hash": Hash,
    "seat": SeatNumber,
    "depth": Annotated[int, Meta(ge=0, le=3)],
    "after": Annotated[int, Meta(ge=-1, le=1_000_000)],
}


def member(field: "Field[Any]", kind: Any) -> tuple[Any, ...]:
    limited = (field.name, LIMITS.get(field.name, kind))
    return limited if field.default is MISSING else (*limited, field.default)


def struct_of(wish: type[wish_shapes.Wish]) -> type[msgspec.Struct]:
    """Returns what msgspec reads in place of a wish: the same fields, told apart by `type`."""
    hints = get_type_hints(wish)
    words = (wish.__doc__ or "").strip()
    told = None if words.startswith(wish.__name__ + "(") else words
    return msgspec.defstruct(
        wish.__name__, [member(field, hints[field.name]) for field in fields(wish)],
        bases=(Given,), namespace={"__doc__": told}, module=__name__,
        tag_field="type", tag=wish.type, forbid_unknown_fields=True,
    )  # fmt: skip


WISHES = {struct_of(wish): wish for wish in get_args(wish_shapes.AnyWish)}
AnyWish: Any = Union[tuple(WISHES)]  # noqa: UP007
