"""The chart of the points over time."""

from __future__ import annotations

from tabard.server.web.chart import APART, SIZE, shields


def test_shields_hang_apart_and_above_the_foot() -> None:
    hung = shields([[0, 0, 0, 0], [33, 4, 3, 0]], 4)
    assert hung[0] == 0
    below = [hung[seat] for seat in (1, 2, 3)]
    assert below == [SIZE[1] - 2 * APART, SIZE[1] - APART, SIZE[1]]


def test_shields_hang_at_the_ends_of_their_lines_where_there_is_room() -> None:
    hung = shields([[0, 0], [60, 30]], 2)
    assert (hung[0], hung[1]) == (0, SIZE[1] / 2)
