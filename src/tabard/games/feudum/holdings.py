"""What a player has so many of: goods, coins, markers, seals, wine, pawns, cards and writs."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.presentation.holdings import Holding


class AtHome(Holding):
    """Pieces of which only those in the supply count."""

    def count(self, one: Mapping[str, Any]) -> int:
        """How many are not on the map."""
        return sum(1 for piece in one[self.field] if piece["at"] is None)


GOODS: Final = tuple(
    Holding(kind, f"goods.{kind}", f"good-*-{kind}", "goods-of") for kind in t.GOOD_IDS
)
COINS: Final = Holding("coins", "coins", "coins-*", "coins-of", word="table-coins")
MARKERS: Final = Holding("markers", "markers", "markers-*", "markers-of", word="table-markers")
SEALS: Final = Holding("seals", "seals", "seals-*", "seals-of", word="table-seals")
BARREL: Final = Holding("barrel", "barrel", "barrel-*", "barrel-of", t.BARREL, "table-barrel")
DISCS: Final = Holding("discs", "discs", "discs-*", "discs-of", word="table-discs")
HOME: Final = AtHome("home", "pawns", "home-*", "pawns-home", t.PAWNS)
CARDS: Final = Holding("cards", "cards", "cards-*", "cards-of", t.CARDS)
WRITS: Final = Holding("writs", "writs", "writs-*", "writs-of", t.WRIT_LIMIT)
