"""One wheel for all machines, and what a player has who installs it."""

import json
import sysconfig
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.bots import library, ship
from chabudai.kernel.link import KERNEL
from chabudai.kernel.native.build import TARGETS, Target, this_target
from chabudai.kernel.native.load import Native
from chabudai.kernel.native.shipped import call_name
from chabudai.kernel.state import new_states
from tests.driver import built_everywhere
from tests.fresh import ROOT, Fresh, answers, built_wheel, free_port
from tests.serving import PATIENCE
from tests.test_run import script
from tests.test_sanitized import interpreted_checksum

pytestmark = pytest.mark.needs("ziglang", "hatchling")
GAMES = ("mojo", "momiji", "mangrovia")
MOST_MEGABYTES = 100
MOST_MODULES = 150  # loaded by `import chabudai`, beyond Python's own


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    built_everywhere()
    return Fresh(tmp_path_factory.mktemp("fresh"))


def test_the_wheel_is_for_all_and_holds_every_library(fresh: Fresh) -> None:
    assert fresh.wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(fresh.wheel) as wheel:
        names = set(wheel.namelist())
        manifest = json.loads(wheel.read("chabudai/libraries/manifest.json"))
    assert manifest == ship.manifest(with_chances=True)
    for target in TARGETS:
        for name in {call_name(), *manifest.values()}:
            assert f"chabudai/libraries/{target.name}/{name}{target.suffix}" in names
    assert "chabudai/server/browser/index.html" in names
    assert not [name for name in names if name.endswith((".def.lib", ".pyc"))]


def test_a_player_installs_little_and_no_numbers_package(fresh: Fresh) -> None:
    assert fresh.megabytes() < MOST_MEGABYTES
    there = {path.name.lower() for path in fresh.packages.iterdir()}
    assert not there & {"numpy", "numba", "llvmlite", "scipy", "ziglang", "pip"}


def test_importing_it_loads_little(fresh: Fresh, tmp_path: Path) -> None:
    code = (
        "import sys; before = set(sys.modules); import chabudai, json;"
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    done = fresh.python("-c", code, cache=tmp_path)
    loaded = json.loads(done.stdout)
    assert len(loaded) < MOST_MODULES
    packages = {name.partition(".")[0] for name in loaded}
    assert not packages & {"fluent", "babel", "attr", "numpy", "ctypes", "asyncio", "starlette"}


@pytest.mark.parametrize("game", GAMES)
def test_hints_and_simulations_need_no_compiler(fresh: Fresh, tmp_path: Path, game: str) -> None:
    text = str(fresh.position(game))
    hint = fresh.python("-m", "chabudai", "hint", text, "--iterations", "50", cache=tmp_path)
    assert hint.returncode == 0, hint.stderr
    assert "looked at" in hint.stdout
    simulate = ("-m", "chabudai", "simulate", game, "--games", "100", "--seed", "1")
    done = fresh.python(*simulate, cache=tmp_path)
    assert done.stdout.startswith("100 games"), done.stderr
    assert not hint.stderr + done.stderr
    assert not list(tmp_path.iterdir())  # nothing was built


def test_every_file_that_is_called_is_the_one_that_came(fresh: Fresh, tmp_path: Path) -> None:
    code = (
        "import chabudai; from chabudai.bots import library;"
        "from chabudai.kernel.native import load; assert load.extension();"
        "game = chabudai.find('mojo');"
        "print(game.compiled.path == library.compiled(game).path, game.compiled.path)"
    )
    done = fresh.python("-c", code, cache=tmp_path)
    assert done.stdout.startswith("True"), done.stderr
    assert "site-packages/chabudai/libraries/" in done.stdout
    assert chabudai.__version__ in fresh.wheel.name


def test_the_server_answers_with_its_page(fresh: Fresh, tmp_path: Path) -> None:
    port = free_port()
    words = ("serve", "--port", port, "--database", str(tmp_path / "tables.db"))
    with fresh.started("-m", "chabudai", *words, cache=tmp_path) as process:
        end = time.monotonic() + PATIENCE
        while process.poll() is None and not answers(port) and time.monotonic() < end:
            time.sleep(0.1)
        assert answers(port)
        process.terminate()


# From a clone


def hook(root: Path) -> Any:
    built = script("hatch_build", root / "hatch_build.py")
    return built.BuildHook(str(root), {}, None, None, "", "wheel")


def test_from_a_clone_only_this_machine_is_built_for(fresh: Fresh, tmp_path: Path) -> None:
    wheel = built_wheel(tmp_path, everywhere=False)
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert wheel.name.endswith(f"-py3-none-{platform}.whl")


def test_zig_is_asked_for_only_where_there_is_no_compiler(
    fresh: Fresh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hook(ROOT).dependencies() == []
    monkeypatch.setenv("CHABUDAI_WHEEL", "all")
    assert hook(ROOT).dependencies() == ["ziglang"]
    monkeypatch.delenv("CHABUDAI_WHEEL")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook(ROOT).dependencies() == ["ziglang"]


@pytest.mark.parametrize("compiler", ["cc", "zig"])
def test_a_library_for_this_machine_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiler: str
) -> None:
    if compiler == "zig":
        monkeypatch.setenv("PATH", str(tmp_path))
    assert ship.build_here(tmp_path / "libraries")
    assert [path.name for path in tmp_path.glob("libraries/*/")] == [here().name]
    game = chabudai.find("mojo")
    path = ship.file_of(tmp_path / "libraries", here(), ship.library_name(game))
    variant, states = game.choose(players=3), new_states(game.state, 1)
    native = Native(path, (*KERNEL, *library.modules(game)), game.state)
    total = native.checksum_in(states, states, game.mask(), variant.setup_array, 1, 3)
    assert total == interpreted_checksum(variant, 3)


def here() -> Target:
    target = this_target()
    assert target
    return target


def test_what_older_rules_left_is_taken_away(tmp_path: Path) -> None:
    old = tmp_path / here().name / f"mojo-0123456789ab{here().suffix}"
    old.parent.mkdir()
    old.touch()
    ship.build_here(tmp_path)
    assert not old.exists()
    times = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    ship.build_here(tmp_path)  # nothing is left to do
    assert times == {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
