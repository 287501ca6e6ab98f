"""The board: the head of the table, council, favour, market, projects, plots, inhabitants."""

from __future__ import annotations

from typing import Final

from tabard.games.lines import Line, flow
from tabard.games.terminal import Pen
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.stakes import in_force
from tabard.games.world.telling import LOCATIONS, PLOTS, PROJECTS, card, some

PHASES: Final = ("event", "orient", "actions", "chapter_end")
DOWN: Final = "down"


def head(pen: Pen, width: int) -> Line:
    """Chapter, round, phase and active player on one line."""
    view = pen.view
    place = {"chapter": view["chapter"], "round": view["round"], "rounds": view["rounds"]}
    line: Line = [(f" {pen.say('table-round', **place)}", "title"), ("   ", "")]
    line += pen.phases(PHASES)
    if view["active"] is not None:
        active: Line = [(pen.say("table-active") + " ", ""), pen.sign(view["active"])]
        return pen.ending(line, active, width)
    return line


def board(pen: Pen, width: int) -> list[Line]:
    """Everything but the players."""
    return [
        *council(pen, width),
        *favour(pen, width),
        *supply(pen, width),
        *market(pen, width),
        *projects(pen, width),
        *plots(pen, width),
        *inhabitants(pen, width),
    ]


def council(pen: Pen, width: int) -> list[Line]:
    """The card of this round, how it lies, what it brings whom; the events in force."""
    view = pen.view
    items: list[Line] = []
    if view["event"] is not None:
        items.append([(pen.called(view["event"]), "strong")])
        items.append([(card(view["event"], pen.say), "")])
    if view["steps"] is not None:
        items.append([(pen.say("table-arrow", number=view["steps"]), "now")])
    for seat, income in enumerate(view["incomes"] or ()):
        gain = t.INCOME_IDS.index(income)
        kind = t.KIND_IDS[t.INCOME_KIND[gain]]
        items.append([pen.sign(seat), (f" {some(kind, t.INCOME_COUNT[gain], pen.say)}", kind)])
    items.append([(pen.say("table-deck", number=view["deck"]), "faint")])
    lines = flow(pen.label("table-council"), items, width, Pen.LABEL)
    for event in view["slots"]:
        if event is not None:
            text = f"{pen.called(event)}: {card(event, pen.say)}"
            lines.append([*pen.label("table-slots"), (text, "now")])
    return lines


def favour(pen: Pen, width: int) -> list[Line]:
    """The arc from left to right; the stone stands in brackets, a covered field is faint."""
    items: list[Line] = []
    for name in t.FIELD_IDS:
        text = pen.called(name)
        if name in pen.view["covered"]["fields"]:
            text = f"({text})"
        if name == pen.view["favour"]:
            items.append([(f"[{text}]", "now")])
        elif name in pen.view["covered"]["fields"]:
            items.append([(text, "faint")])
        else:
            items.append([(text, "")])
    return flow(pen.label("table-favour"), items, width, Pen.LABEL, " ")


def supply(pen: Pen, width: int) -> list[Line]:
    """What is left of everything."""
    items: list[Line] = [pen.goods(kind, number) for kind, number in pen.view["stock"].items()]
    return flow(pen.label("table-supply"), items, width, Pen.LABEL, "  ")


def market(pen: Pen, width: int) -> list[Line]:
    """What wool and cloth bring."""
    wool = int(prices.wool(in_force(pen.view, e.WOOL_GLUT)))
    items: list[Line] = []
    for kind, price in (("wool", wool), ("cloth", t.CLOTH_PRICE)):
        text = f"{some(kind, 1, pen.say)} → {some('money', price, pen.say)}"
        closed = kind == "cloth" and pen.view["covered"]["cloth"]
        note = f" ({pen.say('table-covered')})" if closed else ""
        items.append([(text + note, "faint" if closed else kind)])
    return flow(pen.label("table-market"), items, width, Pen.LABEL)


def projects(pen: Pen, width: int) -> list[Line]:
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
    return flow(pen.label("table-projects"), items, width, Pen.LABEL)


def plots(pen: Pen, width: int) -> list[Line]:
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
    return flow(pen.label("table-plots"), items, width, Pen.LABEL)


def inhabitants(pen: Pen, width: int) -> list[Line]:
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
    return flow(pen.label("table-houses"), items, width, Pen.LABEL) if items else []
