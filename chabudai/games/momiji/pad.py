"""Counting Momiji at a real table (MM-36, MM-37, MM-41; alone MM-64)."""

from typing import Any

from chabudai.games.momiji.data_check import TOKEN_NAMES, TYPE_NAMES
from chabudai.games.momiji.rules.objectives import (
    cards_laid,
    completes,
    condition,
    count_points,
    pile_points,
    token_value,
    zeros_laid,
)
from chabudai.games.momiji.rules.plays import landscapes_unused
from chabudai.games.momiji.spec import (
    ALL_TOKENS,
    BLUE,
    BLUE_TOKEN_POINTS,
    CONDITIONS,
    FIRST_KIND,
    HAND_LIMIT,
    IN_BOX,
    LANDSCAPES,
    MOST_TYPES,
    NUMBER,
    OTHER_POINTS,
    OWNED,
    OWNER_POINTS,
    PARTS,
    SCENARIO_TOKENS,
    SCENARIO_TYPES,
    SCENARIOS,
    TOKENS,
    TRIO,
    TYPE,
    TYPES,
    Cause,
    Momiji,
    Phase,
    Token,
)
from chabudai.kernel.chance import clear, zeros
from chabudai.kernel.game import Variant
from chabudai.kernel.pad import (
    Answers,
    PadLine,
    PadOption,
    Question,
    one,
    row_of,
    seats_of,
    whole,
)

ROUNDS = False
PILE_FACTS = 3  # a row of the pad counts once all of them are there
MOST_CARDS = 99  # of anything that is counted
COUNTED_TYPES = {Token.WARM: range(TRIO), Token.COOL: range(TRIO, BLUE)}  # by what they ask for


# What is asked


def questions(variant: Variant, table: Answers) -> tuple[list[Question], list[Question]]:
    dew = variant.options["morning_dew"]
    if variant.players == 1:
        return [], [piles_asked(dew), acorns_asked(), tokens_asked(scenario_of(variant))]
    found = [objectives_asked(variant)]
    if dew:
        found.append(one("blue", "momiji-pad-blue", seats_of(variant)))
    hand = whole("hand", "momiji-pad-hand", 0, HAND_LIMIT)
    owned = {TOKEN_NAMES.index(row["token"]) for row in owned_rows(table)}
    return found, [piles_asked(dew), acorns_asked(), hand, *counts_asked(owned)]


def scenario_of(variant: Variant) -> int:
    return int(variant.setup[4])


def types_as_options() -> list[PadOption]:
    return [PadOption(name, f"momiji-type-{name}") for name in TYPE_NAMES]


def tokens_as_options(tokens: list[int]) -> list[PadOption]:
    return [PadOption(TOKEN_NAMES[t], f"momiji-token-{TOKEN_NAMES[t]}") for t in tokens]


def piles_asked(dew: bool) -> Question:
    types = types_as_options() if dew else types_as_options()[:BLUE]
    columns = row_of(
        one("type", "momiji-pad-type", types),
        whole("number", "momiji-pad-number", 0, 4 if dew else 3),
        whole("cards", "momiji-pad-pile-cards", 1, MOST_CARDS),
    )
    return Question("piles", "rows", "momiji-pad-piles", high=MOST_TYPES, columns=columns)


def acorns_asked() -> Question:
    return whole("acorns", "momiji-pad-acorns", 0, MOST_CARDS)


def tokens_asked(scenario: int) -> Question:
    """Alone: which tokens are owned."""
    others = [t for t in SCENARIO_TOKENS[scenario] if t]
    leaves = [t for t in range(TYPES) if SCENARIO_TYPES[scenario][t]]
    options = tuple(tokens_as_options([*leaves, *others]))
    return Question("tokens", "some", "momiji-pad-tokens", options=options)


def objectives_asked(variant: Variant) -> Question:
    tokens = list(range(TOKENS[variant.setup[1]]))
    columns = row_of(
        one("token", "momiji-pad-token", tokens_as_options(tokens)),
        one("owner", "momiji-pad-owner", seats_of(variant)),
    )
    most = variant.players + 2
    return Question("objectives", "rows", "momiji-pad-objectives", high=most, columns=columns)


def owned_rows(table: Answers) -> list[dict[str, str]]:
    rows: list[dict[str, str]] = table.get("objectives", [])
    return [row for row in rows if "token" in row and "owner" in row]


def counts_asked(owned: set[int]) -> list[Question]:
    """What the objectives that somebody owns make it necessary to count."""
    wanted = {t for t in owned if t < BLUE}
    for token, types in COUNTED_TYPES.items():
        wanted |= set(types) if token in owned else set()
    found = [
        whole(
            TYPE_NAMES[t], "momiji-pad-count", 0, MOST_CARDS, type=f"=momiji-type-{TYPE_NAMES[t]}"
        )
        for t in sorted(wanted)
    ]
    if Token.ZEROS in owned:
        found.append(whole("zeros", "momiji-pad-zeros", 0, MOST_CARDS))
    if Token.VARIETY in owned:
        found.append(whole("landscapes", "momiji-pad-landscapes", 0, LANDSCAPES))
    return found


# The answers as a state


def fill(s: Momiji, variant: Variant, sheet: Answers) -> None:
    table = sheet["table"]
    for token in range(ALL_TOKENS):
        s.token[token] = IN_BOX
    for row in owned_rows(table):
        s.token[TOKEN_NAMES.index(row["token"])] = OWNED + int(row["owner"])
    s.blue_token = int(table.get("blue", -1))
    for p in range(s.players):
        fill_seat(s, p, sheet["seats"][p])
    s.phase = Phase.OVER
    s.cause = Cause.DECK  # or any other: points are the same
    s.seat = -1
    for p in range(s.players):
        s.points[p] = count_points(s, p, zeros(PARTS))


def fill_seat(s: Momiji, p: int, answers: Answers) -> None:
    s.acorns[p] = answers.get("acorns", 0)
    s.held[p] = answers.get("hand", 0)
    for name, number in answers.get("tokens", {}).items():
        s.token[TOKEN_NAMES.index(name)] = OWNED + p if number else IN_BOX
    s.lands[p] = LANDSCAPES
    for i in range(LANDSCAPES):
        s.spent[p][i] = 0 if i < answers.get("landscapes", 0) else 1
    fill_piles(s, p, [row for row in answers.get("piles", []) if len(row) == PILE_FACTS])
    fill_laid(s, p, answers)


def fill_piles(s: Momiji, p: int, rows: list[dict[str, Any]]) -> None:
    s.piles[p] = len(rows)
    for i, row in enumerate(rows):
        s.top[p][i] = FIRST_KIND[TYPE_NAMES.index(row["type"])][row["number"]]
        s.depth[p][i] = row["cards"]


def fill_laid(s: Momiji, p: int, answers: Answers) -> None:
    """Cards that are as many of each type, and as many 0s, as was counted.

    Types that were counted come first; others have at most what their piles show, the rest is blue.
    """
    clear(s.laid[p])
    left = sum(s.depth[p][: s.piles[p]])
    zeros_left = answers.get("zeros", 0)
    for t in sorted(range(TYPES), key=lambda t: TYPE_NAMES[t] not in answers):
        counted = left if t == BLUE else answers.get(TYPE_NAMES[t], cards_shown(s, p, t))
        cards = min(counted, left)
        lowest = min(cards, zeros_left)
        s.laid[p][FIRST_KIND[t][0]] += lowest
        s.laid[p][FIRST_KIND[t][1]] += cards - lowest
        left -= cards
        zeros_left -= lowest


def cards_shown(s: Momiji, p: int, t: int) -> int:
    """Cards of the piles with a type on top."""
    return sum(s.depth[p][i] for i in range(s.piles[p]) if TYPE[s.top[p][i]] == t)


# How the points come


def lines(s: Momiji, seat: int) -> list[PadLine]:
    if s.scenario > 0:
        return [condition_line(s, number) for number in range(CONDITIONS)]
    found = [pile_line(s, seat, i) for i in range(s.piles[seat])]
    found.append(PadLine("momiji-pad-line-acorns", {}, s.acorns[seat], "MM-41"))
    found += [token_line(s, seat, t) for t in range(ALL_TOKENS) if s.token[t] >= OWNED]
    if s.blue_token == seat:
        found.append(PadLine("momiji-pad-line-blue", {}, BLUE_TOKEN_POINTS, "MM-41"))
    return found


def condition_line(s: Momiji, number: int) -> PadLine:
    say = f"=momiji-web-{SCENARIOS[s.scenario]}-{number + 1}"
    held = condition(s, number)
    how = "held" if held else "failed"
    return PadLine(f"momiji-pad-line-{how}", {"condition": say}, held, "MM-64")


def pile_line(s: Momiji, seat: int, i: int) -> PadLine:
    top = s.top[seat][i]
    args = {
        "type": f"=momiji-type-{TYPE_NAMES[TYPE[top]]}",
        "cards": s.depth[seat][i],
        "number": NUMBER[top],
    }
    return PadLine("momiji-pad-line-pile", args, pile_points(s, seat, i), "MM-41")


def token_line(s: Momiji, seat: int, token: int) -> PadLine:
    own = s.token[token] == OWNED + seat
    met = completes(s, token, seat)
    how = ("own" if own else "other") if met else "missed"
    points = (OWNER_POINTS if own else OTHER_POINTS) if met else 0
    args = {
        "token": f"=momiji-token-{TOKEN_NAMES[token]}",
        "count": abs(token_value(s, token, seat)),
    }
    return PadLine(f"momiji-pad-line-token-{how}", args, points, "MM-36")


# A finished game as answers


def answers(s: Momiji) -> dict[str, Any]:
    owned = [t for t in range(ALL_TOKENS) if s.token[t] >= OWNED]
    rows = [{"token": TOKEN_NAMES[t], "owner": str(s.token[t] - OWNED)} for t in owned]
    table: dict[str, Any] = {} if s.scenario else {"objectives": rows}
    if s.dew and s.blue_token >= 0:
        table["blue"] = str(s.blue_token)
    return {"table": table, "seats": [seat_answers(s, p, owned) for p in range(s.players)]}


def seat_answers(s: Momiji, p: int, owned: list[int]) -> dict[str, Any]:
    found: dict[str, Any] = {"acorns": s.acorns[p], "piles": pile_answers(s, p)}
    if s.scenario:
        return found | {"tokens": {TOKEN_NAMES[t]: 1 for t in owned}}
    counts = {TYPE_NAMES[t]: cards_laid(s, p, t, t + 1) for t in range(BLUE)}
    unused = landscapes_unused(s, p)
    return found | counts | {"hand": s.held[p], "zeros": zeros_laid(s, p), "landscapes": unused}


def pile_answers(s: Momiji, p: int) -> list[dict[str, Any]]:
    return [
        {
            "type": TYPE_NAMES[TYPE[s.top[p][i]]],
            "number": NUMBER[s.top[p][i]],
            "cards": s.depth[p][i],
        }
        for i in range(s.piles[p])
    ]
