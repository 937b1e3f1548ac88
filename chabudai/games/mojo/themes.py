"""What a puzzle of Mojo is about, told from the facts of its best move."""

from collections.abc import Sequence

from chabudai.games.mojo.rules import top
from chabudai.games.mojo.spec import LAID_AT, LAID_AT_OF_TWO, VALUES, Mojo, Phase
from chabudai.kernel.position import Position

LOW = 2  # who must cover such a card most often has to draw

THEMES = (
    "end-round",
    "turn-up",
    "take-or-draw",
    "chain",
    "draw",
    "mojo-time",
    "force-draw",
    "hold",
)


def theme(position: Position, line: Sequence[int]) -> str:
    """Returns the theme of a move, which stands first in its line."""
    state, move = position.state, line[0]
    assert isinstance(state, Mojo)
    if state.phase == Phase.TURNING_UP:
        return "turn-up"
    if state.phase == Phase.DRAWING:
        return "take-or-draw"
    return theme_of_a_card(state, move % VALUES, top(state, move // VALUES))


def theme_of_a_card(s: Mojo, card: int, under: int) -> str:
    if card == under:
        return "end-round" if goes_out(s, under) else "chain"
    if card > under:
        return "draw"
    if s.held[s.seat] - 1 <= (LAID_AT_OF_TWO if s.players == 2 else LAID_AT):
        return "mojo-time"
    return "force-draw" if card <= LOW else "hold"


def goes_out(s: Mojo, under: int) -> bool:
    """Can a chain of these cards take the whole hand along? All but the last must be equal."""
    others = [card for card in range(VALUES) if card != under for _ in range(s.hand[s.seat][card])]
    return len(others) <= 1 and all(card < under for card in others)
