"""All languages have the same messages with the same variables, and every id in use has one."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chabudai
from chabudai.kernel.words import FOLDERS, LANGUAGES, say

ROOT = Path(__file__).parent.parent / "chabudai"
for name in chabudai.names():
    chabudai.find(name)


def messages(path: Path) -> dict[str, set[str]]:
    """Message ids of a file with the variables each uses."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry)
    return found


def variables(message: ast.Message) -> set[str]:
    names: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else []:
            for child in value if isinstance(value, list) else [value]:
                walk(child)

    walk(message)
    return names


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_complete(folder: Path, language: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert set(other) == set(english)
    for id, names in english.items():
        assert other[id] == names, f"{language}: {id} uses other variables"


@pytest.mark.parametrize("name", chabudai.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentences(name: str, language: str) -> None:
    known = messages(chabudai.find(name).folder / "words" / f"{language}.ftl")
    for event in chabudai.find(name).notation.EVENTS.values():
        assert event.id in known
        assert known[event.id] <= {"seat", *event.args, *event.options}
        if event.secret:
            hidden = known[event.id + "-hidden"]
            assert hidden <= {"seat", *event.args} - set(event.secret)


@pytest.mark.parametrize("name", chabudai.names())
def test_every_game_names_itself_its_options_and_categories(name: str) -> None:
    game, known = chabudai.find(name), messages(chabudai.find(name).folder / "words" / "en.ftl")
    ids = {f"{name}-name", f"{name}-summary"}
    ids |= {f"{name}-option-{option.name}" for option in game.options}
    ids |= {f"{name}-category-{category}" for category in game.categories}
    assert {id.replace("_", "-") for id in ids} <= set(known)


def test_every_refusal_in_the_code_has_a_sentence() -> None:
    known = {id for folder in FOLDERS for id in messages(folder / "en.ftl")}
    used = set()
    for path in ROOT.rglob("*.py"):
        text = path.read_text("utf-8")
        used |= set(re.findall(r'(?:refuse|Refusal)\(\s*"([a-z0-9-]+)"', text))
    assert used - known == set()


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("ru", r"[“”„]|\.\.\.|[Ии]грок(?:а|у|ом|е) \{ \$(?:seat|name) \}"),
        ("cs", r"[”«»]|\.\.\.|[Hh]ráč(?:e|i|em) \{ \$(?:seat|name) \}"),
        ("cs", r"(?i)\b(?:jsi|ty|tebe|tob[eě]|tv(?:ůj|oje|á|é)|máš|můžeš|hraješ|polož|vrať)\b"),
    ],
    ids=["ru", "cs", "cs-polite"],
)
def test_sentences_are_polite_and_well_set(language: str, wrong: str) -> None:
    for folder in (*FOLDERS, ROOT.parent / "web" / "words"):
        text = (folder / f"{language}.ftl").read_text("utf-8")
        assert [line for line in text.splitlines() if re.search(wrong, line)] == [], folder


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "one card"), ("en", 2, "2 cards"),
        ("ru", 1, "1 карта"), ("ru", 3, "3 карты"), ("ru", 5, "5 карт"), ("ru", 21, "21 карта"),
        ("cs", 1, "1 karta"), ("cs", 3, "3 karty"), ("cs", 5, "5 karet"),
    ],
)  # fmt: skip
def test_plurals(language: str, count: int, words: str) -> None:
    assert words in say(language, "mojo-reshuffled", {"cards": count})


def test_unknown_ids_are_said_as_they_stand() -> None:
    assert say("en", "no-such-message") == "no-such-message"


def test_seats_count_from_one_for_people() -> None:
    assert say("en", "mojo-drew-hidden", {"seat": 0}) == "Player 1 draws a card."
    assert say("cs", "mojo-drew-hidden", {"seat": 1}) == "Hráč 2 dobírá kartu."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pile_has_a_number_only_beside_another_one(language: str) -> None:
    for piles in (1, 2):
        position = chabudai.game("mojo", players=2, piles=piles).start(seed=7)
        position.push(position.moves()[0])
        for event in position.events(0):
            if event.id in ("mojo-opened", "mojo-played"):
                sentence = say(language, event.id, event.args)
                numbers = [event.args["card"]] + [event.args["pile"]] * (piles > 1)
                seat = [event.args["seat"] + 1] if "seat" in event.args else []
                assert sorted(map(int, re.findall(r"\d+", sentence))) == sorted(numbers + seat)
