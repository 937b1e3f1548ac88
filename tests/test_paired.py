"""Nothing public depends on what is hidden: the same moves in worlds that look the same."""

import pytest

import chabudai
from chabudai.kernel.game import Variant
from chabudai.kernel.paired import check_pairs, told_alike
from chabudai.kernel.position import Happening
from prove._native_worlds import NativeWorlds
from tests.variants import LONG, PARTING, label, variants

MOMIJI = chabudai.find("momiji")
DEW = """
momiji players=2 morning_dew=yes
types: red yellow green blue
garden: green2
landscapes 0: A* B C
hand 0: blue1l {rest}
row 0: blue0l | red0r
"""


@pytest.mark.parametrize("variant", variants(LONG), ids=label)
def test_nobody_learns_by_what_happens_by_itself(variant: Variant) -> None:
    """The small version of `./run prove pairs`."""
    name = variant.game.name
    assert check_pairs(variant, 0, PARTING.get(name, ())).compared > 0


def test_machine_code_compares_what_the_interpreter_does() -> None:
    """`./run prove pairs` plays compiled worlds: the same games, worlds and partings."""
    variant, parting = chabudai.game("mojo", players=3), PARTING["mangrovia"]
    for seed in range(3):
        one = check_pairs(variant, seed, parting)
        other = check_pairs(variant, seed, parting, NativeWorlds(variant).begin(seed))
        assert (one.moves, one.compared) == (other.moves, other.compared)


def test_only_what_is_paid_by_itself_tells_at_a_building() -> None:
    """MG-53: a payer who is asked, and pays the same, is seen as one who had no other way."""
    variant = chabudai.game("mangrovia", players=3)
    played = check_pairs(variant, 1, PARTING["mangrovia"])
    assert played.parted >= played.rejoined > 0


@pytest.mark.parametrize(("players", "seed"), [(3, 12), (5, 5)])
def test_the_leak_of_version_1_is_found(players: int, seed: int) -> None:
    """Morning Dew placed a card without asking when the hidden hand left it one place."""
    old = MOMIJI.at_version(1)
    assert old is not None
    with pytest.raises(AssertionError, match="momiji-laid happens, or nothing"):
        check_pairs(old.choose(players=players, morning_dew=True), seed)
    check_pairs(MOMIJI.choose(players=players, morning_dew=True), seed)


def after_laying(version: int, rest: str) -> str:
    """What seat 1 sees after the same card was laid from a hand with another rest."""
    game = MOMIJI.at_version(version)
    assert game is not None
    position = game.choose(players=2, morning_dew=True).position(DEW.format(rest=rest), 0)
    position.push("lay blue 1 left")
    return str(position.view(1)["phase"])


def test_a_place_is_asked_by_what_all_can_see() -> None:
    """MM-24: yellow 2 could mend two blue tops, yellow 3 could not."""
    assert [after_laying(1, rest) for rest in ("yellow2", "yellow3")] == ["place", "lay"]
    assert [after_laying(2, rest) for rest in ("yellow2", "yellow3")] == ["place", "place"]


def test_worlds_part_only_where_something_was_shown() -> None:
    shown, other = Happening("a", {"card": 1}), Happening("a", {"card": 2})
    assert told_alike([shown], [shown])
    assert not told_alike([shown], [other])
    assert not told_alike([shown], [], parting=("a",))
    for events in ([], [Happening("b", {})], [shown, shown]):
        with pytest.raises(AssertionError):
            told_alike([shown], events)
    with pytest.raises(AssertionError, match="a happens, or b"):
        told_alike([shown], [Happening("b", {})], parting=("a",))
