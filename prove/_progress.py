"""A line that shows how far a long proof has come."""

import sys
import time


class Progress:
    """Prints the count, the rate and what is left, twice a second at most."""

    def __init__(self, total: int, what: str) -> None:
        self.total, self.what, self.done = total, what, 0
        self.begin = self.last = time.monotonic()

    def step(self, count: int = 1) -> None:
        self.done += count
        now = time.monotonic()
        if now - self.last > 0.5 or self.done >= self.total:
            self.last = now
            rate = self.done / max(now - self.begin, 1e-9)
            left = (self.total - self.done) / max(rate, 1e-9)
            end = "\n" if self.done >= self.total else "\r" if sys.stdout.isatty() else ""
            words = f"{self.done:,} of {self.total:,}, {rate:,.0f}/s, {left:.0f} s left "
            if end or sys.stdout.isatty():
                print(f"{self.what}: {words}", end=end, flush=True)
