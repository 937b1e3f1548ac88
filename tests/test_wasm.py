"""Rules and search in WebAssembly: the bytes of native code, in node and in Chromium."""

import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chabudai.bots.levels import level_of
from chabudai.bots.settings import Settings
from chabudai.bots.simple import LEVELS
from chabudai.games import NAMES
from chabudai.kernel.game import Variant
from tests.machines import (
    Node,
    choices,
    games_job,
    native_sums,
    native_thoughts,
    prepare,
    searched_job,
)
from tests.variants import SHORT, label, variants
from tests.web_files import Site

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.needs("node", "ziglang")
GAMES = 1000  # of each title
FEW = 20
SETTINGS = (
    Settings(iterations=200, widen=2.0),
    Settings(iterations=60, thumbs=0.5, ahead=2),
    Settings(iterations=40, thumbs=1.0, explore=0.2, ahead=-1),
)
DECISIONS = 12


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("machines")
    prepare(found, [choices(name)[0].game for name in NAMES])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_games_are_the_same_byte_for_byte(folder: Path, name: str) -> None:
    node = Node(folder, games_job(name, 1, GAMES))
    native = list(native_sums(name, 1, GAMES))
    assert len(set(native)) == GAMES
    assert node.found()["sums"] == native


def searched(variant: Variant) -> list[Settings]:
    levels = [level_of(variant.game, name, variant.players) for name in LEVELS]
    iterations = [s for s in levels if isinstance(s, Settings) and not s.seconds]
    return [*SETTINGS, *iterations]


@pytest.mark.parametrize("variant", variants(SHORT), ids=label)
def test_searches_are_the_same_in_every_visit_and_worth(folder: Path, variant: Variant) -> None:
    every = searched(variant)
    jobs = [searched_job(variant, seed, s, DECISIONS) for seed, s in enumerate(every)]
    node = Node(folder, {"game": variant.game.name, "games": None, "searched": jobs})
    native = [native_thoughts(variant, seed, s, DECISIONS) for seed, s in enumerate(every)]
    assert [len(thoughts) for thoughts in native] == [DECISIONS] * len(every)
    assert node.found()["thoughts"] == native


WRONG_USE = """
import { readFileSync } from "node:fs";
import { machineOf } from "./check.js";
const layout = JSON.parse(readFileSync("mojo.json", "utf-8"));
const machine = machineOf(new WebAssembly.Module(readFileSync("mojo.wasm")), layout);
const refused = (act) => { try { act(); } catch (error) { return error.message; } };
const setup = JSON.parse(process.argv[2]);
machine.begin([7, 0, 0, 0, 0, 0, 0, 0], setup);
const state = machine.state();
const closed = layout.moves - 1 - [...machine.marked()].reverse().indexOf(0);
const before = [
  refused(() => machine.step(closed)),
  refused(() => machine.step(layout.moves + 5)),
  refused(() => machine.load(state.subarray(1))),
  refused(() => machine.think({ number: 1n })),
];
const thought = machine.think({ number: 1n, settings: { seconds: 0.05 } });
const after = machine.state();
const same = state.every((byte, i) => byte === after[i]);
machine.load(machine.see(machine.seat));
const again = machine.think({ number: 5n, settings: { iterations: 20 } }).candidates.length;
machine.load(state);
while (machine.seat >= 0) machine.step(machine.legal()[0]);
const over = refused(() => machine.think({ number: 1n, settings: { iterations: 5 } }));
console.log(JSON.stringify({ before, iterations: thought.iterations, same, again, over }));
"""


def test_wrong_use_is_refused_and_a_limit_of_time_is_heeded(folder: Path) -> None:
    (folder / "wrong.mjs").write_text(WRONG_USE, "utf-8")
    setup = json.dumps(choices("mojo")[0].setup)
    command = ["node", "wrong.mjs", setup]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert ["is not legal" in word for word in found["before"][:2]] == [True, True]
    assert found["before"][2:] == ["a state of another game", "no budget"]
    assert (found["same"], found["over"]) == (True, "the game is over")
    assert found["iterations"] >= 32
    assert found["again"] > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_module_imports_nothing_and_is_small(folder: Path, name: str) -> None:
    data = (folder / f"{name}.wasm").read_bytes()
    assert data[:8] == b"\0asm\1\0\0\0"
    assert section_ids(data).isdisjoint({2})  # of imports
    assert len(data) < 100_000
    assert len((folder / f"{name}.json").read_bytes()) < 20_000


def section_ids(data: bytes) -> set[int]:
    found, at = set(), 8
    while at < len(data):
        found.add(data[at])
        size, at = number_at(data, at + 1)
        at += size
    return found


def number_at(data: bytes, at: int) -> tuple[int, int]:
    """A number in seven bits a byte, and what comes after it."""
    value, shift = 0, 0
    while data[at] & 0x80:
        value |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
    return value | data[at] << shift, at + 1


# The browser

IN_PAGE = """async ({ game, games, searched }) => {
  const { machineOf, playGames, playSearched } = await import("./check.js");
  const layout = await (await fetch(`${game}.json`)).json();
  const module = await WebAssembly.compileStreaming(fetch(`${game}.wasm`));
  const machine = machineOf(module, layout);
  const thoughts = searched.map((job) => playSearched(machine, job));
  return JSON.stringify({ sums: playGames(machine, games), thoughts });
}"""


def check(site: Site, job: dict[str, Any]) -> Any:
    return json.loads(site.page.evaluate(IN_PAGE, job))


@pytest.mark.needs("chromium", "playwright", "starlette")
@pytest.mark.parametrize("name", NAMES)
def test_chromium_plays_and_searches_the_same(site: Site, name: str) -> None:
    variant, settings = choices(name)[0], SETTINGS[1]
    searched = [searched_job(variant, 3, settings, DECISIONS)]
    found = check(site, {**games_job(name, 1, FEW), "searched": searched})
    assert found["sums"] == list(native_sums(name, 1, FEW))
    assert found["thoughts"] == [native_thoughts(variant, 3, settings, DECISIONS)]


@pytest.mark.needs("chromium", "playwright", "starlette")
def test_without_leave_of_the_policy_there_is_no_webassembly(
    folder: Path, browser: "Browser"
) -> None:
    from playwright.sync_api import Error

    from chabudai.offline import POLICY
    from chabudai.server.pages import HEADERS

    strict = {**HEADERS, "Content-Security-Policy": POLICY.replace(" 'wasm-unsafe-eval'", "")}
    site = Site(browser, folder, strict)
    with pytest.raises(Error, match="Content Security Policy"):
        check(site, {**games_job("mojo", 1, 1), "searched": []})
    site.page.close()
