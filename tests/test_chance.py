"""The random stream: known answers, and no bias that anybody would see."""

import random
from collections import Counter

from chabudai.kernel import chance, keying
from chabudai.kernel.state import State, seed_words


class Stream(State):
    """A state with nothing but its stream."""


def test_the_block_is_chacha8() -> None:
    """Key, counter and nonce of zeros: the first words of the published key stream."""
    s = Stream()
    chance.key_stream(s)
    assert b"".join(w.to_bytes(4, "little") for w in s.rng).hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a1"
    )


def test_four_words_side_by_side_give_the_same_key() -> None:
    choice, one, other = random.Random(1), Stream(), Stream()
    for _ in range(200):
        key, moves = [choice.getrandbits(32) for _ in range(8)], choice.getrandbits(31)
        for s, function in ((one, chance.key_stream), (other, keying.key_stream)):
            s.key, s.moves, s.stale = key, moves, 1
            function(s)
        assert (one.rng, one.stale) == (other.rng, other.stale)


def test_the_stream_is_sfc32() -> None:
    """By an independent transcription of the published generator."""
    s = Stream()
    chance.cheap_stream(s, (7 << 32) + 5)
    a, b, c, counter, words = 5, 7, 0x9E3779B9, 1, []
    for _ in range(20):
        out = (a + b + counter) % 2**32
        a, b, c, counter = (
            b ^ b >> 9,
            (c + c * 8) % 2**32,
            ((c << 21 | c >> 11) % 2**32 + out) % 2**32,
            counter + 1,
        )
        words.append(out)
    assert [chance.next_word(s) for _ in range(8)] == words[12:]


def test_every_move_has_a_stream_of_its_own() -> None:
    s, seen = Stream(), set()
    s.key = seed_words(99)
    for move in range(200):
        s.moves, s.stale = move, 1
        seen.add(chance.below(s, 1 << 32))
    assert len(seen) == 200


def test_one_bit_of_the_seed_changes_everything() -> None:
    one, other = Stream(), Stream()
    one.key, other.key = seed_words(1), seed_words(1 | 1 << 255)
    chance.key_stream(one)
    chance.key_stream(other)
    assert all(a != b for a, b in zip(one.rng, other.rng, strict=True))


def test_draws_are_fair() -> None:
    """Chi-square of 30,000 draws from unequal counts; the limit is far beyond the 99.99% point."""
    s, counts = Stream(), [4, 0, 5, 1]
    chance.cheap_stream(s, 3)
    found = Counter(chance.draw(s, counts.copy(), 10) for _ in range(30_000))
    assert found[1] == 0
    expected = [n * 3000 for n in counts]
    chi = sum((found[v] - e) ** 2 / e for v, e in enumerate(expected) if e)
    assert chi < 25
