"""C to a library: by this machine's compiler, or by zig for any machine; kept by digest."""

import hashlib
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

FLAGS = ("-O3", "-std=gnu11", "-fwrapv", "-ffp-contract=off", "-fno-math-errno", "-w")
SHARED = ("-shared", "-fPIC", "-fvisibility=hidden")
FOLDER = Path(__file__).parent
CALL_SOURCE = FOLDER / "call.c"


class NoCompiler(OSError):
    """Neither a C compiler nor zig is there."""


@dataclass(frozen=True)
class Target:
    """A kind of machine that libraries are built for."""

    name: str  # of its folder: system and processor
    zig: str  # what zig calls it
    suffix: str
    flags: tuple[str, ...] = ()
    call_flags: tuple[str, ...] = ()  # of the extension, which finds Python's functions at load
    sources: tuple[str, ...] = ()  # of ours that it needs beside the rules
    imports: tuple[str, ...] = ()  # of what the system brings
    call_imports: tuple[str, ...] = ()  # of what Python brings


# Each for the plainest processor of its kind; what a newer one's would bring: ARCHITECTURE.md.
# Linux: neither glibc nor musl is named, the one that is there serves. macOS: its one library.
# Windows: no C library either, only two functions of the one that every process has.
LATE = ("-Wl,-undefined,dynamic_lookup",)
TARGETS = (
    Target("linux-x86_64", "x86_64-linux-gnu.2.17", ".so", ("-nostdlib",)),
    Target("linux-aarch64", "aarch64-linux-gnu.2.17", ".so", ("-nostdlib",)),
    Target("macos-x86_64", "x86_64-macos.11.0", ".dylib", (), LATE),
    Target("macos-arm64", "aarch64-macos.11.0", ".dylib", (), LATE),
    Target(
        *("windows-x86_64", "x86_64-windows-gnu", ".dll", ("-nostdlib",)),
        sources=("windows.c",),
        imports=("ucrtbase.def",),
        call_imports=("python3.def",),
    ),
)


def this_target() -> Target | None:
    """Returns the kind of machine that this is; None for one that nothing is shipped for."""
    system = {"Linux": "linux", "Darwin": "macos", "Windows": "windows"}.get(platform.system(), "")
    machine = platform.machine().lower().replace("amd64", "x86_64")
    return next((t for t in TARGETS if t.name == f"{system}-{machine}"), None)


# Compilers


def own_compiler() -> list[str] | None:
    """Returns this machine's C compiler as the start of a command; zig where it has none."""
    return system_compiler() or zig_compiler()


def system_compiler() -> list[str] | None:
    if chosen := os.environ.get("CHABUDAI_CC"):
        return shlex.split(chosen)
    found = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    return [found] if found else None


def needs_zig() -> bool:
    """Must zig build for this machine? On Windows always: it brings what the linker there wants."""
    return os.name == "nt" or system_compiler() is None


def zig_compiler() -> list[str] | None:
    found = importlib.util.find_spec("ziglang")
    return [sys.executable, "-m", "ziglang", "cc"] if found else None


def compile_c(source: Path, library: Path, flags: Sequence[str] = ()) -> None:
    """Build a library for this machine."""
    compiler = own_compiler()
    if compiler is None:
        raise NoCompiler("no C compiler is there, nor the package ziglang")
    run([*compiler, *FLAGS, *SHARED, *flags, "-o", str(library), str(source)])


def compile_for(target: Target, source: Path, library: Path, is_call: bool = False) -> None:
    """Build a library for a kind of machine, or the extension for calls, by zig."""
    zig = zig_compiler()
    if zig is None:
        raise NoCompiler("the package ziglang builds for other machines, and is not there")
    with tempfile.TemporaryDirectory() as folder:
        needed = target.call_imports if is_call else target.imports
        imports = [import_library(zig, name, Path(folder)) for name in needed]
        aim = ["-target", target.zig, *target.flags, *(target.call_flags if is_call else ())]
        sources = [str(source), *(str(FOLDER / name) for name in target.sources), *imports]
        draft = Path(folder) / library.name
        run([*zig, *aim, *FLAGS, *SHARED, "-s", "-o", str(draft), *sources])
        library.parent.mkdir(parents=True, exist_ok=True)
        place(draft, library)


def import_library(zig: Sequence[str], definition: str, folder: Path) -> str:
    """What a linker for Windows is told of a library that is not here."""
    made = folder / f"{definition}.lib"
    tool = [*zig[:-1], "dlltool", "-m", "i386:x86-64"]
    run([*tool, "-d", str(FOLDER / definition), "-l", str(made)])
    return str(made)


def place(draft: Path, library: Path) -> None:
    """Give a file its name at one stroke; who uses the old one keeps it."""
    beside = library.with_name(f"{library.name}.{os.getpid()}")
    shutil.copyfile(draft, beside)
    beside.replace(library)


def run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"{shlex.join(command)}\n{done.stderr[-4000:]}")


# What was built is kept


def cache_folder() -> Path:
    """Returns where libraries are kept: the user's cache, or a temporary folder if that is shut."""
    chosen = os.environ.get("CHABUDAI_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    folder = Path(chosen) if chosen else Path(home) / "chabudai"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="chabudai-"))


def kept(name: str, text: str, flags: Sequence[str] = ()) -> Path:
    """Returns the library of a C text, built where it is not there yet.

    It is built under another name and then given its own, so that nobody ever sees a part of it.
    """
    folder = cache_folder()
    library = folder / f"{name}{suffix()}"
    if library.exists():
        return library
    with tempfile.TemporaryDirectory(dir=folder) as draft:
        source = Path(draft) / f"{name}.c"
        source.write_text(text, "utf-8")
        built = Path(draft) / library.name
        compile_c(source, built, flags)
        built.replace(library)
    return library


def suffix() -> str:
    target = this_target()
    return target.suffix if target else ".so"


def machine_name() -> str:
    """Returns what a kept library depends on beside its text: the machine and the compiler."""
    facts = (platform.system(), platform.machine(), own_compiler(), FLAGS)
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:8]
