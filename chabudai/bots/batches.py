"""Many games stepped together, with observations, rewards and bots: compiled over a game's rules.

Written like rules, and linked with them. A learner's games stop only at the learner's own
decisions; bots move for the other seats. Without a learner every decision is waited for.
"""

from typing import Annotated, Any

from chabudai.bots.plain import thumb
from chabudai.kernel.arrays import Arrays
from chabudai.kernel.chance import (
    below,
    cheap_stream,
    clear,
    copy_state,
    next_in,
)
from chabudai.kernel.contract import legal, score, standing
from chabudai.kernel.play import begin_numbered, chosen, marked, see, step
from chabudai.kernel.state import (
    Bytes,
    Flags,
    Masks,
    Numbers,
    RealGrid,
    Reals,
    State,
    States,
    Words32,
)

ENTRIES = (
    "run_games", "first_illegal", "random_moves", "pay_in", "look_into", "look_flat", "project_in",
    "flatten_games",
)  # fmt: skip
ByteRows = Annotated[Any, "u1", 2]
FloatRows = Annotated[Any, "f4", 2]
# Unsigned, because compiled code needs no look at the end of a row for an index below 0.
Segments = Annotated[Any, "u8", 3]
Columns = Annotated[Any, "u8", 2]
Places = Annotated[Any, "i8", 2]
Scratch = Annotated[Any, "i8", 3]

ALL_SEATS, EACH_IN_TURN = -2, -1  # who learns, where it is not one seat
RANDOM_BOT, THUMB_BOT = 0, 1
REWARD_ZERO_SUM, REWARD_BY_RANK, REWARD_BY_SCORE = 0, 1, 2
FORFEIT, BEGIN, WAITS = -1, -2, -3  # instead of a move: give up, start the game of the number, none
BYTE_SIGN = 128
FACT_SEED, FACT_LEARNER, FACT_REWARD, FACT_OBSERVE, FACT_RESTART = range(
    5
)  # observe, restart: 0, 1


class Table(Arrays):
    """The arrays of a batch, one row a game."""

    states: States  # with a spare row for each thread after those of the games
    raw: ByteRows  # the same as bytes
    masks: Masks  # moves that may be made
    seats: Numbers  # whose decision it is
    done: Flags  # 1: the last step ended a game
    rewards: RealGrid  # by seat, of the game that ended
    gained: Reals  # the learner's share of them
    numbers: Numbers  # of the game within the batch
    learners: Numbers  # the learner's seat, or ALL_SEATS
    records: ByteRows  # observations of the seats that decide
    finals: ByteRows  # the last observation of the game that ended
    bots: Numbers  # who plays 1, 2, … seats after the learner
    setup: Numbers
    segments: Segments  # of a record, by the seat that looks: from, to, how many bytes
    held: Places  # bytes of a record that hold a seat's number, and the number of seat 0
    scratch: Scratch  # for each thread: points by category, scores and standings by seat
    facts: Numbers  # by FACT_…


class Observer(Arrays):
    """What it takes to look at one game of a row of states."""

    states: States
    raw: ByteRows  # the same as bytes
    segments: Segments
    held: Places
    record: ByteRows  # the observation
    columns: Columns  # how a record becomes floating numbers
    flat: FloatRows  # the observation as floating numbers


def run_games(table: Table, moves: Numbers, low: int, high: int, spare: int) -> None:
    """In each of the games low..high-1 a legal move, FORFEIT or BEGIN, up to the next decision."""
    for i in range(low, high):
        move = moves[i]
        table.done[i] = 0
        clear_rewards(table, i)
        begun = move == BEGIN  # since the caller's last decision
        while move != WAITS:
            take_move(table, i, move)
            over = table.states[i].seat < 0 or move == FORFEIT
            decider = max(table.learners[i], -1) if over else table.states[i].seat
            if over:
                clear(table.masks[i])
            else:
                legal(table.states[i], table.masks[i])
            if over and not begun:
                show_end(table, i, decider, spare)
                if move != FORFEIT:
                    pay_rewards(table, i, spare)
                begun = True  # a game without a decision is passed by
                move = next_game(table, i) if table.facts[FACT_RESTART] else WAITS
            elif over:
                move = next_game(table, i)
            elif table.learners[i] >= 0 and decider != table.learners[i]:
                move = bot_move(table, i, spare)
            else:
                show_decision(table, i, decider, spare)
                move = WAITS
        table.seats[i] = table.states[i].seat


def take_move(table: Table, i: int, move: int) -> None:
    s = table.states[i]
    if move == BEGIN:
        begin_numbered(s, table.setup, table.facts[FACT_SEED], table.numbers[i])
        table.learners[i] = learner_of(table.facts[FACT_LEARNER], table.numbers[i], s.players)
    elif move != FORFEIT:
        step(s, move)


def next_game(table: Table, i: int) -> int:
    table.numbers[i] += len(table.masks)
    return BEGIN


def show_end(table: Table, i: int, decider: int, spare: int) -> None:
    table.done[i] = 1
    if table.facts[FACT_OBSERVE]:
        copy_state(table.states, spare, i)
        see(table.states[spare], decider)
        project_record(table.raw, spare, decider, table.segments, table.held, table.finals, i)


def show_decision(table: Table, i: int, decider: int, spare: int) -> None:
    if table.facts[FACT_OBSERVE]:
        copy_state(table.states, spare, i)
        see(table.states[spare], decider)
        project_record(table.raw, spare, decider, table.segments, table.held, table.records, i)


def learner_of(who: int, number: int, players: int) -> int:
    return number % players if who == EACH_IN_TURN else who


def first_illegal(masks: Masks, moves: Numbers) -> int:
    """The first game whose move may not be made; -1 if all may."""
    for i in range(len(masks)):
        move = moves[i]
        if move != FORFEIT and (move < 0 or move >= len(masks[i]) or masks[i][move] == 0):
            return i
    return -1


def random_moves(masks: Masks, moves: Numbers, stream: Words32, low: int, high: int) -> None:
    """A legal move for each of the games low..high-1, each as likely as the next."""
    for i in range(low, high):
        moves[i] = chosen(masks[i], (next_in(stream) * marked(masks[i])) >> 32)


def bot_move(table: Table, i: int, spare: int) -> int:
    """A bot's move from what its seat knows, in the spare row; its chances are not the game's."""
    s, known, mask = table.states[i], table.states[spare], table.masks[i]
    copy_state(table.states, spare, i)
    see(known, s.seat)
    after = s.seat - table.learners[i]
    if after < 0:
        after += s.players
    cheap_stream(known, (int(s.moves) << 32) ^ int(s.key[0]) ^ int(s.key[2]))
    if table.bots[after - 1] == THUMB_BOT:
        return thumb(known, mask)
    return chosen(mask, below(known, marked(mask)))


# Rewards


def clear_rewards(table: Table, i: int) -> None:
    table.gained[i] = 0.0
    for seat in range(len(table.rewards[i])):
        table.rewards[i][seat] = 0.0


def pay_rewards(table: Table, i: int, spare: int) -> None:
    """What the end of a game is worth to each seat, and to the learner."""
    scratch = table.scratch[spare - len(table.masks)]
    pay_seats(table.states[i], table.facts[FACT_REWARD], scratch, table.rewards[i])
    if table.learners[i] >= 0:
        table.gained[i] = table.rewards[i][table.learners[i]]


def pay_in(states: States, i: int, kind: int, scratch: Places, rewards: Reals) -> None:
    pay_seats(states[i], kind, scratch, rewards)


def pay_seats(s: State, kind: int, scratch: Places, rewards: Reals) -> None:
    for seat in range(s.players):
        scratch[1][seat] = score(s, seat, scratch[0])
        scratch[2][seat] = standing(s, seat)
    for seat in range(s.players):
        rewards[seat] = reward_of(kind, seat, s.players, scratch[1], scratch[2])


def reward_of(kind: int, seat: int, players: int, scores: Numbers, standings: Numbers) -> float:
    if kind == REWARD_BY_SCORE:
        return score_reward(seat, players, scores, standings)
    if players == 1:
        return 1.0 if standings[0] > 0 else 0.0
    better, equal, worse = 0, 0, 0
    for other in range(players):
        better += standings[other] > standings[seat]
        equal += standings[other] == standings[seat]
        worse += standings[other] < standings[seat]
    if kind == REWARD_BY_RANK:
        return (worse - better) / (players - 1.0)
    share = 0.0 if better > 0 else 1.0 / equal
    return (share * players - 1.0) / (players - 1.0)


def score_reward(seat: int, players: int, scores: Numbers, standings: Numbers) -> float:
    """Points ahead of the mean, or below it where few points are good; alone, the points."""
    if players == 1:
        return 1.0 * scores[0]
    total = 0.0
    best, worst = 0, 0
    for other in range(players):
        total += scores[other]
        if standings[other] > standings[best]:
            best = other
        if standings[other] < standings[worst]:
            worst = other
    ahead = scores[seat] - total / players
    return -ahead if scores[best] < scores[worst] else ahead


# Observations


def look_into(observer: Observer, i: int, spare: int, seat: int) -> None:
    """What a seat knows of game i, laid out as a record."""
    copy_state(observer.states, spare, i)
    see(observer.states[spare], seat)
    project_in(observer, spare, seat)


def look_flat(observer: Observer, i: int, spare: int, seat: int) -> None:
    """The same, and as floating numbers."""
    look_into(observer, i, spare, seat)
    flatten_games(observer.record, observer.columns, observer.flat, 0, 1, spare)


def project_in(observer: Observer, i: int, seat: int) -> None:
    """A state as it is, laid out as a record."""
    project_record(observer.raw, i, seat, observer.segments, observer.held, observer.record, 0)


def project_record(
    raw: ByteRows, i: int, seat: int, segments: Segments, held: Places, out: ByteRows, row: int
) -> None:
    """Copy the bytes of a blanked state into a record, turned to the seat that looks."""
    source, target, players = raw[i], out[row], len(segments)
    me = max(seat, 0)
    for k in range(len(segments[me])):
        start, end, size = segments[me][k][0], segments[me][k][1], segments[me][k][2]
        for j in range(size):
            target[end + j] = source[start + j]
    for k in range(len(held)):
        value = int(target[held[k][0]])
        target[held[k][0]] = turned_value(value, held[k][1], me, players)
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
            start, end, count = columns[k][0], columns[k][1], columns[k][2]
            width, sign = columns[k][3], int(columns[k][4])
            if width == 1 and sign:  # bytes have loops of their own: many are done at once
                for j in range(count):
                    target[end + j] = (source[start + j] ^ BYTE_SIGN) - BYTE_SIGN
            elif width == 1:
                for j in range(count):
                    target[end + j] = source[start + j]
            else:
                for j in range(count):
                    value = wide_number(source, start + j * width, width)
                    target[end + j] = value - ((value & sign) << 1)


def wide_number(row: Bytes, at: int, width: int) -> int:
    """A number of several bytes, the lowest first."""
    value = 0
    for b in range(width):
        value += int(row[at + b]) << (8 * b)
    return value
