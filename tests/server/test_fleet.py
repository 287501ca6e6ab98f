"""Real servers of one house: killed under load they lose nothing, replaced they refuse nobody.

`python -m bench.servers kill` and `deploy` do the same for as long as one likes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.servers.runs import fleet, kill_again_and_again, replaced
from tabard.cli.processes import Child
from tabard.cli.serve import claim

pytestmark = pytest.mark.slow
PATIENCE = 300.0  # a process on a busy machine takes its time to start


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that others bring about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.1)


def test_a_killed_server_loses_nothing_and_others_play_its_bots(postgres_address: str) -> None:
    found = asyncio.run(kill_again_and_again(postgres_address, 2, 3, 2.0, 5.0, 0.2))
    assert (found.lost, found.twice, found.wakes) == (0, 0, 0), found
    assert found.choices > 10
    assert found.clock_drift_seconds < 1
    assert found.bots_on_seconds < 10


def test_processes_that_die_are_started_again_replaced_without_a_failed_post_and_end_together(
    postgres_address: str,
) -> None:
    async def story() -> None:
        more = ("--processes", "2", "--drain", "1")
        async with fleet(postgres_address, 1, *more) as (server,):
            await until(lambda: "2 processes" in server.log.read_text())
            first = server.children()
            assert len(first) == 2
            os.kill(first[0], signal.SIGKILL)
            await until(lambda: len(set(server.children()) - {first[0]}) == 2)
            assert first[1] in server.children()

            found = await replaced(server, postgres_address, 3, 1.0)
            assert (found.lost, found.twice, found.refused, found.sent_again) == (0,) * 4, found
            assert found.moved > 0, "streams were told where to go"
            assert len(server.children()) == 2

            server.tell(signal.SIGTERM)
            assert await server.ended() == 0
            assert "every table is kept" in server.log.read_text()
            assert "Traceback" not in server.log.read_text()

    asyncio.run(story())


def test_a_process_without_a_watchman_ends_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABARD_SECRET", "test")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["tabard", "serve", "--db", f"sqlite:///{tmp_path}/tabard.db"])
    with claim("127.0.0.1", 0) as listener:
        child = Child(listener)
        asyncio.run(until(child.look))
        child.line.close()
        assert child.process.wait(PATIENCE) == 0
