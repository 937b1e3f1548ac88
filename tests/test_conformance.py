"""Every game, at every number of players and with every option, keeps the kernel's promises."""

import pytest

from chabudai.kernel.conformance import check_agreement, check_game, check_position_game
from chabudai.kernel.game import Variant
from tests.laws import LAWS
from tests.variants import LONG, PARTING, SHORT, label, variants


@pytest.mark.parametrize("variant", variants(LONG), ids=label)
def test_both_forms_agree(variant: Variant) -> None:
    """The small version of `./run prove agree`."""
    for seed in range(6):
        check_agreement(variant, seed, LAWS.get(variant.game.name))


@pytest.mark.parametrize("variant", variants(LONG), ids=label)
def test_sight_texts_refusals_undo(variant: Variant) -> None:
    check_position_game(variant, seed=1, every=7)


@pytest.mark.parametrize("variant", variants(SHORT), ids=label)
def test_everything_on_every_move(variant: Variant) -> None:
    name = variant.game.name
    check_game(variant, 1, first_seed=5, law=LAWS.get(name), parting=PARTING.get(name, ()))


def earlier() -> list[Variant]:
    return [
        old.choose(**variant.options) for variant in variants(SHORT) for old in variant.game.earlier
    ]


@pytest.mark.parametrize("variant", earlier(), ids=lambda v: f"{label(v)}-rules{v.game.version}")
def test_rules_kept_for_old_records_agree_too(variant: Variant) -> None:
    for seed in range(3):
        check_agreement(variant, seed, LAWS.get(variant.game.name))
