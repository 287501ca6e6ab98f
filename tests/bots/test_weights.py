"""Weights files: what fits is read, anything else is one clear line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.bots.judge import HandJudge, LearnedJudge
from tabard.bots.registry import bot
from tabard.bots.weights import (
    SEARCH,
    BadWeights,
    folder_of,
    judge_of,
    nearest,
    read,
    shipped,
    to_json,
)
from tabard.games import toll as toy
from tabard.kernel.dealer import Dealer

PILLARS = tabard.game("pillars")
FEATURES = PILLARS.features()
assert FEATURES is not None
SIZE = len(FEATURES.names) * len(FEATURES.stretches)


def text(**changes: Any) -> str:
    data = json.loads(to_json(PILLARS, 2, [0.5] * SIZE, {"command": "by hand"}))
    data.update(changes)
    return json.dumps(data)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "2.json"
    path.write_text(to_json(PILLARS, 2, [n / 8 for n in range(SIZE)], {"command": "x"}))
    found = read(PILLARS, path)
    assert found.players == 2
    assert found.about == {"command": "x"}
    assert found.leads[:4] == [0.0, 0.125, 0.25, 0.375]
    assert len(found.leads) == SIZE


def test_hope_is_read_with_the_weights_and_is_a_share(tmp_path: Path) -> None:
    path = tmp_path / "2.json"
    path.write_text(to_json(PILLARS, 2, [0.5] * SIZE, {"command": "x"}, 0.2))
    judge = judge_of(PILLARS, 2, str(path))
    assert isinstance(judge, LearnedJudge)
    assert judge.hope == 0.2
    path = tmp_path / "3.json"
    path.write_text(text(hope=1.5))
    with pytest.raises(BadWeights, match="is no hope"):
        read(PILLARS, path)


ROWS: dict[str, Any] = json.loads(text())["weights"]
FIRST = next(iter(ROWS))


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("{", "is damaged: it is not JSON"),
        ("[]", "is not a weights file of format 1"),
        (text(format=2), "is not a weights file of format 1"),
        (text(game="go"), "is for go version 1, not pillars version 1"),
        (text(rules_version=99), "is for pillars version 99, not pillars version 1"),
        (text(features=["straw"]), "was learned from other features: straw"),
        (text(features=["gold"]), f"is damaged: {FIRST}"),
        (text(features=3), "is damaged: features"),
        (text(players=9), "is damaged: players or about"),
        (text(about=None), "is damaged: players or about"),
        (text(weights={}), "other stretches"),
        (text(weights={**ROWS, FIRST: [1.0]}), f"is damaged: {FIRST}"),
        (text(weights={**ROWS, FIRST: ["x", *ROWS[FIRST][1:]]}), "is damaged: 'x'"),
        (text(weights={**ROWS, FIRST: [1e99, *ROWS[FIRST][1:]]}), "is damaged: 1e+99"),
        (text().replace("0.5", "NaN", 1), "is damaged: nan"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, content: str, complaint: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    with pytest.raises(BadWeights, match=r"bad\.json") as caught:
        read(PILLARS, path)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_features_that_a_file_does_not_name_weigh_nothing(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    assert FEATURES is not None
    known = list(reversed(FEATURES.names[1:]))
    rows = {stretch: [0.5] * len(known) for stretch in ROWS}
    path.write_text(text(features=known, weights=rows))
    size = len(FEATURES.names)
    assert read(PILLARS, path).leads[:size] == [0.0, *[0.5] * (size - 1)]


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="cannot be read"):
        read(PILLARS, tmp_path / "none.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadWeights, match="not UTF-8"):
        read(PILLARS, tmp_path / "bytes.json")


def test_features_that_were_named_since_weigh_nothing(tmp_path: Path) -> None:
    data = json.loads(text())
    assert FEATURES is not None
    del data["features"][1]
    for row in data["weights"].values():
        del row[1]
    (tmp_path / "2.json").write_text(json.dumps(data))
    found = read(PILLARS, tmp_path / "2.json").leads
    assert found[:3] == [0.5, 0.0, 0.5]
    assert len(found) == SIZE


def test_a_folder_has_weights_for_each_number_of_players(tmp_path: Path) -> None:
    for players, lead in ((2, 0.25), (4, 0.5)):
        path = tmp_path / f"{players}.json"
        path.write_text(to_json(PILLARS, players, [lead] * SIZE, {}))
    for players, lead in ((2, 0.25), (3, 0.25), (4, 0.5)):
        judge = judge_of(PILLARS, players, str(tmp_path))
        assert isinstance(judge, LearnedJudge)
        assert judge.scale.weights[0] == lead
    with pytest.raises(BadWeights, match="no folder with such files"):
        judge_of(PILLARS, 2, str(tmp_path / "nowhere"))


def test_who_searches_has_weights_of_their_own_where_there_are_any() -> None:
    feudum = tabard.game("feudum")
    usual, search = judge_of(feudum, 2), judge_of(feudum, 2, "", SEARCH)
    assert isinstance(usual, LearnedJudge)
    assert isinstance(search, LearnedJudge)
    assert usual.scale.weights != search.scale.weights
    assert read(feudum, folder_of(feudum) / "search-2.json").players == 2
    bot("search:5", 1).prepare(feudum, 2)


@pytest.mark.parametrize("name", tabard.GAMES)
def test_the_weights_of_former_levels_can_still_be_met(name: str) -> None:
    game = tabard.game(name)
    former = Path(__file__).parents[2] / "baselines" / "former" / name
    for players in game.players:
        bot(f"search:700@{former}", 1).prepare(game, players)


def test_a_bot_says_what_is_wrong_with_its_weights_before_it_plays(tmp_path: Path) -> None:
    with pytest.raises(BadWeights):
        bot(f"level5@{tmp_path / 'none.json'}", 1).prepare(PILLARS, 2)


def test_a_game_without_features_is_judged_by_its_hand_written_value() -> None:
    assert isinstance(judge_of(toy.GAME, 3), HandJudge)
    assert shipped(toy.GAME, 3) is None


@pytest.mark.parametrize("name", tabard.GAMES)
def test_every_weights_file_that_is_shipped_fits_its_game(name: str) -> None:
    game = tabard.game(name)
    for players in game.players:
        for path in nearest(game, players):
            found = read(game, path)
            assert found.players == int(path.stem)
            assert found.about["command"].startswith("tabard train")


def test_pillars_is_judged_by_learned_weights() -> None:
    for players in PILLARS.players:
        assert isinstance(judge_of(PILLARS, players), LearnedJudge)


@pytest.mark.parametrize(("name", "players", "closest"), [("feudum", 5, 4), ("pilgrim", 1, 2)])
def test_a_number_of_players_without_weights_uses_the_closest(
    name: str, players: int, closest: int
) -> None:
    game = tabard.game(name)
    assert nearest(game, players)[0].name == f"{closest}.json"
    assert isinstance(judge_of(game, players), LearnedJudge)
    state = game.start(players)
    dealer = Dealer(7)
    for kind in ("greedy", "level1", "level2", "level3", "search:8") * 3:
        while state.to_move < 0:
            state.apply(state.choices()[int(dealer.below(len(state.choices())))])
        state.apply(bot(kind, 1).choose(state))
