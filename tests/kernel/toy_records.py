"""A recorded game of Toll that the tests of records read, cut and alter."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import GAME
from tabard.kernel.dealer import Dealer, SealedDealer
from tabard.kernel.errors import Unknown
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.record import Record
from tabard.kernel.state import CHANCE, OVER

SEED: Final = "a seed of some words"


def find(name: str) -> Game[Any]:
    """The one game these records are of."""
    if name != GAME.id:
        raise Unknown(f"game {name!r}", "known games are toll")
    return GAME


def played(players: int = 3, plies: int = 999, **options: Any) -> Record:
    """A game whose chance a sealed dealer dealt, told up to a ply."""
    record = Record(GAME, players, options)
    record.names = ["Anna", "Bertram of Shiring", ""][:players]
    dealer, wits, menu = SealedDealer(SEED), Dealer(1), Menu()
    state = record.first()
    while state.to_move != OVER and len(record.choices) < plies:
        state.fill(menu)
        dealer.turn_to(len(record.choices))
        code = dealer.deal(menu) if state.to_move == CHANCE else wits.deal(menu)
        record.choices.append(code)
        state.apply(code)
    record.seal(dealer, revealed=state.to_move == OVER)
    return record


TEXT: Final = played().text()
LINES: Final = TEXT.splitlines()


def line_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(LINES, start=1) if line.startswith(start))


def swapped(start: str, new: str) -> str:
    """The record with one line replaced."""
    n = line_of(start)
    return "\n".join([*LINES[: n - 1], new, *LINES[n:]]) + "\n"
