"""What the house does by itself: open up again, let flags fall, put idle tables out of memory."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from tabard.server import carrying, commands
from tabard.server.botplay import wake_bot
from tabard.server.keeping import ordered
from tabard.server.keys import DAY, SESSION_DAYS
from tabard.server.refusals import RequestRefused, versions_of
from tabard.server.store.seeking import Seeking
from tabard.server.store.store import KEPT

if TYPE_CHECKING:
    from tabard.server.house import House
    from tabard.server.livetable import LiveTable

log = logging.getLogger("tabard")

SWEEP_SECONDS: Final = 1.0
FLUSH_SECONDS: Final = 5
TIDY_SECONDS: Final = 1800
IDLE_MILLISECONDS: Final = 600_000
UNASKED_MILLISECONDS: Final = 60_000  # for a table that another server looks after


async def take_up(house: House) -> None:
    """Take up every game that goes on and is ours to look after: bots think, live clocks go on.

    A game by rules that are not here stays as it is: another server may have them, or this one
    tomorrow. One whose log does not replay is no longer live, until it does again.
    """
    elsewhere: Counter[str] = Counter()
    for row in house.store.live():
        table_id = row["id"]
        if not house.peers.owns(table_id) or table_id in house.asleep:
            continue
        if not carrying.carried(row):
            elsewhere[f"{row['game']} {versions_of(row)[-1]}"] += 1
            continue
        if table_id in house.live_tables and table_id in house.woken:
            wake_bot(house, house.live_tables[table_id])
            if house.caller is not None:
                house.caller.heard(table_id)
            continue
        try:
            await house.act(table_id, house.asker(), commands.nothing)
            house.dirty.add(table_id)
            if house.caller is not None:
                house.caller.heard(table_id)
        except RequestRefused as refused:
            if refused.code != "kept":
                log.error("table %s was not taken up: %s", table_id, refused)
            elif row["status"] != KEPT:
                await house.store.retire(table_id)
        except Exception:
            log.exception("table %s was not taken up", table_id)
        await asyncio.sleep(0)
    for version, number in elsewhere.items():
        log.warning("%s tables wait: rules of %s are not at hand here", number, version)


async def sweep(house: House) -> None:
    """Every second look after the clocks, now and then after all tables; errors are tried again."""
    beats = 0
    told: dict[str, Any] = {}
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        beats += 1
        try:
            await follow_the_clock(house)
            now = house.clock.now()
            if beats % FLUSH_SECONDS == 0:
                await look_after(house, now)
                await house.flush()
                if beats % TIDY_SECONDS == 0:
                    gc.collect()
                    await house.store.accounts.forget_ended(now - SESSION_DAYS * DAY)
                    await Seeking(house.store).forget(now - DAY)
            else:
                await let_flags_fall(house, now)
            told = await cry_out(house, told)
        except SQLAlchemyError as error:
            log.error("storage: the house could not be swept: %s", type(error).__name__)
        except Exception:
            log.exception("the house could not be swept")


async def cry_out(house: House, told: dict[str, Any]) -> dict[str, Any]:
    """Let every table hear what is announced now, if that is not what was told; what it is."""
    said = await asyncio.to_thread(ordered, house.order, "announcement")
    if said != told:
        for live in house.live_tables.values():
            live.tell()
    return said


async def follow_the_clock(house: House) -> None:
    """Where the computer's clock was set, tell every table that has one; nobody's time changes."""
    by = house.clock.follow()
    if not by:
        return
    log.warning(
        "the computer's clock was set by %.1f s: players' clocks run on as they did", by / 1e3
    )
    house.asleep = {t: None if due is None else due + by for t, due in house.asleep.items()}
    for live in clocked(house):
        try:
            await house.act(live.table.id, house.asker(), commands.nothing)
        except RequestRefused as refused:
            log.warning("table %s: %s", live.table.id, refused)


def clocked(house: House) -> list[LiveTable]:
    """The tables in memory at which time runs and that are ours to look after."""
    return [
        live
        for table_id, live in house.live_tables.items()
        if live.table.timing.clock.kind != "none" and house.peers.owns(table_id)
    ]


async def look_after(house: House, now: int) -> None:
    """Let flags fall, wake bots that were interrupted, forget tables that nobody looks at."""
    await let_flags_fall(house, now)
    for table_id, live in list(house.live_tables.items()):
        if live.unsure and not live.lock.locked():
            house.read_again(live)
        if live.table.running:
            wake_bot(house, live)
        ours = house.peers.owns(table_id)
        if idle(live, now, ours) and table_id not in house.dirty:
            del house.live_tables[table_id]
            if live.table.running and ours:
                due = live.table.timing.next_flag()
                house.asleep[table_id] = due[1] if due is not None else None


async def let_flags_fall(house: House, now: int) -> None:
    """Tell every table where somebody's time is up, unless the clock was set a moment ago."""
    if not house.clock.settled:
        return
    owns = house.peers.owns
    for table_id in [t for t, due in house.asleep.items() if due is not None and due <= now]:
        if owns(table_id):
            house.live_table(table_id)
    for live in clocked(house):
        due = live.table.timing.next_flag()
        if due is not None and due[1] <= now and live.table.running:
            try:
                if house.caller is not None and live.table.plan.holiday:
                    await house.caller.rest_if_away(live)
                await house.act(live.table.id, house.asker(now), commands.flag)
            except RequestRefused as refused:
                log.warning("table %s: %s", live.table.id, refused)


def idle(live: LiveTable, now: int, ours: bool) -> bool:
    """Whether a table can be put out of memory: its log and, if need be, its flag remain.

    What happens at a table of another server would be folded in here for as long as it is kept.
    """
    since, enough = live.table.changed_at, IDLE_MILLISECONDS
    if not ours:
        since, enough = live.asked_at, UNASKED_MILLISECONDS
    if now - since < enough or live.listeners or live.lock.locked():
        return False
    return live.thinking is None or live.thinking.done()
