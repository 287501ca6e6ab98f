"""How things of the engine are copied and pickled, compiled and not.

A compiled class has no dictionary that `copy` and `pickle` could look into, so each says itself
what it is made of (`__reduce__`), and a function makes it again. A game travels by its edition and
is looked up where it arrives; a state is what its box freezes, for the very same build there.
"""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

from tabard.kernel.library import KEEPER

if TYPE_CHECKING:
    from tabard.kernel.game import Game
    from tabard.kernel.state import State

Made = tuple[Any, ...]  # what `__reduce__` returns: a function and its arguments


def reduced_game(game: Game[Any]) -> Made:
    """A game by its edition; one that no library has cannot travel."""
    find = KEEPER.library.finder()
    if find(game.edition) is not game:
        raise pickle.PicklingError(f"{game.id}: this is not the game that is found by its id")
    return find, (game.edition,)


def reduced_state(state: State) -> Made:
    """A state as its game packs it; what was told so far (`log`) stays behind."""
    return unpacked, (state.game, state.game.pack(state))


def unpacked(game: Game[Any], packed: Any) -> State:
    """The state that was packed."""
    state: State = game.unpack(packed)
    return state
