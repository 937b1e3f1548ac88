"""Compiled rules: never stale, never in the way."""

import importlib.util
import os
import subprocess
import sys
import types
from array import array
from pathlib import Path

import pytest

import chabudai
from chabudai.games.mojo.spec import Mojo
from chabudai.kernel import compile as compiling
from chabudai.kernel.link import gather, link
from chabudai.kernel.native import build as building
from chabudai.kernel.native import shipped
from chabudai.kernel.native.build import cache_folder
from chabudai.kernel.native.digest import digest
from chabudai.kernel.native.interpreted import Interpreted
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


def test_an_edit_of_any_source_gets_another_name(tmp_path: Path) -> None:
    before = module_from(tmp_path / "one.py", "LIMIT = 3\n")
    first = digest((*MOJO.modules, before), MOJO.state)
    assert digest((*MOJO.modules, before), MOJO.state) == first
    edited = module_from(tmp_path / "one.py", "LIMIT = 3  # edited\n")
    assert digest((*MOJO.modules, edited), MOJO.state) != first


def test_a_changed_table_gets_another_name(tmp_path: Path) -> None:
    module = module_from(tmp_path / "one.py", "LIMIT = 3\nclass Phase:\n    MAIN = 1\n")
    names = {digest((module,), MOJO.state)}
    module.LIMIT = 4  # type: ignore[attr-defined]
    names.add(digest((module,), MOJO.state))
    module.Phase.MAIN = 2
    names.add(digest((module,), MOJO.state))
    assert len(names) == 3


def test_a_cache_that_cannot_be_written_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("CHABUDAI_CACHE", str(blocked / "inside"))
    assert str(tmp_path) not in str(cache_folder())
    monkeypatch.setenv("CHABUDAI_CACHE", str(tmp_path / "free"))
    assert cache_folder() == tmp_path / "free"


def test_one_name_with_two_meanings_is_refused(tmp_path: Path) -> None:
    one = module_from(tmp_path / "one.py", "LIMIT = 3\n")
    two = module_from(tmp_path / "two.py", "LIMIT = 4\n")
    with pytest.raises(TypeError, match=r"two.LIMIT"):
        gather((one, two))


def test_linked_functions_use_what_replaces_them() -> None:
    rules = link(MOJO.modules, replace={"below": lambda s, n: n - 1})
    state = Mojo()
    rules.begin(state, [0] * 8, [3, 1])
    assert state.seat == 2
    assert state.stack[0][0] == 9  # the last of what 24 high cards left


def test_a_state_is_copied_whole() -> None:
    size = MOJO.state.size
    states = bytearray(bytes([5]) * size) + new_states(MOJO.state, 1)
    at = MOJO.state.places["hand"][1]
    MOJO.compiled.copies_in(states, 2)
    assert states[at] == states[size + at] == 5
    assert MOJO.state.read(states[size:], "moves") == MOJO.state.read(states, "moves") - 1


def test_playouts_of_both_forms_are_the_same_games() -> None:
    variant = MOJO.choose(players=4, piles=2)
    states, mask = new_states(MOJO.state, 1), MOJO.mask()
    lengths, scores = array("q", bytes(160)), array("q", bytes(64))
    wins = array("d", bytes(64))
    MOJO.compiled.playouts_in(states, mask, variant.setup_array, 20, 5, lengths, wins, scores)
    slow: tuple[list[int], list[float], list[int]] = ([0] * 20, [0.0] * 8, [0] * 8)
    MOJO.interpreted.playouts(MOJO.state(), [0] * MOJO.moves, variant.setup, 20, 5, *slow)
    assert (lengths.tolist(), wins.tolist(), scores.tolist()) == slow


def test_more_modules_are_compiled_together_with_the_rules(tmp_path: Path) -> None:
    text = (
        "from chabudai.kernel.state import States\n"
        "ENTRIES = ('thumb_in',)\n"
        "def thumb_in(states: States, mask: Mask, i: int) -> int:\n"
        "    return thumb(states[i], mask)\n"
    )
    door = module_from(tmp_path / "door.py", "from chabudai.kernel.state import Mask\n" + text)
    more = compiling.compile_rules((*MOJO.modules, *MOJO.bots, door), MOJO.state)
    variant = MOJO.choose(players=2)
    states, mask = new_states(MOJO.state, 1), MOJO.mask()
    more.begin_in(states, 0, array("I", [5] * 8), variant.setup_array, mask)
    assert mask[more.thumb_in(states, mask, 0)]
    with pytest.raises(AttributeError, match="no_such_rule"):
        _ = more.no_such_rule


def test_without_a_compiler_the_same_names_run_interpreted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHABUDAI_CACHE", str(tmp_path))
    monkeypatch.setattr(building, "own_compiler", lambda: None)
    monkeypatch.setattr(shipped, "manifest", dict)
    compiling.tell_once.cache_clear()
    slow = compiling.compile_rules(MOJO.modules, MOJO.state)
    assert isinstance(slow, Interpreted)
    assert "run interpreted" in capsys.readouterr().err
    played = []
    for rules in (slow, MOJO.compiled):
        states, mask = new_states(MOJO.state, 1), MOJO.mask()
        seat = rules.begin_in(
            states, 0, array("I", [5] * 8), MOJO.choose(players=3).setup_array, mask
        )
        step = rules.bind("step_in", states, mask, 0)
        seats = [seat, *(step(list(mask).index(1)) for _ in range(20))]
        played.append((seats, bytes(states), list(mask), rules.win_share_in(states, 0, 1)))
    assert played[0] == played[1]


def test_processes_that_build_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    script = "import chabudai; print(chabudai.find('mojo').compiled.is_native)"
    environment = {**os.environ, "CHABUDAI_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", script]
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        for _ in range(3)
    ]
    assert [process.communicate()[0].strip() for process in running] == ["True"] * 3
    assert len([file for file in tmp_path.iterdir() if not file.name.startswith("call-")]) <= 1
