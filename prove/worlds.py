"""How far worlds are from coming up as often as they should: [POSITIONS SAMPLES]

Mangrovia keeps one of eight weighted tries; with many more it is exact. Both are dealt from equal
positions, and how often another hand holds a card is compared. Momiji's worlds do not know what a
pass tells: how often somebody passes, and how many worlds then would have had a play.
"""

import math
from collections.abc import Iterator
from typing import Any

import chabudai
from chabudai.bots.simple import make_bot
from chabudai.games.momiji.spec import Move
from chabudai.kernel.compile import Compiled, compile_rules
from chabudai.kernel.position import Position
from chabudai.kernel.state import new_states
from prove import _tries

EVERY = 23  # moves between two positions


def positions(wanted: int) -> Iterator[Position]:
    """Positions with a memory, from games of `casual`, far apart."""
    variant, seed, found = chabudai.game("mangrovia", players=3), 0, 0
    while found < wanted:
        seed += 1
        position, bot = variant.start(seed), make_bot("casual", variant.game, seed)
        while not position.over and found < wanted:
            position.push_number(bot(position))
            if not position.over and position.state.moves % EVERY == 0 and has_memory(position):
                found += 1
                yield position


def has_memory(position: Position) -> bool:
    s: Any = position.state
    return bool(max(s.marks) > 0)


def shares(rules: Compiled, position: Position, samples: int, first: int) -> list[float]:
    """How often each kind is in each hand, pool after pool."""
    layout, seat = position.game.state, position.state.seat
    truth, states = position.state.pack(), new_states(layout, 1)
    imagine, total = rules.bind("imagine_in", states, 0), [0] * 1000
    for number in range(first, first + samples):
        states[: layout.size] = truth
        imagine(seat, number)
        world: Any = layout.unpack(bytes(states))
        counts = [n for pool in world.hand for hand in pool for n in hand]
        total = [a + min(b, 1) for a, b in zip(total, counts, strict=False)]
    return [count / samples for count in total]


def compare(wanted: int, samples: int) -> str:
    title = chabudai.find("mangrovia")
    eight = compile_rules(title.modules, title.state)
    many = compile_rules((*title.modules, _tries), title.state)
    off, noise, worst, cells = 0.0, 0.0, 0.0, 0
    for position in positions(wanted):
        few = shares(eight, position, samples, 1)
        exact = shares(many, position, samples, 10**6)
        for a, b in zip(few, exact, strict=True):
            if 0 < a + b < 2:
                spread = (a * (1 - a) + b * (1 - b)) / samples
                off, noise, cells = off + (a - b) ** 2, noise + spread, cells + 1
                worst = max(worst, abs(a - b) - 2 * math.sqrt(spread))
    rest = math.sqrt(max(0.0, off - noise) / max(cells, 1))
    return (
        f"mangrovia: {wanted} positions, {cells} chances: eight tries are off by {100 * rest:.2f}% "
        f"(sampling alone {100 * math.sqrt(noise / max(cells, 1)):.2f}%), at worst "
        f"{100 * worst:.1f}% beyond twice its error"
    )


# Momiji


def passes(games: int) -> str:
    """How often somebody passes, and how many worlds then contradict it."""
    variant, moves, passed, wrong, worlds = chabudai.game("momiji", players=2), 0, 0, 0, 0
    for seed in range(games):
        position, bot = variant.start(seed), make_bot("casual", variant.game, seed)
        while not position.over:
            seat, move = position.state.seat, bot(position)
            moves += 1
            if move == Move.PASS:
                passed += 1
                found = [position.imagined(1 - seat, number) for number in range(20)]
                wrong += sum(Move.PASS not in world.legal() for world in found)
                worlds += len(found)
            position.push_number(move)
    share = 100 * wrong / max(worlds, 1)
    return (
        f"momiji: {passed} passes among {moves} moves of {games} games; {share:.0f}% of the worlds "
        "that the other seat imagines then could have played"
    )


def main(arguments: list[str]) -> int:
    wanted, samples = (int(word) for word in [*arguments, *["12", "400"][len(arguments) :]])
    print(compare(wanted, samples), flush=True)
    print(passes(20 * wanted), flush=True)
    return 0
