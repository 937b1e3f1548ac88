"""Compiled rules: never stale, never in the way."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import types
from pathlib import Path

import numpy as np
import pytest

import chabudai
from chabudai.bots.simple import thumb_modules
from chabudai.games.mojo.spec import Mojo
from chabudai.kernel import compile as compiling
from chabudai.kernel.link import gather, link
from chabudai.kernel.state import new_states

MOJO = chabudai.find("mojo")


def module_from(path: Path, text: str) -> types.ModuleType:
    path.write_text(text)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_edit_of_any_source_gets_another_cache(tmp_path: Path) -> None:
    before = module_from(tmp_path / "one.py", "LIMIT = 3\n")
    first = compiling.digest((*MOJO.modules, before), MOJO.state, False)
    assert compiling.digest((*MOJO.modules, before), MOJO.state, False) == first
    edited = module_from(tmp_path / "one.py", "LIMIT = 3  # edited\n")
    assert compiling.digest((*MOJO.modules, edited), MOJO.state, False) != first


def test_a_changed_table_gets_another_cache(tmp_path: Path) -> None:
    module = module_from(tmp_path / "one.py", "LIMIT = 3\n")
    first = compiling.digest((module,), MOJO.state, False)
    module.LIMIT = 4  # type: ignore[attr-defined]
    assert compiling.digest((module,), MOJO.state, False) != first


def test_a_cache_that_cannot_be_written_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("CHABUDAI_CACHE", str(blocked / "inside"))
    assert str(tmp_path) not in compiling.cache_folder("abc")
    monkeypatch.setenv("CHABUDAI_CACHE", str(tmp_path / "free"))
    assert compiling.cache_folder("abc") == str(tmp_path / "free" / "abc")


def test_one_name_with_two_meanings_is_refused(tmp_path: Path) -> None:
    one = module_from(tmp_path / "one.py", "LIMIT = 3\n")
    two = module_from(tmp_path / "two.py", "LIMIT = 4\n")
    with pytest.raises(TypeError, match=r"two.LIMIT"):
        gather((one, two))


def test_linked_functions_use_what_replaces_them() -> None:
    rules = link(MOJO.modules, {"below": lambda s, n: n - 1})
    state = Mojo()
    rules.begin(state, [0] * 8, [3, 1])
    assert state.seat == 2
    assert state.stack[0][0] == 9  # the last of what 24 high cards left


def test_a_state_is_copied_whole() -> None:
    states = new_states(MOJO.state, 2)
    states["hand"][0] = 5
    MOJO.compiled.copies_in(states, 2)
    assert np.array_equal(states["hand"][0], states["hand"][1])
    assert states["moves"].tolist() == [1, 0]


def test_playouts_of_both_forms_are_the_same_games() -> None:
    variant = MOJO.choose(players=4, piles=2)
    states, mask = new_states(MOJO.state, 1), MOJO.mask()
    lengths, wins, scores = np.zeros(20, np.int64), np.zeros(8), np.zeros(8, np.int64)
    MOJO.compiled.playouts_in(states, mask, variant.setup_array, 20, 5, lengths, wins, scores)
    slow: tuple[list[int], list[float], list[int]] = ([0] * 20, [0.0] * 8, [0] * 8)
    MOJO.interpreted.playouts(MOJO.state(), [0] * MOJO.moves, variant.setup, 20, 5, *slow)
    assert (lengths.tolist(), wins.tolist(), scores.tolist()) == slow


def test_more_modules_are_compiled_together_with_the_rules() -> None:
    variant = MOJO.choose(players=2)
    more = compiling.compile_rules((*MOJO.modules, *thumb_modules(MOJO)), MOJO.state)
    states, mask = new_states(MOJO.state, 1), MOJO.mask()
    more.begin_in(states, 0, np.array([5] * 8, np.uint32), variant.setup_array, mask)
    assert mask[more.thumb(states[0], mask)]
    with pytest.raises(AttributeError, match="no_such_rule"):
        _ = more.no_such_rule


def test_the_interpreted_rules_serve_while_the_compiler_works() -> None:
    script = (
        "import chabudai, time; game = chabudai.find('mojo'); thread = game.warm();"
        "position = game.choose(players=2).start(1); position.push(position.moves()[0]);"
        "print(game.is_warm); thread.join(); print(game.is_warm)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "CHABUDAI_CACHE": folder}
        command = [sys.executable, "-c", script]
        result = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert result.stdout.split() == ["False", "True"], result.stderr
