"""What the documents show is what happens: examples, commands, links, tables.

CONTRIBUTING.md, "A page", tells how a page marks its blocks.
"""

import contextlib
import importlib
import io
import json
import random
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import chabudai
from chabudai import cli
from chabudai.kernel.case_shape import AFTER, CASE
from chabudai.kernel.game import phase_id
from chabudai.kernel.record import FIELDS
from tests.variants import SHORT, label, variants

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
UNSEEN = ("serve", "arena", "lab", "mine", "admin", "site")  # too long, or about a host of yours
ONLY_PARSED = ("play", "simulate", "export")


class Block(NamedTuple):
    kind: str
    text: str
    line: int
    follows: bool  # nothing but blank lines since the block before


def blocks(page: Path) -> list[Block]:
    source, end, found = page.read_text("utf-8"), 0, []
    for match in FENCE.finditer(source):
        line = source.count("\n", 0, match.start()) + 1
        follows = end > 0 and not source[end : match.start()].strip()
        found.append(Block(match[1], match[2], line, follows))
        end = match.end()
    return found


def pages_with(kind: str) -> list[Path]:
    return [page for page in PAGES if any(block.kind == kind for block in blocks(page))]


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", pages_with("python"), ids=name)
def test_examples_run_and_print_what_stands_there(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    space: dict[str, Any] = {"__name__": "example"}
    printed = ""
    for block in blocks(page):
        if block.kind == "python":
            code = "\n" * block.line + block.text
            with contextlib.redirect_stdout(io.StringIO()) as output:
                exec(compile(code, str(page), "exec"), space)
            printed = output.getvalue()
        elif block.kind == "text" and block.follows:
            assert printed.rstrip() == block.text.rstrip(), f"{name(page)}, line {block.line}"


def test_the_example_of_the_readme_has_ten_lines() -> None:
    (block,) = [block for block in blocks(ROOT / "README.md") if block.kind == "python"]
    assert len(block.text.splitlines()) <= 10


def commands(page: Path) -> list[tuple[str, list[str]]]:
    """The commands of a page's console blocks, each with the lines shown after it."""
    found: list[tuple[str, list[str]]] = []
    for block in blocks(page):
        if block.kind == "console":
            for line in block.text.splitlines():
                if line.startswith("$ "):
                    found.append((line[2:], []))
                else:
                    found[-1][1].append(line)
    return found


COMMANDS = [(page, *command) for page in pages_with("console") for command in commands(page)]


@pytest.mark.parametrize(
    ("page", "command", "shown"), COMMANDS, ids=[f"{name(p)}: {c}" for p, c, _ in COMMANDS]
)
def test_commands_are_real(
    page: Path,
    command: str,
    shown: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(ROOT)
    program, *words = shlex.split(command)
    if program == "./run":
        assert f'"{words[0]}": {words[0]},' in (ROOT / "run").read_text("utf-8")
    elif program == "chabudai":
        chosen, rest = cli.parser().parse_known_args(words)
        options = cli.options_by_name(rest)
        assert not options or "option" in chosen
        if chosen.command in UNSEEN:
            return
        if chosen.command not in ONLY_PARSED:
            assert cli.main(words) == 0
            assert matches(shown, capsys.readouterr().out.splitlines())
        else:
            chosen.option += options
            cli.chosen_variant(chosen)


def matches(shown: list[str], printed: list[str]) -> bool:
    """Are these the lines shown? A line `…` stands for any number of lines."""
    pattern = "".join("(?:.*\n)*" if line == "…" else re.escape(line) + "\n" for line in shown)
    return re.fullmatch(pattern, "".join(line + "\n" for line in printed)) is not None


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    source = FENCE.sub("", page.read_text("utf-8"))
    for link in LINK.findall(source):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{name(page)} links to {link}"
        assert target.is_relative_to(ROOT)
        if anchor:
            assert anchor in anchors(target), f"{name(page)} links to {link}"


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_index_lists_every_page() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    for page in sorted((ROOT / "docs").glob("**/*.md")):
        path = str(page.relative_to(ROOT / "docs"))
        assert path == "README.md" or f"]({path})" in index, path


def undocumented(page: str, words: set[str]) -> set[str]:
    """Those of the words that a page does not name in code type."""
    source = (ROOT / page).read_text("utf-8")
    return {word for word in words if f"`{word}`" not in source}


def test_fields_of_records_and_keys_of_cases_are_documented() -> None:
    assert undocumented("docs/records.md", set(FIELDS)) == set()
    assert undocumented("docs/cases.md", {*CASE, *AFTER}) == set()


@pytest.mark.parametrize("variant", variants(SHORT), ids=label)
def test_lines_of_positions_are_documented(variant: chabudai.Variant) -> None:
    position, choice, lines = variant.start(seed=1), random.Random(1), set()
    while not position.over:
        position.push_number(choice.choice(position.legal()))
        lines |= {re.sub(r"\d+", "N", row.partition(":")[0]) for row in body(position)}
    told = notation_of(variant.game.name)
    assert {line for line in lines - {"moves"} if f"`{line}`" not in told} == set()


def notation_of(title: str) -> str:
    """What the page on notation says of one game."""
    source = (ROOT / "docs/notation.md").read_text("utf-8")
    return source.partition(f"\n## {title.capitalize()}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("title", chabudai.names())
def test_verbs_of_moves_are_documented(title: str) -> None:
    game, told = chabudai.find(title), notation_of(title)
    verbs = {game.notation.move_text(move).split()[0] for move in range(game.moves)}
    assert {verb for verb in verbs if f"`{verb}" not in told} == set()


def body(position: chabudai.Position) -> list[str]:
    return position.text().splitlines()[1:]


@pytest.mark.parametrize("title", chabudai.names())
def test_phases_are_documented(title: str) -> None:
    rules = importlib.import_module(f"chabudai.games.{title}.spec")
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    rows = re.findall(
        rf"^\| {title.capitalize()} \| (\d+) \| `(.+?)` \| (.+) \|$", page, re.MULTILINE
    )
    assert rows == [
        (str(number), phase, chabudai.say("en", phase_id(title, phase)))
        for number, phase in enumerate(rules.PHASES)
    ]


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = {*project["dependencies"], *(word for extra in extras for word in extra)}
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    wanted |= page["dependencies"].keys() | page["devDependencies"].keys()
    source = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    for word in wanted:
        package = re.split(r"[\s;<>=\[]", word)[0]
        assert re.search(rf"(?<!\w){re.escape(package)}\b", source), package
