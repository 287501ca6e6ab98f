"""The council and the favour arc: the card in its orientation, the stone, and what is offered."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final

from tabard.draw import effects, shapes
from tabard.draw.icons import centred, icon
from tabard.draw.ink import look
from tabard.draw.lettering import fitted, text, two_lines
from tabard.draw.memory import remembered
from tabard.draw.shapes import circle, moved, pane
from tabard.draw.stage import Rect
from tabard.draw.states import named
from tabard.draw.stations import label, saying, station
from tabard.draw.tree import Node, still
from tabard.draw.words import Phrasebook
from tabard.games.world import tables
from tabard.games.world.board import deck, faces, meanings
from tabard.games.world.board.pieces import cover, favour_stone
from tabard.games.world.board.scene import Scene, some

BOX: Final[Rect] = (24, 24, 268, 238)
MIDDLE: Final = (158.0, 194.0)
ARC: Final = (158.0, 178.0, 110.0)
FIELD: Final = 19.5
CARD: Final = 78.0
HALF: Final = CARD / 2 + 16  # of the frame round the card
BESIDE_HEADING: Final = tables.FIELD_IDS[5]  # its stone stands where a second line would begin
Spot = tuple[float, float]


@cache
def arc_spots() -> dict[str, Spot]:
    """Where the fields of the arc lie, over the council from left to right."""
    x, y, r = ARC
    last = len(tables.FIELD_IDS) - 1
    return {
        name: (x - r * cos(pi * i / last), y - r * sin(pi * i / last))
        for i, name in enumerate(tables.FIELD_IDS)
    }


def field_name(say: Phrasebook, name: str, here: bool, covered: bool) -> str:
    """A field as a reader hears it."""
    told = [say.told(say.printed(name), name)]
    told += [say("covered")] if covered else []
    return ", ".join(told + ([say("stone-here")] if here else []))


@remembered
def field(
    say: Phrasebook, name: str, here: bool, covered: bool, x: float, y: float, r: float
) -> str:
    """One field of the arc: who it is and, where there is room, what he brings.

    The stone may stand there, and a covered field brings nothing.
    """
    large = r >= FIELD
    edge = look("card", "ink", 2.4 if large else 2.2) if here else look("card", "rule")
    drawn = circle(x, y, r, edge)
    drawn += centred(deck.ICONS[name], x, *((y - r * 0.16, r * 1.05) if large else (y, 17)))
    if large:
        marks = meanings.field(name, r * 0.34)
        if deck.FIELDS[name]["effect"] in ("vp_per_token", "vp_per_house"):
            marks = [effects.points(1, r * 0.42), *marks]
        drawn += badge(marks, x, y + r * 0.78, r)
    if covered:
        drawn += cover(x - r, y - r, 2 * r, 2 * r, r)
    return named(f"field-{name}", field_name(say, name, here, covered), drawn)


def fields(spots: Mapping[str, Spot], r: float) -> Node:
    """The fields of the arc, in the order in which they are drawn."""

    def draw(scene: Scene) -> list[str]:
        favour, covered = scene.view["favour"], scene.view["covered"]["fields"]
        return [
            field(scene.say, name, name == favour, name in covered, *spot, r)
            for name, spot in spots.items()
        ]

    return Node([f"field-{name}" for name in spots], draw, "favour covered.fields")


def badge(marks: list[effects.Mark], x: float, y: float, r: float) -> str:
    """What a field brings, on its lower edge; a point beside a thing is a point for each."""
    wide, high = sum(mark.wide for mark in marks) + 2 * len(marks) + 2, r * 0.92
    ground = pane((x - wide / 2, y - high / 2, wide, high), shapes.PANEL, high / 2)
    return ground + effects.line_up(marks, x, y, wide)


def standing(spot: Spot) -> Spot:
    """Where the stone stands on a field: above it and outside the arc, clear of its neighbours."""
    x, y, r = ARC
    return spot[0] + 15 * (spot[0] - x) / r, spot[1] - 12 - 12 * (y - spot[1]) / r


def stone(spots: Mapping[str, Spot], size: float) -> Node:
    """The favour stone where it stands on its field."""

    def draw(scene: Scene) -> str:
        name: str = scene.view["favour"]
        x, y = spots[name]
        told = scene.say("stone", field=scene.say.printed(name))
        place = f' class="marker" transform="translate({x:.4g},{y:.4g})"'
        return named("favour-stone", told, favour_stone(0, 0, size), place)

    return Node("favour-stone", draw, "favour")


def card(x: float, y: float, size: float, hole: float, r: float) -> Node:
    """The card of the round around (x, y) as it was turned, or the hole that waits for it."""

    def draw(scene: Scene) -> str:
        event = scene.event
        if event is None:
            return pane((x - hole / 2, y - hole / 2, hole, hole), 'class="free"', r)
        drawn = faces.council(event, scene.view["rotation"] or 0, size)
        place = f' transform="translate({x:g},{y:g})"'
        return named(f"council-{event}", event_name(scene.say, event), drawn, place)

    return Node("council-card", draw, "event rotation")


def shields(scene: Scene) -> str:
    """The players at the corners of the council, so that each corner lies beside its receiver."""
    (x, y), reach, size = MIDDLE, HALF, 19
    sides: list[int] = scene.view["sides"]
    parts: list[str] = []
    for side, (dx, dy) in enumerate(faces.CORNERS):
        at = (x + dx * reach - size / 2, y + dy * reach - size * 0.55)
        if side not in sides:
            parts.append(circle(x + dx * reach, y + dy * reach, 3, 'class="dot"'))
            continue
        seat = sides.index(side)
        drawn = shapes.shield(seat, *at, size)
        told = scene.say("at-corner", name=scene.names[seat])
        incomes = scene.view["incomes"]
        if incomes is not None:
            income = some(scene.say, deck.INCOMES[incomes[seat]]["gain"])
            told = scene.say("gets-income", name=scene.names[seat], income=income)
        if scene.view["active"] == seat:
            drawn += icon("trumpet-flag", at[0] + 2 - dx * (size - 1), at[1] + 2, size * 0.8)
        parts.append(named(f"corner-{seat}", told, drawn))
    return "".join(parts)


def turned(event: str, steps: int) -> int:
    """By how many quarters a card is turned whose arrow points at an edge."""
    return int(steps - deck.EVENTS[event]["arrow_edge"]) % len(tables.EDGE_VALUES)


def orientation_name(
    say: Phrasebook, sitting: Sequence[tuple[int, str]], event: str, steps: int, target: str
) -> str:
    """What an orientation brings to whom, in words; `sitting` are sides with the names there."""
    corners, turn = deck.EVENTS[event]["corners"], turned(event, steps)
    gains = [deck.INCOMES[corners[(side - turn) % 4]]["gain"] for side, _ in sitting]
    gets = [f"{name} {some(say, gain)}" for (_, name), gain in zip(sitting, gains)]
    incomes, field = ", ".join(gets), say.printed(target)
    if not steps:
        return say("orient-still", number=steps, field=field, incomes=incomes)
    does = say.does(target)
    favour = f" ({does})" if does else ""
    return say("orient", number=steps, field=field, favour=favour, incomes=incomes)


def preview(event: str, steps: int, target: str) -> str:
    """What pointing at an orientation shows: the card as it would lie, the stone where it goes."""
    x, y = MIDDLE
    tx, ty = arc_spots()[target]
    turned_card = faces.council(event, turned(event, steps), CARD)
    ring = circle(tx, ty, FIELD + 2, 'class="ring over"')
    return moved(turned_card, x, y) + ring + favour_stone(*standing((tx, ty)), 17)


def edges(scene: Scene) -> str:
    """The four numbers beside the council; the one that the arrow points at is inked."""
    x, y = MIDDLE
    parts: list[str] = []
    for steps, (dx, dy) in zip(tables.EDGE_VALUES, faces.EDGES, strict=True):
        ex, ey = x + dx * (CARD / 2 + 17), y + dy * (CARD / 2 + 15)
        points = scene.view["steps"] == steps
        disc = circle(ex, ey, 9.5, look("ink")) if points else ""
        tone = "card" if points else "ink-2"
        number = text(ex, ey + 5, steps, "g7", 15, "middle", tone)
        parts.append(named(f"edge-{steps}", scene.say("edge", number=steps), disc + number))
    return "".join(parts)


def heading(scene: Scene) -> str:
    """The name of this round's event, or of the place while there is none."""
    x, y = BOX[0] + BOX[2] - 10, BOX[1] + 18
    if scene.event is None:
        return fitted(x, y, scene.say("council"), 74, "c6", 11.5, "end", least=11)
    lines = two_lines(scene.say.printed(scene.event), 78, 13.5, "gi")
    below = 66 if scene.view["favour"] == BESIDE_HEADING else 78
    return "".join(
        fitted(x, y - 5 + 13.5 * i, line, (96, below)[i], "gi", 13.5, "end", least=12.5)
        for i, line in enumerate(lines)
    )


def council() -> list[Node]:
    """The whole corner of the wide board: arc, stone, card, numbers, shields."""
    spots = arc_spots()
    x, y = MIDDLE
    frame = pane((x - HALF, y - HALF, 2 * HALF, 2 * HALF), look("none", "rule", 1.2), 8)
    half_way = len(tables.FIELD_IDS) // 2
    # From both ends upwards, so that no field covers what its neighbour brings.
    order = (*tables.FIELD_IDS[:half_way], *reversed(tables.FIELD_IDS[half_way:]))
    left, top = BOX[0] + 12, BOX[1] + 18
    inside = [
        still(lambda scene: label(scene.say("favour"), left, top, 74)),
        Node("event-name", heading, "event favour"),
        still(lambda _: frame),
        fields({name: spots[name] for name in order}, FIELD),
        card(*MIDDLE, CARD, CARD, 6),
        Node("corners", shields, "sides incomes active"),
        Node("edges", edges, "steps"),
        stone({name: standing(spot) for name, spot in spots.items()}, 17),
    ]
    return station("place-council", saying("council"), BOX, "field", inside)


@remembered
def event_name(say: Phrasebook, event: str) -> str:
    """An event card as a reader hears it."""
    row = deck.EVENTS[event]
    kind = say("lasting" if deck.lasting(event) else "at-once")
    told = say.told(f"{say.printed(event)}, {kind}", event)
    if "plague_house" in row:
        told += " " + say("names-location", number=row["plague_house"])
    return told
