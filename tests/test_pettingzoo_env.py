"""PettingZoo's own tests, for every game."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import chabudai

pytestmark = [
    pytest.mark.needs("pettingzoo", "PIL"),
    # Its test knows by name which environments may give dictionaries and blank masks at the end.
    pytest.mark.filterwarnings("ignore:The old environment creation API"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:The observation contains negative numbers"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros"),
]
GAMES = chabudai.names()


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_api(name: str, flat: bool) -> None:
    from pettingzoo.test import api_test

    from chabudai.adapters.pettingzoo_env import env

    api_test(env(name, flat=flat), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_seeds(name: str) -> None:
    from pettingzoo.test import parallel_seed_test, seed_test

    from chabudai.adapters.pettingzoo_env import env, parallel_env

    seed_test(partial(env, name), 30)
    parallel_seed_test(partial(parallel_env, name), 30)


@pytest.mark.parametrize("name", GAMES)
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import render_test

    from chabudai.adapters.pettingzoo_env import env

    render_test(partial(env, name), {"svg": lambda picture: picture.startswith("<svg")})
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_parallel_api(name: str) -> None:
    from pettingzoo.test import max_cycles_test, parallel_api_test
    from pettingzoo.utils.conversions import parallel_to_aec

    from chabudai.adapters.pettingzoo_env import parallel_env

    parallel_api_test(parallel_env(name, games=3), 30)
    parallel_api_test(parallel_env(name, games=3, flat=True), 30)
    batch = partial(parallel_env, name, illegal="replace")
    views = SimpleNamespace(parallel_env=batch, env=lambda **k: parallel_to_aec(batch(**k)))
    max_cycles_test(views)


def test_max_cycles_cuts_a_game_short() -> None:
    from chabudai.adapters.pettingzoo_env import raw_env

    environment = raw_env("mojo", players=3, max_cycles=2)
    environment.reset(seed=1)
    play_on(environment)
    assert environment.steps == 6


def play_on(environment: Any) -> dict[str, float]:
    """The first legal move again and again; what each agent got in all."""
    gained = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, cut, _ = environment.last()
        gained[agent] += reward
        environment.step(None if over or cut else int(observation["action_mask"].argmax()))
    return gained


@pytest.mark.parametrize("reward", ["zero-sum", "rank", "score"])
def test_rewards(reward: str) -> None:
    from chabudai.adapters.pettingzoo_env import env

    environment = env("mojo", reward=reward)
    environment.reset(seed=2)
    gained = play_on(environment)
    assert abs(sum(gained.values())) < 1e-9
    assert max(gained.values()) > 0


def test_an_illegal_action_ends_the_game() -> None:
    from chabudai.adapters.pettingzoo_env import env

    environment = env("mojo", players=2, illegal_reward=-2.5)
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(int(environment.last()[0]["action_mask"].argmin()))
    assert play_on(environment) == {"player_0": 0, "player_1": 0, agent: -2.5}


def test_only_the_whole_state_shows_secrets() -> None:
    from chabudai.adapters.pettingzoo_env import raw_env

    environment = raw_env("mojo", players=2)
    environment.reset(seed=1)
    assert environment.state_space.contains(environment.state())
    encoding = environment.encoding
    deck = encoding.flat(np.zeros(1, encoding.dtype))
    assert (environment.state() != deck[0]).sum() > 20
    for agent in environment.agents:
        assert (environment.observe(agent)["observation"]["deck"] == 0).all()
        assert (environment.observe(agent)["observation"]["hand"][1:] == 0).all()


def test_the_old_name_leads_to_the_same_environment() -> None:
    from chabudai.adapters import pettingzoo_env

    environments = [
        pettingzoo_env.mojo_v1.raw_env(players=3),
        pettingzoo_env.chabudai_mojo_v1.raw_env(players=3),
    ]
    for environment in environments:
        assert environment.metadata["name"] == "mojo_v1"
        assert environment.metadata["aliases"] == ["chabudai_mojo_v1"]
    batch = pettingzoo_env.chabudai_mojo_v1.parallel_env(games=2)
    assert batch.metadata["aliases"] == ["chabudai_mojo_batch_v1"]
    with pytest.raises(AttributeError):
        pettingzoo_env.chabudai_mojo_v99  # noqa: B018 (the look alone must fail)


@pytest.mark.parametrize("flat", [True, False])
def test_the_last_of_the_seat_on_turn_is_what_it_observes(flat: bool) -> None:
    from chabudai.adapters.pettingzoo_env import raw_env

    environment = raw_env("mojo", players=3, flat=flat)
    environment.reset(seed=4)
    chance, kept = np.random.default_rng(4), []
    while not environment.over:
        observation, *rest = environment.last()
        again = environment.observe(environment.agent_selection)
        assert rest == [0.0, False, False, {}]
        assert (observation["action_mask"] == again["action_mask"]).all()
        if flat:
            assert (observation["observation"] == again["observation"]).all()
        assert environment.last(observe=False)[0] is None
        kept.append((observation["action_mask"], observation["action_mask"].copy()))
        environment.step(int(chance.choice(observation["action_mask"].nonzero()[0])))
    assert environment.steps == len(kept)
    assert all((mask == then).all() for mask, then in kept), "an observation is the agent's own"


@pytest.mark.parametrize("action", [None, -1, 41, 1 << 70])
def test_what_is_no_action_ends_the_game(action: int | None) -> None:
    from chabudai.adapters.pettingzoo_env import raw_env

    environment = raw_env("mojo", players=2)
    environment.reset(seed=1)
    environment.step(action)
    assert environment.over
    assert environment.steps == 0


def test_what_is_kept_of_an_observation_is_never_written_again() -> None:
    from chabudai.adapters.pettingzoo_env import raw_env

    environment = raw_env("mojo", players=3, flat=True)
    environment.reset(seed=5)
    chance, kept = np.random.default_rng(5), []
    while environment.agents:
        observation, _, over, _, _ = environment.last()
        legal = observation["action_mask"].nonzero()[0]
        observation["action_mask"][:] = 1  # the agent's own, too: it opens no move
        if chance.random() < 0.3:  # parts of parts count: the arrays themselves are let go
            part = observation["observation"][1:][::2]
            kept.append((part, part.copy()))
        environment.step(None if over else int(chance.choice(legal)))
    assert len(kept) > 10
    assert all((part == then).all() for part, then in kept)
