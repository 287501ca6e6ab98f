"""Sets and numbers of a state as a view and a position show them; below 0 there is nothing."""

from __future__ import annotations

from tabard.kernel.ints import has, i64


def names(members: i64, known: tuple[str, ...]) -> list[str]:
    """The ids of a set, in the order of the data."""
    return [known[i] for i in range(len(known)) if has(members, i)]


def name_or_none(index: i64, known: tuple[str, ...]) -> str | None:
    """The id of a thing, or None where there is none."""
    return None if index < 0 else known[index]


def number_or_none(number: i64) -> int | None:
    """A number or a seat, or None where there is none."""
    return None if number < 0 else int(number)
