"""Many games stepped together, with observations, rewards and bots: compiled over a game's rules.

Written like rules, and linked with them. A learner's games stop only at the learner's own
decisions; bots move for the other seats. Without a learner every decision is waited for.
"""

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from chabudai.kernel.chance import cheap_stream, clear, copy_state
from chabudai.kernel.contract import legal, score, standing
from chabudai.kernel.play import begin_numbered, random_move, see, step, win_share
from chabudai.kernel.state import Flags, Mask, Masks, Numbers, RealGrid, Reals, State, States

if TYPE_CHECKING:
    from chabudai.adapters.no_thumb import thumb

Bytes = Annotated[Any, "u1", 1]
ByteRows = Annotated[Any, "u1", 2]
FloatRows = Annotated[Any, "f4", 2]
# Unsigned, because compiled code needs no look at the end of a row for an index below 0.
Segments = Annotated[Any, "u8", 3]
Columns = Annotated[Any, "u8", 2]
Places = Annotated[Any, "i8", 2]

ALL_SEATS, EACH_IN_TURN = -2, -1  # who learns, where it is not one seat
RANDOM_BOT, THUMB_BOT = 0, 1
REWARD_ZERO_SUM, REWARD_BY_RANK, REWARD_BY_SCORE = 0, 1, 2
FORFEIT = -1  # instead of a move: the game is given up and started anew


class Table(NamedTuple):
    """The arrays of a batch, one row a game, in the order that the functions below take them."""

    states: Any  # with spare rows after those of the games
    raw: Any  # the same as bytes
    masks: Any  # moves that may be made
    seats: Any  # whose decision it is
    done: Any  # 1: the last step ended a game, and the row holds a new one
    rewards: Any  # by seat, of the game that ended
    gained: Any  # the learner's share of them
    numbers: Any  # of the game within the batch
    learners: Any  # the learner's seat, or ALL_SEATS
    records: Any  # observations
    finals: Any  # the last observation of the game that ended
    bots: Any  # who plays 1, 2, … seats after the learner
    setup: Any
    segments: Any  # of a record, by the seat that looks: from, to, how many bytes
    held: Any  # bytes of a record that hold a seat's number, and the number of seat 0
    points: Any  # scratch: points by category
    facts: Any  # seed, who learns, kind of reward, 1: observations, 1: start ended games anew


def begin_games(
    states: States, raw: ByteRows, masks: Masks, seats: Numbers, done: Flags, rewards: RealGrid,
    gained: Reals, numbers: Numbers, learners: Numbers, records: ByteRows, finals: ByteRows,
    bots: Numbers, setup: Numbers, segments: Segments, held: Places, points: Numbers,
    facts: Numbers, low: int, high: int, spare: int,
) -> None:  # fmt: skip
    """Start the games low..high-1 by their numbers."""
    for i in range(low, high):
        done[i] = 0
        clear_rewards(rewards, gained, i)
        begin_in_row(states, i, spare, setup, facts, numbers, learners, bots, masks)
        seats[i] = states[i].seat
        if facts[3]:
            look_into(states, i, spare, states[i].seat, raw, segments, held, records)


def step_games(
    states: States, raw: ByteRows, masks: Masks, seats: Numbers, done: Flags, rewards: RealGrid,
    gained: Reals, numbers: Numbers, learners: Numbers, records: ByteRows, finals: ByteRows,
    bots: Numbers, setup: Numbers, segments: Segments, held: Places, points: Numbers,
    facts: Numbers, moves: Numbers, low: int, high: int, spare: int,
) -> None:  # fmt: skip
    """A legal move in each of the games low..high-1; a finished one is paid out and starts anew."""
    for i in range(low, high):
        if done[i]:
            done[i] = 0
            clear_rewards(rewards, gained, i)
        if moves[i] != FORFEIT:
            step(states[i], moves[i])
            let_bots_play(states, i, spare, learners[i], bots, masks)
        if states[i].seat < 0 or moves[i] == FORFEIT:
            done[i] = 1
            pay_rewards(states[i], learners[i], facts[2], rewards, gained, i, points)
            if facts[3]:
                look_into(states, i, spare, max(learners[i], -1), raw, segments, held, finals)
            if facts[4]:
                numbers[i] += len(masks)
                begin_in_row(states, i, spare, setup, facts, numbers, learners, bots, masks)
            else:
                clear(masks[i])
        else:
            legal(states[i], masks[i])
        seats[i] = states[i].seat
        if facts[3]:
            look_into(states, i, spare, states[i].seat, raw, segments, held, records)


def begin_in_row(
    states: States, i: int, spare: int, setup: Numbers, facts: Numbers, numbers: Numbers,
    learners: Numbers, bots: Numbers, masks: Masks,
) -> None:  # fmt: skip
    """Start the game of this number, or the first after it in which the learner gets to decide."""
    over = True
    while over:
        begin_numbered(states[i], setup, facts[0], numbers[i])
        learners[i] = facts[1]
        if facts[1] == EACH_IN_TURN:
            learners[i] = numbers[i] % states[i].players
        let_bots_play(states, i, spare, learners[i], bots, masks)
        over = states[i].seat < 0
        if over:
            numbers[i] += len(masks)
    legal(states[i], masks[i])


def first_illegal(masks: Masks, moves: Numbers) -> int:
    """The first game whose move may not be made; -1 if all may."""
    for i in range(len(masks)):
        move = moves[i]
        if move != FORFEIT and (move < 0 or move >= len(masks[i]) or masks[i][move] == 0):
            return i
    return -1


# Bots


def let_bots_play(
    states: States, i: int, spare: int, learner: int, bots: Numbers, masks: Masks
) -> None:
    """Moves of the seats that are not the learner's, up to a decision of the learner or the end."""
    if learner >= 0:
        while states[i].seat >= 0 and states[i].seat != learner:
            step(states[i], bot_move_in(states, i, spare, learner, bots, masks[i]))


def bot_move_in(states: States, i: int, spare: int, learner: int, bots: Numbers, mask: Mask) -> int:
    """A bot's move from what its seat knows; its chances are none of the game's."""
    s = states[i]
    after = s.seat - learner
    if after < 0:
        after += s.players
    number = (int(s.moves) << 32) ^ int(s.key[0]) ^ int(s.key[2])
    if bots[after - 1] == RANDOM_BOT:
        copy_state(states, spare, i)
        cheap_stream(states[spare], number)
        return random_move(states[spare], mask)
    copy_state(states, spare, i)
    see(states[spare], s.seat)
    cheap_stream(states[spare], number)
    return thumb(states[spare], mask)


# Rewards


def clear_rewards(rewards: RealGrid, gained: Reals, i: int) -> None:
    gained[i] = 0.0
    for seat in range(len(rewards[i])):
        rewards[i][seat] = 0.0


def pay_rewards(
    s: State, learner: int, kind: int, rewards: RealGrid, gained: Reals, i: int, points: Numbers
) -> None:
    """What the end of a game is worth to each seat; one that was given up is worth nothing."""
    if s.seat < 0:
        for seat in range(s.players):
            rewards[i][seat] = reward_of(s, seat, kind, points)
        if learner >= 0:
            gained[i] = rewards[i][learner]


def reward_of(s: State, seat: int, kind: int, points: Numbers) -> float:
    if s.players == 1:
        return 1.0 * score(s, seat, points) if kind == REWARD_BY_SCORE else win_share(s, seat)
    if kind == REWARD_BY_RANK:
        return rank_reward(s, seat)
    if kind == REWARD_BY_SCORE:
        return score_reward(s, seat, points)
    return (win_share(s, seat) * s.players - 1.0) / (s.players - 1.0)


def rank_reward(s: State, seat: int) -> float:
    """From 1 for the first place down to -1 for the last in equal steps; shared places share."""
    mine, better, worse = standing(s, seat), 0, 0
    for other in range(s.players):
        theirs = standing(s, other)
        better += theirs > mine
        worse += theirs < mine
    return (worse - better) / (s.players - 1.0)


def score_reward(s: State, seat: int, points: Numbers) -> float:
    """Points ahead of the mean, or below it where few points are good."""
    total = 0.0
    best, worst = 0, 0
    for other in range(s.players):
        total += score(s, other, points)
        if standing(s, other) > standing(s, best):
            best = other
        if standing(s, other) < standing(s, worst):
            worst = other
    ahead = score(s, seat, points) - total / s.players
    return -ahead if score(s, best, points) < score(s, worst, points) else ahead


# Observations


def look_into(
    states: States,
    i: int,
    spare: int,
    seat: int,
    raw: ByteRows,
    segments: Segments,
    held: Places,
    out: ByteRows,
) -> None:
    """What a seat knows of game i, laid out as a record in the row of its number."""
    copy_state(states, spare, i)
    see(states[spare], seat)
    project_record(raw, spare, seat, segments, held, out, i)


def project_record(
    raw: ByteRows, i: int, seat: int, segments: Segments, held: Places, out: ByteRows, row: int
) -> None:
    """Copy the bytes of a blanked state into a record, turned to the seat that looks."""
    source, target, players = raw[i], out[row], len(segments)
    me = max(seat, 0)
    for k in range(len(segments[me])):
        start, end, size = segments[me, k, 0], segments[me, k, 1], segments[me, k, 2]
        for j in range(size):
            target[end + j] = source[start + j]
    for k in range(len(held)):
        value = int(target[held[k, 0]])
        target[held[k, 0]] = turned_value(value, held[k, 1], me, players)
    target[0] = seat & 0xFF


def turned_value(value: int, first: int, me: int, players: int) -> int:
    """A seat's number counted from the own seat; what is no seat stays."""
    counted = value - first
    if counted < 0 or counted >= players:
        return value
    return first + (counted - me + players) % players


def flatten_games(
    records: ByteRows, columns: Columns, out: FloatRows, low: int, high: int, spare: int
) -> None:
    """Records as rows of floating numbers."""
    for i in range(low, high):
        source, target = records[i], out[i]
        for k in range(len(columns)):
            start, end, count = columns[k, 0], columns[k, 1], columns[k, 2]
            width, top = columns[k, 3], float(columns[k, 4])
            if width == 1:
                for j in range(count):
                    value = float(source[start + j])
                    target[end + j] = value if value < top else value - 256.0
            else:
                for j in range(count):
                    value = wide_number(source, start + j * width, width)
                    target[end + j] = value if value < top else value - 2.0 * top


def wide_number(row: Bytes, at: int, width: int) -> float:
    """A number of several bytes, the lowest first."""
    value = 0
    for b in range(width):
        value += int(row[at + b]) << (8 * b)
    return float(value)
