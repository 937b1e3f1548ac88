"""Strength against OpenSpiel: `python -m bench.strength duel` and `python -m bench.strength tiny`.

`duel`: our search against OpenSpiel's ISMCTS bot on a game for two, through OpenSpiel's own face of
it, at equal time per decision, or with `--simulations N` with equal numbers of them. Each
deal is played with seats changed, and the interval is over deals. `tiny`: how far bots are from
perfect play on a Mojo with six cards, as OpenSpiel's solver computes it (the sum of what a best
answer gains over each seat).
"""

# mypy: disable-error-code="import-not-found,import-untyped"

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import chabudai
from chabudai.adapters import openspiel_game
from chabudai.arena.rating import Meeting
from chabudai.bots import tree
from chabudai.bots.chances import master_settings
from chabudai.bots.library import DEFAULTS
from chabudai.bots.search import Search
from chabudai.bots.settings import Settings, read_fields
from chabudai.kernel.link import link
from chabudai.kernel.position import Position
from prove._kept import DOCS, keep, kept
from prove._meet import told

LINES = DOCS / "duel"
STOP_TIME, STOP_NUMBERS = (0.75, 0.85), (0.65, 0.75)  # shares that a sequential test tells apart


def position_of(state: Any) -> Position:
    """The same moment as our bots are given it."""
    return Position(state.shared.variant, state.node.state.copy(), state.shared.plain)


# Equal time, or equal numbers


def ismcts_bot(game: Any, simulations: int) -> Any:
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=simulations,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(2),
    )


def simulations_in(game: Any, seconds: float) -> int:
    """How many of OpenSpiel's bot fit into the time; it does no fewer than 2."""
    bot, state = ismcts_bot(game, 20), first_decision(game)
    begun = time.perf_counter()
    for _ in range(3):
        bot.step(state)
    return max(2, int(seconds * 60 / (time.perf_counter() - begun)))


def first_decision(game: Any) -> Any:
    return after_chance(game.new_initial_state(), random.Random(1))


def after_chance(state: Any, chance: random.Random) -> Any:
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    return state


def duel(name: str, games: int, seconds: float, simulations: int, end: float, given: str) -> None:
    """With a number of simulations both get as many, else both get the time; a line for each deal
    is kept, from which the same command goes on. `given` changes settings of our search."""
    game, found = pyspiel.load_game(f"chabudai_{name}(players=2)"), chabudai.find(name)
    count = simulations or simulations_in(game, seconds)
    master = replace(master_settings(found), **read_fields(given, Settings.__annotations__))
    budget = replace(master, iterations=simulations, seconds=0 if simulations else seconds)
    ours, rival = Search(found, budget, 1), ismcts_bot(game, count)
    for _ in range(2):  # the first one compiles
        thought = ours.think(position_of(first_decision(game)))
    print(f"theirs {count} simulations, ours {thought.iterations} iterations", flush=True)
    budget_name = f"{simulations}-simulations" if simulations else f"{seconds:g}-s"
    path = LINES / f"{'-'.join(filter(None, (name, budget_name, given)))}.jsonl"
    stop, shares = STOP_NUMBERS if simulations else STOP_TIME, [d["share"] for d in kept(path)]
    while len(shares) < games // 2 and time.monotonic() < end:
        deal = len(shares)
        shares.append(sum(our_share(game, ours, rival, deal, seat) for seat in range(2)) / 2)
        keep(path, {"deal": deal, "share": shares[-1]})
        if Meeting("ours", "theirs", tuple(shares)).is_decided(*stop):
            break
    print(f"ours wins {told(Meeting('ours', 'theirs', tuple(shares)))}" if shares else "no games")


def our_share(game: Any, ours: Search, rival: Any, deal: int, seat: int) -> float:
    """Of the win, in the game with this deal and our side at this seat."""
    state, chance = game.new_initial_state(), random.Random(deal)
    while not after_chance(state, chance).is_terminal():
        mine = state.current_player() == seat
        state.apply_action(ours(position_of(state)) if mine else int(rival.step(state)))
    return float(state.returns()[seat] + 1) / 2


# Perfect play


class OfBot(policy.Policy):  # type: ignore[misc]
    """A bot as a policy: for each moment that a seat can tell apart, how likely each move is."""

    def __init__(self, game: Any, chances: Callable[[Any], dict[int, float]]) -> None:
        super().__init__(game, [0, 1])
        self.chances, self.known = chances, dict[str, dict[int, float]]()

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        key = state.information_state_string(state.current_player())
        if key not in self.known:
            self.known[key] = self.chances(state)
        return self.known[key]


def tiny(iterations: int) -> None:
    game = pyspiel.load_game("chabudai_tiny_mojo")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    mojo = chabudai.find("mojo")
    constants: dict[str, Any] = dict(openspiel_game.TINY)
    code = link((*mojo.modules, *mojo.bots, tree), DEFAULTS, constants)

    def by_thumb(state: Any) -> dict[int, float]:
        mask = [0] * mojo.moves
        known = position_of(state).observed(state.current_player())
        return {int(code.thumb(known, mask)): 1.0}

    def by_search(state: Any) -> dict[int, float]:
        legal = state.legal_actions()
        if len(legal) == 1:
            return {legal[0]: 1.0}
        search = Search(mojo, Settings(iterations=iterations, ahead=-1), 1, code)
        thought = search.think(position_of(state))
        return {c.move: c.visits / thought.iterations for c in thought.candidates}

    for name, found in (
        ("random", policy.UniformRandomPolicy(game)),
        ("thumb", OfBot(game, by_thumb)),
        (f"search, {iterations} iterations", OfBot(game, by_search)),
        ("CFR+, 30 rounds", solver.average_policy()),
    ):
        print(f"{name}: NashConv {exploitability.nash_conv(game, found):.4f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.strength")
    parser.add_argument("what", choices=("duel", "tiny"))
    parser.add_argument("game", nargs="?", default="mojo", help="of a duel")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--simulations", type=int, default=0, help="for both, in place of a time")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--ours", default="", help="settings of our search: ahead=2,thumbs=1")
    parser.add_argument("--limit", type=float, default=1e9, help="seconds, then a duel stops")
    chosen = parser.parse_args()
    if chosen.what == "duel":
        end = time.monotonic() + chosen.limit
        duel(chosen.game, chosen.games, chosen.seconds, chosen.simulations, end, chosen.ours)
    else:
        tiny(chosen.iterations)


if __name__ == "__main__":
    main()
