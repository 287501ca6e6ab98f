"""What lies before the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.feudum.holdings import BARREL, COINS, DISCS, GOODS, MARKERS, SEALS
from tabard.games.feudum.terminal.pen import Pen
from tabard.games.lines import Line, flow

ALWAYS: Final = (COINS, MARKERS, BARREL, DISCS)  # what is told also where there is none of it


def mats(pen: Pen, width: int, seats: Sequence[int]) -> list[Line]:
    """What lies before some players, one under the other."""
    return [line for seat in seats for line in mat(pen, seat, width)]


def mat(pen: Pen, seat: int, width: int) -> list[Line]:
    """One player: points and goods, then everything else that he has."""
    one = pen.seats[seat]
    points = (f"{one['vp']:>4} {pen.say('table-points')}  ", "strong")
    start: Line = [*pen.owner(seat), points]
    goods: list[Line] = [pen.goods(kind.name, kind.count(one)) for kind in GOODS]
    lines = flow(start, goods, width, 3, "  ")
    return lines + flow([("   ", "")], [*counts(pen, seat), *cards(pen, seat)], width, 3)


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
        items.append([(pen.say("table-army", number=one["army"]), "")])
    if one["voyage"]:
        items.append([(pen.say("table-voyage", number=one["voyage"]), "")])
    items += [
        [(f"{number} {pen.called(kind)}", "")] for kind, number in one["vessels"].items() if number
    ]
    tiles = [f"{n} {pen.called(land)}" for land, n in one["tiles"].items() if n]
    if tiles:
        items.append([(f"{pen.say('table-tiles')}: {', '.join(tiles)}", "")])
    return items


def cards(pen: Pen, seat: int) -> list[Line]:
    """How many cards and writs; the reader's own by name."""
    one = pen.seats[seat]
    items: list[Line] = [[(pen.say("table-cards-left", number=one["cards"]), "")]]
    if one["writs"]:
        items.append([(pen.say("table-writs-held", number=one["writs"]), "")])
    if one["played"]:
        played = ", ".join(pen.called(card) for card in one["played"])
        items.append([(f"{pen.say('table-played')}: {played}", "faint")])
    mine = pen.view.get("mine")
    if mine and pen.view["to_move"] == seat:
        own = [pen.called(name) for name in [*mine["hand"], *mine["writs"], *mine["drawn"]]]
        if own:
            items.append([(f"{pen.say('table-hand')}: {', '.join(own)}", "strong")])
    return items
