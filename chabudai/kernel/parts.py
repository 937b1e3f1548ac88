"""Keeping Numba from finishing functions that are only parts of others.

Numba optimises every function, together with all that it calls, and emits machine code for it,
again at each level of calls: for rules of hundreds of small functions that is most of the time.
A part is typed and lowered, and no more; the entry that links it in is optimised once, as a
whole. It is also given its one signature here, whatever the widths at the call.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext

whole_finalize = CPUCodeLibrary.finalize
whole_executable = CPUContext.get_executable
depth = 0  # of parts under way; compiling is never done by two threads at once


@contextmanager
def as_part() -> Iterator[None]:
    global depth
    depth += 1
    try:
        yield
    finally:
        depth -= 1


def finalize(library: Any) -> None:
    """Link what a part calls, and leave it at that."""
    if depth == 0:
        whole_finalize(library)
        return
    linked = set()
    for other in library._linking_libraries:
        if other not in linked:
            linked.add(other)
            library._reload_init.update(other._reload_init)
            library._final_module.link_in(other._get_module_for_linking(), preserve=True)
    library._finalize_dynamic_globals()
    library._finalized = True


def get_executable(context: Any, library: Any, fndesc: Any, env: Any) -> Any:
    """A part is never called from Python; Numba knows it by a built-in function of its own."""
    return whole_executable(context, library, fndesc, env) if depth == 0 else [].clear


CPUCodeLibrary.finalize = finalize
CPUContext.get_executable = get_executable


def make_part(dispatcher: Any, kinds: tuple[Any, ...] | None) -> Any:
    """Let a function be compiled as a part, with one signature if it has one."""
    plain = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        with as_part():
            return plain(args if kinds is None else kinds, kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher
