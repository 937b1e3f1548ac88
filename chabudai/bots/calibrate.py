"""Measures how often positions of a given chance are won, and keeps it beside the game.

    chabudai calibrate mojo --games 2000

Rules of thumb with slips play; at moments of their games a seat's chances are weighed and searched,
from what it knows alone. Half of the games fit the calibration, the other half judges it, also
against a baseline that knows the points alone. What was played is kept in a file of work, so that
a run that was stopped goes on.
"""

import contextlib
import json
import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

import chabudai
from chabudai.bots.chances import (
    WORLDS,
    Calibration,
    Scales,
    calibration_file,
    master_settings,
    on_line,
)
from chabudai.bots.network import network_digest
from chabudai.bots.reliability import (
    Bin,
    brier,
    diagram,
    fitted_line,
    foreseen,
    logistic,
    off_by,
    reliability,
)
from chabudai.bots.search import Search
from chabudai.bots.weigh import GAME
from chabudai.kernel.game import Game, Variant
from chabudai.kernel.native.digest import digest
from chabudai.kernel.options import Flag, Whole
from chabudai.kernel.position import Position
from chabudai.kernel.refusal import Refused

BLOCK = 25  # games of one piece of work
MOMENTS = 4  # of a game that are looked at
SLIPS = (0.0, 0.1, 0.3)  # shares of any moves, game by game
LONGEST = 100_000  # moves of a game
FIRST = 5  # one in so many games is played first, to find out how sharp the network should be
EFFORT = 4  # a search has one in so many of the strongest level's iterations

Row = dict[str, Any]


@dataclass(frozen=True)
class Piece:
    """Some games of one number of players."""

    game: str
    players: int
    first: int
    sharpness: float = 0.0  # of the network; 0: as it is, to find out how sharp it should be

    def key(self) -> str:
        return f"{self.game} {self.players} {self.first} {self.sharpness}"


def play_piece(piece: Piece) -> list[Row]:
    """What was said at moments of games, and what came."""
    variant = variant_for(chabudai.find(piece.game), piece.players)
    player = Sampler(variant, piece.sharpness)
    return [row for n in range(piece.first, piece.first + BLOCK) for row in player.rows(n)]


class Sampler:
    """Plays games and looks at moments of them."""

    def __init__(self, variant: Variant, sharpness: float) -> None:
        self.variant, self.game = variant, variant.game
        self.scales = Scales(variant.game, variant.players, sharpness or 1.0)
        self.code, self.mind = self.scales.tree.code, self.scales.tree.mind
        settings = master_settings(variant.game, variant.players)
        fewer = replace(settings, iterations=max(settings.iterations // EFFORT, 20))
        self.search = Search(variant.game, fewer, 1) if sharpness else None

    def deal(self, number: int) -> None:
        self.code.deal_in(self.mind, self.variant.setup_array, number << 20)

    def play(self, slips: float, moves: int) -> int:
        return int(self.code.play_in(self.mind, slips, moves))

    def state(self, at: int) -> Any:
        size = self.game.state.size
        states: Any = self.mind.states
        return self.game.state.unpack(bytes(states[at * size : (at + 1) * size]))

    def rows(self, number: int) -> list[Row]:
        """Play a game twice: first to know its length, then to look at it."""
        chance = random.Random(f"{self.game.name} {self.variant.players} {number}")
        slips = SLIPS[number % len(SLIPS)]
        self.deal(number)
        self.play(slips, LONGEST)
        over = self.state(GAME)
        won = [self.game.interpreted.win_share(over, p) for p in range(self.variant.players)]
        moments = sorted(chance.randrange(over.moves) for _ in range(MOMENTS))
        self.deal(number)
        found: list[Row] = []
        at = 0
        for moment in moments:
            self.play(slips, moment - at)
            at = moment
            row = {"game": number, "won": won, **self.look(chance)}
            looked = self.search if len(found) == number % MOMENTS else None
            found.append(row | self.searched(looked) if looked else row)
        return found

    def look(self, chance: random.Random) -> Row:
        """What a seat may know of this moment: its chances and the points."""
        position = Position(self.variant, self.state(GAME))
        viewer = chance.randrange(self.variant.players)
        known = position.observed(viewer)
        weighed = self.scales.weigh(known, viewer, chance.getrandbits(60), WORLDS)
        points = [position.seat_score(known, p)["total"] for p in range(self.variant.players)]
        return {"weighed": [round(p, 4) for p in weighed], "points": points}

    def searched(self, search: Search) -> Row:
        """What a search finds for the seat on turn, at one moment of a game: it takes long."""
        position = Position(self.variant, self.state(GAME))
        if len(position.legal()) < 2:
            return {}
        thought = search.think(position)
        return {"seat": position.seat, "searched": round(thought.candidates[0].value, 4)}


# What it comes to


def judged(rows: Sequence[Row]) -> dict[str, Any]:
    """Lines fitted on half of the games, and how all does on the other half."""
    learn, exam = ([row for row in rows if row["game"] % 2 == side] for side in (0, 1))
    weighed = fitted_line(*weighed_pairs(learn))
    searched = fitted_line(*searched_pairs(learn))
    players = len(rows[0]["won"])
    line = Calibration({}, {players: weighed}, {players: searched})
    said = [p for row in exam for p in line.shares(row["weighed"])]
    raw, came = weighed_pairs(exam)
    looked, then = searched_pairs(exam)
    thought = [on_line(searched, p) for p in looked]
    bins = reliability(said, came)
    base = baseline(learn, exam)
    return {
        "games": len({row["game"] for row in rows}),
        "positions": len(rows),
        "weighed": list(weighed),
        "searched": list(searched),
        "brier": round(brier(said, came), 4),
        "brier uncalibrated": round(brier(raw, came), 4),
        "brier of points": round(brier(base, came), 4),
        "brier searched": round(brier(thought, then), 4),
        "off by": round(off_by(bins), 4),
        "bins": [[round(b.said, 3), round(b.came, 3), b.count] for b in bins],
        "bins searched": [
            [round(b.said, 3), round(b.came, 3), b.count] for b in reliability(thought, then)
        ],
    }


def weighed_pairs(rows: Sequence[Row]) -> tuple[list[float], list[float]]:
    return [p for row in rows for p in row["weighed"]], [r for row in rows for r in row["won"]]


def searched_pairs(rows: Sequence[Row]) -> tuple[list[float], list[float]]:
    looked = [row for row in rows if "searched" in row]
    return [row["searched"] for row in looked], [row["won"][row["seat"]] for row in looked]


def leads(row: Row) -> list[list[float]]:
    """By seat: points over the best and over the least of the others; alone the points."""
    points = row["points"]
    if len(points) == 1:
        return [[float(points[0])]]
    found = []
    for seat, mine in enumerate(points):
        others = [p for p_seat, p in enumerate(points) if p_seat != seat]
        found.append([float(mine - max(others)), float(mine - min(others))])
    return found


def baseline(learn: Sequence[Row], exam: Sequence[Row]) -> list[float]:
    """What somebody would say who knows the points alone."""
    weights = logistic([lead for row in learn for lead in leads(row)], weighed_pairs(learn)[1])
    found = []
    for row in exam:
        said = [foreseen(weights, (1.0, *lead)) for lead in leads(row)]
        total = sum(said) if len(said) > 1 else 1.0
        found += [p / total for p in said]
    return found


# The command's work


def counts_of(game: Game) -> range:
    """The numbers of players that a game takes."""
    option = next(o for o in game.options if o.name == "players")
    assert isinstance(option, Whole)
    return range(option.low, option.high + 1)


def variant_for(game: Game, players: int) -> Variant:
    """A game with nothing chosen but what that number of players needs."""
    try:
        return game.choose(players=players)
    except Refused:
        for option in game.options:
            if isinstance(option, Flag):
                with contextlib.suppress(Refused):
                    return game.choose(players=players, **{option.name: True})
        raise


def pieces(game: Game, players: int, games: int, sharpness: float = 0.0) -> list[Piece]:
    return [Piece(game.name, players, first, sharpness) for first in range(0, games, BLOCK)]


def rules_digest(game: Game) -> str:
    return digest((*game.modules, *game.bots), game.state)


def work_on(work: Path, wanted: Iterable[Piece], workers: int) -> dict[str, list[Row]]:
    """All pieces, those that lie in the file of work as they are."""
    done: dict[str, list[Row]] = {}
    if work.exists():
        for line in work.read_text("utf-8").splitlines():
            key, rows = json.loads(line)
            done[key] = rows
    missing = [piece for piece in wanted if piece.key() not in done]
    with work.open("a", encoding="utf-8") as file:
        for piece, rows in zip(missing, played(missing, workers), strict=True):
            done[piece.key()] = rows
            file.write(json.dumps([piece.key(), rows]) + "\n")
            file.flush()
    return done


def played(missing: Sequence[Piece], workers: int) -> Iterator[list[Row]]:
    if workers < 2:
        yield from map(play_piece, missing)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_piece, missing)


def calibrate(game: Game, games: int, work: Path, workers: int, players: int = 0) -> dict[str, Any]:
    """Returns what goes into the game's file, measured for a number of players or for all."""
    chosen = [n for n in counts_of(game) if players in (0, n)]
    first = {n: pieces(game, n, max(games // FIRST, BLOCK)) for n in chosen}
    found = work_on(work, chain(*first.values()), workers)
    sharpness = {n: sharpest(rows_of(part, found)) for n, part in first.items()}
    then = {n: pieces(game, n, games, sharpness[n]) for n in first}
    found = work_on(work, chain(*then.values()), workers)
    measured = {
        n: {
            "network": network_digest(game, n),
            "sharpness": sharpness[n],
            **judged(rows_of(part, found)),
        }
        for n, part in then.items()
    }
    return {
        "game": game.name,
        "rules": rules_digest(game),
        "worlds": WORLDS,
        "slips": list(SLIPS),
        "players": {**(measured_before(game) if players else {}), **named(measured)},
    }


def measured_before(game: Game) -> dict[str, Any]:
    """Returns what the game's file says of each number of players."""
    found: dict[str, Any] = json.loads(calibration_file(game).read_text("utf-8"))["players"]
    return found


def named(measured: dict[int, Any]) -> dict[str, Any]:
    """Returns the same by the names that JSON gives to numbers."""
    return {str(n): found for n, found in measured.items()}


def rows_of(part: Sequence[Piece], found: dict[str, list[Row]]) -> list[Row]:
    return [row for piece in part for row in found[piece.key()]]


def sharpest(rows: Sequence[Row]) -> float:
    """How much more sharply the network should speak, that what it says comes."""
    if len(rows[0]["won"]) == 1:
        return 1.0  # alone nothing is judged
    return round(min(max(fitted_line(*weighed_pairs(rows))[1], 0.5), 4.0), 2)


def write_calibration(game: Game, table: dict[str, Any]) -> Path:
    path = calibration_file(game)
    path.write_text(json.dumps(table, indent=1) + "\n", "utf-8")
    return path


def picture(table: dict[str, Any]) -> str:
    """The reliability diagram of a game, by number of players."""
    panels = [
        (f"{players} · Brier {found['brier']:.3f}, points {found['brier of points']:.3f}",
         [Bin(*row) for row in found["bins"]])
        for players, found in table["players"].items()
    ]  # fmt: skip
    return diagram(f"{table['game']}: what came by what was said, by players", panels)


def report(table: dict[str, Any]) -> Iterator[str]:
    """Rows of a table in Markdown."""
    for players, found in table["players"].items():
        yield (
            f"| {table['game']} | {players} | {found['games']:,} | {found['brier']:.3f} "
            f"| {found['brier uncalibrated']:.3f} | {found['brier of points']:.3f} "
            f"| {100 * found['off by']:.1f} | {found['brier searched']:.3f} |"
        )
