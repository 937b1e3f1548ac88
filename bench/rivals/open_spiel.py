"""OpenSpiel: games in C++ and in Python, played by its own bots or from a Python loop.

Whole games run fastest through `pyspiel.evaluate_bots` with its uniform random bots: the loop,
the bots and chance are all C++, and only the start of a game crosses from Python. Crazy Eights
has four players, as our Mojo has; deals and draws are chance nodes, not counted as moves.
"""

# mypy: disable-error-code="import-not-found,import-untyped"

import random
from time import process_time
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401  registers the games written in Python
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.harness import Count, Measure, repeat

EXPLORATION = 2.0


def crazy_eights() -> Any:
    return pyspiel.load_game("crazy_eights", {"players": 4})


def crazy_eights_playouts() -> Measure:
    """Random games of Crazy Eights, wholly in C++."""
    return bot_playouts(crazy_eights())


def hearts_playouts() -> Measure:
    """Random games of Hearts, wholly in C++."""
    return bot_playouts(pyspiel.load_game("hearts"))


def bot_playouts(game: Any) -> Measure:
    """Games by `evaluate_bots`; the clock stands while their decisions are counted."""
    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(game.num_players())]
    seeds = random.Random(1)

    def measure(seconds: float) -> Count:
        moves, games, elapsed = 0, 0, 0.0
        while elapsed < seconds:
            seed = seeds.getrandbits(31)
            start = process_time()
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            elapsed += process_time() - start
            moves += sum(step.player >= 0 for step in state.full_history())
            games += 1
        return Count(moves, games, elapsed)

    return measure


def crazy_eights_stepped() -> Measure:
    """Random games of Crazy Eights from Python, asking for legal actions alone."""
    return stepped(crazy_eights())


def crazy_eights_stepped_with_mask() -> Measure:
    """The same, and for every decision the mask that a learner needs."""
    game, rnd, over = crazy_eights(), random.Random(1).random, int(pyspiel.PlayerId.TERMINAL)

    def play() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        apply, legal, current = state.apply_action, state.legal_actions, state.current_player
        while (player := current()) != over:
            actions = legal()
            if player >= 0:
                state.legal_actions_mask()
                moves += 1
            apply(actions[int(rnd() * len(actions))])
        return moves, 1

    return lambda seconds: repeat(play, seconds)


def python_team_dominoes() -> Measure:
    """The game in Python that is nearest to ours: four players, hands, a table."""
    return stepped(pyspiel.load_game("python_team_dominoes"))


def stepped(game: Any) -> Measure:
    """Random games from a Python loop that looks up and asks for as little as it can.

    Chance, too, takes any of its legal actions: all of them are equally likely in these games,
    and the list of outcomes with probabilities costs more. For games in Python this loop is as
    fast as `evaluate_bots`, where C++ calls every rule in Python.
    """
    rnd, over = random.Random(1).random, int(pyspiel.PlayerId.TERMINAL)

    def play() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        apply, legal, current = state.apply_action, state.legal_actions, state.current_player
        while (player := current()) != over:
            actions = legal()
            apply(actions[int(rnd() * len(actions))])
            moves += player >= 0
        return moves, 1

    return lambda seconds: repeat(play, seconds)


def euchre_search() -> Measure:
    """Iterations of the ISMCTS bot in C++, 1,000 a decision, one random playout each."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, 1000, -1, final, False, False)
    return searches(bot, 1000)


def euchre_search_in_python() -> Measure:
    """Iterations of the ISMCTS bot in Python over the same game in C++, 100 a decision."""
    bot = ismcts.ISMCTSBot(
        game=pyspiel.load_game("euchre"),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=EXPLORATION,
        max_simulations=100,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(2),
    )
    return searches(bot, 100)


def searches(bot: Any, iterations: int) -> Measure:
    """One search after another, each at any decision of a random game; a move is an iteration."""
    game, rng = pyspiel.load_game("euchre"), random.Random(1)

    def measure(seconds: float) -> Count:
        done, elapsed = 0, 0.0
        while elapsed < seconds:
            state = some_decision(game, rng)
            start = process_time()
            bot.step(state)
            elapsed += process_time() - start
            done += iterations
        return Count(done, 0, elapsed)

    return measure


def some_decision(game: Any, rng: random.Random) -> Any:
    """Any decision between two or more actions out of a random game."""
    state, found = game.new_initial_state(), []
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node() and len(actions) > 1:
            found.append(state.clone())
        state.apply_action(rng.choice(actions))
    return rng.choice(found)
