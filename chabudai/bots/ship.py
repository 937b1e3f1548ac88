"""Libraries that come with the package: `python -m chabudai.bots.ship [--all]`.

Alone it builds for this machine, by its own compiler; with `--all` for every kind of machine, by
zig. Only the standard library is needed, for a wheel is built where nothing else is.
"""

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from chabudai.bots import library
from chabudai.bots.wasm import MACHINES, build_wasm
from chabudai.games import NAMES, find
from chabudai.kernel.game import Game
from chabudai.kernel.link import KERNEL
from chabudai.kernel.native.build import (
    CALL_SOURCE,
    FLAGS,
    TARGETS,
    Target,
    compile_c,
    compile_for,
    needs_zig,
    place,
    this_target,
    zig_compiler,
)
from chabudai.kernel.native.digest import digest
from chabudai.kernel.native.program import Program
from chabudai.kernel.native.shipped import FOLDER, call_name, late_symbols

ZIG_MISSING = 3  # the answer to --needs-zig


def alone(game: Game) -> str:
    """The digest of a game's rules without bots, which the same library holds."""
    return digest((*KERNEL, *game.modules), game.state)


def library_name(game: Game) -> str:
    return named(game.name, library.digest_of(game))


def chance_name(game: Game) -> str:
    return named(f"{game.name}-chance", library.chance_digest_of(game))


def named(what: str, sources: str) -> str:
    """With a digest of sources and flags: an older file is never taken for one of these."""
    key = repr((sources, FLAGS, TARGETS))
    return f"{what}-{hashlib.sha256(key.encode()).hexdigest()[:12]}"


def manifest(with_chances: bool = False) -> dict[str, str]:
    """Digests, and the library that holds each.

    Those with chance from outside are for researchers: who plays from a clone does not wait.
    """
    games, found = [find(name) for name in NAMES], dict[str, str]()
    for game in games:
        found |= dict.fromkeys((alone(game), library.digest_of(game)), library_name(game))
        if with_chances:
            found[library.chance_digest_of(game)] = chance_name(game)
    return found


def source(game: Game) -> str:
    modules = (*KERNEL, *library.modules(game))
    return Program(modules, game.state, library.DEFAULTS).source()


def chance_source(game: Game) -> str:
    return Program(library.chance_modules(game), library.chance_state(game.state)).source()


def is_fresh(folder: Path, targets: Sequence[Target], with_chances: bool = False) -> bool:
    """Is everything there, made of the sources as they are?"""
    path, wanted = folder / "manifest.json", manifest(with_chances)
    if not path.exists() or not wanted.items() <= json.loads(path.read_text("utf-8")).items():
        return False
    names = {call_name(), *wanted.values()}
    return all(file_of(folder, t, name).exists() for t in targets for name in names)


def file_of(folder: Path, target: Target, name: str) -> Path:
    return folder / target.name / f"{name}{target.suffix}"


def build_here(folder: Path = FOLDER) -> bool:
    """Build for this machine alone; False where nothing is shipped for its kind."""
    target = this_target()
    if target is None:
        return False
    if not is_fresh(folder, [target]):
        build(folder, [target], compile_for if needs_zig() else with_own_compiler)
    return True


def build_all(folder: Path = FOLDER, targets: Sequence[Target] = TARGETS) -> None:
    """Build for every kind of machine, and for browsers."""
    if not is_fresh(folder, targets, with_chances=True):
        build(folder, targets, compile_for, with_chances=True)
    for name in NAMES:
        build_wasm(find(name), folder / MACHINES.name)


Compile = Callable[[Target, Path, Path, bool], None]


def with_own_compiler(target: Target, text: Path, built: Path, is_call: bool) -> None:
    built.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        draft = Path(folder) / built.name
        compile_c(text, draft, late_symbols() if is_call else ())
        place(draft, built)


def build(
    folder: Path, targets: Sequence[Target], compile_one: Compile, with_chances: bool = False
) -> None:
    with tempfile.TemporaryDirectory() as drafts, ThreadPoolExecutor(os.cpu_count()) as pool:
        called = call_name()
        texts = {called: CALL_SOURCE, **write_sources(Path(drafts), with_chances)}
        jobs = [
            pool.submit(compile_one, target, text, file_of(folder, target, name), name == called)
            for target in targets
            for name, text in texts.items()
        ]
        for job in jobs:
            job.result()
    tidy(folder, texts)
    listed = json.dumps(manifest(with_chances), indent=1)
    (folder / "manifest.json").write_text(listed + "\n", "utf-8")


def write_sources(folder: Path, with_chances: bool) -> dict[str, Path]:
    """C texts, by the names of their libraries."""
    texts = {}
    for game in map(find, NAMES):
        texts[library_name(game)] = path = folder / f"{game.name}.c"
        path.write_text(source(game), "utf-8")
        if with_chances:
            texts[chance_name(game)] = path = folder / f"{game.name}-chance.c"
            path.write_text(chance_source(game), "utf-8")
    return texts


def tidy(folder: Path, names: dict[str, Path]) -> None:
    """Take away what older rules left."""
    for file in folder.glob("*/*"):
        if file.parent.name != MACHINES.name and file.name.partition(".")[0] not in names:
            file.unlink()


def lacks_zig(folder: Path = FOLDER) -> bool:
    """Must zig be installed before `build_here`?"""
    target = this_target()
    is_done = target is None or is_fresh(folder, [target])
    return not is_done and needs_zig() and zig_compiler() is None


def main(words: Sequence[str]) -> int:
    if "--needs-zig" in words:
        return ZIG_MISSING if lacks_zig() else 0
    if "--all" in words:
        build_all()
    else:
        build_here()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
