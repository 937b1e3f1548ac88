"""Running linked rules by Numba: only this file, `parts` and `bound` know how they are compiled.

Every function whose parameters have one width each gets one explicit signature, made from its
annotations, so that nothing is compiled twice. Machine code is cached on disk in a folder named
by a digest of all that goes in; an edit anywhere makes another folder.
"""

import dis
import hashlib
import inspect
import os
import platform
import tempfile
import threading
import types
import typing
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import types as nt

from chabudai.kernel.bound import bound, telling
from chabudai.kernel.link import KERNEL, functions_of, gather, rebound
from chabudai.kernel.parts import make_part
from chabudai.kernel.state import State

SMALL = 700  # bytes of bytecode up to which a function is inlined where it is called,
SMALL_WITH_CALLS = 9000  # counted with all that is inlined into it
LOCK = threading.RLock()  # Numba's cache folder is one setting for the whole process
TWINNED = ("zeros", "grid", "clear", "clear_grid", "clear_state", "copy_state", "emit")


def compiled_zeros(n: Any) -> Any:
    return np.zeros(n, np.int64)


def compiled_grid(n: Any, m: Any) -> Any:
    return np.zeros((n, m), np.int64)


def compiled_clear(x: Any) -> None:
    for i in range(len(x)):
        x[i] = 0


def compiled_clear_grid(x: Any) -> None:
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            x[i, j] = 0


def compiled_copy_state(states: Any, target: Any, source: Any) -> None:
    states[target] = states[source]


def compiled_emit(s: Any, event: Any, seat: Any = -1, a: Any = 0, b: Any = 0) -> None:
    pass


def state_clearer(state: type[State]) -> types.FunctionType:
    """A function that blanks every field of a state, one by one as Numba wants it."""
    lines = ["def compiled_clear_state(s):"]
    for name, field in state.fields.items():
        lines.append(f"    s.{name}[:] = 0" if field.shape else f"    s.{name} = 0")
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)
    return typing.cast(types.FunctionType, space["compiled_clear_state"])


def tools(state: type[State], checked: bool) -> dict[str, Any]:
    """Compiled twins of the tools that `chance` has in plain Python."""
    twins = {
        "zeros": compiled_zeros,
        "grid": compiled_grid,
        "clear": compiled_clear,
        "clear_grid": compiled_clear_grid,
        "clear_state": state_clearer(state),
        "copy_state": compiled_copy_state,
        "emit": compiled_emit,
    }
    options = {"nogil": True, "boundscheck": checked}
    return {name: make_part(numba.njit(twin, **options), None) for name, twin in twins.items()}


def numba_type(annotation: Any, state: type[State]) -> Any:
    """The one Numba type that an annotation stands for, or None if there is none."""
    if annotation is int:
        return nt.int64
    if annotation is float:
        return nt.float64
    if isinstance(annotation, type) and issubclass(annotation, State):
        return numba.from_dtype(state.dtype)
    if typing.get_origin(annotation) is typing.Annotated:
        code, *dimensions = annotation.__metadata__
        if code == "states":
            return numba.from_dtype(state.dtype)[::1]
        return nt.Array(numba.from_dtype(np.dtype(code)), dimensions[0], "C")
    return None


def signature(function: types.FunctionType, state: type[State]) -> tuple[Any, ...] | None:
    hints = typing.get_type_hints(function, include_extras=True)
    kinds = [numba_type(hints.get(p), state) for p in inspect.signature(function).parameters]
    return None if None in kinds else tuple(kinds)


def as_constant(value: Any) -> Any:
    """Tables of numbers as arrays: compiled code indexes those without copying them."""
    if isinstance(value, tuple) and value:
        try:
            array = np.array(value)
        except ValueError:
            return value
        if array.dtype.kind in "iu":
            array = array.astype(np.int64)
            array.flags.writeable = False
            return array
    return value


def digest(modules: Sequence[types.ModuleType], state: type[State], checked: bool) -> str:
    """A name for everything that the machine code depends on."""
    key = hashlib.sha256()
    facts = (
        state.dtype.descr, checked, numba.__version__, np.__version__,
        platform.python_version(), platform.machine(), numba.config.CPU_NAME,
    )  # fmt: skip
    key.update(repr(facts).encode())
    for module in (*KERNEL, *modules):
        key.update(module.__name__.encode() + repr(sorted(constants(module).items())).encode())
        key.update(Path(typing.cast(str, module.__file__)).read_bytes())
    for own in ("compile.py", "parts.py", "bound.py"):
        key.update((Path(__file__).parent / own).read_bytes())
    return key.hexdigest()[:24]


def constants(module: types.ModuleType) -> dict[str, str]:
    return {
        n: repr(v) for n, v in vars(module).items() if isinstance(v, int | tuple) and n.isupper()
    }


def cache_folder(name: str) -> str:
    """Where this machine code is kept: the user's cache, or a temporary folder if that is shut."""
    base = os.environ.get("CHABUDAI_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "chabudai"
    )
    folder = os.path.join(base, name)
    try:
        os.makedirs(folder, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    return os.path.join(tempfile.mkdtemp(prefix="chabudai-"), name)


class Compiled:
    """Linked functions as machine code: each is compiled when it is first asked for."""

    def __init__(
        self,
        every: Sequence[types.ModuleType],
        state: type[State],
        folder: str,
        checked: bool = False,
    ) -> None:
        self.state, self.folder, self.checked = state, folder, checked
        self.found = {n: f for m in every for n, f in functions_of(m).items() if n not in TWINNED}
        self.table = {name: as_constant(value) for name, value in gather(every).items()}
        self.table.update(tools(state, checked))
        self.sizes: dict[str, int] = {}
        self.ready: set[str] = set()
        self.bound: dict[tuple[str, int], Any] = {}
        for name in self.found:
            self.table[name] = self.part(name)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name not in self.table:
            raise AttributeError(name)
        value = self.entry(name) if name in self.found else self.table[name]
        self.__dict__[name] = value
        self.ready.add(name)
        return value

    def options(self) -> dict[str, Any]:
        return {"nogil": True, "error_model": "numpy", "boundscheck": self.checked}

    def part(self, name: str) -> Any:
        """A function as others call it."""
        function = rebound(self.found[name], self.table)
        dispatcher = numba.njit(
            function,
            forceinline=self.is_small(name),
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            **self.options(),
        )
        return make_part(dispatcher, signature(function, self.state))

    def entry(self, name: str) -> Any:
        """A function as Python calls it, kept on disk."""
        function = rebound(self.found[name], self.table)
        kinds = signature(function, self.state)
        with LOCK:
            numba.config.CACHE_DIR = self.folder
            return numba.njit(kinds, cache=True, no_cfunc_wrapper=True, **self.options())(function)

    def bind(self, name: str, *given: Any) -> Callable[..., Any]:
        """A function with its first arguments given for good; only whole numbers may follow.

        For functions that take less time than Numba takes to look at their arguments.
        """
        kinds = signature(self.found[name], self.state)
        assert kinds is not None, f"{name} has parameters of several widths"
        key = name, len(given)
        if key not in self.bound:
            function = telling(name, self.table[name], kinds, len(given))
            rest = (nt.int64,) * (1 + len(kinds) - len(given))
            with LOCK:
                numba.config.CACHE_DIR = self.folder
                options = {**self.options(), "nogil": False}
                told = numba.njit(rest, cache=True, no_cfunc_wrapper=True, **options)(function)
            self.bound[key] = entry_point(told)
        return bound(self.bound[key], kinds, given)

    def is_small(self, name: str) -> bool:
        """Inlined where it is called, a function must not grow its caller beyond measure."""
        own = len(self.found[name].__code__.co_code)
        return own <= SMALL and self.size(name) <= SMALL_WITH_CALLS

    def size(self, name: str) -> int:
        """Bytes of bytecode with those of the small functions it calls, at every call."""
        if name not in self.sizes:
            code = self.found[name].__code__
            self.sizes[name] = len(code.co_code)
            for step in dis.get_instructions(code):
                called = step.argval
                if step.opname == "LOAD_GLOBAL" and called in self.found and called != name:
                    self.sizes[name] += self.size(called) if self.is_small(called) else 0
        return self.sizes[name]


def compile_rules(
    modules: Sequence[types.ModuleType], state: type[State], checked: bool = False
) -> Compiled:
    """The same functions as `link` gives, as machine code; `checked` tests every index."""
    folder = cache_folder(digest(modules, state, checked))
    return Compiled((*KERNEL, *modules), state, folder, checked)


def entry_point(function: Any) -> Any:
    """A compiled function without Numba's look at its arguments, which costs more than a move.

    Only for callers that own the arrays they pass: a wrong type is not noticed.
    """
    (only,) = function.overloads.values()
    return only.entry_point
