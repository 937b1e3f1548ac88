"""`chabudai mine`: puzzles found in games among bots, and those that are there proved anew."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import chabudai
from chabudai.arena_commands import MOST_WORKERS, check_writable, prepare, read_words, show
from chabudai.kernel.game import Game
from chabudai.kernel.refusal import refuse
from chabudai.kernel.words import say
from chabudai.record_commands import add_language

if TYPE_CHECKING:
    from chabudai.arena.mining import Dig, Yield

USUAL_COUNT = 72


def add_mine(commands: Any) -> None:
    mine = commands.add_parser("mine", help="find puzzles in games among bots")
    mine.add_argument("game")
    mine.add_argument("--players", default="2,3,4", help="a number, or several with commas")
    mine.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    mine.add_argument("--theme", action="append", default=[], help="look for these alone")
    mine.add_argument("--games", type=int, default=200, help="to look through")
    mine.add_argument("--first-deal", type=int, default=0, help="the seed of the first")
    mine.add_argument("--results", type=Path, help="JSON lines; goes on where it stopped")
    mine.add_argument("--out", type=Path, help="a folder: the best are written here, a file each")
    mine.add_argument("--count", type=int, default=USUAL_COUNT, help="how many")
    mine.add_argument("--renew", type=Path, metavar="FOLDER", help="prove these puzzles anew")
    mine.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="0: this process")
    add_language(mine)
    mine.set_defaults(run=run_mine)


def run_mine(arguments: argparse.Namespace) -> int:
    game = chabudai.find(arguments.game)
    if not 1 <= arguments.games <= 10**6 or not 0 <= arguments.workers <= MOST_WORKERS:
        raise refuse("arena-bad-count", most=MOST_WORKERS)
    if not hasattr(game.notation, "theme"):
        raise refuse("mine-no-themes", game=game.name)
    known = game.notation.THEMES  # type: ignore[attr-defined]
    if unknown := [theme for theme in arguments.theme if theme not in known]:
        raise refuse("mine-unknown-theme", theme=unknown[0][:40], themes=", ".join(known))
    if arguments.renew:
        return renew(arguments.renew, arguments.language)
    return dig(arguments, game)


def dig(arguments: argparse.Namespace, game: Game) -> int:
    from chabudai.arena import mining

    options = read_words(arguments.option)
    counts = [{**options, "players": word} for word in arguments.players.split(",")]
    variants = [{**options, "players": game.choose(**count).players} for count in counts]
    first, themes = arguments.first_deal, arguments.theme
    wanted = mining.digs(game.name, variants, arguments.games, first, themes)
    done = mining.read_yields(arguments.results) if arguments.results else []
    if arguments.results:
        check_writable(arguments.results)
    prepare([game.choose()], ["master"])
    for found in worked(list(mining.left(wanted, done)), arguments.workers):
        if arguments.results:
            mining.append(arguments.results, found)
        done.append(found)
        show(f"{len(done)} / {len(wanted)}: {sum(len(each.puzzles) for each in done)}\r")
    puzzles = [puzzle for found in done for puzzle in found.puzzles]
    if arguments.out:
        puzzles = mining.chosen(puzzles, arguments.count)
        mining.write_all(puzzles, arguments.out, themes)
    words = {"games": len(done), "puzzles": len(puzzles)}
    print(say(arguments.language, "mine-done", words))
    return 0


def worked(digs: "list[Dig]", workers: int) -> "Iterator[Yield]":
    from chabudai.arena.mining import work
    from chabudai.bots.spread import spread

    return spread(digs, workers, work) if workers else map(work, digs)


def renew(folder: Path, language: str) -> int:
    """Prove puzzles of a folder that were proved with other rules, bots or another network than
    those of now; what fails is removed."""
    from chabudai.bots.proving import puzzle_in, terms_of
    from chabudai.bots.puzzles import is_fresh, read_puzzle, write_puzzle

    kept = gone = 0
    for path in sorted(folder.glob("*.toml")):
        old = read_puzzle(path)
        if is_fresh(old):
            kept += 1
            continue
        position = old.start()
        again = puzzle_in(position, old.origin, terms_of(position.game))
        path.unlink()
        if again is None or again.best == again.thumb:
            gone += 1
            continue
        write_puzzle(again, folder)
        kept += 1
    print(say(language, "mine-renewed", {"kept": kept, "gone": gone}))
    return 0
