"""What a player has so many of: goods, piety, alms, and those who live in village and abbey."""

from typing import Final

from tabard.games.pilgrim import tables as t
from tabard.presentation.holdings import Holding

KEPT: Final = {"stone": t.STONE_KEPT, "wheat": t.WHEAT_KEPT}
GOODS: Final = tuple(
    Holding(
        *(kind, kind, f"store-*-{kind}", "goods-of", KEPT.get(kind, 0)),
        rule="PGM-22.1" if kind in KEPT else "PGM-1.1",
        tip=f"store-{kind}",
    )
    for kind in ("wheat", "stone", "silver")
)
PIETY: Final = Holding("piety", "piety", "piety-*", "piety-of", rule="PGM-24.5")
ALMS: Final = Holding("alms", "alms", "alms-*", "alms-of", 0, "table-alms", "PGM-23.1")
HOUSES: Final = (
    Holding("village", "village", "village-*", "village-of", rule="PGM-13.1"),
    Holding("abbey", "abbey", "abbey-*", "abbey-of", rule="PGM-13.1"),
)
HELD: Final = (*GOODS, PIETY, ALMS, *HOUSES)
