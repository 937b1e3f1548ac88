"""Studies: a record or a written position with a tree of moves, comments and marks.

    study = open_text(text)                    # of a record, a position or a study
    study, node = moved(study, node, "play 9")
    played = position_at(study, node)

The file is one JSON object, described in docs/study.md. Nodes stand in one list, each after the one
that it follows: a node's number is its place, 0 is the start, and the first that follows a node is
its main line. Nothing here changes a study; every change is another one.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NotRequired, TypedDict

from chabudai.kernel.options import shown
from chabudai.kernel.position import LONGEST_MOVE
from chabudai.kernel.record import FORMAT as RECORD_FORMAT
from chabudai.kernel.record import (
    SEED_DIGITS,
    Record,
    RecordFile,
    read_data,
    read_seed,
    record_from,
)
from chabudai.kernel.record import field as wanted
from chabudai.kernel.refusal import Refused, refuse
from chabudai.kernel.text import split_text

FORMAT = "chabudai-study-1"
LONGEST = 1_000_000  # bytes of a file, as UTF-8
MOST_NODES = 3000
MOST_DEALS = 1000
LONGEST_COMMENT = 4000
LONGEST_NAME = 120
MOST_NAMES = 16
MARKS = ("!!", "!", "!?", "?!", "?", "??")
FIELDS = ("format", "name", "names", "record", "position", "nodes")
POSITION_FIELDS = ("game", "rules", "data", "facts", "seed", "text")
NODE_FIELDS = ("parent", "move", "deal", "mark", "comment", "chances")


class PositionFile(TypedDict):
    """A written position with what it was written under."""

    game: str
    rules: int
    data: NotRequired[str]
    facts: NotRequired[dict[str, Any]]
    seed: str
    text: str


class NodeFile(TypedDict):
    parent: NotRequired[int]
    move: NotRequired[str]
    deal: NotRequired[int]
    mark: NotRequired[str]
    comment: NotRequired[str]
    chances: NotRequired[dict[str, list[float]]]


class StudyFile(TypedDict):
    """A study as JSON; docs/study.md tells the fields."""

    format: str
    name: str
    names: NotRequired[list[str]]
    record: NotRequired[RecordFile]
    position: NotRequired[PositionFile]
    nodes: list[NodeFile]


@dataclass(frozen=True)
class Written:
    """A position that a study begins with."""

    game: str
    rules: int
    seed: int  # of what chance gives
    text: str
    data: str = ""
    facts: Mapping[str, Any] | None = None

    def json(self) -> PositionFile:
        found: Any = {
            "game": self.game,
            "rules": self.rules,
            **({"data": self.data} if self.data else {}),
            **({"facts": dict(self.facts)} if self.facts is not None else {}),
            "seed": f"{self.seed:0{SEED_DIGITS}x}",
            "text": self.text,
        }
        file: PositionFile = found
        return file


@dataclass(frozen=True)
class Node:
    """A move and what is said about it."""

    parent: int  # -1 for the start
    move: str = ""
    deal: int = 0  # above 0: from this move on chance gives something else
    mark: str = ""
    comment: str = ""
    chances: Mapping[str, Sequence[float]] = field(default_factory=dict)  # by eyes, by seat

    def json(self, number: int) -> NodeFile:
        found: Any = {
            **({"parent": self.parent} if self.parent != number - 1 else {}),
            **({"move": self.move} if number else {}),
            **({"deal": self.deal} if self.deal else {}),
            **({"mark": self.mark} if self.mark else {}),
            **({"comment": self.comment} if self.comment else {}),
            **({"chances": dict(self.chances)} if self.chances else {}),
        }
        file: NodeFile = found
        return file


START = Node(-1)


@dataclass(frozen=True)
class Study:
    """One study."""

    origin: Record | Written
    nodes: tuple[Node, ...] = (START,)
    name: str = ""
    names: tuple[str, ...] = ()  # of those who sat there, where they are known

    def json(self) -> StudyFile:
        is_record = isinstance(self.origin, Record)
        found: Any = {
            "format": FORMAT,
            "name": self.name,
            **({"names": list(self.names)} if self.names else {}),
            "record" if is_record else "position": self.origin.json(),
            "nodes": [node.json(number) for number, node in enumerate(self.nodes)],
        }
        file: StudyFile = found
        return file

    def text(self) -> str:
        return json.dumps(self.json(), ensure_ascii=False, indent=1) + "\n"

    def node(self, number: int) -> Node:
        if isinstance(number, bool) or not 0 <= number < len(self.nodes):
            raise refuse("study-no-such-node", number=number)
        return self.nodes[number]

    def path(self, number: int) -> list[int]:
        """Returns the nodes from the start to this one."""
        self.node(number)
        found = [number]
        while (parent := self.nodes[found[-1]].parent) >= 0:
            found.append(parent)
        return found[::-1]

    def following(self, number: int) -> list[int]:
        """Returns the nodes that follow one, the main line first."""
        return [n for n, node in enumerate(self.nodes) if node.parent == number]

    def reading_order(self) -> list[tuple[int, int]]:
        """Nodes as they are read, each with how many branches led to it: a move, what could have
        been instead, and on with the move."""
        below: dict[int, list[int]] = {}
        for number, node in enumerate(self.nodes):
            below.setdefault(node.parent, []).append(number)
        found, waiting = [(0, 0)], [(0, 0, False)]
        while waiting:
            number, depth, is_new = waiting.pop()
            if is_new:
                found.append((number, depth))
            main, *others = below.get(number, [-1])
            if main >= 0:
                found.append((main, depth))
                waiting.append((main, depth, False))
                waiting += [(other, depth + 1, True) for other in reversed(others)]
        return found


# Reading: a file from outside may hold anything


def check_length(text: str) -> None:
    if len(text.encode("utf-8", "replace")) > LONGEST:
        raise too_long()


def too_long() -> Refused:
    return refuse("study-too-long", limit=LONGEST // 1000)


def open_text(text: str, name: str = "") -> Study:
    """Returns a study from the text of a study, a record or a position; what is wrong is named."""
    if not isinstance(text, str):
        raise refuse("position-not-text", kind=type(text).__name__)
    check_length(text)
    if not text.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        return of_position(text, name)
    try:
        data = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise refuse("study-not-json", detail=shown(error)) from error
    if isinstance(data, dict) and data.get("format") == RECORD_FORMAT:
        return of_record(record_from(data), name)
    return study_from(data)


def of_record(record: Record, name: str = "", names: Sequence[str] = ()) -> Study:
    """Returns a saved game as the main line."""
    if len(record.moves) >= MOST_NODES:
        raise refuse("study-too-large", most=MOST_NODES)
    nodes = [Node(number, move) for number, move in enumerate(record.moves)]
    return Study(record, (START, *nodes), name[:LONGEST_NAME], tuple(names)[:MOST_NAMES])


def of_position(text: str, name: str = "", seed: int = 0) -> Study:
    """Returns a written position under the rules of today."""
    from chabudai.games import find

    words = split_text(text)[0].split()
    game = find(words[0])
    origin = Written(game.name, game.version, seed, text, game.data, game.facts)
    return Study(origin, (START,), name[:LONGEST_NAME])


def study_from(data: Any) -> Study:
    """Returns a study from JSON."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise refuse("study-format", choices=[FORMAT, RECORD_FORMAT])
    check_fields(data, FIELDS)
    if ("record" in data) == ("position" in data):
        raise refuse("study-origin")
    origin = record_from(data["record"]) if "record" in data else read_written(data["position"])
    nodes = read_nodes(wanted(data, "nodes", list))
    name, names = read_text(data, "name", LONGEST_NAME), read_names(data)
    return ordered(Study(origin, nodes, name, names), list(enumerate(nodes)))[0]


def check_fields(data: Mapping[str, Any], known: Sequence[str]) -> None:
    for name in data:
        if name not in known:
            raise refuse("study-field-unknown", field=shown(name))


def read_text(data: Mapping[str, Any], name: str, longest: int) -> str:
    text = data.get(name, "")
    if not isinstance(text, str) or len(text) > longest:
        raise refuse("study-text", field=name, limit=longest)
    return text


def read_names(data: Mapping[str, Any]) -> tuple[str, ...]:
    names = data.get("names", [])
    short = isinstance(names, list) and len(names) <= MOST_NAMES
    if not short or not all(isinstance(n, str) and len(n) <= LONGEST_NAME for n in names):
        raise refuse("study-text", field="names", limit=LONGEST_NAME)
    return tuple(names)


def read_written(data: Any) -> Written:
    if not isinstance(data, dict):
        raise refuse("record-field-wrong", field="position", kind="dict")
    check_fields(data, POSITION_FIELDS)
    return Written(
        game=wanted(data, "game", str),
        rules=wanted(data, "rules", int),
        seed=read_seed(wanted(data, "seed", str)),
        text=wanted(data, "text", str),
        data=read_data(data.get("data", "")),
        facts=wanted(data, "facts", dict) if "facts" in data else None,
    )


def read_nodes(rows: Sequence[Any]) -> tuple[Node, ...]:
    if len(rows) > MOST_NODES:
        raise refuse("study-too-large", most=MOST_NODES)
    if not rows:
        raise refuse("record-field-wrong", field="nodes", kind="list")
    return tuple(read_node(number, row) for number, row in enumerate(rows))


def read_node(number: int, data: Any) -> Node:
    if not isinstance(data, dict) or any(name not in NODE_FIELDS for name in data):
        raise refuse("study-node-wrong", number=number)
    parent, deal = data.get("parent", number - 1), data.get("deal", 0)
    found = Node(
        parent,
        read_text(data, "move", LONGEST_MOVE),
        deal,
        read_text(data, "mark", 2),
        read_text(data, "comment", LONGEST_COMMENT),
        read_chances(number, data.get("chances", {})),
    )
    if not (is_whole(parent, number) and is_whole(deal, MOST_DEALS)) and number:
        raise refuse("study-node-wrong", number=number)
    is_start = (parent, found.move, deal) == (-1, "", 0)
    if is_start != (number == 0) or not (number == 0 or found.move):
        raise refuse("study-node-wrong", number=number)
    if found.mark not in ("", *MARKS):
        raise refuse("study-node-wrong", number=number)
    return found


def is_whole(value: Any, below: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < below


def read_chances(number: int, data: Any) -> dict[str, list[float]]:
    if not isinstance(data, dict) or not all(is_shares(row) for row in data.values()):
        raise refuse("study-node-wrong", number=number)
    if not all(eyes == OPEN_EYES or eyes.isdecimal() for eyes in data):
        raise refuse("study-node-wrong", number=number)
    return data


OPEN_EYES = "open"  # all cards


def is_shares(row: Any) -> bool:
    if not isinstance(row, list) or len(row) > MOST_NAMES:
        return False
    return all(isinstance(share, (int, float)) and 0 <= share <= 1 for share in row)


def ordered(study: Study, rows: Sequence[tuple[int, Node]]) -> tuple[Study, dict[int, int]]:
    """A study of these nodes, told by number, each line standing in one piece; where each went."""
    below: dict[int, list[int]] = {}
    nodes = dict(rows)
    for number, node in rows:
        below.setdefault(node.parent, []).append(number)
    places: dict[int, int] = {}
    waiting = [0]
    while waiting:
        number = waiting.pop()
        places[number] = len(places)
        waiting += reversed(below.get(number, []))
    found = [
        replace(nodes[number], parent=places.get(nodes[number].parent, -1)) for number in places
    ]
    return replace(study, nodes=tuple(found)), places
