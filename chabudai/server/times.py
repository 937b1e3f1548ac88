"""What time it is. A clock that somebody sets must not empty a player's reserve: the time of day is
read once, and the steady clock tells how much has passed since."""

import time

START = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970; never goes back, never jumps."""
    return START + time.monotonic()
