"""The kingdom, region by region, and how far the epochs have got."""

from __future__ import annotations

from tabard.games.feudum import tables as t
from tabard.games.feudum.labels import NUMERALS
from tabard.games.feudum.terminal.pen import Pen
from tabard.games.lines import Line, flow


def times(pen: Pen, width: int) -> list[Line]:
    """The epoch, what is missing for the next, haversack and writs."""
    view = pen.view
    now = view["epoch"]
    items: list[Line] = []
    if now < t.LAST_EPOCH:
        have = sum(1 for value in view["stacks"].values() if value > now)
        values = {"epoch": NUMERALS[now], "next": NUMERALS[now + 1]}
        items.append(pen.note("table-epochs", have=have, need=t.TRIGGER[now + 1], **values))
    items.append([(f"{pen.say('table-haversack')} {sum(view['haversack'].values())}", "")])
    items.append([(f"{pen.say('table-writs')} {view['stack']}", "")])
    return flow([(" ", "")], items, width, 1)


def kingdom(pen: Pen, width: int) -> list[Line]:
    """Every region with its stack and its locations."""
    lines: list[Line] = []
    for region in t.MAP["region"]:
        value = NUMERALS[pen.view["stacks"][region["id"]]]
        start: Line = [(f" {pen.called(region['id'])} ", "strong"), (f"{value}  ", "")]
        places = [location(pen, place) for place in region["locations"]]
        lines += flow(start, places, width, 3)
    return lines


def location(pen: Pen, place: str) -> Line:
    """A location: its type, who rules, who serves, who stands there, what lies there."""
    one = pen.view["locations"][place]
    line: Line = [(f"{pen.called(place)} ", "")]
    if one["type"]:
        kind = pen.called(one["type"])
        if one["guild"]:
            kind += f" {pen.say('face-' + one['guild'])}"
        line.append((kind, "faint"))
    if one["ruler"] is not None:
        line += [(" ♔", ""), pen.sign(one["ruler"])]
        if one["subject"]:
            line.append(pen.sign(one["ruler"]))
    if one["serf"] is not None:
        line += [("/", "faint"), pen.sign(one["serf"])]
    line += standing(pen, place)
    for item in pen.heap(one["goods"]):
        line += [(" ", ""), *item]
    if one["landscape"]:
        line.append((f" [{pen.called(one['landscape'])} {one['crop']}]", ""))
    for vessel in one["vessels"]:
        line.append((f" ({pen.called(vessel['kind'])})", "faint"))
    return line


def standing(pen: Pen, place: str) -> Line:
    """Pawns with their figure and vessel, monsters with their masters."""
    line: Line = []
    for seat, one in enumerate(pen.seats):
        for pawn in one["pawns"]:
            if pawn["at"] == place:
                text = pen.say(f"face-{pawn['face']}")
                if pawn["vessel"]:
                    text += f"+{pen.called(pawn['vessel'])}"
                if pawn["wine"]:
                    text += "~"
                line += [(" ", ""), pen.sign(seat), (text, f"seat{seat}")]
    for name, monster in pen.view["monsters"].items():
        if monster["at"] == place:
            line += [(" ", ""), pen.sign(monster["owner"]), (pen.called(name), "strong")]
    return line
