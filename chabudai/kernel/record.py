"""Saved games. A record is options, seed, moves and facts; states are replayed.

The format is one JSON object, described in docs/records.md. The commitment is the SHA-256 of
the seed's 32 bytes: published before the deal, it lets everybody check at the end that the seed
was not changed. Where seats gave salts, the deal comes from the seed and the salts together, so
that nobody could choose it.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NotRequired, TypedDict

from chabudai.kernel.game import Game
from chabudai.kernel.options import shown
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.kernel.state import SEED_WORDS, seed_bytes

FORMAT = "chabudai-record-1"
LONGEST = 4_000_000
SEED_DIGITS = 8 * SEED_WORDS
FIELDS = (
    "format", "game", "rules", "data", "facts", "options", "commitment", "seed", "salts", "moves",
    "result",
)  # fmt: skip
LONGEST_DATA = 64
MOST_SALTS = 16
LONGEST_SALT = 64


class RecordFile(TypedDict):
    """A saved game as JSON; docs/records.md tells the fields."""

    format: str
    game: str
    rules: int
    data: NotRequired[str]
    facts: NotRequired[dict[str, Any]]
    options: dict[str, Any]
    commitment: str
    seed: str
    salts: NotRequired[list[str]]
    moves: list[str]
    result: dict[str, Any] | None


@dataclass(frozen=True)
class Record:
    """One saved game."""

    game: str
    rules: int  # version of the rules
    options: Mapping[str, Any]
    seed: int
    moves: Sequence[str]
    result: Mapping[str, Any] | None  # the outcome, once there is one
    salts: Sequence[str] = ()  # by seat, where any seat gave one
    data: str = ""  # a digest of the game's data files, where it has any
    facts: Mapping[str, Any] | None = None  # what stands in them that may be different

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    def json(self) -> RecordFile:
        found: Any = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            **({"data": self.data} if self.data else {}),
            **({"facts": dict(self.facts)} if self.facts is not None else {}),
            "options": dict(self.options),
            "commitment": self.commitment,
            "seed": f"{self.seed:0{SEED_DIGITS}x}",
            **({"salts": list(self.salts)} if self.salts else {}),
            "moves": list(self.moves),
            "result": self.result,
        }
        file: RecordFile = found
        return file

    def text(self) -> str:
        return json.dumps(self.json(), ensure_ascii=False, indent=1) + "\n"


def commitment_to(seed: int) -> str:
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def make_record(position: Position) -> Record:
    if position.seed is None:
        raise refuse("record-needs-a-start")
    moves = [position.game.notation.move_text(played.move) for played in position.played]
    options = json.loads(json.dumps(position.variant.options))
    return Record(
        position.game.name,
        position.game.version,
        options,
        position.seed,
        moves,
        result_of(position),
        position.salts,
        position.game.data,
        position.game.facts,
    )


def result_of(position: Position) -> dict[str, Any] | None:
    outcome = position.outcome()
    return None if outcome is None else json.loads(json.dumps(asdict(outcome)))


# Reading: a file from outside may hold anything


def read_record(text: str) -> Record:
    """A record from JSON text; what is wrong with it is named."""
    if not isinstance(text, str):
        raise refuse("record-not-text", kind=type(text).__name__)
    if len(text) > LONGEST:
        raise refuse("record-too-long", limit=LONGEST)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise refuse("record-not-json", detail=shown(error)) from error
    return record_from(data)


def record_from(data: Any) -> Record:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise refuse("record-format", value=FORMAT)
    for name in data:
        if name not in FIELDS:
            raise refuse("record-field-unknown", field=shown(name))
    record = Record(
        game=field(data, "game", str),
        rules=field(data, "rules", int),
        options=field(data, "options", dict),
        seed=read_seed(field(data, "seed", str)),
        moves=read_moves(field(data, "moves", list)),
        result=data.get("result"),
        salts=read_salts(data.get("salts", [])),
        data=read_data(data.get("data", "")),
        facts=field(data, "facts", dict) if "facts" in data else None,
    )
    if field(data, "commitment", str) != record.commitment:
        raise refuse("record-commitment", field="commitment")
    return record


def field(data: Mapping[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise refuse("record-field-wrong", field=name, kind=kind.__name__)
    return value


def read_seed(text: str) -> int:
    if len(text) != SEED_DIGITS or not all(c in "0123456789abcdef" for c in text):
        raise refuse("record-seed", field="seed", digits=SEED_DIGITS)
    return int(text, 16)


def read_moves(moves: Sequence[Any]) -> list[str]:
    for number, move in enumerate(moves):
        if not isinstance(move, str):
            raise refuse("record-move-not-text", number=number)
    return list(moves)


def read_salts(salts: Any) -> tuple[str, ...]:
    if not isinstance(salts, list) or len(salts) > MOST_SALTS:
        raise refuse("record-field-wrong", field="salts", kind="list")
    for salt in salts:
        if not isinstance(salt, str) or len(salt) > LONGEST_SALT:
            raise refuse("record-salt", field="salts", limit=LONGEST_SALT)
    return tuple(salts)


def read_data(digest: Any) -> str:
    if not isinstance(digest, str) or len(digest) > LONGEST_DATA:
        raise refuse("record-field-wrong", field="data", kind="str")
    return digest


def replay(record: Record, find: Callable[[str], Game]) -> Position:
    """Play a record to its end; refused with the place and the reason if it can't be."""
    game = game_for(record, find)
    position = game.choose(**record.options).start(record.seed, record.salts)
    for number, move in enumerate(record.moves):
        answer = position.read(move)
        if isinstance(answer, Refusal):
            raise refuse(
                "record-move-refused", answer.clause,
                number=number, text=shown(move), reason=str(Refused(answer)),
            )  # fmt: skip
        position.push_number(answer)
    if record.result is not None and record.result != result_of(position):
        raise refuse("record-result-differs")
    return position


def game_for(record: Record, find: Callable[[str], Game]) -> Game:
    found = find(record.game).with_facts(record.facts)
    game = found.at_version(record.rules)
    if game is None:
        raise refuse("record-rules-unknown", game=record.game, version=record.rules)
    if record.facts is not None and record.data not in ("", game.data):
        raise refuse("record-facts-digest", value=record.data, known=game.data)
    game.check_data(record.data)
    return game
