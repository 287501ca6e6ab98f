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


GOOD_RULES: Final = {
    "saltpetre": "FEU-13.8",
    "sulphur": "FEU-4.4",
    "iron": "FEU-8.1",
    "wood": "FEU-8.1",
    "food": "FEU-27.2",
}
GOODS: Final = tuple(
    Holding(
        *(kind, f"goods.{kind}", f"good-*-{kind}", "goods-of"),
        rule=GOOD_RULES[kind],
        tip=f"good-{kind}",
    )
    for kind in t.GOOD_IDS
)
COINS: Final = Holding("coins", "coins", "coins-*", "coins-of", 0, "table-coins", "FEU-30.4")
MARKERS: Final = Holding(
    "markers", "markers", "markers-*", "markers-of", 0, "table-markers", "FEU-7.1"
)
SEALS: Final = Holding(
    "seals", "seals", "seals-*", "seals-of", 0, "table-seals", "FEU-8.1", "seals-of"
)
BARREL: Final = Holding(
    "barrel", "barrel", "barrel-*", "barrel-of", t.BARREL, "table-barrel", "FEU-27.2"
)
DISCS: Final = Holding("discs", "discs", "discs-*", "discs-of", 0, "table-discs", "FEU-4.8")
HOME: Final = AtHome("home", "pawns", "home-*", "pawns-home", t.PAWNS, rule="FEU-5.2")
CARDS: Final = Holding("cards", "cards", "cards-*", "cards-of", t.CARDS, rule="FEU-3.6")
WRITS: Final = Holding("writs", "writs", "writs-*", "writs-of", t.WRIT_LIMIT, rule="FEU-10.3")
HELD: Final = (*GOODS, COINS, MARKERS, HOME, DISCS, SEALS, BARREL, WRITS)
