"""What is told about deals that are the same for all, by a server or by a page for itself."""

from typing import Any

from chabudai.kernel.fixed import fixed as shape


@shape
class Attempt:
    """My game of a day's deal."""

    table: str
    over: bool
    rank: int = 0  # among those who have finished; 0: not yet, or too late
    place: int = 0  # at the table, from 1
    points: int = 0
    won: bool = False


@shape
class DayDeal:
    """The deal of a day in one game."""

    game: str
    day: str  # ISO date, in UTC
    options: dict[str, Any]
    seats: list[str]  # "me", and the bots in the other seats
    seat: int  # where everybody sits
    commitment: str  # SHA-256 of the seed
    seed: str  # 64 hexadecimal digits, once the day is over; else empty
    public: bool  # no server keeps the seed: it follows from the date, and there are no others
    over: bool  # the day
    ends: float  # when, in seconds since 1970
    begun: int  # people who play or have played it
    finished: int  # of them
    streak: int  # days in a row on which I have finished the deal of this game
    mine: Attempt | None


@shape
class DayDeals:
    deals: list[DayDeal]


@shape
class DayRow:
    """One game in the table of a day's results."""

    rank: int  # from 1; equal results share it
    name: str  # empty: the person is forgotten
    player: str
    place: int
    points: int
    margin: int  # points ahead of the best of the others, or behind the first
    won: bool
    seconds: int  # from the deal to the last move
    table: str  # to be looked at and compared with
    mine: bool


@shape
class DayResults:
    """The results of a day, best first; empty until the day is over or I have finished."""

    deal: DayDeal
    rows: list[DayRow]
    better: int | None  # of the others, the share in percent whose result mine beats
    earlier: str  # the day before this one that has a deal; empty: there is none
    later: str


@shape
class Challenge:
    """A game that is to be beaten."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[str]  # "me", and the bots in the other seats
    seat: int
    name: str  # of who played it
    place: int
    points: int
    won: bool
    commitment: str
    mine: bool  # did I play it?
