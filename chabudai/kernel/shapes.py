"""Declared shapes: what leaves the kernel as JSON, read from typed dictionaries.

A shape is a `TypedDict` of which each key carries its meaning, as `Annotated[int, "cards left"]`.
From it come TypeScript, JSON Schema and the tables of docs/views.md, and any value can be checked.
A union or a `Literal` that a module gives a name keeps that name.
"""

import json
import re
import sys
import types
from collections.abc import Iterator
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from chabudai.kernel.game import Game

Json = dict[str, Any]


class View(TypedDict):
    """What every view has, whatever the game."""

    game: Annotated[str, "the title"]
    move: Annotated[int, "how many moves were made"]
    players: Annotated[int, "how many seats there are"]
    seat: Annotated[int | None, "whose decision it is; null when the game is over"]


def view_shape(game: Game) -> Any:
    """What a game's `view` says that it returns; None if that is no shape."""
    found = get_type_hints(game.notation.view, include_extras=True).get("return")
    return found if is_typeddict(found) else None


# Reading a declaration


def keys_of(shape: Any) -> dict[str, Any]:
    """The keys of a typed dictionary with what each holds."""
    return {key: bare(kind) for key, kind in get_type_hints(shape, include_extras=True).items()}


def meanings(shape: Any) -> dict[str, str]:
    """The keys of a typed dictionary with what each means."""
    hints = get_type_hints(shape, include_extras=True)
    return {key: " ".join(noted(kind)) for key, kind in hints.items()}


def noted(kind: Any) -> tuple[str, ...]:
    if get_origin(kind) is NotRequired:
        kind = get_args(kind)[0]
    return kind.__metadata__ if get_origin(kind) is Annotated else ()


def is_needed(shape: Any, key: str) -> bool:
    return key in shape.__required_keys__


def bare(kind: Any) -> Any:
    """A type without what is only noted about it."""
    while get_origin(kind) in (Annotated, NotRequired):
        kind = get_args(kind)[0]
    return kind


def is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def inner(kind: Any) -> tuple[Any, ...]:
    """The types that a type is made of."""
    if is_typeddict(kind):
        return tuple(keys_of(kind).values())
    return () if get_origin(kind) is Literal else tuple(map(bare, get_args(kind)))


def names_of(shape: Any) -> dict[Any, str]:
    """Every type with a name that a shape is made of, each after those that it needs."""
    aliases = {
        kind: name
        for name, kind in vars(sys.modules[shape.__module__]).items()
        if name[0].isupper() and (is_union(kind) or get_origin(kind) is Literal)
    }
    found: dict[Any, str] = {}

    def visit(kind: Any) -> None:
        for part in inner(kind):
            visit(part)
        if is_typeddict(kind):
            found.setdefault(kind, kind.__name__)
        elif kind in aliases:
            found.setdefault(kind, aliases[kind])

    visit(shape)
    return found


# Checking a value


def faults(value: Any, kind: Any, where: str) -> Iterator[str]:
    """What of a value is not as declared."""
    if is_typeddict(kind):
        yield from key_faults(value, kind, where)
    elif is_union(kind):
        if all(any(faults(value, choice, where)) for choice in inner(kind)):
            yield f"{where} is {value!r}"
    elif get_origin(kind) is list:
        yield from list_faults(value, inner(kind)[0], where)
    elif get_origin(kind) is dict:
        yield from dict_faults(value, inner(kind), where)
    elif not is_one(value, kind):
        yield f"{where} is {value!r}"


def is_one(value: Any, kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return any(value == choice and type(value) is type(choice) for choice in get_args(kind))
    return value is None if kind is type(None) else type(value) is kind


def key_faults(value: Any, shape: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is {value!r}"
        return
    kinds = keys_of(shape)
    yield from (f"{where}.{key} is not declared" for key in value.keys() - kinds.keys())
    for key, kind in kinds.items():
        if key in value:
            yield from faults(value[key], kind, f"{where}.{key}")
        elif is_needed(shape, key):
            yield f"{where}.{key} is missing"


def list_faults(value: Any, kind: Any, where: str) -> Iterator[str]:
    if type(value) is not list:
        yield f"{where} is {value!r}"
        return
    for place, entry in enumerate(value):
        yield from faults(entry, kind, f"{where}[{place}]")


def dict_faults(value: Any, kinds: tuple[Any, ...], where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is {value!r}"
        return
    for key, entry in value.items():
        yield from faults(key, kinds[0], f"a key of {where}")
        yield from faults(entry, kinds[1], f"{where}.{key}")


# JSON Schema


def json_schema(shape: Any) -> Json:
    """The schema of a shape, with those that it needs beside it."""
    names = names_of(shape)
    defs = {name: schema_of(kind, names, kind) for kind, name in names.items()}
    return {"$ref": f"#/$defs/{shape.__name__}", "$defs": defs}


def view_schema(shape: Any, game: str) -> Json:
    """The schema of a game's whole view, with what every view has."""
    schema = json_schema(shape)
    whole, common = schema["$defs"][shape.__name__], object_schema(View, {})
    whole["properties"] = {
        **common["properties"], "game": {"const": game}, **whole["properties"],
    }  # fmt: skip
    whole["required"] = [*common["required"], *whole["required"]]
    return schema


PLAIN_SCHEMAS = {int: "integer", str: "string", bool: "boolean", type(None): "null"}


def schema_of(kind: Any, names: dict[Any, str], whole: Any = None) -> Json:
    if kind in names and kind is not whole:
        return {"$ref": f"#/$defs/{names[kind]}"}
    if is_typeddict(kind):
        return object_schema(kind, names)
    if is_union(kind):
        return {"anyOf": [schema_of(choice, names) for choice in inner(kind)]}
    if get_origin(kind) is Literal:
        return {"enum": list(get_args(kind))}
    if get_origin(kind) is list:
        return {"type": "array", "items": schema_of(inner(kind)[0], names)}
    if get_origin(kind) is dict:
        return {"type": "object", "additionalProperties": schema_of(inner(kind)[1], names)}
    return {"type": PLAIN_SCHEMAS[kind]}


def object_schema(shape: Any, names: dict[Any, str]) -> Json:
    said = meanings(shape)
    properties = {
        key: {"description": said[key], **schema_of(kind, names)}
        for key, kind in keys_of(shape).items()
    }
    needed = [key for key in properties if is_needed(shape, key)]
    return {
        "type": "object", "description": first_line(shape), "properties": properties,
        "required": needed, "additionalProperties": False,
    }  # fmt: skip


def first_line(shape: Any) -> str:
    return (shape.__doc__ or "").strip().split("\n")[0]


# TypeScript

PLAIN_TYPES = {int: "number", str: "string", bool: "boolean", type(None): "null"}


def typescript_of_every_view() -> str:
    """The type of what every view has."""
    return "\n".join([f"/** {first_line(View)} */", "export interface View {", *ts_keys(View, {})])


def typescript(shape: Any, game: str) -> str:
    """The types of a game's view, each of its lists of names also as a value, and what tells the
    view from those of other games."""
    names = names_of(shape)
    lines = ['import type { View } from "./view";', ""]
    for kind, name in names.items():
        lines += ts_declaration(kind, name, names, shape, game)
    title = shape.__name__
    lines += [
        f"export function is{title}(view: View): view is {title} {{",
        f'  return view.game === "{game}";',
        "}",
    ]
    return "\n".join([*lines, ""])


def ts_declaration(kind: Any, name: str, names: dict[Any, str], view: Any, game: str) -> list[str]:
    if get_origin(kind) is Literal:
        values = constant_name(name)
        listed = ", ".join(json.dumps(value) for value in get_args(kind))
        return [
            f"export const {values} = [{listed}] as const;",
            f"export type {name} = (typeof {values})[number];", "",
        ]  # fmt: skip
    if is_union(kind):
        return [f"export type {name} = {ts_type(kind, names, kind)};", ""]
    head = f" extends View {{\n  game: {json.dumps(game)};" if kind is view else " {"
    return [f"/** {first_line(kind)} */", f"export interface {name}{head}", *ts_keys(kind, names)]


def constant_name(name: str) -> str:
    """LeafType: LEAF_TYPES."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"


def ts_keys(shape: Any, names: dict[Any, str]) -> list[str]:
    lines = []
    for key, kind in keys_of(shape).items():
        optional = "" if is_needed(shape, key) else "?"
        lines.append(f"  /** {meanings(shape)[key]} */")
        lines.append(f"  {key}{optional}: {ts_type(kind, names)};")
    return [*lines, "}", ""]


def ts_type(kind: Any, names: dict[Any, str], whole: Any = None) -> str:
    if kind in names and kind is not whole:
        return names[kind]
    if is_union(kind):
        return " | ".join(ts_type(choice, names) for choice in inner(kind))
    if get_origin(kind) is Literal:
        return " | ".join(json.dumps(value) for value in get_args(kind))
    if get_origin(kind) is list:
        entry = ts_type(inner(kind)[0], names)
        return f"({entry})[]" if "|" in entry else f"{entry}[]"
    if get_origin(kind) is dict:
        key, value = (ts_type(part, names) for part in inner(kind))
        return f"Record<{key}, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    return PLAIN_TYPES[kind]


# Documents

PLAIN_WORDS = {int: "number", str: "text", bool: "true or false", type(None): "`null`"}


def markdown(shape: Any) -> str:
    """Tables of a shape, itself first and then what it is made of."""
    names = names_of(shape)
    tables = [kind for kind in reversed(names) if is_typeddict(kind)]
    return "\n".join(line for kind in tables for line in table(kind, names, kind is shape))


def table(shape: Any, names: dict[Any, str], is_whole: bool) -> list[str]:
    head = [] if is_whole else [f"**{shape.__name__}**: {first_line(shape)}", ""]
    said = meanings(shape)
    rows = [
        f"| `{key}` | {words(kind, names)} | {said[key]} |" for key, kind in keys_of(shape).items()
    ]
    return [*head, "| key | holds | what it is |", "|---|---|---|", *rows, ""]


def words(kind: Any, names: dict[Any, str]) -> str:
    if is_typeddict(kind):
        return f"a {names[kind]}"
    if is_union(kind):
        return " or ".join(words(choice, names) for choice in inner(kind))
    if get_origin(kind) is Literal:
        return ", ".join(f"`{value}`" for value in get_args(kind))
    if get_origin(kind) is list:
        return f"list: {words(inner(kind)[0], names)}"
    if get_origin(kind) is dict:
        return f"by name: {words(inner(kind)[1], names)}"
    return PLAIN_WORDS[kind]
