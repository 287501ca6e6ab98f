"""A fault of each kind, in seconds: nothing that was acknowledged is lost, every table goes on.

`make chaos` does every fault, for many minutes.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.chaos import faults
from tests.chaos.stage import Fault, played
from tests.server import postgres

pytestmark = pytest.mark.slow

ON_SQLITE: list[Fault] = [
    faults.killed,
    faults.told_to_stop,
    faults.full_disk,
    faults.locked_database,
]
THINKING: list[Fault] = [faults.killed_workers, faults.starved_workers]
ON_POSTGRES: list[Fault] = [
    faults.restarted_fast,
    faults.restarted_at_once,
    faults.slow_disk,
    faults.frozen_database,
    faults.slow_line,
    faults.cut_line,
    faults.silent_line,
]
LIVE: dict[str, Any] = {"clock": {"kind": "live", "minutes": 30, "increment": 0}}


def test_a_server_that_is_killed_short_of_disk_or_bots_or_set_to_another_hour_loses_nothing(
    tmp_path: Path,
) -> None:
    done = [faults.killed, faults.full_disk, faults.killed_workers, faults.clock_set]
    print(asyncio.run(played(tmp_path, done, bots=1, **LIVE)))


def test_a_database_that_dies_or_cannot_be_heard_costs_no_choice(tmp_path: Path) -> None:
    if postgres.unwanted():
        pytest.skip("TABARD_POSTGRES=none")
    done = [faults.restarted_at_once, faults.silent_line]
    print(asyncio.run(played(tmp_path, done, on_postgres=True)))
