"""Machine code for the bots that search, made by a process of its own: nobody waits for a compiler.

`python -m chabudai.server.warming mojo 1` compiles what the searching levels of a game need into
the cache on disk, with the lowest priority. Until it has, they play by rules of thumb.
"""

import asyncio
import contextlib
import logging
import os
import sys
import threading
from typing import NoReturn

from chabudai.bots.levels import level_of
from chabudai.bots.search import Settings, compiled_search
from chabudai.bots.simple import LEVELS
from chabudai.games import find
from chabudai.kernel.game import Game

LOG = logging.getLogger("chabudai.server")
LOWEST = 19  # of priorities


def searches(name: str, game: Game) -> bool:
    """Does a bot need machine code?"""
    return name in LEVELS and isinstance(level_of(game, name), Settings)


class Warmer:
    """Which games are compiled; one is compiled at a time."""

    def __init__(self) -> None:
        self.ready: set[tuple[str, int]] = set()
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.one = asyncio.Lock()

    def is_ready(self, game: Game) -> bool:
        """Is a game's machine code in the cache? If nobody has asked before, see to it."""
        key = (game.name, game.version)
        if key not in self.tasks:
            self.tasks[key] = asyncio.create_task(self.warm(*key))
        return key in self.ready

    async def warm(self, name: str, rules: int) -> None:
        async with self.one:
            try:
                status = await compile_apart(name, rules)
            except OSError as error:
                LOG.error("compiler not started", extra={"error": repr(error)})
                return
        if status:
            LOG.error("search not compiled", extra={"game": name, "status": status})
        else:
            self.ready.add((name, rules))

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


async def compile_apart(name: str, rules: int) -> int:
    """Run the compiler to its end; its status."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "chabudai.server.warming", name, str(rules),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.communicate()


def end_with_the_server() -> NoReturn:
    sys.stdin.buffer.read()  # nothing comes but the end
    os._exit(1)


def main() -> None:
    os.nice(LOWEST)
    threading.Thread(target=end_with_the_server, daemon=True).start()
    name, rules = sys.argv[1:]
    game = find(name).at_version(int(rules))
    assert game is not None
    assert compiled_search(game).iterate_in
    os._exit(0)  # the thread above still reads


if __name__ == "__main__":
    main()
