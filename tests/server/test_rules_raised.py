"""The rules of every game raised under running games, and taken back: none ends, all are finished.

`make soak-server` has a thousand of them (TABARD_RAISED); most are of the small game.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path

import pytest

from tabard import games
from tabard.server.store.store import Store
from tests.editions import MORE, raised_together
from tests.server.inn import opened, two
from tests.server.test_versions import finish, step

RUNNING = int(os.environ.get("TABARD_RAISED", "20"))
SMALL = "toll"
BEFORE, BETWEEN = 3, 4
"""Choices at each table before the version is raised, and under the raised one."""


def mixed(number: int) -> list[str]:
    """So many games: one of twenty of each of the house's own, the rest of the small one."""
    own = [name for name in games.NAMES for _ in range(max(1, number // 20))]
    return [*own, *[SMALL] * (number - len(own))]


@pytest.mark.slow
def test_no_game_ends_when_the_rules_are_raised_and_taken_back(
    store: Store, tmp_path: Path
) -> None:
    asyncio.run(story(store, tmp_path))


async def story(store: Store, scratch: Path) -> None:
    """Begin, raise, go on, finish half of them, take back, finish the rest."""
    names = mixed(RUNNING)
    async with opened(store) as house:
        old = [(await two(house, name)).id for name in names]
        for table_id in old:
            for number in range(BEFORE):
                await step(house, house.table(table_id), number)
    with raised_together(sorted({*names}), scratch):
        async with opened(store) as house:
            new = [(await two(house, name)).id for name in (SMALL, "pillars")]
            for table_id in old:
                for number in range(BETWEEN):
                    await step(house, house.table(table_id), number)
            for table_id in old[::2]:
                assert max(await finish(house, house.table(table_id))) < MORE
            assert min(await finish(house, house.table(new[0]))) >= MORE
    async with opened(store) as house:
        for table_id in old[1::2]:
            assert max(await finish(house, house.table(table_id))) < MORE
        assert all(house.table(table_id).over for table_id in old)
    stands = Counter(row["status"] for row in store.by_version())
    assert stands == {"over": RUNNING + 1, "running": 1}
    print(f"{RUNNING} games raised and taken back: 0 ended, {len(old)} finished")
