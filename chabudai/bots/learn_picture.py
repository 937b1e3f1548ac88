"""How a network learned, as a picture: its loss by epoch, and what came by what was foreseen."""

from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT, SIDE, TOP, LEFT, GAP = 760, 330, 240, 60, 60, 110
INK, PAPER, RED, GREY = "#222222", "#fbf7ee", "#b5402a", "#8a8374"

Rows = Sequence[Sequence[float]]


def write_curves(path: Path, name: str, curve: Rows, table: Rows) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(curves(name, curve, table), "utf-8")


def curves(name: str, curve: Rows, table: Rows) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<text x="20" y="28" font-size="17">{name}: learned from self-play</text>'
        f"{loss_panel(curve)}{calibration_panel(table)}</svg>\n"
    )


def frame(left: float, title: str, below: str) -> str:
    return (
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE - 20}" fill="none" '
        f'stroke="{GREY}"/><text x="{left}" y="{TOP - 8}">{title}</text>'
        f'<text x="{left + SIDE / 2}" y="{TOP + SIDE + 18}" text-anchor="middle">{below}</text>'
    )


def loss_panel(curve: Rows) -> str:
    """Loss of what was learned from (grey) and of the exam (red); 1 is an even guess."""
    values = [v for row in curve for v in row[2:4]]
    low, high = min(values), max(values)

    def at(i: int, value: float) -> str:
        x = LEFT + (i + 0.5) / len(curve) * SIDE
        return f"{x:.1f},{TOP + (high - value) / max(high - low, 1e-9) * (SIDE - 40) + 10:.1f}"

    lines = "".join(
        f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="'
        + " ".join(at(i, row[column]) for i, row in enumerate(curve))
        + '"/>'
        for column, colour in ((2, GREY), (3, RED))
    )
    marks = "".join(
        f'<text x="{LEFT - 6}" y="{y}" text-anchor="end">{value:.3f}</text>'
        for value, y in ((high, TOP + 14), (low, TOP + SIDE - 26))
    )
    title = "loss: grey learned from, red exam"
    return frame(LEFT, title, f"{len(curve)} epochs of all generations") + lines + marks


def calibration_panel(table: Rows) -> str:
    """A point a step: the share foreseen, and what came of it."""
    left, height = LEFT + SIDE + GAP, SIDE - 20
    points = "".join(
        f'<circle cx="{left + row[0] * SIDE:.1f}" cy="{TOP + (1 - row[1]) * height:.1f}" r="4" '
        f'fill="{RED}"/>'
        for row in table
    )
    line = (
        f'<line x1="{left}" y1="{TOP + height}" x2="{left + SIDE}" y2="{TOP}" stroke="{GREY}" '
        f'stroke-dasharray="4 3"/>'
    )
    return frame(left, "exam: what came, 0 to 1", "share foreseen, 0 to 1") + line + points
