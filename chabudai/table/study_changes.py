"""Changes of a study's tree: each answers with another study, and where one stands in it."""

import json
from collections.abc import Sequence
from dataclasses import replace

from chabudai.kernel.options import shown
from chabudai.kernel.refusal import refuse
from chabudai.table.study import (
    LONGEST_COMMENT,
    MARKS,
    MOST_NODES,
    Node,
    Study,
    check_length,
    ordered,
    read_chances,
    read_text,
)


def with_child(study: Study, number: int, node: Node) -> tuple[Study, int]:
    """Returns a study with a node after another, unless it is there; and its number."""
    for after in study.following(number):
        there = study.nodes[after]
        if (there.move, there.deal) == (node.move, node.deal):
            return study, after
    if len(study.nodes) >= MOST_NODES:
        raise refuse("study-too-large", most=MOST_NODES)
    rows = [*enumerate(study.nodes), (len(study.nodes), replace(node, parent=number))]
    changed, places = ordered(study, rows)
    return changed, places[len(study.nodes)]


def removed(study: Study, number: int) -> tuple[Study, int]:
    """Without a node and all that follows it; where one stands then."""
    if study.node(number).parent < 0:
        raise refuse("study-start-stays")
    gone = {number}
    for later in range(number + 1, len(study.nodes)):
        if study.nodes[later].parent in gone:
            gone.add(later)
    rows = [(n, node) for n, node in enumerate(study.nodes) if n not in gone]
    changed, places = ordered(study, rows)
    return changed, places[study.nodes[number].parent]


def promoted(study: Study, number: int) -> tuple[Study, int]:
    """With the branch of a node one place further to the front where it left another line."""
    path = study.path(number)
    for place in reversed(path[1:]):
        line = study.following(study.nodes[place].parent)
        at = line.index(place)
        if at:
            return swapped(study, line[at - 1], place, number)
    raise refuse("study-is-main")


def swapped(study: Study, first: int, second: int, number: int) -> tuple[Study, int]:
    """Two nodes that follow the same one in the other order; where a third node went."""
    order = list(range(len(study.nodes)))
    order[first], order[second] = second, first
    changed, places = ordered(study, [(n, study.nodes[n]) for n in order])
    return changed, places[number]


def noted(study: Study, number: int, comment: str, mark: str) -> Study:
    """With a comment and a mark at a node."""
    told = {"comment": comment, "mark": mark}
    said = read_text(told, "comment", LONGEST_COMMENT)
    if mark not in ("", *MARKS):
        raise refuse("study-mark", value=shown(mark), choices=list(MARKS))
    changed = with_node(study, number, replace(study.node(number), comment=said, mark=mark))
    check_length(json.dumps(changed.json(), ensure_ascii=False, indent=1))  # as a file
    return changed


def weighed(study: Study, number: int, eyes: str, shares: Sequence[float]) -> Study:
    """With what an analysis found."""
    node = study.node(number)
    chances = read_chances(number, {**node.chances, eyes: list(shares)})
    return with_node(study, number, replace(node, chances=chances))


def with_node(study: Study, number: int, node: Node) -> Study:
    nodes = list(study.nodes)
    nodes[number] = node
    return replace(study, nodes=tuple(nodes))
