"""`chabudai arena` and `chabudai hint`."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import chabudai
from chabudai.kernel.game import Variant
from chabudai.kernel.refusal import refuse
from chabudai.kernel.words import say
from chabudai.record_commands import add_language, add_situation, read_situation

MOST_WORKERS = 256


def add_arena(commands: Any) -> None:
    arena = commands.add_parser("arena", help="bots against bots: tables, ratings, a picture")
    arena.add_argument("games", help="a game, or several with commas")
    arena.add_argument("bots", nargs="+", help="weakest first; as for play, or search:iterations=N")
    arena.add_argument("--kind", choices=("round-robin", "ladder"), default="round-robin")
    arena.add_argument("--players", help="a number, or several with commas")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arena.add_argument("--deals", type=int, default=50, help="each played with seats changed")
    arena.add_argument("--first-deal", type=int, default=0, help="the seed of the first deal")
    arena.add_argument("--results", type=Path, help="JSON lines; goes on where it stopped")
    arena.add_argument("--picture", type=Path, help="ratings as SVG, one file per game")
    arena.add_argument(
        "--stop-early", metavar="LOW,HIGH", help="when a share is decided, as 0.5,0.6"
    )
    arena.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="0: this process")
    arena.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster; alone: here"
    )
    arena.add_argument("--json", action="store_true", help="the table as one line of JSON")
    arena.set_defaults(run=run_arena)


def add_hint(commands: Any) -> None:
    hint = commands.add_parser("hint", help="what a search thinks of a position (- for input)")
    add_situation(hint)
    hint.add_argument("--seconds", type=float, default=1.0)
    hint.add_argument("--iterations", type=int, default=0, help="instead of a time: repeatable")
    hint.add_argument("--seed", type=int, default=0)
    hint.add_argument("--json", action="store_true", help="one JSON object")
    add_language(hint)
    hint.set_defaults(run=run_hint)


def read_words(words: Sequence[str]) -> dict[str, str]:
    """Options as they are given: `name=value`."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise refuse("option-no-value", word=word[:40])
        options[name] = value
    return options


def chosen_variants(arguments: argparse.Namespace) -> list[Variant]:
    options = read_words(arguments.option)
    counts = [{"players": n} for n in arguments.players.split(",")] if arguments.players else [{}]
    return [
        chabudai.find(name).choose(**{**options, **count})
        for name in arguments.games.split(",")
        for count in counts
    ]


def read_stop(text: str | None) -> tuple[float, float] | None:
    if text is None:
        return None
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError as error:
        raise refuse("arena-bad-stop", text=text[:40]) from error
    if not 0 < low < high < 1:
        raise refuse("arena-bad-stop", text=text[:40])
    return low, high


def run_arena(arguments: argparse.Namespace) -> int:
    for package, extra in (("choix", "arena"), ("ray", "ray")):
        if (package != "ray" or arguments.ray is not None) and find_spec(package) is None:
            raise refuse("extra-missing", extra=extra)
    from chabudai.arena.lines import Progress
    from chabudai.arena.tournament import Tournament

    if len(set(arguments.bots)) < len(arguments.bots):
        raise refuse("arena-bot-twice")
    if not 1 <= arguments.deals <= 10**6 or not 0 <= arguments.workers <= MOST_WORKERS:
        raise refuse("arena-bad-count", most=MOST_WORKERS)
    tournament = Tournament(
        chosen_variants(arguments), arguments.bots, arguments.kind, arguments.deals,
        arguments.first_deal, read_stop(arguments.stop_early),
    )  # fmt: skip
    if len(arguments.bots) == 1 and any(v.players > 1 for v in tournament.variants):
        raise refuse("arena-one-bot")
    for path in filter(None, (arguments.results, arguments.picture)):
        check_writable(path)
    prepare(tournament.variants, arguments.bots)
    if arguments.results:
        tournament.resume(arguments.results)
    progress = Progress(len(tournament.matches()), len(tournament.results), show)
    try:
        tournament.run(chosen_runner(arguments), arguments.results, progress)
    finally:
        show("\n")
        if tournament.results:
            print(json.dumps(tournament.summary()) if arguments.json else tournament.table())
    if arguments.picture:
        write_pictures(arguments.picture, tournament)
    return 0


def check_writable(path: Path) -> None:
    """Better now than after the games."""
    is_new = not path.exists()
    try:
        with path.open("a"):
            pass
        if is_new:
            path.unlink()
    except OSError as error:
        raise refuse("file-unwritable", path=str(path), detail=error.strerror) from error


def show(text: str) -> None:
    if sys.stderr.isatty():
        print(text, end="", file=sys.stderr, flush=True)


def prepare(variants: Sequence[Variant], bots: Sequence[str]) -> None:
    """Refuse unknown bots at once, and compile here what several workers will load."""
    from chabudai.bots.search import Search
    from chabudai.bots.summon import summon

    for game in {variant.game for variant in variants}:
        for name in bots:
            bot = summon(name, game, 0)
            if isinstance(bot, Search):
                show("compiling, once …\r")
                bot.trees[0].code.iterate_in  # noqa: B018


def chosen_runner(arguments: argparse.Namespace) -> Any:
    from chabudai.arena.workers import by_processes, by_ray, one_by_one

    if arguments.ray is not None:
        return partial(by_ray, address=arguments.ray, workers=arguments.workers)
    return partial(by_processes, workers=arguments.workers) if arguments.workers else one_by_one


def write_pictures(path: Path, tournament: Any) -> None:
    from chabudai.arena.picture import write_picture
    from chabudai.arena.rating import rate

    for variant in tournament.variants:
        ratings = rate(tournament.of(variant.game.name, variant.options))
        single = len(tournament.variants) == 1
        own = f"{path.stem}-{variant.game.name}-{variant.players}{path.suffix}"
        if ratings:
            title = f"{variant.game.name}, {variant.players}"
            write_picture(path if single else path.with_name(own), title, ratings)


def run_hint(arguments: argparse.Namespace) -> int:
    from chabudai.bots.chances import chances
    from chabudai.bots.levels import coach
    from chabudai.bots.settings import Settings, with_budget

    with_budget(Settings(arguments.iterations, arguments.seconds))
    position = read_situation(arguments)
    if position.over:
        raise refuse("game-is-over")
    search = coach(position.game, arguments.seed, arguments.seconds, arguments.iterations)
    if sys.stderr.isatty():
        show(say(arguments.language, "hint-searching") + "\r")
    thought = search.think(position)
    if arguments.json:
        print(json.dumps(thought.json(position.game), ensure_ascii=False))
        return 0
    text = position.game.notation.move_text
    for candidate in thought.candidates:
        words = {
            "text": text(candidate.move),
            "value": round(100 * candidate.value),
            "visits": candidate.visits,
            "line": " · ".join(text(move) for move in candidate.line[1:]) or "–",
        }
        print(say(arguments.language, "hint-line", words))
    found = chances(position, position.seat, arguments.seed)
    shares = [f"{round(100 * share)}%" for share in found]
    print(say(arguments.language, "hint-chances", {"chances": " · ".join(shares)}))
    return 0
