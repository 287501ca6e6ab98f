"""The scene on the box of Feudum."""

from tabard.draw.icons import centred
from tabard.draw.landscape import LINE, ROOF, WALL, wash, waves
from tabard.draw.shapes import disc


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


def cover() -> str:
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
