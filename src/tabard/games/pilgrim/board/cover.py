"""The scene on the box of Pilgrim."""

from __future__ import annotations

from tabard.draw.landscape import LINE, ROOF, WALL, birds, sun, tree, wash, windows
from tabard.draw.shapes import pawn


def cover() -> str:
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
