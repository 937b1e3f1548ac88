"""Records: what was saved replays for ever, and a broken file says what is wrong with it."""

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.games.momiji.box import facts_of
from chabudai.games.momiji.data_check import digest, load
from chabudai.games.momiji.moves import CODES
from chabudai.kernel.record import commitment_to

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.json"))


@pytest.mark.parametrize("path", CORPUS, ids=lambda p: p.stem)
def test_the_corpus_replays(path: Path) -> None:
    record = chabudai.read_record(path.read_text("utf-8"))
    position = chabudai.replay(record)
    assert position.over
    # older records don't tell of the box
    again = replace(position.record(), data=record.data, facts=record.facts)
    assert again.text() == path.read_text("utf-8")


def test_every_game_and_version_is_in_the_corpus() -> None:
    kept = {(r.game, r.rules) for r in (chabudai.read_record(p.read_text("utf-8")) for p in CORPUS)}
    games = [chabudai.find(name) for name in chabudai.names()]
    assert kept == {(g.name, v.version) for g in games for v in (g, *g.earlier)}


def unfinished() -> dict[str, Any]:
    position = chabudai.game("mojo", players=3).start(seed=7)
    for _ in range(5):
        position.push(position.moves()[0])
    return {**position.record().json()}


def test_an_unfinished_game_is_saved_and_goes_on() -> None:
    data = unfinished()
    assert data["result"] is None
    position = chabudai.replay(chabudai.read_record(json.dumps(data)))
    assert len(position.played) == 5
    position.push(position.moves()[0])


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert unfinished()["commitment"] == commitment_to(7)
    assert commitment_to(7) != commitment_to(8)


def test_salts_change_the_deal_and_not_the_commitment() -> None:
    variant = chabudai.game("mojo", players=3)
    plain, salted = variant.start(7), variant.start(7, ["a", "", "b"])
    assert salted.state != plain.state
    assert salted.state != variant.start(7, ["a", "b", ""]).state
    salted.push(salted.moves()[0])
    record = chabudai.read_record(salted.record().text())
    assert record.salts == ("a", "", "b")
    assert record.commitment == commitment_to(7)
    assert chabudai.replay(record).state == salted.state


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "other"}, "format is chabudai-record-1"),
        ({"game": "chess"}, "no game “chess”"),
        ({"game": 3}, "“game” is missing or is not of the kind str"),
        ({"rules": 99}, "Version 99 of the rules of mojo"),
        ({"rules": True}, "“rules” is missing or is not"),
        ({"options": {"players": 99}}, "goes from 2 to 8"),
        ({"options": []}, "“options” is missing"),
        ({"seed": "7"}, "takes 64 hexadecimal digits"),
        ({"seed": "0" * 63 + "8"}, "does not belong to the seed"),
        ({"commitment": "x"}, "does not belong to the seed"),
        ({"moves": "play 1"}, "“moves” is missing"),
        ({"moves": [1]}, "Move 0 is not a text"),
        ({"moves": ["play 99"]}, "Move 0, “play 99”, can't be made: MJ-1"),
        ({"result": {"winners": [0]}}, "another result"),
        ({"extra": 1}, "no field “extra”"),
        ({"salts": "a"}, "“salts” is missing or is not of the kind list"),
        ({"salts": ["x" * 65]}, "texts of at most 64 characters"),
        ({"salts": [1]}, "texts of at most 64 characters"),
        ({"data": 1}, "“data” is missing or is not of the kind str"),
        ({"data": "x" * 65}, "“data” is missing or is not of the kind str"),
        ({"data": "0" * 16}, "other facts of the box of mojo"),
        ({"facts": []}, "“facts” is missing or is not of the kind dict"),
        ({"facts": {}}, "mojo takes no facts of a box"),
    ],
)
def test_a_broken_record_is_refused_with_its_reason(change: dict[str, object], words: str) -> None:
    with pytest.raises(chabudai.Refused) as error:
        chabudai.replay(chabudai.read_record(json.dumps({**unfinished(), **change})))
    assert words in str(error.value)


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "[" * 100_000, '{"format": NaN}'])
def test_what_is_no_record_at_all(text: str) -> None:
    with pytest.raises(chabudai.Refused):
        chabudai.read_record(text)


def test_a_written_position_has_no_record() -> None:
    position = chabudai.position("mojo players=2\npile 0: 8\nhand 0: 0 3 5\nhand 1: 1 2 4 6\n")
    with pytest.raises(chabudai.Refused, match="started here"):
        position.record()


CORRECTED = {"red 0": "nnnrb", "blue 1": "lll"}  # a new kind of card, and three that are gone
FIVE_TYPES = ("red", "orange", "yellow", "green", "blue")


def played_with(facts: Mapping[str, Any], seed: int = 7) -> chabudai.Position:
    """A whole game of Momiji over the box here with other facts."""
    game, choice = chabudai.find("momiji"), random.Random(seed)
    other = game.with_facts({**(game.facts or {}), **facts})
    position = other.choose(players=3, morning_dew=True, types=FIVE_TYPES).start(seed)
    while not position.over:
        position.push_number(choice.choice(position.legal()))
    return position


def test_a_record_carries_the_facts_of_the_box_that_it_was_played_with() -> None:
    position = played_with({})
    record = position.record()
    assert position.game is chabudai.find("momiji")
    assert record.data == position.game.data == digest(load())
    assert record.facts == facts_of(load())
    replayed = chabudai.replay(chabudai.read_record(record.text()))
    assert replayed.game is position.game
    assert replayed.state.pack() == position.state.pack()


def test_a_game_over_another_box_replays_over_that_box() -> None:
    position = played_with(CORRECTED)
    record = position.record()
    assert position.game.moves == chabudai.find("momiji").moves - 5 * 2
    assert any("red 0 plain" in move for move in record.moves)
    replayed = chabudai.replay(chabudai.read_record(record.text()))
    assert replayed.state.pack() == position.state.pack()
    assert replayed.record() == record
    assert replayed.view(0) == position.view(0)
    assert replayed.picture(None) == position.picture(None)
    with pytest.raises(chabudai.Refused):
        chabudai.replay(replace(record, data="", facts=None))


def test_an_earlier_version_of_the_rules_is_played_over_another_box_too() -> None:
    record = played_with(CORRECTED).record()
    start = chabudai.replay(replace(record, rules=1, moves=[], result=None))
    assert (start.game.version, start.game.data) == (1, record.data)


def test_another_box_is_not_the_one_that_is_played_with_here() -> None:
    played_with(CORRECTED)
    assert chabudai.find("momiji").facts == facts_of(load())
    assert "red0n" not in CODES


def test_the_order_of_facts_and_of_corners_means_nothing() -> None:
    record = played_with(CORRECTED).record()
    assert record.facts
    turned = {name: signs[::-1] for name, signs in reversed(list(record.facts.items()))}
    assert chabudai.replay(replace(record, facts=turned)).record() == record


def test_a_digest_alone_is_enough_for_the_box_here_and_for_no_other() -> None:
    record = played_with({}).record()
    chabudai.replay(replace(record, facts=None))
    corrected = played_with(CORRECTED).game.data
    with pytest.raises(chabudai.Refused, match=f"{corrected}, here {record.data}"):
        chabudai.replay(replace(record, data=corrected, facts=None))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"red 0": "llrr"}, "MM-2: red 0: “llrr” does not tell the corners of 5 copies"),
        ({"red 0": "llrrx"}, "MM-2: red 0: “llrrx” does not"),
        ({"red 0": 5}, "MM-2: red 0: “5” does not"),
        ({"red 0": None}, "MM-2: red 0: this entry is missing"),
        ({"red 2": "nnn"}, "MM-2: red 2: there is no such card"),
        ({"red 0": "nlrrb"}, "do not belong to its digest: it is"),
    ],
)
def test_facts_that_are_wrong_are_refused_with_their_reason(
    change: dict[str, Any], words: str
) -> None:
    record = played_with({}).record()
    facts = {**(record.facts or {}), **change}
    with pytest.raises(chabudai.Refused) as error:
        chabudai.replay(chabudai.read_record(replace(record, facts=facts).text()))
    assert words in str(error.value)


def test_only_facts_count_in_the_digest_of_a_box() -> None:
    assert digest(changed("acorns_source", "printed")) == digest(load())
    assert digest(changed("left", 3)) != digest(load())


def changed(*fields: Any) -> dict[str, Any]:
    """Momiji's box with other fields of its first card."""
    box = load()
    box["card"][0].update(dict(zip(fields[::2], fields[1::2], strict=True)))
    return box
