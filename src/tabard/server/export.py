"""All that a house keeps of one person, as one file for them to take along."""

from __future__ import annotations

import io
import json
import zipfile
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.signing import record_text
from tabard.server.store import belongings
from tabard.server.store.persons import Persons
from tabard.server.store.schema import blocks, reports, tokens
from tabard.server.table import Table

if TYPE_CHECKING:
    from tabard.server.house import House

FORM: Final = "tabard person 1"
# Of a game that goes on, what somebody did themselves; what the dealer did in their name is secret.
OWN: Final = frozenset(("sit", "leave", "draft", "takeback", "answer", "choice", "ask-undo"))


def everything_of(house: House, user: str) -> bytes:
    """A zip file: `person.json`, a file for each table, and the records of finished games."""
    found = io.BytesIO()
    unheard = house.order.blocked_by(user)
    with zipfile.ZipFile(found, "w") as file:
        put(file, "person.json", in_json({"form": FORM, **person(house, user)}))
        for table_id in Persons(house.store).tables_with(user):
            row = house.store.table(table_id)
            if row is None:
                continue
            table = readable(house, table_id)
            told = {
                **{key: row[key] for key in ("id", "game", "status", "created_at", "changed_at")},
                "result": row["summary"],
                "entries": entries_of(house.store.log(table_id), user, table),
            }
            put(file, f"tables/{table_id}.json", in_json(told))
            if table is not None and table.revealed and table.first is not None:
                put(file, f"records/{table_id}.tabard", record_text(table, house.signer, unheard))
    return found.getvalue()


def put(file: zipfile.ZipFile, name: str, text: str) -> None:
    """Add a file; it has no time of its own, so that the same data make the same bytes."""
    about = zipfile.ZipInfo(name)
    about.compress_type = zipfile.ZIP_DEFLATED
    file.writestr(about, text)


def readable(house: House, table_id: str) -> Table | None:
    """A table as its log says, unless it is of rules that are not here."""
    try:
        return house.read(table_id)
    except RequestRefused:
        return None


def person(house: House, user: str) -> dict[str, Any]:
    """Who somebody is, and what they have told the house besides playing."""
    row = house.store.accounts.user(user) or {}
    told = {key: row.get(key) for key in ("id", "name", "login", "created_at", "settings")}
    with house.store.engine.connect() as connection:

        def rows(query: Any) -> list[dict[str, Any]]:
            return [dict(one._mapping) for one in connection.execute(query)]

        labels = select(tokens.c.label, tokens.c.scope, tokens.c.created_at, tokens.c.expires_at)
        told["tokens"] = rows(labels.where(tokens.c.user_id == user))
        told["blocks"] = rows(select(blocks).where(blocks.c.user_id == user))
        told["reports"] = rows(select(reports).where(reports.c.by == user))
        told |= belongings.told(connection, user)
    return told


def entries_of(log: list[Entry], user: str, table: Table | None) -> list[dict[str, Any]]:
    """What somebody has written into a log: all of it once nothing is secret there.

    Until then only what they did at their own seats: whoever answers last carries out the secret
    answers of all, in their own name. Numbers in the log would tell how much others have drafted.
    """
    open_to_all = table is not None and table.revealed
    held = set(table.seats_of(user)) if table is not None else set()
    return [
        {"kind": one.kind, "at": one.at, "seat": one.seat, "data": dict(one.data)}
        for one in log
        if one.user == user
        and (open_to_all or one.kind == "say" or (one.kind in OWN and one.seat in held))
    ]


def in_json(data: Any) -> str:
    """Data as people can read it."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
