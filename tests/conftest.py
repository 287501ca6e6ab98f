"""Choosing tests by the rule they prove: `pytest --rule PIL-16.4`; and the slow ones come first.

Two processes that share the tests would else end with one of them waiting for a long game.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule", action="append", default=[], metavar="ID", help="only tests that prove this rule"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [i for i in items if any(wanted & set(m.args) for m in i.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[i for i in items if i not in chosen])
    items[:] = chosen
