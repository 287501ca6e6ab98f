"""Short sequences kept as bytes, which copies of a state share: changed by making new ones."""

from __future__ import annotations

from tabard.kernel.ints import i64


def changed(values: bytes, index: i64, value: i64) -> bytes:
    """A sequence with one entry replaced."""
    return values[:index] + bytes((int(value),)) + values[index + 1 :]


def with_value(values: bytes, value: i64) -> bytes:
    """A sorted sequence with one more entry."""
    return bytes(sorted([*values, int(value)]))


def without_value(values: bytes, value: i64) -> bytes:
    """A sequence without the first entry of this value."""
    index = values.index(int(value))
    return values[:index] + values[index + 1 :]


def total(values: bytes) -> i64:
    """The sum of a sequence."""
    found: i64 = 0
    for value in values:
        found += value
    return found
