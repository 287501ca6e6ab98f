"""Tables that the house lays itself: everybody is seated, and the game begins at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabard.server import commands
from tabard.server.asker import Asker
from tabard.server.chain import chain
from tabard.server.refusals import RequestRefused
from tabard.server.seals import new_table
from tabard.server.setup import BOT, Setup
from tabard.server.table import Table

if TYPE_CHECKING:
    from tabard.server.house import House


async def lay_table(
    house: House, table_id: str, setup: Setup, sitting: Sequence[tuple[str, str]]
) -> None:
    """Lay a table for these, user and name by seat; a seat of a bot has its bot from the setup.

    If another server has laid it meanwhile, it is there already.
    """
    _, seed = new_table()
    table, now = Table(table_id, seed), house.clock.now()
    asker = Asker("", "", now)
    opening = [asker.entry("open", None, **setup.json())]
    chain(table, opening)
    table.fold(opening[0])
    seats = [
        Asker(user, name, now).entry("sit", seat, name=name)
        for seat, (user, name) in enumerate(sitting)
        if setup.seats[seat].kind != BOT
    ]
    seats += commands.beginning(table, asker, seats)
    chain(table, seats)
    for entry in seats:
        table.fold(entry)
    try:
        await house.keep(table, opening + seats, {})
    except RequestRefused as refused:
        if refused.code != "seal-used":
            raise
