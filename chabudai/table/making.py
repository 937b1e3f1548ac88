"""How tables begin: who may sit down, what was chosen, deals, forks and rematches."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from chabudai.bots import simple
from chabudai.bots.library import has_thumb
from chabudai.games import find
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.options import Names
from chabudai.kernel.refusal import refuse
from chabudai.kernel.state import SEED_WORDS
from chabudai.table.answers import GameInfo, LessonInfo, OptionInfo
from chabudai.table.entries import AnyEntry, Sat
from chabudai.table.history import fork
from chabudai.table.lesson import find_lesson, lessons_of
from chabudai.table.messages import Settings
from chabudai.table.plan import Origin, Plan
from chabudai.table.table import Table

ME, OPEN = "me", "open"


def bot_names(game: Game) -> list[str]:
    """Returns the bots that may sit down in a game, weakest first."""
    names = ["random"]
    if has_thumb(game):
        names.append("thumb")
    return [*names, *(name for name in simple.NAMES if name not in (*names, "thumb"))]


def check_bot(name: str, game: Game) -> str:
    choices = bot_names(game)
    if name not in choices:
        raise refuse("bot-unknown", name=name[:40], choices=choices)
    return name


def standard_bot(game: Game) -> str:
    """Returns the bot that helps out: it answers at once and plays sensibly where it can."""
    return "thumb" if "thumb" in bot_names(game) else "random"


def game_info(name: str) -> GameInfo:
    game = find(name)
    options = [
        OptionInfo(o.name, o.default, o.choices(), isinstance(o, Names), o.clause)
        for o in game.options
    ]
    lessons = [
        LessonInfo(lesson.name, len(lesson.steps), lesson.variant(game).players)
        for lesson in lessons_of(game)
    ]
    categories = list(game.categories)
    return GameInfo(name, game.version, options, categories, bot_names(game), lessons)


def granted(settings: Settings, variant: Variant) -> Settings:
    """Settings that may hold: a rated game has neither hints nor undo."""
    if settings.rated and (settings.hints or settings.undo):
        raise refuse("rated-not-possible")
    if settings.stand_in:
        check_bot(settings.stand_in, variant.game)
    return settings


def new_plan(
    id: str, variant: Variant, settings: Settings, host: str, origin: Origin | None = None
) -> Plan:
    game, options = variant.game, json.loads(json.dumps(variant.options))
    seed = secrets.randbits(32 * SEED_WORDS)
    return Plan(id, game.name, game.version, options, seed, settings, host, origin)


def lesson_plan(id: str, game: Game, name: str, host: str) -> tuple[Plan, list[str]]:
    """A table of a lesson, for one who learns and nobody who looks on, and who sits there."""
    lesson = find_lesson(game, name)
    variant = lesson.variant(game)
    plan = new_plan(id, variant, Settings(spectators=False), host, lesson.origin)
    return replace(plan, seed=lesson.seed), lesson.seats(variant.players)


def forked_plan(id: str, table: Table, move: int, settings: Settings, host: str) -> Plan:
    """Returns a table that begins where another stood; it is shown as a fork and never rated."""
    if settings.rated:
        raise refuse("rated-not-possible")
    table.check_open()
    if table.plan.settings.rated and table.status != "over":
        raise refuse("rated-not-over")  # a coach would answer there
    origin = fork(table, move, table.seat_of(host))
    plan = new_plan(id, table.variant, granted(settings, table.variant), host, origin)
    return plan if origin.text else replace(plan, seed=table.plan.seed)  # the same deal once more


def chosen_seats(wanted: Sequence[str] | None, variant: Variant) -> list[str]:
    """Returns what each seat is to be: me, open, or a bot that exists."""
    seats = list(wanted) if wanted is not None else [ME] + [OPEN] * (variant.players - 1)
    if len(seats) != variant.players:
        raise refuse("seats-wrong-count", count=len(seats), players=variant.players)
    if seats.count(ME) > 1:
        raise refuse("seats-me-twice")
    for word in seats:
        if word not in (ME, OPEN):
            check_bot(word, variant.game)
    return seats


def first_lines(table: Table, seats: Sequence[str], me: Sat) -> list[AnyEntry]:
    """Returns lines for those who sit there from the start."""
    sitting: Mapping[int, Sat] = {
        seat: me if word == ME else Sat(seat, word, "", word)
        for seat, word in enumerate(seats)
        if word != OPEN
    }
    return table.to_fill(dict(sitting))


def rematch_bots(table: Table) -> dict[int, Sat]:
    """Returns the bots of a table once more, one seat further on."""
    return {
        (s.seat + 1) % len(table.seats): Sat(-1, s.bot, "", s.bot)
        for s in table.seats
        if s.bot and not s.away
    }


def seat_looked_at(table: Table, mine: int | None, wanted: int | None) -> int | None:
    """Returns whose eyes a past moment is seen through; after the end anybody's may be borrowed."""
    if wanted is None or wanted == mine:
        return mine
    if table.status != "over" or wanted >= len(table.seats):
        raise refuse("not-your-seat", seat=wanted)
    deal = table.plan.deal
    if deal is None or wanted != deal.seat:
        table.check_open()
    return wanted
