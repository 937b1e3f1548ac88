"""The deal of the day: one for all, one attempt a person, nothing told before the day is over."""

import asyncio
import json
import random
import time
from contextlib import ExitStack
from datetime import date, timedelta
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

import chabudai
from chabudai.kernel.record import commitment_to
from chabudai.server import comparisons
from chabudai.server import models as m
from chabudai.server.admin import people
from chabudai.server.store import Store
from chabudai.table import days
from tests.postgres import BINARIES, postgres
from tests.serving import Json, Served, Somebody, line_to, until
from tests.test_server_races import at_once, post

FIRST = date(2026, 11, 1)  # a Mojo for two
DAYS = count()


class Calendar:
    """What day the server has. A test has a day of its own, and the next one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        first = FIRST + timedelta(7 * next(DAYS))
        self.day, self.next = (str(first + timedelta(n)) for n in (0, 1))
        self.set(self.day)

    def set(self, day: str) -> None:
        self.patch.setattr(days, "today", lambda: day)
        self.patch.setattr("chabudai.server.times.START", days.begins(day) - time.monotonic())

    def turn(self) -> None:
        self.set(self.next)


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


def begun(who: Somebody, game: str = "mojo") -> str:
    return str(who.post(f"/deals/{game}")["table"]["id"])


def played(who: Somebody, seed: int) -> str:
    """Somebody's attempt, played to the end and noted."""
    table = begun(who)
    with who.at(table) as chair:
        chair.play_on(random.Random(seed))
    until(lambda: today(who)["mine"]["over"])
    return table


def today(who: Somebody, game: str = "mojo") -> Json:
    found: list[Json] = who.get("/deals")["deals"]
    return next(deal for deal in found if deal["game"] == game)


def moves_of_bots(who: Somebody, table: str) -> set[str]:
    updates = who.get(f"/tables/{table}/log")["updates"]
    return {u["entry"]["move"] for u in updates if u["entry"].get("by") == "bot"}


def test_equal_moves_are_answered_equally_and_results_are_ranked(
    server: Served, calendar: Calendar
) -> None:
    ann, ben, cid = (Somebody(server.url, name) for name in ("Ann", "Ben", "Cid"))
    tables = [played(who, seed) for who, seed in ((ann, 1), (ben, 1), (cid, 2))]
    deal = today(ann)
    assert deal["begun"] == deal["finished"] == 3
    rows = ann.get(f"/deals/mojo/{calendar.day}")["rows"]
    assert [row["rank"] for row in rows] == sorted(row["rank"] for row in rows)
    mine = {row["name"]: row for row in rows}
    assert mine["Ann"]["mine"]
    assert not mine["Ben"]["mine"]
    for key in ("rank", "points", "margin", "place"):
        assert mine["Ann"][key] == mine["Ben"][key]
    shared = ann.get(f"/tables/{tables[0]}/compare?other={tables[1]}")
    assert (shared["parted"], shared["parted_by"]) == (None, None)
    other = ann.get(f"/tables/{tables[0]}/compare?other={tables[2]}")
    assert other["parted_by"] == deal["seat"]
    assert other["moments"][other["parted"]]["same"] is False
    assert [side["name"] for side in other["sides"]] == ["Ann", "Cid"]
    bot = (deal["seat"] + 1) % len(deal["seats"])
    ann.get(f"/tables/{tables[0]}/compare?other={tables[2]}&seat={bot}", status=403)
    calendar.turn()
    records = [ben.get(f"/tables/{table}/record") for table in tables]
    assert records[0]["moves"] == records[1]["moves"] != records[2]["moves"]
    told = ben.get(f"/deals/mojo/{calendar.day}")["deal"]
    assert commitment_to(int(told["seed"], 16)) == deal["commitment"] == records[2]["commitment"]
    assert {record["seed"] for record in records} == {told["seed"]}
    assert chabudai.replay(chabudai.read_record(json.dumps(records[2]))).over


def test_nobody_begins_twice(server: Served) -> None:
    ann = Somebody(server.url, "Ann")
    answers = at_once(*[lambda: post(ann, "/deals/mojo")] * 8)
    assert {status for status, _ in answers} == {200}
    assert len({body["table"]["id"] for _, body in answers}) == 1
    assert today(ann)["begun"] == 1
    table = begun(ann)
    with ann.at(table) as chair:
        assert chair.refused("leave") == "deal-not-left"
        assert chair.refused("undo") == "undo-not-possible"
        assert chair.refused("hint", depth=1) == "hint-not-allowed"
        assert chair.refused("replace", seat=0) == "deal-not-left"
    ann.post(f"/tables/{table}/delete", status=409)
    info = ann.get(f"/tables/{table}")
    assert info["unrated"] == ["shared"]
    assert info["deal"]["sealed"]
    assert next(one for one in ann.get("/me")["tables"] if one["id"] == table)["may"] == ""
    played(ann, 3)
    assert begun(ann) == table


@pytest.mark.needs(BINARIES)
@pytest.mark.needs("asyncpg")
def test_two_processes_agree_on_the_deal_and_on_the_one_attempt() -> None:
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        one, two = (stack.enter_context(Served(database)) for _ in range(2))
        ann = Somebody(one.url, "Ann")
        there = Somebody(two.url, "Ben")
        deals = at_once(lambda: today(ann), lambda: today(there))
        assert deals[0] == deals[1]
        hers: list[Any] = []
        for url in (one.url, two.url):
            other = Somebody.__new__(Somebody)
            other.url, other.headers = url, ann.headers
            hers += [lambda who=other: post(who, "/deals/mojo")] * 4
        answers = at_once(*hers)
        assert {status for status, _ in answers} == {200}
        assert len({body["table"]["id"] for _, body in answers}) == 1


def seen_by(who: Somebody | None, server: Served, tables: list[str], day: str) -> dict[str, bytes]:
    """All that the server tells somebody, but for how many play."""
    paths = ["/deals", f"/deals/mojo/{day}", "/tables"]
    for table in tables:
        about = ("", "/current", "/log", "/record", "/review", "/past?move=3&seat=0")
        paths += [f"/tables/{table}{rest}" for rest in about]
        paths += [f"/tables/{table}/compare?other={tables[0]}", f"/tables/{table}/challenge?seat=0"]
    headers = who.headers if who else {}
    with line_to(server.url) as line:
        answers = {path: line.get("/api" + path, headers=headers).content for path in paths}
    return {path: counted_out(answer) for path, answer in answers.items()}


def counted_out(answer: bytes) -> bytes:
    found = json.loads(answer)
    for deal in [*found.get("deals", []), found.get("deal")]:
        if isinstance(deal, dict):
            deal["begun"] = deal["finished"] = 0
    return json.dumps(found).encode()


def test_nothing_is_told_before_the_day_is_over(server: Served, calendar: Calendar) -> None:
    """Whatever others have played, whoever has not finished is told byte for byte the same."""
    ann, ben, eve = (Somebody(server.url, name) for name in ("Ann", "Ben", "Eve"))
    tables = [begun(ann), begun(ben)]
    today(eve)
    before = [seen_by(who, server, tables, calendar.day) for who in (eve, None)]
    played(ann, 5)
    assert [seen_by(who, server, tables, calendar.day) for who in (eve, None)] == before
    unknown = seen_by(eve, server, ["no-such-table"], calendar.day)
    for path, answer in before[0].items():
        if path.startswith("/tables/"):
            rest = path.removeprefix(f"/tables/{tables[0]}").removeprefix(f"/tables/{tables[1]}")
            same = f"/tables/no-such-table{rest}".replace(tables[0], "no-such-table")
            assert answer == unknown[same], path
    seed = stored_seed(server, calendar.day)
    told = b"".join(seen_by(ann, server, tables, calendar.day).values())
    assert seed.encode() not in told
    mine = seen_by(ann, server, tables[:1], calendar.day)
    for rest in ("/record", "/review", "/challenge?seat=0"):
        assert b"deal-sealed" in mine[f"/tables/{tables[0]}{rest}"]
    ann.post(f"/tables/{tables[0]}/fork", status=403, move=0, seats=["me", "thumb"])
    ann.get(f"/tables/{tables[0]}/past?move=3&seat={1 - today(ann)['seat']}", status=403)
    ann.get(f"/tables/{tables[1]}", status=404)  # Ben still plays
    assert moves_of_bots(ann, tables[0]) == {""}  # what bots chose in secret stays so
    calendar.turn()
    assert eve.get(f"/tables/{tables[0]}/record")["seed"] == seed
    assert len(moves_of_bots(eve, tables[0])) > 1
    eve.get(f"/tables/{tables[1]}", status=404)  # it was never finished
    results = eve.get(f"/deals/mojo/{calendar.day}")
    assert [row["name"] for row in results["rows"]] == ["Ann"]
    assert today(eve)["day"] == calendar.next


def stored_seed(server: Served, day: str) -> str:
    async def asked(store: Store) -> str:
        c = m.deals.c
        row = await store.row(sa.select(c.seed).where(c.game == "mojo", c.day == day))
        assert row
        return str(row.seed)

    return str(in_store(server, asked))


def in_store(server: Served, work: Any) -> Any:
    async def opened() -> Any:
        store = Store(server.server.store.database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def test_too_late_counts_for_nothing_and_whoever_is_forgotten_has_no_name(
    server: Served, calendar: Calendar
) -> None:
    ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
    late = begun(ben)
    played(ann, 1)
    calendar.turn()
    with ben.at(late) as chair:
        chair.play_on(random.Random(1))
    until(lambda: ben.get(f"/deals/mojo/{calendar.day}")["deal"]["mine"]["over"])
    results = ben.get(f"/deals/mojo/{calendar.day}")
    assert [row["name"] for row in results["rows"]] == ["Ann"]
    assert results["deal"]["mine"]["rank"] == 0
    told = in_store(server, lambda store: people.export(store, ann.id))
    assert [one["day"] for one in told["attempts"]] == [calendar.day]
    in_store(server, lambda store: people.delete(store, ann.id))
    (row,) = ben.get(f"/deals/mojo/{calendar.day}")["rows"]
    assert (row["name"], row["player"]) == ("", "")
    assert ann.id not in json.dumps(ben.get(f"/deals/mojo/{calendar.day}"))


def test_a_finished_game_can_be_beaten_from_its_seat(server: Served) -> None:
    ann, ben = Somebody(server.url, "Ann"), Somebody(server.url, "Ben")
    made = ann.table(options={"players": 3}, seats=["thumb", "me", "steady"])["table"]["id"]
    ben.get(f"/tables/{made}/challenge?seat=1", status=409)  # not over
    with ann.at(made) as chair:
        outcome = chair.play_on(random.Random(4))
    told = ben.get(f"/tables/{made}/challenge?seat=1")
    assert told["seats"] == ["thumb", "me", "steady"]
    assert told["points"] == outcome["scores"][1]["total"]
    assert (told["name"], told["mine"]) == ("Ann", False)
    seated = ben.post(f"/tables/{made}/challenge", seat=1)
    mine, table = seated["table"], seated["table"]["id"]
    assert seated["seat"] == 1
    assert mine["commitment"] == told["commitment"]
    assert mine["unrated"] == ["shared"]
    assert (mine["deal"]["table"], mine["forked_at"]) == (made, None)
    assert ann.get(f"/tables/{table}")["deal"]["table"] == ""
    with ben.at(table) as chair:
        chair.play_on(random.Random(4))
    compared = ben.get(f"/tables/{table}/compare")
    assert compared["parted"] is None  # the same choices, and bots that answer them equally
    assert {side["table"] for side in compared["sides"]} == {made, table}
    other = ben.table(options={"players": 2}, seats=["me", "thumb"])["table"]["id"]
    with ben.at(other) as chair:
        chair.play_on(random.Random(1))
    ben.get(f"/tables/{table}/compare?other={other}", status=409)


def test_games_are_compared_one_pair_at_a_time_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dozen at once, as fast as they were answered, held every stranger up for half a second."""
    under_way, most, made = 0, 0, 0

    def slow(one: object, other: object, seat: int | None) -> str:
        nonlocal under_way, most, made
        under_way, made = under_way + 1, made + 1
        most = max(most, under_way)
        time.sleep(0.02)
        under_way -= 1
        return f"seat {seat}"

    monkeypatch.setattr(comparisons, "compared_tables", slow)
    table: Any = SimpleNamespace(plan=SimpleNamespace(id="x"), seq=9, sealed=False)

    async def flood() -> list[object]:
        shelf = comparisons.Comparisons()
        wanted = [shelf.of(table, table, seat, "one") for seat in (0, 1, 1, 2, 3, 4)]
        wanted.append(shelf.of(table, table, 1, "another"))
        return await asyncio.gather(*wanted, return_exceptions=True)

    found = asyncio.run(flood())
    assert found[:4] == ["seat 0", "seat 1", "seat 1", "seat 2"]
    assert [str(one) for one in found[4:6]] == ["Too many requests; wait a little."] * 2
    assert (found[6], most, made) == ("seat 1", 1, 3)
