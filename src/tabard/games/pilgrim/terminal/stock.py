"""What else lies on the table: sites, buildings on the edge, favours, tiles, Ab-Bott's bag."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.games.lines import Line
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.telling import campaign_stage
from tabard.games.pilgrim.terminal.pen import Pen


def stock(pen: Pen, width: int) -> list[Line]:
    """Everything that belongs to nobody yet."""
    return [
        *pen.row("table-sites", sites(pen), width),
        *pen.row("table-edge", edge(pen), width),
        *pen.row("table-favours", favours(pen), width),
        *pen.row("table-supply", supply(pen), width),
        *pen.row("table-bag", bag(pen) if pen.view["solo"] is not None else [], width),
    ]


def sites(pen: Pen) -> list[Line]:
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
    return items


def edge(pen: Pen) -> list[Line]:
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
    return items


def favours(pen: Pen) -> list[Line]:
    """The favours on display."""
    return [
        pen.note("table-favour", length=length, points=points)
        for favour, length, points in zip(t.FAVOUR_IDS, t.FAVOUR_LENGTH, t.FAVOUR_POINTS)
        if favour in pen.view["favours"]
    ]


def supply(pen: Pen) -> list[Line]:
    """The tiles left; the upgrades together."""
    left = pen.view["supply"]
    better = sum(number for kind, number in left.items() if kind.startswith("up_"))
    plain = {kind: number for kind, number in left.items() if not kind.startswith("up_")}
    return [*numbered(pen, plain), [(f"{pen.say('upgrade')} {better}", "")]]


def numbered(pen: Pen, things: Mapping[str, int]) -> list[Line]:
    """Things and how many of each, faint where there is none."""
    return [
        [(f"{pen.called(thing)} {number}", "" if number else "faint")]
        for thing, number in things.items()
    ]


def bag(pen: Pen) -> list[Line]:
    """Ab-Bott's bag, the token drawn, and how game and campaign stand."""
    one = pen.view["solo"]
    items = numbered(pen, one["bag"])
    if one["token"] is not None:
        items.append(pen.note("table-token", "now", thing=one["token"]))
    items.append(pen.note("table-difference", "strong", number=one["difference"]))
    campaign = pen.view["campaign"]
    if campaign is not None:
        facts = {key: campaign[key] for key in ("game", "games")}
        facts |= {"number": campaign["sum"], "thing": campaign["rank"]}
        items.append(pen.note(f"table-campaign-{campaign_stage(pen.view)}", "strong", **facts))
    return items
