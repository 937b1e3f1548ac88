"""One declaration, two forms; slips are caught where the interpreter runs."""

import pytest

from chabudai.kernel.checked import checked
from chabudai.kernel.state import State, i8, i16, new_states, seed_words, u8


class Small(State):
    wide = i16(2)
    narrow = i8()
    table = i8(2, 3)
    cube = u8(2, 1, 2)


def test_both_forms_have_the_same_fields_and_bytes() -> None:
    state = Small()
    state.table[1][2], state.wide[0], state.narrow, state.cube[1][0][1] = -5, 300, 7, 200
    packed = state.pack()
    assert len(packed) == Small.size == len(new_states(Small, 1))
    assert Small.unpack(packed) == state
    assert [Small.read(packed, name) for name in ("wide", "narrow")] == [300, 7]
    at = Small.places["table"][1]
    assert packed[at : at + 6] == bytes([0, 0, 0, 0, 0, 251])


def test_a_copy_shares_nothing() -> None:
    state = Small()
    copy = state.copy()
    copy.table[0][0] = 1
    assert state.table[0][0] == 0
    assert copy != state


def test_packing_names_the_field_that_overflows() -> None:
    state = Small()
    state.narrow = 128
    with pytest.raises(OverflowError, match="Small.narrow"):
        state.pack()


def test_packing_names_the_field_that_is_too_long() -> None:
    state = Small()
    state.wide.append(1)
    with pytest.raises(OverflowError, match=r"Small.wide: 3 numbers in place of 2"):
        state.pack()


@pytest.mark.parametrize(
    ("slip", "error"),
    [
        (lambda s: setattr(s, "narrow", 128), OverflowError),
        (lambda s: s.table[0].__setitem__(0, -129), OverflowError),
        (lambda s: s.table[2][0], IndexError),
        (lambda s: s.table[-1][0], IndexError),
        (lambda s: s.wide.__setitem__(-1, 0), IndexError),
        (lambda s: s.cube[1][0].__setitem__(1, 256), OverflowError),
    ],
)
def test_a_checked_state_catches(slip: object, error: type[Exception]) -> None:
    state = checked(Small)()
    with pytest.raises(error):
        slip(state)  # type: ignore[operator]
    assert checked(Small)().copy() == state


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_has_at_most_256_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="256 bits"):
        seed_words(seed)
