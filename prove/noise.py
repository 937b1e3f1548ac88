"""Send fuzzed messages to a server's sockets, and look at its memory: COUNT [SEED]"""

import tempfile
import time
from pathlib import Path

from prove._progress import Progress
from tests.serving import Somebody, served
from tests.socket_fuzzing import fuzz

ROUND = 20_000


def memory() -> float:
    """Megabytes that this process, with the server in it, holds."""
    words = Path("/proc/self/statm").read_text().split()
    return int(words[1]) * 4096 / 1e6


def main(arguments: list[str]) -> int:
    count, seed = int((arguments or ["1000000"])[0]), int((arguments[1:] or ["1"])[0])
    progress, begin, start = Progress(count, "messages"), time.monotonic(), 0.0
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), outbox=4096, workers=1, idle=1.0) as server,
    ):
        for number in range(0, count, ROUND):
            play_round(server.url, min(ROUND, count - number), seed + number)
            start = start or memory()
            progress.step(min(ROUND, count - number))
        end = memory()
    print(
        f"{count:,} messages, memory {start:.0f} MB after the first round and {end:.0f} MB at the "
        f"end, {time.monotonic() - begin:.0f} s"
    )
    return 0 if end < start * 1.2 + 20 else 1


def play_round(url: str, count: int, seed: int) -> None:
    ann = Somebody(url, "Ann")
    table = ann.table(options={"players": 2}, seats=["me", "open"])["table"]["id"]
    Somebody(url, "Ben").post(f"/tables/{table}/join")
    with ann.at(table) as chair:
        fuzz(chair, count, seed)
