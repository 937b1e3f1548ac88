"""Momiji alone beside somebody who knows the deck: [SCENARIO DEALS BOT SETTINGS] [--seconds N]

The same shuffled decks for both. A win by who knows the deck shows that the deal can be won; how
many it wins is what a player can hope for, as far as a search finds the way. A line for each deal
goes into docs/solo: the same command goes on from there.
"""

import argparse
import random
import time
from functools import cache

import chabudai
from chabudai.arena.rating import wilson
from chabudai.bots.library import DEFAULTS, modules
from chabudai.bots.search import Code, Search, read_settings
from chabudai.bots.simple import Bot
from chabudai.bots.summon import summon
from chabudai.kernel.compile import compile_rules
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.link import Namespace, link
from chabudai.kernel.position import Position
from chabudai.kernel.state import seed_words
from prove import _deck
from prove._kept import DOCS, keep, kept
from prove.open_cards import OpenSearch

SCENARIOS = ("wind", "meditation", "equinox")
KNOWING = "iterations=1000,thumbs=0.9,explore=0.2"


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


def clairvoyant(variant: Variant, settings: str, seed: int) -> Search:
    game = variant.game
    return OpenSearch(game, read_settings(settings), seed, code_of(game))


def told(name: str, wins: list[float]) -> str:
    low, high = wilson(sum(wins), len(wins))
    rate = 100 * sum(wins) / len(wins)
    return f"{name} {rate:.1f}% ({100 * low:.1f} to {100 * high:.1f})"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove solo")
    parser.add_argument("scenario", nargs="?", choices=SCENARIOS, default=SCENARIOS[0])
    parser.add_argument("deals", nargs="?", type=int, default=100)
    parser.add_argument("bot", nargs="?", default="master")
    parser.add_argument("knowing", nargs="?", default=KNOWING)
    parser.add_argument("--seconds", type=float, default=1e9, help="then it stops")
    chosen = parser.parse_args(arguments)
    end = time.monotonic() + chosen.seconds
    variant = chabudai.game("momiji", players=1, scenario=chosen.scenario)
    path = DOCS / "solo" / f"{chosen.scenario}.jsonl"
    for deal in range(len(kept(path)), chosen.deals):
        if time.monotonic() > end:
            break
        hidden = play(variant, deal, summon(chosen.bot, variant.game, deal))
        known = play(variant, deal, clairvoyant(variant, chosen.knowing, deal))
        keep(path, {"deal": deal, "hidden": hidden, "known": known})
    lines = kept(path)
    rows = [
        told(name, [line[key] for line in lines])
        for name, key in ((chosen.bot, "hidden"), ("who knows the deck", "known"))
    ]
    print(f"{chosen.scenario}, {len(lines)} deals: {', '.join(rows)}")
    return 0
