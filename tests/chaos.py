"""Several processes on one PostgreSQL, to which all kinds of things happen while people and bots
play: no promise may be broken, and play goes on soon."""

import asyncio
import contextlib
import itertools
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

import chabudai
from chabudai.server import models as m
from chabudai.server.auth import new_id
from chabudai.server.chain import plan_hash
from chabudai.server.store import Store, chained, log_rows, named, plan_row
from chabudai.table.entries import AnyEntry, Sat
from chabudai.table.messages import Settings
from chabudai.table.plan import Plan
from chabudai.table.table import Table
from tests.killing import Process, Witness, long_game_of_bots
from tests.postgres import restartable
from tests.serving import PATIENCE, Chair, Somebody, until

PACE = "0.03"  # seconds of a bot's move: a long game lasts as long as a fault
STOPPED, SILENT = 2.5, 4.0  # seconds that a process stands still, that a connection says nothing
MESSAGES = 60  # that are waited for after a fault: play went on
AT_ONCE = 500  # tables that are written together
ABSENT = "absent"  # their host
OTHERS = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
BACKENDS = f"SELECT pid FROM pg_stat_activity WHERE {OTHERS}"
IDLE = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'ClientRead'"
LEASES = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid IS NOT NULL"
Gone = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)


class Stubborn(Witness):
    """A witness who sits down again where a table could not be made."""

    def sit_down(self) -> None:
        while True:
            with contextlib.suppress(AssertionError):  # the database is away
                super().sit_down()
                return
            time.sleep(0.1)


class Onlooker:
    """Somebody who looks on at a game of bots, and notes when something happened."""

    def __init__(self, who: Somebody, url: str, table: str) -> None:
        self.who, self.url, self.table = who, url, table
        self.times: list[float] = []
        self.over = self.left = False
        self.thread = threading.Thread(target=self.look, daemon=True)
        self.thread.start()

    def look(self) -> None:
        """As a page does, whoever looks on comes back when a connection is lost."""
        someone = Somebody.__new__(Somebody)
        someone.url, someone.headers = self.url, self.who.headers
        while not self.left and not self.over:
            with contextlib.suppress(*Gone), someone.at(self.table) as chair:
                while not self.left and not self.over:
                    self.note(chair)
            time.sleep(0.05)

    def note(self, chair: Chair) -> None:
        self.over = bool(chair.next() and chair.now and chair.now["outcome"])
        self.times.append(time.monotonic())

    def after(self, moment: float) -> list[float]:
        return [at for at in list(self.times) if at > moment]

    def pause(self, since: float) -> float:
        """The longest time without news, from a moment on."""
        times = [since, *self.after(since)]
        return max((b - a for a, b in itertools.pairwise(times)), default=0.0)


class Hall:
    """Three processes, their database, and a witness who plays at one after the other."""

    def __init__(self, database: str, restart: Callable[[], None], seed: int) -> None:
        self.database, self.restart, self.choice = database, restart, random.Random(seed)
        self.processes = [self.start() for _ in range(3)]
        self.ann = Somebody(self.processes[0].url, "Ann")
        self.witness = Stubborn(self.processes[1].url, "mojo", seed)
        self.failures: list[BaseException] = []
        self.leaving = False
        self.player = threading.Thread(target=self.play, daemon=True)
        self.player.start()

    def start(self) -> Process:
        return Process(self.database, "--pace", PACE)

    def play(self) -> None:
        """The witness goes to another process whenever one is gone."""
        while not self.leaving and not self.failures:
            try:
                self.witness.play(self.choice.choice(self.processes).url)
            except BaseException as error:
                self.failures.append(error)
            time.sleep(0.05)

    def close(self) -> int:
        """Kill everything, and compare the log with every promise; how many were kept."""
        self.leaving = True
        for process in self.processes:
            process.kill()
        self.player.join(PATIENCE)
        if self.failures:
            raise self.failures[0]
        self.processes = [self.start()]
        return self.witness.check(self.processes[0].url)

    # Faults. Each takes the number of a process, and returns when it began to be over.

    def kill(self, victim: int) -> float:
        self.processes[victim].kill()
        return time.monotonic()

    def stop(self, victim: int) -> float:
        process = self.processes[victim].process
        process.send_signal(signal.SIGSTOP)
        begin = time.monotonic()
        threading.Timer(STOPPED, process.send_signal, [signal.SIGCONT]).start()
        return begin

    def cut(self, victim: int) -> float:
        """Half of all connections to the database end."""
        pids = self.asked(BACKENDS)
        for pid in self.choice.sample(pids, (len(pids) + 1) // 2):
            self.asked(f"SELECT pg_terminate_backend({pid})")
        return time.monotonic()

    def silence(self, victim: int) -> float:
        """The connection of a lease and its news goes dead without a word, and comes back. One
        that stops in the middle of a statement can hold the whole database up: another is taken."""
        while True:
            pid, begin = self.choice.choice(self.asked(LEASES)), time.monotonic()
            os.kill(pid, signal.SIGSTOP)
            threading.Timer(SILENT, signalled, [pid, signal.SIGCONT]).start()
            if pid in self.asked(IDLE):
                return begin
            signalled(pid, signal.SIGCONT)

    def restart_database(self, victim: int) -> float:
        self.restart()
        return time.monotonic()

    def burden(self, number: int, tables: int) -> None:
        """Give a process thousands of unfinished tables."""
        asyncio.run(fill(self.database, self.driver(number), tables))

    def driver(self, number: int) -> str:
        self.ann.url = self.processes[number].url
        table = self.ann.table(options={"players": 2})["table"]["id"]
        return str(self.asked(f"SELECT driver FROM tables WHERE id = '{table}'")[0])

    def asked(self, query: str) -> list[Any]:
        return asyncio.run(asked(self.database, query))

    # A fault, and what others see of it.

    def suffer(self, fault: Callable[[int], float], victim: int | None = None) -> float:
        """The longest pause that anybody saw in games of bots, driven by each process and looked
        at from the next."""
        victim = self.choice.randrange(3) if victim is None else victim
        lookers = [self.onlooker(number) for number in range(3)]
        until(lambda: all(len(looker.times) > 3 for looker in lookers))
        began = fault(victim)
        gone = fault in (self.kill, self.stop)
        watching = [looker for k, looker in enumerate(lookers) if not gone or (k + 1) % 3 != victim]
        try:
            until(lambda: all(o.over or len(o.after(began)) > MESSAGES for o in watching))
        except AssertionError as error:
            error.add_note(self.described(watching, began))
            raise
        for looker in lookers:
            looker.left = True
        if self.failures:
            raise self.failures[0]
        if self.is_dead(victim):
            self.processes[victim] = self.start()
        until(lambda: all(process.is_ready() for process in self.processes))
        return max(looker.pause(began) for looker in watching)

    def described(self, lookers: list[Onlooker], began: float) -> str:
        """How things stand where play did not go on: of each game who drives it, how long the log
        is, and what was seen; and which processes say that they are ready."""
        found = [f"ready: {[not self.is_dead(n) and p.is_ready() for n, p in self.numbered()]}"]
        for looker in lookers:
            lines = f"SELECT count(*) FROM log WHERE \"table\" = '{looker.table}'"
            driver = f"SELECT driver FROM tables WHERE id = '{looker.table}'"
            seen = f"seen {len(looker.after(began))}, over {looker.over}"
            found.append(
                f"{looker.url}: lines {self.asked(lines)}, by {self.asked(driver)}, {seen}"
            )
        return "\n".join([*found, f"alive: {self.asked('SELECT id FROM processes')}"])

    def numbered(self) -> list[tuple[int, Process]]:
        return list(enumerate(self.processes))

    def is_dead(self, number: int) -> bool:
        return self.processes[number].process.poll() is not None

    def onlooker(self, number: int) -> Onlooker:
        self.ann.url = self.processes[number].url
        table = until(self.new_game)
        return Onlooker(self.ann, self.processes[(number + 1) % 3].url, table)

    def new_game(self) -> str:
        with contextlib.suppress(AssertionError):  # a connection was just cut: ask again
            return long_game_of_bots(self.ann)
        return ""


def signalled(pid: int, number: signal.Signals) -> None:
    """A process that has ended in the meantime hears nothing."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)


@contextlib.contextmanager
def silent(pids: list[int]) -> Iterator[None]:
    """Processes that say nothing for a while."""
    for pid in pids:
        signalled(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            signalled(pid, signal.SIGCONT)


async def asked(database: str, query: str) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(database, timeout=PATIENCE)
    try:
        return [row[0] for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def fill(database: str, driver: str, count: int) -> None:
    """Unfinished tables of a process, each waiting for a person's move."""
    store = Store(database)
    await store.open()
    variant = chabudai.game("mojo", players=2)
    plan = Plan("", "mojo", variant.game.version, variant.options, 1, Settings(), ABSENT)
    entries = Table(plan).to_fill({seat: Sat(seat, "Absent", f"{seat}") for seat in range(2)})
    for first in range(0, count, AT_ONCE):
        some = [replace(plan, id=new_id()) for _ in range(first, min(first + AT_ONCE, count))]
        await store.transact(partial(unfinished, some, entries, driver))
    await store.close()


def unfinished(
    plans: list[Plan], entries: list[AnyEntry], driver: str, connection: sa.Connection
) -> None:
    fixed = {"host": ABSENT, "public": False, "status": "playing", "created": 1.0}
    tables = [{**plan_row(plan), **fixed, "driver": driver} for plan in plans]
    connection.execute(sa.insert(m.tables), tables)
    lines = [
        row
        for plan in plans
        for row in log_rows(plan.id, 0, chained(entries, 0, 1.0, plan_hash(plan_row(plan))))
    ]
    connection.execute(sa.insert(m.log), named(lines))


@contextlib.contextmanager
def hall(seed: int) -> Iterator[Hall]:
    with restartable() as (database, restart):
        found = Hall(database, restart, seed)
        try:
            yield found
        finally:
            found.leaving = True
            for process in found.processes:
                if process.process.poll() is None:
                    process.process.send_signal(signal.SIGCONT)
                    process.kill()
