"""A league: weights come out of it that fit the game, with what was never seen at its prior."""

from __future__ import annotations

import json
from pathlib import Path

import tabard
from tabard.bots.weights import read
from tabard.lab import turnplay
from tabard.lab.lessons import features_of
from tabard.lab.turnplay import Course, TurnTraining, liking, tastes
from tabard.lab.workers import Here, Workers

PILGRIM = tabard.game("pilgrim")
FEATURES = features_of(PILGRIM)


def test_a_league_writes_weights_and_its_curve(tmp_path: Path) -> None:
    course = Course("pilgrim", 1, "t", games=1, width=1)
    TurnTraining(course, tmp_path, Workers(Here())).run(0.0)
    found = read(PILGRIM, tmp_path / "1.json")
    assert found.players == 1
    assert found.about["course"]["games"] == 1
    names = FEATURES.names
    assert found.leads[names.index("points")] > 0 < found.leads[names.index("abbott_points")]
    curve = json.loads((tmp_path / "1-curve.json").read_text("utf-8"))
    assert [one["generation"] for one in curve] == [0]


def test_tastes_name_figures_of_the_game() -> None:
    found = tastes(PILGRIM)
    assert {"roads", "favours", "building"} <= set(found)
    for taste in found.values():
        leads = liking(FEATURES, [0.0] * (len(FEATURES.names) * len(FEATURES.stretches)), taste)
        assert sum(1 for lead in leads if lead) == len(taste) * len(FEATURES.stretches)
    assert tastes(tabard.game("pillars")) == {}


def test_alone_means_against_each_level_of_the_games_own_player() -> None:
    options = [turnplay.options_of(PILGRIM, 1, number) for number in range(4)]
    assert options == [{"level": 1}, {"level": 2}, {"level": 3}, {"level": 1}]
    assert turnplay.options_of(PILGRIM, 2, 5) == {}
