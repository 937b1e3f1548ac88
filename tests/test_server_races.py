"""Two things at once, and a database that fails: nothing is lost, doubled or stuck."""

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tests.serving import PATIENCE, Json, Served, Somebody, line_to, served, until

TWO = {"players": 2}


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """All together, as far as threads can."""
    gate = threading.Barrier(len(works))

    def begin(work: Callable[[], Any]) -> Any:
        gate.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(begin, works))


def post(who: Somebody, path: str, **body: Any) -> tuple[int, Json]:
    with line_to(who.url) as line:
        answer = line.post("/api" + path, headers=who.headers, json=body)
        return answer.status_code, answer.json()


def seated(ann: Somebody, ben: Somebody, **settings: Any) -> tuple[str, list[Somebody]]:
    """A table that was dealt, and its people, the one on turn first."""
    table = ann.table(options=TWO, settings=settings)["table"]["id"]
    ben.post(f"/tables/{table}/join")
    turn = ann.get(f"/tables/{table}/current")["now"]["turn"]
    return table, [ann, ben] if turn == 0 else [ben, ann]


def kinds(who: Somebody, table: str) -> list[str]:
    log = who.get(f"/tables/{table}/log")["updates"]
    assert [update["seq"] for update in log] == list(range(len(log)))
    return [update["entry"]["kind"] for update in log]


@contextmanager
def held(server: Served, name: str) -> Iterator[threading.Event]:
    """The store's writer or the bots' pool, idle so far, stands still until the event is set."""
    until(lambda: not server.server.tasks)
    owner: Any = {"carry_out": server.server.store, "choose": server.server.pool}[name]
    true, gate, entered = getattr(owner, name), threading.Event(), threading.Event()

    async def waiting(*arguments: Any) -> Any:
        entered.set()
        while not gate.is_set():
            await asyncio.sleep(0.005)
        return await true(*arguments)

    setattr(owner, name, waiting)
    gate.entered = entered  # type: ignore[attr-defined]
    try:
        yield gate
    finally:
        gate.set()
        setattr(owner, name, true)


def test_one_move_sent_many_times_at_once_is_made_once(ann: Somebody, ben: Somebody) -> None:
    table, (first, _) = seated(ann, ben)
    move = first.get(f"/tables/{table}/current")["now"]["moves"][0]
    works = [lambda: post(first, f"/tables/{table}/move", id="once", move=move)] * 8
    answers = at_once(*works)
    assert all(answer == answers[0] for answer in answers)
    assert answers[0][0] == 200
    assert kinds(first, table).count("moved") == 1


def test_of_two_moves_at_once_each_is_made_or_refused(ann: Somebody, ben: Somebody) -> None:
    table, people = seated(ann, ben)
    moves = people[0].get(f"/tables/{table}/current")["now"]["moves"]
    wishes = [(who, f"{n}") for n in range(4) for who in people]
    works = [
        lambda w=who, i=id: post(w, f"/tables/{table}/move", id=i, move=moves[0])
        for who, id in wishes
    ]
    answers = at_once(*works)
    assert {status for status, _ in answers} <= {200, 409}
    done = [body["seq"] for status, body in answers if status == 200]
    assert len(done) == len(set(done)) == kinds(ann, table).count("moved") >= 1


def test_a_seat_that_many_want_goes_to_one(server: Served, ann: Somebody) -> None:
    table = ann.table(options={"players": 3})["table"]["id"]
    others = [Somebody(server.url, f"P{n}") for n in range(6)]
    works = [lambda w=who: post(w, f"/tables/{table}/join", seat=1) for who in others]
    answers = at_once(*works)
    assert Counter(status for status, _ in answers) == {200: 1, 409: 5}
    same = at_once(*[lambda: post(others[0], f"/tables/{table}/join")] * 4)
    seats = ann.get(f"/tables/{table}")["seats"]
    assert [seat["player"] for seat in seats].count(others[0].id) == 1
    assert sum(status == 200 for status, _ in same) <= 1


def test_leaving_twice_does_not_stand_the_next_one_up(
    server: Served, ann: Somebody, ben: Somebody
) -> None:
    """The second wish to leave waits in the line while another takes the seat."""
    table = ann.table(options={"players": 3})["table"]["id"]
    ben.post(f"/tables/{table}/join", seat=1)
    cid = Somebody(server.url, "Cid")
    with held(server, "carry_out") as gate, ThreadPoolExecutor(3) as pool:
        works = [pool.submit(post, ben, f"/tables/{table}/leave")]
        until(gate.entered.is_set)  # type: ignore[attr-defined]
        works.append(pool.submit(post, cid, f"/tables/{table}/join", seat=1))
        line = server.server.tables[table].lineup.waiting
        until(lambda: len(line) == 1)
        works.append(pool.submit(post, ben, f"/tables/{table}/leave"))
        until(lambda: len(line) == 2)
        gate.set()
        assert [work.result()[0] for work in works] == [200, 200, 403]
    assert ann.get(f"/tables/{table}")["seats"][1]["player"] == cid.id


def test_a_rematch_that_both_want_is_one_table(ann: Somebody, ben: Somebody) -> None:
    table, people = seated(ann, ben)
    while (now := people[0].get(f"/tables/{table}/current")["now"])["turn"] is not None:
        who = (ann, ben)[now["turn"]]
        moves = who.get(f"/tables/{table}/current")["now"]["moves"]
        who.post(f"/tables/{table}/move", id=str(now["view"]["move"]), move=moves[0])
    works = [lambda w=who: post(w, f"/tables/{table}/rematch") for who in (ann, ben)]
    answers = at_once(*works)
    assert [status for status, _ in answers] == [200, 200]
    assert len({body["table"]["id"] for _, body in answers}) == 1
    assert {body["seat"] for _, body in answers} == {0, 1}
    assert len(ann.get("/me")["tables"]) == 2
    again = post(ann, f"/tables/{table}/rematch")
    assert again[0] == 409
    assert kinds(ann, table).count("rematch") == 1


def test_a_bot_that_thinks_for_somebody_who_is_back_does_not_move(
    server: Served, ann: Somebody, ben: Somebody
) -> None:
    table, (first, _) = seated(ann, ben)
    with held(server, "choose") as gate, first.at(table) as chair:
        chair.done("leave")
        until(gate.entered.is_set)  # type: ignore[attr-defined]
        chair.done("return")
        gate.set()
        until(lambda: server.server.tables[table].thinking is None)
        assert "moved" not in kinds(first, table)
        chair.done("move", move=first.get(f"/tables/{table}/current")["now"]["moves"][0])


def loop_of(server: Served) -> asyncio.AbstractEventLoop:
    assert server.server.sweeper
    return server.server.sweeper.task.get_loop()


def test_a_clock_that_rings_while_a_move_is_written_is_too_late(
    server: Served, ann: Somebody, ben: Somebody
) -> None:
    table, (first, _) = seated(ann, ben, clock={"move": 600})
    moves = first.get(f"/tables/{table}/current")["now"]["moves"]
    live = server.server.tables[table]
    with held(server, "carry_out") as gate, ThreadPoolExecutor(1) as pool:
        work = pool.submit(post, first, f"/tables/{table}/move", id="a", move=moves[0])
        until(gate.entered.is_set)  # type: ignore[attr-defined]
        loop, seat = loop_of(server), live.table.turn
        assert seat is not None
        loop.call_soon_threadsafe(server.server.driver.time_is_up, live, seat)
        until(lambda: live.thinking is not None)
        gate.set()
        status, body = work.result()
    assert status == 200
    log = first.get(f"/tables/{table}/log")["updates"]
    assert log[body["seq"]]["entry"] == {**log[body["seq"]]["entry"], "id": "a", "kind": "moved"}
    until(lambda: live.thinking is None)
    assert kinds(first, table).count("moved") == 1


def test_a_clock_rings_again_when_the_database_was_away(
    server: Served, ann: Somebody, ben: Somebody
) -> None:
    store: Any = server.server.store
    true, seqs_at_failure = store.carry_out, list[int]()
    table, _ = seated(ann, ben, clock={"move": 0.3})
    live = server.server.tables[table]

    async def failing(batch: Any) -> None:
        lines = [row for work in batch for row in work.rows if row[0] == table]
        if lines and not seqs_at_failure:
            seqs_at_failure.append(live.table.seq)
            raise sa.exc.OperationalError("a test", {}, OSError())
        await true(batch)

    store.carry_out = failing
    try:
        until(lambda: seqs_at_failure)
        until(lambda: live.table.seq > seqs_at_failure[0])
    finally:
        store.carry_out = true
    assert kinds(ann, table)[seqs_at_failure[0] + 1] == "moved"
    ann.post(f"/tables/{table}/leave")
    ben.post(f"/tables/{table}/leave")


def test_a_full_disk_refuses_and_forgets_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = Somebody(server.url, "Ann")
        table = ann.table(options=TWO)["table"]["id"]

        def limit(pages: int) -> None:
            store = server.server.store
            work = store.transact(lambda c: c.execute(sa.text(f"PRAGMA max_page_count={pages}")))  # type: ignore[arg-type]
            loop = loop_of(server)
            asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

        with ann.at(table) as chair:
            limit(1)  # no more than there are already
            said = 0
            while (answer := chair.ask("chat", text="x" * 400))["type"] == "done":
                said += 1
                assert said < 2000
            assert answer["refusal"]["id"] == "internal-error"
            assert chair.ask("ping")["type"] == "pong"
            assert ann.get(f"/tables/{table}")["seq"] == chair.seq
            limit(1_000_000)
            chair.done("chat", text="there is room again")
            assert kinds(ann, table).count("said") == said + 1


def test_a_table_whose_rules_are_gone_spoils_no_list(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = Somebody(server.url, "Ann")
        seats = {"seats": ["me", "open"], "settings": {"public": True}, "options": TWO}
        old, bad, new = (ann.table(**seats)["table"]["id"] for _ in range(3))  # type: ignore[arg-type]
        with closing(sqlite3.connect(tmp_path / "tables.db", timeout=60)) as database:
            database.execute("UPDATE tables SET rules = 99, status = 'playing' WHERE id = ?", [old])
            entry = b'{"kind":"moved","seat":0,"move":"play 99"}'
            database.execute("INSERT INTO log VALUES (?, 1, 0.0, ?, '')", [bad, entry])
            database.commit()
        for id in (old, bad):
            del server.server.tables[id]
        assert [table["id"] for table in ann.get("/tables")["tables"]] == [new]
        assert {table["id"] for table in ann.get("/me")["tables"]} == {old, bad, new}
        assert ann.get(f"/tables/{bad}", 500)["refusal"]["id"] == "internal-error"
        assert ann.get(f"/tables/{old}", 409)["refusal"]["id"] == "record-rules-unknown"
