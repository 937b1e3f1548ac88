"""The command line: play, serve, simulate, check, replay, verify, show and list games."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import chabudai
from chabudai.arena_commands import add_arena, add_hint
from chabudai.data_files import add_data_files
from chabudai.kernel.cases import BadCaseFile, read_cases, run_case
from chabudai.kernel.game import Variant
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused, refuse
from chabudai.kernel.words import LANGUAGES, say

USAGE_ERROR = 2


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"chabudai: {message}\n")


def parser() -> argparse.ArgumentParser:
    top = OneLineParser(prog="chabudai", description="Mojo, Momiji and Mangrovia.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add_play(commands)
    add_simulate(commands)
    add_serve(commands)
    check = commands.add_parser("check", help="run case files")
    check.add_argument("files", nargs="+", type=Path)
    check.set_defaults(run=run_check)
    replay = commands.add_parser("replay", help="replay a saved game")
    replay.add_argument("record", type=Path)
    add_language(replay)
    replay.set_defaults(run=run_replay)
    verify = commands.add_parser("verify", help="check the deal and the moves of a saved game")
    verify.add_argument("record", type=Path)
    verify.add_argument("--commitment", help="as it was published before the deal")
    add_language(verify)
    verify.set_defaults(run=run_verify)
    show = commands.add_parser("show", help="draw a position written as text (- for input)")
    show.add_argument("position", type=Path)
    show.add_argument("--seat", type=int, help="as this seat sees it; else as the one on turn does")
    show.set_defaults(run=run_show)
    games = commands.add_parser("games", help="what there is to play, with options")
    games.set_defaults(run=run_games)
    add_arena(commands)
    add_hint(commands, read_file)
    add_data_files(commands)
    return top


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--players", type=int)
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="any option by name"
    )


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", choices=LANGUAGES, default="en")


def add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", default="mojo")
    play.add_argument("--players", type=int)
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--seed", type=int, help="the same deal again")
    play.add_argument(
        "--seats", help="who sits where, as human,thumb,random …; by default you against thumbs"
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


def add_serve(commands: Any) -> None:
    serve = commands.add_parser("serve", help="host tables for people, bots and spectators")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8642, help="0: any free one")
    serve.add_argument("--database", default="chabudai.db", help="a file, or postgresql://…")
    serve.add_argument("--workers", type=int, help="processes that think for bots")
    serve.add_argument("--pace", type=float, default=0.4, help="seconds; bots answer at multiples")
    serve.add_argument("--origin", action="append", default=[], help="of a page that may call us")
    serve.add_argument("--secure", action="store_true", help="cookies over https alone")
    serve.add_argument("--proxied", action="store_true", help="believe X-Forwarded-For")
    serve.add_argument("--metrics", action="store_true", help="figures for Prometheus at /metrics")
    serve.add_argument("--open", action="store_true", help="show the table in a browser")
    serve.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info")
    serve.set_defaults(run=run_serve)


def run_serve(arguments: argparse.Namespace) -> int:
    try:
        from chabudai.server.config import Config
        from chabudai.server.serve import serve
    except ModuleNotFoundError as error:
        raise refuse("server-extra-missing") from error
    chosen = {} if arguments.workers is None else {"workers": max(1, arguments.workers)}
    config = Config(
        database=arguments.database, host=arguments.host, port=arguments.port,
        origins=tuple(arguments.origin), secure=arguments.secure, proxied=arguments.proxied,
        pace=max(0.0, arguments.pace), metrics=arguments.metrics, **chosen,
    )  # fmt: skip
    return serve(config, arguments.log, arguments.open)


def chosen_variant(arguments: argparse.Namespace) -> Variant:
    options: dict[str, Any] = {}
    if arguments.players is not None:
        options["players"] = arguments.players
    for word in arguments.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise refuse("option-no-value", word=word[:40])
        options[name] = value
    return chabudai.game(arguments.game, **options)


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


def read_file(path: Path) -> str:
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise refuse("file-unreadable", path=str(path), detail=str(error)) from error


def run_play(arguments: argparse.Namespace) -> int:
    from chabudai.terminal import play_in_terminal

    return play_in_terminal(
        chosen_variant(arguments), arguments.seats, arguments.seed, arguments.language
    )


def run_simulate(arguments: argparse.Namespace) -> int:
    from chabudai.simulate import simulate

    if not 1 <= arguments.games <= 10**9 or not 0 <= arguments.seed < 1 << 62:
        raise refuse("simulate-bad-count")
    result = simulate(chosen_variant(arguments), arguments.games, arguments.seed)
    print(json.dumps(result.json()) if arguments.json else result.table())
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


def run_replay(arguments: argparse.Namespace) -> int:
    record = chabudai.read_record(read_file(arguments.record))
    position = chabudai.replay(record)
    for number, played in enumerate(position.played):
        text = position.game.notation.move_text(played.move)
        print(f"{number + 1:>4}  seat {played.seat}  {text}")
        for raw in played.events:
            event = position.told(raw, played.seat)
            print(f"        {say(arguments.language, event.id, event.args)}")
    print_result(position, arguments.language)
    return 0


def run_verify(arguments: argparse.Namespace) -> int:
    """Does the seed belong to the commitment, and the end to the deal and the moves?"""
    record = chabudai.read_record(read_file(arguments.record))
    if arguments.commitment not in (None, record.commitment):
        raise refuse("record-other-commitment", value=record.commitment)
    position = chabudai.replay(record)
    salts = sum(1 for salt in record.salts if salt)
    words = {"commitment": record.commitment, "salts": salts, "moves": len(position.played)}
    print(say(arguments.language, "record-verified", words))
    print_result(position, arguments.language)
    return 0


def print_result(position: Position, language: str) -> None:
    outcome = position.outcome()
    if outcome is None:
        print(say(language, "result-open", {"moves": len(position.played)}))
        return
    print(say(language, outcome.reason))
    if outcome.tie_break:
        print(say(language, outcome.tie_break))
    for place, seats in enumerate(outcome.ranking):
        for seat in seats:
            words = {"place": place + 1, "seat": seat, "points": outcome.scores[seat]["total"]}
            print(say(language, "result-line", words))


def run_show(arguments: argparse.Namespace) -> int:
    position = chabudai.position(read_file(arguments.position))
    viewer = position.seat if arguments.seat is None else arguments.seat
    print(position.picture(viewer))
    if viewer == position.seat and not position.over:
        print("moves: " + ", ".join(position.moves()))
    return 0


def run_games(arguments: argparse.Namespace) -> int:
    for name in chabudai.names():
        game = chabudai.find(name)
        print(f"{name}  (rules version {game.version})  {say('en', f'{name}-summary')}")
        for option in game.options:
            choices = ", ".join(str(c) for c in option.choices())
            print(f"  --option {option.name}=…  {choices}  (default {option.default})")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    commands = parser()
    chosen, rest = commands.parse_known_args(arguments)
    if rest and "option" not in chosen:
        commands.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        if rest:
            chosen.option += options_by_name(rest)
        return int(chosen.run(chosen))
    except (Refused, BadCaseFile, ValueError) as error:
        print(f"chabudai: {error}".replace("\n", " "), file=sys.stderr)
        return USAGE_ERROR
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
