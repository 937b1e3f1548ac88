"""What every game must keep, ours or somebody else's: one function runs it all.

    from chabudai.kernel.conformance import check_game
    check_game(my_game.choose(players=3), games=20)

Random games are played in both forms side by side. After every move the bytes, the legal moves,
what each seat knows, resampled and paired worlds, texts and undo are compared; an AssertionError
names the game's options, the seed and the move at which something does not hold.
"""

import random
from array import array
from collections.abc import Callable, Iterable
from typing import Any

from chabudai.kernel.checked import checked
from chabudai.kernel.game import Variant
from chabudai.kernel.paired import check_pairs
from chabudai.kernel.position import SPECTATOR, Position
from chabudai.kernel.preview import preview
from chabudai.kernel.record import make_record, read_record, replay
from chabudai.kernel.refusal import Refusal
from chabudai.kernel.state import State, new_states, seed_words
from chabudai.kernel.text import read_position
from chabudai.kernel.words import LANGUAGES, has_message

LONGEST_GAME = 20_000  # decisions; a random game that goes on longer never ends
Law = Callable[[Any], None]  # looks at a state after every move and asserts


class Twins:
    """One game in both forms: a Python object, watched or not, and a compiled record."""

    def __init__(self, variant: Variant, seed: int, watched: bool) -> None:
        self.game = variant.game
        self.state = (checked(self.game.state) if watched else self.game.state)()
        self.game.interpreted.begin(self.state, seed_words(seed), variant.setup)
        self.records = new_states(self.game.state, 2)
        self.mask = self.game.mask()
        key = array("I", seed_words(seed))
        self.game.compiled.begin_in(self.records, 0, key, variant.setup_array, self.mask)

    def legal(self) -> list[int]:
        """The legal moves, equal in both forms."""
        mask = [0] * self.game.moves
        count = self.game.interpreted.legal(self.state, mask)
        assert mask == self.mask.tolist(), "legal moves differ between the two forms"
        assert count == sum(mask) > 0, f"{count} legal moves counted, {sum(mask)} marked"
        return [move for move in range(self.game.moves) if mask[move]]

    def step(self, move: int) -> None:
        self.game.interpreted.step(self.state, move)
        self.game.compiled.step_in(self.records, self.mask, 0, move)

    def compare(self) -> None:
        native = bytes(self.records[: self.game.state.size])
        assert native == self.state.pack(), difference(self.state, self.game.state.unpack(native))


def difference(state: State, native: State) -> str:
    """Which fields differ between the two forms."""
    wrong = [name for name in native.fields if getattr(state, name) != getattr(native, name)]
    return f"interpreted and compiled differ in {', '.join(wrong)}"


def check_agreement(
    variant: Variant, seed: int, law: Law | None = None, watched: bool = True
) -> int:
    """Play a random game in both forms, comparing bytes after every move; its length.

    A watched game also catches every number and index that leaves its range on the way; it
    takes several times as long.
    """
    twins, choice, moves = Twins(variant, seed, watched), random.Random(seed), 0
    twins.compare()
    while twins.state.seat >= 0:
        twins.step(choice.choice(twins.legal()))
        twins.compare()
        if law:
            law(twins.state)
        moves += 1
        assert moves < LONGEST_GAME, "the game does not end"
    return moves


def check_sight(position: Position, number: int) -> None:
    """A world that a seat can't tell from the real one looks the same to it, byte for byte."""
    for seat in range(SPECTATOR, position.state.players):
        known = position.observed(seat).pack()
        world = position.imagined(seat, number)
        assert world.observed(seat).pack() == known, f"seat {seat} can tell a resampled world"
        again = position.imagined(seat, number)
        assert again.state.pack() == world.state.pack(), "resample is not repeatable"
        if seat == position.state.seat:
            assert world.legal() == position.legal(), "legal moves differ in a resampled world"
        view = position.view(seat)
        assert world.view(seat) == view, f"the view of seat {seat} leaks"
        alone = position.game.notation.view(position.seen(seat), seat)
        assert alone.items() <= view.items(), f"the parts of seat {seat}'s view are not the whole"
        assert world.score(seat) == position.score(seat), f"the score seat {seat} sees leaks"


def check_preview(position: Position, number: int) -> None:
    """A preview is the same in every world of the seat on turn, and comes true in each."""
    assert position.seat is not None
    told = preview(position)
    world = position.imagined(position.seat, number)
    assert preview(world) == told, "the preview tells what its seat does not know"
    for move, points in told.items():
        for start in (position, world):
            assert points == brought(start, move), f"move {move} does not bring {points} points"


def brought(position: Position, move: int) -> int:
    """By how much a move changes its seat's score, as far as the seat sees it."""
    seat, after = position.state.seat, position.state.copy()
    position.rules.step(after, move)
    position.rules.see(after, seat)
    before = position.observed(seat)
    totals = [position.seat_score(state, seat)["total"] for state in (before, after)]
    return totals[1] - totals[0]


def check_undo(position: Position, move: int, number: int) -> None:
    """A move that revealed nothing could have been made in every world of every other seat."""
    before = position.played[-1].before
    if position.state.revealed:
        return
    for seat in range(SPECTATOR, before.players):
        if seat == before.seat:
            continue
        world = before.copy()
        position.rules.imagine(world, seat, number)
        mask = [0] * position.game.moves
        position.rules.legal(world, mask)
        assert mask[move], f"seat {seat} learns from a move that can be undone"
        position.rules.step(world, move)
        position.rules.see(world, seat)
        assert world.pack() == position.observed(seat).pack(), f"seat {seat} learns by the move"


def check_texts(position: Position) -> None:
    """Positions and moves survive being written down."""
    text = position.text()
    again = read_position(position.variant, text, position.seed or 0)
    assert again.text() == text, "a position's text does not come back the same"
    known, reread = position.observed(SPECTATOR), again.observed(SPECTATOR)
    assert reread.pack() == known.pack(), difference_of(known, reread)
    assert again.legal() == position.legal(), "legal moves differ after writing a position down"
    for move in position.legal():
        read = position.game.notation.read_move(position.game.notation.move_text(move))
        assert read == move, f"move {move} does not come back from its text"


def difference_of(one: State, other: State) -> str:
    wrong = [name for name in one.fields if getattr(one, name) != getattr(other, name)]
    return f"a position read from its text differs in {', '.join(wrong)}"


def check_refusals(position: Position) -> None:
    """Every move is legal or refused with a clause and a sentence in every language."""
    legal = set(position.legal())
    for move in range(position.game.moves):
        answer = position.read(position.game.notation.move_text(move))
        if move in legal:
            assert answer == move, f"the legal move {move} is refused: {answer}"
        else:
            assert isinstance(answer, Refusal), f"move {move} is not legal, and not refused"
            assert answer.clause, f"the refusal of move {move} cites no clause"
            check_message(answer.id)


def check_message(id: str) -> None:
    for language in LANGUAGES:
        assert has_message(language, id), f"no sentence in {language} for {id}"


def check_events(position: Position) -> None:
    for seat in (None, *range(position.state.players)):
        for event in position.last_events(seat):
            check_message(event.id)


def check_record(position: Position) -> None:
    """A record replays to the same end."""
    record = make_record(position)
    games = {position.game.name: position.game}
    again = replay(read_record(record.text()), games.__getitem__)
    assert again.state.pack() == position.state.pack(), "a record replays to another state"


def check_position_game(variant: Variant, seed: int, every: int = 1) -> int:
    """Play a random game as a person meets it, with every check on every n-th move."""
    position, choice = variant.start(seed), random.Random(seed)
    while not position.over:
        move = choice.choice(position.legal())
        if len(position.played) % every == 0:
            check_sight(position, seed + len(position.played))
            check_texts(position)
            check_refusals(position)
            check_preview(position, seed + len(position.played))
        before = position.state.pack()
        position.push_number(move)
        if len(position.played) % every == 0:
            check_undo(position, move, seed + len(position.played))
            check_events(position)
            after = position.state.pack()
            position.pop()
            assert position.state.pack() == before, "a move taken back leaves a trace"
            position.push_number(move)
            assert position.state.pack() == after, "a move made again ends elsewhere"
    check_outcome(position)
    check_record(position)
    return len(position.played)


def check_outcome(position: Position) -> None:
    outcome = position.outcome()
    assert outcome is not None
    placed = [seat for seats in outcome.ranking for seat in seats]
    assert sorted(placed) == list(range(position.state.players)), "a seat has no place"
    for message in (outcome.reason, outcome.tie_break):
        if message:
            check_message(message)
    assert position.legal() == [], "a finished game has legal moves"
    assert position.why_not("anything") is not None


def check_game(
    variant: Variant,
    games: int = 10,
    first_seed: int = 0,
    every: int = 1,
    law: Law | None = None,
    parting: Iterable[str] = (),
) -> int:
    """Everything above for a number of random games; how many moves were made."""
    moves = 0
    for seed in range(first_seed, first_seed + games):
        try:
            moves += check_agreement(variant, seed, law)
            moves += check_position_game(variant, seed, every)
            check_pairs(variant, seed, parting)
        except AssertionError as error:
            raise AssertionError(f"{variant!r}, seed {seed}: {error}") from error
    return moves
