"""Keeping a house: what an operator may do, from the page or the command line; all is written down.

A page and `tabard admin` do the same by the same methods. Where another process keeps the house, it
hears of an order within a second.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tabard.messages import LANGUAGES
from tabard.server import commands, farewell
from tabard.server.asker import Asker
from tabard.server.log import NOBODY, Entry
from tabard.server.naming import PERSON_ID, TABLE_ID
from tabard.server.refusals import RequestRefused, malformed, unknown_table
from tabard.server.store.order import Order
from tabard.server.store.schema import orders, reports, seeks, users
from tabard.server.table import Table

if TYPE_CHECKING:
    from tabard.server.house import House

LONGEST_TEXT: Final = 500
MOST_TABLES: Final = 10_000
# What is ordered where nobody has ordered anything.
USUAL: Final[dict[str, dict[str, Any]]] = {
    "announcement": {},
    "maintenance": {"on": False},
    "limits": {"tables": None, "guests_open": True, "guests_talk": True},
}


def ordered(order: Order, key: str) -> dict[str, Any]:
    """What is ordered about something, in full."""
    return {**USUAL[key], **order.orders().get(key, {})}


def announcement(order: Order, lang: str) -> str:
    """What is announced, in a language or in another if nobody has said it there; else ""."""
    return in_language(ordered(order, "announcement"), lang)


def announced_lately(order: Order, lang: str) -> str:
    """The same as it was read last: storage is not asked."""
    return in_language(order.lately.get("announcement", {}), lang)


def in_language(said: Mapping[str, str], lang: str) -> str:
    """What is said in a language, or in another if nobody has said it there; else ""."""
    return said.get(lang) or next((said[one] for one in LANGUAGES if said.get(one)), "")


def maintained(order: Order) -> bool:
    """Whether no new games begin, since the house will be closed for a while."""
    return bool(ordered(order, "maintenance")["on"])


class Keeper:
    """Somebody who keeps a house: `by` is what is written down for who it was."""

    def __init__(self, house: House, by: str) -> None:
        self.house = house
        self.order = house.order
        self.by = by

    async def bar(self, user: str, why: str = "") -> None:
        """Let somebody only look: sessions and tokens end, bots take their seats.

        They look for no game any more.
        """
        row = self.person(user)
        now = self.house.clock.now()
        change = users.update().where(users.c.id == row["id"]).values(barred_at=now)
        await self.act(
            "bar", row["id"], why, change, seeks.delete().where(seeks.c.user_id == row["id"])
        )
        await self.house.store.accounts.end_sessions(row["id"])
        for table in self.house.store.shelf.tables_of(row["id"], 1000):
            if table["status"] in ("open", "running"):
                try:
                    await farewell.stand_up(self.house, table["id"], row["id"])
                except RequestRefused as refused:
                    if refused.code not in ("kept", "other-rules"):
                        raise

    async def unbar(self, user: str) -> None:
        """Let somebody play again."""
        row = self.person(user)
        change = users.update().where(users.c.id == row["id"]).values(barred_at=None)
        await self.act("unbar", row["id"], "", change)
        self.house.store.accounts.hear("user", row["id"])

    async def end_sessions(self, user: str) -> None:
        """End every session and token of somebody."""
        row = self.person(user)
        await self.act("sessions", row["id"], "")
        await self.house.store.accounts.end_sessions(row["id"])

    async def unname(self, user: str) -> None:
        """Take a name away that nobody should have to read; its owner may choose another.

        At tables it stands until they sit down elsewhere.
        """
        row = self.person(user)
        change = users.update().where(users.c.id == row["id"]).values(name=NOBODY)
        await self.act("unname", row["id"], row["name"], change)
        self.house.store.accounts.hear("user", row["id"])

    async def remove(self, user: str) -> None:
        """Let somebody leave for good, as they could themselves."""
        row = self.person(user)
        await self.act("remove", row["id"], "")
        await farewell.depart(self.house, row["id"])

    async def close(self, table_id: str, why: str = "") -> None:
        """Close a table whose game is not over."""

        def command(table: Table, who: Asker) -> list[Entry]:
            return commands.shut(table, who)

        if not TABLE_ID.fullmatch(table_id) or self.house.store.table(table_id) is None:
            raise unknown_table()
        await self.house.act(table_id, self.house.asker(), command)
        await self.house.flush(table_id)
        await self.act("close", table_id, why)

    async def settle(self, report: str, answer: str = "") -> None:
        """Settle a report, with what came of it."""
        answer = checked(answer)
        if report not in [row["id"] for row in self.order.reported()]:
            raise RequestRefused("unknown-report", 404, "There is no such report to settle.")
        told = {"settled_at": self.house.clock.now(), "settled_by": self.by[:64], "answer": answer}
        change = reports.update().where(reports.c.id == report).values(**told)
        await self.act("settle", report, answer, change)

    async def announce(self, said: dict[str, str]) -> None:
        """Tell everybody something on every page, by language; nothing said takes it back."""
        told = {lang: checked(said.get(lang, "")) for lang in LANGUAGES if said.get(lang, "")}
        await self.give("announcement", told)

    async def maintain(self, on: bool) -> None:
        """Begin no new games, or do again; those that go on, go on."""
        await self.give("maintenance", {"on": on})

    async def limit(self, **limits: Any) -> None:
        """Change limits: `tables` a host may have under way, what guests may do."""
        tables = limits.get("tables")
        if tables is not None and not (type(tables) is int and 1 <= tables <= MOST_TABLES):
            raise malformed("tables", f"{tables!r} is not a whole number of 1 to {MOST_TABLES}")
        await self.give("limits", {**ordered(self.order, "limits"), **limits})

    async def give(self, key: str, value: dict[str, Any]) -> None:
        """Give an order in place of the last one about the same."""
        row = {"key": key, "value": value, "at": self.house.clock.now()}
        gone, given = orders.delete().where(orders.c.key == key), orders.insert().values(**row)
        await self.act(key, "", json.dumps(value, ensure_ascii=False), gone, given)
        self.house.store.accounts.hear("order", key)

    async def act(self, act: str, about: str, detail: str, *changes: Any) -> None:
        """Do it and write it down."""
        now = self.house.clock.now()
        await self.order.act(self.by[:64], act, about, detail[:1000], now, *changes)

    def person(self, user: str) -> dict[str, Any]:
        """Somebody by id or login name."""
        store = self.house.store
        row = store.accounts.user(user) if PERSON_ID.fullmatch(user) else None
        row = row or store.accounts.by_login(user.casefold())
        if row is None or not row["name"]:
            raise RequestRefused("unknown-person", 404, "Nobody is known here by that.")
        return row


def checked(text: str) -> str:
    """A text of an operator: printable, and not too long."""
    text = " ".join(text.split())
    if len(text) > LONGEST_TEXT:
        raise malformed("text", f"is longer than {LONGEST_TEXT} characters")
    return text
