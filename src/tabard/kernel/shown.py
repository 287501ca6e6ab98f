"""Sets and numbers of a state as a view and a position show them; below 0 there is nothing."""

from __future__ import annotations

from tabard.kernel.ints import i64
from tabard.kernel.state import State


def names(members: i64, known: tuple[str, ...]) -> list[str]:
    """The ids of a set, in the order of the data."""
    found: list[str] = []
    i: i64 = 0
    while members > 0:
        if members & 1 == 1:
            found.append(known[i])
        members >>= 1
        i += 1
    return found


def name_or_none(index: i64, known: tuple[str, ...]) -> str | None:
    """The id of a thing, or None where there is none."""
    return None if index < 0 else known[index]


def number_or_none(number: i64) -> int | None:
    """A number or a seat, or None where there is none."""
    return None if number < 0 else int(number)


def printed_or_none(index: i64, values: tuple[int, ...]) -> int | None:
    """A number printed on a piece, or None where the piece does not show one."""
    return None if index < 0 else values[index]


def above_zero(number: i64) -> int | None:
    """A number, or None for 0."""
    return int(number) if number > 0 else None


def counts(vector: i64, known: tuple[str, ...], width: i64, zero: i64 = 0) -> dict[str, int]:
    """How many there are of each kind, from a packed vector in which `zero` stands for none."""
    found: dict[str, int] = {}
    mask: i64 = (1 << width) - 1
    for name in known:
        found[name] = int((vector & mask) - zero)
        vector >>= width
    return found


def counts_among(
    vector: i64, known: tuple[str, ...], kinds: tuple[int, ...], width: i64
) -> dict[str, int]:
    """How many there are of some kinds."""
    mask: i64 = (1 << width) - 1
    return {known[kind]: int((vector >> (kind * width)) & mask) for kind in kinds}


def by_seat(vector: i64, players: i64, width: i64) -> list[int]:
    """A packed number for each seat."""
    mask: i64 = (1 << width) - 1
    return [int((vector >> (seat * width)) & mask) for seat in range(players)]


def interrupted(s: State) -> str | None:
    """The step that has called the part in which the present one stands, if one has."""
    call = s.innermost_call()
    return None if call is None else s.game.steps[call.at].name
