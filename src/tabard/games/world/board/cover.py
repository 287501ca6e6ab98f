"""The scene on the box of World Without End."""

from __future__ import annotations

from tabard.draw.landscape import LINE, ROOF, WALL, birds, house, wash, waves, windows
from tabard.draw.shapes import meeple


def cover() -> str:
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
