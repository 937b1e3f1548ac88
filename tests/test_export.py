"""Data sets of games: every decision can be found again in the game of its seed."""

import importlib
import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import chabudai
from chabudai import cli
from chabudai.adapters.encode import Encoding
from chabudai.export import export_games
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused

SEED = 5
MIXED = ["thumb", "random", "random", "thumb"]
BOTS = {"mojo": MIXED, "momiji": ["thumb"], "mangrovia": ["random"]}


def game_of(data: Any, info: dict[str, Any], row: int) -> Position:
    variant = chabudai.game(info["game"], **info["options"])
    return variant.start(info["seed"] + (int(data["game.number"][row]) << 64))


@pytest.mark.parametrize("name", chabudai.names())
def test_the_games_of_a_data_set_can_be_played_again(name: str, tmp_path: Path) -> None:
    out, variant = tmp_path / "games.npz", chabudai.game(name)
    export_games(variant, 3, SEED, BOTS[name], out)
    data, encoding = np.load(out), Encoding(variant)
    info = json.loads(str(data["info"]))
    assert info["actions"] == list(variant.game.action_texts)
    at = 0
    for row in range(3):
        position = game_of(data, info, row)
        assert data["game.first"][row] == at
        while not position.over:
            seat = position.state.seat
            known = encoding.record(position.observed(seat), seat)
            for part in encoding.parts:
                assert (data[f"observation.{part.name}"][at] == known[part.name][0]).all()
            assert data["mask"][at].nonzero()[0].tolist() == position.legal()
            assert (data["seat"][at], data["game"][at]) == (seat, row)
            position.push_number(int(data["action"][at]))
            at += 1
        outcome = position.outcome()
        assert outcome
        assert data["game.scores"][row].tolist() == [s["total"] for s in outcome.scores]
        best = data["game.rewards"][row].max()
        assert np.flatnonzero(data["game.rewards"][row] == best).tolist() == outcome.winners
    assert at == len(data["action"])


def test_equal_seeds_write_equal_games(tmp_path: Path) -> None:
    variant = chabudai.game("mojo", players=2)
    written = []
    for name in ("one.npz", "two.npz"):
        export_games(variant, 2, SEED, ["random"], tmp_path / name)
        written.append(np.load(tmp_path / name)["action"].tolist())
    assert written[0] == written[1]


def test_parquet_has_a_row_for_each_decision_or_asks_for_pyarrow(tmp_path: Path) -> None:
    out, variant = tmp_path / "games.parquet", chabudai.game("mojo", players=2)
    if find_spec("pyarrow") is None:
        with pytest.raises(Refused) as refused:
            export_games(variant, 2, SEED, ["thumb"], out)
        assert refused.value.refusal.id == "export-needs-pyarrow"
        return
    parquet = importlib.import_module("pyarrow.parquet")
    data = export_games(variant, 2, SEED, ["thumb"], out)
    table = parquet.read_table(out)
    assert table["action"].to_pylist() == data.actions
    hands = data.decisions()["observation.hand"].reshape(len(data.actions), -1)
    assert table["observation.hand"].to_pylist() == hands.tolist()
    ends = [data.rewards[game][seat] for game, seat in zip(data.games, data.seats, strict=True)]
    assert table["reward"].to_pylist() == ends
    assert json.loads(table.schema.metadata[b"chabudai"])["shapes"]["hand"] == [2, 13]


@pytest.mark.parametrize(
    ("bots", "out", "id"),
    [
        (["thumb"], "games.csv", "export-bad-ending"),
        (["thumb", "random", "thumb"], "games.npz", "export-bad-bots"),
        (["nobody"], "games.npz", "bot-unknown"),
        (["random"], "missing/games.npz", "file-unwritable"),
    ],
)
def test_what_can_not_be_written_is_refused(
    bots: list[str], out: str, id: str, tmp_path: Path
) -> None:
    with pytest.raises(Refused) as refused:
        export_games(chabudai.game("mojo", players=2), 1, SEED, bots, tmp_path / out)
    assert refused.value.refusal.id == id
    assert not [*tmp_path.iterdir()]


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: Any) -> None:
    out = tmp_path / "games.npz"
    words = ["export", "mojo", "--players", "2", "--games", "1", "--out", str(out)]
    assert cli.main(words) == 0
    count = len(np.load(out)["action"])
    assert capsys.readouterr().out == f"One game, {count} decisions: {out}\n"
    assert cli.main([*words[:-1], str(tmp_path / "games.txt")]) == cli.USAGE_ERROR
    assert "ends in .npz or .parquet" in capsys.readouterr().err
