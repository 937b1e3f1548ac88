"""`chabudai lab`."""

import argparse
import json
import os
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import chabudai
from chabudai.arena_commands import MOST_WORKERS, check_writable, prepare, show
from chabudai.kernel.game import Variant
from chabudai.kernel.refusal import refuse


def add_lab(commands: Any) -> None:
    lab = commands.add_parser("lab", help="what many games tell: seats, length, luck, rules")
    lab.add_argument("game")
    lab.add_argument("--bot", default="sharp", help="who plays at all seats; as for arena")
    lab.add_argument("--players", type=int)
    lab.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    lab.add_argument(
        "--against", action="append", default=[], metavar="NAME=VALUE[,…]",
        help="options of another rule, on the same deals; a value may be a JSON file: board=@FILE",
    )  # fmt: skip
    lab.add_argument("--deals", type=int, default=100)
    lab.add_argument("--pairs", type=int, help="deals that other rules play too; all")
    lab.add_argument("--repeats", type=int, default=2, help="games of a deal; 1: luck is not asked")
    lab.add_argument("--first-deal", type=int, default=0, help="the seed of the first deal")
    lab.add_argument("--results", type=Path, help="JSON lines; goes on where it stopped")
    lab.add_argument("--html", type=Path, help="the report as a page")
    lab.add_argument("--json", type=Path, help="the report as data")
    lab.add_argument("--pictures", type=Path, metavar="FOLDER", help="its plots as SVG")
    lab.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="0: this process")
    lab.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster")
    lab.set_defaults(run=run_lab)


def read_options(words: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise refuse("option-no-value", word=word[:40])
        found[name] = read_table(Path(value[1:])) if value.startswith("@") else value
    return found


def read_table(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise refuse("file-unreadable", path=str(path), detail=str(error)) from error


def chosen_variants(arguments: argparse.Namespace) -> tuple[Variant, list[Variant]]:
    usual = read_options(arguments.option)
    if arguments.players is not None:
        usual["players"] = arguments.players
    game = chabudai.find(arguments.game)
    others = [{**usual, **read_options(words.split(","))} for words in arguments.against]
    return game.choose(**usual), [game.choose(**options) for options in others]


def run_lab(arguments: argparse.Namespace) -> int:
    from chabudai.arena.lines import Progress
    from chabudai.lab.study import Study

    if arguments.ray is not None and find_spec("ray") is None:
        raise refuse("extra-missing", extra="ray")
    counts = arguments.deals, arguments.repeats, arguments.pairs or 1
    if not all(1 <= n <= 10**6 for n in counts) or not 0 <= arguments.workers <= MOST_WORKERS:
        raise refuse("arena-bad-count", most=MOST_WORKERS)
    variant, others = chosen_variants(arguments)
    study = Study(
        variant, others, arguments.bot, arguments.deals, arguments.repeats, arguments.first_deal,
        arguments.pairs,
    )  # fmt: skip
    for path in filter(None, (arguments.results, arguments.html, arguments.json)):
        check_writable(path)
    prepare([variant], [arguments.bot])
    if arguments.results:
        study.resume(arguments.results)
    progress = Progress(sum(1 for _ in study.matches()), len(study.games), show)
    study.run(chosen_runner(arguments), arguments.results, progress)
    show("\n")
    answers = study.answers()
    write(answers, arguments)
    print(summary(answers))
    return 0


def write(answers: dict[str, Any], arguments: argparse.Namespace) -> None:
    from chabudai.lab.report import page, pictures

    if arguments.html:
        arguments.html.write_text(page(answers), "utf-8")
    if arguments.json:
        arguments.json.write_text(json.dumps(answers) + "\n", "utf-8")
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
        for name, drawn in pictures(answers).items():
            path = arguments.pictures / f"{answers['game']}-{name}.svg"
            path.write_text(drawn, "utf-8")


def chosen_runner(arguments: argparse.Namespace) -> Any:
    from chabudai.arena.workers import by_processes, by_ray, one_by_one
    from chabudai.lab.trial import observe

    if arguments.ray is not None:
        return partial(by_ray, address=arguments.ray, workers=arguments.workers, player=observe)
    if arguments.workers:
        return partial(by_processes, workers=arguments.workers, player=observe)
    return partial(one_by_one, player=observe)


def summary(answers: dict[str, Any]) -> str:
    """A few lines for a terminal."""
    shares = ", ".join(f"{100 * s['mean']:.1f}% ± {100 * s['error']:.1f}" for s in answers["seats"])
    length, luck = answers["length"], answers["luck"]
    lines = [
        f"{answers['title']}: {answers['games']} games of {answers['deals']} deals",
        f"  wins by seat: {shares}",
        f"  moves: {length['mean']:.1f} ± {length['error']:.1f}",
    ]
    if luck:
        told = "{share:.2f} ({low:.2f} to {high:.2f})".format(**luck)
        lines.append(f"  settled by the deal: {told}")
    for row in [row for row in answers["facts"] if row["stands"]][:8]:
        told = f"{100 * row['difference']:+.1f}% ± {100 * row['error']:.1f}"
        lines.append(f"  more {row['name']}: {told} of the win")
    return "\n".join(lines)
