"""Least squares find the weights that made the outcomes, and sums can be shared and faded."""

from __future__ import annotations

import random

import pytest

from tabard.bots.calibration import factor
from tabard.bots.regression import Fit

TRUE = [2.0, -1.0, 0.0, 0.5]


def rows(count: int, noise: float, seed: int = 1) -> list[tuple[list[float], float]]:
    chance = random.Random(seed)
    found = []
    for _ in range(count):
        features = [chance.choice((0.0, 1.0, 2.0)) * (n + 1) for n in range(len(TRUE))]
        outcome = sum(w * x for w, x in zip(TRUE, features, strict=True))
        found.append((features, outcome + chance.gauss(0, noise)))
    return found


def fitted(count: int, noise: float, seed: int = 1) -> Fit:
    fit = Fit(len(TRUE))
    for features, outcome in rows(count, noise, seed):
        fit.add(features, outcome)
    return fit


def test_weights_are_found_again() -> None:
    assert fitted(200, 0.0).solve(0.0) == pytest.approx(TRUE, abs=1e-6)
    assert fitted(5000, 1.0).solve(1.0) == pytest.approx(TRUE, abs=0.05)


def test_a_lead_is_worth_the_points_that_fit_best_and_none_where_games_contradict() -> None:
    fit = fitted(200, 0.0)
    assert fit.points_of([weight / 4 for weight in TRUE]) == pytest.approx(4.0)
    assert fit.points_of([-weight for weight in TRUE]) == 0.0


def test_what_is_left_unexplained_is_the_noise() -> None:
    fit = fitted(5000, 2.0)
    assert fit.remainder(fit.solve(0.0)) == pytest.approx(4.0, rel=0.1)


def test_doubt_shrinks_what_was_seldom_seen() -> None:
    fit = Fit(2)
    for _ in range(1000):
        fit.add([1.0, 0.0], 1.0)
    fit.add([0.0, 1.0], 5.0)
    often, seldom = fit.solve(10.0)
    assert often == pytest.approx(1.0, abs=0.02)
    assert 0.3 < seldom < 0.6


def test_scales_do_not_matter() -> None:
    plain, large = Fit(1), Fit(1)
    for n in range(50):
        plain.add([float(n % 3)], float(n % 5))
        large.add([1000.0 * (n % 3)], float(n % 5))
    assert large.solve(7.0)[0] * 1000 == pytest.approx(plain.solve(7.0)[0])


def test_a_figure_never_seen_weighs_nothing() -> None:
    fit = Fit(2)
    fit.add([1.0, 0.0], 3.0)
    assert fit.solve(1.0)[1] == 0.0


def test_sums_of_parts_are_the_sums_of_the_whole() -> None:
    whole, half, other = fitted(80, 1.0), Fit(len(TRUE)), Fit(len(TRUE))
    for n, (features, outcome) in enumerate(rows(80, 1.0)):
        (half if n % 2 else other).add(features, outcome)
    half.take(other.sums())
    assert half.solve(3.0) == pytest.approx(whole.solve(3.0))


def test_faded_sums_count_less() -> None:
    fit = Fit(1)
    for _ in range(10):
        fit.add([1.0], 0.0)
    fit.fade(0.1)
    fit.add([1.0], 1.0)
    assert fit.solve(0.0)[0] == pytest.approx(0.5)


@pytest.mark.parametrize(("share", "more"), [(0.9, True), (0.6, False)])
def test_chances_become_as_sure_as_what_came(share: float, more: bool) -> None:
    """Said was 0.75; it came in 9 of 10 games, or in 6 of 10."""
    said = [[0.75, 0.25]] * 1000
    won = round(1000 * share)
    came = [[1.0, 0.0]] * won + [[0.0, 1.0]] * (1000 - won)
    times = factor(said, came)
    assert (times > 1) == more
    odds = 3.0**times
    assert odds / (odds + 1) == pytest.approx(share, abs=0.02)


def test_true_chances_stay_as_they_are() -> None:
    came = [[1.0, 0.0]] * 750 + [[0.0, 1.0]] * 250
    assert factor([[0.75, 0.25]] * 1000, came) == pytest.approx(1.0, abs=0.03)


def test_what_was_never_seen_keeps_its_prior() -> None:
    fit = Fit(2)
    for n in range(50):
        fit.add([float(n % 5), 0.0], 3.0 * (n % 5))
    assert fit.solve(1.0, [1.0, 0.7]) == pytest.approx([3.0, 0.7], abs=0.1)
    assert Fit(2).solve(1.0, [1.0, 0.7]) == pytest.approx([1.0, 0.7])
