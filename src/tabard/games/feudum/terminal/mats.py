"""What lies before the players."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum.holdings import BARREL, COINS, DISCS, MARKERS, SEALS
from tabard.games.feudum.terminal.pen import Pen
from tabard.games.lines import Line, flow

ALWAYS: Final = (COINS, MARKERS, BARREL, DISCS)  # what is told also where there is none of it


def mat(pen: Pen, seat: int, width: int) -> list[Line]:
    """One player: points and goods, then everything else that he has."""
    one = pen.seats[seat]
    start = [*pen.owner(seat), (f"{one['vp']:>4} {pen.say('table-points')}  ", "strong")]
    lines = flow(start, pen.stock(one["goods"]), width, 3, "  ")
    return lines + pen.below([*counts(pen, seat), *cards(pen, seat)], width)


def counts(pen: Pen, seat: int) -> list[Line]:
    """Coins, markers, seals, beads, barrel, discs and the tracks."""
    one = pen.seats[seat]
    shown = [*ALWAYS, *([SEALS] if one["seals"] else [])]
    items: list[Line] = [
        [(f"{holding.count(one)} {word}", "gold" if holding is COINS else "")]
        for holding, word in zip(shown, pen.words(shown))
    ]
    if one["beads"]:
        beads = " ".join(str(bead) for bead in one["beads"])
        items.append([(f"{pen.say('table-beads')} {beads}", "")])
    if one["army"]:
        items.append(pen.note("table-army", number=one["army"]))
    if one["voyage"]:
        items.append(pen.note("table-voyage", number=one["voyage"]))
    items += [
        [(f"{number} {pen.called(kind)}", "")] for kind, number in one["vessels"].items() if number
    ]
    tiles = (f"{number} {pen.called(land)}" for land, number in one["tiles"].items() if number)
    return items + pen.listed("table-tiles", tiles)


def cards(pen: Pen, seat: int) -> list[Line]:
    """How many cards and writs; the reader's own by name."""
    one = pen.seats[seat]
    items = [pen.note("table-cards-left", number=one["cards"])]
    if one["writs"]:
        items.append(pen.note("table-writs-held", number=one["writs"]))
    items += pen.listed("table-played", map(pen.called, one["played"]), "faint")
    mine = pen.view.get("mine")
    if mine and pen.view["to_move"] == seat:
        own = [*mine["hand"], *mine["writs"], *mine["drawn"]]
        items += pen.listed("table-hand", map(pen.called, own), "strong")
    return items
