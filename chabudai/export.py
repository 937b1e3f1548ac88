"""Games as a data set: every decision with what its seat knew, and how every game ended.

A `.npz` file holds named arrays; `.parquet` (with pyarrow) a row for every decision. Needs NumPy.
"""

import importlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

import chabudai
from chabudai.adapters.batch import Batch
from chabudai.bots.simple import Bot, make_bot
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import refuse

Arrays = dict[str, npt.NDArray[Any]]
OBSERVATION = "observation."  # before the name of a part
PARQUET = ".parquet"
ENDINGS = (".npz", PARQUET)


class DataSet:
    """Decisions of many games in their order, and the games."""

    def __init__(self, variant: Variant, bots: Sequence[str], seed: int) -> None:
        self.variant, self.bots, self.seed = variant, list(bots), seed
        self.batch = Batch(variant, 1, seed, restart=False)
        self.records, self.masks = list[bytes](), list[bytes]()
        self.actions, self.seats, self.games = list[int](), list[int](), list[int]()
        self.numbers, self.firsts = list[int](), list[int]()
        self.rewards, self.scores = list[list[float]](), list[list[int]]()

    def play(self, games: int) -> None:
        """Play games of the seed to their ends."""
        choosers = make_bots(self.variant.game, self.bots, self.variant.players, self.seed)
        following = 0
        for _ in range(games):
            self.batch.reset(first=following)
            following = int(self.batch.numbers[0]) + 1
            self.play_one(choosers)

    def play_one(self, choosers: Sequence[Bot]) -> None:
        batch = self.batch
        self.numbers.append(int(batch.numbers[0]))
        self.firsts.append(len(self.actions))
        while not batch.done[0]:
            seat = int(batch.seats[0])
            move = choosers[seat](self.position())
            self.note(seat, move)
            batch.step([move])
        self.rewards.append(batch.rewards[0].tolist())
        outcome = self.position().outcome()
        assert outcome is not None
        self.scores.append([scores["total"] for scores in outcome.scores])

    def position(self) -> Position:
        state = self.variant.game.state.unpack(self.batch.states[:1].tobytes())
        return Position(self.variant, state)

    def note(self, seat: int, move: int) -> None:
        self.records.append(self.batch.observations.tobytes())
        self.masks.append(self.batch.masks.tobytes())
        self.actions.append(move)
        self.seats.append(seat)
        self.games.append(len(self.firsts) - 1)

    def observations(self) -> Arrays:
        """Every part of the observations, a row for each decision."""
        encoding = self.batch.encoding
        records = np.frombuffer(b"".join(self.records), encoding.dtype)
        return {f"{OBSERVATION}{part.name}": records[part.name] for part in encoding.parts}

    def decisions(self) -> Arrays:
        moves = self.variant.game.moves
        return {
            **self.observations(),
            "mask": np.frombuffer(b"".join(self.masks), np.int8).reshape(-1, moves),
            "action": np.array(self.actions, np.int16),
            "seat": np.array(self.seats, np.int8),
            "game": np.array(self.games, np.int32),
        }

    def ends(self) -> Arrays:
        """A row for each game."""
        return {
            "number": np.array(self.numbers, np.int64),
            "first": np.array(self.firsts, np.int64),
            "rewards": np.array(self.rewards, np.float64),
            "scores": np.array(self.scores, np.int64),
        }

    def info(self) -> str:
        """What the data are, as JSON."""
        game = self.variant.game
        return json.dumps(
            {
                "game": game.name,
                "version": game.version,
                "options": self.variant.options,
                "bots": self.bots,
                "seed": self.seed,
                "chabudai": chabudai.__version__,
                "actions": game.action_texts,
                "shapes": {p.name: p.shape for p in self.batch.encoding.parts},
            }
        )


def make_bots(game: Game, names: Sequence[str], players: int, seed: int) -> list[Bot]:
    """A bot for each seat: one name for all, or a name for each."""
    every = list(names) * players if len(names) == 1 else list(names)
    if len(every) != players:
        raise refuse("export-bad-bots", players=players, value=len(every))
    return [make_bot(name, game, seed + seat) for seat, name in enumerate(every)]


def export_games(
    variant: Variant, games: int, seed: int, bots: Sequence[str], out: Path
) -> DataSet:
    """Play games and write them down; a file is whole or not there at all."""
    if out.suffix not in ENDINGS:
        raise refuse("export-bad-ending", path=str(out))
    write = write_parquet if out.suffix == PARQUET else write_npz
    if out.suffix == PARQUET:
        pyarrow_module("pyarrow")
    data = DataSet(variant, bots, seed)
    data.play(games)
    draft = out.with_name(f"{out.name}.part")
    try:
        with draft.open("wb") as file:
            write(data, file)
        draft.replace(out)
    except OSError as error:
        raise refuse("file-unwritable", path=str(out), detail=str(error)) from error
    return data


def write_npz(data: DataSet, file: BinaryIO) -> None:
    arrays = {**data.decisions(), **{f"game.{name}": a for name, a in data.ends().items()}}
    np.savez_compressed(file, allow_pickle=False, **arrays, info=np.array(data.info()))


def pyarrow_module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise refuse("export-needs-pyarrow") from error


def write_parquet(data: DataSet, file: BinaryIO) -> None:
    """A row for each decision, with the end of its game for the seat that decided."""
    pyarrow = pyarrow_module("pyarrow")
    decisions, ends = data.decisions(), data.ends()
    game, seat = decisions["game"], decisions["seat"]
    columns = {name: column(pyarrow, array) for name, array in decisions.items()}
    columns["number"] = pyarrow.array(ends["number"][game])
    columns["reward"] = pyarrow.array(ends["rewards"][game, seat])
    columns["score"] = pyarrow.array(ends["scores"][game, seat])
    table = pyarrow.table(columns).replace_schema_metadata({"chabudai": data.info()})
    pyarrow_module("pyarrow.parquet").write_table(table, file)


def column(pyarrow: Any, array: npt.NDArray[Any]) -> Any:
    """A number for each row, or a list of one length; its shape is told by the data's info."""
    rows = array.reshape(len(array), -1)
    if array.ndim == 1:
        return pyarrow.array(array)
    flat = pyarrow.array(np.ascontiguousarray(rows).reshape(-1))
    return pyarrow.FixedSizeListArray.from_arrays(flat, rows.shape[1])
