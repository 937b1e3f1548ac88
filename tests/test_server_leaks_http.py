"""Nothing leaks by HTTP, by answers to questions or by what bots are asked: at moments of a game
every viewer is answered in the same bytes whatever world, that they can't tell from the real one,
is put under the server."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.kernel.position import SPECTATOR, Position
from chabudai.server.live import LiveTable
from chabudai.server.worker import question
from chabudai.table import history
from chabudai.table.making import bot_names
from chabudai.table.table import Table
from tests.serving import Chair, Json, Served, Somebody, line_to, served
from tests.test_server_leaks import in_world

OPTIONS: dict[str, Json] = {
    "mojo": {"players": 3},
    "momiji": {"players": 2, "landscapes": "draft"},
    "mangrovia": {"players": 2},
}
MOMENTS, APART, WORLDS = 2, 14, 2


class Viewer:
    """Somebody who looks at a table: from a seat, from beside it, or without a name."""

    def __init__(self, server: Served, seat: int, who: Somebody | None) -> None:
        self.seat, self.who = seat, who
        self.line = line_to(server.url + "/api", headers=who.headers if who else {})

    def get(self, path: str) -> bytes:
        answer = self.line.get(path)
        return b"%d %s" % (answer.status_code, answer.content)

    def push(self, id: str, move: str) -> bytes:
        answer = self.line.post(f"/tables/{id}/move", json={"id": "a try", "move": move})
        return b"%d %s" % (answer.status_code, answer.content)


PASTS: dict[Table, Callable[[int], Position]] = {}  # of tables in other worlds


@pytest.fixture(autouse=True)
def pasts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in another world had a past in other worlds."""
    true = history.at_move

    def at_move(table: Table, count: int, earlier: Position | None = None) -> Position:
        return PASTS[table](count) if table in PASTS else true(table, count, earlier)

    monkeypatch.setattr(history, "at_move", at_move)


def world_of(table: Table, seat: int, number: int) -> Table:
    """The table in another world of a seat, and its past in other worlds of that time."""
    assert table.position
    other = in_world(table, table.position.imagined(seat, number))

    def at_move(count: int) -> Position:
        true = history.at_move(table, count)
        world = true.imagined(seat, number + count)
        world.played, world.opening = list(true.played), true.opening
        return world

    PASTS[other] = at_move
    return other


@contextmanager
def under(live: LiveTable, table: Table) -> Iterator[None]:
    """Put another table under the server for a while; nothing is played meanwhile."""
    true, live.table = live.table, table
    try:
        yield
    finally:
        live.table = true


def pages(id: str, table: Table, seat: int) -> list[str]:
    assert table.position
    count = len(table.position.played)
    past = [f"/tables/{id}/past?move={n}" for n in sorted({0, 1, count // 2, count})]
    other = (seat + 1) % len(table.seats)
    return [
        f"/tables/{id}", f"/tables/{id}/current", f"/tables/{id}/log", f"/tables/{id}/record",
        f"/tables/{id}/past?move={count}&seat={other}", f"/tables/{id}/past?move={count + 1}",
        *past, "/tables", "/me",
    ]  # fmt: skip


def unplayable(table: Table, choice: random.Random) -> list[str]:
    """Some moves that can't be made now, whoever asks."""
    assert table.position
    game, legal = table.position.game, set(table.position.legal())
    numbers = [n for n in choice.sample(range(game.moves), min(12, game.moves)) if n not in legal]
    return ["nonsense", *(game.notation.move_text(n) for n in numbers[:5])]


def everything(viewer: Viewer, id: str, table: Table, moves: list[str], ask: Chair) -> list[Any]:
    """All that the viewer can get, as bytes or as the socket said it."""
    heard: list[Any] = [viewer.get(page) for page in pages(id, table, viewer.seat)]
    if viewer.seat != SPECTATOR:
        heard += [viewer.push(id, move) for move in moves]
        heard += [ask.ask("why", id=f"why {move}", move=move) for move in moves]
        heard += [ask.ask("hint", id=f"hint {depth}", depth=depth) for depth in range(4)]
    return heard


def play(people: list[Somebody], table: Table, choice: random.Random, moves: int) -> None:
    """Some moves; no game is as short as all of them together."""
    for _ in range(moves):
        assert table.position
        assert table.turn is not None
        move = choice.choice(table.position.moves())
        people[table.turn].post(f"/tables/{table.plan.id}/move", id=str(table.seq), move=move)


def compare(viewer: Viewer, live: LiveTable, number: int, ask: Chair) -> int:
    """How many worlds the viewer was answered the same in."""
    table, id = live.table, live.table.plan.id
    moves = unplayable(table, random.Random(number))
    true = everything(viewer, id, table, moves, ask)
    for k in range(WORLDS):
        world = world_of(table, viewer.seat, 7919 * number + k)
        with under(live, world):
            assert everything(viewer, id, table, moves, ask) == true
        if viewer.seat == table.turn:
            assert table.position
            assert world.position
            for bot in bot_names(table.variant.game):
                assert question(world.position, bot) == question(table.position, bot)
    return WORLDS


def compare_forks(table: Table, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fork of a running game is dealt anew from what the viewer knows alone."""
    assert table.position
    viewer = None if seat == SPECTATOR else seat
    with monkeypatch.context() as fixed:
        fixed.setattr("chabudai.table.history.secrets.randbits", lambda _: 5)
        for count in {0, len(table.position.played)}:
            true = history.fork(table, count, viewer)
            assert true.text
            assert not true.moves
            assert history.fork(world_of(table, seat, 31), count, viewer) == true


@pytest.mark.usefixtures("same_deal")
@pytest.mark.parametrize("game", chabudai.names())
def test_every_answer_is_the_same_in_every_world_of_its_viewer(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choice, same = random.Random(game), 0
    with served(tmp_path) as server:
        options = OPTIONS.get(game, {})
        players = chabudai.game(game, **options).players
        people = [Somebody(server.url, f"P{n}") for n in range(players)]
        settings = {"public": True, "hints": True}
        id = people[0].table(game, options=options, settings=settings)["table"]["id"]
        for person in people[1:]:
            person.post(f"/tables/{id}/join")
        live, eve = server.server.tables[id], Somebody(server.url, "Eve")
        seats: list[tuple[int, Somebody | None]] = [*enumerate(people)]
        viewers = [Viewer(server, *s) for s in [*seats, (SPECTATOR, eve), (SPECTATOR, None)]]
        chairs = {viewer: Chair(viewer.who or eve, id) for viewer in viewers}
        for number in range(MOMENTS):
            play(people, live.table, choice, APART)
            for viewer in viewers:
                same += compare(viewer, live, number, chairs[viewer])
                compare_forks(live.table, viewer.seat, monkeypatch)
        for viewer, chair in chairs.items():
            chair.close()
            viewer.line.close()
        assert same == MOMENTS * WORLDS * len(viewers)
        assert_past_is_as_told(people[0], id)


def assert_past_is_as_told(person: Somebody, id: str) -> None:
    """Looking back, a seat is told of a move what it was told when it was made."""
    log = person.get(f"/tables/{id}/log")["updates"]
    moved = [update for update in log if update["entry"]["kind"] == "moved"]
    for count, update in enumerate(moved[:12], 1):
        assert person.get(f"/tables/{id}/past?move={count}")["events"] == update["events"]
