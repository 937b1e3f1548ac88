"""Phase 1: bowls are placed on sites (MG-10)."""

from chabudai.games.mangrovia.rules.boat import sail
from chabudai.games.mangrovia.spec import BOWLS, FREE, SITES, Event, Mangrovia, Move
from chabudai.kernel.chance import emit
from chabudai.kernel.state import Mask


def may_place(s: Mangrovia, site: int) -> bool:
    """With 2-3 players the first player's first bowl may not go on 1/12."""
    if site == 0 and s.placed == 0 and BOWLS[s.players] == 2:
        return False
    return s.site[site] == FREE


def mark_sites(s: Mangrovia, mask: Mask) -> int:
    count = 0
    for site in range(SITES):
        if may_place(s, site):
            mask[Move.SITE + site] = 1
            count += 1
    return count


def place_bowl(s: Mangrovia, site: int) -> None:
    """From the first player clockwise; the only site left is taken without asking."""
    while site >= 0:
        s.site[site] = s.seat
        s.placed += 1
        emit(s, Event.BOWL_PLACED, s.seat, site)
        if s.placed == s.players * BOWLS[s.players]:
            sail(s)
            return
        s.seat = (s.first + s.placed) % s.players
        site = only_site(s)


def only_site(s: Mangrovia) -> int:
    """The site that must be taken, -1 where there is a choice."""
    found = -1
    for site in range(SITES):
        if s.site[site] == FREE:
            if found >= 0:
                return -1
            found = site
    return found
