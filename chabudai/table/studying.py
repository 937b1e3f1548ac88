"""Studies for a page: what is shown of a tree and of a node, and what a wish makes of it.

Everything takes a study as JSON and gives JSON, so that a server answers and so can Python in the
page: the names stand in `asked`. A study is of a game that is over or of a written position, so
anybody may look through any eyes; an analysis keeps to the knowledge of the seat that was chosen.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any

from chabudai.bots.analysis import analyse
from chabudai.bots.chances import scales
from chabudai.bots.puzzles import find_puzzle
from chabudai.bots.review import (
    EFFORTS,
    PLAIN_EFFORT,
    PLAIN_WORLDS,
    Named,
    Part,
    Reviewed,
    Reviewer,
    named,
    whole,
)
from chabudai.games import replay
from chabudai.kernel.fixed import fixed as shape
from chabudai.kernel.position import Happening, Outcome, Position
from chabudai.kernel.record import record_from
from chabudai.kernel.refusal import refuse
from chabudai.table import study as studies
from chabudai.table import study_changes, study_play
from chabudai.table.study import LONGEST_NAME, MOST_NAMES, OPEN_EYES, Study, StudyFile, study_from

PAGE_PART = 2  # decisions of a part in a page
FOLLOW = -1  # eyes of whoever decides
Json = dict[str, Any]


@shape
class Twig:
    """A node of the tree as it is listed."""

    number: int
    parent: int
    moves: int  # made before it, those before the study included
    seat: int  # who made it; -1 at the start
    move: Named
    deal: int
    mark: str
    comment: str
    chances: dict[str, list[float]]
    depth: int  # branches that led to it; 0: the main line


@shape
class StudyTree:
    """A study with its tree, and the node that is looked at."""

    study: StudyFile
    game: str
    players: int
    tree: list[Twig]
    node: int


@shape
class StudyShown:
    """A node through somebody's eyes."""

    node: int
    eyes: int
    seat: int | None  # who decides
    options: Json
    view: Json
    moves: list[str]  # of who decides, where these are the eyes
    preview: dict[str, int]
    fewest_win: bool  # points are bad
    score: list[dict[str, int]]
    events: list[Happening]  # what the node's move brought about
    views: list[Json]  # by seat, where all cards lie open
    outcome: Outcome | None
    text: str  # of the position


def read(data: Any) -> Study:
    return study_from(data)


def tree(study: Study, node: int = 0) -> Json:
    """The whole tree, played through: a move that is not legal is refused with its number."""
    order = study.reading_order()
    depths = dict(order)
    found: dict[int, Twig] = {}
    for number, position in study_play.walk(study):
        found[number] = twig(study, number, position, depths[number])
    game, players = position.game.name, position.state.players
    twigs = [found[number] for number, _ in order]
    return asdict(StudyTree(study.json(), game, players, twigs, node))


def twig(study: Study, number: int, position: Position, depth: int) -> Twig:
    node, last = study.nodes[number], position.played[-1] if number else None
    chances = {eyes: list(row) for eyes, row in node.chances.items()}
    return Twig(
        number, node.parent, position.state.moves, last.seat if last else -1,
        named(position.game, last.move) if last else Named(""), node.deal, node.mark, node.comment,
        chances, depth,
    )  # fmt: skip


def told_open(text: str, name: str = "", names: Sequence[str] = ()) -> Json:
    """A study of whatever the text is: a study, a record, a position."""
    found = studies.open_text(text, str(name))
    if names and not found.names:
        given = [str(one)[:LONGEST_NAME] for one in names][:MOST_NAMES]
        found = replace(found, names=tuple(given))
    return tree(found)


def told_puzzle(id: str, name: str = "") -> Json:
    """A study of a puzzle: of a world that its seat can't tell from the game it was found in."""
    return tree(studies.open_text(find_puzzle(id).position, str(name)))


def told_node(data: Json, node: int, eyes: int, open: bool = False) -> Json:
    """A node through the eyes of a seat, or of whoever decides."""
    study = read(data)
    position = study_play.position_at(study, node)
    seat = looking(position, eyes)
    mine = seat == position.seat
    return asdict(StudyShown(
        node=node,
        eyes=seat,
        seat=position.seat,
        options=position.variant.options,
        view=position.view(seat),
        moves=position.moves() if mine else [],
        preview=position.preview() if mine else {},
        fewest_win=position.game.fewest_win,
        score=position.score() if open else position.score(seat),
        events=position.last_events(seat) if node else [],
        views=[position.view(one) for one in range(position.state.players)] if open else [],
        outcome=position.outcome(),
        text=position.text(),
    ))  # fmt: skip


def looking(position: Position, eyes: int) -> int:
    """Whose eyes; those of whoever decides, at the end of whoever moved last."""
    if eyes != FOLLOW:
        return known_seat(position, eyes)
    if position.seat is not None:
        return position.seat
    return position.played[-1].seat if position.played else 0


def told_move(data: Json, node: int, move: str) -> Json:
    return tree(*study_play.moved(read(data), node, move))


def told_deal(data: Json, node: int) -> Json:
    return tree(*study_play.dealt(read(data), node))


def told_removed(data: Json, node: int) -> Json:
    return tree(*study_changes.removed(read(data), node))


def told_promoted(data: Json, node: int) -> Json:
    return tree(*study_changes.promoted(read(data), node))


def told_note(data: Json, node: int, comment: str, mark: str) -> Json:
    return tree(study_changes.noted(read(data), node, comment, mark), node)


def told_weighed(data: Json, node: int, eyes: int | None, chances: Sequence[float]) -> Json:
    key = OPEN_EYES if eyes is None else str(eyes)
    return tree(study_changes.weighed(read(data), node, key, chances), node)


# What takes longer: a server gives it to its workers


def told_analysis(data: Json, node: int, eyes: int | None) -> Json:
    """A node analysed from what a seat knows; None: with all cards open."""
    position = study_play.position_at(read(data), node)
    seat = None if eyes is None else known_seat(position, eyes)
    return asdict(analyse(position, seat))


def known_seat(position: Position, eyes: int) -> int:
    if isinstance(eyes, bool) or not 0 <= eyes < position.state.players:
        raise refuse("study-no-such-seat", number=eyes)
    return eyes


def told_review_part(record: Json, first: int) -> Json:
    """Some decisions of a record, reviewed; `first` is how many were before them."""
    return asdict(reviewer(json.dumps(record)).part(first, PAGE_PART))


@lru_cache(2)
def reviewer(record: str) -> Reviewer:
    """With the effort of every review; where Python itself weighs, one that a phone can do."""
    position = replay(record_from(json.loads(record)))
    game, effort = position.game, EFFORTS.get(position.game.name, PLAIN_EFFORT)
    if scales(game, position.state.players).tree.is_plain:
        effort = replace(effort, worlds=PLAIN_WORLDS)
    return Reviewer(position, effort)


def told_review_whole(parts: Sequence[Json]) -> Json:
    """All parts together."""
    return asdict(whole([read_part(part) for part in parts]))


def read_part(data: Json) -> Part:
    moves = [
        Reviewed(**{**move, "played": Named(**move["played"]), "best": Named(**move["best"])})
        for move in data["moves"]
    ]
    return Part(**{**data, "moves": moves})
