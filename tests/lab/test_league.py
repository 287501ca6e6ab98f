"""A league: it goes on from weights that are there, by games of search and with guests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.bots.judge import LearnedJudge
from tabard.bots.weights import read, shipped
from tabard.games import toll as toy
from tabard.kernel.errors import BadInput
from tabard.kernel.game import Game
from tabard.lab import season
from tabard.lab.league import League
from tabard.lab.lessons import features_of
from tabard.lab.plan import Plan
from tabard.lab.progress import CHECKPOINT
from tabard.lab.season import FIRST, Season
from tabard.lab.training import Training
from tabard.lab.workers import Here, Workers

PLAN = League("pillars", 2, games=1, checks=2, search=1, guests=("greedy",), visits=1000)
ALONE = Workers(Here())


def quiet(what: str, done: int, of: int) -> None:
    assert 0 < done <= of


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("league")
    training = Season(PLAN, path, ALONE)
    training.generation(quiet)
    training.finish()
    return path


def test_a_league_begins_with_the_weights_of_the_game(folder: Path) -> None:
    began = shipped(tabard.game("pillars"), 2)
    assert began is not None
    found = read(tabard.game("pillars"), folder / FIRST).leads
    assert found == pytest.approx(began.leads, rel=1e-3)


def test_its_weights_say_how_they_were_made(folder: Path) -> None:
    found = read(tabard.game("pillars"), folder / "2.json")
    assert found.about["command"].endswith("--league --search 1 --guests greedy")
    assert set(found.about["wins_in_search"]) == {"start"}
    assert any(found.leads)


def test_a_season_is_taken_up_again_where_it_stood(folder: Path) -> None:
    again = Season(PLAN, folder, ALONE)
    again.resume()
    assert again.progress.leads == json.loads((folder / CHECKPOINT).read_text())["leads"]


def test_a_season_that_goes_on_keeps_the_weights_it_began_with(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (folder / FIRST).read_text("utf-8")
    monkeypatch.setattr(season, "judge_of", other_weights)
    again = Season(PLAN, folder, ALONE)
    assert set(again.began) == {1.0}
    again.resume()
    assert again.began == read(tabard.game("pillars"), folder / FIRST).leads
    assert (folder / FIRST).read_text("utf-8") == text


def test_what_a_season_writes_hopes_as_the_weights_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(season, "judge_of", hopeful_weights)
    training = Season(PLAN, tmp_path, ALONE)
    training.generation(quiet)
    written = [tmp_path / FIRST, training.weights_path(0), training.finish()]
    assert [read(tabard.game("pillars"), path).hope for path in written] == [0.2, 0.2, 0.2]


def hopeful_weights(game: Game[Any], players: int, source: str, of: str) -> LearnedJudge:
    found = shipped(game, players)
    assert found is not None
    return LearnedJudge(players, features_of(game), found.leads, hope=0.2)


def other_weights(game: Game[Any], players: int, source: str, of: str) -> LearnedJudge:
    """Weights that were shipped since."""
    features = features_of(game)
    size = len(features.names) * len(features.stretches)
    return LearnedJudge(players, features, [1.0] * size)


def test_an_exploiter_says_how_often_it_beats_whom_it_was_set_against(tmp_path: Path) -> None:
    plan = League("pillars", 2, games=1, checks=2, search=1, against="random")
    training = Season(plan, tmp_path, ALONE)
    training.generation(quiet)
    best = training.progress.best
    assert best is not None
    best.shares["random"] = 0.5  # what it was chosen by is not what it says: games of its own are
    about = read(tabard.game("pillars"), training.finish()).about
    assert about["exploits"]["bot"] == "random"
    assert about["exploits"]["share"] == training.exploits == 1.0
    assert about["exploits"]["games"] == 2
    assert about["command"].endswith("--against random")


def test_a_training_may_begin_with_weights(folder: Path, tmp_path: Path) -> None:
    plan = Plan("pillars", 2, games=2, checks=2, start=str(folder / "2.json"))
    training = Training(plan, tmp_path, ALONE)
    assert training.progress.leads == read(training.game, folder / "2.json").leads
    assert training.games_of(0) == 2


def test_a_league_needs_weights_to_begin_with(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="has no features"):
        Season(League(toy.GAME.id, 2), tmp_path, ALONE)
