"""pgx: games for JAX, many at once by `jit` and `vmap`, here on one thread of a CPU.

Nothing leaves XLA while it plays: the random policy and the loop are compiled with the rules.
There are two ways to keep it busy, and the faster one, at its best batch, depends on the game:
batches played until the last game is over, as its README does, and `auto_reset`, which starts
each finished game anew but under `vmap` deals for every game at every move. Both are tried
before the measuring, with batches of several sizes. Only moves of games that go on count. The
policy draws one number a game, which beats the `categorical` of pgx's examples.
"""

# mypy: disable-error-code="import-not-found,import-untyped,untyped-decorator"

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.harness import Measure, repeat

BATCHES = (256, 1024, 4096)
STEPS = 64  # between two looks at the clock, where games start anew
TRIALS, TRIAL = 3, 0.2  # how many of each, and their seconds

Way = Callable[[Any, int], Measure]


def sparrow_mahjong_playouts() -> Measure:
    """Sparrow Mahjong, three players, in the way and batch that are fastest."""
    return best("sparrow_mahjong", (to_the_end, starting_anew))


def sparrow_mahjong_auto_reset() -> Measure:
    """Sparrow Mahjong in the best batch of games that never stop, as learners want them."""
    return best("sparrow_mahjong", (starting_anew,))


def connect_four_playouts() -> Measure:
    """Connect Four in the way and batch that are fastest."""
    return best("connect_four", (to_the_end, starting_anew))


def best(game: str, ways: Iterable[Way]) -> Measure:
    """The fastest of all ways and batches by short trials."""
    candidates = [ready(game, way, batch) for way in ways for batch in BATCHES]
    return max(candidates, key=lambda measure: max(measure(TRIAL).rate for _ in range(TRIALS)))


@cache
def ready(game: str, way: Way, batch: int) -> Measure:
    return way(pgx.make(game), batch)


def random_moves(key: Any, masks: Any) -> Any:
    """A legal move of each row, each as likely as the next."""
    wanted = jax.random.uniform(key, (masks.shape[0], 1)) * masks.sum(-1, keepdims=True)
    return jnp.argmax(jnp.cumsum(masks, -1) > wanted.astype(jnp.int32), axis=-1)


def to_the_end(environment: Any, batch: int) -> Measure:
    """A batch of games from the start until all are over, again and again."""
    init, step = jax.vmap(environment.init), jax.vmap(environment.step)

    def move(carried: Any) -> Any:
        state, key, moves = carried
        key, chance = jax.random.split(key)
        going_on = (~state.terminated).sum()
        return step(state, random_moves(chance, state.legal_action_mask)), key, moves + going_on

    @jax.jit
    def play(key: Any) -> Any:
        key, chance = jax.random.split(key)
        start = init(jax.random.split(chance, batch)), key, 0
        _, key, moves = jax.lax.while_loop(lambda c: ~c[0].terminated.all(), move, start)
        return key, moves

    carried = play(jax.random.key(1))

    def portion() -> tuple[int, int]:
        nonlocal carried
        carried = play(carried[0])
        return int(carried[1]), batch

    return lambda seconds: repeat(portion, seconds)


def starting_anew(environment: Any, batch: int) -> Measure:
    """A batch of games of which each starts anew when it is over."""
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def move(carried: Any, _: None) -> Any:
        state, key = carried
        key, chance, deal = jax.random.split(key, 3)
        chosen = random_moves(chance, state.legal_action_mask)
        state = step(state, chosen, jax.random.split(deal, batch))
        return (state, key), state.terminated.sum()

    @jax.jit
    def play(carried: Any) -> Any:
        carried, over = jax.lax.scan(move, carried, None, length=STEPS)
        return carried, over.sum()

    key = jax.random.key(1)
    carried, _ = play((jax.jit(jax.vmap(environment.init))(jax.random.split(key, batch)), key))

    def portion() -> tuple[int, int]:
        nonlocal carried
        carried, games = play(carried)
        return batch * STEPS, int(games)

    return lambda seconds: repeat(portion, seconds)
