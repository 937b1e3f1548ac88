"""Paired worlds: what is public may depend only on what is public.

A game is played beside worlds that a viewer can't tell from it. The same moves are made in both,
chance gives the same wherever it can, and after each move the viewer must be told and shown the
same: events, view, phase, counters, whose decision it is, what can be undone. Worlds may part only
- where chance can't give the same in both;
- at an event whose numbers differ: something hidden was openly shown;
- at an event of `parting`: a ruling of that game lets it tell something.
The viewer then gets a new world. It gets one as well when its own does not allow the move: that
the move could be made has told it something.
"""

import random
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from chabudai.kernel.game import Game, Variant
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.position import SPECTATOR, Happening, Position
from chabudai.kernel.preview import is_same
from chabudai.kernel.state import State

VIEW_EVERY = 8  # moves; views are made of observations, which are compared after each


class Tape:
    """What chance gave in one world, to be given again in the other."""

    def __init__(self, game: Game) -> None:
        self.plain = game.interpreted
        self.outcomes: list[int] = []
        self.next = 0
        self.recording = True
        self.torn = False  # what was recorded could not be given again

    def record(self) -> None:
        self.outcomes, self.recording = [], True

    def rewind(self) -> None:
        self.next, self.recording, self.torn = 0, False, False

    def wanted(self) -> int:
        """The outcome on the tape; -1 while recording and beyond its end."""
        if self.recording or self.next == len(self.outcomes):
            return -1
        self.next += 1
        return self.outcomes[self.next - 1]

    def kept(self, outcome: int) -> int:
        if self.recording:
            self.outcomes.append(outcome)
        else:
            self.torn = True
        return outcome

    def below(self, s: State, n: int) -> int:
        outcome = self.wanted()
        if 0 <= outcome < n:
            s.revealed = 1
            return outcome
        return self.kept(int(self.plain.below(s, n)))

    def draw(self, s: State, pile: Any, total: int) -> int:
        outcome = self.wanted()
        if 0 <= outcome < len(pile) and pile[outcome] > 0:
            s.revealed = 1
            pile[outcome] -= 1
            return outcome
        return self.kept(int(self.plain.draw(s, pile, total)))

    def rules(self, game: Game) -> Namespace:
        return link(game.modules, replace={"below": self.below, "draw": self.draw})


class Pairs:
    """A game, and for every viewer a world that looks the same to it."""

    def __init__(self, variant: Variant, seed: int, parting: Iterable[str] = ()) -> None:
        self.parting = frozenset(parting)
        self.choice = random.Random(seed)
        self.truth = variant.start(seed)
        self.tape = Tape(variant.game)
        self.truth.rules = self.tape.rules(variant.game)
        self.viewers = range(SPECTATOR, variant.players)
        self.worlds = {viewer: self.new_world(viewer) for viewer in self.viewers}
        self.compared = 0

    def new_world(self, viewer: int) -> Position:
        state = self.truth.state.copy()
        self.truth.game.interpreted.imagine(state, viewer, self.choice.getrandbits(60))
        return Position(self.truth.variant, state, self.truth.rules)

    def step(self) -> None:
        """One random move of the truth, and the same move in every world that allows it."""
        open_in = {viewer: set(world.legal()) for viewer, world in self.worlds.items()}
        move = self.choice.choice(self.truth.legal())
        self.tape.record()
        self.truth.push_number(move)
        for viewer in self.viewers:
            kept = move in open_in[viewer] and self.moved_alike(viewer, move)
            if not kept and not self.truth.over:
                self.worlds[viewer] = self.new_world(viewer)

    def moved_alike(self, viewer: int, move: int) -> bool:
        """Make the move in a viewer's world; can it still not be told from the truth?"""
        world = self.worlds[viewer]
        self.tape.rewind()
        world.push_number(move)
        if self.tape.torn:
            return False
        self.compared += 1
        if not told_alike(told(self.truth, viewer), told(world, viewer), self.parting):
            return False
        check_same_sight(self.truth, world, viewer)
        return True


def told(position: Position, viewer: int) -> list[Happening]:
    return position.last_events(None if viewer == SPECTATOR else viewer)


def told_alike(true: list[Happening], other: list[Happening], parting: Iterable[str] = ()) -> bool:
    """Were the same things told? False if they differ where they may."""
    for one, two in zip_longest(true, other):
        if one != two:
            ids = [event.id if event else "nothing" for event in (one, two)]
            may_differ = ids[0] == ids[1] or not set(parting).isdisjoint(ids)
            assert may_differ, f"{ids[0]} happens, or {ids[1]}, by what is hidden"
            return False
    return True


def check_same_sight(truth: Position, world: Position, viewer: int) -> None:
    assert truth.seat == world.seat, f"viewer {viewer}: the next seat depends on what is hidden"
    assert truth.state.revealed == world.state.revealed, f"viewer {viewer}: undo tells"
    if truth.over:
        return  # the end lays hands open
    known, other = truth.observed(viewer), world.observed(viewer)
    if not is_same(known, other):
        wrong = [name for name in known.fields if getattr(known, name) != getattr(other, name)]
        raise AssertionError(f"viewer {viewer}: {', '.join(wrong)} depend on what is hidden")
    if truth.state.moves % VIEW_EVERY == 0:
        assert truth.view(viewer) == world.view(viewer), f"viewer {viewer}: the view tells"


def check_pairs(variant: Variant, seed: int, parting: Iterable[str] = ()) -> int:
    """Play a random game beside paired worlds; how many moves were compared."""
    pairs = Pairs(variant, seed, parting)
    try:
        while not pairs.truth.over:
            pairs.step()
    except AssertionError as error:
        made = [variant.game.notation.move_text(p.move) for p in pairs.truth.played[-1:]]
        place = f"move {len(pairs.truth.played) - 1} ({made[0]})"
        raise AssertionError(f"{variant!r}, seed {seed}, {place}: {error}") from error
    return pairs.compared
