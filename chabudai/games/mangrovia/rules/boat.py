"""Phases 2 and 3: the boat sails from pier to pier (MG-11), then the round ends (MG-20)."""

from chabudai.games.mangrovia.rules.opening import begin_round
from chabudai.games.mangrovia.rules.pools import can_collect, can_draw, fill_rows
from chabudai.games.mangrovia.spec import (
    ANY,
    EVERY_LAND,
    KINDS,
    LAST_ROUND,
    OFFERS,
    PARTS,
    PIERS,
    SEATS,
    SITES,
    THREE,
    TWO,
    Event,
    Mangrovia,
    Offer,
    Phase,
    Pool,
)
from chabudai.games.mangrovia.trail import forget
from chabudai.kernel.chance import emit, reveal, total_of


def bowl_at(s: Mangrovia, pier: int) -> int:
    """Whose bowl stands at a pier: sites are 1/12, 2/11 … 6/7."""
    return s.site[pier - 1 if pier <= SITES else PIERS - pier]


def offer(s: Mangrovia) -> int:
    """What the part that is due allows; MG-9: pier 5 is settled by the first card."""
    kinds = OFFERS[s.pier][s.part]
    return s.settled if s.settled else kinds


def sail(s: Mangrovia) -> None:
    """To the next part that could be done as far as all can see; after pier 12 the round ends."""
    while s.pier <= PIERS:
        while s.pier > 0 and s.part < PARTS and OFFERS[s.pier][s.part] != 0:
            if is_possible(s, offer(s)):
                s.phase = Phase.ACTING
                return
            s.part += 1
        s.part = 0
        s.settled = 0
        s.pier = next_pier(s, s.pier + 1)
        if s.pier <= PIERS:
            s.seat = bowl_at(s, s.pier)
            emit(s, Event.CALLED, s.seat, s.pier)
    end_round(s)


def next_pier(s: Mangrovia, pier: int) -> int:
    """The next pier with a player's bowl, or the one after the last."""
    while pier <= PIERS and not 0 <= bowl_at(s, pier) < SEATS:
        pier += 1
    return pier


def is_possible(s: Mangrovia, kinds: int) -> bool:
    """Could the seat do such a part, judged by what everybody sees?"""
    if kinds & Offer.OPEN and total_of(s.row[Pool.CARD]) + total_of(s.row[Pool.LAND]) > 0:
        return True
    if kinds & Offer.DECK and (can_draw(s, Pool.CARD) or can_draw(s, Pool.LAND)):
        return True
    if kinds & Offer.AMULETS and can_collect(s):
        return True
    if kinds & Offer.HUT and has_means(s):
        return True
    return kinds & Offer.BIRDS != 0


def has_means(s: Mangrovia) -> bool:
    """A hut, something for a landscape and something for a price, by public numbers."""
    p = s.seat
    if s.supply[p] == 0 or s.held[Pool.LAND][p] + s.helper[p][ANY - THREE] == 0:
        return False
    means = s.held[Pool.CARD][p] + s.held[Pool.AMULET][p] + total_of(s.start_card[p])
    return means + s.helper[p][0] + s.helper[p][TWO - THREE] > 0


def skip_part(s: Mangrovia) -> None:
    """A skip passes over like parts too: to take one of two is to take it and skip the rest."""
    kinds = OFFERS[s.pier][s.part]
    while s.part < PARTS and OFFERS[s.pier][s.part] == kinds:
        s.part += 1
    sail(s)


def end_part(s: Mangrovia) -> None:
    if s.phase == Phase.ACTING:
        s.part += 1
        sail(s)


def end_round(s: Mangrovia) -> None:
    """MG-20, MG-21, MG-27: the next round, or the end."""
    if s.last or s.rounds >= LAST_ROUND:
        end_game(s)
        return
    if s.site[0] >= 0:
        s.first = s.site[0]
        emit(s, Event.TALISMAN, s.first)
    else:
        s.first = (s.first + s.players - 1) % s.players
        s.birds = EVERY_LAND - s.birds
        emit(s, Event.TALISMAN_PASSED, s.first)
        emit(s, Event.BIRDS_FLEW, -1, s.birds)
    fill_rows(s)
    begin_round(s)


def end_game(s: Mangrovia) -> None:
    """MG-25: all amulets are shown."""
    for p in range(s.players):
        for kind in range(KINDS):
            s.known[Pool.AMULET][p][kind] = s.hand[Pool.AMULET][p][kind]
    forget(s, Pool.AMULET)
    reveal(s)
    s.phase = Phase.OVER
    s.pier = 0
    s.seat = -1
    emit(s, Event.GAME_ENDED)
