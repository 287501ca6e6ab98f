"""What the order of a house allows: which tables are opened, who sits beside whom, who talks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabard.server.keeping import maintained, ordered
from tabard.server.limits import is_local
from tabard.server.refusals import in_maintenance, keeps_away, many_tables, not_for_guests
from tabard.server.setup import BOT, DEVICE, Setup

if TYPE_CHECKING:
    from tabard.server.house import House


def check_table(house: House, setup: Setup, address: str) -> None:
    """Refuse a table that whoever keeps the house does not want now, or one too many."""
    alone = all(plan.kind in (BOT, DEVICE) for plan in setup.seats[1:])
    check_host(house, setup.host, address, alone)
    most = ordered(house.order, "limits")["tables"] or house.limits.tables
    if not is_local(address) and house.store.shelf.hosted_by(setup.host) >= most:
        raise many_tables(most)


def check_host(house: House, host: str, address: str, alone: bool = False) -> None:
    """Refuse to open anything during maintenance, or for others where guests are not to."""
    if maintained(house.order) and not house.operates(host, address):
        raise in_maintenance()
    if not alone and not ordered(house.order, "limits")["guests_open"] and is_guest(house, host):
        if not house.operates(host, address):
            raise not_for_guests()


def check_welcome(house: House, table_id: str, user: str) -> None:
    """Refuse a seat to somebody with whom anybody there does not play, or the other way."""
    table = house.table(table_id)
    there = {table.plan.host, *(seat.user for seat in table.seats)} - {"", user}
    if there and not table.seats_of(user) and house.order.keeps_away(user, sorted(there)):
        raise keeps_away()


def check_talk(house: House, user: str) -> None:
    """Count a line of chat, or refuse it: too many, or guests are not to talk here."""
    house.limits.check_chat(user)
    if not ordered(house.order, "limits")["guests_talk"] and is_guest(house, user):
        raise not_for_guests()


def is_guest(house: House, user: str) -> bool:
    """Whether somebody keeps no name here."""
    row = house.store.accounts.user(user)
    return row is None or row["login"] is None
