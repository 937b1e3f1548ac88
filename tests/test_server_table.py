"""A table by itself: clocks, away seats, replays of its own log, what is forgotten."""

import random
from unittest.mock import Mock

import msgspec
import pytest

import chabudai
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused
from chabudai.server.protocol import (
    AnyEntry,
    Away,
    Clock,
    Dealt,
    Moved,
    Said,
    Sat,
    Settings,
    TakenBack,
)
from chabudai.server.replays import MOST, Replays
from chabudai.server.table import BLANK, Already, Plan, Table
from chabudai.server.telling import entry_told, past

OPTIONS = {"mojo": {"players": 3}, "momiji": {"players": 2}, "mangrovia": {"players": 2}}


def plan(game: str = "mojo", **settings: object) -> Plan:
    variant = chabudai.game(game, **OPTIONS[game])
    chosen = Settings(**settings)  # type: ignore[arg-type]
    return Plan("x", game, variant.game.version, variant.options, 11, chosen, "host")


def full(table: Table, at: float = 0.0) -> Table:
    sitting = {s.seat: Sat(s.seat, f"P{s.seat}", f"id{s.seat}") for s in table.seats}
    grant(table, table.to_fill(sitting), at)
    return table


def grant(table: Table, entries: list[AnyEntry], at: float = 0.0) -> None:
    for entry in entries:
        table.add(entry, at)


def step(table: Table, choice: random.Random, at: float = 0.0) -> None:
    assert table.position
    assert table.turn is not None
    move = choice.choice(table.position.moves())
    grant(table, table.to_move(table.turn, move, str(len(table.lines))), at)


@pytest.mark.parametrize("game", chabudai.names())
def test_a_log_with_undos_replays_to_the_same_table(game: str) -> None:
    table, choice, undone = full(Table(plan(game))), random.Random(2), 0
    while table.status == "playing":
        step(table, choice)
        for seat in range(len(table.seats)):
            to = table.undo_to(seat)
            if to is not None and table.status == "playing" and choice.random() < 0.2:
                grant(table, [TakenBack(seat, to)])
                undone += 1
        assert all(p.before is BLANK for p in table.position.played[: table.forgotten])  # type: ignore[union-attr]
    assert undone or game == "mojo"
    again = Table(table.plan)
    for line in table.lines:
        again.add(line.entry, line.at)
    assert again.position
    assert table.position
    assert again.position.state == table.position.state
    assert again.info() == table.info()
    assert [line.events for line in again.lines] == [line.events for line in table.lines]
    for count in (0, 5, len(table.position.played)):
        assert len(table.at_move(count).played) == count
    assert chabudai.replay(table.record()).state == table.position.state


@pytest.mark.parametrize("game", chabudai.names())
def test_looking_back_step_by_step_shows_what_a_fresh_replay_shows(game: str) -> None:
    """Forwards, backwards, by leaps, past moves that were taken back meanwhile, by two at once."""
    table, choice, replays = full(Table(plan(game))), random.Random(4), Replays()

    def check(count: int) -> None:
        moves, fresh = table.info().moves, table.at_move(count)
        with replays.at_move(table, count) as position:
            with replays.at_move(table, moves - count) as other:
                assert len(other.played) == moves - count
            for seat in (None, *range(len(table.seats))):
                seen = msgspec.json.encode(past(position, moves, seat))
                assert seen == msgspec.json.encode(past(fresh, moves, seat))

    undone = 0
    while table.status == "playing":
        step(table, choice)
        to = table.undo_to(choice.randrange(len(table.seats)))
        if to is not None and table.status == "playing" and undone < 4 and choice.random() < 0.2:
            check(table.info().moves)
            grant(table, [TakenBack(0, to)])
            undone += 1
    assert undone or game == "mojo"
    for count in (0, 1, 2, 9, 8, 5, 6, table.info().moves):
        check(count)
    with pytest.raises(Refused), replays.at_move(table, table.info().moves + 1):
        pass


def test_a_step_is_one_move_and_few_games_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    replays, tables = Replays(), [full(Table(plan())) for _ in range(MOST + 2)]
    for table in tables:
        for _ in range(12):
            step(table, random.Random(2))
        with replays.at_move(table, 10):
            pass
    assert list(replays.kept) == tables[2:]
    push = Mock(side_effect=Position.push_number)
    monkeypatch.setattr(Position, "push_number", lambda *given: push(*given))
    for count in (11, 12, 11, 12):
        with replays.at_move(tables[-1], count):
            pass
    assert push.call_count == 3


def test_clocks_follow_from_the_log() -> None:
    table = full(Table(plan(clock=Clock(move=5, game=60, bonus=2))), at=100.0)
    assert table.turn is not None
    first = table.turn
    assert table.clocks.deadline(first) == 165.0
    step(table, random.Random(1), at=115.0)  # ten seconds beyond those of the move
    assert table.clocks.reserve[first] == 52.0
    ticking = table.clocks.ticking(table.turn, 125.0)
    assert ticking
    assert ticking.left[first] == 57.0 if table.turn != first else 47.0
    assert Table(plan()).clocks.ticking(0, 1.0) is None


def test_a_seat_that_keeps_the_table_waiting_is_replaced() -> None:
    table = full(Table(plan(patience=100)), at=100.0)
    assert table.turn is not None
    with pytest.raises(Refused, match="still has time"):
        table.to_replace(table.turn, "thumb", 150.0)
    with pytest.raises(Refused, match="does not wait"):
        table.to_replace((table.turn + 1) % 3, "thumb", 300.0)
    grant(table, table.to_replace(table.turn, "thumb", 201.0))
    assert table.bot_on_turn == "thumb"
    with pytest.raises(Refused, match="A bot plays for you"):
        table.to_move(table.turn, table.position.moves()[0], "a")  # type: ignore[union-attr]


def test_moves_have_ids_and_chat_changes_nothing() -> None:
    table = full(Table(plan()))
    assert table.turn is not None
    assert table.position
    seat, move = table.turn, table.position.moves()[0]
    grant(table, table.to_move(seat, move.upper(), "one"))
    assert table.lines[-1].entry == Moved(seat, move, "one")
    with pytest.raises(Already) as again:
        table.to_move(seat, move, "one")
    assert again.value.seq == table.seq
    epoch = table.epoch
    grant(table, [Said("Eve", "hello")])
    assert table.epoch == epoch
    grant(table, [Away(seat, "thumb")])
    assert table.epoch == epoch + 1


def test_the_deal_comes_from_the_salts_too() -> None:
    deals = set()
    for salt in ("", "a", "b"):
        table = Table(plan())
        sitting = {s: Sat(s, "P", f"id{s}", "", salt if s == 1 else "") for s in range(3)}
        grant(table, table.to_fill(sitting))
        assert table.position
        deals.add(table.position.state.pack())
    assert len(deals) == 3


def test_a_moves_text_and_id_are_its_seats_own_until_the_end() -> None:
    """Said outright: comparing worlds can't tell, where every move is also told by its events."""
    entry = Moved(0, "play 9", "one")
    assert entry_told(entry, 0, over=False) == entry
    for other in (1, None):
        assert entry_told(entry, other, over=False) == Moved(0)
        assert entry_told(entry, other, over=True) == Moved(0, "play 9")


def test_a_table_is_not_dealt_anew_from_a_corrected_box() -> None:
    table = full(Table(plan("momiji")))
    dealt = table.dealt()
    assert dealt.data == table.variant.game.data != ""
    with pytest.raises(Refused, match="other facts of the box"):
        Table(table.plan).add(Dealt(dealt.rules, dealt.salts, "0" * 16), 0.0)
    Table(table.plan).add(Dealt(dealt.rules, dealt.salts), 0.0)  # from before it was noted
