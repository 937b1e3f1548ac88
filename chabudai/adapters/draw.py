"""The table as text, as SVG and as pixels: the game's own drawing in plain characters."""

from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt

from chabudai.kernel.game import Variant
from chabudai.kernel.position import SPECTATOR, Position

RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
WIDTH, HEIGHT, MARGIN = 9, 18, 12  # of a character, and around all
INK, PAPER = "#222222", "#fbf7ee"
PIXEL_WIDTH, PIXEL_HEIGHT = 80, 48  # characters in a picture of pixels, which keeps its size


def table_text(variant: Variant, data: bytes, seat: int) -> str:
    """The picture of a packed state as a seat sees it."""
    position = Position(variant, variant.game.state.unpack(data))
    return position.picture(None if seat == SPECTATOR else seat)


def table_svg(text: str) -> str:
    lines = text.splitlines() or [""]
    width = 2 * MARGIN + WIDTH * max(map(len, lines))
    height = 2 * MARGIN + HEIGHT * len(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + HEIGHT * (i + 1) - 5}">{escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><rect width="100%" height="100%" fill="{PAPER}"/>'
        f'<g font-family="monospace" font-size="15" fill="{INK}" xml:space="preserve">'
        f"{rows}</g></svg>"
    )


def table_pixels(text: str) -> npt.NDArray[np.uint8]:
    """The same drawn with Pillow's own font, always of one size; what does not fit is cut off."""
    from PIL import Image, ImageDraw, ImageFont

    size = (2 * MARGIN + WIDTH * PIXEL_WIDTH, 2 * MARGIN + HEIGHT * PIXEL_HEIGHT)
    image = Image.new("RGB", size, PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(14)
    for y, line in enumerate(text.splitlines()[:PIXEL_HEIGHT]):
        for x, sign in enumerate(line[:PIXEL_WIDTH]):
            draw.text((MARGIN + x * WIDTH, MARGIN + y * HEIGHT), sign, INK, font)
    return np.asarray(image).copy()


def rendered(mode: str | None, text: str) -> str | npt.NDArray[np.uint8] | None:
    """What `render` gives in each mode; `human` prints."""
    if mode == "human":
        print(text)
    if mode == "ansi":
        return text
    if mode == "svg":
        return table_svg(text)
    if mode == "rgb_array":
        return table_pixels(text)
    return None
