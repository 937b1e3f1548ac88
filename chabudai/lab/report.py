"""A study's answers as one page that needs nothing else."""

from collections.abc import Sequence
from html import escape
from typing import Any

from chabudai.lab import plot

MOST_FACTS = 24  # in the plot; the table has all
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fbf7ee; --red: #a8371f; --pale: #8a8577; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee8da; --paper: #1d1b18; --red: #ef8b6d; --pale: #98917f; }
}
body { margin: 0 auto; max-width: 760px; padding: 20px; font: 16px/1.5 sans-serif;
  color: var(--ink); background: var(--paper); }
svg { width: 100%; font-size: 13px; fill: var(--ink); }
circle, rect { fill: var(--red); }
.interval { stroke: var(--ink); stroke-width: 2; }
.even { stroke: var(--pale); stroke-dasharray: 4 4; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
td, th { text-align: right; padding: 2px 8px; border-bottom: 1px solid var(--pale); }
td:first-child, th:first-child { text-align: left; }
figure { margin: 0; overflow-x: auto; }
"""


def page(answers: dict[str, Any]) -> str:
    title = f"The lab: {answers['title']}"
    parts = [seats, length, luck, parts_of_points, facts, hypotheses]
    body = "".join(part(answers) for part in parts)
    count = f"{answers['games']:,} games of {answers['deals']:,} deals"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{escape(title)}</h1><p>{count}, all seats played by <code>{escape(answers['bot'])}"
        "</code>. Intervals are of 95%, over deals.</p>"
        f"{body}</body></html>\n"
    )


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def with_error(part: dict[str, float], scale: float = 1.0, unit: str = "") -> str:
    return f"{scale * part['mean']:.1f}{unit} ± {scale * part['error']:.1f}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    cells = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr>{row}</tr>" for row in cells)
    return f"<figure><table><tr>{top}</tr>{body}</table></figure>"


def seats(answers: dict[str, Any]) -> str:
    found = answers["seats"]
    drawn = seats_plot(answers)
    even = percent(1 / len(found))
    return f"<h2>Does the seat matter?</h2><p>The line is an even share, {even}.</p>{drawn}"


def seats_plot(answers: dict[str, Any]) -> str:
    rows = [
        (f"seat {i + 1}", seat["mean"], seat["error"], with_error(seat, 100, "%"))
        for i, seat in enumerate(answers["seats"])
    ]
    return plot.points(rows, 1 / len(rows), "share of the win by seat")


def length_plot(answers: dict[str, Any]) -> str:
    return plot.bars(answers["length"]["bars"], "moves of a game")


def facts_plot(answers: dict[str, Any]) -> str:
    """What stands out; nothing where nothing does."""
    told = [row for row in answers["facts"] if row["stands"]][:MOST_FACTS]
    rows = [
        (row["name"], row["difference"], row["error"], f"{100 * row['difference']:+.1f}%")
        for row in told
    ]
    return plot.points(rows, 0.0, "what goes with winning") if rows else ""


def pictures(answers: dict[str, Any]) -> dict[str, str]:
    """The plots as files, by name."""
    drawn = {
        "seats": seats_plot(answers), "length": length_plot(answers), "facts": facts_plot(answers)
    }  # fmt: skip
    return {name: plot.alone(each) for name, each in drawn.items() if each}


def length(answers: dict[str, Any]) -> str:
    found = answers["length"]
    drawn = length_plot(answers)
    words = f"{with_error(found)} moves in the mean, from {found['least']} to {found['most']}."
    return f"<h2>How long does it last?</h2><p>{words}</p>{drawn}"


def luck(answers: dict[str, Any]) -> str:
    found = answers["luck"]
    if found is None:
        words = "Not measured: no deal was played twice, or this bot plays a deal always alike."
    else:
        words = (
            f"When a deal is played again with other chances of the bots, "
            f"{percent(found['share'])} ({percent(found['low'])} to {percent(found['high'])}) of "
            f"what differs in who wins was settled by deal and seat ({found['count']:,} deals)."
        )
    return f"<h2>How much is the deal?</h2><p>{words}</p>"


def parts_of_points(answers: dict[str, Any]) -> str:
    rows = [
        (part["name"], with_error(part["winners"]), with_error(part["more"]))
        for part in answers["parts"]
    ]
    heads = ("part", "winners have", "more than others")
    return f"<h2>Where do points come from?</h2>{table(heads, rows)}" if rows else ""


def facts(answers: dict[str, Any]) -> str:
    found = answers["facts"]
    if not found:
        return ""
    words = (
        "Share of the win of seats that had or did a thing more often than their table's average, "
        "less that of the others at the same tables. Winning may be its cause as well as its "
        "result. Drawn are those that would be told from nothing even if all "
        f"{len(found)} were asked at once."
    )
    heads = ("thing", "seats", "with", "without", "difference")
    cells = [
        (row["name"], f"{row['seats']:,}", percent(row["with"]), percent(row["without"]),
         f"{100 * row['difference']:+.1f}% ± {100 * row['error']:.1f}")
        for row in found
    ]  # fmt: skip
    every = f"<details><summary>All {len(found)}</summary>{table(heads, cells)}</details>"
    return f"<h2>What goes with winning?</h2><p>{words}</p>{facts_plot(answers)}{every}"


def hypotheses(answers: dict[str, Any]) -> str:
    found = "".join(
        f"<h3>{escape(each['name'])}: {each['deals']:,} pairs</h3>"
        + table(
            ("measure", "usual", "change"),
            [(m["name"], *changes(m)) for m in each["measures"]],
        )
        for each in answers["hypotheses"]
    )
    return f"<h2>What would another rule do?</h2>{found}" if found else ""


def changes(found: dict[str, Any]) -> tuple[str, str]:
    scale, unit = (100, "%") if found["name"].startswith("share") else (1, "")
    sign = "+" if found["change"]["mean"] > 0 else ""
    return with_error(found["usual"], scale, unit), sign + with_error(found["change"], scale, unit)
