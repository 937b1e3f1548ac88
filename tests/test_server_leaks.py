"""Nothing leaks: whole games over sockets, every message to a seat compared with what the same
code would have sent in other worlds that the seat can't tell from the real one."""

import copy
import json
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import chabudai
from chabudai.kernel.position import Position
from chabudai.kernel.state import State
from chabudai.server.store import Store
from chabudai.table import told
from chabudai.table.entries import AnyEntry, Moved
from chabudai.table.messages import Update
from chabudai.table.plan import Plan
from chabudai.table.table import Table
from tests.serving import Chair, Json, Somebody, served

OPTIONS: dict[str, list[Json]] = {
    "mojo": [{"players": 3}, {"players": 2, "piles": 2}],
    "momiji": [{"players": 2}, {"players": 3, "morning_dew": True, "landscapes": "draft"}],
    "mangrovia": [{"players": 3, "stones": "mixed"}],
}
EVERY = {"mojo": 1, "momiji": 1, "mangrovia": 4}  # how many moves are passed over: views are big
WORLDS = 2


class Played:
    """A game that was played over sockets: its log, and what each viewer heard by number."""

    def __init__(self, folder: Path, game: str, options: Json) -> None:
        players = options["players"]
        with served(folder) as server:
            people = [Somebody(server.url, f"P{n}") for n in range(players)]
            id = people[0].table(game, options=options)["table"]["id"]
            chairs = [Chair(person, id) for person in people]
            eve = Chair(Somebody(server.url, "Eve"), id)
            for person in people[1:]:
                person.post(f"/tables/{id}/join")
            threads = [
                threading.Thread(target=chair.play_on, args=(random.Random(seed),))
                for seed, chair in enumerate(chairs)
            ]
            for thread in threads:
                thread.start()
            eve.until_now(lambda now: now["outcome"])
            for thread in threads:
                thread.join()
            for chair in (*chairs, eve):
                chair.close()
            table = server.server.tables[id].table
        self.plan: Plan = table.plan
        self.lines = [(line.entry, line.at) for line in table.lines]
        self.heard = {seat: heard_by(chair) for seat, chair in enumerate(chairs)}
        self.heard[-1] = heard_by(eve)


def heard_by(chair: Chair) -> dict[int, Json]:
    return {m["seq"]: m for m in chair.heard if m["type"] == "update"}


def in_world(table: Table, world: Position) -> Table:
    """The same table in another world."""
    other = copy.copy(table)
    world.played = list(table.position.played)  # type: ignore[union-attr]
    other.position, other.lines, other.done = world, list(table.lines), dict(table.done)
    other.clocks = copy.copy(table.clocks)
    return other


def sent(table: Table, seat: int) -> Json:
    """What is sent to a seat with the newest line."""
    viewer = None if seat < 0 else seat
    now = told.now(table, viewer, 0.0)
    update: Update = told.update(table, table.seq, viewer, now)
    found: Json = json.loads(msgspec.json.encode(update))
    return found


def sorted_events(message: Json) -> Json:
    """Cards may be turned up in another order and lie there just the same."""
    return {**message, "events": sorted(message["events"], key=str)}


def known(table: Table, seat: int) -> State:
    assert table.position
    return table.position.observed(seat)


def without_undo(now: Json) -> Json:
    return {name: value for name, value in now.items() if name != "undo"}


def compare_at_rest(table: Table, seat: int, number: int, heard: Json) -> int:
    """In any world of the seat, the same view, moves and score."""
    assert table.position
    for k in range(WORLDS):
        world = in_world(table, table.position.imagined(seat, 7919 * number + k))
        assert without_undo(sent(world, seat)["now"]) == without_undo(heard["now"])
    return WORLDS


def compare_after_a_move(
    table: Table, after: Table, entry: Moved, at: float, seat: int, heard: Json
) -> int:
    """Whatever looks the same to the seat, in another world or by another move, is told to it in
    the same bytes."""
    assert table.position
    same = 0
    for k in range(WORLDS):
        number = 104729 * table.seq + k
        imagined = table.position.imagined(seat, number)
        open_ = imagined.moves()
        others = random.Random(number).sample(open_, min(2, len(open_)))
        for move in {entry.move, *(others if seat != entry.seat else [])} & set(open_):
            world = in_world(table, Position(table.variant, imagined.state.copy()))
            world.add(Moved(entry.seat, move, entry.id, entry.by), at)
            if known(world, seat) == known(after, seat):
                heard_there = sorted_events(sent(world, seat))
                # Another move may be told openly and still lead to the same observation.
                if move == entry.move or heard_there["events"] == sorted_events(heard)["events"]:
                    assert heard_there == sorted_events(heard), move
                    same += 1
    return same


def with_line(table: Table, entry: AnyEntry, at: float) -> Table:
    other = in_world(table, Position(table.variant, table.position.state.copy()))  # type: ignore[union-attr]
    other.add(entry, at)
    return other


def cases() -> list[Any]:
    return [
        pytest.param(game, options, id=f"{game}-{n}")
        for game in chabudai.names()
        for n, options in enumerate(OPTIONS.get(game, [{}]))
    ]


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize(("game", "options"), cases())
def test_every_message_is_the_same_in_every_world_of_its_seat(
    tmp_path: Path, game: str, options: Json
) -> None:
    played = Played(tmp_path, game, options)
    table, rests, moves = Table(played.plan), 0, 0
    for number, (entry, at) in enumerate(played.lines):
        chosen = isinstance(entry, Moved) and number % EVERY.get(game, 1) == 0
        if not isinstance(entry, Moved) or not chosen:
            table.add(entry, at)
            continue
        before = with_line(table, entry, at)
        if not before.position or before.position.over:
            table.add(entry, at)
            continue
        for seat, heard in played.heard.items():
            if number in heard and heard[number]["now"]:
                moves += compare_after_a_move(table, before, entry, at, seat, heard[number])
        table.add(entry, at)
        for seat, heard in played.heard.items():
            if number in heard and heard[number]["now"]:
                assert sent(table, seat) == heard[number]
                rests += compare_at_rest(table, seat, number, heard[number])
    assert rests > 50
    assert moves > 10


@pytest.mark.parametrize("game", chabudai.names())
def test_refusals_tell_only_what_the_seat_knows(game: str) -> None:
    variant = chabudai.game(game)
    position, choice = variant.start(5), random.Random(5)
    texts = [variant.game.notation.move_text(move) for move in range(variant.game.moves)]
    for number in range(60):
        if position.over or position.seat is None:
            break
        worlds = [position.imagined(position.seat, 31 * number + k) for k in range(2)]
        for text in choice.sample(texts, min(20, len(texts))):
            for world in worlds:
                assert world.why_not(text, position.seat) == position.why_not(text, position.seat)
        position.push_number(choice.choice(position.legal()))


def test_the_database_holds_no_token_no_secret_and_no_password(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as server:
        ann = Somebody(server.url, "Ann")
        secret = ann.table(options={"players": 2})["secret"]
        ann.post("/account", name="Ann", password="long enough")
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for word in (ann.token, secret, "long enough"):
        assert word.encode() not in stored
    assert isinstance(server.server.store, Store)
