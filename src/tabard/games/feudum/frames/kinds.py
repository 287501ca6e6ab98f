"""Components of kinds that the table and the parts of the program share: goods, and queues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.kernel.box import slots
from tabard.kernel.box.codes import Names, Schema
from tabard.kernel.box.fields import Field, Store, list_schema
from tabard.kernel.box.packed import Counts
from tabard.kernel.box.slots import Look, Piece
from tabard.kernel.game import Game


def goods(name: str, says: str, most: tuple[int, ...] = t.CUBES) -> Counts:
    """Goods by kind."""
    return Counts(name, t.GOOD_IDS, most, says, width=t.GOODS_WIDTH)


class Queue(Field):
    """Things in an order, none twice, as bytes."""

    def __init__(self, name: str, ids: Sequence[str], says: str, attr: str = "") -> None:
        super().__init__(name, says)
        self.ids: Final = tuple(ids)
        self.attr: Final = attr or name

    def stores(self) -> list[Store]:
        return [Store(self.attr, "bytes", 'b""')]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return {**list_schema({"enum": list(self.ids)}, 0, len(self.ids)), "uniqueItems": True}

    def text(self, owner: str, names: Names) -> str:
        return f"[{names(self.ids)}[n] for n in {owner}.{self.attr}]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        setattr(o, self.attr, bytes([self.ids.index(name) for name in word]))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        most = len(self.ids)
        return slots.row(f"{owner}.{self.attr}", most, most, name, "put_ids")
