"""What the house does by itself: open up again, let flags fall, put idle tables out of memory."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from tabard.server import commands
from tabard.server.botplay import wake_bot
from tabard.server.refusals import RequestRefused

if TYPE_CHECKING:
    from tabard.server.house import House
    from tabard.server.livetable import LiveTable

log = logging.getLogger("tabard")

SWEEP_SECONDS: Final = 1.0
FLUSH_SECONDS: Final = 5
TIDY_SECONDS: Final = 1800
IDLE_MILLISECONDS: Final = 600_000


async def take_up(house: House) -> None:
    """Take up every game that was going on: bots think again, live clocks go on from now.

    A game of other rules than ours stays as it is, with its result, and is no longer live.
    """
    for table_id in house.store.live():
        try:
            await house.act(table_id, house.asker(), commands.nothing)
            house.dirty.add(table_id)
        except RequestRefused as refused:
            if refused.code == "kept":
                await house.store.retire(table_id)
            else:
                log.error("table %s was not taken up: %s", table_id, refused)
        except Exception:
            log.exception("table %s was not taken up", table_id)
        await asyncio.sleep(0)


async def sweep(house: House) -> None:
    """Every second look after the clocks, now and then after all tables; errors are tried again."""
    beats = 0
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        beats += 1
        try:
            now = time.time_ns() // 1_000_000
            if beats % FLUSH_SECONDS == 0:
                await look_after(house, now)
                await house.flush()
                if beats % TIDY_SECONDS == 0:
                    gc.collect()
            else:
                await let_flags_fall(house, now)
        except SQLAlchemyError as error:
            log.error("storage: the house could not be swept: %s", type(error).__name__)
        except Exception:
            log.exception("the house could not be swept")


async def look_after(house: House, now: int) -> None:
    """Let flags fall, wake bots that were interrupted, forget tables that nobody looks at."""
    await let_flags_fall(house, now)
    for table_id, live in list(house.live_tables.items()):
        if live.unsure and not live.lock.locked():
            house.read_again(live)
        if live.table.running:
            wake_bot(house, live)
        if idle(live, now) and table_id not in house.dirty:
            del house.live_tables[table_id]
            if live.table.running:
                due = live.table.timing.next_flag()
                house.asleep[table_id] = due[1] if due is not None else None


async def let_flags_fall(house: House, now: int) -> None:
    """Tell every table where somebody's time is up."""
    for table_id in [t for t, due in house.asleep.items() if due is not None and due <= now]:
        house.live_table(table_id)
    clocked = [
        live for live in house.live_tables.values() if live.table.timing.clock.kind != "none"
    ]
    for live in clocked:
        due = live.table.timing.next_flag()
        if due is not None and due[1] <= now and live.table.running:
            try:
                await house.act(live.table.id, house.asker(now), commands.flag)
            except RequestRefused as refused:
                log.warning("table %s: %s", live.table.id, refused)


def idle(live: LiveTable, now: int) -> bool:
    """Whether a table can be put out of memory: its log and, if need be, its flag remain."""
    if now - live.table.changed_at < IDLE_MILLISECONDS or live.listeners or live.lock.locked():
        return False
    return live.thinking is None or live.thinking.done()
