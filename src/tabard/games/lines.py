"""Lines of styled text, what the games draw their tables of in a terminal.

A span is a text and the name of its style, so that any terminal colours it its own way: `seat0`,
`seat1` and so on for the players' signs, the ids of goods, `title`, `strong`, `faint`, `now` for
what is going on, "" for plain text. Every player has a sign of his own, so colour is never needed.
"""

from __future__ import annotations

Span = tuple[str, str]
Line = list[Span]


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


def fitted(lines: list[Line], width: int) -> list[Line]:
    """Lines with what does not fit cut off, an ellipsis in its place."""
    found: list[Line] = []
    for line in lines:
        room = width
        cut: Line = []
        for text, style in line:
            if len(text) > room:
                cut.append((text[: max(0, room - 1)] + "…", style))
                break
            cut.append((text, style))
            room -= len(text)
        found.append(cut)
    return found
