"""Chabudai's Python inside a page: Pyodide in node and in a worker of Chromium, equal to native."""

import gzip
import itertools
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chabudai.games import NAMES, find
from chabudai.offline import write_python
from tests import offline_games
from tests.offline_site import PYODIDE, in_node, write_site
from tests.variants import SHORT
from tests.web_files import Site

if TYPE_CHECKING:
    pass

pytestmark = pytest.mark.needs("node", "ziglang")
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
Answers = dict[str, dict[str, list[Any]]]
MOVES = 25  # of a searched game
FIRST = 9  # decision or move that is looked at again
LOOK = 3  # moves from one look at the table to the next
MOST_BYTES = 9_000_000  # of all that a page fetches


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("site")
    write_site(found)
    return found


def played_jobs(name: str) -> list[list[Any]]:
    return [[name, options, seed, LOOK] for seed, options in enumerate(SHORT[name])]


def searched_jobs(name: str) -> list[list[Any]]:
    """Every level of a game meets some options, every options meet some level."""
    levels = itertools.cycle(("casual", "steady", "sharp"))
    return [[name, options, next(levels), n, MOVES] for n, options in enumerate(SHORT[name])]


@pytest.fixture(scope="module")
def answers(folder: Path) -> Answers:
    """By function and title, all asked of one Pyodide, which takes seconds to load."""
    jobs = {
        "played": {name: played_jobs(name) for name in NAMES},
        "searched": {name: searched_jobs(name) for name in NAMES},
        "tree_kinds": {name: [[name]] for name in NAMES},
        "reviewed": {name: [[name, SHORT[name][-1], 5, FIRST]] for name in NAMES},
        "studied": {name: [[name, SHORT[name][0], 6, FIRST]] for name in NAMES},
    }
    asks = [
        [f"offline_games:{function}", *job]
        for function, by_name in jobs.items()
        for listed in by_name.values()
        for job in listed
    ]
    told = iter(in_node(folder, asks))
    return {
        function: {name: [next(told) for _ in listed] for name, listed in by_name.items()}
        for function, by_name in jobs.items()
    }


@pytest.mark.parametrize("name", NAMES)
def test_games_views_and_events_are_those_of_native_python(answers: Answers, name: str) -> None:
    assert answers["played"][name] == [offline_games.played(*job) for job in played_jobs(name)]


@pytest.mark.parametrize("name", NAMES)
def test_levels_play_the_moves_that_they_play_at_home(answers: Answers, name: str) -> None:
    native = [offline_games.searched(*job) for job in searched_jobs(name)]
    assert answers["searched"][name] == native
    earlier = len(find(name).earlier)
    assert answers["tree_kinds"][name] == [["PageTree", *["Tree"] * earlier]]


@pytest.mark.parametrize("name", NAMES)
def test_reviews_studies_and_hints_say_what_they_say_at_home(answers: Answers, name: str) -> None:
    native = [offline_games.reviewed(name, SHORT[name][-1], 5, FIRST)]
    assert answers["reviewed"][name] == native
    assert json.loads(native[0])["moves"]
    assert answers["studied"][name] == [offline_games.studied(name, SHORT[name][0], 6, FIRST)]


def test_the_same_sources_make_the_same_file(folder: Path, tmp_path: Path) -> None:
    write_python(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (folder / "python.json").read_bytes()
    names = json.loads((folder / "python.json").read_text("utf-8"))
    assert "chabudai/games/mojo/rules.py" in names
    assert not any(name.startswith(("chabudai/server", "tests")) for name in names)


def test_all_of_it_is_light(folder: Path) -> None:
    paths = [*(PYODIDE / name for name in PYODIDE_FILES), folder / "python.json"]
    paths += [folder / "machines" / f"{name}.wasm" for name in NAMES]
    assert sum(len(gzip.compress(path.read_bytes())) for path in paths) < MOST_BYTES


IN_WORKER = """async (questions) => {
  const worker = new Worker("worker.js", { type: "module" });
  worker.postMessage({ folder: location.href, version: "" });
  const answers = [];
  for (const [target, ...values] of questions) {
    const told = new Promise((resolve) => {
      worker.onmessage = ({ data }) => "id" in data && resolve(data);
    });
    worker.postMessage({ id: answers.length, target, values });
    answers.push(await told);
  }
  return JSON.stringify(answers);
}"""


@pytest.mark.needs("chromium", "playwright", "starlette")
def test_a_worker_of_chromium_plays_under_the_policy(site: Site) -> None:
    questions = [["chabudai:names"], ["chabudai.bots.levels:missing"], ["sys:getrecursionlimit"]]
    names, missing, limit = json.loads(site.page.evaluate(IN_WORKER, questions))
    assert names == {"id": 0, "answer": list(NAMES)}
    assert "AttributeError" in missing["error"]
    assert limit["answer"] > 100
