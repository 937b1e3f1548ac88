"""Paired worlds: what is public may depend only on what is public.

A game is played beside worlds that a viewer can't tell from it. The same moves are made in both,
chance gives the same wherever it can, and after each move the viewer must be told and shown the
same: events, view, phase, counters, whose decision it is, what can be undone. Worlds may part only
- where chance can't give the same in both;
- at an event whose numbers differ: something hidden was openly shown;
- at events of `parting`: a ruling of that game does by itself what leaves nothing to choose, while
  the other world asks, or has another thing to do. Once the one that asks has made the same
  choices, it must look the same again: nothing else may have told.
The viewer then gets a new world. It gets one as well when its own does not allow the move: that
the move could be made has told it something.
"""

import random
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Protocol

from chabudai.kernel.game import Game, Variant
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.position import SPECTATOR, Happening
from chabudai.kernel.state import State

VIEW_EVERY = 8  # moves; views are made of observations alone, which are compared after each
TRUTH, SPARE, FIRST_WORLD = 0, 1, 3  # slots; those of worlds begin with a spectator's
NOTHING = "nothing"
Raw = tuple[int, ...]  # an event as rules emit it


class Worlds(Protocol):
    """States in slots: the true game, spare ones, and a world for each viewer."""

    def copy(self, to: int, slot: int) -> None: ...

    def count_alike(self, slot: int, other: int) -> None:
        """Take over the number of moves: the same was reached by more decisions, or by fewer."""

    def imagine(self, slot: int, viewer: int, number: int) -> None:
        """Fill in anew what a viewer does not know."""

    def legal(self, slot: int) -> Sequence[int]: ...

    def record(self, slot: int, move: int) -> None:
        """Make a move; chance is put on tape."""

    def repeat(self, slot: int, move: int) -> bool:
        """Make a move by the chance on tape; False if it is not open, or chance can't be the
        same."""

    def events(self, slot: int) -> Sequence[Raw]:
        """Returns what the last move brought about."""

    def are_told_alike(self, one: int, other: int) -> bool:
        """Has the same happened in both?"""

    def seat(self, slot: int) -> int:
        """Returns whose decision it is; -1 at the end."""

    def revealed(self, slot: int) -> int: ...

    def are_seen_alike(self, one: int, other: int, viewer: int) -> bool: ...

    def seen(self, slot: int, viewer: int) -> State:
        """Returns what a viewer knows."""


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


class InterpretedWorlds:
    """The true game and the worlds as objects, moved by the interpreter."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.states = {TRUTH: variant.start(seed).state}
        self.tape = Tape(variant.game)
        self.rules = self.tape.rules(variant.game)
        self.mask = [0] * variant.game.moves

    def copy(self, to: int, slot: int) -> None:
        self.states[to] = self.states[slot].copy()

    def count_alike(self, slot: int, other: int) -> None:
        self.states[slot].moves = self.states[other].moves

    def imagine(self, slot: int, viewer: int, number: int) -> None:
        self.tape.plain.imagine(self.states[slot], viewer, number)  # by chance of its own

    def legal(self, slot: int) -> Sequence[int]:
        self.rules.legal(self.states[slot], self.mask)
        return [move for move, is_open in enumerate(self.mask) if is_open]

    def record(self, slot: int, move: int) -> None:
        self.tape.record()
        self.make(slot, move)

    def repeat(self, slot: int, move: int) -> bool:
        self.rules.legal(self.states[slot], self.mask)
        if not self.mask[move]:
            return False
        self.tape.rewind()
        self.make(slot, move)
        return not self.tape.torn

    def make(self, slot: int, move: int) -> None:
        state = self.states[slot]
        state.log = []
        self.rules.step(state, move)

    def events(self, slot: int) -> Sequence[Raw]:
        return self.states[slot].log

    def are_told_alike(self, one: int, other: int) -> bool:
        return self.states[one].log == self.states[other].log

    def seat(self, slot: int) -> int:
        return self.states[slot].seat

    def revealed(self, slot: int) -> int:
        return self.states[slot].revealed

    def are_seen_alike(self, one: int, other: int, viewer: int) -> bool:
        return not differing(self.seen(one, viewer), self.seen(other, viewer))

    def seen(self, slot: int, viewer: int) -> State:
        state = self.states[slot].copy()
        self.rules.see(state, viewer)
        return state


class Pairs:
    """A random game with its worlds, compared after each move."""

    def __init__(
        self, variant: Variant, seed: int, parting: Iterable[str] = (), worlds: Worlds | None = None
    ) -> None:
        self.variant, self.parting = variant, frozenset(parting)
        self.choice = random.Random(seed)
        self.worlds: Worlds = worlds or InterpretedWorlds(variant, seed)
        self.teller = variant.start(0)  # puts events in words
        self.viewers = range(SPECTATOR, variant.players)
        for viewer in self.viewers:
            self.renew(viewer)
        self.moves: list[int] = []
        self.compared = 0
        self.view_every = VIEW_EVERY  # 0: views are left alone
        self.parted = 0  # by a ruling, and
        self.rejoined = 0  # looked the same again after the same choices

    def renew(self, viewer: int) -> None:
        """Give a viewer a new world, made from what it knows."""
        slot = world_of(viewer)
        self.worlds.copy(slot, TRUTH)
        self.worlds.imagine(slot, viewer, self.choice.getrandbits(60))

    def step(self) -> None:
        """One random move of the truth, and the same move in every world that allows it."""
        worlds, move = self.worlds, self.choice.choice(self.worlds.legal(TRUTH))
        self.moves.append(move)
        worlds.record(TRUTH, move)
        for viewer in self.viewers:
            if not self.moved_alike(viewer, move) and worlds.seat(TRUTH) >= 0:
                self.renew(viewer)

    def moved_alike(self, viewer: int, move: int) -> bool:
        """Make the move in a viewer's world; can it still not be told from the truth?"""
        worlds, slot = self.worlds, world_of(viewer)
        if not worlds.repeat(slot, move):
            return False
        self.compared += 1
        if not worlds.are_told_alike(TRUTH, slot) and self.has_parted(viewer):
            return False
        self.check_same_sight(viewer)
        return True

    def has_parted(self, viewer: int) -> bool:
        """Were different things told, where they may?"""
        slots = (TRUTH, world_of(viewer))
        true, other = (self.told(slot, viewer) for slot in slots)
        if told_alike(true, other, self.parting):
            return False
        shared = min(len(true), len(other))
        if true[:shared] == other[:shared]:
            behind, ahead = slots if len(true) == shared else slots[::-1]
            self.check_choice(behind, ahead, viewer)
        return True

    def told(self, slot: int, viewer: int) -> list[Happening]:
        seat = None if viewer == SPECTATOR else viewer
        return [self.teller.told(raw, seat) for raw in self.worlds.events(slot)]

    # A ruling did by itself what the other world asks for.

    def check_choice(self, behind: int, ahead: int, viewer: int) -> None:
        """Whose choice it is must be asked; after the same choices both must look the same."""
        self.parted += 1
        rest = self.told(ahead, viewer)[len(self.told(behind, viewer)) :]
        asked, chooser = self.worlds.seat(behind), rest[0].args.get("seat")
        assert asked == chooser, f"{rest[0].id} happens by itself, or seat {asked} is asked"
        self.worlds.copy(SPARE, behind)
        while rest and (made := self.made_next(rest, viewer)):
            rest = rest[made:]
        if not rest:
            self.rejoined += 1
            self.worlds.count_alike(SPARE, ahead)
            wrong = self.differing(SPARE, ahead, viewer)
            assert not wrong, f"viewer {viewer}: {sorted(wrong)} tell what was asked"

    def made_next(self, rest: list[Happening], viewer: int) -> int:
        """Make the choice in the spare slot that brings what comes next; returns how much of it."""
        worlds, tried = self.worlds, SPARE + 1
        for move in worlds.legal(SPARE):
            worlds.copy(tried, SPARE)
            worlds.record(tried, move)
            events = self.told(tried, viewer)
            if events and events == rest[: len(events)]:
                worlds.copy(SPARE, tried)
                return len(events)
        return 0

    def differing(self, one: int, other: int, viewer: int) -> set[str]:
        if self.worlds.seat(one) < 0 or self.worlds.are_seen_alike(one, other, viewer):
            return set()
        return differing(self.worlds.seen(one, viewer), self.worlds.seen(other, viewer))

    def check_same_sight(self, viewer: int) -> None:
        worlds, slot = self.worlds, world_of(viewer)
        seat = worlds.seat(TRUTH)
        same = seat == worlds.seat(slot)
        assert same, f"viewer {viewer}: the next seat depends on what is hidden"
        same = worlds.revealed(TRUTH) == worlds.revealed(slot)
        assert same, f"viewer {viewer}: undo tells"
        if wrong := self.differing(TRUTH, slot, viewer):  # the end lays hands open
            raise AssertionError(f"viewer {viewer}: {sorted(wrong)} depend on what is hidden")
        if seat >= 0 and self.view_every and len(self.moves) % self.view_every == 0:
            view = self.variant.game.notation.view
            one, two = (view(worlds.seen(s, viewer), viewer) for s in (TRUTH, slot))
            assert one == two, f"viewer {viewer}: the view tells"


def world_of(viewer: int) -> int:
    """Returns the slot of a viewer's world."""
    return FIRST_WORLD + viewer - SPECTATOR


def differing(one: State, other: State) -> set[str]:
    """Returns the names of the fields that differ."""
    return {name for name in one.fields if getattr(one, name) != getattr(other, name)}


def told_alike(true: list[Happening], other: list[Happening], parting: Iterable[str] = ()) -> bool:
    """Were the same things told? False if they differ where they may."""
    may_part = {*parting, NOTHING}
    for one, two in zip_longest(true, other):
        if one != two:
            ids = [event.id if event else NOTHING for event in (one, two)]
            assert ids[0] == ids[1] or (may_part.issuperset(ids) and parting), (
                f"{ids[0]} happens, or {ids[1]}, by what is hidden"
            )
            return False
    return True


def check_pairs(
    variant: Variant, seed: int, parting: Iterable[str] = (), worlds: Worlds | None = None
) -> Pairs:
    """Play a random game beside paired worlds; returns how it went."""
    pairs = Pairs(variant, seed, parting, worlds)
    play_beside(pairs, seed)
    return pairs


def play_beside(pairs: Pairs, seed: int) -> None:
    try:
        while pairs.worlds.seat(TRUTH) >= 0:
            pairs.step()
    except AssertionError as error:
        made = pairs.variant.game.notation.move_text(pairs.moves[-1])
        place = f"move {len(pairs.moves) - 1} ({made})"
        raise AssertionError(f"{pairs.variant!r}, seed {seed}, {place}: {error}") from error
