"""What else lies on the table: sites, buildings on the edge, favours, tiles, Ab-Bott's bag."""

from __future__ import annotations

from typing import Final

from tabard.games.lines import Line, flow
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.telling import campaign_stage
from tabard.games.pilgrim.terminal.pen import Pen

CAMPAIGN: Final = {
    "begins": "table-campaign-begins",
    "goes-on": "table-campaign-goes-on",
    "ended": "table-campaign",
}


def stock(pen: Pen, width: int) -> list[Line]:
    """Everything that belongs to nobody yet."""
    return [
        *sites(pen, width),
        *edge(pen, width),
        *favours(pen, width),
        *supply(pen, width),
        *(bag(pen, width) if pen.view["solo"] is not None else []),
    ]


def sites(pen: Pen, width: int) -> list[Line]:
    """The sites with their price, and who has reached them."""
    items: list[Line] = []
    for row in pen.view["sites"]:
        price = pen.say(
            "table-site", points=row["points"], piety=row["piety"], silver=row["silver"]
        )
        item: Line = [(pen.called(row["site"]), "strong"), (f" {row['cell'] or ''}: {price}", "")]
        item += [pen.sign(m) for m, mat in enumerate(pen.mats) if row["quadrant"] in mat["sites"]]
        if row["quadrant"] not in pen.view["playable"]:
            item.append((f" ({pen.say('table-closed')})", "faint"))
        items.append(item)
    return flow(pen.label("table-sites"), items, width, Pen.LABEL) if items else []


def edge(pen: Pen, width: int) -> list[Line]:
    """The buildings on the edge, those that the ship has not reached yet faintly."""
    items: list[Line] = []
    for row in pen.view["buildings"]:
        if row["on_edge"]:
            name = f"{pen.called(row['building'])} {row['cell'] or ''}"
            if row["active"] or row["offset"] is None:
                items.append([(name, "")])
            else:
                later = pen.say("table-later", round=row["offset"] + 1)
                items.append([(f"{name} ({later})", "faint")])
    return flow(pen.label("table-edge"), items, width, Pen.LABEL) if items else []


def favours(pen: Pen, width: int) -> list[Line]:
    """The favours on display."""
    items: list[Line] = []
    for number, favour in enumerate(t.FAVOUR_IDS):
        if favour in pen.view["favours"]:
            length, points = t.FAVOUR_LENGTH[number], t.FAVOUR_POINTS[number]
            items.append([(pen.say("table-favour", length=length, points=points), "")])
    return flow(pen.label("table-favours"), items, width, Pen.LABEL) if items else []


def supply(pen: Pen, width: int) -> list[Line]:
    """The tiles left; the upgrades together."""
    left = pen.view["supply"]
    items: list[Line] = [
        [(f"{pen.called(kind)} {number}", "" if number else "faint")]
        for kind, number in left.items()
        if not kind.startswith("up_")
    ]
    better = sum(number for kind, number in left.items() if kind.startswith("up_"))
    items.append([(f"{pen.say('upgrade')} {better}", "")])
    return flow(pen.label("table-supply"), items, width, Pen.LABEL)


def bag(pen: Pen, width: int) -> list[Line]:
    """Ab-Bott's bag, the token drawn, and how game and campaign stand."""
    one = pen.view["solo"]
    items: list[Line] = [
        [(f"{pen.called(token)} {number}", "" if number else "faint")]
        for token, number in one["bag"].items()
    ]
    if one["token"] is not None:
        items.append([(pen.say("table-token", thing=one["token"]), "now")])
    items.append([(pen.say("table-difference", number=one["difference"]), "strong")])
    campaign = pen.view["campaign"]
    if campaign is not None:
        text = pen.say(
            CAMPAIGN[campaign_stage(pen.view)],
            game=campaign["game"],
            games=campaign["games"],
            number=campaign["sum"],
            thing=campaign["rank"],
        )
        items.append([(text, "strong")])
    return flow(pen.label("table-bag"), items, width, Pen.LABEL)
