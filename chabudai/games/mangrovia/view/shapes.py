"""The shapes of what a seat sees of Mangrovia."""

from typing import Annotated, Literal, NotRequired, TypedDict

PhaseName = Literal["bowls", "act", "pay", "put back", "over"]
Land = Literal["water", "sand", "mangrove", "reed"]
Area = Literal["plain", "stone", "special", "amulet"]
Pay = Literal["cards", "amulets"]
Part = Literal["open", "deck", "amulets", "hut", "double", "birds"]
Reason = Literal["huts", "god", "nearest", "tile"]
Heading = Literal["right", "left", "down", "up"]
Owner = int | Literal["neutral"] | None


class Building(TypedDict):
    """A hut that is being paid for."""

    space: Annotated[str, "where it will stand"]
    double: Annotated[bool, "is it a double hut?"]
    due: Annotated[int, "what is still to be paid"]
    pay: Annotated[Pay, "in what"]
    landscapes_due: Annotated[int, "landscape cards still to be paid"]


class PuttingBack(TypedDict):
    """Amulets of which one goes back."""

    drawn: Annotated[int, "how many were drawn"]
    amulets: Annotated[list[int] | None, "which, told to their seat alone"]


class Rows(TypedDict):
    """Open cards."""

    value: Annotated[list[int], "value cards"]
    landscape: Annotated[list[Land], "landscape cards"]


class RowSizes(TypedDict):
    """How many open cards lie there when none is missing."""

    value: Annotated[int, "value cards"]
    landscape: Annotated[int, "landscape cards"]


class Decks(TypedDict):
    """What is left to draw."""

    value: Annotated[int, "value cards"]
    landscape: Annotated[int, "landscape cards"]
    bag: Annotated[int, "amulets"]


class Discards(TypedDict):
    """What was put aside."""

    value: Annotated[list[int], "value cards"]
    landscape: Annotated[list[Land], "landscape cards"]
    amulets: Annotated[list[int], "amulets"]


class Pier(TypedDict):
    """A pier and what it offers (MG-11)."""

    number: Annotated[int, "1 to 12, in the order of the boat"]
    site: Annotated[str, "the site that it belongs to"]
    offers: Annotated[list[list[Part]], "part by part, what one chooses from"]
    talisman: Annotated[bool, "does it bring the talisman?"]


class Printed(TypedDict):
    """What the board says of a space."""

    column: Annotated[int, "of the lagoon or of the isle, from 0"]
    row: Annotated[int | None, "of the lagoon, from 0; null: on the isle"]
    landscapes: Annotated[list[Land], "one or two"]
    price: Annotated[int, "of a hut"]
    pay: Annotated[Pay, "in what"]
    points: Annotated[int, "printed on it"]
    area: Annotated[Area, "where it lies"]


class Space(Printed):
    """A space of the board."""

    double: Annotated[bool, "could a double hut stand there?"]
    owner: Annotated[Owner, "whose hut stands there"]
    huts: Annotated[int, "how many"]
    tile: Annotated[int | str | None, "special: the number under the hut; stone: a path or helper"]


class Rank(TypedDict):
    """Somebody with huts on a path or in the special area."""

    owner: Annotated[Owner, "who"]
    huts: Annotated[int, "how many huts"]
    nearest: NotRequired[Annotated[str | None, "on a path: the hut nearest to the god"]]
    lowest_tile: NotRequired[Annotated[int, "in the special area: the lowest tile"]]


class Prize(TypedDict):
    """A first or second place."""

    points: Annotated[int, "what it brings"]
    owner: Annotated[Owner, "who would take it now"]
    by: Annotated[Reason | None, "by what they are ahead of all that follow"]


class Contest(TypedDict):
    """Who leads in an area."""

    ranking: Annotated[list[Rank], "everybody there, the best first"]
    first: Annotated[Prize, "the first place"]
    second: Annotated[Prize, "the second place"]


class Path(TypedDict):
    """A path, and who leads on it."""

    name: Annotated[str, "V1 to V4, H1 to H4"]
    spaces: Annotated[list[str], "from the god on"]
    heading: Annotated[Heading, "which way it goes from the god"]
    god: Annotated[Owner, "who has the god's tile"]
    ranking: Annotated[list[Rank], "everybody there, the best first"]
    first: Annotated[Prize, "the first place"]
    second: Annotated[Prize, "the second place"]


class Stone(TypedDict):
    """The stone area."""

    huts: Annotated[int, "built there"]
    points: Annotated[list[int], "each seat's, if it were scored now"]


class Price(TypedDict):
    """A price that free spaces ask."""

    price: Annotated[int, "how much"]
    exact: Annotated[bool, "can your hand pay just that?"]


class Prices(TypedDict):
    """All prices that free spaces ask, the lowest first."""

    cards: Annotated[list[Price], "in cards"]
    amulets: Annotated[list[Price], "in amulets"]


class Hand(TypedDict):
    """Your own hand."""

    values: Annotated[list[int], "value cards"]
    start: Annotated[list[int], "start cards"]
    landscapes: Annotated[list[Land], "landscape cards"]
    amulets: Annotated[list[int], "amulets"]
    prices: Annotated[Prices, "which prices it can make"]


class Seat(TypedDict):
    """What everybody knows of a seat."""

    huts: Annotated[int, "huts left"]
    track: Annotated[int, "huts on amulet spaces"]
    printed: Annotated[int, "points printed on spaces built on"]
    start: Annotated[list[int], "start cards, which lie open"]
    values: Annotated[int, "value cards in hand"]
    landscapes: Annotated[int, "landscape cards in hand"]
    amulets: Annotated[int, "amulets in hand"]
    known_values: Annotated[list[int], "value cards that everybody saw being taken"]
    known_landscapes: Annotated[list[Land], "such landscape cards"]
    known_amulets: Annotated[list[int], "such amulets"]
    helpers: Annotated[list[str], "helper tiles"]
    gods: Annotated[list[str], "paths whose god's tile it has"]


class Own(TypedDict):
    """What of it a spectator sees otherwise."""

    putting_back: PuttingBack | None
    hand: Hand | None


class MangroviaView(TypedDict):
    """What a seat sees of Mangrovia."""

    round: Annotated[int, "the round, from 1"]
    last_round: Annotated[bool, "is it the last?"]
    phase: Annotated[PhaseName, "what is to be decided"]
    first: Annotated[int, "who begins and holds the talisman"]
    birds: Annotated[list[Land], "landscapes with a bird"]
    sites: Annotated[dict[str, Owner], "by their two piers (`2/11`), whose bowl lies there"]
    piers: Annotated[list[Pier], "what each pier offers"]
    pier: Annotated[int | None, "where the boat lies"]
    part: Annotated[int, "which part of the pier is due, from 0"]
    offered: Annotated[list[Part], "what that allows"]
    building: Annotated[Building | None, "while a hut is paid for"]
    putting_back: Annotated[PuttingBack | None, "after amulets were drawn"]
    rows: Annotated[Rows, "open cards"]
    row_sizes: Annotated[RowSizes, "how many open cards there should be"]
    decks: Annotated[Decks, "what is left to draw"]
    discards: Annotated[Discards, "what was put aside"]
    store: Annotated[int, "amulets of value 1"]
    next_special: Annotated[int | None, "the special tile that comes next"]
    spaces: Annotated[dict[str, Space], "by their place (`b1`)"]
    paths: Annotated[list[Path], "the eight paths"]
    special: Annotated[Contest, "who leads in the special area"]
    stone: Annotated[Stone, "the stone area"]
    hand: Annotated[Hand | None, "your own cards; null for a spectator"]
    seats: Annotated[list[Seat], "what you know of each seat, in their order"]
