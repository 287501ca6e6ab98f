"""Small landscapes for the boxes of games: washes, ink lines, houses, trees and water.

A scene is 286 by 184 units; its ground runs on for 80 units at both sides, so that a wide and low
frame shows more land instead of a larger church.
"""

from __future__ import annotations

from typing import Final

from tabard.draw.shapes import pawn

LEFT: Final = -80
WIDE: Final = 446
TALL: Final = 184
WALL: Final = 'fill="var(--card)" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"'
LINE: Final = 'fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"'
FINE: Final = 'fill="none" stroke="var(--ink)" stroke-width="1.4" stroke-linecap="round"'
ROOF: Final = 'fill="#9A6238" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"'


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


def tree(x: float, y: float, tall: float) -> str:
    """A fir whose foot stands at (x, y)."""
    s = tall / 34
    return (
        f'<path d="M{x:g},{y:g}v-{6 * s:g}" {LINE}/><path d="M{x - 11 * s:g},{y - 5 * s:g}'
        f"l{7 * s:g},-{9 * s:g}h-{4 * s:g}l{6 * s:g},-{8 * s:g}h-{3 * s:g}l{5 * s:g},-{12 * s:g}"
        f"l{5 * s:g},{12 * s:g}h-{3 * s:g}l{6 * s:g},{8 * s:g}h-{4 * s:g}l{7 * s:g},{9 * s:g}z"
        f'" fill="var(--ink)"/>'
    )


def hillside() -> str:
    """Hills in the evening, a road between them and people on their way: any game's cover."""
    road = "M120,190Q168,158 140,134T162,114"
    return (
        wash("desert")
        + sun(214, 58, 20, "gold")
        + wash("plain", "M-80,116Q20,84 110,108T366,92V184H-80z")
        + wash("wood-land", "M-80,150Q60,118 170,134T366,126V184H-80z")
        + birds((60, 40), (86, 50), (-30, 52), (300, 38))
        + f'<path d="{road}" fill="none" stroke="var(--ink)" stroke-width="15"'
        ' stroke-linecap="round"/>'
        + f'<path d="{road}" fill="none" stroke="var(--card)" stroke-width="11"'
        ' stroke-linecap="round"/>'
        + "".join(house(x, y, 22) for x, y in ((36, 126), (66, 130), (196, 122)))
        + "".join(
            tree(x, y, tall) for x, y, tall in ((14, 150, 36), (244, 146, 40), (272, 152, 30))
        )
        + pawn(0, 128, 172, 26)
        + pawn(1, 156, 150, 22)
        + pawn(2, 96, 176, 26)
    )
