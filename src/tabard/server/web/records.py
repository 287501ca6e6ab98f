"""Replays: the list of finished games, records taken out and brought in."""

from __future__ import annotations

from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tabard import commentary
from tabard.commentary import Comment, Commentary
from tabard.games import game
from tabard.kernel.errors import BadRecord
from tabard.kernel.record import Record, parse
from tabard.kernel.state import OVER
from tabard.server.chain import chain
from tabard.server.commands import Asker
from tabard.server.house import now
from tabard.server.index import people, summary
from tabard.server.log import Entry
from tabard.server.naming import LONGEST_NAME
from tabard.server.refusals import RequestRefused, unknown_table
from tabard.server.seals import new_id
from tabard.server.setup import BY_ADDRESS, PERSON, SeatPlan, Setup
from tabard.server.signing import record_text
from tabard.server.store.store import Store
from tabard.server.table import Table
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.pages import count_costly, go, house_of, store_of
from tabard.server.web.people import kept_viewer, viewer_of
from tabard.server.web.rendering import render
from tabard.server.web.rows import rows_of
from tabard.server.web.viewer import Viewer
from tabard.signature import signed_by


async def replays(request: Request) -> Response:
    """Finished games: the viewer's own, then everybody's."""
    return replay_page(request)


def replay_page(
    request: Request, wrong: BadRecord | None = None, text: str = "", status: int = 200
) -> Response:
    """The lists, and the form that brings a record in."""
    viewer, house, store = viewer_of(request), house_of(request), store_of(request)
    mine = [row for row in store.shelf.tables_of(viewer.user, 200) if is_kept(row)]
    own = {row["id"] for row in mine}
    others = [row for row in store.shelf.listed("over") if row["id"] not in own]
    return render(
        request,
        "replays.html",
        status=status,
        mine=rows_of(mine, house, viewer),
        others=rows_of(others, house, viewer),
        problem=in_words(wrong, chrome(viewer.lang)) if wrong is not None else "",
        text=text,
    )


def is_kept(row: dict[str, Any]) -> bool:
    """Whether a table is there to be looked back at: it is over, or a line that was brought in."""
    return bool(row["status"] == "over" or (row["status"], row["watch"]) == ("closed", BY_ADDRESS))


def in_words(wrong: BadRecord, t: Chrome) -> str:
    """What is wrong with a record, in the reader's language."""
    return t(f"record-{wrong.why}", **wrong.facts)


async def export_record(request: Request) -> Response:
    """The record of a finished game as a file; a running one would tell secrets."""
    table = house_of(request).table(request.path_params["table"])
    if not table.may_watch(viewer_of(request).user):
        raise unknown_table()
    if not table.revealed or table.first is None:
        raise RequestRefused("not-over", 409, "The record is open to all once the game is over.")
    house = house_of(request)
    unheard = house.order.blocked_by(viewer_of(request).user)
    text = await run_in_threadpool(record_text, table, house.signer, unheard)
    name = f"{table.plan.game}-{table.id}.tabard"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


async def import_record(request: Request) -> Response:
    """Bring a record in: replayed and checked, then a finished table like any other."""
    count_costly(request)
    text = await sent_text(request)
    try:
        record, written = await run_in_threadpool(checked, text)
    except BadRecord as error:
        return replay_page(request, error, text[:2000], 422)
    viewer = await kept_viewer(request)
    table_id = await store_record(store_of(request), record, written, viewer)
    return go(f"/replay/{table_id}")


async def sent_text(request: Request) -> str:
    """The record in a form: a file, or pasted."""
    async with request.form() as form:
        file, pasted = form.get("file"), form.get("text")
        if isinstance(file, UploadFile) and file.filename:
            return (await file.read()).decode("utf-8", "replace")
        return pasted.replace("\r\n", "\n") if isinstance(pasted, str) else ""


def checked(text: str) -> tuple[Record, Commentary]:
    """The record of a finished game, or of a line of one; what is wrong with it is an error."""
    record = parse(text, game)
    if record.start is None and record.state().to_move != OVER:
        raise BadRecord("result", "only finished games can be kept here", "not-finished")
    record.check_deal()
    written = commentary.read(text, record)
    signed_by(text.rstrip("\n").encode() + b"\n")  # who pastes a text may lose its last line break
    return record, written


async def store_record(store: Store, record: Record, written: Commentary, viewer: Viewer) -> str:
    """A record as a table: opened, everybody seated, every choice made at once."""
    at = now()
    table = Table(new_id(), record.seed)
    setup = Setup(
        game=record.game.id,
        players=record.players,
        options=record.options,
        seats=tuple(SeatPlan(PERSON) for _ in range(record.players)),
        host=viewer.user,
        rules_version=record.game.rules_version,
        rated=False,
        start=record.start,
    )
    who = Asker(viewer.user, viewer.name, at)
    entries = [*entries_of(record, setup, who), *notes_of(written, who)]
    chain(table, entries)
    for entry in entries:
        table.fold(entry)
    row: dict[str, Any] = {
        "id": table.id,
        "game": setup.game,
        "rules_version": setup.rules_version,
        "seed": table.seed,
        "host": setup.host,
        "watch": BY_ADDRESS,
        "created_at": at,
        **summary(table),
    }
    await store.open_table(row, {}, entries, people(table))
    return table.id


def entries_of(record: Record, setup: Setup, who: Asker) -> list[Entry]:
    """The log of a game that was played elsewhere; its seats belong to whoever brought it in."""
    entries = [who.entry("open", None, **setup.json())]
    for seat, name in enumerate(record.names):
        shown = "".join(c for c in name if c.isprintable())[:LONGEST_NAME] or f"{seat + 1}"
        entries.append(who.entry("sit", seat, name=shown))
    entries.append(who.entry("start", nonces=record.nonces))
    entries += [who.entry("choice", None, code=code) for code in record.choices]
    if record.state().to_move != OVER:  # a line of a game, which goes no further
        entries.append(who.entry("close"))
    return entries


def notes_of(written: Commentary, who: Asker) -> list[Entry]:
    """What came with a record, under the names that it says."""

    def comment(one: Comment, **about: int) -> Entry:
        told = {"ply": one.after, **about, "text": one.text, "name": one.by}
        return who.entry("comment", None, **told, came=True)

    entries = [comment(one) for one in written.comments]
    for way in written.variations:
        number, line = len(entries), way.line
        made = [list(one) for one in line.choices]
        told = {"ply": line.at, "text": line.name, "name": way.by, "choices": made}
        entries.append(who.entry("variation", None, **told, came=True))
        entries += [comment(c, ply=line.at, of=number, step=c.after) for c in way.comments]
    return entries


routes = [
    Route("/replays", replays),
    Route("/replays/import", import_record, methods=["POST"]),
    Route("/table/{table}/record", export_record),
]
