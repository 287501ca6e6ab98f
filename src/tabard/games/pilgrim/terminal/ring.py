"""The ring of duties with everybody's acolytes."""

from __future__ import annotations

from typing import Final

from tabard.games.lines import Line, length
from tabard.games.pilgrim.terminal.pen import Pen

DUTY: Final = 18  # columns for a duty's name
TITHE: Final = 24
CROWD: Final = 3  # columns for one player's acolytes


def crowd(pen: Pen, location: str, dummy: bool) -> Line:
    """Whose acolytes stand at a location, always in the same order."""
    line: Line = []
    for mat, one in enumerate(pen.mats):
        number = one["locations"][location]
        if number:
            line += [pen.sign(mat), (f"{number:<{CROWD - 1}}", "strong")]
        else:
            line.append((f"{'·':<{CROWD}}", "faint"))
    if dummy:
        line.append(("o", ""))
    return line


def ring(pen: Pen, width: int) -> list[Line]:
    """The City, then the duty tiles clockwise from north."""
    view = pen.view
    city: Line = [
        ("  ", ""),
        (f"{pen.say('table-city'):<{DUTY}}", "strong"),
        *crowd(pen, "city", False),
    ]
    if view["pending"]["hand"]:
        city.append((f"  {pen.say('table-hand', number=view['pending']['hand'])}", "now"))
    lines = [city]
    for row in view["ring"]:
        doing = view["pending"]["location"] == row["location"]
        mark = "▸" if doing else " "
        line: Line = [(f"{mark} ", "now"), (f"{pen.called(row['duty']):<{DUTY}}", "strong")]
        line += crowd(pen, row["location"], row["dummy"])
        gap = DUTY + 4 + CROWD * len(pen.mats) - length(line)
        line.append((" " * max(1, gap), ""))
        if row["tithe"] is not None:
            line.append((pen.say("table-tithe", kind=row["tithe"]), row["tithe"]))
        if view["merchant"] == row["location"]:
            trade = view["trade"]
            text = pen.say("table-trade", kind=trade) if trade else pen.say("table-no-trade")
            line.append((f" ({pen.say('table-merchant')}: {text})", "now"))
        lines.append(line)
    return lines
