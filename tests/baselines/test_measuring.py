"""Results are measured once, kept whole, and the page is made of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tabard
from baselines.__main__ import main
from baselines.cells import CONTENDERS, LEARNER, PLAIN, RESULTS, STRONGEST, Cell, cells, opponents
from baselines.measure import measure, name_of
from baselines.page import PAGE, page, read
from baselines.policy import Policy, PolicyPlayer, load
from baselines.sight import sight
from tabard.kernel.errors import BadInput
from tabard.rl.numbers import Numbers

PILLARS = Cell("pillars", 2)


def untaught(cell: Cell) -> Policy:
    """A policy that has learned nothing and favours the highest code."""
    numbers = Numbers(cell.game, cell.players)
    through = sight(cell, 1)
    weights = np.zeros((numbers.actions, len(through.kept)), np.float32)
    layers = [(weights, np.arange(numbers.actions, dtype=np.float32))]
    return Policy(cell.game, cell.players, through, layers)


def test_every_game_is_measured_with_every_number_of_players() -> None:
    assert [(cell.game, cell.players) for cell in cells()] == [
        (name, players) for name in tabard.GAMES for players in tabard.game(name).players
    ]


@pytest.mark.parametrize("contender", CONTENDERS)
def test_nobody_meets_himself_and_the_long_thinkers_meet_few(contender: str) -> None:
    assert opponents(contender, 1) == ()
    assert contender not in opponents(contender, 2)
    assert (len(opponents(contender, 4)) == 1) == (contender in {PLAIN, STRONGEST})


def test_a_result_is_kept_and_not_measured_again(tmp_path: Path) -> None:
    words = ["measure", "pillars", "--players", "2", "--bot", "random", "--games", "2"]
    words += ["--jobs", "1", "--out", str(tmp_path), "--trained", str(tmp_path)]
    assert main(words) == 0
    path = tmp_path / "pillars-2-random.json"
    kept = json.loads(path.read_text("utf-8"))
    assert [row["against"] for row in kept["records"]] == [["greedy"], ["level1"], ["level3"]]
    assert all(row["games"] == 2 for row in kept["records"])
    path.write_text(json.dumps({**kept, "commit": "earlier"}), "utf-8")
    assert main(words) == 0
    assert json.loads(path.read_text("utf-8"))["commit"] == "earlier"
    assert main([*words, "--force"]) == 0
    assert json.loads(path.read_text("utf-8"))["commit"] != "earlier"
    assert sorted(each.name for each in tmp_path.iterdir()) == [path.name]


def test_alone_one_plays_against_the_game(tmp_path: Path) -> None:
    result = measure(Cell("pilgrim", 1), "random", 2, "1", 1, tmp_path)
    [row] = result["records"]
    assert (row["against"], row["games"]) == ([], 2)
    assert 0 <= row["interval"][0] <= row["share"] <= row["interval"][1] <= 1


def test_a_policy_is_saved_and_plays_its_favourite_open_choice(tmp_path: Path) -> None:
    untaught(PILLARS).save(tmp_path / "pillars-2-ppo.npz")
    player = PolicyPlayer(load(tmp_path / "pillars-2-ppo.npz"))
    record = tabard.play("pillars", [player, "random"], seed=1)
    asked = [(s.choices(), code) for s, code in record if s.to_move == 0]
    assert asked
    assert all(code == max(choices) for choices, code in asked)
    result = measure(PILLARS, LEARNER, 2, "1", 1, tmp_path)
    assert result["bot"] == "ppo@pillars-2-ppo"


def test_a_policy_may_choose_by_lot_and_still_only_what_is_open() -> None:
    flat = untaught(PILLARS)
    even = Policy(flat.game, 2, flat.sight, [(w, b * 0) for w, b in flat.layers])
    record = tabard.play(
        "pillars", [PolicyPlayer(even, np.random.default_rng(1)), "random"], seed=2
    )
    asked = [(s.choices(), code) for s, code in record if s.to_move == 0]
    assert all(code in choices for choices, code in asked)
    assert any(code != max(choices) for choices, code in asked)


def test_what_a_network_is_shown_varies_and_is_bounded() -> None:
    through = sight(PILLARS, 2)
    numbers = Numbers("pillars", 2)
    assert 0 < len(through.kept) < len(numbers.low)
    state = tabard.game("pillars").start(2)
    shown = through.of(numbers.observation(state, 0))
    assert shown.min() >= -1.0
    assert shown.max() <= 2.0


def test_plain_search_gets_the_time_of_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baselines.measure.pace", lambda cell: 0.1234)
    assert name_of(PLAIN, PILLARS) == "ismcts:123ms"


def test_without_a_policy_the_learner_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["measure", "pillars", "--players", "2", "--bot", "ppo", "--games", "2", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path), "--trained", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert "there is no such policy" in told
    assert told.count("\n") == 1
    assert not list(tmp_path.iterdir())


def result(contender: str, players: int = 2, **more: Any) -> dict[str, Any]:
    """A result as it is stored."""
    row = {"against": ["level3"], "games": 48, "share": 0.25, "interval": [0.149, 0.388]}
    about = {"game": "pillars", "players": players, "contender": contender, "bot": contender}
    made = {"seconds": 3, "commit": "", "engine": "compiled", "machine": "a machine"}
    return {**about, **made, "command": "python -m baselines …", "records": [row], **more}


def test_the_page_has_a_row_for_each_contender_in_their_order() -> None:
    told = {"inputs": 455, "steps": 10**6, "seconds": 500, "seed": 1, "rivals": ["random"]}
    learner = result(LEARNER, training={**told, "curve": [[10**6, 500, 0.9]]})
    text = page([learner, result(PLAIN)])
    assert text.index("| plain ISMCTS | – | – | – | **0.25** (0.15–0.39) | – |") < text.index(
        "| masked PPO |"
    )
    assert "1,000,000 steps in 500 s" in text
    assert "+0.90 against random" in text
    assert "`python -m baselines train pillars --players 2 --steps 1000000 --seed 1`" in text


def test_a_file_that_is_no_result_is_refused_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{}", "utf-8")
    with pytest.raises(BadInput, match=r"odd\.json: .*is not a result"):
        read(tmp_path)


def test_the_page_in_the_docs_is_what_its_results_say() -> None:
    assert PAGE.read_text("utf-8") == page(read(RESULTS))
