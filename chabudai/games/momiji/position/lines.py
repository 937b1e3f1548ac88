"""Momiji positions as named lines, and the checks that make a written one safe to play.

    types: red orange green purple
    garden: red0l red2 | green1b          columns; the top card is the last
    row 0: red0l red0b red1l | green0r green3 torii      piles from the left, the top card last

Which of a seat's covered cards lies in which pile is not kept: their order means nothing.
"""

from collections.abc import Sequence

from chabudai.games.momiji.data_check import LETTER_NAMES, TOKEN_NAMES, TYPE_NAMES
from chabudai.games.momiji.moves import CODES
from chabudai.games.momiji.position.checks import check_table, check_turn
from chabudai.games.momiji.rules.piles import is_closing
from chabudai.games.momiji.spec import (
    ALL_LETTERS,
    ALL_TOKENS,
    AVAILABLE,
    BLUE,
    COLUMN_LIMIT,
    COPIES,
    IN_BOX,
    KINDS,
    LANDSCAPES,
    LETTERS,
    MOST_TYPES,
    OWNED,
    PHASES,
    SCENARIO_LANDSCAPES,
    SCENARIO_TYPES,
    TOKENS,
    TYPE,
    TYPES,
    Momiji,
    Phase,
)
from chabudai.kernel.refusal import refuse
from chabudai.kernel.text import Lines

Pairs = list[tuple[str, str]]

# The turn under way: name in the text, field, lowest and highest value, value when left out
TURN = (
    ("main", "main", 0, 1, 0), ("just", "just", 0, 3, 0), ("landscape", "used", 0, 1, 0),
    ("traded", "traded", 0, 1, 0), ("bonus", "bonus", 0, 1, 0), ("way", "way", 0, 2, 0),
    ("count", "count", 0, 7, 0), ("mixed", "mixed", 0, 127, 0), ("one", "one", -1, 6, -1),
    ("two", "two", -1, 6, -1), ("skipping", "skipping", 0, 1, 0), ("turning", "turning", 0, 3, 0),
    ("settled", "settled", 0, 6, 0),
)  # fmt: skip
CAUSES = ("none", "deck", "torii", "garden")
MOST_ACORNS_WRITTEN = 999


def write(s: Momiji) -> Pairs:
    pairs = [
        ("types", " ".join(TYPE_NAMES[t] for t in range(TYPES) if s.playing[t])),
        ("first", str(s.first)),
        ("seat", "none" if s.seat < 0 else str(s.seat)),
        ("phase", PHASES[s.phase]),
        ("torii", str(s.torii)),
        ("last turns", str(s.last_turns)),
        ("end by", CAUSES[s.cause]),
        ("acorns", " ".join(str(n) for n in s.acorns[: s.players])),
        ("tokens", " ".join(token_mark(s, t) for t in range(ALL_TOKENS) if s.token[t])),
        ("blue token", "none" if s.blue_token < 0 else str(s.blue_token)),
        (
            "garden",
            " | ".join(coded(s.column[t][: s.height[t]]) for t in range(TYPES) if s.height[t]),
        ),
        ("discards", coded(listed_kinds(s.discards))),
    ]
    if s.phase == Phase.DRAFTING:
        pairs.append(("offer", letters(s.offer)))
        pairs.append(("pool", letters(s.pool)))
    for p in range(s.players):
        pairs += write_seat(s, p)
    return pairs + write_turn(s)


def write_seat(s: Momiji, p: int) -> Pairs:
    pairs = [
        (f"hand {p}", coded(listed_kinds(s.hand[p]))),
        (f"known {p}", coded(listed_kinds(s.known[p]))),
        (f"row {p}", " | ".join(pile_texts(s, p))),
        (f"landscapes {p}", " ".join(land_mark(s, p, i) for i in range(s.lands[p]))),
    ]
    return [(name, value) for name, value in pairs if value or not name.startswith("known")]


def write_turn(s: Momiji) -> Pairs:
    words = [
        f"{name}={getattr(s, field)}"
        for name, field, _, _, default in TURN
        if getattr(s, field) != default
    ]
    pairs = [("turn", " ".join(words))] if words else []
    if s.pending >= 0:
        pairs.append(("card", CODES[s.pending]))
    if s.given >= 0:
        pairs.append(("given", TOKEN_NAMES[s.given]))
    if s.freshly:
        pairs.append(("drawn", coded(listed_kinds(s.fresh))))
    return pairs


def token_mark(s: Momiji, token: int) -> str:
    owner = s.token[token] - OWNED
    return TOKEN_NAMES[token] + (f"@{owner}" if owner >= 0 else "")


def land_mark(s: Momiji, p: int, place: int) -> str:
    return LETTER_NAMES[s.land[p][place]] + ("*" if s.spent[p][place] else "")


def letters(counts: Sequence[int]) -> str:
    return " ".join(LETTER_NAMES[i] for i in range(ALL_LETTERS) for _ in range(counts[i]))


def coded(kinds: Sequence[int]) -> str:
    return " ".join(CODES[kind] for kind in kinds)


def listed_kinds(counts: Sequence[int]) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def pile_texts(s: Momiji, p: int) -> list[str]:
    """Each pile's cards; covered ones of the top's type first, then what is left over."""
    spare = s.laid[p][:]
    tops = s.top[p][: s.piles[p]]
    for top in tops:
        spare[top] -= 1
    under: list[list[int]] = [[] for _ in tops]
    for same_type in (True, False):
        for i, top in enumerate(tops):
            for kind in range(KINDS):
                while (
                    spare[kind] > 0
                    and len(under[i]) < s.depth[p][i] - 1
                    and (TYPE[kind] == TYPE[top] or not same_type)
                ):
                    under[i].append(kind)
                    spare[kind] -= 1
    return [
        coded([*sorted(under[i]), top]) + (" torii" if s.gate[p][i] else "")
        for i, top in enumerate(tops)
    ]


# Reading


def read(s: Momiji, setup: Sequence[int], lines: Lines) -> None:
    """Fill a blank state. The deck is what is left over; most lines may be left out."""
    s.players, s.edition, s.dew, s.drafted, s.scenario, s.open_piles, named = setup
    read_types(s, named, lines)
    lines.deal_rest(card_lines(s), {CODES[k]: COPIES[k] * s.playing[TYPE[k]] for k in range(KINDS)})
    s.phase = lines.choice("phase", PHASES, "main")
    s.first = lines.number("first", 0, s.players - 1, 0)
    s.seat = seat_or_none(s, lines, "seat", "none" if s.phase == Phase.OVER else str(s.first))
    s.torii = lines.number("torii", 0, s.players + 2, 0 if s.scenario else s.players + 2)
    s.last_turns = lines.number("last turns", 0, s.players, 0)
    s.cause = lines.choice("end by", CAUSES, "none")
    s.blue_token = seat_or_none(s, lines, "blue token", "none")
    read_acorns(s, lines)
    read_tokens(s, lines)
    read_garden(s, lines)
    s.discards = counted(read_cards(s, lines, "discards"))
    read_draft(s, lines)
    for p in range(s.players):
        read_seat(s, p, lines)
    read_turn(s, lines)
    fill_deck(s)
    check_table(s)
    check_turn(s)


def card_lines(s: Momiji) -> list[str]:
    """The lines in which cards lie; others only tell of them."""
    seats = [f"{name} {p}" for name in ("hand", "row") for p in range(s.players)]
    return ["garden", "discards", "card", "drawn", *seats]


def read_types(s: Momiji, named: int, lines: Lines) -> None:
    default = "" if s.scenario or named else None
    words = lines.text("types", default).split()
    chosen = [lines.named("types", word, TYPE_NAMES) for word in words]
    if not chosen and s.scenario:
        chosen = [t for t in range(TYPES) if SCENARIO_TYPES[s.scenario][t]]
    elif not chosen:
        chosen = [t for t in range(TYPES) if named >> t & 1]
    wanted = sum(SCENARIO_TYPES[s.scenario]) if s.scenario else s.players + 2
    if s.dew and len(chosen) == wanted - 1 and BLUE not in chosen:
        chosen.append(BLUE)  # MM-6: it is always there, named or not
    s.playing = [int(t in chosen) for t in range(TYPES)]
    s.kinds_in = sum(s.playing)
    if s.kinds_in != wanted or s.playing[BLUE] != s.dew:
        raise refuse("momiji-position-types", "MM-6", field="types", wanted=wanted)
    if named and sum(1 << t for t in chosen) != named:
        raise refuse("momiji-position-types", "MM-6", field="types", wanted=wanted)
    if s.scenario and tuple(s.playing) != SCENARIO_TYPES[s.scenario]:
        raise refuse("momiji-position-types", "MM-60", field="types", wanted=wanted)


def seat_or_none(s: Momiji, lines: Lines, name: str, default: str) -> int:
    text = lines.text(name, default)
    return -1 if text == "none" else lines.whole(name, text, 0, s.players - 1)


def read_acorns(s: Momiji, lines: Lines) -> None:
    default = " ".join(["4"] * s.players)
    numbers = lines.numbers("acorns", 0, MOST_ACORNS_WRITTEN, default)
    if len(numbers) != s.players:
        raise refuse("position-wrong-count", field="acorns", count=len(numbers), wanted=s.players)
    s.acorns[: s.players] = numbers


def read_tokens(s: Momiji, lines: Lines) -> None:
    for word in lines.text("tokens", "").split():
        name, at, owner = word.partition("@")
        token = lines.named("tokens", name, TOKEN_NAMES)
        if token >= TOKENS[s.edition] or s.token[token] != IN_BOX:
            raise refuse("momiji-position-token", "MM-4", field="tokens", value=name)
        s.token[token] = AVAILABLE
        if at:
            s.token[token] = OWNED + lines.whole("tokens", owner, 0, s.players - 1)


def read_card(s: Momiji, lines: Lines, name: str, word: str) -> int:
    kind = lines.named(name, word, CODES)
    if not s.playing[TYPE[kind]]:
        raise refuse("momiji-position-absent", "MM-6", field=name, value=word)
    return kind


def read_cards(s: Momiji, lines: Lines, name: str) -> list[int]:
    return [read_card(s, lines, name, word) for word in lines.text(name, "").split()]


def counted(kinds: Sequence[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(KINDS)]


def read_garden(s: Momiji, lines: Lines) -> None:
    limit = COLUMN_LIMIT[s.edition]
    for part in lines.text("garden", "").split("|"):
        for word in part.split():
            kind = read_card(s, lines, "garden", word)
            t = TYPE[kind]
            if s.height[t] >= limit:
                raise refuse("momiji-position-column", "MM-16", field="garden", most=limit)
            s.column[t][s.height[t]] = kind
            s.height[t] += 1


def read_draft(s: Momiji, lines: Lines) -> None:
    for name, counts in (("offer", s.offer), ("pool", s.pool)):
        for word in lines.text(name, "").split():
            counts[lines.named(name, word, LETTER_NAMES)] += 1
    if any(s.offer) != (s.phase == Phase.DRAFTING) or (any(s.pool) and s.phase != Phase.DRAFTING):
        raise refuse("momiji-position-draft", "MM-10", field="offer")
    if s.phase == Phase.DRAFTING and not s.drafted:
        raise refuse("momiji-position-draft", "MM-10", field="phase")


def read_seat(s: Momiji, p: int, lines: Lines) -> None:
    s.hand[p] = counted(read_cards(s, lines, f"hand {p}"))
    s.held[p] = sum(s.hand[p])
    s.known[p] = counted(read_cards(s, lines, f"known {p}"))
    if any(s.known[p][kind] > s.hand[p][kind] for kind in range(KINDS)):
        raise refuse("momiji-position-known", "MM-24", field=f"known {p}")
    for part in lines.text(f"row {p}", "").split("|"):
        if part.split():
            read_pile(s, p, part.split(), lines)
    read_landscapes(s, p, lines)


def read_pile(s: Momiji, p: int, words: list[str], lines: Lines) -> None:
    name, place = f"row {p}", s.piles[p]
    if place == MOST_TYPES:
        raise refuse("momiji-position-piles", "MM-21", field=name, most=s.kinds_in)
    if words[-1] == "torii":
        s.gate[p][place] = 1
        words = words[:-1]
    if not words:
        raise refuse("position-empty-pile", field=name)
    kinds = [read_card(s, lines, name, word) for word in words]
    if s.gate[p][place] and not is_closing(kinds[-1]):
        raise refuse("momiji-position-torii", "MM-22", field=name)
    for kind in kinds:
        s.laid[p][kind] += 1
    s.top[p][place], s.depth[p][place] = kinds[-1], len(kinds)
    s.piles[p] += 1


def read_landscapes(s: Momiji, p: int, lines: Lines) -> None:
    name = f"landscapes {p}"
    default = "" if s.phase == Phase.DRAFTING else "A B C"
    if s.scenario:
        default = " ".join(LETTER_NAMES[i] for i in SCENARIO_LANDSCAPES[s.scenario])
    words = lines.text(name, default).split()
    if len(words) > LANDSCAPES:
        raise refuse("momiji-position-landscapes", "MM-10", field=name, most=LANDSCAPES)
    s.lands[p] = len(words)
    for i, word in enumerate(words):
        letter = word.removesuffix("*")
        s.land[p][i] = lines.named(name, letter, LETTER_NAMES[: LETTERS[s.edition]])
        s.spent[p][i] = int(word.endswith("*"))


def read_turn(s: Momiji, lines: Lines) -> None:
    given = {}
    for word in lines.text("turn", "").split():
        name, _, value = word.partition("=")
        lines.named("turn", name, [entry[0] for entry in TURN])
        if name in given:
            raise refuse("position-word-twice", field="turn", value=name)
        given[name] = value
    for name, field, low, high, default in TURN:
        number = lines.whole("turn", given[name], low, high) if name in given else default
        setattr(s, field, number)
    s.pending = read_card(s, lines, "card", lines.text("card")) if "card" in lines.pairs else -1
    s.given = lines.choice("given", TOKEN_NAMES) if "given" in lines.pairs else -1
    s.fresh = counted(read_cards(s, lines, "drawn"))
    s.freshly = sum(s.fresh)


def fill_deck(s: Momiji) -> None:
    """MM-1: the deck holds what lies nowhere else."""
    for kind in range(KINDS):
        seen = s.discards[kind] + s.fresh[kind] + (s.pending == kind)
        seen += sum(s.hand[p][kind] + s.laid[p][kind] for p in range(s.players))
        seen += sum(s.column[t][: s.height[t]].count(kind) for t in range(TYPES))
        there = COPIES[kind] if s.playing[TYPE[kind]] else 0
        if seen > there:
            raise refuse("momiji-position-copies", "MM-1", card=CODES[kind], count=seen, most=there)
        s.deck[kind] = there - seen
    s.left = sum(s.deck)
