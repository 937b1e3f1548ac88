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
    if winner["total"] == second["total"]:
        return None
    sign = -1 if position.game.fewest_win else 1
    leads = {name: sign * (winner[name] - second[name]) for name in winner if name != "total"}
    if sum(lead != 0 for lead in leads.values()) < 2:  # the totals say the same
        return None
    best = max(leads, key=lambda name: leads[name])
    return Decided(best, leads[best]) if leads[best] > 0 else None
