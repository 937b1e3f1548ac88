"""`chabudai review`, `study` and `calibrate`: games looked at again, chances measured."""

import argparse
import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import chabudai
from chabudai.kernel.refusal import refuse
from chabudai.kernel.words import printable, say
from chabudai.record_commands import add_language, read_file

MOST_GAMES = 10**6
MOST_WORKERS = 256
COSTLY = 10  # decisions that are listed


def add_review(commands: Any) -> None:
    review = commands.add_parser("review", help="a saved game: chances, costs, luck and skill")
    review.add_argument("record", type=Path)
    review.add_argument("--iterations", type=int, default=0, help="of each decision's search")
    review.add_argument("--json", action="store_true", help="everything, as one JSON object")
    add_language(review)
    review.set_defaults(run=run_review)


def run_review(arguments: argparse.Namespace) -> int:
    from dataclasses import replace

    from chabudai.bots.review import EFFORTS, PLAIN_EFFORT, parts, whole

    position = chabudai.replay(chabudai.read_record(read_file(arguments.record)))
    if not 0 <= arguments.iterations <= MOST_GAMES:
        raise refuse("simulate-bad-count")
    effort = EFFORTS.get(position.game.name, PLAIN_EFFORT)
    if arguments.iterations:
        effort = replace(effort, iterations=arguments.iterations)
    review = whole(list(parts(position, effort)))
    if arguments.json:
        print(json.dumps(asdict(review), ensure_ascii=False))
        return 0
    for message, words in lines(review):
        print(say(arguments.language, message, words))
    return 0


def lines(review: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is told of a review: where results came from, turning points, costly decisions."""
    for seat, line in enumerate(review.accounts):
        parts = {name: round(100 * share) for name, share in asdict(line).items()}
        yield "review-account", {"seat": seat, **parts}
    for turn in review.turns:
        most = max(range(len(turn.before)), key=lambda p: abs(turn.after[p] - turn.before[p]))
        before, after = (round(100 * shares[most]) for shares in (turn.before, turn.after))
        word = "review-turn-chance" if turn.by_chance else "review-turn-move"
        words = {"move": turn.move + 1, "seat": turn.seat, "other": most}
        yield word, {**words, "before": before, "after": after}
    for move in sorted(review.moves, key=lambda one: -one.cost)[:COSTLY]:
        words = {"move": move.move + 1, "seat": move.seat, "cost": round(100 * move.cost)}
        if words["cost"]:
            yield "review-cost", {**words, "played": move.played.text, "best": move.best.text}


def add_study(commands: Any) -> None:
    study = commands.add_parser("study", help="a study: its tree with comments, checked")
    study.add_argument("study", type=Path, help="of a study, a record or a position; - for input")
    study.add_argument("--json", action="store_true", help="as a study's file, in good order")
    add_language(study)
    study.set_defaults(run=run_study)


def run_study(arguments: argparse.Namespace) -> int:
    from chabudai.table.study import open_text

    study = open_text(read_file(arguments.study))
    told = list(study_lines(study, arguments.language))
    print(study.text() if arguments.json else "\n".join(told), end="" if arguments.json else "\n")
    return 0


def study_lines(study: Any, language: str) -> Iterator[str]:
    """A study as text: what it is of, then a move a line, branches further to the right."""
    from chabudai.table.studying import tree

    found = tree(study)
    twigs = found["tree"]
    branches = len(twigs) - len({twig["parent"] for twig in twigs})
    name = printable(study.name) or say(language, "study-unnamed")
    words = {"name": name, "game": say(language, f"{found['game']}-name"), "branches": branches}
    yield say(
        language, "study-head", {**words, "players": found["players"], "moves": len(twigs) - 1}
    )
    if "position" in found["study"]:
        yield say(language, "study-from-position")
    for twig in twigs:
        yield from twig_lines(twig, study.names, language)


def twig_lines(twig: dict[str, Any], names: tuple[str, ...], language: str) -> Iterator[str]:
    indent, seat = "    " * twig["depth"], twig["seat"]
    if seat >= 0:
        plain = say(language, "seat-name", {"number": seat + 1})
        who = names[seat] if seat < len(names) else plain
        line = f"{indent}{twig['moves']:>4}  {printable(who)}  {twig['move']['text']}"
        other = {"number": twig["deal"]}
        deal = f"  {say(language, 'study-dealt-otherwise', other)}" if twig["deal"] else ""
        yield f"{line} {twig['mark']}".rstrip() + deal
    for row in twig["comment"].splitlines():
        yield f"{indent}      {printable(row)}"


def add_calibrate(commands: Any) -> None:
    calibrate = commands.add_parser("calibrate", help="measure chances to win, on all cores")
    calibrate.add_argument("game")
    calibrate.add_argument("--games", type=int, default=1000, help="for each number of players")
    calibrate.add_argument("--players", type=int, default=0, help="measure this number alone")
    calibrate.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    calibrate.add_argument("--work", type=Path, help="what was played; goes on where it stopped")
    calibrate.add_argument("--picture", type=Path, help="the reliability diagram as SVG")
    calibrate.set_defaults(run=run_calibrate)


def run_calibrate(arguments: argparse.Namespace) -> int:
    from chabudai.bots.calibrate import calibrate, picture, report, write_calibration

    if not 1 <= arguments.games <= MOST_GAMES or not 0 <= arguments.workers <= MOST_WORKERS:
        raise refuse("arena-bad-count", most=MOST_WORKERS)
    game = chabudai.find(arguments.game)
    work = arguments.work or Path("learning") / f"{game.name}-chances.jsonl"
    work.parent.mkdir(parents=True, exist_ok=True)
    table = calibrate(game, arguments.games, work, arguments.workers, arguments.players)
    print("\n".join(report(table)))
    print(write_calibration(game, table))
    if arguments.picture:
        arguments.picture.write_text(picture(table), "utf-8")
    return 0
