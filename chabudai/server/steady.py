"""Tasks that last as long as the server does."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

LOG = logging.getLogger("chabudai.server")
AGAIN = 0.05  # seconds after which a task that ended begins again
TOLD_ONCE_MORE = 1.0  # seconds after which a task that does not end is told to end again


class Steady:
    """A task that must never end by itself. Should it, be it by a cancellation that nobody here
    asked for and that a library lets slip, then that is told and the task begins again: a server
    whose writer is gone would look alive and acknowledge nothing."""

    def __init__(
        self,
        work: Callable[[], Coroutine[Any, Any, None]],
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        """`lost` sees to what the task had in hand when it ended."""
        self.work, self.lost, self.stopped = work, lost, False
        self.begin()

    def begin(self) -> None:
        if not self.stopped:
            self.task = asyncio.get_running_loop().create_task(self.work())
            self.task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[None]") -> None:
        if self.stopped:
            return
        error = None if task.cancelled() else task.exception()
        name = getattr(self.work, "__qualname__", "")
        LOG.critical(
            "a task ended by itself and begins again", exc_info=error, extra={"task": name}
        )
        self.lost()
        task.get_loop().call_later(AGAIN, self.begin)

    async def stop(self) -> None:
        self.stopped = True
        while not self.task.done():  # a library may swallow a cancellation, and the work goes on
            self.task.cancel()
            await asyncio.wait([self.task], timeout=TOLD_ONCE_MORE)
        await asyncio.gather(self.task, return_exceptions=True)
