"""What decided a game that is over."""

from chabudai.kernel.fixed import fixed as shape
from chabudai.kernel.position import Position


@shape
class Decided:
    """Where the winner was furthest ahead of the next."""

    category: str  # of the score
    points: int


def decided(position: Position) -> Decided | None:
    """None before the end, without one winner, and where a tie was broken or nothing stands out."""
    outcome = position.outcome()
    if outcome is None or len(outcome.winners) != 1:
        return None
    first, *others = (seat for seats in outcome.ranking for seat in seats)
    if not others:
        return None
    winner, second = outcome.scores[first], outcome.scores[others[0]]
    if winner["total"] == second["total"] or len(winner) <= 2:  # a lone category is the total
        return None
    sign = -1 if position.game.fewest_win else 1
    ahead = {name: sign * (winner[name] - second[name]) for name in winner if name != "total"}
    best = max(ahead, key=lambda name: ahead[name])
    return Decided(best, ahead[best]) if ahead[best] > 0 else None
