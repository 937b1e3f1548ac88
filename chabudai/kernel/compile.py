"""Linked rules as machine code: nothing outside `native` knows how it is made.

A library comes with the package, or is built once by this machine's compiler and kept. Where there
is neither, the same names run interpreted, and a line says so.
"""

import sys
from functools import cache

from chabudai.kernel.link import KERNEL, Modules
from chabudai.kernel.native.build import NoCompiler
from chabudai.kernel.native.interpreted import Interpreted
from chabudai.kernel.native.load import Native
from chabudai.kernel.native.shipped import library
from chabudai.kernel.state import State

Compiled = Native | Interpreted


def compile_rules(modules: Modules, state: type[State], defaults: Modules = ()) -> Compiled:
    """Returns the entries of kernel and game, as machine code where there is a way to it."""
    every = (*KERNEL, *modules)
    try:
        return Native(library(every, state, defaults), every, state)
    except NoCompiler:
        tell_once("no C compiler: rules run interpreted, a hundred times slower; install ziglang")
        return Interpreted(modules, state, defaults)


@cache
def tell_once(text: str) -> None:
    print(f"chabudai: {text}", file=sys.stderr)
