"""The scene on the box of The Pillars of the Earth."""

from __future__ import annotations

from tabard.draw.landscape import FINE, LINE, WALL, birds, sun, wash, windows
from tabard.draw.shapes import pawn


def cover() -> str:
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
