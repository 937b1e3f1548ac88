"""Ratings as a picture: a point with its interval for every bot."""

from collections.abc import Callable, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from chabudai.arena.rating import Rating

WIDTH, ROW, LEFT, RIGHT, TOP = 760, 30, 230, 90, 50
INK, PAPER, RED = "#222222", "#fbf7ee", "#b5402a"


def picture(title: str, ratings: Sequence[Rating]) -> str:
    """An SVG, best bot on top."""
    low = min(r.points - r.error for r in ratings)
    high = max(r.points + r.error for r in ratings)

    def x(points: float) -> float:
        return LEFT + (points - low) / max(high - low, 1e-9) * (WIDTH - LEFT - RIGHT)

    height = TOP + ROW * (len(ratings) + 1)
    rows = "".join(row(r, TOP + ROW * i, x) for i, r in enumerate(ratings))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="14" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        f'<text x="20" y="28" font-size="17">{escape(title)}</text>{rows}</svg>\n'
    )


def row(rating: Rating, y: int, x: Callable[[float], float]) -> str:
    ends = x(rating.points - rating.error), x(rating.points + rating.error)
    return (
        f'<text x="20" y="{y + 5}">{escape(rating.bot[:30])}</text>'
        f'<line x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y}" y2="{y}" stroke="{INK}"/>'
        f'<circle cx="{x(rating.points):.1f}" cy="{y}" r="5" fill="{RED}"/>'
        f'<text x="{WIDTH - 80}" y="{y + 5}">{rating.points:+.0f} ± {rating.error:.0f}</text>'
    )


def write_picture(path: Path, title: str, ratings: Sequence[Rating]) -> None:
    path.write_text(picture(title, ratings), "utf-8")
