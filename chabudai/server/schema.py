"""The protocol for other languages, made from `protocol/`, `table/messages.py` and `endpoints/`,
and the views, made from what each game's `view.py` declares.

`python -m chabudai.server.schema` writes files into the folder `schema` beside this one: an OpenAPI
document, a JSON Schema of the socket and one of the views, and types for TypeScript; and the tables
of docs/views.md. A test sees to it that they are fresh.
"""

import dataclasses
import json
import re
import types
import typing
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from chabudai.bots.analysis import Analysis
from chabudai.bots.review import Part
from chabudai.games import NAMES, find
from chabudai.kernel.shapes import (
    View,
    markdown,
    typescript_of_every_view,
    view_schema,
    view_shape,
)
from chabudai.kernel.shapes import typescript as view_typescript
from chabudai.server import protocol as p
from chabudai.server.app import COOKIE, STATUS
from chabudai.server.endpoints import ENDPOINTS, Endpoint
from chabudai.table.studying import StudyShown, StudyTree

FOLDER = Path(__file__).parent / "schema"
PAGE = Path(__file__).parents[2] / "docs" / "views.md"
MADE = "// Made by python -m chabudai.server.schema; do not edit.\n"
SHAPES = {"view": "View", "views": "View[]", "args": "Args"}  # keys whose types are told elsewhere
ARGS = """\
/** An argument of a sentence. Seats count from 0; "=id" is another message; lists are joined. */
export type Argument = string | number | boolean | readonly (string | number)[];
export type Args = Readonly<Record<string, Argument>>;
"""
Json = dict[str, Any]
ASKED_FOR = (Analysis, Part, StudyShown, StudyTree)  # what functions answer that a page asks for
OUTSIDE = {"Happening": "Event"}  # what a class is called outside


# What we tell is declared as dataclasses. msgspec describes its own structs better: they can be
# told apart by a tag. So each dataclass is described by a struct with the same fields.


@lru_cache(None)
def struct_of(kind: type) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    tagged = [f for f in dataclasses.fields(kind) if not f.init]
    tag: Json = {"tag_field": tagged[0].name, "tag": tagged[0].default} if tagged else {}
    members = [(f.name, described(hints[f.name])) for f in dataclasses.fields(kind) if f.init]
    told: Json = {
        "__doc__": None if (kind.__doc__ or "").startswith(kind.__name__ + "(") else kind.__doc__
    }
    return msgspec.defstruct(
        OUTSIDE.get(kind.__name__, kind.__name__), members, namespace=told, module=__name__, **tag
    )


def described(kind: Any) -> Any:
    """A type with structs in place of all dataclasses in it."""
    if dataclasses.is_dataclass(kind):
        return struct_of(kind)  # type: ignore[arg-type]
    origin, given = get_origin(kind), get_args(kind)
    if origin is None or origin is Literal:
        return kind
    inner = tuple(described(one) for one in given)
    if origin in (types.UnionType, typing.Union):
        return typing.Union[inner]  # noqa: UP007
    generic: Any = dict if issubclass(origin, Mapping) else origin
    return generic[inner]


def openapi() -> Json:
    kinds = [described(kind) for kind in http_types()]
    template = "#/components/schemas/{name}"
    _, components = msgspec.json.schema_components(kinds, ref_template=template)
    paths: Json = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Chabudai",
            "version": "1",
            "description": "Tables for people, bots and spectators: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def http_types() -> list[Any]:
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body]
    return [*(endpoint.answer for endpoint in ENDPOINTS), *bodies, p.Failure]


def operation(endpoint: Endpoint) -> Json:
    found: Json = {
        "summary": endpoint.request.summary,
        "operationId": endpoint.grant.__name__,
        "parameters": path_parameters(endpoint) + query_parameters(endpoint),
        "responses": {"200": content(endpoint.answer, "granted")},
    }
    for status in sorted({400, 409, *STATUS.values()} - {405, 500}):
        found["responses"][str(status)] = content(p.Failure, "refused")
    if endpoint.body:
        found["requestBody"] = {"required": not endpoint.may_be_empty, **content(endpoint.body)}
    if endpoint.private:
        found["security"] = [{"token": []}, {"cookie": []}]
    return found


def content(kind: type, description: str = "") -> Json:
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    words = {"description": description} if description else {}
    return {**words, "content": {"application/json": {"schema": schema}}}


def path_parameters(endpoint: Endpoint) -> list[Json]:
    schema = {"type": "string", "minLength": 1}
    return [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def query_parameters(endpoint: Endpoint) -> list[Json]:
    (schema,), _ = msgspec.json.schema_components([endpoint.query], ref_template="{name}")
    _, components = msgspec.json.schema_components([endpoint.query], ref_template="{name}")
    described = components[schema["$ref"]]
    return [
        {
            "name": name, "in": "query", "required": name in described.get("required", []),
            "schema": without_null(value),
        }
        for name, value in described["properties"].items()
    ]  # fmt: skip


def without_null(schema: Json) -> Json:
    """A query has no null: what may be null may be left out."""
    choices = [c for c in schema.get("anyOf", []) if c != {"type": "null"}]
    return choices[0] if len(choices) == 1 else schema


def socket_schema() -> Json:
    template = "#/$defs/{name}"
    kinds = [p.AnyWish, described(p.AnySaying)]
    (client, server), components = msgspec.json.schema_components(kinds, ref_template=template)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the socket of a table",
        "anyOf": [
            {"title": "from client to server", **client},
            {"title": "from server to client", **server},
        ],
        "$defs": components,
    }


# TypeScript.


def typescript() -> str:
    kinds = [described(kind) for kind in (*http_types(), *ASKED_FOR, p.AnyWish, p.AnySaying)]
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    lines = [MADE, 'import type { View } from "./views/view";', "", ARGS]
    for name, schema in components.items():
        lines += interface(name, schema)
    for name in ("AnyEntry", "AnyWish", "AnySaying"):
        members = " | ".join(member.__name__ for member in get_args(getattr(p, name)))
        lines += [f"export type {name} = {members};", ""]
    return "\n".join(lines)


def interface(name: str, schema: Json) -> list[str]:
    lines = []
    if "description" in schema:
        lines.append("/** " + " ".join(schema["description"].split()) + " */")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for key, value in schema["properties"].items():
        optional = "" if key in required or is_tag(value) else "?"
        lines.append(f"  {key}{optional}: {SHAPES.get(key) or ts_type(value)};")
    return [*lines, "}", ""]


def is_tag(schema: Json) -> bool:
    return len(schema.get("enum", [])) == 1


def ts_type(schema: Json) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(ts_type(choice) for choice in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = ts_type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {ts_type(schema.get('additionalProperties') or {})}>"
    names = {"string": "string", "boolean": "boolean", "null": "null"}
    names |= {"integer": "number", "number": "number"}
    return names.get(str(kind), "unknown")


# Views.


def view_shapes() -> dict[str, Any]:
    """What a seat sees of each of our games, by the game's name."""
    return {name: view_shape(find(name)) for name in NAMES}


def views_schema() -> Json:
    shapes = view_shapes()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What a seat sees",
        "anyOf": [{"$ref": name} for name in shapes],
        "$defs": {
            name: {"$id": name, **view_schema(shape, name)} for name, shape in shapes.items()
        },
    }


def views_page(text: str) -> str:
    """docs/views.md with its tables made anew."""
    for name, shape in {"every": View, **view_shapes()}.items():
        begin = f"<!-- {name}: made by python -m chabudai.server.schema -->\n"
        before, rest = text.split(begin)
        after = rest[rest.index("<!-- end -->") :]
        text = f"{before}{begin}\n{markdown(shape)}\n{after}"
    return text


def files() -> dict[str, str]:
    """The text of each file by its name."""
    return {
        "views/view.ts": MADE + "\n" + typescript_of_every_view(),
        **{
            f"views/{name}.ts": MADE + "\n" + view_typescript(shape, name)
            for name, shape in view_shapes().items()
        },
        "views.json": json.dumps(views_schema(), indent=1, ensure_ascii=False) + "\n",
        "openapi.json": json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n",
        "socket.json": json.dumps(socket_schema(), indent=1, ensure_ascii=False) + "\n",
        "protocol.ts": typescript(),
    }


def main() -> None:
    (FOLDER / "views").mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, "utf-8")
    PAGE.write_text(views_page(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
