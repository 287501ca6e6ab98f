"""Merging and leaving for good: what was a guest's becomes an account's, and names go out of logs.

Both touch many tables, one after another. The intent is written down first, and each step can be
done twice: a house that was interrupted goes on where it stopped when it opens again.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from tabard.server import commands, index
from tabard.server.asker import Asker
from tabard.server.chain import chain_key, link
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.store.persons import Persons
from tabard.server.table import Table

if TYPE_CHECKING:
    from tabard.server.house import House

log = logging.getLogger("tabard")


async def merge(house: House, guest: str, account: str) -> None:
    """Let an account have all that was a guest's, and be one person from then on.

    Where both sit at a game that goes on, nothing is merged: one of them has to end it first.
    """
    persons = Persons(house.store)
    both = persons.live_tables_of(guest, account)
    if both:
        sentence = "Guest and account sit at one table; finish it first."
        raise RequestRefused("same-table", 409, sentence, table=both[0])
    await persons.begin_merge(guest, account, house.clock.now())
    await finish_merge(house, guest, account)


async def finish_merge(house: House, guest: str, account: str) -> None:
    """Carry a merge through, or the rest of it."""
    persons = Persons(house.store)
    row = house.store.accounts.user(account)
    name = row["name"] if row is not None else ""

    def adopt(table: Table, who: Asker) -> list[Entry]:
        return commands.adopt(table, who, guest)

    for table_id in persons.tables_to_adopt(guest):
        who = Asker(account, name, house.clock.now())
        try:
            await house.act(table_id, who, adopt)
        except RequestRefused as refused:
            if refused.code not in ("kept", "other-rules"):
                raise
            await append_unread(house, table_id, who.entry("adopt", None, user=guest))
    await persons.finish_merge(guest, account, house.clock.now())
    log.info("a guest has become an account")


async def append_unread(house: House, table_id: str, entry: Entry) -> None:
    """Add an entry to the log of a game whose rules are not at hand; whoever has them will read it.

    Nothing is added twice.
    """
    store = house.store
    row, written = store.table(table_id), store.log(table_id)
    if row is None or not written or entry in [entry_without_time(e, entry) for e in written]:
        return
    key = chain_key(row["seed"])
    entry.hash = link(key, written[-1].hash, table_id, len(written), entry)
    await store.append(table_id, len(written), [entry])


def entry_without_time(found: Entry, like: Entry) -> Entry:
    """An entry as if it had been written when another was."""
    return Entry(found.kind, like.at, found.seat, found.user, "", found.data)


async def depart(house: House, user: str) -> None:
    """Let somebody leave for good: games go on or stay whole, and their name is in none of them.

    The account is closed at once; seats of games that go on are left to bots.
    """
    persons = Persons(house.store)
    await persons.begin_departure(user, house.clock.now())
    house.store.accounts.hear("epoch", user)
    await finish_departure(house, user)


async def finish_departure(house: House, user: str) -> None:
    """Carry a departure through, or the rest of it."""
    persons = Persons(house.store)
    for table_id in await asyncio.to_thread(persons.tables_with, user):
        try:
            await stand_up(house, table_id, user)
        except RequestRefused as refused:
            if refused.code not in ("kept", "other-rules"):
                raise
        await persons.withdraw(table_id, user)
        await read_anew(house, table_id)
    await persons.finish_departure(user, house.clock.now())
    house.store.accounts.hear("gone", user)
    log.info("somebody has left for good")


async def stand_up(house: House, table_id: str, user: str) -> None:
    """Leave every seat at a table whose game is not over; close it where nobody else plays.

    The house closes it: a host may not where the game counts, and must be able to go all the same.
    """
    table = house.table(table_id)
    if table.revealed:
        return
    if table.plan.host == user and not table.others(user):
        await house.act(table_id, house.asker(), commands.shut)
        return
    who = Asker(user, "", house.clock.now())
    for seat in table.seats_of(user):
        await house.act(table_id, who, partial(leaving, seat))


def leaving(seat: int, table: Table, who: Asker) -> list[Entry]:
    """Leave a seat to the bot that the table has named."""
    return commands.leave(table, who, seat, table.plan.takeover)


async def read_anew(house: House, table_id: str) -> None:
    """Let a table in memory be what its log says now, and be found by that."""
    live = house.live_tables.get(table_id)
    if live is not None:
        async with live.lock:
            house.read_again(live)
        table = live.table
    else:
        try:
            table = house.read(table_id)
        except RequestRefused:
            return
    await house.store.index_all({table_id: index.found(table)})


async def finish_what_began(house: House) -> None:
    """When the house opens: carry through what was interrupted; one that fails keeps none up."""
    persons = Persons(house.store)
    try:
        merges, departures = persons.unfinished_merges(), persons.unfinished_departures()
    except SQLAlchemyError as error:
        log.error("merges and departures wait for the next start: %s", error)
        return
    for guest, account in merges:
        try:
            await finish_merge(house, guest, account)
        except (SQLAlchemyError, RequestRefused) as error:
            log.error("the merge of %s waits for the next start: %s", guest, error)
    for user in departures:
        try:
            await finish_departure(house, user)
        except (SQLAlchemyError, RequestRefused) as error:
            log.error("the departure of %s waits for the next start: %s", user, error)
