"""`chabudai board check` and `chabudai cards check`: data that an owner of the box may correct."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chabudai.kernel.refusal import Refusal, Refused, refuse


def add_data_files(commands: Any) -> None:
    """The two commands, each with the verb `check`."""
    for word, help_text, run in (
        ("board", "boards of Mangrovia as data", check_board),
        ("cards", "the cards of Momiji as data", check_cards),
    ):
        verbs = commands.add_parser(word, help=help_text).add_subparsers(
            dest="verb", required=True, metavar="VERB"
        )
        check = verbs.add_parser("check", help="say what is wrong or odd in a file")
        check.add_argument("file", type=Path)
        check.set_defaults(run=run)


def check_board(arguments: argparse.Namespace) -> int:
    from chabudai.games.mangrovia.board import oddities, problems, read_board

    board = read_board(arguments.file)
    return report(arguments.file, problems(board), oddities(board))


def check_cards(arguments: argparse.Namespace) -> int:
    from chabudai.games.momiji.data_check import load, problems

    try:
        table = load(arguments.file)
    except (OSError, ValueError) as error:
        raise refuse("file-unreadable", path=str(arguments.file), detail=str(error)) from error
    return report(arguments.file, problems(table), [])


def report(path: Path, wrong: Sequence[Refusal], odd: Sequence[Refusal]) -> int:
    """One line for each finding, then the count; what is odd may still be played."""
    for refusal in wrong:
        print(f"{path}: wrong: {Refused(refusal)}")
    for refusal in odd:
        print(f"{path}: odd: {Refused(refusal)}")
    print(f"{path}: {len(wrong)} wrong, {len(odd)} odd")
    return 1 if wrong else 0
