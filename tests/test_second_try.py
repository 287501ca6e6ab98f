"""What is tried a second time is little, and only what a slow browser may have spoilt."""

from __future__ import annotations

import pytest

from tests.second_try import MOST, may_be_tried

LATE = "tests/browser/test_hints.py::test_x"


@pytest.mark.parametrize(
    ("failed", "tried"),
    [
        ([], False),
        ([LATE], True),
        ([LATE, "tests/kernel/test_state.py::test_y"], False),
        ([f"{LATE}{n}" for n in range(MOST)], True),
        ([f"{LATE}{n}" for n in range(MOST + 1)], False),
    ],
)
def test_a_second_try_is_for_a_few_tests_in_a_browser(failed: list[str], tried: bool) -> None:
    assert may_be_tried(failed) == tried
