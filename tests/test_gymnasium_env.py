"""Gymnasium's own check, the policy for illegal actions, and the vectorised environment."""

from typing import Any

import numpy as np
import pytest

import chabudai
from chabudai.kernel.position import Position

pytestmark = [pytest.mark.needs("gymnasium", "PIL")]
GAMES = chabudai.names()


def make(name: str, **arguments: Any) -> Any:
    import gymnasium

    from chabudai.adapters.gymnasium_env import environment_id

    return gymnasium.make(environment_id(name), **arguments)


def make_vec(name: str, **arguments: Any) -> Any:
    import gymnasium

    from chabudai.adapters.gymnasium_env import environment_id

    return gymnasium.make_vec(environment_id(name), **arguments)


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_check_env(name: str, flat: bool, capsys: pytest.CaptureFixture[str]) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(make(name, flat=flat, render_mode="ansi").unwrapped)
    capsys.readouterr()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_to_its_end(name: str) -> None:
    environment = make(name, opponents="random", reward="rank")
    _, info = environment.reset(seed=3)
    over = False
    while not over:
        action = int(info["action_mask"].argmax())
        observation, reward, over, _, info = environment.step(action)
        assert environment.observation_space.contains(observation)
        assert over or reward == 0
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()


def first_move(position: Position) -> int:
    return position.legal()[0]


def test_bots_may_be_any_function_of_a_position() -> None:
    from gymnasium.utils.env_checker import check_env

    environment = make("mojo", players=3, opponents=[first_move, "thumb"])
    check_env(environment.unwrapped, skip_render_check=True)
    environment.reset(seed=1)


def test_the_same_bots_move_alike_compiled_and_not() -> None:
    compiled = make("mojo", players=3, opponents="thumb", seat=1)
    asked = make("mojo", players=3, opponents=["thumb", thumb_asked()], seat=1)
    first, second = compiled.reset(seed=9), asked.reset(seed=9)
    over = False
    while not over:
        assert all((first[0][part] == second[0][part]).all() for part in first[0])
        action = int(first[0]["action_mask"].argmax())
        first, second = compiled.step(action), asked.step(action)
        assert first[1:3] == second[1:3]
        over = first[2]


def thumb_asked() -> Any:
    from chabudai.bots.simple import thumb_bot

    return thumb_bot(chabudai.find("mojo"))


@pytest.mark.parametrize("action", ["illegal", -5, 10**6])
def test_an_illegal_action_loses_or_is_replaced(action: Any) -> None:
    for policy, ends in (("lose", True), ("replace", False)):
        environment = make("mojo", illegal=policy, illegal_reward=-3.0, disable_env_checker=True)
        _, info = environment.reset(seed=1)
        wrong = int(info["action_mask"].argmin()) if action == "illegal" else action
        _, reward, over, _, info = environment.step(wrong)
        assert info["illegal"]
        assert (over, reward) == ((True, -3.0) if ends else (False, 0.0))


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_vectorised_is_the_same_as_one_by_one(name: str, flat: bool) -> None:
    envs = make_vec(name, num_envs=3, flat=flat, opponents="random")
    single = make(name, flat=flat, opponents="random")
    observations, info = envs.reset(seed=7)
    expected, _ = single.reset(seed=7)
    for _ in range(60):
        assert envs.observation_space.contains(observations)
        check_row(observations, expected, 0)
        actions = info["action_mask"].argmax(axis=1)
        observations, rewards, over, _, info = envs.step(actions)
        expected, reward, ended, _, _ = single.step(int(actions[0]))
        assert (bool(over[0]), float(rewards[0])) == (ended, reward)
        if ended:
            final = info["final_obs"][0]
            check_row(final if flat else {k: v[None] for k, v in final.items()}, expected, 0, flat)
            return
    envs.close()


def check_row(observations: Any, expected: Any, row: int, bare: bool = False) -> None:
    if isinstance(expected, dict):
        assert all((observations[part][row] == expected[part]).all() for part in expected)
    else:
        assert ((observations if bare else observations[row]) == expected).all()


def test_vectorised_answers_illegal_actions() -> None:
    envs = make_vec("mojo", num_envs=2, illegal_reward=-4.0)
    _, info = envs.reset(seed=1)
    actions = np.array([info["action_mask"][0].argmin(), info["action_mask"][1].argmax()])
    _, rewards, over, _, info = envs.step(actions)
    assert rewards.tolist() == [-4.0, 0.0]
    assert over.tolist() == info["illegal"].tolist() == [True, False]


def test_without_copies_the_arrays_are_the_batchs_own() -> None:
    envs = make_vec("mojo", num_envs=4, copy=False)
    observations, _ = envs.reset(seed=1)
    assert np.shares_memory(observations["hand"], envs.unwrapped.batch.observations)
    assert len(envs.unwrapped.render()) == 4
    with pytest.raises(ValueError, match="one seed is enough"):
        envs.reset(seed=[1, 2, 3, 4])
