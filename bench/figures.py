"""What is compared with what, and the figures to reach.

A contender is named by its module in this folder and the function there that prepares it, so
that a library is loaded only when it is measured.
"""

import importlib
from dataclasses import dataclass

from bench.harness import Measure


@dataclass(frozen=True)
class Rival:
    label: str
    contender: str
    at_least: float | None = None  # how many times faster we mean to be


@dataclass(frozen=True)
class Comparison:
    """Ours and its rivals, measured in turn."""

    name: str
    label: str
    contender: str
    rivals: tuple[Rival, ...]
    unit: str = "moves"
    unless_named: str = ""  # why it is left out of a whole run


@dataclass(frozen=True)
class Limit:
    """Something of ours that may take so much time and no more."""

    name: str
    label: str
    contender: str
    at_most: float  # seconds


COMPARISONS = (
    Comparison(
        "mojo-playouts",
        "Mojo playouts, compiled",
        "ours:mojo_playouts",
        (
            Rival("OpenSpiel crazy_eights, C++", "rivals.open_spiel:crazy_eights_playouts", 8.5),
            Rival("RLCard uno, reset and step", "rivals.rlcard:uno_environment", 200),
            Rival("RLCard uno, without observations", "rivals.rlcard:uno_playouts"),
        ),
    ),
    Comparison(
        "mojo-mahjong",
        "Mojo playouts, compiled",
        "ours:mojo_playouts",
        (
            Rival(
                "pgx sparrow_mahjong, in batches to the end", "rivals.pgx:sparrow_mahjong_playouts"
            ),
            Rival("pgx sparrow_mahjong, auto_reset", "rivals.pgx:sparrow_mahjong_auto_reset", 150),
        ),
        unless_named="XLA compiles it for minutes",
    ),
    Comparison(
        "momiji-playouts",
        "Momiji playouts, compiled",
        "ours:momiji_playouts",
        (
            Rival("OpenSpiel hearts, C++", "rivals.open_spiel:hearts_playouts", 2.5),
            Rival("catanatron, random players", "rivals.catanatron:random_games"),
        ),
    ),
    Comparison(
        "mangrovia-playouts",
        "Mangrovia playouts, compiled",
        "ours:mangrovia_playouts",
        (
            Rival("OpenSpiel hearts, C++", "rivals.open_spiel:hearts_playouts", 2.5),
            Rival("catanatron, random players", "rivals.catanatron:random_games"),
        ),
    ),
    Comparison(
        "mojo-stepped",
        "Mojo stepped from Python, with mask",
        "ours:mojo_stepped",
        (
            Rival(
                "OpenSpiel crazy_eights, legal actions alone",
                "rivals.open_spiel:crazy_eights_stepped",
                8,
            ),
            Rival(
                "OpenSpiel crazy_eights, with mask",
                "rivals.open_spiel:crazy_eights_stepped_with_mask",
            ),
        ),
    ),
    Comparison(
        "mojo-stepped-by-list",
        "Mojo stepped from Python, moves looked up there",
        "ours:mojo_stepped_by_list",
        (
            Rival(
                "OpenSpiel crazy_eights, legal actions alone",
                "rivals.open_spiel:crazy_eights_stepped",
            ),
        ),
    ),
    Comparison(
        "mojo-batch",
        "1,024 games of Mojo together, with mask",
        "ours:mojo_batch",
        (Rival("pgx connect_four, best batch", "rivals.pgx:connect_four_playouts", 4),),
    ),
    Comparison(
        "mojo-search",
        "ISMCTS on Mojo",
        "ours:mojo_search",
        (
            Rival("OpenSpiel euchre, bot in C++", "rivals.open_spiel:euchre_search", 6),
            Rival(
                "OpenSpiel euchre, bot in Python", "rivals.open_spiel:euchre_search_in_python", 60
            ),
        ),
        "iterations",
    ),
    Comparison(
        "pettingzoo",
        "PettingZoo face of Mojo",
        "faces:pettingzoo_turns",
        (Rival("PettingZoo texas_holdem", "rivals.pettingzoo:texas_holdem_turns", 20),),
        "turns",
    ),
    Comparison(
        "gymnasium",
        "Gymnasium face of Mojo",
        "faces:gymnasium_steps",
        (Rival("catanatron's environment", "rivals.catanatron:environment_steps", 50),),
        "steps",
    ),
    Comparison(
        "gymnasium-vector",
        "Gymnasium face of Mojo, vectorised",
        "faces:gymnasium_vector_steps",
        (Rival("catanatron's environment", "rivals.catanatron:environment_steps", 200),),
        "steps",
    ),
    Comparison(
        "openspiel",
        "OpenSpiel face of Mojo",
        "faces:openspiel_moves",
        (Rival("OpenSpiel python_team_dominoes", "rivals.open_spiel:python_team_dominoes", 1),),
    ),
)

LIMITS = (
    Limit(
        "state-copy",
        "300 bytes of a Mojo state copied, compiled",
        "ours:state_copy",
        30e-9,
    ),
)


def prepare(contender: str) -> Measure:
    """Load a contender and make it ready to be measured."""
    module, function = contender.split(":")
    measure: Measure = getattr(importlib.import_module(f"bench.{module}"), function)()
    return measure
