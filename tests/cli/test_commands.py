"""What the commands print when all is well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest

from tabard.cli.show import Snapshot
from tabard.formats import schema_of
from tabard.games import NAMES, game
from tabard.kernel.record import parse
from tabard.words import Words
from tests.cli.conftest import Run
from tests.golden import FOLDER

PILLARS = game("pillars")


def test_the_version_names_the_engine(tabard: Run) -> None:
    ran = tabard("--version")
    assert ran.code == 0
    assert ran.out.startswith("tabard 0.")
    assert "compiled" in ran.out
    assert "engine" in ran.out


def test_without_a_command_there_is_help(tabard: Run) -> None:
    ran = tabard()
    assert ran.code == 0
    assert ran.out == tabard("--help").out
    assert ran.out.endswith("Start with: tabard play\n")


COMMANDS = ["play", "games", "rules", "sim", "show", "verify", "position"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(tabard: Run, command: str) -> None:
    ran = tabard(command, "--help")
    assert ran.code == 0
    assert f"usage: tabard {command}" in ran.out
    assert command in tabard("--help").out


def test_games_lists_every_game_with_every_option(tabard: Run) -> None:
    ran = tabard("games")
    assert ran.code == 0
    for name in NAMES:
        assert f"{name}: " in ran.out
        for option in game(name).offered:
            assert option.name in ran.out
            assert option.rule in ran.out


def test_rules_prints_the_document(tabard: Run) -> None:
    ran = tabard("rules", "pillars")
    assert ran.out.startswith("# The Pillars of the Earth")
    assert "## 28." in ran.out


@pytest.mark.parametrize("wanted", ["PIL-5.4", "pil-5.4", "5.4"])
def test_rules_prints_one_rule(tabard: Run, wanted: str) -> None:
    ran = tabard("rules", "pillars", wanted)
    assert ran.code == 0
    assert ran.out.startswith("**PIL-5.4** The owner decides")
    assert len(ran.out.splitlines()) == 1


def test_rules_cuts_several_rules_on_one_line_apart(tabard: Run) -> None:
    ran = tabard("rules", "pillars", "PIL-22.13")
    assert "8 gold" in ran.out
    assert "PIL-22.14" not in ran.out


@pytest.mark.parametrize("wanted", ["5", "PIL-5"])
def test_rules_prints_one_section(tabard: Run, wanted: str) -> None:
    ran = tabard("rules", "pillars", wanted)
    assert ran.out.startswith("## 5. Phase II")
    assert "PIL-5.13" in ran.out
    assert "## 6." not in ran.out


def test_play_without_a_terminal_shows_the_opening_and_how_to_play(tabard: Run) -> None:
    ran = tabard("play", "pillars", "--seed", "x")
    assert ran.code == 0
    assert "take a card from the display" in ran.out
    assert "this help" in ran.out
    assert "sealed seed" in ran.out
    assert "\x1b" not in ran.out


def test_play_seats_the_bots_named(tabard: Run) -> None:
    ran = tabard("play", "--bots", "greedy,random,greedy", "--seat", "2", "--name", "Ada")
    assert "Anna (greedy)" in ran.out
    assert "Joris (random)" in ran.out
    assert "Ada, that is you" in ran.out
    assert "Mira (greedy)" in ran.out


def test_show_prints_the_last_table_and_the_result(tabard: Run, finished: Path) -> None:
    ran = tabard("show", str(finished))
    assert ran.code == 0
    assert "Game over" in ran.out
    assert "wins" in ran.out
    assert "PIL-20.1" in ran.out


def test_show_at_a_ply_prints_what_led_there(tabard: Run, finished: Path) -> None:
    ran = tabard("show", str(finished), "--at", "6")
    assert "Choice 6 of " in ran.out
    assert "The display is laid out" in ran.out
    assert "take a card from the display" in ran.out


def test_show_at_the_beginning_has_no_choice_before_it(tabard: Run, finished: Path) -> None:
    ran = tabard("show", str(finished), "--at", "0")
    assert "Choice" not in ran.out
    assert "A lot decides who starts" in ran.out


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_show_words_a_choice_with_what_the_seat_asked_for_knew(
    monkeypatch: pytest.MonkeyPatch, seat: int | None
) -> None:
    record = parse((FOLDER / "feudum-2.txt").read_text("utf-8"), game)
    mover_sees = record.first()
    ply = 0
    while mover_sees.to_move < 0 or mover_sees.view(0) == mover_sees.view(1):
        mover_sees.apply(record.choices[ply])
        ply += 1
    told_with: list[Any] = []

    def choice(words: Words, view: Any, *rest: Any) -> str:
        told_with.append(view)
        return ""

    monkeypatch.setattr(Words, "choice", choice)
    Snapshot(record, ply + 1, seat, "en")
    assert told_with == [mover_sees.view(seat)]


def test_show_prints_the_view_of_a_seat_as_json(tabard: Run, running: Path) -> None:
    ran = tabard("show", str(running), "--seat", "1", "--json")
    view = json.loads(ran.out)
    assert view["game"] == "pillars"
    assert "\n" not in ran.out.strip()


def test_show_writes_a_picture(tabard: Run, running: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    ran = tabard("show", str(running), "--svg", str(target))
    assert ran.code == 0
    assert ElementTree.fromstring(target.read_text("utf-8")).tag.endswith("svg")


def test_verify_says_one_line_for_each_good_file(
    tabard: Run, finished: Path, running: Path
) -> None:
    ran = tabard("verify", str(finished), str(running))
    assert ran.code == 0
    first, second = ran.out.splitlines()
    assert first.startswith(f"{finished}: good")
    assert "dealt by the seed committed to" in first
    assert "not finished" in second


def test_verify_prints_good_records_as_data_that_fits_their_schema(
    tabard: Run, finished: Path, running: Path
) -> None:
    ran = tabard("verify", "--json", str(finished), str(running))
    assert ran.code == 0
    for line, path in zip(ran.out.splitlines(), (finished, running), strict=True):
        data = json.loads(line)
        jsonschema.validate(data, schema_of(game(data["game"]), "record"))
        assert data["plies"] == len(data["choices"]) > 0
        assert f"fingerprint: {data['fingerprint']}" in path.read_text("utf-8")


def test_verify_does_not_need_a_revealed_seed(tabard: Run, running: Path) -> None:
    text = running.read_text("utf-8")
    running.write_text("\n".join(li for li in text.splitlines() if not li.startswith("seed:")))
    ran = tabard("verify", str(running))
    assert ran.code == 0
    assert "the seed is not revealed yet" in ran.out


def test_position_prints_a_position_that_loads(tabard: Run, finished: Path, tmp_path: Path) -> None:
    ran = tabard("position", str(finished), "--at", "40")
    position = json.loads(ran.out)
    assert PILLARS.load(position).position() == position
    file = tmp_path / "position.json"
    file.write_text(ran.out, "utf-8")
    loaded = tabard("position", "--load", str(file))
    assert loaded.code == 0
    assert "Seat" in loaded.out
    found = json.loads(tabard("position", "--load", str(file), "--json").out)
    assert found["to_move"] == position["to_move"]
    assert [choice["code"] for choice in found["choices"]] == PILLARS.load(position).choices()


def test_position_starts_a_game_with_options(tabard: Run) -> None:
    ran = tabard(
        "position", "--start", "pillars", "--players", "4", "--option", "debt_rounding=ceil"
    )
    position = json.loads(ran.out)
    assert position["players"] == 4
    assert position["options"]["debt_rounding"] == "ceil"
    assert position["to_move"] == "chance"


def test_a_loaded_chance_node_has_weights(tabard: Run, tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    file.write_text(tabard("position", "--start", "pillars").out, "utf-8")
    found = json.loads(tabard("position", "--load", str(file), "--json").out)
    assert [choice["weight"] for choice in found["choices"]] == [1, 1]


def test_a_loaded_position_is_drawn(tabard: Run, finished: Path, tmp_path: Path) -> None:
    file, target = tmp_path / "position.json", tmp_path / "position.svg"
    file.write_text(tabard("position", str(finished), "--at", "7").out, "utf-8")
    assert tabard("position", "--load", str(file), "--svg", str(target)).code == 0
    assert target.read_text("utf-8").startswith("<svg")


def test_hidden_games_are_listed_where_they_are_asked_for(tabard: Run) -> None:
    assert "toll: Toll" not in tabard("games").out
    assert "toll: Toll" in tabard("games", "--all").out
    assert "Tol" in tabard("games", "--all", "--lang", "nl").out
