"""OpenSpiel's own tests and algorithms, for every game."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

import chabudai

pytestmark = [
    pytest.mark.needs("pyspiel"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # of OpenSpiel's own modules
]
GAMES = chabudai.names()


def load(name: str) -> Any:
    import pyspiel

    import chabudai.adapters.openspiel_game  # noqa: F401 (registers the games)

    return pyspiel.load_game(f"chabudai_{name}")


def go_on(state: Any, moves: int, choice: random.Random) -> None:
    """Random moves, and the chances after them, up to a decision or the end."""
    while True:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(weights) - 1) < 1e-9
            state.apply_action(choice.choices(outcomes, weights)[0])
        if state.is_terminal() or moves == 0:
            return
        state.apply_action(choice.choice(state.legal_actions()))
        moves -= 1


@pytest.mark.parametrize("name", [*GAMES, "tiny_mojo", "mojo(players=5,piles=2,reward=score)"])
def test_random_games_with_serialisation(name: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    import pyspiel

    game, choice = load(name), random.Random(1)
    state, sampler = game.new_initial_state(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(4):
        go_on(state, 7, choice)
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        for kind in ("information_state_string", "information_state_tensor", "observation_string"):
            assert getattr(world, kind)(player) == getattr(state, kind)(player)
        assert world.legal_actions() == state.legal_actions()
        again = game.deserialize_state(world.serialize())
        assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_state_goes_on_the_same_way(name: str) -> None:
    state = load(name).new_initial_state()
    go_on(state, 5, random.Random(2))
    saved = pickle.loads(pickle.dumps(state))
    for copy in (saved, state.clone()):
        mine, theirs = state.clone(), copy
        go_on(mine, 6, random.Random(3))
        go_on(theirs, 6, random.Random(3))
        for player in range(state.num_players()):
            assert mine.information_state_string(player) == theirs.information_state_string(player)


def test_the_libraries_come_with_the_package() -> None:
    from chabudai.bots.library import chance_modules, chance_state
    from chabudai.kernel.native import shipped
    from chabudai.kernel.native.build import this_target
    from tests.driver import built_everywhere

    target = this_target()
    assert target
    folder = built_everywhere() / target.name
    shipped.manifest.cache_clear()
    for game in map(chabudai.find, GAMES):
        path = shipped.library(chance_modules(game), chance_state(game.state))
        assert path.parent == folder
        assert path.name.startswith(f"{game.name}-chance-")


@pytest.mark.parametrize("name", [*GAMES, "tiny_mojo"])
def test_compiled_chances_are_those_of_the_interpreter(name: str) -> None:
    from chabudai.adapters.chances import Chances, Undecided
    from chabudai.adapters.compiled_chances import CompiledChances
    from chabudai.adapters.openspiel_game import TINY, game_called

    game = game_called(name)
    variant = game.choose()
    constants = TINY if name == "tiny_mojo" else None
    ways = [way(game, variant.setup, constants) for way in (Chances, CompiledChances)]
    choice, data, move = random.Random(8), None, -1
    for _ in range(60):
        script: list[int] = []
        while True:
            answers: list[Any] = []
            for chances in ways:
                try:
                    answers.append(chances.run(data, move, script))
                except Undecided as waiting:
                    answers.append(waiting.outcomes)
            assert answers[0] == answers[1]
            if isinstance(answers[0], bytes):
                break
            script.append(choice.choice(answers[0])[0])
        data = answers[0]
        seat = game.state.read(data, "seat")
        for known in range(-1, variant.players):
            assert ways[0].see(data, known) == ways[1].see(data, known)
        if seat < 0:
            break
        assert ways[0].imagine(data, seat, 5) == ways[1].imagine(data, seat, 5)
        assert ways[0].legal(data) == ways[1].legal(data)
        move = choice.choice(ways[0].legal(data))


def test_an_information_state_remembers() -> None:
    """Two ways to one position: equal observations, other memories."""
    game = load("mojo(players=2,piles=1)")
    states = [game.new_initial_state(), game.new_initial_state()]
    for state in states:
        go_on(state, 0, random.Random(4))
    player = states[0].current_player()
    assert states[0].information_state_string(player) == states[1].information_state_string(player)
    first, second = states[0].legal_actions()[:2]
    states[0].apply_action(first)
    states[1].apply_action(second)
    for state in states:
        go_on(state, 0, random.Random(5))
    texts = {state.information_state_string(player) for state in states}
    assert len(texts) == 2


def test_ismcts() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, chance = load("mojo(players=2)"), np.random.RandomState(1)
    state = game.new_initial_state()
    go_on(state, 20, random.Random(6))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, max_simulations=12, evaluator=evaluator, random_state=chance
    )
    assert bot.step(state) in state.legal_actions()


def test_cfr_solves_a_tiny_mojo() -> None:
    from open_spiel.python.algorithms import cfr, exploitability

    game = load("tiny_mojo")
    solver = cfr.CFRPlusSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 3


@pytest.mark.parametrize("name", ["tiny_mojo", "mojo(players=2)"])
def test_a_playthrough_can_be_written(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    load(name)
    lines = generate_playthrough.playthrough_lines(f"chabudai_{name}", seed=1)
    assert any("InformationStateString(0)" in line for line in lines)


@pytest.mark.needs("shimmy", "pettingzoo")
@pytest.mark.filterwarnings("ignore:Agent's m.*imum observation space value is")
@pytest.mark.parametrize("name", GAMES)
def test_shimmy_turns_it_into_pettingzoo(name: str) -> None:
    from pettingzoo.test import api_test
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

    load(name)
    api_test(OpenSpielCompatibilityV0(game_name=f"chabudai_{name}"), num_cycles=10)
