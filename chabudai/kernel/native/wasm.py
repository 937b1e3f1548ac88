"""Linked rules as a WebAssembly module that imports nothing, and what its callers must know.

An entry takes the address of a row of 64-bit slots, as in a native library; the layout beside the
module names the slots of every entry and record in their order, and the fields of a state.
"""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chabudai.kernel.link import KERNEL, Modules
from chabudai.kernel.native.build import FLAGS, NoCompiler, run, zig_compiler
from chabudai.kernel.native.kinds import Kind, Record, runtime_dims
from chabudai.kernel.native.load import Signature, signatures
from chabudai.kernel.native.program import Program
from chabudai.kernel.state import State

STACK = 256 * 1024  # bytes; the scratch rows of all functions that call one another lie there
HEAP = "__heap_base"  # where a caller's own room begins
LINKED = ("-nostdlib", "-s", "-fvisibility=hidden", "-Wl,--no-entry", f"-Wl,-z,stack-size={STACK}")


def compile_wasm(
    modules: Modules, state: type[State], defaults: Modules, entries: Sequence[str], path: Path
) -> None:
    """Write the module of these entries; what they do not call stays out."""
    zig = zig_compiler()
    if zig is None:
        raise NoCompiler("the package ziglang builds WebAssembly, and is not there")
    exports = [f"-Wl,--export={name}" for name in (*entries, HEAP)]
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        source, built = Path(folder) / "rules.c", Path(folder) / path.name
        source.write_text(Program((*KERNEL, *modules), state, defaults).source(), "utf-8")
        aim = [*zig, "-target", "wasm32-freestanding", *FLAGS, *LINKED, *exports]
        run([*aim, "-o", str(built), str(source)])
        built.chmod(0o644)
        built.replace(path)


def wasm_layout(modules: Modules, state: type[State], entries: Sequence[str]) -> dict[str, Any]:
    """Returns the slots of entries and records by name, and where a state's fields lie."""
    every = signatures((*KERNEL, *modules))
    chosen = {name: every[name] for name in entries}
    return {
        "state": {"size": state.size, "fields": state_fields(state)},
        "entries": {name: entry_slots(signature) for name, signature in chosen.items()},
        "records": record_slots(chosen.values()),
    }


def state_fields(state: type[State]) -> dict[str, dict[str, Any]]:
    return {
        name: {"at": state.places[name][1], "code": field.code, "count": field.count}
        for name, field in state.fields.items()
    }


def entry_slots(signature: Signature) -> list[str]:
    return [slot for name, kind in signature.kinds.items() for slot in slots(name, kind)]


def record_slots(signatures: Any) -> dict[str, list[str]]:
    kinds = [kind for signature in signatures for kind in signature.kinds.values()]
    return {
        kind.type.__name__: [
            slot for name in kind.type.fields for slot in slots(name, kind.field(name))
        ]
        for kind in kinds
        if isinstance(kind, Record)
    }


def slots(name: str, kind: Kind | None) -> list[str]:
    """A number's slot, or an array's: its place, and `name.0`, `name.1` … for its lengths."""
    assert kind is not None
    return [name, *(f"{name}.{axis}" for axis in runtime_dims(kind))]
