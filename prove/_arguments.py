"""What several proofs are asked in the same way."""

import argparse

from tests.variants import LONG

FIRST_SEED = 1_000_000


def asked_for_games(
    proof: str, arguments: list[str], games: int
) -> tuple[argparse.Namespace, list[str]]:
    """How many games from which seed on; and of which titles, all if none is named."""
    parser = argparse.ArgumentParser(prog=f"prove {proof}")
    parser.add_argument("game", nargs="?", choices=sorted(LONG))
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="first seed")
    chosen = parser.parse_args(arguments)
    return chosen, [chosen.game] if chosen.game else sorted(LONG)
