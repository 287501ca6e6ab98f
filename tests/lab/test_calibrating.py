"""Whether hints tell true: what is measured, that it goes on, what is made of it."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tabard.bots import bands, margins
from tabard.bots.bands import BANDS, corrected, put_right
from tabard.bots.judge import logit
from tabard.bots.margins import margin_of
from tabard.bots.matters import FOLDER
from tabard.games import NAMES, folder, game
from tabard.kernel.errors import BadInput
from tabard.kernel.state import CHANCE, State
from tabard.lab import correcting
from tabard.lab import margins as lab_margins
from tabard.lab.calibrating import KEPT, Cell, cells, checked, measure, measured, stored
from tabard.lab.calibration_page import distance, page, section

DOCS = Path(__file__).parents[2] / "docs"
QUICK = Cell("pillars", 2, "greedy", "search:4")


def results() -> list[dict[str, Any]]:
    """What lies in the docs."""
    paths = sorted((DOCS / "calibration").glob("*.json"))
    return [checked(json.loads(path.read_text("utf-8")), path.name) for path in paths]


def test_a_game_gives_a_few_moments_with_what_was_said_and_what_came() -> None:
    found = measured(QUICK, 0)
    assert found == measured(QUICK, 0)
    assert found != measured(QUICK, 1)
    assert len(found) == KEPT
    for one in found:
        assert 0 <= one.chance <= 1
        assert one.came in (0.0, 0.5, 1.0)
        assert (one.margin > 0) <= (one.came == 1.0)
        assert one.stretch.startswith("round_")


def test_alone_the_margin_is_that_to_the_opponent_of_the_game() -> None:
    alone = Cell("pilgrim", 1, "greedy", "learned", options={"level": 1})
    found = [one for number in range(2) for one in measured(alone, number)]
    assert all((one.margin > 0) == (one.came == 1.0) for one in found if one.margin != 0)
    assert len({one.margin for one in found}) == 2


def test_a_measurement_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = list(measure(QUICK, tmp_path / "whole", 15))
    assert whole == [5, 10, 15]
    assert list(measure(QUICK, tmp_path / "parts", 5)) == [5]
    assert list(measure(QUICK, tmp_path / "parts", 15)) == [10, 15]
    assert list(measure(QUICK, tmp_path / "parts", 15)) == []
    files = [tmp_path / name / "pillars-2.json" for name in ("whole", "parts")]
    assert files[0].read_text() == files[1].read_text()
    assert [path.name for path in (tmp_path / "parts").iterdir()] == ["pillars-2.json"]


def test_what_was_measured_otherwise_is_not_gone_on_with(tmp_path: Path) -> None:
    list(measure(QUICK, tmp_path, 5))
    path = tmp_path / "pillars-2.json"
    with pytest.raises(BadInput, match="was measured otherwise"):
        stored(Cell("pillars", 2, "greedy", "search:5"), path)
    data = json.loads(path.read_text())
    strange: list[Any] = [[], {}, {**data, "format": 0}, {**data, "positions": [[2, 0, 0, ""]]}]
    for wrong in strange:
        with pytest.raises(BadInput, match="is not a result of tabard calibrate"):
            checked(wrong, "here")


def test_every_number_of_players_is_a_cell_and_alone_every_level() -> None:
    names = [cell.name for cell in cells([], "level4", "level5", "1")]
    assert len(names) == len({*names}) == 16
    assert {"feudum-5", "pilgrim-1-level-1", "pilgrim-1-level-3", "world-4"} <= {*names}
    assert [cell.name for cell in cells(["world"], "a", "b", "1")] == [
        "world-2",
        "world-3",
        "world-4",
    ]


def test_a_correction_finds_by_how_much_an_adviser_is_too_hopeful() -> None:
    lots = random.Random(1)
    rows = []
    for _ in range(4000):
        chance = lots.uniform(0.05, 0.95)
        truth = put_right(chance, -0.5, 0.8)
        rows.append([chance, float(lots.random() < truth), 0.0, ""])
    shift, factor = correcting.correction(rows)
    assert shift == pytest.approx(-0.5, abs=0.1)
    assert factor == pytest.approx(0.8, abs=0.1)
    told = correcting.crosswise(rows, KEPT)
    assert distance([[one, *row[1:]] for one, row in zip(told, rows, strict=True)]) < 0.03
    assert distance(rows) > 0.08
    assert correcting.correction([]) == (0.0, 1.0)


def test_margins_are_fitted_stretch_by_stretch_with_one_slope() -> None:
    lots = random.Random(2)
    rows = []
    for n in range(2000):
        chance = lots.uniform(0.1, 0.9)
        mean = 10.0 if n % 2 else -20.0
        rows.append([chance, 0.0, mean + 6 * logit(chance) + lots.gauss(0, 4), "ab"[n % 2]])
    found = lab_margins.fitted(rows, ("a", "b", "rare"))
    assert found["a"].mean == pytest.approx(-20, abs=0.5)
    assert found["b"].mean == pytest.approx(10, abs=0.5)
    assert found["a"].slope == found["b"].slope == pytest.approx(6, abs=0.4)
    assert found["b"].spread == pytest.approx(4, abs=0.4)
    assert found["rare"].spread > 10


def test_the_page_in_the_docs_is_what_its_results_say() -> None:
    found = results()
    assert found
    assert page(found) == (DOCS / "calibration.md").read_text("utf-8")
    assert all(len(one["positions"]) >= 400 for one in found)
    assert section(found[0]).count("\n| ") <= len(BANDS) + 1


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_brings_along_is_what_was_measured_of_it(name: str) -> None:
    found = [one for one in results() if one["game"] == name]
    against = [one for one in found if one["players"] > 1]
    brought = folder(name) / FOLDER
    assert (brought / bands.FILE).read_text("utf-8") == correcting.text_of(against)
    for one in against:
        shift, factor = tomllib.loads(correcting.text_of(against))["players"][str(one["players"])]
        assert corrected(game(name), one["players"], 0.5) == put_right(0.5, shift, factor)
    alone = [one for one in found if one["players"] == 1]
    if alone:
        features = game(name).features()
        assert features is not None
        text = lab_margins.text_of(alone, features.stretches)
        assert (brought / margins.FILE).read_text("utf-8") == text


def test_the_margin_of_a_moment_grows_with_its_chance_and_only_alone() -> None:
    alone: State = game("pilgrim").start(1)
    while alone.to_move == CHANCE:
        alone.apply(alone.choices()[0])
    low, high = margin_of(alone, 0.2), margin_of(alone, 0.8)
    assert low is not None
    assert high is not None
    assert low.points < high.points
    assert margin_of(game("pilgrim").start(2), 0.5) is None
    harder: State = game("pilgrim").start(1, {"level": 3})
    while harder.to_move == CHANCE:
        harder.apply(harder.choices()[0])
    other = margin_of(harder, 0.2)
    assert other is not None
    assert other != low
