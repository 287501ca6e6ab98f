"""The board: council, favour, market, projects, plots, inhabitants."""

from __future__ import annotations

from typing import Final

from tabard.games import terminal
from tabard.games.lines import Line
from tabard.games.world import stakes
from tabard.games.world import tables as t
from tabard.games.world.telling import LOCATIONS, PHASES, PLOTS, PROJECTS, card, some

DOWN: Final = "down"


class Pen(terminal.Pen):
    """A view of World being drawn; the badge says who goes first."""

    PHASES = PHASES
    FIRST = ("table-active", "active")


def board(pen: Pen, width: int) -> list[Line]:
    """Everything but the players."""
    return [
        *pen.row("table-council", council(pen), width),
        *slots(pen),
        *pen.row("table-favour", favour(pen), width, " "),
        *pen.row("table-supply", pen.stock(pen.view["stock"]), width, "  "),
        *pen.row("table-market", market(pen), width),
        *pen.row("table-projects", projects(pen), width),
        *pen.row("table-plots", plots(pen), width),
        *pen.row("table-houses", inhabitants(pen), width),
    ]


def council(pen: Pen) -> list[Line]:
    """The card of this round, how it lies, what it brings whom."""
    view = pen.view
    items: list[Line] = []
    if view["event"] is not None:
        items.append([(pen.called(view["event"]), "strong")])
        items.append([(card(view["event"], pen.say), "")])
    if view["steps"] is not None:
        items.append(pen.note("table-arrow", "now", number=view["steps"]))
    for seat, income in enumerate(view["incomes"] or ()):
        gain = t.INCOME_IDS.index(income)
        kind = t.KIND_IDS[t.INCOME_KIND[gain]]
        items.append([pen.sign(seat), (f" {some(kind, t.INCOME_COUNT[gain], pen.say)}", kind)])
    return [*items, pen.note("table-deck", "faint", number=view["deck"])]


def slots(pen: Pen) -> list[Line]:
    """The events in force."""
    return [
        [*pen.label("table-slots"), (f"{pen.called(event)}: {card(event, pen.say)}", "now")]
        for event in pen.view["slots"]
        if event is not None
    ]


def favour(pen: Pen) -> list[Line]:
    """The arc from left to right; the stone stands in brackets, a covered field is faint."""
    items: list[Line] = []
    for name in t.FIELD_IDS:
        covered = name in pen.view["covered"]["fields"]
        text = f"({pen.called(name)})" if covered else pen.called(name)
        here = name == pen.view["favour"]
        items.append([(f"[{text}]", "now") if here else (text, "faint" if covered else "")])
    return items


def market(pen: Pen) -> list[Line]:
    """What wool and cloth bring."""
    items: list[Line] = []
    for kind, price in zip(("wool", "cloth"), stakes.market(pen.view)):
        text = f"{some(kind, 1, pen.say)} → {some('money', price, pen.say)}"
        closed = kind == "cloth" and pen.view["covered"]["cloth"]
        note = f" ({pen.say('table-covered')})" if closed else ""
        items.append([(text + note, "faint" if closed else kind)])
    return items


def projects(pen: Pen) -> list[Line]:
    """The projects on the board: how far they are, who has donated."""
    items: list[Line] = []
    for name, here in pen.view["projects"].items():
        row = PROJECTS[name]
        line: Line = [(f"{pen.called(name)} ", "strong")]
        if here["finished"]:
            line.append((pen.say("table-finished"), "faint"))
        else:
            line.append((f"{here['stone']}/{row['stone']} ", "stone"))
            line.append((f"{here['wood']}/{row['wood']}", "wood"))
        for seat in here["seals"]:
            line += [(" ", ""), pen.sign(seat)]
        if name in pen.view["covered"]["projects"]:
            line.append((f" ({pen.say('table-covered')})", "faint"))
        items.append(line)
    return items


def plots(pen: Pen) -> list[Line]:
    """The plots by what they yield: the one for stone, then the one for wood."""
    items: list[Line] = []
    for name, row in PLOTS.items():
        seat = pen.view["plots"][name]
        slot = ("·", "faint") if seat is None else pen.sign(seat)
        if row["material"] == "stone":
            what = some(row["yield"]["kind"], row["yield"]["count"], pen.say)
            items.append([(f"{what} [", ""), slot])
        else:
            items[-1] += [slot, ("]", "")]
    return items


def inhabitants(pen: Pen) -> list[Line]:
    """Who is sick and what caring brings; how many tiles lie face down."""
    lies = pen.view["plague"]
    items: list[Line] = []
    for name in LOCATIONS:
        if lies[name] not in (None, DOWN):
            need = pen.say("table-sick", number=lies[name])
            chosen = name in pen.view["caring"]
            text = f"{pen.called(name)}: {need} → {card(name, pen.say)}"
            items.append([(text, "now" if chosen else "")])
    down = sum(1 for tile in lies.values() if tile == DOWN)
    if down:
        items.append([(f"{down} {pen.say('table-tiles')}", "faint")])
    return items
