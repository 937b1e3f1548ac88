"""Momiji alone against a bound: [SCENARIO DEALS BOT] [--tries N] [--seconds N]

A bot plays a shuffled deck once; then that same deck is played as often as it takes to win it, by
rules of thumb with slips. Nobody can win more decks than can be won, and of those this finds most:
it is what somebody could hope for who knows every card to come. A line for each deal goes into
docs/solo: the same command goes on from there.
"""

import argparse
import random
import time
from functools import cache

import chabudai
from chabudai.arena.rating import wilson
from chabudai.bots.chances import Scales
from chabudai.bots.grown import Code
from chabudai.bots.library import DEFAULTS, modules
from chabudai.bots.simple import Bot
from chabudai.bots.summon import summon
from chabudai.bots.weigh import GAME
from chabudai.kernel.compile import compile_rules
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.position import Position
from chabudai.kernel.state import seed_words
from prove import _deck
from prove._kept import DOCS, keep, kept

SCENARIOS = ("wind", "meditation", "equinox")
SLIPS = (0.0, 0.03, 0.08, 0.15)  # shares of any moves, in turn
LONGEST = 2000  # moves


@cache
def rules_of(game: Game) -> Namespace:
    return link((*modules(game), _deck), DEFAULTS)


@cache
def code_of(game: Game) -> Code:
    return compile_rules((*modules(game), _deck), game.state, DEFAULTS)


def start(variant: Variant, deal: int) -> Position:
    """A game whose deck lies in an order."""
    state, rules = variant.game.state(), rules_of(variant.game)
    seed = random.Random(f"deck {deal}").getrandbits(256)
    rules.begin(state, seed_words(seed), variant.setup)
    return Position(variant, state, rules)


def play(variant: Variant, deal: int, bot: Bot) -> float:
    position = start(variant, deal)
    while not position.over:
        position.push_number(bot(position))
    return float(position.rules.win_share(position.state, 0))


def tries_to_win(variant: Variant, deal: int, tries: int) -> int:
    """How many games by rules of thumb with some other moves it takes until one is won, each with
    the same deck; 0 if none is."""
    code, position = code_of(variant.game), start(variant, deal)
    scales = Scales(variant.game, variant.players, code=code)
    for number in range(tries):
        state = position.state.copy()
        position.rules.cheap_stream(state, number)
        scales.tree.put_state(state, GAME)
        code.play_in(scales.tree.mind, SLIPS[number % len(SLIPS)], LONGEST)
        if code.win_share_in(scales.tree.mind.states, GAME, 0):
            return number + 1
    return 0


def told(name: str, wins: list[float]) -> str:
    low, high = wilson(sum(wins), len(wins))
    rate = 100 * sum(wins) / len(wins)
    return f"{name} {rate:.1f}% ({100 * low:.1f} to {100 * high:.1f})"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove solo")
    parser.add_argument("scenario", nargs="?", choices=SCENARIOS, default=SCENARIOS[0])
    parser.add_argument("deals", nargs="?", type=int, default=100)
    parser.add_argument("bot", nargs="?", default="master")
    parser.add_argument("--tries", type=int, default=2000, help="to win a deck")
    parser.add_argument("--seconds", type=float, default=1e9, help="then it stops")
    chosen = parser.parse_args(arguments)
    end = time.monotonic() + chosen.seconds
    variant = chabudai.game("momiji", players=1, scenario=chosen.scenario)
    path = DOCS / "solo" / f"{chosen.scenario}.jsonl"
    for deal in range(len(kept(path)), chosen.deals):
        if time.monotonic() > end:
            break
        share = play(variant, deal, summon(chosen.bot, variant.game, deal))
        keep(path, {"deal": deal, "won": share, "tries": tries_to_win(variant, deal, chosen.tries)})
    lines = kept(path)
    if lines:
        won = told(chosen.bot, [line["won"] for line in lines])
        can = told("can be won", [float(line["tries"] > 0 or line["won"] > 0) for line in lines])
        print(f"{chosen.scenario}, {len(lines)} decks: {won}, {can}")
    return 0
