"""Figures with their uncertainty."""

from __future__ import annotations

import random

import pytest

from tabard.lab.matches import Outcome
from tabard.lab.statistics import duels, ratings, records, strengths, wilson


def outcome(bots: tuple[str, ...], places: tuple[int, ...], deal: str = "1") -> Outcome:
    points = tuple(50 - 10 * place for place in places)
    return Outcome("pillars", bots, deal, places, points, 9, tuple([0.1] * len(bots)))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Newcombe 1998, table I: method 3 (Wilson without continuity correction)
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_win_counts_in_part() -> None:
    found = records([outcome(("a", "b"), (1, 1)), outcome(("b", "a"), (2, 1))])
    assert [(r.bot, r.wins, r.games) for r in found] == [("a", 1.5, 2), ("b", 0.5, 2)]
    assert found[0].margin == 10
    assert found[0].places == 2


def test_one_alone_against_three_is_counted_for_the_one() -> None:
    found = records([outcome(("b", "a", "b", "b"), (2, 1, 3, 4))])
    assert [(r.bot, r.against, r.fair) for r in found] == [("a", ("b", "b", "b"), 0.25)]


def test_places_are_duels() -> None:
    won = duels([outcome(("a", "b", "c"), (1, 2, 2))])
    assert won["a", "b"] == won["a", "c"] == 1
    assert won["b", "c"] == won["c", "b"] == 0.5


def test_a_share_of_ten_to_one_is_four_hundred_points() -> None:
    elo = strengths(["a", "b"], {("a", "b"): 10000.0, ("b", "a"): 1000.0})
    assert elo["a"] - elo["b"] == pytest.approx(400, abs=1)


def test_ratings_find_strengths_through_a_third_bot() -> None:
    """a and c never meet, but both have met b."""
    elo = strengths(
        ["a", "b", "c"],
        {("a", "b"): 750.0, ("b", "a"): 250.0, ("b", "c"): 750.0, ("c", "b"): 250.0},
    )
    assert elo["a"] - elo["c"] == pytest.approx(2 * (elo["a"] - elo["b"]), rel=0.01)


def test_more_games_make_a_rating_surer() -> None:
    chance = random.Random(3)
    played = [
        outcome(("a", "b"), (1, 2) if chance.random() < 0.7 else (2, 1), str(n)) for n in range(400)
    ]
    few, many = ratings(played[:40]), ratings(played)
    assert many["a"][0] > many["b"][0]
    assert many["a"][1] < few["a"][1] / 2
