"""Kill a table's driver and see how soon another process goes on: COUNT (30)"""

import statistics

from prove._progress import Progress
from tests.killing import Process, pause_after_a_kill
from tests.postgres import postgres
from tests.serving import Somebody

LIMIT = 2.0  # seconds


def main(arguments: list[str]) -> int:
    count, waits, usual = int((arguments or ["30"])[0]), list[float](), list[float]()
    progress = Progress(count, "kills")
    with postgres() as database:
        two = Process(database)
        try:
            ann = Somebody(two.url, "Ann")
            for _ in range(count):
                after, before = pause_after_a_kill(database, ann)
                waits.append(after)
                usual.append(before)
                progress.step(1)
        finally:
            two.stop()
    waits.sort()
    p95 = waits[min(len(waits) - 1, int(0.95 * len(waits)))]
    print(
        f"{count} kills: another process went on after {statistics.median(waits):.2f} s (median), "
        f"{p95:.2f} s (p95), {waits[-1]:.2f} s (longest); "
        f"the longest wait before the kills was {max(usual):.2f} s"
    )
    return 0 if p95 < LIMIT else 1
