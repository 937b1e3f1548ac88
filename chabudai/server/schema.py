"""The protocol for other languages, made from `protocol/` and `endpoints.py`.

`python -m chabudai.server.schema` writes three files beside this one: an OpenAPI document, a JSON
Schema of the socket, and types for TypeScript. A test sees to it that they are fresh.
"""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from chabudai.server import protocol as p
from chabudai.server.app import COOKIE, STATUS
from chabudai.server.endpoints import ENDPOINTS, Endpoint

FOLDER = Path(__file__).parent / "schema"
Json = dict[str, Any]


def openapi() -> Json:
    types = [e.answer for e in ENDPOINTS] + [e.body for e in ENDPOINTS if e.body] + [p.Failure]
    template = "#/components/schemas/{name}"
    _, components = msgspec.json.schema_components(types, ref_template=template)
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


def operation(endpoint: Endpoint) -> Json:
    found: Json = {
        "summary": endpoint.summary,
        "operationId": endpoint.grant.__name__,
        "parameters": path_parameters(endpoint) + query_parameters(endpoint),
        "responses": {"200": content(endpoint.answer, "granted")},
    }
    for status in sorted({400, 409, *STATUS.values()} - {405, 500}):
        found["responses"][str(status)] = content(p.Failure, "refused")
    if endpoint.body:
        found["requestBody"] = {"required": True, **content(endpoint.body)}
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
    types = [p.AnyWish, p.AnySaying]
    (client, server), components = msgspec.json.schema_components(types, ref_template=template)
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
    types: list[Any] = [e.answer for e in ENDPOINTS] + [e.body for e in ENDPOINTS if e.body]
    types += [p.Failure, p.AnyWish, p.AnySaying]
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    lines = ["// Made by python -m chabudai.server.schema; do not edit.", ""]
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
    told = issubclass(getattr(p, name), p.Told)  # the server leaves nothing out
    required = schema["properties"] if told else schema.get("required", [])
    for key, value in schema["properties"].items():
        optional = "" if key in required or is_tag(value) else "?"
        lines.append(f"  {key}{optional}: {ts_type(value)};")
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


def files() -> dict[str, str]:
    """The text of each file by its name."""
    return {
        "openapi.json": json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n",
        "socket.json": json.dumps(socket_schema(), indent=1, ensure_ascii=False) + "\n",
        "protocol.ts": typescript(),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
