"""Bots think in processes of their own, so that no table and no socket waits for another's bot.

The queue is fair: people who run many tables with bots take turns with those who run one.
"""

import asyncio
import contextlib
import logging
import random
import sys
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from chabudai.bots.coach import Advice
from chabudai.bots.review import Part
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.server.worker import COACH, Asked, Called, Lookback, Reply, question

LONGEST_THOUGHT = 30.0  # seconds; then the worker is ended and chance decides
LONGEST_REPLY = 16_000_000  # bytes; a tree told with all its names is longer than its file
MOST_WAITING = 16  # questions of one owner that somebody asks by name
LOG = logging.getLogger("chabudai.server")


@dataclass
class Job:
    """A question, and who waits for its answer."""

    asked: Asked
    waits: "asyncio.Future[Reply]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class FairQueue:
    """Jobs by owner; the owners are served in turn."""

    def __init__(self) -> None:
        self.jobs: dict[str, deque[Job]] = {}
        self.count = asyncio.Semaphore(0)

    def put(self, owner: str, job: Job) -> None:
        self.jobs.setdefault(owner, deque()).append(job)
        self.count.release()

    async def get(self) -> Job:
        await self.count.acquire()
        owner = next(iter(self.jobs))
        jobs = self.jobs.pop(owner)
        job = jobs.popleft()
        if jobs:
            self.jobs[owner] = jobs  # at the end of the line again
        return job

    def waiting(self, owner: str) -> int:
        return len(self.jobs.get(owner, ()))

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self.jobs.values())


class Pool:
    """A few workers and the queue before them."""

    def __init__(self, size: int, waits: bool = False) -> None:
        """Workers that wait are started with the first question."""
        self.size, self.waits = size, waits
        self.queue = FairQueue()
        self.when_answered: list[Callable[[str], None]] = []
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.work()) for _ in range(self.size)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def choose(
        self, position: Position, bot: str, owner: str, seed: int = -1, timed: bool = True
    ) -> int:
        """The number of the move that a bot makes; a legal one whatever happens to the bot."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        reply = await self.ask(Asked(question(position, bot, seed, timed)), owner)
        return reply.move if reply.move in legal else random.choice(legal)

    async def advise(self, position: Position, depth: int, instead: int, owner: str) -> Advice:
        """What the coach says to the seat on turn, from what it knows."""
        asked = msgspec.structs.replace(question(position, COACH), depth=depth, instead=instead)
        reply = await self.ask(Asked(asked), owner)
        if reply.advice is None:
            raise refuse("internal-error")
        return reply.advice

    async def look_back(self, record: str, first: int, owner: str) -> Part:
        """Some decisions of a game that is over, reviewed."""
        reply = await self.ask(Asked(lookback=Lookback(record, first)), owner)
        if reply.part is None:
            raise refuse("internal-error")
        return reply.part

    async def call(self, target: str, values: list[Any], owner: str) -> Any:
        """What a function of `chabudai.table.asked` returns that takes its time."""
        if self.queue.waiting(owner) >= MOST_WAITING:
            raise refuse("too-fast")
        reply = await self.ask(Asked(called=Called(target, values)), owner)
        if reply.told is None:
            raise refuse("internal-error")
        if "refusal" in reply.told:
            raise Refused(Refusal(**reply.told["refusal"]))
        return reply.told["answer"]

    async def ask(self, asked: Asked, owner: str) -> Reply:
        """A worker's reply, when the owner's turn has come; an empty one if it failed."""
        job = Job(asked)
        self.queue.put(owner, job)
        return await job.waits

    async def work(self) -> None:
        """One worker: started at once, and again when it was ended."""
        process: asyncio.subprocess.Process | None = None
        try:
            with contextlib.suppress(OSError):  # tried again with the first question
                process = None if self.waits else await start_worker()
            while True:
                job = await self.queue.get()
                try:
                    if process is None or process.returncode is not None:
                        process = await start_worker()
                    async with asyncio.timeout(LONGEST_THOUGHT):
                        reply = await ask(process, job.asked)
                    for hook in self.when_answered:
                        hook(reply.bot)
                except (TimeoutError, OSError, ValueError) as error:
                    LOG.error("bot failed", extra={"bot": name_of(job.asked), "error": repr(error)})
                    await end(process)
                    process, reply = None, Reply()
                if not job.waits.done():
                    job.waits.set_result(reply)
        finally:
            await end(process)


async def start_worker() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "chabudai.server.worker",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_REPLY,
    )  # fmt: skip


def name_of(asked: Asked) -> str:
    return asked.question.bot if asked.question else COACH


async def ask(process: asyncio.subprocess.Process, asked: Asked) -> Reply:
    assert process.stdin
    assert process.stdout
    process.stdin.write(msgspec.json.encode(asked) + b"\n")
    await process.stdin.drain()
    reply = msgspec.json.decode(await process.stdout.readline(), type=Reply)
    if reply.error:
        LOG.error("bot failed", extra={"bot": name_of(asked), "error": reply.error})
    return reply


async def end(process: asyncio.subprocess.Process | None) -> None:
    if process:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # also closes its pipes
