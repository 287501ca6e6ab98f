"""Every rule of every game is proven by a test, or says nothing that a test could prove."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tabard.games import NAMES, SHELF_FACTS
from tabard.rules import citations
from tests import rule_coverage
from tests.rule_coverage import (
    ROOT,
    carries_out,
    cover,
    rule_ids,
    text_that_counts,
    uncited,
    worked_examples,
)


def test_every_rule_of_every_game_is_proven() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "tests.rule_coverage"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr


def test_an_id_without_a_test_is_missing() -> None:
    tests = {rule: ["a test"] for rule in rule_ids("pillars") if rule != "PIL-16.4"}
    assert "PIL-16.4" in cover("pillars", tests).missing


def test_a_test_of_an_unknown_rule_is_an_error() -> None:
    tests = {"PIL-99.1": ["tests/test_x.py::test_y"]}
    assert any("PIL-99.1" in line for line in cover("pillars", tests).contradictions)


def test_an_excused_rule_with_a_test_is_an_error() -> None:
    tests = {"PIL-27.7": ["a test"]}
    assert "PIL-27.7 is excused but tested" in cover("pillars", tests).contradictions


@pytest.mark.parametrize("game", SHELF_FACTS)
def test_every_rule_is_cited_where_it_is_carried_out(game: str) -> None:
    assert uncited(game) == []


def test_a_rule_that_nothing_cites_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = rule_ids("pillars")
    monkeypatch.setattr(rule_coverage, "rule_ids", lambda _: [*known, "PIL-99.1"])
    assert uncited("pillars") == ["PIL-99.1"]


@pytest.mark.parametrize("file", ["board/tips.py", "wits.py", "soundness.py", "terminal/mats.py"])
def test_a_file_that_only_speaks_of_rules_carries_none_out(file: str) -> None:
    assert not carries_out(Path(file))
    assert carries_out(Path("steps/market.py"))


def test_a_comment_of_data_cites_nothing_and_a_value_does(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text('# All cards (PIL-1.2).\nrule = "PIL-16.4"  # not PIL-16.5\n', "utf-8")
    assert [rule for _, rule in citations(text_that_counts(path))] == ["PIL-16.4"]


def test_the_worked_examples_are_a_section_of_every_rules_document() -> None:
    assert all(len(worked_examples(game)) > 10 for game in NAMES)
