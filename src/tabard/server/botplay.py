"""Playing for others: bots think until a person is awaited, and orders are carried out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tabard.server import commands, puzzling
from tabard.server.botworker import Thought
from tabard.server.commands import Asker
from tabard.server.livetable import LiveTable
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.table import Table
from tabard.server.teaching import part_of
from tabard.server.waits import obey, order_due

if TYPE_CHECKING:
    from tabard.server.house import House

log = logging.getLogger("tabard")


def bot_to_move(table: Table) -> int | None:
    """An awaited seat that a bot plays; none while people talk about an undo, nor in a puzzle."""
    if table.undo is None and not table.plan.puzzle:
        for seat in table.awaited():
            if table.seats[seat].bot:
                return seat
    return None


def wake_bot(house: House, live: LiveTable) -> None:
    """Let a bot think if one is awaited, none does, and this server looks after the table."""
    if live.thinking is None or live.thinking.done():
        table = live.table
        if table.plan.puzzle:
            waits = puzzling.due(table) and not puzzling.rests(live, house.clock.now())
            if waits and house.peers.owns(table.id):
                live.thinking = asyncio.create_task(puzzling.judge(house, live))
            return
        due = bot_to_move(table) is not None or (table.orders and order_due(table) is not None)
        if due and house.peers.owns(table.id):
            live.thinking = asyncio.create_task(play_bots(house, live))


async def play_bots(house: House, live: LiveTable) -> None:
    """Let bots choose until a person is awaited; an answer that comes too late is dropped.

    Whatever goes wrong ends the task, not the game: the house wakes the bot again.
    """
    table = live.table
    try:
        await carry_out_orders(house, live)
        while (seat := bot_to_move(table := live.table)) is not None and table.state is not None:
            if not house.peers.owns(table.id):
                break
            asked_at, name = table.state_version, table.seats[seat].bot
            taught = part_of(table, seat) if table.plan.lesson else None
            if taught is not None:
                thought = Thought(taught)
            else:
                thought = await house.botpool.choose(
                    table.state,
                    seat,
                    name,
                    table.id,
                    len(table.plies),
                    key=table.seed,
                    dice=table.plan.daily,
                    host=table.plan.host,
                    people=bool(table.others("")),
                )
            if thought.instead:
                log.warning(
                    "table %s: %s; %s plays instead", table.id, thought.why, thought.instead
                )
            await house.carry_out(live, house.asker(), chosen(seat, thought, asked_at))
            await carry_out_orders(house, live)
    except RequestRefused as refused:
        log.warning("table %s: a bot's choice was refused: %s", table.id, refused)
    except Exception:
        log.exception("table %s: a bot could not choose", table.id)


async def carry_out_orders(house: House, live: LiveTable) -> None:
    """Choose for whoever has left an order and is asked, one after another."""
    while live.table.orders and (seat := order_due(live.table)) is not None:
        before = live.table.version
        await house.carry_out(live, house.asker(), obeyed(seat, before))
        if live.table.version == before:
            break


def obeyed(seat: int, version: int) -> commands.Command:
    """The command that carries an order out."""

    def command(table: Table, who: Asker) -> list[Entry]:
        return obey(table, who, seat, version)

    return command


def chosen(seat: int, thought: Thought, asked_at: int) -> commands.Command:
    """The command that makes a bot's choice, and says so where another bot stands in for it."""

    def command(table: Table, who: Asker) -> list[Entry]:
        return commands.choose_for_bot(table, who, seat, thought.code, asked_at, thought.instead)

    return command
