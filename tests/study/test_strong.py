"""What strong play scores: measured, stored, and set beside a seat's own points."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabard
from tabard.kernel.errors import BadInput
from tabard.study.strong import Means, compared, mean, measured, of_seat, read, stored, text_of
from tabard.study.study import points_of


def test_the_points_of_a_seat_add_up_by_source_and_by_period() -> None:
    for name in tabard.GAMES:
        record = tabard.play(name, ["random"] * 2, seed="strong")
        points = points_of(record)
        for seat in range(2):
            found = of_seat(points, seat)
            assert found.points == record.state().scores()[seat]
            assert sum(found.by.values()) == pytest.approx(found.points)


def test_means_are_those_of_all_seats_and_are_written_and_read(tmp_path: Path) -> None:
    found = measured("pillars", 2, "random", 2, "a seed")
    assert found is not None
    assert found == measured("pillars", 2, "random", 2, "a seed")
    assert (found.bot, found.games) == ("random", 2)
    file = tmp_path / "strong.toml"
    file.write_text(text_of({2: found}), "utf-8")
    again = read(file)[2]
    assert again.points == pytest.approx(found.points, abs=0.01)
    assert again.by.keys() == found.by.keys()
    assert text_of({2: again}) == file.read_text("utf-8")


def test_a_comparison_has_every_source_and_period_that_anybody_scored_in() -> None:
    own = Means("", 1, 7.0, {"priory": 7.0, "cards": 0.0}, {1: 3.0, 2: 4.0})
    best = Means("level5", 3, 20.0, {"craftsmen": 12.0, "priory": 8.0}, {1: 5.0, 3: 15.0})
    rows = compared(own, None, best)
    assert [(one.source, one.period, one.own, one.strong) for one in rows] == [
        ("priory", 0, 7.0, 8.0),
        ("craftsmen", 0, 0.0, 12.0),
        ("", 1, 3.0, 5.0),
        ("", 2, 4.0, 0.0),
        ("", 3, 0.0, 15.0),
    ]
    assert all(one.earlier is None for one in rows)
    assert mean([]) is None


def test_a_file_that_is_wrong_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "strong.toml"
    for text, told in (("[[strong", "is not TOML"), ("[[strong]]\nplayers = 2\n", "missing")):
        file.write_text(text, "utf-8")
        with pytest.raises(BadInput, match=told) as refused:
            read(file)
        assert "\n" not in str(refused.value)


def test_what_is_stored_is_of_the_game_as_it_is() -> None:
    for name in tabard.GAMES:
        sources = tabard.game(name).accounts().sources
        for players, one in stored(name).items():
            assert players in tabard.game(name).players
            assert set(one.by) <= {*sources}
            assert sum(one.by.values()) == pytest.approx(one.points, abs=0.1)
