"""How well chances hold: fitting and scoring them, and what came by what was said, drawn."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from chabudai.bots.chances import Line, logit, sigmoid

STEPS = 30  # of Newton's method
RIDGE = 1e-6
BINS = 10
INK, PAPER, RED, GREY = "#222222", "#fbf7ee", "#b5402a", "#8a8374"
SIDE, GAP, TOP, LEFT = 180, 44, 64, 44
COLUMNS = 4

Rows = Sequence[Sequence[float]]


def logistic(rows: Rows, came: Sequence[float]) -> list[float]:
    """Weights of a constant and of each column, by which what came is the likeliest."""
    size = len(rows[0]) + 1
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, result in zip(rows, came, strict=True):
            add_up(slope, bend, weights, (1.0, *row), result)
        step = solved(bend, slope)
        weights = [w + d for w, d in zip(weights, step, strict=True)]
        if max(abs(d) for d in step) < 1e-7:
            break
    return weights


def add_up(
    slope: list[float],
    bend: list[list[float]],
    weights: Sequence[float],
    row: Sequence[float],
    result: float,
) -> None:
    p = foreseen(weights, row)
    for i, x in enumerate(row):
        slope[i] += (result - p) * x
        for j, y in enumerate(row):
            bend[i][j] += p * (1.0 - p) * x * y


def foreseen(weights: Sequence[float], row: Sequence[float]) -> float:
    return sigmoid(sum(w * x for w, x in zip(weights, row, strict=True)))


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Gaussian elimination; the matrix is positive."""
    rows = [[*row, b] for row, b in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                factor = other[i] / pivot[i]
                for j in range(i, len(pivot)):
                    other[j] -= factor * pivot[j]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def fitted_line(said: Sequence[float], came: Sequence[float]) -> Line:
    """Platt's scaling: a line through the logits of what was said."""
    first, second = logistic([[logit(p)] for p in said], came)
    return (round(first, 4), round(second, 4))


def brier(said: Sequence[float], came: Sequence[float]) -> float:
    return sum((p - r) ** 2 for p, r in zip(said, came, strict=True)) / len(said)


@dataclass(frozen=True)
class Bin:
    """Of all that was said about so much."""

    said: float
    came: float
    count: int


def reliability(said: Sequence[float], came: Sequence[float]) -> list[Bin]:
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for p, r in zip(said, came, strict=True):
        found[min(int(p * BINS), BINS - 1)].append((p, r))
    return [
        Bin(sum(p for p, _ in part) / len(part), sum(r for _, r in part) / len(part), len(part))
        for part in found
        if part
    ]


def off_by(bins: Sequence[Bin]) -> float:
    """How far what was said is from what came, on average."""
    total = sum(each.count for each in bins)
    return sum(each.count * abs(each.said - each.came) for each in bins) / total


def diagram(title: str, panels: Sequence[tuple[str, Sequence[Bin]]]) -> str:
    """One square for each number of players; the larger a point, the more positions."""
    rows = -(-len(panels) // COLUMNS)
    width = LEFT + min(len(panels), COLUMNS) * (SIDE + GAP)
    height = TOP + rows * (SIDE + 70)
    squares = "".join(
        panel(LEFT + n % COLUMNS * (SIDE + GAP), TOP + n // COLUMNS * (SIDE + 70), *panels[n])
        for n in range(len(panels))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
        f'<text x="20" y="28" font-size="17">{title}</text>{squares}</svg>\n'
    )


def panel(left: float, top: float, name: str, bins: Sequence[Bin]) -> str:
    most = max(each.count for each in bins)
    points = "".join(
        f'<circle cx="{left + each.said * SIDE:.1f}" cy="{top + (1 - each.came) * SIDE:.1f}" '
        f'r="{2 + 5 * math.sqrt(each.count / most):.1f}" fill="{RED}" fill-opacity="0.85"/>'
        for each in bins
    )
    marks = "".join(
        f'<text x="{left - 6}" y="{top + (1 - share) * SIDE + 4:.0f}" text-anchor="end">'
        f"{share:.0%}</text>"
        f'<text x="{left + share * SIDE:.0f}" y="{top + SIDE + 15}" text-anchor="middle">'
        f"{share:.0%}</text>"
        for share in (0.0, 0.5, 1.0)
    )
    return (
        f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{GREY}"/>'
        f'<line x1="{left}" y1="{top + SIDE}" x2="{left + SIDE}" y2="{top}" stroke="{GREY}" '
        f'stroke-dasharray="4 3"/><text x="{left}" y="{top - 8}">{name}</text>{points}{marks}'
    )
