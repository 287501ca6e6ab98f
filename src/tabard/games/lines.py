"""Lines of styled text, what the games draw their tables of in a terminal.

A span is a text and the name of its style, so that any terminal colours it its own way: `seat0`,
`seat1` and so on for the players' signs, the ids of goods, `title`, `strong`, `faint`, `now` for
what is going on, "" for plain text. Every player has a sign of his own, so colour is never needed.
"""

from __future__ import annotations

from typing import Final

Span = tuple[str, str]
Line = list[Span]

SIGNS: Final = "♜⚜✿♣★"  # each player's as on the boards: tower, lily, rose, trefoil, star


def beside(left: list[Line], right: list[Line], room: int) -> list[Line]:
    """Two blocks of lines next to each other, the left one `room` columns wide."""
    joined: list[Line] = []
    for i in range(max(len(left), len(right))):
        one = left[i] if i < len(left) else []
        two = right[i] if i < len(right) else []
        gap = " " * (room - length(one))
        joined.append([*one, (gap, ""), (" │ ", "faint"), *two])
    return joined


def length(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def plain(line: Line) -> str:
    """A line without its styles."""
    return "".join(text for text, _ in line)


def flow(
    start: Line, items: list[Line], width: int, indent: int, between: str = " · "
) -> list[Line]:
    """Items one after another behind a start, continued on further lines where they do not fit."""
    lines: list[Line] = [list(start)]
    fresh = True
    for item in items:
        if not fresh and length(lines[-1]) + len(between) + length(item) > width:
            lines.append([(" " * indent, "")])
            fresh = True
        if not fresh:
            lines[-1].append((between, "faint"))
        lines[-1].extend(item)
        fresh = False
    return lines


def folded(lines: list[Line], width: int, indent: int) -> list[Line]:
    """Lines in which what does not fit goes on below, broken between words where it can be."""
    found: list[Line] = []
    for line in lines:
        found.append([])
        fresh = True
        for text, style in line:
            rest = text
            while length(found[-1]) + len(rest.rstrip()) > width:
                room = width - length(found[-1])
                cut = rest.rfind(" ", 0, room + 1)
                if cut < 0:
                    cut = room if fresh else 0
                found[-1].append((rest[:cut], style))
                rest = rest[cut:].lstrip()
                found.append([(" " * indent, "")])
                fresh = True
            found[-1].append((rest, style))
            fresh = fresh and not rest.strip()
    return found
