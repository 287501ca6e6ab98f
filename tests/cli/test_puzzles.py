"""`tabard puzzles` and `tabard strong`: one clear line where something is no good."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.puzzles.puzzle import puzzles, text_of
from tests.cli.conftest import Run
from tests.golden import FOLDER


def test_what_cannot_be_looked_for_is_one_line(tabard: Run, tmp_path: Path) -> None:
    there = tmp_path / "there.toml"
    there.write_text("", "utf-8")
    new = str(tmp_path / "new.toml")
    record = str(FOLDER / "world-2.txt")
    for words, told in (
        (("find", "chess"), "chess"),
        (("find", "pillars", "--file", str(there)), "exists already"),
        (("find", "pillars", record, "--file", new), "is of world, not pillars"),
        (
            ("find", "pillars", "--db", f"sqlite:///{tmp_path}/none.db", "--file", new),
            "is not there",
        ),
        (("verify", "--file", new), "--file"),
        (("verify", "pillars", "--file", str(tmp_path)), ""),
    ):
        ran = tabard("puzzles", *words)
        assert ran.code != 0, words
        assert told in ran.err
        assert len(ran.err.splitlines()) == 1
        assert not Path(new).exists()


def test_a_puzzle_that_does_not_stand_is_named_and_dropped(
    tabard: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = puzzles("pillars")[:2]
    file = tmp_path / "some.toml"
    file.write_text(text_of([good, bad]), "utf-8")
    monkeypatch.setattr(
        "tabard.puzzles.finding.stands", lambda one: "no" if one.id == bad.id else ""
    )
    ran = tabard("puzzles", "verify", "pillars", "--file", str(file), "--drop")
    assert ran.code == 2
    assert f"{bad.id}: no" in ran.err
    assert "1 of 2 stand" in ran.out
    assert file.read_text("utf-8") == text_of([good])
