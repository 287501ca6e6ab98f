"""What a player has so many of: goods, piety, alms, and those who live in village and abbey."""

from typing import Final

from tabard.games.pilgrim import tables as t
from tabard.presentation.holdings import Holding

KEPT: Final = {"stone": t.STONE_KEPT, "wheat": t.WHEAT_KEPT}
GOODS: Final = tuple(
    Holding(kind, kind, f"store-*-{kind}", "goods-of", KEPT.get(kind, 0))
    for kind in ("wheat", "stone", "silver")
)
PIETY: Final = Holding("piety", "piety", "piety-*", "piety-of")
ALMS: Final = Holding("alms", "alms", "alms-*", "alms-of", word="table-alms")
HOUSES: Final = (
    Holding("village", "village", "village-*", "village-of"),
    Holding("abbey", "abbey", "abbey-*", "abbey-of"),
)
HELD: Final = (*GOODS, PIETY, ALMS, *HOUSES)
