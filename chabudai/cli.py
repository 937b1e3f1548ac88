"""The command line: play, serve, admin, simulate, check, replay, show, write a site and more."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

import chabudai
from chabudai.admin_command import add_admin
from chabudai.arena_commands import add_arena, add_hint
from chabudai.completion import add_completion
from chabudai.data_files import add_data_files
from chabudai.kernel.cases import BadCaseFile, read_cases, run_case
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.options import Names, Option
from chabudai.kernel.refusal import Refused, plain_words, refuse
from chabudai.kernel.words import printable, say
from chabudai.lab_command import add_lab
from chabudai.mine_command import add_mine
from chabudai.record_commands import add_language, add_record_commands, read_game
from chabudai.serve_command import add_serve, add_site
from chabudai.study_commands import add_calibrate, add_review, add_study

USAGE_ERROR = 2


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"chabudai: {message}\n")


def parser() -> argparse.ArgumentParser:
    top = OneLineParser(prog="chabudai", description="Mojo, Momiji and Mangrovia.")
    top.add_argument("--version", action="version", version=f"chabudai {chabudai.__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add_play(commands)
    add_simulate(commands)
    add_serve(commands)
    add_site(commands)
    add_export(commands)
    add_admin(commands)
    check = commands.add_parser("check", help="run case files")
    check.add_argument("files", nargs="+", type=Path)
    check.set_defaults(run=run_check)
    add_record_commands(commands)
    games = commands.add_parser("games", help="what there is to play, with options")
    games.set_defaults(run=run_games)
    add_arena(commands)
    add_lab(commands)
    add_hint(commands)
    add_review(commands)
    add_study(commands)
    add_calibrate(commands)
    add_mine(commands)
    add_data_files(commands)
    add_completion(commands, top)
    return top


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--players", type=int)
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="any option by name"
    )


def add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", default="mojo", help="a game's name, or a saved game")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--players", type=int)
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--seed", type=int, help="the same deal again")
    play.add_argument(
        "--seats", help="who sits where, as human,thumb,random …; by default you against bots"
    )
    add_language(play)
    play.set_defaults(run=run_play)


def add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="random games at compiled speed")
    add_game(simulate)
    simulate.add_argument("--games", type=int, default=1000)
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument("--json", action="store_true", help="one JSON object")
    simulate.set_defaults(run=run_simulate)


def add_export(commands: Any) -> None:
    export = commands.add_parser("export", help="play games and write them as a data set")
    add_game(export)
    export.add_argument("--games", type=int, default=100)
    export.add_argument("--seed", type=int, default=0)
    export.add_argument("--bots", default="random", help="one for all seats, or for each: a,b,c")
    export.add_argument("--out", type=Path, required=True, help="a file, .npz or .parquet")
    add_language(export)
    export.set_defaults(run=run_export)


def chosen_variant(arguments: argparse.Namespace) -> Variant:
    options: dict[str, Any] = {}
    if arguments.players is not None:
        options["players"] = arguments.players
    for word in arguments.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise refuse("option-no-value", word=word[:40])
        options[name] = value
    return chabudai.find(arguments.game).choose(**options)


def options_by_name(words: Sequence[str]) -> list[str]:
    """`--piles 2` and `--piles=2` as `piles=2`."""
    found: list[str] = []
    for word in words:
        if word.startswith("--"):
            found.append(word[2:])
        elif found and "=" not in found[-1]:
            found[-1] += f"={word}"
        else:
            raise refuse("option-no-value", word=word[:40])
    return found


def run_play(arguments: argparse.Namespace) -> int:
    from chabudai.terminal import play_in_terminal, read_seats

    saved = saved_game(arguments)
    if saved:
        position = read_game(saved)
    else:
        imply_players(arguments)
        position = chosen_variant(arguments).start(arguments.seed)
    seats = read_seats(arguments.seats, position.variant)
    return play_in_terminal(position, seats, arguments.seed, arguments.language)


def saved_game(arguments: argparse.Namespace) -> Path | None:
    """The file to go on with: named by --resume, or in the place of a game."""
    if arguments.resume:
        return Path(arguments.resume)
    place = Path(arguments.game)
    return place if arguments.game not in chabudai.names() and place.is_file() else None


def imply_players(arguments: argparse.Namespace) -> None:
    """`--seats human,thumb` is a game for two, if nothing else is said."""
    said = any(word.startswith("players=") for word in arguments.option)
    if arguments.seats and arguments.players is None and not said:
        arguments.players = len(arguments.seats.split(","))


def run_simulate(arguments: argparse.Namespace) -> int:
    from chabudai.simulate import simulate

    if not 1 <= arguments.games <= 10**9 or not 0 <= arguments.seed < 1 << 62:
        raise refuse("simulate-bad-count")
    result = simulate(chosen_variant(arguments), arguments.games, arguments.seed)
    print(json.dumps(result.json()) if arguments.json else result.table())
    return 0


def run_export(arguments: argparse.Namespace) -> int:
    try:
        from chabudai.export import export_games
    except ModuleNotFoundError as error:
        raise refuse("export-needs-numpy") from error
    if not 1 <= arguments.games <= 10**9 or not 0 <= arguments.seed < 1 << 62:
        raise refuse("simulate-bad-count")
    bots = arguments.bots.split(",")
    variant, out = chosen_variant(arguments), arguments.out
    data = export_games(variant, arguments.games, arguments.seed, bots, out)
    words = {"games": len(data.firsts), "moves": len(data.actions), "path": str(out)}
    print(say(arguments.language, "export-done", words))
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    passed = failed = 0
    for path in arguments.files:
        for case in read_cases(path):
            problems = run_case(case, chabudai.find)
            passed, failed = passed + (not problems), failed + bool(problems)
            for problem in problems:
                print(f"{path}: {case.name}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def run_games(arguments: argparse.Namespace) -> int:
    for name in chabudai.names():
        game = chabudai.find(name)
        print(f"{name}  (rules version {game.version})  {say('en', f'{name}-summary')}")
        for option in game.options:
            choices = ", ".join(str(c) for c in option.choices())
            print(f"  --option {option.name}=…  {choices}  (default {option.default})")
            for value, reason in alone_refused(game, option):
                print(f"      {value}: {reason}")
    return 0


def alone_refused(game: Game, option: Option) -> Iterator[tuple[str, str]]:
    """The choices of an option that need another option too, and what the game says of them."""
    for value in [] if isinstance(option, Names) else option.choices():
        try:
            game.choose(**{option.name: value})
        except Refused as error:
            yield str(value), str(error)


def main(arguments: Sequence[str] | None = None) -> int:
    commands = parser()
    chosen, rest = commands.parse_known_args(arguments)
    if rest and "option" not in chosen:
        commands.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        if rest:
            chosen.option += options_by_name(rest)
        return int(chosen.run(chosen))
    except Refused as error:
        return fail(plain_words(error.refusal, getattr(chosen, "language", "en")))
    except (BadCaseFile, ValueError) as error:
        return fail(str(error))
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except OSError as error:
        if error.filename is None:  # no path that somebody gave
            raise
        words = {"path": str(error.filename), "detail": error.strerror or str(error)}
        return fail(say(getattr(chosen, "language", "en"), "file-unusable", words))


def fail(sentence: str) -> int:
    print(printable(f"chabudai: {sentence}".replace("\n", " ")), file=sys.stderr)
    return USAGE_ERROR
