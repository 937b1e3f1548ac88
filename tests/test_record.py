"""Records: what was saved replays for ever, and a broken file says what is wrong with it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import chabudai
from chabudai.games.momiji.data_check import digest, load
from chabudai.kernel.record import commitment_to

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.json"))


@pytest.mark.parametrize("path", CORPUS, ids=lambda p: p.stem)
def test_the_corpus_replays(path: Path) -> None:
    record = chabudai.read_record(path.read_text("utf-8"))
    position = chabudai.replay(record)
    assert position.over
    again = replace(position.record(), data=record.data)  # older records don't tell of data
    assert again.text() == path.read_text("utf-8")


def test_every_game_and_version_is_in_the_corpus() -> None:
    kept = {(r.game, r.rules) for r in (chabudai.read_record(p.read_text("utf-8")) for p in CORPUS)}
    games = [chabudai.find(name) for name in chabudai.names()]
    assert kept == {(g.name, v.version) for g in games for v in (g, *g.earlier)}


def unfinished() -> dict[str, object]:
    position = chabudai.game("mojo", players=3).start(seed=7)
    for _ in range(5):
        position.push(position.moves()[0])
    return position.record().json()


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


def test_a_record_names_the_facts_of_the_box_that_it_was_played_with() -> None:
    position = chabudai.game("momiji", players=2).start(seed=7)
    record = position.record()
    assert record.data == position.game.data == digest(load())
    assert (
        chabudai.replay(chabudai.read_record(record.text())).state.pack() == position.state.pack()
    )
    corrected = digest(changed("acorns_source", "printed", "left", 3))
    with pytest.raises(chabudai.Refused, match=f"{corrected}, here {record.data}"):
        chabudai.replay(replace(record, data=corrected))


def test_only_facts_count_in_the_digest_of_a_box() -> None:
    assert digest(changed("acorns_source", "printed")) == digest(load())
    assert digest(changed("left", 3)) != digest(load())


def changed(*fields: Any) -> dict[str, Any]:
    """Momiji's box with other fields of its first card."""
    box = load()
    box["card"][0].update(dict(zip(fields[::2], fields[1::2], strict=True)))
    return box
