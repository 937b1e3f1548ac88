"""Does a written position hang together? What is wrong is refused by the name of its line."""

from chabudai.games.momiji.data_check import LETTER_NAMES
from chabudai.games.momiji.rules import legal
from chabudai.games.momiji.rules.piles import tops_differ
from chabudai.games.momiji.rules.turn import end_game, has_open_pile
from chabudai.games.momiji.spec import (
    ALL_LETTERS,
    HAND_LIMIT,
    LANDSCAPES,
    LETTERS,
    MOVES,
    OWNED,
    POOL_COPIES,
    REVEAL,
    Cause,
    Momiji,
    Phase,
    Way,
)
from chabudai.kernel.refusal import refuse


def check_table(s: Momiji) -> None:
    mending = s.dew and s.phase in (Phase.LAYING, Phase.PLACING)
    for p in range(s.players):
        field = f"row {p}"
        if s.piles[p] > s.kinds_in:
            raise refuse("momiji-position-piles", "MM-21", field=field, most=s.kinds_in)
        if not tops_differ(s, p) and not (mending and p == s.seat):
            raise refuse("momiji-position-tops", "MM-50" if s.dew else "MM-21", field=field)
        if s.phase != Phase.DRAFTING and s.lands[p] != LANDSCAPES:
            raise refuse(
                "momiji-position-landscapes", "MM-10", field=f"landscapes {p}", most=LANDSCAPES
            )
    gates = sum(sum(s.gate[p]) for p in range(s.players))
    if not s.scenario and gates + s.torii > s.players + 2:
        most = s.players + 2
        raise refuse(
            "momiji-position-gates", "MM-8", field="torii", count=gates + s.torii, most=most
        )
    if s.scenario and s.torii:
        raise refuse("momiji-position-solo", "MM-63", field="torii")
    if s.scenario and s.left % REVEAL:
        raise refuse("momiji-position-solo", "MM-63", field="hand 0")
    if s.blue_token >= 0 and not s.dew:
        raise refuse("momiji-position-blue", "MM-51", field="blue token")
    check_draft(s)


def check_draft(s: Momiji) -> None:
    """MM-3, MM-10: no more copies than a draft pool has; the next in turn has fewest."""
    if not s.drafted:
        return
    for letter in range(ALL_LETTERS):
        count = s.offer[letter] + s.pool[letter]
        count += sum(s.land[p][: s.lands[p]].count(letter) for p in range(s.players))
        most = POOL_COPIES if letter < LETTERS[s.edition] else 0
        if count > most:
            raise refuse(
                "momiji-position-letters", "MM-3",
                letter=LETTER_NAMES[letter], count=count, most=most,
            )  # fmt: skip
    if s.phase == Phase.DRAFTING:
        picks = sum(s.lands[: s.players])
        if s.seat < 0 or s.seat != (s.first + picks) % s.players:
            raise refuse("momiji-position-draft", "MM-10", field="seat")
        if sum(s.offer) + sum(s.pool) + picks != POOL_COPIES * LETTERS[s.edition]:
            raise refuse("momiji-position-draft", "MM-10", field="pool")
        if any(s.lands[p] != picks_of(s, p, picks) for p in range(s.players)):
            raise refuse("momiji-position-draft", "MM-10", field=f"landscapes {s.seat}")


def picks_of(s: Momiji, p: int, picks: int) -> int:
    """How many landscapes a seat has after so many picks clockwise from the first."""
    return (picks - (p - s.first) % s.players + s.players - 1) // s.players


def check_turn(s: Momiji) -> None:
    """The phase fits what belongs to it, and there is something to do."""
    if (s.phase == Phase.OVER) != (s.seat < 0):
        raise refuse("momiji-position-seat", "MM-40", field="seat")
    if (s.cause == Cause.NOT_YET) and (s.last_turns > 0 or s.phase == Phase.OVER):
        raise refuse("momiji-position-end", "MM-40", field="end by")
    if s.cause != Cause.NOT_YET and (s.cause == Cause.GARDEN) != bool(s.scenario):
        raise refuse("momiji-position-end", "MM-40", field="end by")
    for field, there, wanted in (
        ("card", s.pending >= 0, s.phase in (Phase.PLACING, Phase.TUCKING_UNDER, Phase.TURNING)),
        ("given", s.given >= 0, s.phase == Phase.TOKEN_SWAPPING),
        ("drawn", s.freshly > 1, s.phase == Phase.DRAWN),
    ):
        if there != wanted:
            raise refuse("momiji-position-phase", "MM-11", field=field)
    if s.given >= 0 and s.token[s.given] != OWNED + s.seat:
        raise refuse("momiji-position-phase", "MM-30", field="given")
    check_flags(s)
    check_places(s)
    if s.phase == Phase.OVER:
        end_game(s)
        s.log.clear()
    elif legal(s, [0] * MOVES) == 0:
        raise refuse("momiji-position-stuck", "MM-11", field="phase")


BEFORE_MAIN = (
    Phase.DRAFTING,
    Phase.MAIN,
    Phase.COLLECTING,
    Phase.TWO_COLUMNS,
    Phase.DRAWN,
    Phase.TOPS_TAKING,
    Phase.CLEARING,
    Phase.OVER,
)
AFTER_MAIN = (
    Phase.AFTER,
    Phase.LIMITING,
    Phase.TOKEN_BUYING,
    Phase.TOKEN_SWAPPING,
    Phase.COLUMN_TAKING,
    Phase.TUCKING,
    Phase.TUCKING_UNDER,
)
BY_LANDSCAPE = tuple(range(Phase.TWO_COLUMNS, Phase.OVER))


def check_flags(s: Momiji) -> None:
    """What is done in the turn fits what is asked now."""
    in_e = s.phase in (Phase.LAYING, Phase.PLACING) and s.way == Way.E
    before = s.phase in BEFORE_MAIN or (s.phase in (Phase.LAYING, Phase.PLACING) and not in_e)
    if s.main != int(s.phase in AFTER_MAIN or in_e) and (before or s.phase in AFTER_MAIN or in_e):
        raise refuse("momiji-position-turn", "MM-11", field="turn")
    if s.just and s.phase != Phase.AFTER and s.phase not in BY_LANDSCAPE:
        raise refuse("momiji-position-turn", "MM-34", field="turn")
    if (s.phase in BY_LANDSCAPE or s.way) and not s.used:
        raise refuse("momiji-position-turn", "MM-12", field="turn")
    if s.phase == Phase.TRADING and not s.traded:
        raise refuse("momiji-position-turn", "MM-12", field="turn")
    if s.phase == Phase.CLEARING and not s.scenario:
        raise refuse("momiji-position-turn", "MM-62", field="turn")
    if s.phase == Phase.LIMITING and s.held[s.seat] <= HAND_LIMIT:
        raise refuse("momiji-position-turn", "MM-14", field=f"hand {s.seat}")
    if s.phase == Phase.TUCKING and not has_open_pile(s):
        raise refuse("momiji-position-turn", "MM-30", field=f"row {s.seat}")
    if s.skipping and (s.phase != Phase.PLACING or s.way or s.used):
        raise refuse("momiji-position-turn", "MM-30", field="turn")


def check_places(s: Momiji) -> None:
    """Numbers of the turn that stand for piles name piles that are there."""
    piles = s.piles[s.seat] if s.seat >= 0 else 0
    if max(s.one, s.two) >= piles or (s.two >= 0 and s.one in (-1, s.two)):
        raise refuse("momiji-position-turn", "MM-30", field="turn")
    if (s.one >= 0) and s.way != Way.J:
        raise refuse("momiji-position-turn", "MM-30", field="turn")
    if s.settled and (s.phase != Phase.REORDERING or s.settled >= piles):
        raise refuse("momiji-position-turn", "MM-33", field="turn")
    playing = s.phase in (Phase.LAYING, Phase.PLACING)
    if (s.way and not playing) or (s.turning and s.phase != Phase.TURNING):
        raise refuse("momiji-position-turn", "MM-20", field="turn")
    if playing and (bin(s.mixed).count("1") > s.count or bool(s.mixed) != bool(s.count)):
        raise refuse("momiji-position-turn", "MM-20", field="turn")
