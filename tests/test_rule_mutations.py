"""The mutations that `python -m tests.rule_mutations` carries out fit the source as it is."""

from __future__ import annotations

import pytest

from tabard.games import NAMES
from tests.rule_mutations import misfits, verdict


@pytest.mark.parametrize("game", NAMES)
def test_every_mutation_fits_its_source_and_names_known_rules(game: str) -> None:
    assert misfits(game) == []


def test_only_a_failing_test_counts_as_caught() -> None:
    assert verdict(pytest.ExitCode.TESTS_FAILED) == ""
    for code in (pytest.ExitCode.OK, pytest.ExitCode.INTERRUPTED, pytest.ExitCode.USAGE_ERROR, -1):
        assert verdict(code)
