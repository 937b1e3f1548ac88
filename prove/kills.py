"""Kill a server at random moments while somebody plays, and compare the log: COUNT [SEED]"""

import tempfile
import time
from pathlib import Path

from prove._progress import Progress
from tests.killing import kill_again_and_again

ROUND = 10


def main(arguments: list[str]) -> int:
    count, seed = int((arguments or ["200"])[0]), int((arguments[1:] or ["1"])[0])
    progress, kept, begin = Progress(count, "kills"), 0, time.monotonic()
    games = ("mojo", "momiji", "mangrovia")
    for number in range(0, count, ROUND):
        with tempfile.TemporaryDirectory() as folder:
            game = games[number // ROUND % len(games)]
            kills = min(ROUND, count - number)
            kept += kill_again_and_again(str(Path(folder) / "x.db"), kills, seed + number, game)
        progress.step(kills)
    print(f"{count} kills, {kept} acknowledged moves, none lost, {time.monotonic() - begin:.0f} s")
    return 0
