"""What a study asks of a state beside its choices: returns, a key, counts, a line about it.

`State` has a method for each; the work is here because it is no part of playing.
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from tabard.kernel.state import State

KEY_BYTES: Final = 8
A_ROW: Final = -1  # stands before the length of a row of numbers in what a key is made of


def returns_of(state: State) -> list[float]:
    """What the end of the game is worth to each seat: 1 for the first place, -1 for the last.

    The places between are spread evenly, and seats that nothing separates share theirs, so that all
    seats together get 0. Opponents that the game itself plays take part. Before the end all get 0.
    """
    players = int(state.players)
    if state.to_move != OVER:
        return [0.0] * players
    places = state.game.final_places(state)
    if len(places) == 1:
        return [0.0]
    found: list[float] = []
    for place in places[:players]:
        middle = place + (places.count(place) - 1) / 2
        found.append(1.0 - 2.0 * (middle - 1.0) / (len(places) - 1))
    return found


def frozen(state: State) -> Any:
    """What makes a state what it is, beside its game and options: equal exactly for equal ones."""
    box = state.game.box
    return state.game.position(state) if box is None else box.freeze(state)


def same(state: State, other: State) -> bool:
    """Whether two states are equal: the same game, options and moment, to the last secret."""
    if state.game is not other.game or state.options != other.options:
        return False
    return bool(frozen(state) == frozen(other))


def key_of(state: State) -> int:
    """A number of 64 bits that equal states share and others practically never do."""
    if state.game.box is None:
        return int(state.fingerprint(), 16)
    numbers: list[int] = [crc32(f"{state.game.id} {state.options}".encode())]
    lay_out(state.game.box.freeze(state), numbers)
    packed = struct.pack(f"<{len(numbers)}q", *numbers)
    digest = hashlib.blake2b(packed, digest_size=KEY_BYTES).digest()
    return int.from_bytes(digest, "little")


def lay_out(values: Any, numbers: list[int]) -> None:
    """Append what is frozen as numbers: a flag and a number that are equal become the same."""
    for value in values:
        if isinstance(value, int):
            numbers.append(int(value))
        elif isinstance(value, tuple):
            numbers.append(A_ROW)
            numbers.append(len(value))
            lay_out(value, numbers)
        else:
            raw: bytes = value.encode() if isinstance(value, str) else value
            numbers.append(len(raw))
            numbers.append(crc32(raw))


def perft_of(state: State, depth: int) -> int:
    """How many sequences of so many choices there are from here; chance counts as any choice."""
    if depth == 0:
        return 1
    menu = Menu()
    state.fill(menu)
    if depth == 1:
        return int(menu.count)
    total = 0
    ahead = Menu()
    for code in menu.choices():
        after = state.copy()
        after.advance(code, ahead)
        total += perft_of(after, depth - 1)
    return total


def told(state: State) -> str:
    """A line about a state: game, players, place in its contents, and who is to choose.

    It names nothing that not everybody knows, not even how many choices there are.
    """
    table = f"{state.game.id}, {state.players} player{'s' if state.players > 1 else ''}"
    if state.to_move == OVER:
        scores = ", ".join(map(str, state.scores()))  # a loop would make compiled points floats
        return f"<{table}, over: {scores}>"
    who = "chance" if state.to_move == CHANCE else f"seat {state.to_move}"
    return f"<{table}, {state.standing_at()[-1]}: {who} is to choose>"
