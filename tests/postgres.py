"""A PostgreSQL of our own: Debian's binaries, a temporary folder, a unix socket, no port."""

import contextlib
import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.serving import PATIENCE

BINARIES = "/usr/lib/postgresql/*/bin/initdb"


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database that is gone afterwards."""
    with restartable() as (address, _):
        yield address


@contextlib.contextmanager
def restartable() -> Iterator[tuple[str, Callable[[], None]]]:
    """The same, and how to restart it as if its machine had been."""
    binaries = Path(sorted(glob.glob(BINARIES))[-1]).parent
    # Not pytest's folder: PostgreSQL runs as another user when we are root.
    folder = Path(tempfile.mkdtemp(prefix="chabudai-pg-"))
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        found = pwd.getpwnam(user)
        os.chown(folder, found.pw_uid, found.pw_gid)
    data = folder / "data"
    prepare = [f"{binaries}/initdb", "-D", f"{data}", "-A", "trust", "-U", "chabudai", "--no-sync"]
    subprocess.run(prepare, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)
    command = [f"{binaries}/postgres", "-D", f"{data}", "-k", f"{folder}", "-h", "", "-F"]
    servers: list[subprocess.Popen[bytes]] = []

    def start() -> None:
        quiet = subprocess.DEVNULL
        servers.append(subprocess.Popen(command, stdout=quiet, stderr=quiet, user=user, cwd=folder))
        wait(binaries, folder)

    def restart() -> None:
        stop(servers.pop(), signal.SIGQUIT)
        start()

    try:
        start()
        yield f"postgresql://chabudai@/postgres?host={folder}", restart
    finally:
        if servers:
            stop(servers.pop(), signal.SIGTERM)
        shutil.rmtree(folder, ignore_errors=True)


def stop(server: "subprocess.Popen[bytes]", how: signal.Signals) -> None:
    server.send_signal(how)
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def wait(binaries: Path, folder: Path) -> None:
    end = time.monotonic() + PATIENCE
    ready = [f"{binaries}/pg_isready", "-q", "-h", f"{folder}", "-U", "chabudai"]
    while subprocess.run(ready, check=False).returncode:
        assert time.monotonic() < end, "PostgreSQL did not come up"
        time.sleep(0.05)
