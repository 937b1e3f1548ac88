"""Numbers of actions mean the same on every face, and environments are named by versions."""

from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.adapters.actions import PAGE, page, versioned, versions
from chabudai.adapters.batch import Batch
from chabudai.kernel.stepper import Stepper

GAMES = chabudai.names()


def test_the_page_of_actions_is_fresh() -> None:
    path = Path(__file__).parent.parent / PAGE
    assert path.read_text("utf-8") == page(), "python -m chabudai.adapters.actions --write"


@pytest.mark.parametrize("name", GAMES)
def test_every_text_is_read_as_its_own_number(name: str) -> None:
    game = chabudai.find(name)
    assert [game.notation.read_move(text) for text in game.action_texts] == [*range(game.moves)]
    for wrong in (-1, game.moves):
        with pytest.raises(ValueError, match=f"not {wrong}"):
            game.action_text(wrong)


def faces(name: str) -> list[Any]:
    import pyspiel

    from chabudai.adapters import gymnasium_env, openspiel_game, pettingzoo_env

    assert openspiel_game
    variant = chabudai.game(name)
    return [
        Stepper(variant),
        Batch(variant, 1),
        pettingzoo_env.raw_env(name),
        pettingzoo_env.parallel_env(name, games=1),
        gymnasium_env.ChabudaiEnv(name),
        gymnasium_env.ChabudaiVectorEnv(1, name),
        pyspiel.load_game(f"chabudai_{name}"),
    ]


@pytest.mark.needs("gymnasium", "pettingzoo", "pyspiel")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of OpenSpiel's own modules
@pytest.mark.parametrize("name", GAMES)
def test_every_face_tells_what_its_actions_mean(name: str) -> None:
    game = chabudai.find(name)
    for face in faces(name):
        assert face.action_texts == game.action_texts
        assert face.action_text(game.moves - 1) == game.notation.move_text(game.moves - 1)


@pytest.mark.needs("gymnasium", "pettingzoo", "pyspiel")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of OpenSpiel's own modules
@pytest.mark.parametrize("name", GAMES)
def test_every_version_of_a_game_has_its_ids(name: str) -> None:
    import gymnasium
    import pyspiel

    from chabudai.adapters import gymnasium_env, openspiel_game, pettingzoo_env

    assert openspiel_game
    for version in versions(chabudai.find(name)):
        gym_env: Any = gymnasium.make(gymnasium_env.environment_id(name, version)).unwrapped
        zoo_env = getattr(pettingzoo_env, f"{name}_v{version}").raw_env()
        spiel_game = pyspiel.load_game(f"chabudai_{name}_v{version}")
        for face in (gym_env, zoo_env, spiel_game):
            assert face.variant.game.version == version
        assert zoo_env.metadata["name"] == f"{name}_v{version}"
        state = spiel_game.new_initial_state()
        assert str(spiel_game.deserialize_state(state.serialize())) == str(state)
    with pytest.raises(AttributeError):
        getattr(pettingzoo_env, f"{name}_v99")
    with pytest.raises(ValueError, match="not v99"):
        versioned(name, 99, {})
