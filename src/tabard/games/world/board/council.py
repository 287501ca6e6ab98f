"""The council and the favour arc: the card in its orientation, the stone, and what is offered."""

from math import cos, pi, sin
from typing import Final

from tabard.draw import effects, shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text, two_lines
from tabard.draw.states import named
from tabard.games.world import tables
from tabard.games.world.board import deck, faces, meanings
from tabard.games.world.board.parts import Rect, ground
from tabard.games.world.board.pieces import cover, favour_stone
from tabard.games.world.board.scene import Scene

BOX: Final[Rect] = (24, 24, 268, 238)
MIDDLE: Final = (158.0, 194.0)
ARC: Final = (158.0, 178.0, 110.0)
FIELD: Final = 19.5
CARD: Final = 78.0
Spot = tuple[float, float]


def arc_spots() -> dict[str, Spot]:
    """Where the fields of the arc lie, over the council from left to right."""
    x, y, r = ARC
    last = len(tables.FIELD_IDS) - 1
    return {
        name: (x - r * cos(pi * i / last), y - r * sin(pi * i / last))
        for i, name in enumerate(tables.FIELD_IDS)
    }


def field_name(scene: Scene, name: str) -> str:
    """A field as a reader hears it."""
    told = scene.say.told(scene.say.printed(name), name)
    if name in scene.view["covered"]["fields"]:
        told = f"{told}, {scene.say('covered')}"
    if name == scene.view["favour"]:
        told = f"{told}, {scene.say('stone-here')}"
    return told


def field(scene: Scene, name: str, x: float, y: float, r: float) -> str:
    """One field of the arc: who it is and what he brings."""
    marks = meanings.field(name, r * 0.34)
    row = deck.FIELDS[name]
    here = name == scene.view["favour"]
    edge = 'stroke="var(--ink)" stroke-width="2.4"' if here else 'stroke="var(--rule)"'
    bottom = y + r * 0.78
    if row["effect"] in ("vp_per_token", "vp_per_house"):
        marks = [effects.points(1, r * 0.42), *marks]
    drawn = (
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="var(--card)" {edge}/>'
        + centred(deck.FIELD_ICONS[name], x, y - r * 0.16, r * 1.05)
        + badge(marks, x, bottom, r)
    )
    if name in scene.view["covered"]["fields"]:
        drawn += cover(x - r, y - r, 2 * r, 2 * r, r)
    return named(f"field-{name}", field_name(scene, name), drawn)


def badge(marks: list[effects.Mark], x: float, y: float, r: float) -> str:
    """What a field brings, on its lower edge; a point beside a thing is a point for each."""
    wide = sum(mark.wide for mark in marks) + 2 * len(marks) + 2
    high = r * 0.92
    left, top = x - wide / 2, y - high / 2
    return (
        f'<rect x="{left:.4g}" y="{top:.4g}" width="{wide:.4g}" height="{high:.4g}"'
        f' rx="{high / 2:.4g}" fill="var(--panel)" stroke="var(--line)"/>'
        + effects.line_up(marks, x, y, wide)
    )


def standing(spot: Spot) -> Spot:
    """Where the stone stands on a field: above it and outside the arc, clear of its neighbours."""
    x, y, r = ARC
    return spot[0] + 15 * (spot[0] - x) / r, spot[1] - 12 - 12 * (y - spot[1]) / r


def stone(scene: Scene, spots: dict[str, Spot]) -> str:
    """The favour stone on its field."""
    name: str = scene.view["favour"]
    x, y = standing(spots[name])
    told = scene.say("stone", field=scene.say.printed(name))
    place = f' class="marker" transform="translate({x:.4g},{y:.4g})"'
    return named("favour-stone", told, favour_stone(0, 0, 17), place)


def shields(scene: Scene, x: float, y: float, reach: float, size: float) -> str:
    """The players at the corners of the council, so that each corner lies beside its receiver."""
    parts: list[str] = []
    for side, (dx, dy) in enumerate(faces.CORNERS):
        seat = scene.seat_at(side)
        at = (x + dx * reach - size / 2, y + dy * reach - size * 0.55)
        if seat is None:
            middle = f'cx="{x + dx * reach:g}" cy="{y + dy * reach:g}"'
            parts.append(f'<circle {middle} r="3" class="dot"/>')
            continue
        drawn = shapes.shield(seat, *at, size)
        told = scene.say("at-corner", name=scene.names[seat])
        incomes = scene.view["incomes"]
        if incomes is not None:
            income = scene.some(deck.INCOMES[incomes[seat]]["gain"])
            told = scene.say("gets-income", name=scene.names[seat], income=income)
        if scene.view["active"] == seat:
            drawn += icon("trumpet-flag", at[0] + 2 - dx * (size - 1), at[1] + 2, size * 0.8)
        parts.append(named(f"corner-{seat}", told, drawn))
    return "".join(parts)


def orientation_name(scene: Scene, steps: int) -> str:
    """What an orientation brings to whom, in words."""
    assert scene.event is not None
    row = deck.EVENTS[scene.event]
    turn = (steps - row["arrow_edge"]) % 4
    gets: list[str] = []
    for seat, side in enumerate(scene.view["sides"]):
        income = deck.INCOMES[row["corners"][(side - turn) % 4]]
        gets.append(f"{scene.names[seat]} {scene.some(income['gain'])}")
    target, incomes = scene.target(steps), ", ".join(gets)
    field = scene.say.printed(target)
    if not steps:
        return scene.say("orient-still", number=steps, field=field, incomes=incomes)
    does = scene.say.does(target)
    favour = f" ({does})" if does else ""
    return scene.say("orient", number=steps, field=field, favour=favour, incomes=incomes)


def preview(scene: Scene, event: str, steps: int) -> str:
    """What pointing at an orientation shows: the card as it would lie, the stone where it goes."""
    x, y = MIDDLE
    turn = (steps - deck.EVENTS[event]["arrow_edge"]) % 4
    tx, ty = arc_spots()[scene.target(steps)]
    return (
        f'<g transform="translate({x:g},{y:g})">{faces.council(event, turn, CARD)}</g>'
        f'<circle cx="{tx:.4g}" cy="{ty:.4g}" r="{FIELD + 2}" class="ring over"/>'
        + favour_stone(*standing((tx, ty)), 17)
    )


def edges(scene: Scene) -> str:
    """The four numbers beside the council; the one that the arrow points at is inked."""
    x, y = MIDDLE
    parts: list[str] = []
    for steps in tables.EDGE_VALUES:
        dx, dy = faces.EDGES[tables.EDGE_VALUES.index(steps)]
        ex, ey = x + dx * (CARD / 2 + 17), y + dy * (CARD / 2 + 15)
        points = scene.view["steps"] == steps
        disc = f'<circle cx="{ex:g}" cy="{ey:g}" r="9.5" fill="var(--ink)"/>' if points else ""
        tone = "card" if points else "ink-2"
        number = text(ex, ey + 5, steps, "g7", 15, "middle", tone)
        parts.append(named(f"edge-{steps}", scene.say("edge", number=steps), disc + number))
    return "".join(parts)


def heading(scene: Scene, x: float, y: float) -> str:
    """The name of this round's event, ending at x, or of the place while there is none."""
    if scene.event is None:
        return fitted(x, y, scene.say("council"), 74, "c6", 11.5, "end", least=11)
    lines = two_lines(scene.say.printed(scene.event), 78, 13.5, "gi")
    return "".join(
        fitted(x, y - 5 + 13.5 * i, line, (96, 78)[i], "gi", 13.5, "end", least=12.5)
        for i, line in enumerate(lines)
    )


def council(scene: Scene) -> str:
    """The whole corner of the wide board: arc, stone, card, numbers, shields."""
    spots = arc_spots()
    x, y = MIDDLE
    half = CARD / 2 + 16
    bx, by, bw, _ = BOX
    heads = fitted(bx + 12, by + 18, scene.say("favour"), 74, "c6", 11.5, least=11)
    heads += heading(scene, bx + bw - 10, by + 18)
    frame = (
        f'<rect x="{x - half:g}" y="{y - half:g}" width="{2 * half:g}" height="{2 * half:g}" rx="8"'
        ' fill="none" stroke="var(--rule)" stroke-width="1.2"/>'
    )
    content = heads + frame
    half_way = len(tables.FIELD_IDS) // 2
    # From both ends upwards, so that no field covers what its neighbour brings.
    order = (*tables.FIELD_IDS[:half_way], *reversed(tables.FIELD_IDS[half_way:]))
    content += "".join(field(scene, name, *spots[name], FIELD) for name in order)
    if scene.event is None:
        content += (
            f'<rect x="{x - CARD / 2:g}" y="{y - CARD / 2:g}" width="{CARD:g}" height="{CARD:g}"'
            ' rx="6" class="free"/>'
        )
    else:
        turn = scene.view["rotation"] or 0
        drawn = faces.council(scene.event, turn, CARD)
        told = event_name(scene, scene.event)
        place = f' transform="translate({x:g},{y:g})"'
        content += named(f"council-{scene.event}", told, drawn, place)
    content += shields(scene, x, y, half, 19)
    content += edges(scene) + stone(scene, spots)
    return ground("council", scene.say("council"), BOX, "field", content)


def event_name(scene: Scene, event: str) -> str:
    """An event card as a reader hears it."""
    row = deck.EVENTS[event]
    kind = scene.say("lasting" if deck.lasting(event) else "at-once")
    told = scene.say.told(f"{scene.say.printed(event)}, {kind}", event)
    if "plague_house" in row:
        told += " " + scene.say("names-location", number=row["plague_house"])
    return told
