"""Text on a board: the six cuts of the two faces, how wide a line runs, how it is made to fit."""

from typing import Final, Literal

from tabard.draw import stamps
from tabard.draw.memory import remembered, safe

Cut = Literal["c6", "c7", "g5", "g6", "g7", "gi"]
Anchor = Literal["start", "middle", "end"]

# Widths of the letters in hundredths of an em, measured in a browser, rounded to 5.
_GARAMOND: Final = (
    (20, " '"),
    (25, "jl.,’:"),
    (30, "i-()ï"),
    (35, "fstIJ"),
    (40, "acerzäéèë"),
    (45, "vy"),
    (55, "bdhnpquEFüß"),
    (60, "BLPZ"),
    (65, "Y"),
    (70, "ACGTVÄ"),
    (75, "wDKOQRUXÖÜ"),
    (80, "mHN"),
    (95, "MW"),
)
_CINZEL: Final = (
    (20, ".,':"),
    (25, " ’"),
    (35, "ijIJï"),
    (40, "1-()"),
    (50, "s"),
    (55, "357eflpSéèë"),
    (60, "24689btzEFL"),
    (70, "cuAKRXYüÄ"),
    (75, "dghqCV"),
    (80, "noDGUöÜ"),
    (85, "mHNOQÖ"),
    (95, "wMWß"),
)


def _table(groups: tuple[tuple[int, str], ...]) -> dict[str, int]:
    return {letter: width for width, letters in groups for letter in letters}


_WIDTHS: Final = {"g": _table(_GARAMOND), "c": _table(_CINZEL)}
LINE: Final = stamps.Stamp('<text class="~1" x="~2" y="~3" font-size="~4"~5>~6</text>')
_USUAL: Final = {"g": 50, "c": 65}


@remembered
def width(content: str, size: float, cut: Cut = "g6") -> float:
    """How wide the line runs, to within a few per cent."""
    table, usual = _WIDTHS[cut[0]], _USUAL[cut[0]]
    return sum(table.get(letter, usual) for letter in content) * size / 100


@remembered
def text(
    x: float,
    y: float,
    content: object,
    cut: Cut = "g6",
    size: float = 14,
    anchor: Anchor = "start",
    tone: str = "",
    extra: str = "",
) -> str:
    """One line of text with its base line at y."""
    words = safe(str(content))
    at = f"{round(x, 2):g}", f"{round(y, 2):g}", f"{round(size, 2):g}"
    return LINE(cut, *at, f"{_look(anchor, tone)}{extra}", words)


@remembered
def _look(anchor: Anchor, tone: str) -> str:
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    colour = f' fill="var(--{tone})"' if tone else ""
    return stamps.cut(where + colour) if where or colour else ""


@remembered
def fitted(
    x: float,
    y: float,
    content: str,
    room: float,
    cut: Cut = "g6",
    size: float = 14,
    anchor: Anchor = "start",
    tone: str = "",
    least: float = 13,
) -> str:
    """A line that fits its room: first smaller, never under `least`, then drawn closer together."""
    wide = width(content, size, cut)
    if wide <= room:
        return text(x, y, content, cut, size, anchor, tone)
    smaller = max(least, round(size * room / wide, 1))
    if width(content, smaller, cut) <= room * 1.01:
        return text(x, y, content, cut, smaller, anchor, tone)
    squeeze = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
    return text(x, y, content, cut, smaller, anchor, tone, squeeze)


def two_lines(content: str, room: float, size: float, cut: Cut = "g6") -> list[str]:
    """The words on one line if they fit, else on two lines as even as they get."""
    words = content.split(" ")
    if len(words) == 1 or width(content, size, cut) <= room:
        return [content]
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    first, second = min(
        splits, key=lambda pair: max(width(pair[0], 1, cut), width(pair[1], 1, cut))
    )
    return [first, second]
