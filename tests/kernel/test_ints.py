"""Sets and short vectors in one integer, up to their highest bit, compiled or not."""

from __future__ import annotations

import pytest

from tabard.kernel.ints import TOP_BIT, bit, has, part, size, with_part

BITS = range(TOP_BIT + 1)
WIDTHS = (1, 3, 4, 8, 12, 30)


def test_every_bit_has_its_own_set() -> None:
    assert [bit(n) for n in BITS] == [2**n for n in BITS]


def test_a_set_has_exactly_its_members() -> None:
    members = bit(0) | bit(30) | bit(31) | bit(32) | bit(TOP_BIT)
    assert [n for n in BITS if has(members, n)] == [0, 30, 31, 32, TOP_BIT]
    assert size(members) == 5


def test_the_full_set_has_every_member() -> None:
    full = sum(2**n for n in BITS)
    assert size(full) == TOP_BIT + 1
    assert all(has(full, n) for n in BITS)
    assert size(0) == 0


def test_a_member_leaves_its_set() -> None:
    members = bit(31) | bit(TOP_BIT)
    assert members & ~bit(TOP_BIT) == 2**31


@pytest.mark.parametrize("width", WIDTHS)
def test_each_entry_of_a_vector_is_set_and_read_by_itself(width: int) -> None:
    entries = 63 // width
    most = 2**width - 1
    for index in range(entries):
        vector = with_part(0, index, width, most)
        assert vector == most << (index * width)
        assert [part(vector, i, width) for i in range(entries)] == [
            most if i == index else 0 for i in range(entries)
        ]


@pytest.mark.parametrize("width", WIDTHS)
def test_replacing_an_entry_leaves_the_others(width: int) -> None:
    entries = 63 // width
    most = 2**width - 1
    values = [(index * 5 + 1) % (most + 1) for index in range(entries)]
    vector = 0
    for index, value in enumerate(values):
        vector = with_part(vector, index, width, most)
        vector = with_part(vector, index, width, value)
    assert [part(vector, i, width) for i in range(entries)] == values
    for index in range(entries):
        changed = [0 if i == index else value for i, value in enumerate(values)]
        cleared = with_part(vector, index, width, 0)
        assert [part(cleared, i, width) for i in range(entries)] == changed
