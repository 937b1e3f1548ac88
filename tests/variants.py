"""The options that tests go through, for every game."""

from typing import Any

import chabudai
from chabudai.kernel.game import Variant

Choices = dict[str, list[dict[str, Any]]]

LONG: Choices = {
    "mojo": [dict(players=p, piles=d) for p in range(2, 9) for d in (1, 2)],
    "momiji": [
        *(dict(players=p, edition=e) for p in (2, 3, 4) for e in ("first", "second", "third")),
        *(dict(players=p, edition=e, landscapes="draft") for p, e in ((2, "first"), (4, "third"))),
        *(dict(players=p, morning_dew=True) for p in (2, 3, 4, 5)),
        dict(players=3, morning_dew=True, landscapes="draft", open_piles=True),
        dict(players=2, types=("red", "green", "purple", "brown")),
        dict(players=1, edition="first"),
        *(dict(players=1, scenario=s) for s in ("wind", "meditation", "equinox")),
    ],
    "mangrovia": [
        *(dict(players=p) for p in range(2, 6)),
        *(dict(players=p, stones=s) for p, s in ((2, "gods"), (3, "helpers"), (5, "mixed"))),
        dict(players=4, stones="mixed", board="lagoon"),
    ],
}
SHORT: Choices = {
    "mojo": [dict(players=2), dict(players=4, piles=2), dict(players=8)],
    "momiji": [
        dict(players=2),
        dict(players=1, scenario="equinox"),
        dict(players=4, edition="first", landscapes="draft"),
        dict(players=5, morning_dew=True),
    ],
    "mangrovia": [
        dict(players=2),
        dict(players=4, stones="mixed"),
        dict(players=3, board="lagoon"),
    ],
}
# Events at which paired worlds may part. MG-53: what can be paid in one way only is paid at once,
# and everybody may know what follows from it. It stays: what is paid is laid open anyway, and who
# has one way only pays at once at a real table too. Nothing else may part there.
PARTING: dict[str, tuple[str, ...]] = {
    "mangrovia": (
        "mangrovia-paid-card", "mangrovia-paid-start", "mangrovia-paid-land",
        "mangrovia-paid-amulet", "mangrovia-paid-helper",
    ),
}  # fmt: skip


def variants(which: Choices) -> list[Variant]:
    return [chabudai.game(name, **options) for name in which for options in which[name]]


def label(variant: Variant) -> str:
    """A short name: the game, its players, and each option that is not the default."""
    words = [variant.game.name, str(variant.players)]
    for option in variant.game.options[1:]:
        value = variant.options[option.name]
        if value != option.default:
            words.append(option.name if value is True else named(value))
    return "-".join(words)


def named(value: object) -> str:
    return "+".join(value) if isinstance(value, tuple) else str(value)
