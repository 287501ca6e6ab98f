"""The data file, loaded once; every number of the game comes from here."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabard.kernel.data import column, ids, read_data

DATA: Final = read_data(Path(__file__).parent / "data" / "game.toml")
GAME: Final[dict[str, int]] = DATA["game"]
CARDS: Final[list[dict[str, Any]]] = DATA["card"]

KINDS: Final[tuple[str, ...]] = ids(CARDS)
COPIES: Final[tuple[int, ...]] = column(CARDS, "copies")
WORTH: Final[tuple[int, ...]] = column(CARDS, "worth")
THIEF: Final[int] = KINDS.index("thief")

FEWEST: Final[int] = GAME["fewest"]
MOST: Final[int] = GAME["most"]
ROUNDS: Final[int] = GAME["rounds"]
COINS: Final[int] = GAME["coins"]
MOST_COINS: Final[int] = GAME["most_coins"]
MOST_PLEDGED: Final[int] = GAME["most_pledged"]
PRIZE: Final[int] = GAME["prize"]
