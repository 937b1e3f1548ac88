"""Help at a real table: pads count as the rules do, set-ups are told, disputes are settled."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import chabudai
from chabudai.kernel.chance import zeros
from chabudai.kernel.game import Variant
from chabudai.kernel.pad import count, pad_of
from chabudai.kernel.position import Position
from chabudai.kernel.real_table import laid_out, may
from chabudai.kernel.refusal import Refused
from chabudai.kernel.state import State
from chabudai.kernel.stepper import PICK_BITS, Stepper
from chabudai.kernel.words import LANGUAGES, has_message, say
from tests.serving import Somebody
from tests.variants import LONG, label, variants

GAMES = 5


def ends(variant: Variant, games: int, first: int = 0) -> list[State]:
    """The last states of random games."""
    stepper, chance, found = Stepper(variant), random.Random(first), []
    for seed in range(first, first + games):
        open_ = stepper.begin(seed)
        while open_:
            open_ = stepper.pick(chance.getrandbits(PICK_BITS))
        found.append(variant.game.state.unpack(stepper.states))
    return found


def check_pad(variant: Variant, s: Any) -> None:
    """A pad that is told what lies on the table counts what the rules count, and ranks alike."""
    sheet = count(variant, [pad_of(variant).answers(s)])
    players = range(variant.players)
    if sheet.rounds:  # the pad has the last round alone
        assert sheet.totals == s.gained[: variant.players]
        return
    parts = len(variant.game.categories)
    assert sheet.totals == [variant.game.interpreted.score(s, p, zeros(parts)) for p in players]
    outcome = Position(variant, s).outcome()
    assert outcome
    better = [len([p for tied in outcome.ranking[:i] for p in tied]) for i in players]
    place = {p: 1 + better[i] for i, tied in enumerate(outcome.ranking) for p in tied}
    assert sheet.places == [place[p] for p in players]
    assert sheet.over


@pytest.mark.parametrize("variant", variants(LONG), ids=label)
def test_a_pad_counts_as_the_rules_do(variant: Variant) -> None:
    """The small version of `./run prove pads`."""
    for state in ends(variant, GAMES):
        check_pad(variant, state)


def test_mojo_adds_up_rounds_and_ends_at_fifty() -> None:
    mojo = chabudai.game("mojo", players=2)
    low, high = {"cards": {"0": 1}}, {"cards": {"12": 2, "11": 1, "9": 1, "2": 1}}
    rounds: list[Any] = [{"table": {"holder": "0"}, "seats": [low, high]}]
    assert count(mojo, rounds).totals == [0, 23]  # 12 + 9 + 2: MJ-14; nobody is lower: MJ-15
    rounds.append({"table": {"holder": "1"}, "seats": [low, high]})
    sheet = count(mojo, rounds)
    assert (sheet.totals, sheet.places, sheet.over) == ([0, 56], [1, 2], True)
    assert [line.say for line in sheet.lines[1]][-1] == "mojo-pad-ten"


def test_what_is_owned_asks_for_more_to_be_counted() -> None:
    momiji = chabudai.game("momiji", players=2)
    bare = [question.key for question in count(momiji, [{}]).seat]
    assert bare == ["piles", "acorns", "hand"]
    owned = {"objectives": [{"token": "zeros", "owner": "1"}, {"token": "red", "owner": "0"}]}
    asked = [question.key for question in count(momiji, [{"table": owned}]).seat]
    assert asked == [*bare, "red", "zeros"]


@pytest.mark.parametrize("game", ["mojo", "momiji", "mangrovia"])
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_answer_is_counted_or_refused(game: str, data: st.DataObject) -> None:
    variant = chabudai.game(game)
    values: Any = st.recursive(
        st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=4),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(keys(variant), inner, max_size=3)
        ),
        max_leaves=12,
    )
    try:
        sheet = count(variant, data.draw(values))
    except Refused as refused:
        assert has_message("en", refused.refusal.id)
    else:
        assert len(sheet.totals) == variant.players


def keys(variant: Variant) -> st.SearchStrategy[str]:
    asked = pad_of(variant).questions(variant, {})
    names = ["table", "seats", *(question.key for part in asked for question in part)]
    return st.sampled_from([*names, "type", "number", "cards", "0", "b1"]) | st.text(max_size=3)


@pytest.mark.parametrize("variant", variants(LONG), ids=label)
def test_every_sentence_of_a_real_table_is_there(variant: Variant) -> None:
    told = [(step.say, step.args) for step in laid_out(variant, 1).steps]
    sheet = count(variant, [pad_of(variant).answers(ends(variant, 1)[0])])
    told += [(line.say, line.args) for lines in sheet.lines for line in lines]
    asked = [*sheet.table, *sheet.seat, *may(variant, {}).asked]
    told += [(question.say, question.args) for question in asked]
    told += [(column.say, column.args) for question in asked for column in question.columns]
    told += [(o.say, o.args) for question in asked for o in question.options if o.say]
    for language in LANGUAGES:
        missing = {id for id, _ in told if not has_message(language, id)}
        assert missing == set()
        assert not [id for id, args in told if "{" in say(language, id, args)]


DISPUTES: list[tuple[str, dict[str, Any], bool, str]] = [
    ("mojo", {"top": "5", "card": "7"}, True, "mojo-may-higher"),
    ("mojo", {"top": "7", "card": "7"}, True, "mojo-may-equal"),
    ("mojo", {"top": "7", "card": "3", "cards": {"4": 2}}, False, "mojo-not-in-hand"),
    ("momiji", {"type": "red", "number": 1}, False, "momiji-starts-with-0"),
    ("momiji", {"type": "red", "number": 0}, True, "momiji-may-laid"),
    ("momiji", {"type": "red", "number": 3, "piles": [{"type": "red", "number": 1}]},
     False, "momiji-number"),
    ("momiji", {"type": "red", "number": 3, "skip": "yes",
                "piles": [{"type": "red", "number": 1}]}, True, "momiji-may-skipped"),
    ("mangrovia", {"space": "b1"}, False, "mangrovia-no-bird"),
    ("mangrovia", {"space": "b1", "birds": {"mangrove": 1, "reed": 1},
                   "landscapes": {"mangrove": 1}, "values": {"3": 1, "5": 1}},
     True, "mangrovia-may-built"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "answers", "allowed", "id"), DISPUTES)
def test_a_dispute_is_settled_by_the_rules(
    game: str, answers: dict[str, Any], allowed: bool, id: str
) -> None:
    verdict = may(chabudai.game(game), answers).verdict
    assert verdict
    assert (verdict.allowed, verdict.say) == (allowed, id)
    assert verdict.clause


@pytest.mark.needs("starlette")
def test_the_server_counts_lays_out_and_settles(ann: Somebody) -> None:
    sheet = ann.post("/pad", game="mangrovia", sheets=[{}])
    assert sheet["totals"] == [0, 0, 0, 0]
    assert ann.post("/set-up", game="momiji")["steps"]
    told = ann.post("/may", game="mojo", answers={"top": "5", "card": "7"})
    assert told["verdict"]["allowed"]


def test_a_pad_that_asks_for_places_shows_the_board_as_answered() -> None:
    variant = chabudai.game("mangrovia", players=2, stones="mixed")
    view = count(variant, [{"table": {"huts": {"b1": "1 double", "a5": "0"}}}]).view
    assert view
    spaces = view["spaces"]
    assert (spaces["b1"]["owner"], spaces["b1"]["huts"], spaces["a5"]["tile"]) == (1, 2, None)
    assert not [one for one in spaces.values() if one["area"] == "stone" and one["tile"]]
    assert count(chabudai.game("mojo"), [{}]).view is None
