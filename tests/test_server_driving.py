"""What the server does by itself: bots in workers, clocks, ratings, webhooks."""

import asyncio
import contextlib
import http.server
import itertools
import json
import random
import sqlite3
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import chabudai
from chabudai.kernel.refusal import Refused
from chabudai.server import bots
from chabudai.server.bots import MOST_WAITING, FairQueue, Job, Pool
from chabudai.server.cluster import LATEST, Cluster
from chabudai.server.live import LiveTable
from chabudai.server.ratings import new_ratings
from chabudai.server.server import Server
from chabudai.server.steady import Steady
from chabudai.server.worker import Asked, Question
from chabudai.table.asked import STUDIES
from chabudai.table.making import bot_names
from tests.serving import PATIENCE, Json, Served, Somebody, served, until

SERVER = {"webhook_hosts": ("127.0.0.1",)}


class Prompt:
    """A connection whose answer is there in the very moment in which somebody stops waiting."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answer = asyncio.get_running_loop().create_future()

    async def fetchval(self, *_: object) -> float:
        self.asked.set()
        await self.answer
        return 0.0

    async def fetch(self, *_: object) -> list[object]:
        return []

    async def execute(self, *_: object, **__: object) -> None: ...

    async def close(self, **_: object) -> None: ...

    def terminate(self) -> None: ...

    def is_closed(self) -> bool:
        return False


def test_a_process_leaves_the_cluster_while_it_renews_its_lease() -> None:
    """Python 3.11's wait_for swallowed the cancellation then, and the server never stopped."""

    async def stopped() -> None:
        cluster = Cluster(cast("Server", None))
        cluster.connection = connection = Prompt()
        cluster.tasks = [Steady(cluster.beat_on)]
        await connection.asked.wait()
        connection.answer.set_result(None)
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await cluster.close()

    asyncio.run(stopped())


class Away:
    """A server whose database is away for a while, and lets a cancellation slip once."""

    def __init__(self) -> None:
        self.trouble: list[BaseException] = [OSError("away"), asyncio.CancelledError(), OSError("")]
        self.tables: dict[str, LiveTable] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.asked: list[tuple[str, int]] = []

    async def find(self, id: str, seq: int) -> None:
        self.asked.append((id, seq))
        if self.trouble:
            raise self.trouble.pop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))


def test_a_line_that_could_not_be_read_is_read_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be the last for a long while: the bot that has to answer it would wait for ever."""
    monkeypatch.setattr("chabudai.server.cluster.RETRY", 0.01)

    async def heard() -> None:
        server = Away()
        cluster = Cluster(cast("Server", server))
        waking = Steady(cluster.wake_on)
        server.tables["t"] = cast("LiveTable", SimpleNamespace(table=SimpleNamespace(seq=3)))
        cluster.heard(None, 0, "chabudai", "t 4")
        async with asyncio.timeout(20):
            while len(server.asked) < 4 or cluster.stale:
                await asyncio.sleep(0.01)
        await waking.stop()
        assert server.asked == [("t", 4)] + 3 * [("t", LATEST)]

    asyncio.run(heard())


def job(name: str) -> Job:
    return Job(Asked(Question("mojo", 1, "{}", name, "")))


def test_owners_are_served_in_turn() -> None:
    async def served_order() -> list[str]:
        queue = FairQueue()
        for owner, count in (("many", 4), ("one", 1), ("two", 2)):
            for number in range(count):
                queue.put(owner, job(f"{owner} {number}"))
        assert len(queue) == 7
        return [bots.name_of((await queue.get()).asked) for _ in range(7)]

    order = asyncio.run(served_order())
    assert order[:3] == ["many 0", "one 0", "two 0"]
    assert order[3:5] == ["many 1", "two 1"]


@pytest.mark.parametrize("game", chabudai.names())
def test_workers_answer_with_legal_moves_from_what_the_seat_knows(game: str) -> None:
    async def choices() -> None:
        pool = Pool(1)
        pool.open()
        try:
            position = chabudai.game(game).start(3)
            for bot in [
                name for name in bot_names(position.game) if name in ("random", "thumb", "casual")
            ]:
                assert await pool.choose(position, bot, "me") in position.legal()
            assert await pool.choose(position, "no-such-bot", "me") in position.legal()
        finally:
            await pool.close()

    asyncio.run(choices())


def test_a_worker_that_does_not_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    true, failures = bots.start_worker, [OSError("no more processes"), OSError("still none")]

    async def starting() -> asyncio.subprocess.Process:
        if failures:
            raise failures.pop()
        return await true()

    monkeypatch.setattr(bots, "start_worker", starting)

    async def choose() -> None:
        pool, position = Pool(1), chabudai.game("mojo").start(3)
        answered: list[str] = []
        pool.when_answered.append(answered.append)
        pool.open()
        try:
            for _ in range(2):
                assert await pool.choose(position, "thumb", "me") in position.legal()
            assert answered == ["thumb"]  # the first was left to chance
        finally:
            await pool.close()

    asyncio.run(choose())


def test_a_bot_that_dies_does_not_stop_the_table(server: Served, ann: Somebody) -> None:
    table = ann.table(options={"players": 2}, seats=["random", "random"])["table"]["id"]
    with ann.at(table) as chair:
        chair.until_now(lambda now: now["view"]["move"] >= 2)
        server.server.pool.tasks[0].get_loop().call_soon_threadsafe(kill_worker, server)
        assert chair.until_now(lambda now: now["outcome"])


def kill_worker(server: Served) -> None:
    frame = server.server.pool.tasks[0].get_coro().cr_frame  # type: ignore[union-attr]
    process = frame.f_locals.get("process")
    if process is not None:
        process.kill()


def test_bots_answer_at_the_pace_whatever_they_thought(tmp_path: Path) -> None:
    with served(tmp_path, pace=0.25) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options={"players": 2}, seats=["random", "random"])["table"]["id"]
        with ann.at(table) as chair:
            chair.until_now(lambda now: now["view"]["move"] >= 5)
        log = ann.get(f"/tables/{table}/log")["updates"]
    times = [update["at"] for update in log if update["entry"]["kind"] == "moved"]
    gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
    assert all(gap >= 0.24 for gap in gaps)


def test_when_time_is_up_a_bot_moves(ann: Somebody) -> None:
    settings = {"clock": {"move": 0.3}}
    table = ann.table(options={"players": 2}, seats=["me", "random"], settings=settings)["table"]
    with ann.at(table["id"]) as chair:
        assert chair.now
        assert len(chair.now["clock"]["left"]) == 2
        until_clock = (m for m in iter(lambda: chair.until("update"), None))
        entry = next(m["entry"] for m in until_clock if m["entry"].get("by") == "clock")
        assert entry["seat"] == 0
        chair.done("leave")


def test_games_are_rated_once(server: Served, ann: Somebody) -> None:
    wish: Json = {"options": {"players": 2}, "settings": {"rated": True}}
    table = ann.table("momiji", seats=["me", "random"], **wish)["table"]["id"]
    with ann.at(table) as chair:
        outcome = chair.play_on(random.Random(1))
    mine = until(lambda: ann.get("/me")["ratings"])[0]
    listed: list[Json] = ann.get("/ratings?game=momiji&players=2")["ratings"]
    bot = next(r for r in listed if r["who"] == "bot:random")
    assert mine["games"] == 1
    assert (mine["mu"] > bot["mu"]) == (outcome["winners"] == [0])
    assert mine["sigma"] < 25 / 3


def test_better_places_bring_better_ratings() -> None:
    after = new_ratings({}, ["a", "b", "c", "b"], [0, 1, 2, 3])
    assert after["a"][0] > after["b"][0]
    assert after["a"][0] > after["c"][0]


def rated(folder: Path, ratings: dict[str, float]) -> None:
    rows = [("mojo", 2, who, mu, 1.0, 9) for who, mu in ratings.items()]
    with contextlib.closing(sqlite3.connect(folder / "tables.db", timeout=60)) as database:
        database.executemany("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)", rows)
        database.commit()


def test_the_stand_in_is_as_strong_as_who_left(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")

        def who_plays(settings: Json, leave: bool = True) -> str:
            wish: Json = {"options": {"players": 2}, "settings": settings}
            table = ann.table(**wish)["table"]["id"]
            ben.post(f"/tables/{table}/join")
            if leave:
                return str(ann.post(f"/tables/{table}/leave")["seats"][0]["bot"])
            live = server.server.tables[table]
            live.table.clocks.since -= 1000  # they have waited long enough
            seat = live.table.turn
            assert seat is not None
            with (ben if seat == 0 else ann).at(table) as chair:
                chair.done("replace", seat=seat)
            return str(ann.get(f"/tables/{table}")["seats"][seat]["bot"])

        assert who_plays({}) == "thumb"  # nobody is rated yet
        bots = {"bot:random": 10.0, "bot:casual": 20.0, "bot:thumb": 30.0}
        rated(tmp_path, {**bots, ann.id: 18.0, ben.id: 18.0})
        assert who_plays({}) == "casual"
        assert who_plays({}, leave=False) == "casual"
        assert who_plays({"stand_in": "novice"}) == "novice"
        rated(tmp_path, {ann.id: 3.0})
        assert who_plays({}) == "random"


def test_my_tables_tell_whose_turn_it_is_though_nobody_has_looked(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
        table = ann.table(options={"players": 2})["table"]["id"]
        assert [t["turn"] for t in ann.get("/me")["tables"]] == [False]
        ben.post(f"/tables/{table}/join")
        turns = [who.get("/me")["tables"][0]["turn"] for who in (ann, ben)]
        assert sorted(turns) == [False, True]
        first = (ann, ben)[turns.index(True)]
    with served(tmp_path) as server:
        for who in (ann, ben):
            who.url = server.url
        until(lambda: table in server.server.tables)  # woken by the start
        del server.server.tables[table]
        mine = first.get("/me")["tables"][0]
        assert (mine["status"], mine["turn"]) == ("playing", True)
        first.post(f"/tables/{table}/leave")
        assert first.get("/me")["tables"][0]["turn"] is False  # a bot's decision


class Hook(http.server.BaseHTTPRequestHandler):
    heard: list[Json] = []  # noqa: RUF012

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        Hook.heard.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_a_webhook_tells_those_who_are_not_looking(server: Served, ann: Somebody) -> None:
    with http.server.HTTPServer(("127.0.0.1", 0), Hook) as hook:
        thread = threading.Thread(target=hook.serve_forever, daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{hook.server_port}/turn"
        assert ann.ask("PUT", "/me/webhook", url=url)["webhook"] == url
        table = ann.table(options={"players": 2}, seats=["me", "random"])["table"]["id"]
        told = until(lambda: [h for h in Hook.heard if h["table"] == table])
        assert told[0]["event"] == "your-turn"
        time.sleep(0.1)
        assert len([h for h in Hook.heard if h["table"] == table]) == 1
        ann.ask("PUT", "/me/webhook", url="")
        hook.shutdown()
        thread.join()


def test_a_task_whose_cancellation_was_swallowed_is_stopped_all_the_same() -> None:
    """A server did not stop: its beat went on after a library had swallowed the word to end."""
    swallowed: list[str] = []

    async def work() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if swallowed:
                    raise
                swallowed.append("once")

    async def stop() -> None:
        steady = Steady(work)
        await asyncio.sleep(0)
        await asyncio.wait_for(steady.stop(), 60)
        assert steady.task.cancelled()

    asyncio.run(stop())
    assert swallowed


def test_a_study_is_played_through_beside_the_server(tmp_path: Path) -> None:
    """Done in the server's own process, a dozen long studies held every stranger up for 0.3 s."""
    text = Path("docs/examples/mojo-study.json").read_text("utf-8")
    heard: list[str] = []
    with served(tmp_path) as server:
        studies = server.server.studies
        ask = studies.call

        async def call(target: str, values: list[Any], owner: str) -> Any:
            heard.append(target)
            return await ask(target, values, owner)

        studies.call = call  # type: ignore[method-assign]
        ann = Somebody(server.url, "Ann")
        for target in sorted(STUDIES):
            opens = target.endswith("open")
            ann.post("/ask", 200 if opens else 400, target=target, values=[text] if opens else [1])
    assert heard == sorted(STUDIES)


def test_one_address_has_so_many_studies_waiting() -> None:
    async def flood() -> None:
        pool = Pool(1)  # not open: nobody is answered
        waiting = [asyncio.create_task(pool.call("x", [], "one")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="Too many"):
            await pool.call("x", [], "one")
        other = asyncio.create_task(pool.call("x", [], "other"))
        await asyncio.sleep(0)
        assert pool.queue.waiting("other") == 1
        for task in (*waiting, other):
            task.cancel()

    asyncio.run(flood())
