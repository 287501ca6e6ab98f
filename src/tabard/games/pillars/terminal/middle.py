"""The middle of the table: the display, the price track with the bag, the supply."""

from __future__ import annotations

from tabard.games.lines import Line, flow
from tabard.games.pillars import tables as t
from tabard.games.pillars.telling import named
from tabard.games.pillars.terminal.stations import Pen


def middle(pen: Pen, width: int) -> list[Line]:
    """The display while there is one, the price track with the bag, and the supply."""
    return [
        *display(pen, width),
        *prices(pen, width),
        *pen.row("table-supply", pen.stock(pen.view["supply"]), width, "  "),
    ]


def display(pen: Pen, width: int) -> list[Line]:
    """The cards that can still be taken."""
    shown = pen.view["display"]
    if not shown["resources"] and not shown["craftsmen"]:
        return []
    items: list[Line] = []
    for k in range(t.KINDS):
        works = [
            f"{t.CARD_WORKERS[i]}→{t.CARD_YIELD[i]}"
            for i in range(t.CARDS)
            if t.CARD_KIND[i] == k and t.CARD_IDS[i] in shown["resources"]
        ]
        if works:
            station = t.STATION_IDS[t.PRODUCTION[t.PRODUCTION_KIND.index(k)]]
            items.append([(f"{pen.called(station)} {' '.join(works)}", t.KIND_IDS[k])])
    lines = flow(pen.label("table-display"), items, width, pen.LABEL)
    for name in shown["craftsmen"]:
        gold = pen.say("gold", number=t.HIRE_COST[t.CRAFTSMAN_IDS.index(name)])
        lines.append([(" " * pen.LABEL, ""), (f"{gold}: {named(name, pen.say)}", "")])
    return lines


def prices(pen: Pen, width: int) -> list[Line]:
    """The track of prices with the builders that wait on it, the drawn one, the bag."""
    view = pen.view
    line = pen.label("table-price")
    for cost in t.COSTS:
        here = cost == view["cost"] and view["phase"] == "builders"
        line.append((f"[{cost}]" if here else f" {cost} ", "now" if here else "faint"))
        line += [pen.sign(w["seat"]) for w in view["waiting"] if w["cost"] == cost]
    items: list[Line] = []
    if view["drawn"] is not None:
        items.append([(f"{pen.say('table-drawn')} ", ""), pen.sign(view["drawn"])])
    bag: Line = [(pen.say("table-bag"), "")]
    for seat in range(len(pen.seats)):
        if view["bag"][seat]:
            bag += [(" ", ""), pen.sign(seat), (str(view["bag"][seat]), "")]
    if len(bag) > 1:
        items.append(bag)
    return flow([*line, (" ", "")], items, width, pen.LABEL)
