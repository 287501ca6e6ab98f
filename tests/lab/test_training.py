"""Training: it learns, it can be taken up again, and the same plan gives the same weights."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import tabard
from tabard.bots.weights import read
from tabard.games import toll as toy
from tabard.kernel.errors import BadInput
from tabard.lab.lessons import features_of
from tabard.lab.plan import Plan
from tabard.lab.progress import CHECKPOINT, CURVE
from tabard.lab.training import Training, generations
from tabard.lab.workers import Here, Workers

PLAN = Plan("pillars", 2, games=3, checks=2, noted=600)
ALONE = Workers(Here())


def quiet(what: str, done: int, of: int) -> None:
    assert 0 < done <= of


def trained(folder: Path, count: int) -> Training:
    training = Training(PLAN, folder, ALONE)
    for _ in generations(training, count, 600.0):
        training.generation(quiet)
    return training


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("training")
    trained(path, 2).finish()
    return path


def test_the_folder_holds_weights_that_fit_the_game(folder: Path) -> None:
    found = read(tabard.game("pillars"), folder / "2.json")
    assert found.about["command"].startswith("tabard train pillars --players 2")
    assert found.about["plan"]["games"] == PLAN.games
    assert set(found.about["wins_one_step_ahead"]) >= {"hand"}
    assert any(found.leads)


def test_the_learning_curve_is_a_picture(folder: Path) -> None:
    picture = ET.fromstring((folder / CURVE).read_text())
    assert picture.tag.endswith("svg")
    assert len(picture.findall(".//{*}polyline")) == 2


def test_a_training_taken_up_again_ends_where_a_whole_one_ends(
    folder: Path, tmp_path: Path
) -> None:
    trained(tmp_path, 1)
    again = Training(PLAN, tmp_path, ALONE)
    again.resume()
    assert len(again.progress.generations) == 1
    again.generation(quiet)
    whole = json.loads((folder / CHECKPOINT).read_text())
    assert again.progress.leads == pytest.approx(whole["leads"])


def test_other_settings_cannot_be_taken_up(folder: Path) -> None:
    other = Training(Plan("pillars", 2, games=4, checks=2), folder, ALONE)
    with pytest.raises(BadInput, match="other settings"):
        other.resume()


def test_a_damaged_checkpoint_is_one_line(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_text("{")
    with pytest.raises(BadInput, match="damaged"):
        Training(PLAN, tmp_path, ALONE).resume()


def test_a_game_without_features_cannot_be_trained() -> None:
    with pytest.raises(BadInput, match="has no features"):
        features_of(toy.GAME)


def test_time_ends_a_training_after_a_whole_generation(tmp_path: Path) -> None:
    training = Training(PLAN, tmp_path, ALONE)
    numbers = []
    for number in generations(training, 9, 0.0):
        training.generation(quiet)
        numbers.append(number)
    assert numbers == [0]
