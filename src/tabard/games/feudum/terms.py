"""Prices and yields of plain numbers: the steps ask with the state, labels with a view."""

from __future__ import annotations

from tabard.games.feudum import tables as t
from tabard.kernel.ints import i64


def price(kind: i64, left: i64) -> i64:
    """What the next good of a kind costs where so many are left; 0 if none is (FEU-21.1)."""
    return t.PRICES[kind][left - 1] if left > 0 else 0


def invention_cost(invention: i64, barrels: i64) -> i64:
    """The goods that an invention takes after so many barrels (FEU-22.4, FEU-22.6)."""
    return t.BARREL_COST[barrels] if invention == t.KRUD else t.VESSEL_COST[invention]


def growth(base: i64, places: i64, feudums: i64) -> i64:
    """What a location type brings: a base, and 1 for each other one and each feudum."""
    return base + places - 1 + feudums


def harvested(farms: i64, feudums: i64, beads: i64, left: i64) -> i64:
    """How many goods a harvest brings, with so many in the haversack (FEU-11.2)."""
    return min(growth(t.HARVEST_BASE, farms, feudums) + beads, t.HARVEST_MOST, left)
