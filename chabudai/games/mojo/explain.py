"""Why a move of Mojo can't be made: the clause, and the numbers it rests on."""

from chabudai.games.mojo.spec import PHASES, VALUES, Mojo, Move, Phase
from chabudai.games.mojo.view import cards_of
from chabudai.kernel.game import phase_id
from chabudai.kernel.refusal import Refusal

TURN_CLAUSE = "MJ-6"  # why somebody else's turn is not yours


def explain(s: Mojo, move: int) -> Refusal:
    """Why a move is not open to the seat on turn, from what that seat knows."""
    if move in (Move.DRAW_DECK, Move.DRAW_PILE):
        return explain_draw(s)
    if move >= Move.TURN_UP:
        return explain_turning_up(s, move - Move.TURN_UP)
    pile, card = divmod(move, VALUES)
    return explain_playing(s, card, pile)


def explain_draw(s: Mojo) -> Refusal:
    if s.phase == Phase.TURNING_UP:
        return Refusal("mojo-laid-not-drawn", {"hand": cards_of(s.hand[s.seat])}, "MJ-11")
    if s.piles == 1:
        return Refusal("mojo-draws-itself", {}, "MJ-6")
    phase = f"={phase_id('mojo', PHASES[s.phase])}"
    return Refusal("mojo-nothing-to-draw", {"phase": phase}, "MJ-21")


def explain_turning_up(s: Mojo, card: int) -> Refusal:
    if s.phase != Phase.TURNING_UP:
        return Refusal("mojo-not-mojo-time", {"cards": s.held[s.seat]}, "MJ-10")
    return Refusal("mojo-not-laid", {"card": card, "hand": cards_of(s.hand[s.seat])}, "MJ-11")


def explain_playing(s: Mojo, card: int, pile: int) -> Refusal:
    if s.phase == Phase.TURNING_UP:
        cards = cards_of(s.hand[s.seat])
        return Refusal("mojo-laid-not-played", {"card": card, "hand": cards}, "MJ-10")
    if s.phase == Phase.DRAWING:
        return Refusal(
            "mojo-draw-first", {"card": s.stack[1 - s.pile][-1 + s.height[1 - s.pile]]}, "MJ-21"
        )
    if pile >= s.piles:
        return Refusal("mojo-one-pile", {"pile": pile + 1}, "MJ-20")
    if s.phase == Phase.CHAINING and pile != s.pile:
        return Refusal("mojo-chain-stays", {"pile": s.pile + 1, "other": pile + 1}, "MJ-20")
    return Refusal("mojo-not-in-hand", {"card": card, "hand": cards_of(s.hand[s.seat])}, "MJ-6")
