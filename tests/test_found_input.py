"""Bad input of every kind that was once answered with a raw error, a wrong reason or not at all."""

from typing import Any

import pytest

import chabudai
from chabudai.cli import main
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refusal
from chabudai.kernel.text import MOST_MOVES

MOJO = "mojo players=3\npile 0: 8\nhand 0: 0 3 5 7 9\nhand 1: 1 2 4 6\nhand 2: 5 6 7 8\n"
MOMIJI = "momiji players=2\ntypes: red orange green purple\ngarden: red2\nhand 0: red0l red3\n"
MANGROVIA = "mangrovia players=4\nsites: - 0 1 2 3 -\npier: 2\n"
DEW = "momiji players=2 morning_dew=yes\ntypes: red orange green blue\ngarden: red2\n"


def refused(text: str) -> str:
    with pytest.raises(chabudai.Refused) as error:
        chabudai.position(text)
    return str(error.value)


# Raw errors


@pytest.mark.parametrize("words", ["ABC", "A B *", "A *", "BC D", "a b c"])
def test_landscapes_are_letters_one_by_one(words: str) -> None:
    assert "“landscapes 0” takes one of A, B, C" in refused(MOMIJI + f"landscapes 0: {words}\n")


@pytest.mark.parametrize(
    "value", ["--2", "--3", "-", "2-", "1" * 29, 10**28, -(10**30), 10**5000], ids=lambda _: "n"
)
def test_a_number_of_players_that_is_none(value: Any) -> None:
    with pytest.raises(chabudai.Refused, match="MJ-2: The option players"):
        chabudai.game("mojo", players=value)


@pytest.mark.parametrize("name", ["self", "options", "variant", "cls"])
def test_an_option_of_any_name_is_refused_by_name(name: str) -> None:
    with pytest.raises(chabudai.Refused, match=f"no option “{name}”"):
        chabudai.game("mojo", **{name: 1})
    assert f"no option “{name}”" in refused(f"mojo {name}=1\n")


def test_an_option_called_name_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "mojo", "--name", "3", "--games", "1"]) == 2
    assert "There is no option “name”" in capsys.readouterr().err


def test_a_record_of_rules_with_a_number_too_long_to_say() -> None:
    record = chabudai.game("mojo").start(7).record()
    data = {**record.json(), "rules": 10**40}
    with pytest.raises(chabudai.Refused, match="Version 0x.*… of the rules of mojo"):
        chabudai.replay(chabudai.kernel.record.record_from(data))


# A hint that would never end


@pytest.mark.parametrize(
    "words",
    [["--seconds", w] for w in ("nan", "inf", "-1", "1e300")]
    + [["--iterations", w] for w in ("-1", "1000000000000")]
    + [["--seconds", "0"]],
    ids=" ".join,
)
def test_a_hint_has_a_budget(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", "docs/examples/mojo.txt", *words]) == 2
    assert "A search needs iterations" in capsys.readouterr().err


# Reasons that misled


def test_a_position_and_a_record_are_texts() -> None:
    assert "A position is a text" in refused(None)  # type: ignore[arg-type]
    with pytest.raises(chabudai.Refused, match="A record is a text"):
        chabudai.read_record(None)  # type: ignore[arg-type]


def test_a_pile_of_200_cards_is_too_large() -> None:
    text = MOJO.replace("pile 0: 8", "pile 0: " + "8 " * 200)
    assert refused(text) == "MJ-1: The line “pile 0” has 200 cards; at most 78 fit."
    assert "has no cards" in refused(MOJO.replace("pile 0: 8", "pile 0:"))


def test_a_type_named_twice() -> None:
    with pytest.raises(chabudai.Refused, match="names “red” twice"):
        chabudai.game("momiji", types="red,red,green,purple")


def why_not(text: str, move: str, seat: int | None = None) -> tuple[str, str]:
    found = chabudai.position(text).why_not(move, seat)
    assert isinstance(found, Refusal)
    return found.id, found.clause


def test_blue_on_a_closed_pile() -> None:
    text = DEW + "hand 0: blue4 orange3\nrow 0: red0l red3 torii\ntorii: 3\n"
    assert why_not(text, "lay blue 4") == ("momiji-pile-closed", "MM-21")
    told = chabudai.position(text).why_not("lay blue 4")
    assert told is not None
    assert told.args == {"type": "=momiji-type-red", "top": 3}


def test_the_pile_that_a_blue_card_comes_nearest_to_is_named() -> None:
    told = chabudai.position(DEW + "hand 0: blue4 orange3\nrow 0: red0l | green0l green2\n")
    found = told.why_not("lay blue 4")
    assert found is not None
    assert found.id == "momiji-number"
    assert (found.args["type"], found.args["top"]) == ("=momiji-type-green", 2)


MOJO_TIME = "mojo players=3\npile 0: 8\nlaid 0: 3 5\nhand 1: 1 2 4 6\nhand 2: 5 6 7 8\n"


def test_clauses_that_fit() -> None:
    time = MOJO_TIME + "phase: turn up\n"
    assert why_not(time, "draw") == ("mojo-laid-not-drawn", "MJ-11")
    assert why_not(MOJO, "play 1", seat=1) == ("not-your-turn", "MJ-6")
    collecting = MOMIJI + "phase: collect\nlandscapes 0: F B C\n"
    assert why_not(collecting, "use F") == ("momiji-wrong-moment", "MM-12")
    back = MANGROVIA + "huts 0: i1 i2\nfresh: 2 4\nphase: put back\n"
    assert why_not(back, "skip") == ("mangrovia-put-one-back", "MG-9")
    assert why_not(back, "put back 6") == ("mangrovia-put-one-back", "MG-14")


# Positions that can't be


def test_no_hand_of_mojo_is_larger_than_the_deal() -> None:
    hand = " ".join(str(v) for v in range(9))
    assert "no hand has more than 8" in refused(MOJO.replace("0 3 5 7 9", hand))


def test_the_count_of_moves_stays_readable() -> None:
    assert "“moves” goes from 0 to" in refused(MOJO + "moves: 999999999\n")
    position = chabudai.position(MOJO + f"moves: {MOST_MOVES}\n")
    position.push("play 3")
    assert chabudai.position(position.text()).text() == position.text()


def test_a_trail_of_shown_cards_that_lie_nowhere() -> None:
    deck = "new cards 1: 1 0 0 0 0\n"
    assert "“trail cards” does not fit" in refused(MANGROVIA + "trail cards: 0 0 0\n")
    assert "“trail cards” does not fit" in refused(MANGROVIA + deck + "trail cards: 0\n")
    spent = MANGROVIA + "spent cards: 2 2\ntrail cards: 0 0\n"
    assert (
        chabudai.position(spent).text() == chabudai.position(chabudai.position(spent).text()).text()
    )
    assert "“trail cards” does not fit" in refused(spent.replace("cards: 0 0", "cards: 0 0 0"))


def test_a_fact_of_the_turn_stands_there_once() -> None:
    text = MOMIJI + "phase: after\nturn: main=1 bonus=1 bonus=0\n"
    assert "“turn” says “bonus” twice" in refused(text)


def test_the_limit_is_asked_of_large_hands_only() -> None:
    assert "MM-14: The line “hand 0”" in refused(MOMIJI + "phase: limit\nturn: main=1\n")


@pytest.mark.parametrize("digit", ["٣", "３", "३"])
def test_digits_of_other_scripts_are_refused_everywhere(digit: str) -> None:
    with pytest.raises(chabudai.Refused, match="takes a whole number"):
        chabudai.game("mojo", players=digit)
    position = chabudai.position(MOJO)
    assert position.why_not(f"play {digit}") is not None
    assert position.why_not(f"turn {digit}") is not None
    assert chabudai.position(MOMIJI).why_not(f"lay red {digit}") is not None
    assert "takes whole numbers" in refused(MOJO + f"round: {digit}\n")


# The interface


@pytest.fixture
def position() -> Position:
    return chabudai.position(MOJO)


@pytest.mark.parametrize("seat", [99, 3, -2])
def test_a_seat_that_is_not_there(position: Position, seat: int) -> None:
    for ask in (position.view, position.events, position.last_events, position.score):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            ask(seat)


def test_a_language_that_is_not_there() -> None:
    for language in ("xx", "../en", None):
        with pytest.raises(chabudai.Refused, match="There is no language"):
            chabudai.say(language, "nothing")  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["7", 1.5, True, -1, 1 << 256, [7]])
def test_a_seed_that_is_none(seed: Any) -> None:
    with pytest.raises(chabudai.Refused, match="A seed is a whole number"):
        chabudai.game("mojo").start(seed)
    with pytest.raises(chabudai.Refused, match="A seed is a whole number"):
        chabudai.position(MOJO, seed=seed)


@pytest.mark.parametrize("name", [["mojo"], {}, None, 7])
def test_a_game_that_is_no_name(name: Any) -> None:
    with pytest.raises(chabudai.Refused, match="There is no game"):
        chabudai.game(name)


def test_a_spectator_is_none_everywhere_and_the_truth_has_no_viewer() -> None:
    """score(None) once told the truth, while view(None) and events(None) were a spectator's."""
    position = chabudai.position(MANGROVIA + "amulets 0: 6\n")
    assert position.score(None) == position.score(-1)
    assert position.score()[0]["amulets"] == 6
    assert position.score(None)[0]["amulets"] == 0


# What writers of positions and cases asked for


def test_the_rest_lies_in_a_pile() -> None:
    position = chabudai.position(MOJO.replace("pile 0: 8", "pile 0: 4 rest 8"))
    assert position.view(None)["deck"] == 0
    cards = position.view(None)["piles"][0]["cards"]
    assert (len(cards), cards[0], cards[-1]) == (65, 4, 8)
    assert chabudai.position(position.text()).state.pack() == position.state.pack()


def test_the_rest_of_momiji_is_discarded() -> None:
    text = MOMIJI + "row 0: red0b|green0l\ndiscards: rest\n"
    position = chabudai.position(text)
    assert position.view(None)["deck"] == 0
    assert len(position.view(None)["discards"]) == 4 * 14 - 5
    assert "“rest” stands in the line" in refused(text + "hand 1: rest\n")


def test_the_rest_of_each_pool_of_mangrovia() -> None:
    text = MANGROVIA + "cards 0: 5\nspent cards: rest\nlands 1: rest\nstore: 3\namulets 2: rest 1\n"
    view = chabudai.position(text).view(2)
    assert view["decks"] == {"value": 0, "landscape": 0, "bag": 0}
    assert view["hand"]["amulets"].count(1) == 2
    assert view["seats"][1]["landscapes"] == 32


def test_chance_can_be_written_down() -> None:
    position = chabudai.position(MOJO, seed=5)
    script = position.script(["12"])
    position.push("play 9")
    assert position.view(0)["hand"] == [0, 3, 5, 7, 12]
    assert script.unused == 0
    with pytest.raises(chabudai.Refused, match="“ace” is nothing that chance gives in mojo"):
        position.script(["ace"])


def test_a_scripted_game_has_no_record() -> None:
    position = chabudai.game("mojo").start(7)
    position.script(["3"])
    with pytest.raises(chabudai.Refused, match="started here"):
        position.record()


def test_piles_have_one_name_in_positions_and_moves() -> None:
    text = MOJO.replace("players=3", "players=3 piles=2").replace("pile 0: 8", "first pile: 8")
    text += "second pile: 2\n"
    position = chabudai.position(text)
    assert position.view(None)["piles"][1]["top"] == 2
    assert position.read("play 3 on second") == position.read("play 3 on 2")
    assert position.read("play 3 on first") == position.read("play 3")
    assert "“pile 0” stands there twice" in refused(text + "pile 0: 8\n")


def test_a_new_pile_has_words_of_its_own_for_its_side() -> None:
    position = chabudai.position(MOMIJI + "row 0: green0l\n")
    position.push("lay red 0 left")
    assert position.read("new left") == position.read("left")
    assert position.read("NEW  right") == position.read("right")


def test_blue_need_not_be_named_with_morning_dew() -> None:
    named = chabudai.game("momiji", morning_dew=True, types="red,orange,green,blue")
    short = chabudai.game("momiji", morning_dew=True, types="red,orange,green")
    assert short.setup == named.setup
    text = named.start(7).text()
    assert short.position(text, 7).text() == short.start(7).text()
    assert chabudai.position(DEW.replace(" blue", "")).text() == chabudai.position(DEW).text()
    with pytest.raises(chabudai.Refused, match="MM-19"):
        chabudai.game("momiji", morning_dew=True, types="red,orange")
    with pytest.raises(chabudai.Refused, match="MM-6"):
        chabudai.game("momiji", morning_dew=True, types="red,orange,green,purple")
