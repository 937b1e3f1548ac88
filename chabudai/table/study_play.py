"""Studies played by the rules: positions along the tree, moves added to it, other deals."""

import hashlib
from collections.abc import Iterator

from chabudai.games import find
from chabudai.kernel.game import Game
from chabudai.kernel.options import shown
from chabudai.kernel.position import Played, Position
from chabudai.kernel.record import Record, game_for
from chabudai.kernel.refusal import Refusal, Refused, refuse
from chabudai.kernel.state import State, seed_bytes, seed_words
from chabudai.kernel.text import variant_in
from chabudai.table.study import MOST_DEALS, Node, Study, Written
from chabudai.table.study_changes import with_child

TRIES = 24  # other deals that are looked at until one is different


def start_of(study: Study) -> Position:
    """Returns the position of the start."""
    origin = study.origin
    if isinstance(origin, Record):
        game = game_for(origin, find)
        return game.choose(**origin.options).start(origin.seed, origin.salts)
    return written(origin)


def written(origin: Written) -> Position:
    game = written_game(origin)
    return variant_in(origin.text, game).position(origin.text, origin.seed)


def written_game(origin: Written) -> Game:
    game = find(origin.game).with_facts(origin.facts).at_version(origin.rules)
    if game is None:
        raise refuse("record-rules-unknown", game=origin.game, version=origin.rules)
    game.check_data(origin.data)
    return game


def push(position: Position, study: Study, number: int) -> None:
    """Make the move of a node; refused with its number and the reason."""
    node = study.nodes[number]
    answer = position.read(node.move)
    if isinstance(answer, Refusal):
        raise refuse(
            "study-move-refused", answer.clause,
            number=number, text=shown(node.move), reason=str(Refused(answer)),
        )  # fmt: skip
    make(position, answer, study, node.deal)


def make(position: Position, move: int, study: Study, deal: int) -> None:
    """Make a move; another deal than 0 gives chance another seed from here on."""
    if not deal:
        position.push_number(move)
        return
    before = position.state
    position.state = dealt_otherwise(position, study, deal)
    position.push_number(move)
    last = position.played[-1]
    position.played[-1] = Played(last.move, last.seat, before, last.events, last.revealed)
    position.seed = None  # no record could tell it


def dealt_otherwise(position: Position, study: Study, deal: int) -> State:
    state = position.state.copy()
    text = seed_bytes(study.origin.seed) + b" %d" % deal
    state.key = seed_words(int.from_bytes(hashlib.sha256(text).digest(), "little"))
    state.stale = 1
    return state


def position_at(study: Study, number: int) -> Position:
    """Returns the position after the move of a node, with the moves that led there."""
    position = start_of(study)
    for each in study.path(number)[1:]:
        push(position, study, each)
    return position


def walk(study: Study) -> Iterator[tuple[int, Position]]:
    """Every node with its position, in the order of the file; a position lives until the next."""
    position = start_of(study)
    path = [0]
    yield 0, position
    for number in range(1, len(study.nodes)):
        while path[-1] != study.nodes[number].parent:
            path.pop()
            position.pop()
        push(position, study, number)
        path.append(number)
        yield number, position


def moved(study: Study, number: int, text: str) -> tuple[Study, int]:
    """With a move after a node, as people write it; refused with the reason where it is illegal."""
    position = position_at(study, number)
    answer = position.read(text)
    if isinstance(answer, Refusal):
        raise Refused(answer)
    return with_child(study, number, Node(number, position.game.notation.move_text(answer)))


def dealt(study: Study, number: int) -> tuple[Study, int]:
    """Returns the same move once more, with something else from chance."""
    node = study.node(number)
    if node.parent < 0:
        raise refuse("study-start-stays")
    position = position_at(study, node.parent)
    move = position.read(node.move)
    if isinstance(move, Refusal):
        raise Refused(move)
    like = [study.nodes[n] for n in study.following(node.parent)]
    used = [other.deal for other in like if other.move == node.move]
    seen = {outcome_of(position, move, study, deal) for deal in used}
    for deal in range(1, TRIES):
        fresh = deal not in used and deal < MOST_DEALS
        if fresh and outcome_of(position, move, study, deal) not in seen:
            return with_child(study, node.parent, Node(node.parent, node.move, deal))
    raise refuse("study-no-other-deal")


def outcome_of(position: Position, move: int, study: Study, deal: int) -> bytes:
    """Returns what a move leads to, without the seed."""
    make(position, move, study, deal)
    state = position.state.copy()
    position.pop()
    state.key, state.stale = [0] * len(state.key), 0
    state.rng = [0] * len(state.rng)
    return state.pack()
