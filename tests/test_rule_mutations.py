"""The mutations that `make mutations` carries out fit the source; a sample is carried out here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tabard.games import SHELF_FACTS
from tests.broken_trees import Mutation, Outcome, Trial, attempt, files_naming, verdict
from tests.mutation_report import report
from tests.rule_coverage import ROOT, rule_ids
from tests.rule_mutations import misfits, sample, trials


@pytest.mark.parametrize("game", SHELF_FACTS)
def test_every_mutation_fits_its_source_and_names_known_rules(game: str) -> None:
    assert misfits(game) == []


def test_only_a_failing_test_counts_as_caught() -> None:
    assert verdict(pytest.ExitCode.TESTS_FAILED) == ""
    for code in (pytest.ExitCode.OK, pytest.ExitCode.INTERRUPTED, pytest.ExitCode.USAGE_ERROR, -1):
        assert verdict(code)


@pytest.mark.slow
def test_a_sample_of_the_mutations_is_caught() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.rule_mutations", "--sample", "--jobs=1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=800,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_sample_takes_one_of_each_game_and_wanders_over_all_of_them() -> None:
    assert [trial.game for trial in sample(7)] == list(SHELF_FACTS)
    assert sample(7) == sample(7)
    per_game = [trials(game) for game in SHELF_FACTS]
    seen = {trial for number in range(max(map(len, per_game))) for trial in sample(number)}
    assert len(seen) == sum(map(len, per_game))


def test_a_section_names_all_of_its_rules() -> None:
    assert {trial.rule.split(".")[0] for trial in trials("pillars", ["PIL-16"])} == {"PIL-16"}
    assert {trial.rule for trial in trials("pillars", ["PIL-16.4"])} == {"PIL-16.4"}


def test_the_test_files_of_a_rule_are_found_by_its_id() -> None:
    found = files_naming({"PIL-16.4"})
    assert found
    assert all('"PIL-16.4"' in (ROOT / file).read_text("utf-8") for file in found)


def test_a_copy_is_mended_and_a_change_that_does_not_fit_is_said(tmp_path: Path) -> None:
    lost = Mutation("games/lost.py", "two = 2", "two = 3", ("PIL-16.4",))
    path = lost.source(tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text("two = 2\ntwo = 2\n")
    outcome = attempt(tmp_path, Trial("pillars", "PIL-16.4", lost))
    assert outcome.problem == "'two = 2' is not there exactly once"
    path.write_text("two = 2\n")
    # There are no tests in this tree: what does not run proves nothing, and the file is as it was.
    assert "do not run" in attempt(tmp_path, Trial("pillars", "PIL-16.4", lost)).problem
    assert path.read_text() == "two = 2\n"


def test_the_report_counts_what_was_caught_and_shows_what_was_not() -> None:
    change = Mutation("games/pillars/scoring.py", "a", "b", ("PIL-16.4", "PIL-16.5"))
    caught = Outcome(Trial("pillars", "PIL-16.4", change), "", 1.0)
    missed = Outcome(Trial("pillars", "PIL-16.5", change), "no test noticed", 2.0)
    page = report([caught, missed], 60.0, 2)
    with_behaviour = len(rule_ids("pillars")) - 2
    assert f"| pillars | 1 | 2 | 1 | 2 | {with_behaviour} |" in page
    assert "- PIL-16.5 in `games/pillars/scoring.py`: no test noticed" in page
    assert "PIL-16.6" in page.partition("## Not broken in this run")[2]
