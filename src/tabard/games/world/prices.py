"""What things cost and bring now: the numbers of the rules, or of a permanent event in force.

The steps ask with the state, the labels with a view; both find the number here. `event` is the
permanent event that governs, or NONE.
"""

from __future__ import annotations

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.tables import NONE
from tabard.kernel.ints import has, i64


def governing(events: i64, event: i64, slot_1: i64, slot_2: i64) -> i64:
    """Which of the cards in force is one of these events, or NONE (WWE-9.5)."""
    if event != NONE and has(events, event):
        return event
    if slot_1 != NONE and has(events, slot_1):
        return slot_1
    if slot_2 != NONE and has(events, slot_2):
        return slot_2
    return NONE


def available(kind: i64, count: i64, left: i64) -> i64:
    """As much of so many as can be had: money and points never run out (WWE-20.3)."""
    return count if kind >= t.KINDS or left >= count else left


def lost_points(vp: i64, amount: i64) -> i64:
    """How many of so many points are lost; what goes below the start lapses (WWE-20.1)."""
    return min(amount, vp - t.LEAST_VP)


def wool(event: i64) -> i64:
    """What a wool brings (WWE-10.5, WWE-21.I09)."""
    return t.WOOL_PRICE if event == NONE else e.GLUT_PRICE[event]


def cloth_at_once(event: i64) -> i64:
    """How much cloth one use may sell (WWE-10.5, WWE-21.II10)."""
    return t.CLOTH_LIMIT if event == NONE else e.MORE_CLOTH_LIMIT[event]


def stone(event: i64) -> i64:
    """What a stone taken with the card costs (WWE-21.I10)."""
    return 0 if event == NONE else e.STONE_MONEY[event]


def grain(event: i64) -> i64:
    """What grain taken with the card costs (WWE-21.II11)."""
    return 0 if event == NONE else e.GRAIN_MONEY[event]


def house(event: i64) -> i64:
    """The money that a house costs with the card (WWE-10.7, WWE-21.III11)."""
    return t.HOUSE_MONEY if event == NONE else t.HOUSE_MONEY + e.HOUSES_MONEY[event]


def service_points(event: i64) -> i64:
    """What a minor service scores (WWE-10.11, WWE-21.IV10)."""
    return t.MINOR_VP if event == NONE else e.FAME_VP[event]


def most_materials(event: i64) -> i64:
    """How many materials the card places (WWE-10.4, WWE-21.IV11)."""
    return t.MOST_MATERIALS if event == NONE else e.FEW_MASONS_LIMIT[event]


def material_points(masons: bool) -> i64:
    """What a placed material scores, by the card or by Merthin's masons (10.4, 21.IV06)."""
    return e.MASONS_VP if masons else t.MATERIAL_VP
