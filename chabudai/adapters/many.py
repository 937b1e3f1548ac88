"""Many games stepped together, with observations, rewards and bots: compiled over a game's rules.

Written like rules, and linked with them. A learner's games stop only at the learner's own
decisions; bots move for the other seats. Without a learner every decision is waited for.
"""

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from chabudai.kernel.chance import below, cheap_stream, clear, copy_state
from chabudai.kernel.contract import legal, score, standing
from chabudai.kernel.play import begin_numbered, chosen, see, step
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
Scratch = Annotated[Any, "i8", 3]

ALL_SEATS, EACH_IN_TURN = -2, -1  # who learns, where it is not one seat
RANDOM_BOT, THUMB_BOT = 0, 1
REWARD_ZERO_SUM, REWARD_BY_RANK, REWARD_BY_SCORE = 0, 1, 2
FORFEIT, BEGIN = -1, -2  # instead of a move: give the game up; start the one of the number


class Table(NamedTuple):
    """The arrays of a batch, one row a game, in the order that `run_games` takes them."""

    states: Any  # with a spare row for each thread after those of the games
    raw: Any  # the same as bytes
    masks: Any  # moves that may be made
    seats: Any  # whose decision it is
    done: Any  # 1: the last step ended a game
    rewards: Any  # by seat, of the game that ended
    gained: Any  # the learner's share of them
    numbers: Any  # of the game within the batch
    learners: Any  # the learner's seat, or ALL_SEATS
    records: Any  # observations of the seats that decide
    finals: Any  # the last observation of the game that ended
    bots: Any  # who plays 1, 2, … seats after the learner
    setup: Any
    segments: Any  # of a record, by the seat that looks: from, to, how many bytes
    held: Any  # bytes of a record that hold a seat's number, and the number of seat 0
    scratch: Any  # for each thread: points by category, scores and standings by seat
    facts: Any  # seed, who learns, kind of reward, 1: observations, 1: start ended games anew


def run_games(
    states: States, raw: ByteRows, masks: Masks, seats: Numbers, done: Flags, rewards: RealGrid,
    gained: Reals, numbers: Numbers, learners: Numbers, records: ByteRows, finals: ByteRows,
    bots: Numbers, setup: Numbers, segments: Segments, held: Places, scratch: Scratch,
    facts: Numbers, moves: Numbers, low: int, high: int, spare: int,
) -> None:  # fmt: skip
    """In each of the games low..high-1 a legal move, FORFEIT or BEGIN, up to the next decision.

    The one entry to the rules: every function of theirs is called from one place, so that they
    are compiled once.
    """
    for i in range(low, high):
        move = moves[i]
        begun = move == BEGIN  # since the caller's last decision
        done[i] = 0
        clear_rewards(rewards, gained, i)
        waiting = True
        while waiting:
            if move == BEGIN:
                begin_numbered(states[i], setup, facts[0], numbers[i])
                learners[i] = learner_of(facts[1], numbers[i], states[i].players)
            elif move != FORFEIT:
                step(states[i], move)
            over = states[i].seat < 0 or move == FORFEIT
            decider = max(learners[i], -1) if over else states[i].seat
            if over:
                clear(masks[i])
            else:
                legal(states[i], masks[i])
            copy_state(states, spare, i)
            see(states[spare], decider)
            if over and begun:
                numbers[i] += len(masks)  # nothing was decided in it: the next one
                move = BEGIN
            elif over:
                done[i] = 1
                if facts[3]:
                    project_record(raw, spare, decider, segments, held, finals, i)
                if move != FORFEIT:
                    pay_rewards(states[i], facts[2], scratch[spare - len(masks)], rewards, i)
                if learners[i] >= 0:
                    gained[i] = rewards[i][learners[i]]
                waiting = facts[4] == 1
                if waiting:
                    numbers[i] += len(masks)
                    move, begun = BEGIN, True
            elif learners[i] >= 0 and decider != learners[i]:
                move = bot_move_in(states, i, spare, learners[i], bots, masks[i])
            else:
                if facts[3]:
                    project_record(raw, spare, decider, segments, held, records, i)
                waiting = False
        seats[i] = states[i].seat


def learner_of(who: int, number: int, players: int) -> int:
    return number % players if who == EACH_IN_TURN else who


def first_illegal(masks: Masks, moves: Numbers) -> int:
    """The first game whose move may not be made; -1 if all may."""
    for i in range(len(masks)):
        move = moves[i]
        if move != FORFEIT and (move < 0 or move >= len(masks[i]) or masks[i][move] == 0):
            return i
    return -1


def bot_move_in(states: States, i: int, spare: int, learner: int, bots: Numbers, mask: Mask) -> int:
    """A bot's move from what its seat knows, in the spare row; its chances are not the game's."""
    s = states[i]
    after = s.seat - learner
    if after < 0:
        after += s.players
    cheap_stream(states[spare], (int(s.moves) << 32) ^ int(s.key[0]) ^ int(s.key[2]))
    if bots[after - 1] == THUMB_BOT:
        return thumb(states[spare], mask)
    count = 0
    for move in range(len(mask)):
        count += mask[move]
    return chosen(mask, below(states[spare], count))


# Rewards


def clear_rewards(rewards: RealGrid, gained: Reals, i: int) -> None:
    gained[i] = 0.0
    for seat in range(len(rewards[i])):
        rewards[i][seat] = 0.0


def pay_rewards(s: State, kind: int, scratch: Places, rewards: RealGrid, i: int) -> None:
    """What the end of a game is worth to each seat."""
    for seat in range(s.players):
        scratch[1][seat] = score(s, seat, scratch[0])
        scratch[2][seat] = standing(s, seat)
    for seat in range(s.players):
        rewards[i][seat] = reward_of(kind, seat, s.players, scratch[1], scratch[2])


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


def look_into(
    states: States,
    raw: ByteRows,
    segments: Segments,
    held: Places,
    out: ByteRows,
    i: int,
    spare: int,
    seat: int,
) -> None:
    """What a seat knows of game i, laid out as a record in the row of its number."""
    copy_state(states, spare, i)
    see(states[spare], seat)
    project_record(raw, spare, seat, segments, held, out, i)


def look_flat(
    states: States, raw: ByteRows, segments: Segments, held: Places, out: ByteRows,
    columns: Columns, numbers: FloatRows, i: int, spare: int, seat: int,
) -> None:  # fmt: skip
    """The same, and as floating numbers."""
    look_into(states, raw, segments, held, out, i, spare, seat)
    flatten_games(out, columns, numbers, i, i + 1, spare)


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
