"""How board, mats and tracks share the picture: the wide table, the tall one, the rooms of each."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import text
from tabard.draw.memory import safe
from tabard.games.pilgrim.board import board as sheets
from tabard.games.pilgrim.board import pieces, ring, sowing
from tabard.games.pilgrim.board.goods import counted
from tabard.games.pilgrim.board.hexes import CELL, Hexes
from tabard.games.pilgrim.board.icons import PLACE_ICONS
from tabard.games.pilgrim.board.layer import layer
from tabard.games.pilgrim.board.mats import other_mat, own_mat
from tabard.games.pilgrim.board.panels import solo, tracks
from tabard.games.pilgrim.board.ring import Rect
from tabard.games.pilgrim.board.scene import Scene

WIDTH: Final = 1264
HEIGHT: Final = 752
MAT: Final[Rect] = (0, 0, 252, 434)
TRACKS: Final[Rect] = (0, 440, 252, 310)
PROMPT: Final[Rect] = (258, 0, 740, 94)
RIGHT: Final = 1004
RIGHT_WIDE: Final = 260
OTHER: Final = 142
GAP: Final = 6
BAG: Final = 122
PHONE: Final = 390
STRIP: Final[Rect] = (0, 530, PHONE, 38)
PHONE_MAT: Final = 576
PHONE_TRACKS: Final = 310


def others(view: Mapping[str, Any], seat: int | None, all_of_them: bool) -> list[int]:
    """The mats that are drawn small, in turn order after the one who looks."""
    count = len(pieces.mats(view))
    if seat is None:
        return list(range(count)) if all_of_them else list(range(1, count))
    return [(seat + i) % count for i in range(1, count)]


def rooms(view: Mapping[str, Any], seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are.

    `prompt` and `spare` are left free for the prompt and the log; on a phone `zoom` is the part of
    the board that a question is about.
    """
    return tall_rooms(view, seat) if layout == "tall" else wide_rooms(view, seat)


def wide_rooms(view: Mapping[str, Any], seat: int | None) -> dict[str, Rect]:
    """The rooms of the wide table."""
    deep = len(others(view, seat, False)) * (OTHER + GAP)
    found: dict[str, Rect] = {
        "prompt": PROMPT,
        "board": sheets.WIDE,
        "mat": MAT,
        "unseen": TRACKS,
        "others": (RIGHT, 0, RIGHT_WIDE, deep - GAP),
    }
    if view["solo"] is not None:
        found["solo"] = (RIGHT, deep, RIGHT_WIDE, BAG)
        deep += BAG + GAP
    found["spare"] = (RIGHT, deep, RIGHT_WIDE, HEIGHT - 2 - deep)
    found["whole"] = (0, 0, WIDTH, HEIGHT)
    return found


def tall_rooms(view: Mapping[str, Any], seat: int | None) -> dict[str, Rect]:
    """The rooms of a phone, one under another."""
    found: dict[str, Rect] = {"plates": (0, 0, PHONE, 42)}
    high = sheets.TALL[3] + (STRIP[3] + 2 if seat is not None else 0)
    found["board"] = (0, sheets.TALL[1], PHONE, high)
    low: float = PHONE_MAT
    if seat is not None:
        found["mat"] = (0, low, PHONE, MAT[3])
        low += MAT[3] + GAP
    deep = len(others(view, seat, True)) * (OTHER + GAP)
    found["others"] = (0, low, PHONE, deep - GAP)
    low += deep
    if view["solo"] is not None:
        found["solo"] = (0, low, PHONE, BAG)
        low += BAG + GAP
    found["unseen"] = (0, low, PHONE, PHONE_TRACKS)
    found["whole"] = (0, 0, PHONE, low + PHONE_TRACKS)
    unit = view["pending"]["unit"]
    if view["step"] == "road_edges" and unit is not None and unit["cell"]:
        x, y = Hexes(16.9, 195, 287).centre(CELL[unit["cell"]])
        w, h = 195.0, 268.0
        left = min(max(0.0, x - w / 2), PHONE - w)
        top = min(max(sheets.TALL[1], y - h / 2), sheets.TALL[1] + sheets.TALL[3] - h)
        found["zoom"] = (round(left, 1), round(top, 1), w, h)
    return found


def table(scene: Scene, tall: bool) -> tuple[list[str], float, float]:
    """Everything on the table part by part, and how large the picture is."""
    scene.tall = tall
    return tall_table(scene) if tall else wide_table(scene)


def last_layers(scene: Scene, tall: bool) -> list[str]:
    """Pieces, and what lies above them."""
    frames = sheets.TALL_FRAMES if tall else sheets.WIDE_FRAMES
    stand_dummies(scene)
    above = "".join(scene.over_map)
    return [
        sowing.trail(scene),
        layer(scene),
        f'<g class="deaf" aria-hidden="true">{above}</g>',
        ring.tips(scene, frames),
    ]


def stand_dummies(scene: Scene) -> None:
    """Dummies of both groups stand in the last lane of their tiles."""
    for place in scene.ring:
        if (f"at-{place}", -1) not in scene.spots:
            spots = [s for (name, _), s in scene.spots.items() if name == f"lane-{place}"]
            if spots:
                scene.spots[f"at-{place}", -1] = spots[-1]


def wide_table(scene: Scene) -> tuple[list[str], float, float]:
    """The wide table: the own mat and the tracks at the left, the others at the right."""
    scene.large = scene.seat if scene.seat is not None else 0
    parts = sheets.board(scene)
    parts.append(own_mat(scene, scene.large, *MAT))
    parts.append(tracks(scene, *TRACKS))
    for i, mat in enumerate(others(scene.view, scene.seat, False)):
        parts.append(other_mat(scene, mat, RIGHT, i * (OTHER + GAP), RIGHT_WIDE, OTHER))
    places = wide_rooms(scene.view, scene.seat)
    if "solo" in places:
        parts.append(solo(scene, *places["solo"]))
    parts += last_layers(scene, False)
    return parts, WIDTH, HEIGHT


def tall_table(scene: Scene) -> tuple[list[str], float, float]:
    """A phone's table: plates, board, own stores, then the mats and tracks."""
    places = tall_rooms(scene.view, scene.seat)
    parts = [plates(scene), *sheets.board(scene)]
    if scene.seat is not None:
        parts.append(strip(scene, scene.seat))
        parts.append(own_mat(scene, scene.seat, 4, places["mat"][1], 382, MAT[3]))
    for i, mat in enumerate(others(scene.view, scene.seat, True)):
        y = places["others"][1] + i * (OTHER + GAP)
        parts.append(other_mat(scene, mat, 4, y, 382, OTHER))
    if "solo" in places:
        parts.append(solo(scene, 4, places["solo"][1], 382, BAG))
    parts.append(tracks(scene, 4, places["unseen"][1], 382, PHONE_TRACKS))
    parts += last_layers(scene, True)
    return parts, PHONE, places["whole"][3]


def plates(scene: Scene) -> str:
    """A plate for every player: shield, points and piety; the awaited one has an inked edge."""
    count = len(scene.mats)
    wide = (382 - 5 * (count - 1)) / count
    parts: list[str] = []
    for mat, one in enumerate(scene.mats):
        x = round(4 + mat * (wide + 5), 1)
        awaited = scene.awaits(mat)
        edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
        start = icon("trumpet-flag", x + 25, 0, 13) if scene.view["start_player"] == mat else ""
        told = ", ".join(
            (
                scene.say("points-of", name=scene.names[mat], points=one["points"]),
                scene.say("piety-of", name=scene.names[mat], number=one["piety"]),
            )
        )
        parts.append(
            f'<g id="plate-{mat}" role="img" aria-label="{safe(told)}">'
            f'<rect x="{x:g}" y="1" width="{wide:.1f}" height="40" rx="9" {edge}'
            ' fill="var(--panel)"/>'
            + shapes.shield(mat, x + 5, 9, 20)
            + shapes.points(one["points"], x + 42, 21, 13)
            + counted("piety", one["piety"], x + 65, 21, 14, 16)
            + f"{start}</g>"
        )
    return "".join(parts)


def strip(scene: Scene, mat: int) -> str:
    """The own stores under a phone's board."""
    one = scene.mats[mat]
    x, y, w, h = STRIP
    parts = [
        f'<rect x="{x + 1:g}" y="{y:g}" width="{w - 2:g}" height="{h:g}" rx="10"'
        ' fill="var(--panel)" stroke="var(--line)"/>',
        f'<rect x="{x + 1:g}" y="{y + 4:g}" width="5" height="{h - 8:g}"'
        f' fill="var(--p{mat + 1})"/>',
    ]
    step, at = 53.5, y + h / 2
    for i, kind in enumerate(("wheat", "stone", "silver", "piety")):
        parts.append(counted(kind, one[kind], round(x + 24 + i * step, 1), at, 20, 18))
    for i, place in enumerate(("alms", "village", "abbey")):
        left = round(x + 24 + (4 + i) * step, 1)
        parts.append(centred(PLACE_ICONS[place], left, at, 20))
        parts.append(text(left + 14, at + 6, one[place], "g7", 18))
    told = ", ".join(
        scene.say("goods-of", name=scene.names[mat], number=one[k], kind=k)
        for k in ("wheat", "stone", "silver", "piety")
    )
    return f'<g id="strip" role="img" aria-label="{safe(told)}">{"".join(parts)}</g>'
