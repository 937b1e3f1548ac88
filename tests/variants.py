"""The options that tests go through, for every game."""

from typing import Any

import chabudai
from chabudai.kernel.game import Variant

Choices = dict[str, list[dict[str, Any]]]

LONG: Choices = {
    "mojo": [dict(players=p, piles=d) for p in range(2, 9) for d in (1, 2)],
    "mangrovia": [
        *(dict(players=p) for p in range(2, 6)),
        *(dict(players=p, stones=s) for p, s in ((2, "gods"), (3, "helpers"), (5, "mixed"))),
        dict(players=4, stones="mixed", board="lagoon"),
    ],
}
SHORT: Choices = {
    "mojo": [dict(players=2), dict(players=4, piles=2), dict(players=8)],
    "mangrovia": [
        dict(players=2),
        dict(players=4, stones="mixed"),
        dict(players=3, board="lagoon"),
    ],
}


def variants(which: Choices) -> list[Variant]:
    return [chabudai.game(name, **options) for name in which for options in which[name]]


def label(variant: Variant) -> str:
    words = [variant.game.name]
    for option in variant.game.options:
        if variant.options[option.name] != option.default or option.name == "players":
            words.append(str(variant.options[option.name]).replace(" ", "")[:20])
    return "-".join(words)
