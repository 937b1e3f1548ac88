"""Many games at once are the same games as one by one."""

import numpy as np
import numpy.typing as npt
import pytest

import chabudai
from chabudai.adapters.batch import FORFEIT, Batch
from chabudai.kernel.game import Variant
from chabudai.kernel.refusal import Refused
from tests.variants import SHORT, label, variants

VARIANTS = variants(SHORT)


def random_moves(batch: Batch, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    counted = batch.masks.cumsum(axis=1, dtype=np.int64)
    wanted = (rng.random(batch.games) * counted[:, -1]).astype(np.int64)
    return np.asarray((counted > wanted[:, None]).argmax(axis=1), np.int64)


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_a_row_plays_the_games_of_its_numbers(variant: Variant) -> None:
    batch, rng = Batch(variant, 3, seed=11), np.random.default_rng(1)
    position = variant.start(batch.seed_of(1))
    finished = 0
    while finished < 2:
        assert batch.states[1:2].tobytes() == position.state.pack()
        assert np.flatnonzero(batch.masks[1]).tolist() == position.legal()
        assert batch.seats[1] == position.seat
        moves = random_moves(batch, rng)
        position.push_number(int(moves[1]))
        batch.step(moves)
        assert bool(batch.done[1]) == position.over
        if position.over:
            check_rewards(batch, position.outcome())
            finished += 1
            position = variant.start(11 + (1 + 3 * finished << 64))


def check_rewards(batch: Batch, outcome: chabudai.Outcome | None) -> None:
    assert outcome is not None
    rewards = batch.rewards[1]
    if len(rewards) > 1:
        assert abs(rewards.sum()) < 1e-9
        assert (rewards[outcome.winners] == rewards.max()).all()
        if len(outcome.winners) == 1:
            assert rewards.max() == 1


def test_threads_change_nothing() -> None:
    variant = chabudai.game("mojo", players=3)
    one, two = Batch(variant, 37, seed=5), Batch(variant, 37, seed=5, threads=2)
    rng = np.random.default_rng(2)
    for _ in range(100):
        moves = random_moves(one, rng)
        one.step(moves)
        two.step(moves)
        for name in ("masks", "seats", "done", "rewards", "numbers", "observations"):
            assert getattr(one, name).tobytes() == getattr(two, name).tobytes()
        assert (one.flat() == two.flat()).all()
    two.close()


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    batch = Batch(chabudai.game("mojo"), 2, seed=1)
    before = batch.states.tobytes()
    illegal = int(batch.masks[1].argmin())
    for wrong in (illegal, 10**6, -7):
        with pytest.raises(ValueError, match=f"game 1: move {wrong} is not legal"):
            batch.step([int(batch.masks[0].argmax()), wrong])
    with pytest.raises(ValueError, match="2 moves are needed"):
        batch.step([0])
    assert batch.states.tobytes() == before


def test_a_game_given_up_is_worth_nothing_and_starts_anew() -> None:
    batch = Batch(chabudai.game("mojo"), 2, seed=1)
    batch.step([FORFEIT, int(batch.masks[1].argmax())])
    assert batch.done.tolist() == [1, 0]
    assert batch.numbers.tolist() == [2, 1]
    assert (batch.rewards == 0).all()


@pytest.mark.parametrize("reward", ["zero-sum", "rank", "score"])
def test_rewards_add_up_to_nothing_and_follow_the_ranking(reward: str) -> None:
    batch, rng = Batch(chabudai.game("mojo"), 64, seed=3, reward=reward), np.random.default_rng(1)
    ended = 0
    while ended < 30:
        batch.step(random_moves(batch, rng))
        for row in np.flatnonzero(batch.done):
            rewards, totals = batch.rewards[row], batch.finals[row]["total"]
            assert abs(rewards.sum()) < 1e-9
            # In Mojo few points are good; a spectator's rows are in the order of the seats.
            assert (rewards[totals == totals.min()] == rewards.max()).all()
            if reward != "zero-sum":
                assert (
                    np.argsort(-rewards, kind="stable") == np.argsort(totals, kind="stable")
                ).all()
            ended += 1
        assert (batch.rewards[batch.done == 0] == 0).all()


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_a_learner_meets_only_its_own_decisions(variant: Variant) -> None:
    batch = Batch(variant, 8, seed=4, opponents="random")
    rng = np.random.default_rng(4)
    assert (batch.learners == batch.numbers % variant.players).all()
    for _ in range(150):
        assert (batch.seats == batch.learners).all()
        assert (batch.observations["me"] == batch.learners).all()
        assert (batch.observations["seat"] == 0).all()
        batch.step(random_moves(batch, rng))


def test_rules_of_thumb_beat_chance() -> None:
    variant, rng = chabudai.game("mojo", players=2), np.random.default_rng(5)
    gained = {}
    for opponents in ("random", "thumb"):
        batch = Batch(variant, 200, seed=6, opponents=opponents, seat=0)
        results: list[float] = []
        while len(results) < 400:
            batch.step(random_moves(batch, rng))
            results += batch.gained[batch.done == 1].tolist()
        gained[opponents] = np.mean(results)
    assert abs(gained["random"]) < 0.2
    assert gained["thumb"] < -0.5


def test_what_makes_no_sense_is_refused() -> None:
    variant = chabudai.game("mojo", players=3)
    with pytest.raises(Refused):
        Batch(variant, 1, opponents="nobody")
    for arguments in (
        dict(games=0), dict(games=1, seed=-1), dict(games=1, seed=1 << 63),
        dict(games=1, reward="gold"), dict(games=1, opponents=["random"]),
        dict(games=1, opponents="random", seat=3),
    ):  # fmt: skip
        with pytest.raises(ValueError):  # noqa: PT011
            Batch(variant, **arguments)


def test_random_moves_are_legal_and_each_as_likely() -> None:
    batch = Batch(chabudai.game("mojo", players=4), 2000, seed=4, observe=False)
    shares = batch.masks / batch.masks.sum(axis=1, keepdims=True)
    found = np.zeros(batch.masks.shape[1])
    for _ in range(50):
        moves = batch.random_moves()
        assert (batch.masks[np.arange(2000), moves] == 1).all()
        found += np.bincount(moves, minlength=len(found))
    wanted = 50 * shares.sum(axis=0)
    spread = 50 * (shares * (1 - shares)).sum(axis=0)
    assert (abs(found - wanted) <= 5 * np.sqrt(spread) + 1e-9).all()


def test_equal_seeds_give_equal_random_moves() -> None:
    variant = chabudai.game("momiji", players=2)
    one, other, third = (Batch(variant, 8, seed=seed, observe=False) for seed in (5, 5, 6))
    for _ in range(30):
        moves = one.random_moves().copy()
        assert (other.random_moves() == moves).all()
        one.step(moves)
        other.step(moves)
        third.step(third.random_moves())
    assert one.states.tobytes() == other.states.tobytes() != third.states.tobytes()
