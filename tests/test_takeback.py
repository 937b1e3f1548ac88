"""Taking back: all of it against bots alone, to the last revelation among people, none if rated."""

import random

import pytest

import chabudai
from chabudai.kernel.refusal import Refused
from chabudai.table.entries import AnyEntry, Away, Sat, TakenBack, UndoAsked
from chabudai.table.history import at_move, fork
from chabudai.table.messages import Settings
from chabudai.table.plan import Origin, Plan
from chabudai.table.table import Table
from chabudai.table.takeback import KEPT, back_to, to_undo
from chabudai.table.told import undo_state

PLAYERS = {"mojo": 4}  # of whom two are people at most; else two in all
BOT, BEN = Sat(1, "random", "", "random"), Sat(1, "Ben", "ben")


def plan(game: str, origin: Origin | None = None, **settings: bool) -> Plan:
    found = chabudai.find(game)
    options = found.choose(players=PLAYERS.get(game, 2)).options
    given = Settings(**settings)  # type: ignore[arg-type]
    return Plan("t", game, found.version, dict(options), 7, given, "ann", origin)


def seated(plan: Plan, *others: Sat) -> Table:
    """Ann, perhaps others, and bots in the other seats; dealt."""
    table = Table(plan)
    sitting = dict.fromkeys(range(len(table.seats)), BOT) | {0: Sat(0, "Ann", "ann")}
    sitting |= {number + 1: other for number, other in enumerate(others)}
    return grant(table, table.to_fill(sitting))


def grant(table: Table, lines: list[AnyEntry]) -> Table:
    for line in lines:
        table.add(line, 0.0)
    return table


def play(table: Table, moves: int, choice: random.Random) -> None:
    for _ in range(moves):
        if table.status != "playing":
            return
        assert table.position
        assert table.turn is not None
        move = choice.choice(table.position.legal())
        grant(table, table.to_make(table.turn, move, "", "person"))


def played(table: Table) -> list[tuple[int, int]]:
    assert table.position
    return [(one.seat, one.move) for one in table.position.played]


@pytest.mark.parametrize("game", chabudai.names())
def test_against_a_bot_every_own_move_goes_with_the_answers(game: str) -> None:
    table, choice = seated(plan(game)), random.Random(5)
    play(table, KEPT + 30, choice)
    assert table.position
    before, last = played(table), table.position.state
    mine = [number for number, (seat, _) in enumerate(before) if seat == 0]
    assert mine
    assert table.status == "playing"
    for number in reversed(mine):
        assert undo_state(table, 0).open
        grant(table, to_undo(table, 0))
        assert played(table) == before[:number]
        assert table.turn == 0
    assert not undo_state(table, 0).open
    for _, move in before[len(played(table)) :]:
        assert table.turn is not None
        grant(table, table.to_make(table.turn, move, "", "person"))
    assert table.position.state == last
    again = Table(table.plan)
    for line in table.lines:
        again.add(line.entry, line.at)
    assert again.position
    assert again.position.state == last
    assert at_move(table, 3).state == at_move(again, 3).state


def test_the_whole_turn_is_all_that_was_made_in_a_row() -> None:
    table, choice, seen = seated(plan("momiji")), random.Random(1), 0
    while table.status == "playing" and seen < 5:
        play(table, 1, choice)
        if not undo_state(table, 0).turn:
            continue
        seen += 1
        before = played(table)
        [entry] = to_undo(table, 0, turn=True)
        assert isinstance(entry, TakenBack)
        row = [seat for seat, _ in before[entry.to :]]
        assert row[0] == row[1] == 0
        assert 0 not in row[row.index(1) :] if 1 in row else True
        assert entry.to == 0 or before[entry.to - 1][0] == 1
    assert seen == 5


def test_among_people_what_was_shown_stands_even_if_one_has_left() -> None:
    table, choice = seated(plan("mojo"), BEN), random.Random(2)
    play(table, 6, choice)
    assert table.position
    grant(table, [Away(1, "random")])
    for seat in (0, 1):
        to = back_to(table, seat)
        assert to is None or to >= table.position.undo_point()


@pytest.mark.parametrize("turn", [False, True])
def test_nobody_is_asked_who_has_not_moved(turn: bool) -> None:
    table, choice, asked = seated(plan("mangrovia"), BEN), random.Random(3), set()
    while table.status == "playing":
        play(table, 1, choice)
        for seat in (0, 1):
            if back_to(table, seat, turn) is None:
                continue
            [entry] = to_undo(table, seat, turn)
            assert isinstance(entry, TakenBack | UndoAsked)
            others = {who for who, _ in played(table)[entry.to :]} - {seat}
            assert (entry.of if isinstance(entry, UndoAsked) else []) == sorted(others)
            asked.add(bool(others))
    assert asked == {False, True}


def test_moves_that_a_fork_brought_with_it_stand() -> None:
    first, choice = seated(plan("mojo")), random.Random(4)
    play(first, 10**6, choice)
    table = seated(plan("mojo", fork(first, 8, 0)))
    play(table, 6, choice)
    while undo_state(table, 0).open:
        grant(table, to_undo(table, 0))
    assert len(played(table)) >= 8
    assert played(table)[:8] == played(first)[:8]


def test_alone_each_move_is_a_turn() -> None:
    found = chabudai.find("momiji")
    options = dict(found.choose(players=1).options)
    alone = Plan("t", "momiji", found.version, options, 7, Settings(), "ann")
    table = seated(alone)
    play(table, 9, random.Random(6))
    assert back_to(table, 0) == back_to(table, 0, turn=True) == 8
    assert not undo_state(table, 0).turn


def test_a_rated_game_takes_nothing_back() -> None:
    table = seated(plan("mojo", rated=True, undo=False))
    play(table, 4, random.Random(7))
    assert back_to(table, 0) is None
    with pytest.raises(Refused, match="take anything back"):
        to_undo(table, 0)


@pytest.mark.parametrize(
    ("settings", "origin", "why"),
    [
        ({"rated": True, "undo": False}, None, []),
        ({"undo": False}, None, ["chosen"]),
        ({}, None, ["undo"]),
        ({"hints": True}, None, ["hints", "undo"]),
        ({"undo": False}, Origin(3, "other"), ["fork"]),
        ({"undo": False}, Origin(text="mojo"), ["fork"]),
        ({"rated": True, "undo": False}, Origin(text="mojo", lesson="first"), ["prepared"]),
    ],
)
def test_why_a_game_does_not_count_is_told_before_the_deal(
    settings: dict[str, bool], origin: Origin | None, why: list[str]
) -> None:
    table = Table(plan("mojo", origin, **settings))
    assert table.info().unrated == why
    assert table.plan.rated == (not why)
