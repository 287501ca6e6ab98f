"""The table as a compact picture in text: a view becomes lines of styled spans.

80 columns; from 120 columns on, the players stand beside the board.
"""

from typing import Final

from tabard.games.lines import Line, flow, folded
from tabard.games.terminal import drawn, one_by_one, rule
from tabard.games.world.holdings import HOUSES, SEALS
from tabard.games.world.telling import PENALTIES
from tabard.games.world.terminal.board import Pen, board


def table(pen: Pen, width: int) -> list[Line]:
    """All but the players."""
    return folded([pen.head(width), rule(width), *board(pen, width)], width, pen.LABEL)


def mat(pen: Pen, seat: int, width: int) -> list[Line]:
    """One player: figures, goods or the screen, cards."""
    one = pen.seats[seat]
    points = f"{one['vp']}½" if one["half"] else str(one["vp"])
    items: list[Line] = [[(f"{points} {pen.say('table-points')}", "strong")]]
    items += pen.items(one, (HOUSES, SEALS))
    items += [pen.note(PENALTIES[penalty], "now") for penalty in one["penalties"]]
    lines = flow(pen.owner(seat), items, width, 3)
    if "goods" in one:
        lines += pen.below(pen.stock(one["goods"]), width, "  ")
        lines += cards(pen, "table-hand", one["hand"], width)
    else:
        lines += pen.below([pen.note("table-screen", "faint", number=one["cards"])], width)
    if one["open"]:
        lines += cards(pen, "table-open", one["open"], width, one["used"])
    if one.get("hidden"):
        lines += cards(pen, "table-hidden", one["hidden"], width)
    return lines


def cards(
    pen: Pen, key: str, names: list[str], width: int, used: list[bool] | None = None
) -> list[Line]:
    """Some cards behind a word; those laid unused are marked."""
    items: list[Line] = []
    for card, was_used in zip(names, used or [True] * len(names), strict=True):
        note = "" if was_used else f" ({pen.say('table-unused')})"
        items.append([(f"{pen.called(card)}{note}", "" if was_used else "faint")])
    return flow([(f"   {pen.say(key)}: ", "faint")], items, width, 5, ", ")


TERMINAL: Final = drawn(Pen, table, one_by_one(mat), room=42)
