"""What a player has so many of: gold, goods and workers."""

from typing import Final

from tabard.games.pillars import tables as t
from tabard.presentation.holdings import Holding

GOLD: Final = Holding(
    "gold", "gold", "purse-*", "gold-of", t.MOST_GOLD, "table-gold", "PIL-1.4", "purse"
)
GOODS: Final = tuple(
    Holding(
        kind, f"goods.{kind}", f"good-*-{kind}", "goods-of", t.GOODS_KEPT, "", "PIL-17.5", "good"
    )
    for kind in t.KIND_IDS
)
