"""Two games of one deal, compared move by move from the same seat.

    compare(replay(one), replay(other), seat=0)

Moments are the decisions of that seat, in order: the first of the one game stands beside the first
of the other. Points are told as the seat knew them then.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from chabudai.kernel.fixed import fixed as shape
from chabudai.kernel.position import Happening, Outcome, Position
from chabudai.kernel.record import commitment_to
from chabudai.kernel.refusal import refuse
from chabudai.table import told
from chabudai.table.deals import standing_of
from chabudai.table.history import moves_in_common
from chabudai.table.puzzling import move_message
from chabudai.table.start import first_position
from chabudai.table.table import Table


@shape
class Choice:
    """What the seat did in one of the games."""

    move: int  # after so many moves of the game it was decided
    text: str
    words: Happening
    totals: list[int]  # points by seat after it, as the seat knew them


@shape
class Moment:
    """The same decision, by its number, in both games; null where a game was over before."""

    one: Choice | None
    other: Choice | None
    same: bool  # the same move


@shape
class Side:
    """One of the games."""

    table: str  # empty: of a file
    name: str  # of who sat there
    moves: int
    outcome: Outcome


@shape
class Comparison:
    game: str
    options: dict[str, Any]
    seat: int  # whose decisions are compared
    commitment: str
    sides: list[Side]  # two
    shared: int  # moves from the start that are the same in both games
    parted: int | None  # the number of the moment where they part, from 0; null: they never do
    parted_by: int | None  # the seat whose move was another
    moments: list[Moment]
    better: int | None  # the side with the better result; null: they are equal
    sealed: bool = False  # others still play the deal: no other seat is compared


def compare(
    one: Position, other: Position, seat: int, sides: Sequence[tuple[str, str]] = (("", ""),) * 2
) -> Comparison:
    """Two games that are over, of one deal."""
    check_deal(one, other)
    if not 0 <= seat < one.variant.players:
        raise refuse("not-your-seat", seat=seat)
    shared = moves_in_common(one.played, other.played)
    pairs = zip_longest(choices(one, seat), choices(other, seat))
    moments = [Moment(a, b, bool(a and b and a.text == b.text)) for a, b in pairs]
    assert one.seed is not None
    return Comparison(
        one.game.name, dict(one.variant.options), seat, commitment_to(one.seed),
        [told_side(*pair) for pair in zip((one, other), sides, strict=True)],
        shared, parted_at(moments, shared), parted_by(one, other, shared), moments,
        better_of(one, other, seat),
    )  # fmt: skip


def check_deal(one: Position, other: Position) -> None:
    if not (one.over and other.over):
        raise refuse("record-not-over")
    if one.seed is None or deal_of(one) != deal_of(other):
        raise refuse("compare-other-deal")


def deal_of(position: Position) -> tuple[Any, ...]:
    game, salts = position.game, position.salts
    options = {name: repr(value) for name, value in position.variant.options.items()}
    given = salts if any(salts) else ()
    return game.name, game.version, game.data, options, position.seed, given


def told_side(position: Position, whose: tuple[str, str]) -> Side:
    outcome = position.outcome()
    assert outcome
    return Side(*whose, len(position.played), outcome)


def parted_at(moments: Sequence[Moment], shared: int) -> int | None:
    """The first decision that came after other moves, or was another move."""
    for number, moment in enumerate(moments):
        moves = [choice.move for choice in (moment.one, moment.other) if choice]
        if len(moves) < 2 or max(moves) >= shared:
            return number
    return None


def parted_by(one: Position, other: Position, shared: int) -> int | None:
    longer = max(one.played, other.played, key=len)
    return longer[shared].seat if shared < len(longer) else None


def better_of(one: Position, other: Position, seat: int) -> int | None:
    keys = standing_of(one, seat).key, standing_of(other, seat).key
    return None if keys[0] == keys[1] else int(keys[1] > keys[0])


def choices(position: Position, seat: int) -> Iterator[Choice]:
    """Every decision of a seat; the game is played again, for what it knew then."""
    again = position.variant.start(position.seed, position.salts)
    for number, played in enumerate(position.played):
        again.push_number(played.move)
        if played.seat == seat:
            text = position.game.notation.move_text(played.move)
            words = move_message(position.game, text)
            yield Choice(number, text, words, told.totals(again, seat))


# Of tables.


def compared_tables(one: Table, other: Table, seat: int | None = None) -> Comparison:
    if seat is None:
        deals = [table.plan.deal for table in (one, other)]
        seat = next((deal.seat for deal in deals if deal), 0)
    for table in (one, other):
        check_seat(table, seat)
    sides = [(table.plan.id, name_at(table, seat)) for table in (one, other)]
    found = compare(from_start(one), from_start(other), seat, sides)
    return replace(found, sealed=one.sealed or other.sealed)


def check_seat(table: Table, seat: int) -> None:
    """While others still play a deal, only the choices of those who play it are told."""
    deal = table.plan.deal
    if deal is None or seat != deal.seat:
        table.check_open()


def name_at(table: Table, seat: int) -> str:
    return table.seats[seat].name if 0 <= seat < len(table.seats) else ""


def from_start(table: Table) -> Position:
    """A finished game with all its moves, from the deal on."""
    origin, position = table.plan.origin, table.position
    if position is None or not position.over:
        raise refuse("record-not-over")
    if origin and origin.text:
        raise refuse("deal-not-from-start")
    bare = replace(table.plan, origin=replace(origin, moves=()) if origin else None)
    found = first_position(bare, table.variant, table.dealt().salts)
    for played in position.played:
        found.push_number(played.move)
    return found
