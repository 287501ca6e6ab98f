"""The features of the learned value: what craftsmen make of goods and of gold."""

from __future__ import annotations

import pytest

import tabard
from tabard.games.pillars import tables as t
from tabard.games.pillars.features import FEATURES
from tabard.games.pillars.state import PillarsState
from tabard.games.pillars.workshop import points_of_cubes, row_points, without_least
from tabard.kernel.features import Scale
from tests.rules import rule


def row(*craftsmen: str) -> int:
    """A row of these craftsmen."""
    return sum(1 << t.CRAFTSMAN_IDS.index(one) for one in craftsmen)


def goods(**counts: int) -> int:
    """Cubes as they are packed."""
    return sum(n << (t.GOODS_WIDTH * t.KIND_IDS.index(kind)) for kind, n in counts.items())


@pytest.mark.parametrize(
    ("craftsmen", "cubes", "points"),
    [
        (("mason_4", "mortar_mixer"), {"stone": 3}, 3),
        (("mason_4",), {"stone": 3}, 0),
        (("mason_4", "mortar_mixer"), {"stone": 9}, 5),
        (("mason_4", "mortar_mixer"), {"wood": 3}, 0),
        (("mason_4", "mortar_mixer", "sculptor_3"), {"stone": 6}, 4 * 2 + 2 * 1),
        (("goldsmith_1",), {"stone": 9, "metal": 9}, 0),
    ],
)
def test_a_row_makes_points_of_goods_the_most_thrifty_first(
    craftsmen: tuple[str, ...], cubes: dict[str, int], points: int
) -> None:
    assert row_points(row(*craftsmen), goods(**cubes)) == points


@pytest.mark.parametrize(
    ("craftsmen", "few", "many"),
    [
        (("sculptor_1", "potter_1"), 2 * 2 + 1, 2 * 2 + 1),
        (("sculptor_3", "carpenter_4", "woodworker"), 4 * 2 + 1, 4 * 2 + 5 + 1 / 2),
        (("mason_1", "stonecutter"), 4 / 2 + 1 / 2, 8 / 2),
        (("glassblower", "goldsmith_1", "architect_1"), 0, 0),
    ],
)
def test_a_row_makes_points_of_any_cubes_where_a_cube_makes_most(
    craftsmen: tuple[str, ...], few: float, many: float
) -> None:
    assert points_of_cubes(row(*craftsmen), 5, 10) == (few, many)


@pytest.mark.parametrize(
    ("craftsmen", "gone"),
    [
        (("mortar_mixer", "woodworker", "potter_4"), "mortar_mixer"),
        (("mortar_mixer", "mason_3", "potter_4"), "mason_3"),
        (("sculptor_3", "architect_1", "organ_builder"), "architect_1"),
    ],
)
@rule("PIL-4.6")
def test_a_row_that_is_too_long_lets_go_whom_it_misses_least(
    craftsmen: tuple[str, ...], gone: str
) -> None:
    assert row(*craftsmen) & ~without_least(row(*craftsmen)) == row(gone)


@pytest.mark.parametrize(
    ("gold", "this_round", "later"), [(10.0, 3, 3), (40.0, 4, 4), (2.0, 0, 0), (-5.0, 0, 0)]
)
def test_goldsmiths_make_a_point_of_three_gold_as_often_as_they_work(
    gold: float, this_round: int, later: int
) -> None:
    state = tabard.game("pillars").start(2)
    assert isinstance(state, PillarsState)
    size = len(FEATURES.names)
    scale = Scale(size, [0.0] * (size * len(FEATURES.stretches)))
    scale.noting = True
    scale.clear(FEATURES.stretch(state))
    FEATURES.weigh_smiths(state, 4, 4, gold, scale)
    noted = dict(zip(FEATURES.names, scale.noted, strict=True))
    assert (noted["gold_points"], noted["gold_points_later"]) == (this_round, later)
