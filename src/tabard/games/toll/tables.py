"""The data file, loaded once; every number of the game comes from here."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabard.kernel.data import column, ids, read_data
from tabard.kernel.ints import i64, part

DATA: Final = read_data(Path(__file__).parent / "data" / "game.toml")
GAME: Final[dict[str, int]] = DATA["game"]
CARDS: Final[list[dict[str, Any]]] = DATA["card"]

KINDS: Final[tuple[str, ...]] = ids(CARDS)
COPIES: Final[tuple[int, ...]] = column(CARDS, "copies")
WORTH: Final[tuple[int, ...]] = column(CARDS, "worth")
ALL_CARDS: Final[int] = sum(COPIES)
THIEF: Final[int] = KINDS.index("thief")

FEWEST: Final[int] = GAME["fewest"]
MOST: Final[int] = GAME["most"]
ROUNDS: Final[int] = GAME["rounds"]
COINS: Final[int] = GAME["coins"]
MOST_COINS: Final[int] = GAME["most_coins"]
STOLEN: Final[int] = GAME["stolen"]
PLEDGES: Final[tuple[int, ...]] = tuple(range(GAME["most_pledged"] + 1))
PRIZE: Final[int] = GAME["prize"]
MOST_CHOICES: Final[int] = GAME["most_choices"]
MOST_PLIES: Final[int] = GAME["most_plies"]

# Cards together are one number: so many bits for each kind say how many of it there are.
WIDTH: Final = 4
ONE: Final[tuple[int, ...]] = tuple(1 << card * WIDTH for card in range(len(KINDS)))
DECK: Final[int] = sum(copies * one for copies, one in zip(COPIES, ONE))


def number(cards: i64, kind: i64) -> i64:
    """How many cards of a kind there are among some."""
    return part(cards, kind, WIDTH)


def total(cards: i64) -> i64:
    """How many cards these are."""
    return sum([number(cards, kind) for kind in range(len(KINDS))])
