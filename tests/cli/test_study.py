"""`tabard study`: printed, written as data, and one line where a record is no good."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from tabard.formats import schema_of
from tabard.games import game
from tests.cli.conftest import Run
from tests.golden import FOLDER

RECORD = str(FOLDER / "pillars-2.txt")
QUICK = ("--iterations", "4", "--jobs", "1")


@pytest.mark.slow
def test_a_study_is_printed_and_written_as_data(tabard: Run, tmp_path: Path) -> None:
    file = tmp_path / "study.json"
    ran = tabard("study", RECORD, "--json", str(file), *QUICK)
    assert ran.code == 0, ran.err
    data = json.loads(file.read_text("utf-8"))
    jsonschema.validate(data, schema_of(game("pillars"), "study"))
    assert data["names"] == ["Aliena", "Ellen"]
    lines = ran.out.splitlines()
    assert lines[0].startswith("Aliena ")
    assert lines[1].startswith("Ellen ")
    assert sum(line[:2] in ("1.", "2.", "3.", "4.", "5.") for line in lines) == len(data["marks"])
    again = tabard("study", RECORD, "--json", str(file), *QUICK)
    assert again.code == 2
    assert "exists already" in again.err
    german = tabard("study", RECORD, "--lang", "de", *QUICK)
    assert "den Punkten aus" in german.out


def test_what_is_no_finished_game_is_one_line(tabard: Run, tmp_path: Path) -> None:
    text = Path(RECORD).read_text("utf-8")
    spoiled = {
        "no record": ("hello", "line 1"),
        "another rules version": (text.replace("rules: ", "rules: 9", 1), "rules version"),
        "too large": (text + "# a remark\n" * 200_000, "is larger than 1000000 bytes"),
        "cut off": (text[: len(text) // 2], "line"),
    }
    assert len(spoiled["too large"][0]) > 2_000_000
    for name, (content, told) in spoiled.items():
        file = tmp_path / f"{name}.tabard"
        file.write_text(content, "utf-8")
        out = tmp_path / f"{name}.json"
        ran = tabard("study", str(file), "--json", str(out), *QUICK)
        assert ran.code == 2, name
        assert ran.out == ""
        assert told in ran.err, ran.err
        assert len(ran.err.splitlines()) == 1
        assert not out.exists(), "nothing half-kept"


def test_a_running_game_is_not_studied(tabard: Run, tmp_path: Path) -> None:
    from tabard.kernel.record import Record, parse

    whole = parse(Path(RECORD).read_text("utf-8"), game)
    begun = Record(whole.game, whole.players, whole.options)
    begun.choices = whole.choices[:40]
    file = tmp_path / "begun.tabard"
    file.write_text(begun.text(), "utf-8")
    ran = tabard("study", str(file), *QUICK)
    assert ran.code == 2
    assert "not over" in ran.err
