"""The fourteen stations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games import terminal
from tabard.games.lines import Line, flow, length
from tabard.games.pillars import tables as t
from tabard.games.pillars.facts import built
from tabard.games.pillars.stakes import rewarded
from tabard.games.pillars.telling import PHASES, card, named, reward

HALF: Final = 46  # where the second of two stations on a line begins


class Pen(terminal.Pen):
    """A view of Pillars being drawn: a station's number and name have room."""

    LABEL = 19
    PHASES = PHASES


def station(pen: Pen, name: str) -> Line:
    """A station's number and name; a mark says that it is being settled."""
    index = t.station(name)
    now = pen.view["phase"] == "stations" and pen.view["station"] == index + 1
    mark = "▸" if now else " "
    label = f"{mark}{index + 1:2} {pen.called(name)}"
    return [(f"{label:<{pen.LABEL}}", "now" if now else "strong")]


def spaces(pen: Pen, name: str) -> Line:
    """A station's spaces for builders, free or taken."""
    return slots(pen, pen.view["spaces"][name])


def slots(pen: Pen, seats: Sequence[int | None]) -> Line:
    """Some spaces, free or taken."""
    taken: Line = [("·", "faint") if seat is None else pen.sign(seat) for seat in seats]
    return [("[", "faint"), *taken, ("]", "faint")]


def stations(pen: Pen, width: int) -> list[Line]:
    """The fourteen stations, small ones side by side."""
    return [
        *event(pen, width),
        *pair(with_note(pen, "bishops_seat"), mill(pen), width),
        *town(pen, "kingsbridge"),
        priory(pen),
        *production(pen, width),
        court(pen),
        *town(pen, "shiring"),
        with_note(pen, "shiring_castle"),
        *market(pen, width),
        *pair(cathedral(pen), with_note(pen, "start_player"), width),
    ]


def pair(left: Line, right: Line, width: int) -> list[Line]:
    """Two short stations on one line, or on two if they do not fit."""
    column = HALF if length(left) < HALF <= width - length(right) else length(left) + 2
    if column + length(right) > width:
        return [left, right]
    return [[*left, (" " * (column - length(left)), ""), *right]]


def event(pen: Pen, width: int) -> list[Line]:
    """Station 1: this round's event, or how many are to come; those gone by."""
    view = pen.view
    items: list[Line] = []
    if view["event"] is not None:
        items.append([(pen.called(view["event"]), "strong")])
        items.append([(card(view["event"], pen.say), "")])
    else:
        to_come = t.ROUNDS - len(view["past_events"])
        items.append(pen.note("table-hidden", number=to_come))
    if "foreseen" in view:
        items.append(pen.note("table-foreseen", "now", card=view["foreseen"]))
    past = [pen.called(e) for e in view["past_events"] if e != view["event"]]
    if past:
        past[0] = pen.say("table-past", list=past[0])
        items += [[(name, "faint")] for name in past]
    return flow(station(pen, "event"), items, width, pen.LABEL)


def with_note(pen: Pen, name: str) -> Line:
    """A station with one space and what it is good for."""
    note = reward(pen.view, name, 0, rewarded(pen.view, name, 0, False), pen.say)
    return [*station(pen, name), *spaces(pen, name), (f" {note}", "")]


def mill(pen: Pen) -> Line:
    """Station 3: whose workers are in the wool mill."""
    line = station(pen, "wool_mill")
    for seat in range(len(pen.seats)):
        if pen.seats[seat]["mill"]:
            line += [pen.sign(seat), (f"{pen.seats[seat]['mill']} ", "")]
    if len(line) == 1:
        line.append((pen.say("table-wage", number=t.WAGE), ""))
    return line


def town(pen: Pen, name: str) -> list[Line]:
    """Kingsbridge or Shiring: two spaces with their cards, one under the other."""
    lines: list[Line] = []
    if pen.view[name] == [None, None]:
        return [[*station(pen, name), ("–", "faint")]]
    for i in range(2):
        start: Line = station(pen, name) if i == 0 else [(" " * pen.LABEL, "")]
        found = pen.view[name][i]
        text = named(found, pen.say) if found else "–"
        lines.append([*start, *slots(pen, [pen.view["spaces"][name][i]]), (f" {text}", "")])
    return lines


def priory(pen: Pen) -> Line:
    """Station 5: two spaces with their points."""
    line = station(pen, "priory")
    for i in range(len(t.PRIORY_VP)):
        line += slots(pen, [pen.view["spaces"]["priory"][i]])
        points = rewarded(pen.view, "priory", i, False)
        line.append((f" {reward(pen.view, 'priory', i, points, pen.say)} ", ""))
    return line


def production(pen: Pen, width: int) -> list[Line]:
    """Stations 6 to 8: whose workers bring what; side by side where they fit."""
    lines: list[Line] = [[]]
    for n in range(len(t.PRODUCTION)):
        label, style = station(pen, t.STATION_IDS[t.PRODUCTION[n]])[0]
        line: Line = [(label.rstrip() + " ", style), *crews(pen, t.PRODUCTION_KIND[n])]
        gap = max(2, width // 3 * n - length(lines[-1]))
        if lines[-1] and length(lines[-1]) + gap + length(line) > width:
            lines.append([])
        elif lines[-1]:
            lines[-1].append((" " * gap, ""))
        lines[-1] += line
    return lines


def crews(pen: Pen, kind: int) -> Line:
    """Whose workers bring how many cubes of a kind."""
    line: Line = []
    for seat in range(len(pen.seats)):
        for name in pen.seats[seat]["cards"]:
            index = t.CARD_IDS.index(name)
            if t.CARD_KIND[index] == kind:
                work = f"{t.CARD_WORKERS[index]}→{t.CARD_YIELD[index]} "
                line += [pen.sign(seat), (work, t.KIND_IDS[kind])]
    return line


def court(pen: Pen) -> Line:
    """Station 9: four spaces, the metal, the tax."""
    line = [*station(pen, "kings_court"), *spaces(pen, "kings_court")]
    tax = pen.view["tax"]
    text = pen.say("table-tax", number=tax) if tax else pen.say("table-tax-open")
    return [*line, (" ", ""), *pen.goods("metal", pen.view["court_metal"]), (f" · {text}", "")]


def market(pen: Pen, width: int) -> list[Line]:
    """Station 12: four spaces and the stock with its prices."""
    line = [*station(pen, "market"), *spaces(pen, "market"), (" ", "")]
    items: list[Line] = []
    for k in range(t.KINDS):
        kind = t.KIND_IDS[k]
        if kind in pen.view["market"]:
            stock = pen.view["market"][kind]
            text = pen.say("table-stock", number=stock, kind=kind, gold=t.BUY_PRICE[k])
            items.append([(text, kind if stock else "faint")])
        else:
            items.append([(pen.say("table-sells", kind=kind, gold=t.SELL_PRICE[k]), kind)])
    return flow(line, items, width, pen.LABEL)


def cathedral(pen: Pen) -> Line:
    """Station 13: how much of the cathedral stands."""
    done = built(pen.view)
    bar = "■" * done + "□" * (t.CATHEDRAL_PARTS - done)
    return [*station(pen, "cathedral"), (bar, "strong")]
