"""What a player has so many of: goods behind the screen, houses and seals in stock, cards."""

from typing import Final

from tabard.presentation.holdings import Holding

HOUSES: Final = Holding(
    "houses", "houses", "houses-*", "houses-of", 0, "table-house", rule="WWE-10.7"
)
SEALS: Final = Holding("seals", "seals", "seals-*", "seals-of", 0, "table-seals", rule="WWE-10.9")
HAND: Final = Holding("hand", "cards", "hand-*", "hand-of", rule="WWE-9.2")
GOOD_RULES: Final = {
    "money": "WWE-16.4",
    "wool": "WWE-10.5",
    "cloth": "WWE-10.5",
    "stone": "WWE-10.4",
    "wood": "WWE-10.4",
    "grain": "WWE-16.3",
    "piety": "WWE-16.2",
    "loyalty": "WWE-18.1",
    "medical": "WWE-13.6",
}
GOODS: Final = tuple(
    Holding(kind, f"goods.{kind}", f"good-*-{kind}", "goods-of", rule=rule, tip=f"good-{kind}")
    for kind, rule in GOOD_RULES.items()
)
