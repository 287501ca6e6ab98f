"""The scenes on the boxes: washes, ink lines and pieces, one small drawing per game.

A scene is 286 by 184 units; its ground runs on for 80 units at both sides, so that a wide and low
frame shows more land instead of a larger church.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from markupsafe import Markup

from tabard.draw.icons import centred
from tabard.draw.shapes import disc, meeple, pawn

LEFT: Final = -80
WIDE: Final = 446
TALL: Final = 184
WALL: Final = 'fill="var(--card)" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"'
LINE: Final = 'fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"'
FINE: Final = 'fill="none" stroke="var(--ink)" stroke-width="1.4" stroke-linecap="round"'
ROOF: Final = 'fill="#9A6238" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"'


@cache
def scene(game: str) -> Markup:
    """The scene of a game; its name stands beside it, so it has none of its own."""
    return Markup(
        f'<svg class="scene" viewBox="{LEFT} 0 {WIDE} {TALL}" aria-hidden="true"'
        f' preserveAspectRatio="xMidYMid slice">{SCENES[game]()}</svg>'
    )


def wash(tone: str, path: str = "", opacity: float = 1) -> str:
    """A pale wash over everything, or over a shape."""
    shape = path or f"M{LEFT},0h{WIDE}v{TALL}h-{WIDE}z"
    return f'<path d="{shape}" fill="var(--{tone})" opacity="{opacity:g}"/>'


def sun(x: float, y: float, r: float, tone: str, glow: str = "panel") -> str:
    """The sun or the moon with its ring."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{r * 1.4:g}" fill="var(--{glow})" opacity=".75"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="var(--{tone})" opacity=".6"/>'
    )


def birds(*places: tuple[float, float]) -> str:
    """Birds far away."""
    flight = "".join(f"M{x:g},{y:g}q4,-4 8,1q4,-5 8,-1" for x, y in places)
    return f'<path d="{flight}" {FINE}/>'


def windows(y: float, tall: float, *lefts: float, wide: float = 8) -> str:
    """Pointed windows or doors with their feet at y."""
    half = wide / 2
    holes = "".join(
        f"M{x:g},{y:g}v{half - tall:g}q{half * 0.3:g},{-half:g} {half:g},{-half * 1.6:g}"
        f"q{half * 0.7:g},{half * 0.6:g} {half:g},{half * 1.6:g}v{tall - half:g}z"
        for x in lefts
    )
    return f'<path d="{holes}" fill="var(--ink)"/>'


def house(x: float, y: float, wide: float = 24, tall: float = 15) -> str:
    """A small gabled house whose left foot stands at (x, y)."""
    half = wide / 2
    return (
        f'<path d="M{x:g},{y:g}v-{tall:g}h{wide:g}v{tall:g}z" {WALL}/>'
        f'<path d="M{x - 5:g},{y - tall:g}l{half + 5:g},-{half:g}l{half + 5:g},{half:g}z" {ROOF}/>'
        f'<path d="M{x + half - 3:g},{y:g}v-8h6v8z" fill="var(--ink)"/>'
    )


def waves(*places: tuple[float, float]) -> str:
    """Small waves."""
    path = "".join(f"M{x:g},{y:g}q5,-6 10,0t10,0t10,0" for x, y in places)
    return f'<path d="{path}" {FINE} opacity=".45"/>'


def pillars() -> str:
    """A cathedral that is being built, with a crane, before evening."""
    church = (
        f'<path d="M103,99v-28h70v28z" fill="#8A3B2A" stroke="var(--ink)" stroke-width="2"/>'
        f'<path d="M173,71h24l14,28" {LINE} stroke-dasharray="4 3"/>'
        f'<path d="M55,161v-104l13,-30l13,30v104z" {WALL}/>'
        f'<path d="M81,161v-70h22v70z" {WALL}/>'
        f'<path d="M103,161v-62h108v62zM103,99v-22h24v22z" {WALL}/>'
        f'<path d="M211,161v-46q27,2 27,46z" {WALL}/>'
        f'<path d="M62,29l6,-6l6,6" {FINE}/>'
        '<circle cx="92" cy="113" r="6" fill="var(--ink)"/>'
        + windows(94, 21, 64)
        + windows(140, 21, 64)
        + windows(160, 28, 86, wide=12)
        + windows(133, 17, 109, 126, 143, 160, 177, 194)
        + windows(153, 14, 217, wide=7)
    )
    crane = (
        f'<path d="M107,77v-36h18v36M107,41l18,18l-18,18M125,41l-18,18l18,18" {FINE}/>'
        f'<path d="M114,35l53,-25M161,13v36" {LINE}/>'
        '<rect x="154" y="49" width="14" height="11" rx="2" fill="var(--stone)"'
        ' stroke="var(--ink)" stroke-width="1.4"/>'
    )
    land = wash("plain", "M-80,142Q40,100 150,128T366,112V184H-80z") + wash(
        "wood-land", "M-80,166Q100,150 190,162T366,158V184H-80z"
    )
    people = pawn(0, 25, 176, 30) + pawn(1, 43, 173, 30) + pawn(2, 246, 176, 30)
    return (
        wash("desert")
        + sun(229, 53, 21, "gold")
        + land
        + birds((40, 37), (175, 27), (-40, 60), (310, 40))
        + church
        + crane
        + f'<path d="M46,161h200" {LINE}/>'
        + people
        + pawn(3, 264, 173, 30)
    )


def world() -> str:
    """A town on its bridge, the new tower above it."""
    arches = "".join(
        f"M{x:g},156a24,24 0 0 1 48,0z" for x in (-106, -38, 30, 98, 166, 234, 302, 370)
    )
    bridge = (
        f'<path d="M-84,116h454v40h-454z" fill="var(--stone)" opacity=".85"/>'
        f'<path d="{arches}" fill="var(--water)" stroke="var(--ink)" stroke-width="2"/>'
        f'<path d="M-84,116h454M-84,125h454" {LINE}/>'
        '<path d="M-84,155.5h454v4h-454z" fill="var(--water)"/>'
    )
    church = (
        f'<path d="M112,116v-72l17,-28l17,28v72z" {WALL}/>'
        f'<path d="M146,116v-42h40v42z" {WALL}/><path d="M146,74l6,-18h28l6,18z" {ROOF}/>'
        + windows(72, 16, 125)
        + windows(102, 18, 125)
        + windows(100, 14, 153, 170, wide=7)
    )
    street = "".join(
        house(x, 116, wide)
        for x, wide in ((-66, 26), (-22, 22), (20, 24), (46, 26), (78, 22), (200, 26), (232, 24))
    )
    far = house(262, 116, 22) + house(300, 116, 26) + house(336, 116, 22)
    return (
        wash("rock-land")
        + wash("wood-land", "M-80,112Q0,84 90,100T366,92V140H-80z")
        + wash("water", "M-80,150h446v34h-446z")
        + birds((210, 34), (236, 44), (60, 40), (-30, 50))
        + street
        + far
        + church
        + bridge
        + meeple(0, 64, 109, 17)
        + meeple(2, 92, 109, 17)
        + meeple(3, 218, 109, 17)
        + meeple(1, 250, 109, 17)
        + waves((-60, 174), (20, 172), (120, 176), (210, 170), (300, 175))
    )


def island(path: str, tone: str) -> str:
    """Land in the sea, with its shore."""
    return (
        f'<path d="{path}" fill="var(--edge)" opacity=".16" transform="translate(3,5)"/>'
        f'<path d="{path}" fill="var(--{tone})" stroke="var(--ink)" stroke-width="2"/>'
    )


def windmill(x: float, y: float) -> str:
    """A windmill whose foot stands at (x, y)."""
    return (
        f'<path d="M{x - 7:g},{y:g}l3,-24q4,-5 8,0l3,24z" {WALL}/>'
        f'<path d="M{x - 15:g},{y - 40:g}l30,28M{x + 15:g},{y - 40:g}l-30,28" {LINE}/>'
        f'<path d="M{x - 15:g},{y - 40:g}l7,-1l5,6zM{x + 15:g},{y - 12:g}l-7,1l-5,-6z'
        f'M{x + 15:g},{y - 40:g}l1,7l-6,4zM{x - 15:g},{y - 12:g}l-1,-7l6,-4z" fill="var(--ink)"/>'
    )


def ship(x: float, y: float) -> str:
    """A ship under sail, its keel at (x, y)."""
    return (
        f'<path d="M{x - 17:g},{y - 9:g}h34l-6,9h-22z" {ROOF}/>'
        f'<path d="M{x:g},{y - 9:g}v-26M{x - 11:g},{y - 11:g}v-17" {LINE}/>'
        f'<path d="M{x + 1:g},{y - 33:g}q15,7 13,20h-13zM{x - 12:g},{y - 27:g}q-8,5 -8,14h8z"'
        f" {WALL}/>"
    )


def feudum() -> str:
    """Three islands, a ship, an airship, and something in the water."""
    airship = (
        '<ellipse cx="232" cy="36" rx="22" ry="10" fill="#8A3B2A" stroke="var(--ink)"'
        ' stroke-width="1.6"/><path d="M212,36l-7,-7v14zM226,46h13l-3,6h-8z" fill="var(--ink)"/>'
    )
    serpent = (
        '<path d="M124,172q2,-12 10,-12t9,12M146,172q3,-30 17,-30q9,0 10,8q-7,-3 -11,0q-6,5 -4,22"'
        ' fill="#4C7A3F" stroke="var(--ink)" stroke-width="1.6"/>'
        '<circle cx="164" cy="147" r="1.6" fill="var(--card)"/>'
    )
    north = "M108,48q4,-24 44,-24t44,24q-2,22 -44,25t-44,-25z"
    west = "M10,110q4,-34 60,-34q70,2 72,38q-4,46 -66,47q-64,-2 -66,-51z"
    east = "M152,118q4,-44 62,-44q58,4 56,52q-6,44 -58,43q-60,-4 -60,-51z"
    return (
        wash("water")
        + waves((-60, 30), (40, 18), (200, 14), (296, 60), (-50, 120), (290, 160), (2, 176))
        + island(north, "plain")
        + island(west, "wood-land")
        + island(east, "desert")
        + centred("tower-flag", 150, 46, 34)
        + centred("castle", 76, 112, 46)
        + centred("forest", 34, 118, 34)
        + centred("village", 244, 130, 28)
        + windmill(206, 124)
        + f'<path d="M136,108q10,-12 20,2" {LINE} stroke-dasharray="5 4"/>'
        + ship(36, 62)
        + airship
        + serpent
        + disc(4, 106, 133)
        + disc(1, 160, 122)
        + disc(3, 216, 144)
        + disc(0, 132, 58)
        + disc(2, 244, 98)
    )


def tree(x: float, y: float, tall: float) -> str:
    """A fir whose foot stands at (x, y)."""
    s = tall / 34
    return (
        f'<path d="M{x:g},{y:g}v-{6 * s:g}" {LINE}/><path d="M{x - 11 * s:g},{y - 5 * s:g}'
        f"l{7 * s:g},-{9 * s:g}h-{4 * s:g}l{6 * s:g},-{8 * s:g}h-{3 * s:g}l{5 * s:g},-{12 * s:g}"
        f"l{5 * s:g},{12 * s:g}h-{3 * s:g}l{6 * s:g},{8 * s:g}h-{4 * s:g}l{7 * s:g},{9 * s:g}z"
        f'" fill="var(--ink)"/>'
    )


def pilgrim() -> str:
    """A road that winds up to a church on the hill."""
    road = "M30,190Q70,160 128,152T186,122Q176,106 132,110T96,100Q100,86 140,92T210,88"
    church = (
        f'<path d="M184,96v-60l9,-16l9,16v60z" {WALL}/><path d="M193,20v-12M189,12h8" {LINE}/>'
        f'<path d="M202,96v-30h50v30z" {WALL}/><path d="M202,66l6,-17h38l6,17z" {ROOF}/>'
        + windows(66, 14, 189)
        + windows(88, 14, 209, 224, 239, wide=7)
    )
    return (
        wash("plain")
        + sun(70, 50, 16, "card", "panel")
        + wash("wood-land", "M-80,88Q20,48 120,86T366,60V184H-80z", 0.75)
        + wash("wood-land", "M-80,132Q60,96 180,98T366,96V184H-80z")
        + birds((132, 36), (158, 28), (-30, 40), (320, 30))
        + f'<path d="{road}" fill="none" stroke="var(--ink)" stroke-width="17"/>'
        + f'<path d="{road}" fill="none" stroke="var(--card)" stroke-width="13"/>'
        + church
        + "".join(tree(x, y, tall) for x, y, tall in ((36, 130, 38), (58, 134, 30), (-30, 140, 34)))
        + "".join(
            tree(x, y, tall) for x, y, tall in ((256, 150, 40), (234, 158, 30), (306, 140, 36))
        )
        + pawn(3, 99, 113, 25)
        + pawn(1, 172, 128, 25)
        + pawn(2, 130, 153, 25)
        + pawn(0, 76, 167, 25)
    )


SCENES: Final[dict[str, Callable[[], str]]] = {
    "pillars": pillars,
    "world": world,
    "feudum": feudum,
    "pilgrim": pilgrim,
}
