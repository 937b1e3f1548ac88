"""A network or setting against another on equal deals: GAME:PLAYERS … [--new WORDS] [--old WORDS]

Both search as the strongest level does, with the shipped network, but for what is given: a
network's file, settings as `iterations=500,ahead=2`, or both with a space between. What came of
each meeting is a line of docs/ladders/generations.jsonl.
"""

import argparse
import time
from dataclasses import replace
from pathlib import Path

from chabudai.arena.rating import Meeting
from chabudai.bots.chances import master_settings
from chabudai.bots.network import read_network, shipped
from chabudai.bots.search import Search
from chabudai.bots.settings import Settings, read_fields
from chabudai.kernel.game import Variant
from prove._kept import DOCS, keep
from prove._meet import Maker, share, told
from prove.ladder import variant_of


def maker_of(variant: Variant, words: str) -> Maker:
    """From a seed to a search, with the network and the settings that the words tell."""
    game = variant.game
    network, settings = shipped(game, variant.players), master_settings(game, variant.players)
    for word in words.split():
        if word.endswith(".json"):
            network = read_network(Path(word), game)
        else:
            settings = replace(settings, **read_fields(word, Settings.__annotations__))
    return lambda seed: Search(game, settings, seed, network=network)


def meet(table: str, new: str, old: str, deals: range, end: float) -> Meeting:
    variant, shares = variant_of(table), list[float]()
    makers = [maker_of(variant, words) for words in (new, old)]
    for deal in deals:
        if time.monotonic() > end:
            break
        shares.append(share(variant, deal, *makers))
    return Meeting(new, old, tuple(shares))


def name_of(words: str) -> str:
    """Without the folders of files."""
    return " ".join(word.rpartition("/")[2] for word in words.split())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prove generations")
    parser.add_argument("tables", nargs="+", help="as mojo:2")
    parser.add_argument("--new", default="", help="words as above")
    parser.add_argument("--old", default="", help="the same; nothing: as it is shipped")
    parser.add_argument("--deals", type=int, default=200, help="at most, two games each")
    parser.add_argument("--seconds", type=float, default=1e9, help="of each table, then it stops")
    parser.add_argument("--first", type=int, default=20_000, help="deal; no ladder has this one")
    chosen = parser.parse_args(arguments)
    deals = range(chosen.first, chosen.first + chosen.deals)
    for table in chosen.tables:
        end = time.monotonic() + chosen.seconds
        found = meet(table, chosen.new, chosen.old, deals, end)
        print(f"{table}: {chosen.new} takes {told(found)} from {chosen.old or 'what is shipped'}")
        keep(
            DOCS / "ladders" / "generations.jsonl",
            {
                "table": table,
                "new": name_of(chosen.new),
                "old": name_of(chosen.old),
                "first": chosen.first,
                "shares": found.shares,
            },
        )
    return 0
