"""From a drawing to a file or a page: the style, the sprite, and an SVG that stands alone."""

import re
from collections.abc import Iterable
from typing import Final

from tabard.draw import fonts, icons, style, tokens
from tabard.draw.tokens import Theme

# The halo is the one filter of a board; the patterns are for refusals, covers and card backs.
DEFS: Final = (
    '<filter id="halo" x="-40%" y="-40%" width="180%" height="180%">'
    '<feGaussianBlur stdDeviation="3.2"/></filter>'
    '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><rect width="1.6" height="6" fill="var(--ink)"'
    ' opacity=".28"/></pattern>'
    '<pattern id="lozenges" width="8" height="8" patternUnits="userSpaceOnUse">'
    '<path d="M4,0L8,4L4,8L0,4z" fill="none" stroke="#E8D9B8" stroke-width=".6"'
    ' opacity=".28"/></pattern>'
)

_OPENING = re.compile(r"<svg\b[^>]*>")
_NAMED_GROUP = re.compile(r'<g\b[^>]* aria-label="([^"]*)"[^>]*>')


def stylesheet(font_base: str = "") -> str:
    """The CSS of a page with boards on it; `font_base` is where it serves the font files."""
    faces = fonts.linked(font_base) if font_base else ""
    return faces + tokens.page_properties() + style.BOARD


def sprite(names: Iterable[str] = icons.SYMBOLS) -> str:
    """The hidden SVG a page holds once: icons, halo and patterns for all its boards."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0"'
        f' aria-hidden="true"><defs>{DEFS}{icons.symbols(names)}</defs></svg>'
    )


def inner(drawing: str) -> str:
    """What stands inside the drawing's `<svg>` element, to be put into another one."""
    start = _OPENING.match(drawing)
    if start is None or not drawing.endswith("</svg>"):
        raise ValueError("not one <svg> element")
    return drawing[start.end() : -len("</svg>")]


def standalone(drawing: str, *, theme: Theme = "auto", embed_fonts: bool = False) -> str:
    """A drawing as a file of its own: style, icons and credits inside, names as `<title>`s.

    A fixed theme has its colours written out, which every program understands; `auto` follows
    the reader's system and needs a browser.
    """
    start = _OPENING.match(drawing)
    if start is None:
        raise ValueError("not one <svg> element")
    names = icons.used(drawing)
    faces = fonts.embedded(drawing) if embed_fonts else ""
    colours = tokens.custom_properties(theme, "svg") if theme == "auto" else ""
    titled = _NAMED_GROUP.sub(r"\g<0><title>\1</title>", inner(drawing))
    body = (
        f"<!-- {icons.credits(names)}. Type: EB Garamond, Cinzel, SIL OFL 1.1 -->"
        f"<style>{faces}{colours}{style.BOARD}</style>"
        f"<defs>{DEFS}{icons.symbols(names)}</defs>"
        f'<rect x="-50%" y="-50%" width="200%" height="200%" fill="var(--page)"/>{titled}</svg>'
    )
    whole = start[0] + body
    if theme == "auto":
        return whole
    return tokens.resolve(whole, tokens.PARCHMENT if theme == "parchment" else tokens.CANDLELIGHT)
