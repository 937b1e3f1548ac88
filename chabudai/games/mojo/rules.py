"""The rules of Mojo, in the order of docs/rules/mojo.md."""

from chabudai.games.mojo.spec import (
    COLOUR,
    COLOUR_COUNT,
    COPIES,
    DECK_ONLY_AFTER,
    END,
    HAND,
    LAID_AT,
    LAID_AT_OF_TWO,
    NOBODY,
    PENALTY,
    VALUES,
    Event,
    Mojo,
    Move,
    Phase,
)
from chabudai.games.mojo.trail import forget, note_draw, note_renewal, note_show
from chabudai.kernel.chance import below, clear, clear_grid, draw, emit, reveal, total_of, zeros
from chabudai.kernel.state import Mask, Numbers


def start(s: Mojo, setup: Numbers) -> None:
    s.players = setup[0]
    s.piles = setup[1]
    s.holder = -1
    s.side = 0  # MJ-4
    s.seat = below(s, s.players)  # MJ-4
    deal(s)


def deal(s: Mojo) -> None:
    """MJ-5, MJ-17: all cards shuffled, eight to everybody, a card turned up for each pile."""
    s.rounds += 1
    s.turns = 0
    shuffle_all(s)
    emit(s, Event.NEW_ROUND, s.seat, s.rounds, s.side)
    for p in range(s.players):
        for _ in range(HAND):
            s.hand[p][off_deck(s)] += 1
        s.held[p] = HAND
    for pile in range(s.piles):
        open_pile(s, pile)
    begin_turn(s)


def shuffle_all(s: Mojo) -> None:
    s.left = 0
    for v in range(VALUES):
        s.deck[v] = COPIES[v]
        s.left += COPIES[v]
    clear(s.height)
    clear_grid(s.stack)
    clear_grid(s.up)
    clear_grid(s.hand)
    clear_grid(s.known)
    clear(s.laid)
    clear(s.ups)
    forget(s)


def begin_turn(s: Mojo) -> None:
    s.turns += 1
    s.pile = -1
    s.phase = Phase.TURNING_UP if s.laid[s.seat] else Phase.PLAYING


# Moves


def legal(s: Mojo, mask: Mask) -> int:
    """Mark the moves open to s.seat; how many."""
    clear(mask)
    if s.phase == Phase.PLAYING:
        count = 0
        for pile in range(s.piles):  # MJ-20
            count += mark_hand(s, mask, Move.PLAY + VALUES * pile)
        return count
    if s.phase == Phase.CHAINING:
        return mark_hand(s, mask, Move.PLAY + VALUES * s.pile)  # MJ-20: a chain stays on its pile
    if s.phase == Phase.DRAWING:
        mask[Move.DRAW_DECK] = 1
        mask[Move.DRAW_PILE] = 1
        return 2
    if s.phase == Phase.TURNING_UP:
        return mark_hand(s, mask, Move.TURN_UP)
    return 0


def mark_hand(s: Mojo, mask: Mask, first: int) -> int:
    """Mark one move for each value in the hand of the seat on turn."""
    hand = s.hand[s.seat]
    count = 0
    for v in range(VALUES):
        held = 1 if hand[v] > 0 else 0
        mask[first + v] = held
        count += held
    return count


def apply(s: Mojo, move: int) -> None:
    """Carry out a legal move, up to the next decision."""
    if s.phase == Phase.PLAYING or s.phase == Phase.CHAINING:
        s.pile = (move - Move.PLAY) // VALUES
        play(s, (move - Move.PLAY) % VALUES)
    elif s.phase == Phase.DRAWING:
        if move == Move.DRAW_DECK:
            draw_from_deck(s)
        else:
            take_from_other_pile(s)
        end_turn(s)
    else:
        turn_up(s, move - Move.TURN_UP)


def play(s: Mojo, card: int) -> None:
    """MJ-6: lay a card and compare it with the one beneath."""
    under = top(s, s.pile)
    emit(s, Event.CHAINED if s.phase == Phase.CHAINING else Event.PLAYED, s.seat, card, s.pile)
    leave_hand(s, card)
    lay(s, s.pile, card)
    if card == under and s.held[s.seat] > 0:
        s.phase = Phase.CHAINING  # MJ-6, MJ-7: play another
    elif card > under:
        draw_one(s)  # MJ-6, MJ-8: also when the hand is empty
    else:
        end_turn(s)


def draw_one(s: Mojo) -> None:
    """MJ-6: draw a card; with two piles its place is a choice (MJ-21, MJ-23)."""
    if s.piles == 2 and s.turns <= DECK_ONLY_AFTER:
        s.phase = Phase.DRAWING
    else:
        draw_from_deck(s)
        end_turn(s)


def draw_from_deck(s: Mojo) -> None:
    card = off_deck(s)
    s.hand[s.seat][card] += 1
    s.held[s.seat] += 1
    note_draw(s, s.seat, card)
    emit(s, Event.DREW, s.seat, card)


def take_from_other_pile(s: Mojo) -> None:
    """MJ-21: the top of the other pile, seen by all; MJ-22: an empty pile is opened again."""
    other = 1 - s.pile
    card = top(s, other)
    s.height[other] -= 1
    s.stack[other][s.height[other]] = 0
    s.hand[s.seat][card] += 1
    s.held[s.seat] += 1
    s.known[s.seat][card] += 1
    emit(s, Event.TOOK, s.seat, card, other)
    if s.height[other] == 0:
        open_pile(s, other)


def turn_up(s: Mojo, card: int) -> None:
    """MJ-11: turn up one of the cards laid down."""
    p = s.seat
    emit(s, Event.TURNED_UP, p, card)
    leave_hand(s, card)
    s.up[p][s.ups[p]] = card
    s.ups[p] += 1
    end_turn(s)


def leave_hand(s: Mojo, card: int) -> None:
    """A card leaves a hand for all to see; one that everybody knew tells nothing new."""
    p = s.seat
    s.hand[p][card] -= 1
    s.held[p] -= 1
    if s.known[p][card] > 0:
        s.known[p][card] -= 1
    else:
        reveal(s)
        note_show(s, p, card)


def end_turn(s: Mojo) -> None:
    p = s.seat
    if s.held[p] == 0:
        end_round(s)  # MJ-13
        return
    if not s.laid[p] and s.held[p] <= (LAID_AT_OF_TWO if s.players == 2 else LAID_AT):
        s.laid[p] = 1  # MJ-10
        emit(s, Event.LAID, p, s.held[p])
    s.seat = neighbour(s, p)
    begin_turn(s)


def neighbour(s: Mojo, p: int) -> int:
    """MJ-3: side 0 goes clockwise, side +10 counter-clockwise."""
    if s.side == 0:
        return p + 1 if p + 1 < s.players else 0
    return p - 1 if p > 0 else s.players - 1


# Deck and discard piles


def top(s: Mojo, pile: int) -> int:
    return s.stack[pile][s.height[pile] - 1]


def lay(s: Mojo, pile: int, card: int) -> None:
    s.stack[pile][s.height[pile]] = card
    s.height[pile] += 1


def open_pile(s: Mojo, pile: int) -> None:
    """MJ-5, MJ-22: turn up a card of the deck as a pile."""
    card = off_deck(s)
    lay(s, pile, card)
    note_draw(s, NOBODY, card)
    emit(s, Event.OPENED, -1, card, pile)


def off_deck(s: Mojo) -> int:
    """A card off the deck, which is made anew first if it is empty."""
    if s.left == 0:
        renew_deck(s)
    s.left -= 1
    return draw(s, s.deck, s.left + 1)


def renew_deck(s: Mojo) -> None:
    """MJ-9, MJ-22: all discards but the tops become the deck."""
    for pile in range(s.piles):
        if s.height[pile] > 0:
            kept = top(s, pile)
            for i in range(s.height[pile] - 1):
                s.deck[s.stack[pile][i]] += 1
                s.left += 1
            clear(s.stack[pile])
            s.stack[pile][0] = kept
            s.height[pile] = 1
    note_renewal(s)
    emit(s, Event.RESHUFFLED, -1, s.left)


# Scoring


def end_round(s: Mojo) -> None:
    """MJ-13 to MJ-17: everything is shown and counted; the next round, or the end."""
    s.holder = s.seat
    reveal(s)
    emit(s, Event.ROUND_ENDED, s.holder)
    show_hands(s)
    for p in range(s.players):
        s.plain[p] = plain_points(s, p)
        s.gained[p] = s.plain[p]
    settle_mojo(s)
    ended = False
    for p in range(s.players):
        s.total[p] += s.gained[p]
        emit(s, Event.SCORED, p, s.gained[p], s.total[p])
        ended = ended or s.total[p] >= END
    if ended:
        s.phase = Phase.OVER
        s.seat = -1  # MJ-16
        emit(s, Event.GAME_ENDED)
    else:
        deal(s)  # MJ-17: the holder is still the seat on turn, and starts


def show_hands(s: Mojo) -> None:
    """MJ-14: what is left in hands and face down is turned up."""
    for p in range(s.players):
        for v in range(VALUES):
            for _ in range(s.hand[p][v]):
                emit(s, Event.SHOWN, p, v)


def plain_points(s: Mojo, seat: int) -> int:
    """MJ-14: the highest value of each colour, once."""
    highest, hand = zeros(COLOUR_COUNT), s.hand[seat]
    for v in range(VALUES):
        highest[COLOUR[v]] = v if hand[v] > 0 else highest[COLOUR[v]]
    for i in range(s.ups[seat]):
        card = s.up[seat][i]
        highest[COLOUR[card]] = max(highest[COLOUR[card]], card)
    return total_of(highest)


def settle_mojo(s: Mojo) -> None:
    """MJ-15: nothing for a holder who is lowest or tied for it, else ten more."""
    lowest = s.plain[s.holder]
    for p in range(s.players):
        lowest = min(lowest, s.plain[p])
    if s.plain[s.holder] == lowest:
        s.gained[s.holder] = 0
        s.side = 0
        emit(s, Event.MOJO_ZERO, s.holder)
    else:
        s.gained[s.holder] += PENALTY
        s.side = PENALTY
        emit(s, Event.MOJO_TEN, s.holder, s.plain[s.holder], s.gained[s.holder])


def score(s: Mojo, seat: int, parts: Numbers) -> int:
    """The rounds scored, and what the cards in sight would count if this round ended now."""
    parts[0] = s.total[seat]
    parts[1] = 0 if s.phase == Phase.OVER else plain_points(s, seat)
    return parts[0] + parts[1]


def standing(s: Mojo, seat: int) -> int:
    """MJ-16: the lowest total wins."""
    return -s.total[seat]
