"""A table by itself: clocks, away seats, replays of its own log, what is forgotten."""

import random
from dataclasses import replace
from unittest.mock import Mock

import msgspec
import pytest

import chabudai
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused
from chabudai.server.worker import answer, question
from chabudai.table.entries import AnyEntry, Away, Dealt, Moved, Said, Sat, TakenBack
from chabudai.table.history import MOST, Replays, at_move, fork
from chabudai.table.messages import Clock, Settings
from chabudai.table.plan import Already, Origin, Plan
from chabudai.table.table import Table
from chabudai.table.takeback import BLANK, back_to
from chabudai.table.told import entry_told, past

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
            to = back_to(table, seat)
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
        assert len(at_move(table, count).played) == count
    assert chabudai.replay(table.record()).state == table.position.state


@pytest.mark.parametrize("game", chabudai.names())
def test_looking_back_step_by_step_shows_what_a_fresh_replay_shows(game: str) -> None:
    """Forwards, backwards, by leaps, past moves that were taken back meanwhile, by two at once."""
    table, choice, replays = full(Table(plan(game))), random.Random(4), Replays()

    def check(count: int) -> None:
        moves, fresh = table.info().moves, at_move(table, count)
        with replays.at_move(table, count) as position:
            with replays.at_move(table, moves - count) as other:
                assert len(other.played) == moves - count
            for seat in (None, *range(len(table.seats))):
                seen = msgspec.json.encode(past(position, moves, seat))
                assert seen == msgspec.json.encode(past(fresh, moves, seat))

    undone = 0
    while table.status == "playing":
        step(table, choice)
        to = back_to(table, choice.randrange(len(table.seats)))
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
    with pytest.raises(Refused, match="is not waiting"):
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


def with_other_facts(table: Table) -> Table:
    """The same plan, dealt from another box than there is here."""
    here = chabudai.find("momiji")
    other = here.with_facts({**(here.facts or {}), "red 0": "nnnrb"})
    again = Table(table.plan)
    again.add(Dealt(2, table.dealt().salts, other.data, dict(other.facts or {})), 0.0)
    return again


def test_a_table_goes_on_with_the_box_that_it_was_dealt_from() -> None:
    plain = full(Table(plan("momiji")))
    assert plain.dealt().facts == plain.variant.game.facts == chabudai.find("momiji").facts
    table = with_other_facts(plain)
    position, choice = table.playing(), random.Random(4)
    assert position.game is table.variant.game is not chabudai.find("momiji")
    while table.status == "playing":
        step(table, choice)
    record = chabudai.read_record(table.record().text())
    assert record.facts == table.dealt().facts
    assert chabudai.replay(record).state.pack() == position.state.pack()
    assert at_move(table, 5).game is table.variant.game


def test_a_fork_takes_the_box_with_it() -> None:
    table = with_other_facts(full(Table(plan("momiji"))))
    origin = msgspec.json.decode(msgspec.json.encode(fork(table, 0, 0)), type=Origin)  # as stored
    forked = full(Table(replace(table.plan, id="fork", origin=origin)))
    assert forked.variant.game is table.variant.game
    assert forked.dealt().facts == table.dealt().facts


def test_a_bot_is_told_of_which_box_the_cards_are() -> None:
    position = with_other_facts(full(Table(plan("momiji")))).playing()
    reply = answer(question(position, "random"))
    assert reply.move in position.legal()


def test_a_table_is_not_dealt_anew_from_a_corrected_box() -> None:
    table = full(Table(plan("momiji")))
    dealt = table.dealt()
    assert dealt.data == table.variant.game.data != ""
    with pytest.raises(Refused, match="other facts of the box"):
        Table(table.plan).add(Dealt(dealt.rules, dealt.salts, "0" * 16), 0.0)
    Table(table.plan).add(Dealt(dealt.rules, dealt.salts), 0.0)  # from before it was noted
