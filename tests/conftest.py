"""Choosing tests by the rule they prove: `pytest --rule PIL-16.4`; and the slow ones come first.

Processes that share the tests would else end with one of them alone with a long game. Many tests
wait for others, for a disk or for a timer, so `-n auto` is two of them for each processor. Long
walks, pictures and what needs a Ray cluster are left out unless TABARD_WHOLE is set, as `make
soak-browser`, `make pictures` and `make ray` do.
"""

from __future__ import annotations

import gc
import os
from typing import Final

import pytest

from tests.server import postgres

LEFT_OUT: Final = ("long", "pictures", "ray")
FOR_EACH_PROCESSOR: Final = 2
NEW_OBJECTS: Final = 50_000


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule", action="append", default=[], metavar="ID", help="only tests that prove this rule"
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """How many processes share the tests with `-n auto`."""
    return FOR_EACH_PROCESSOR * (os.cpu_count() or 1)


def pytest_configure(config: pytest.Config) -> None:
    """The server of this run is for all of its processes."""
    if not hasattr(config, "workerinput"):
        postgres.begin_run()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        postgres.end_run()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    chosen = items
    if not os.environ.get("TABARD_WHOLE"):
        chosen = [i for i in chosen if not any(i.get_closest_marker(m) for m in LEFT_OUT)]
    if wanted := set(config.getoption("--rule")):
        chosen = [i for i in chosen if any(wanted & set(m.args) for m in i.iter_markers("rule"))]
    if left_out := set(items).difference(chosen):
        config.hook.pytest_deselected(items=[i for i in items if i in left_out])
        items[:] = chosen


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end; looking them over again and again costs a sixth.

    What a test leaves behind is collected as ever, if less often.
    """
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)
