"""`tabard arena`, `train`, `ladder` and `calibrate` from the command line."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tabard.bots import guest
from tabard.lab.workers import Carrier, NoWorker
from tests.bots.test_guest import Clumsy
from tests.cli.conftest import Run

ARENA = ("arena", "pillars", "--bots", "greedy,random", "--games", "4", "--jobs", "1")
ROOT = Path(__file__).parents[2]


def test_an_arena_says_who_wins_and_how_surely(tabard: Run) -> None:
    ran = tabard(*ARENA)
    assert ran.code == 0
    assert "greedy" in ran.out
    assert "0.510–1.000" in ran.out  # Wilson for 4 wins of 4
    assert "Elo" in ran.out
    assert "4 games of pillars, 2 players" in ran.out


def test_an_arena_prints_json(tabard: Run) -> None:
    found = json.loads(tabard(*ARENA, "--json").out)
    best = next(record for record in found["records"] if record["bot"] == "greedy")
    assert best["games"] == 4
    assert best["share"] == 1.0
    assert best["mean_rank"] == 1.0
    assert best["mean_margin"] > 0
    assert found["ratings"]["greedy"]["elo"] > found["ratings"]["random"]["elo"]
    assert found["command"].startswith("tabard arena pillars --players 2 --bots greedy,random")


def test_one_against_three_is_an_arena_too(tabard: Run) -> None:
    ran = tabard("arena", "pillars", "--bots", "greedy,random", "--games", "4", "--players", "4",
                 "--jobs", "1", "--json")  # fmt: skip
    [record] = json.loads(ran.out)["records"]
    assert record["against"] == ["random", "random", "random"]
    assert record["games"] == 4


def test_a_stored_arena_goes_on_where_it_stopped(tabard: Run, tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    first = json.loads(tabard(*ARENA, "--json", "--store", str(store)).out)
    lines = store.read_text().splitlines()
    assert len(lines) == 5
    store.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20])
    again = json.loads(tabard(*ARENA, "--json", "--store", str(store)).out)
    assert [r["mean_margin"] for r in again["records"]] == [
        r["mean_margin"] for r in first["records"]
    ]
    assert len(store.read_text().splitlines()) == 5
    more = tabard(*ARENA[:4], "--games", "6", "--jobs", "1", "--store", str(store))
    assert "6 games" in more.out
    assert len(store.read_text().splitlines()) == 7


def test_a_store_of_another_arena_is_refused(tabard: Run, tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    tabard(*ARENA, "--store", str(store))
    ran = tabard(*ARENA, "--players", "3", "--store", str(store))
    assert ran.code == 2
    assert "is an arena with players 2, not 3" in ran.err


def test_shares_are_drawn(tabard: Run, tmp_path: Path) -> None:
    path = tmp_path / "shares.svg"
    tabard(*ARENA, "--plot", str(path))
    picture = ET.fromstring(path.read_text())
    assert len(picture.findall(".//{*}circle")) == 2
    ran = tabard(*ARENA, "--plot", str(path))
    assert ran.code == 2
    assert "exists already" in ran.err


def test_a_training_leaves_weights_that_a_bot_can_use(tabard: Run, tmp_path: Path) -> None:
    folder = tmp_path / "t"
    train = ("train", "pillars", "--games", "2", "--checks", "2", "--folder", str(folder),
             "--generations", "1", "--jobs", "1")  # fmt: skip
    ran = tabard(*train)
    assert ran.code == 0
    assert "weights:" in ran.out
    assert (folder / "curve.svg").exists()
    bots = f"learned@{folder / '2.json'},random"
    assert tabard("arena", "pillars", "--bots", bots, "--games", "2", "--jobs", "1").code == 0
    ran = tabard(*train)
    assert ran.code == 2
    assert "--resume goes on" in ran.err


def test_an_exploiter_is_not_shipped(tabard: Run, tmp_path: Path) -> None:
    folder = tmp_path / "t"
    ran = tabard("train", "pillars", "--against", "random", "--ship", "--folder", str(folder))
    assert ran.code == 2
    assert "--ship is not for --against" in ran.err
    assert not folder.exists()


def test_a_training_that_no_worker_can_begin_leaves_no_folder(
    tabard: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(jobs: int, ray: str) -> Carrier:
        raise NoWorker(f"no Ray cluster answers at {ray}")

    monkeypatch.setattr("tabard.lab.workers.carrier_of", nobody)
    ran = tabard("train", "pillars", "--folder", str(tmp_path / "t"), "--ray", "10.0.0.9:1")
    assert ran.code == 2
    assert ran.err == "tabard: no Ray cluster answers at 10.0.0.9:1\n"
    assert not (tmp_path / "t").exists()


@pytest.mark.parametrize(
    "command",
    [
        "sim toll --players 2 --games 2 --jobs 1",
        "sim toll --players 2 --games 2 --jobs 1 --check",
        "arena toll --games 2 --jobs 1",
        "dataset write toll.parquet toll --players 2 --games 50 --jobs 1",
    ],
)
def test_a_bot_of_somebody_else_that_raises_is_one_line_and_nothing_is_written(
    tabard: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(guest.VARIABLE, "")
    named = f"clumsy={Clumsy.__module__}:{Clumsy.__name__}"
    ran = tabard(*command.split(), "--bots", "clumsy,random", "--bot", named)
    assert ran.code == 2
    assert ran.err == "tabard: bot 'clumsy': raised KeyError: 'wool'\n"
    assert list(tmp_path.iterdir()) == []


def test_the_ladder_is_made_of_results(tabard: Run, tmp_path: Path) -> None:
    path = tmp_path / "pillars-2.json"
    path.write_text(tabard(*ARENA, "--json").out)
    text = tabard("ladder", str(path)).out
    assert "| greedy | random | 4 | 1.000 | 0.510–1.000 |" in text
    assert "| random | greedy" not in text  # the same games, turned round
    people = tmp_path / "people.json"
    game = {"points": [51, 39], "by": "a visitor"}
    people.write_text(json.dumps({"game": "pillars", "players": 2, "people": [game]}))
    text = tabard("ladder", str(people), str(path)).out
    assert text.index("| greedy |") < text.index("| *people* | each other | 1 |  |  | 51, 39 |")
    path.write_text("{}")
    ran = tabard("ladder", str(path))
    assert ran.code == 2
    assert "is not a result of tabard arena --json" in ran.err


def test_one_bot_alone_is_measured_against_the_games_own_opponent(
    tabard: Run, tmp_path: Path
) -> None:
    alone = ("arena", "pilgrim", "--players", "1", "--bots", "greedy", "--games", "2")
    path = tmp_path / "alone.json"
    path.write_text(tabard(*alone, "--jobs", "1", "--json").out)
    mine = [r for r in json.loads(path.read_text())["records"] if r["bot"] == "greedy"]
    assert [record["against"] for record in mine] == [["ab_bott:1"], ["ab_bott:2"], ["ab_bott:3"]]
    for record in mine:
        assert sum(record["mean_sources"].values()) == pytest.approx(record["mean_points"])
    text = tabard("ladder", str(path)).out
    assert "### 1 player\n" in text
    assert "\n| greedy | ab_bott:3 | 2 |" in text
    assert "\n| ab_bott" not in text
    assert "greedy v ab_bott:3: " in text
    picture = tmp_path / "shares.svg"
    assert tabard(*alone, "--jobs", "1", "--plot", str(picture)).code == 0
    assert "1 player: share of wins" in picture.read_text()
    refused = tabard("arena", "pilgrim", "--players", "2", "--bots", "greedy")
    assert "needs two bots or more" in refused.err


def test_the_ladder_in_the_docs_is_what_its_results_say(tabard: Run) -> None:
    results = sorted(str(path) for path in (ROOT / "docs" / "ladder").glob("*.json"))
    if not results:
        pytest.fail("docs/ladder holds no results")
    assert tabard("ladder", *results).out == (ROOT / "docs" / "ladder.md").read_text()


def test_the_command_measures_writes_and_refuses(tabard: Run, tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    quick = [
        *("calibrate", "pillars", "--players", "2", "--bot", "greedy", "--adviser", "search:4"),
        *("--positions", "10", "--folder", str(tmp_path / "kept"), "--page", str(out)),
    ]
    assert tabard(*quick).code == 0
    text = out.read_text()
    assert "10 positions of 2 games" in text
    assert "Played by greedy, asked search:4" in text
    assert tabard(*quick).code == 2
    assert tabard(*quick, "--force", "--stored").code == 0
    assert out.read_text() == text
    assert "is not 2 to 4" in tabard("calibrate", "pillars", "--players", "9").err
