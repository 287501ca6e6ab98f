"""What a player has so many of: goods behind the screen, houses and seals in stock, cards."""

from typing import Final

from tabard.presentation.holdings import Holding

HOUSES: Final = Holding("houses", "houses", "houses-*", "houses-of", word="table-house")
SEALS: Final = Holding("seals", "seals", "seals-*", "seals-of", word="table-seals")
HAND: Final = Holding("hand", "cards", "hand-*", "hand-of")
GOODS: Final = tuple(
    Holding(kind, f"goods.{kind}", f"good-*-{kind}", "goods-of")
    for kind in ("money", "wool", "cloth", "stone", "wood", "grain", "piety", "loyalty", "medical")
)
