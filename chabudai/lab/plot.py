"""Plots as SVG: points with intervals, and bars. Colours are the page's, by variables."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, ROW, LEFT, RIGHT, TOP = 480, 24, 140, 96, 14
BARS_HIGH = 150

Row = tuple[str, float, float, str]  # name, value, half of its interval, what stands beside it


def points(rows: Sequence[Row], middle: float, label: str) -> str:
    """A point with its interval for every row, and a line at what would be even."""
    low = min([middle, *(value - error for _, value, error, _ in rows)])
    high = max([middle, *(value + error for _, value, error, _ in rows)])
    height = TOP + ROW * len(rows) + 6

    def x(value: float) -> float:
        return LEFT + (value - low) / max(high - low, 1e-9) * (WIDTH - LEFT - RIGHT)

    line = (
        f'<line class="even" x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="2" y2="{height - 4}"/>'
    )
    drawn = "".join(
        row_of(row, TOP + 8 + ROW * i, (x(row[1] - row[2]), x(row[1]), x(row[1] + row[2])))
        for i, row in enumerate(rows)
    )
    return svg(height, label, line + drawn)


def row_of(row: Row, y: int, at: tuple[float, float, float]) -> str:
    name, _, _, beside = row
    return (
        f'<text x="4" y="{y + 4}">{escape(name[:20])}</text>'
        f'<line class="interval" x1="{at[0]:.1f}" x2="{at[2]:.1f}" y1="{y}" y2="{y}"/>'
        f'<circle cx="{at[1]:.1f}" cy="{y}" r="4"/>'
        f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(beside)}</text>'
    )


def bars(pairs: Sequence[Sequence[int]], label: str) -> str:
    """A histogram: from where each bar goes, and how many."""
    most, step = max(count for _, count in pairs), (WIDTH - 20) / len(pairs)
    drawn = "".join(
        f'<rect x="{10 + i * step:.1f}" y="{BARS_HIGH * (1 - count / most) + 4:.1f}" '
        f'width="{max(step - 2, 1):.1f}" height="{BARS_HIGH * count / most:.1f}"/>'
        for i, (_, count) in enumerate(pairs)
    )
    every = max(1, len(pairs) // 6)
    marks = "".join(
        f'<text x="{10 + i * step:.1f}" y="{BARS_HIGH + 20}">{start}</text>'
        for i, (start, _) in enumerate(pairs)
        if i % every == 0
    )
    return svg(BARS_HIGH + 28, label, drawn + marks)


LOOKS = (
    "text{fill:#222;font:13px sans-serif}circle,rect{fill:#a8371f}.paper{fill:#fbf7ee}"
    ".interval{stroke:#222;stroke-width:2}.even{stroke:#8a8577;stroke-dasharray:4 4}"
)


def alone(drawn: str) -> str:
    """The same as a file of its own, with colours and paper."""
    start = drawn.index(">") + 1
    inside = f'<style>{LOOKS}</style><rect class="paper" width="100%" height="100%"/>'
    return drawn[:start] + inside + drawn[start:] + "\n"


def svg(height: int, label: str, inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(label, {chr(34): "&quot;"})}">{inside}</svg>'
    )
