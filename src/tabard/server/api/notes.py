"""Comments and variations of finished games, for programs: read, written, taken away."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from tabard.lines import who as chooser
from tabard.server import annotating
from tabard.server.api import forms
from tabard.server.api.answers import ASKED, AT_TABLE, answers
from tabard.server.api.caller import Caller
from tabard.server.api.depends import Anybody, Somebody
from tabard.server.api.library import finished
from tabard.server.commands import Command
from tabard.server.house import House
from tabard.server.notes import Note
from tabard.server.refusals import RequestRefused
from tabard.server.table import Table

READING = (*AT_TABLE, "not-over")
WRITING = (*ASKED, *READING, "not-your-seat", "muted", "not-for-guests", "many-notes")


def note_routes(house: House) -> APIRouter:
    """What people have written to finished games."""
    router = APIRouter(prefix="/records", tags=["records"])

    def ended(table_id: str, caller: Caller) -> Table:
        """A game that can be written to."""
        table = finished(house, table_id, caller.user)
        if isinstance(table, dict):
            raise RequestRefused("kept", 410, "This game was played under other rules.")
        return table

    async def write(caller: Caller, table: Table, request: str, command: Command) -> JSONResponse:
        await annotating.write(house, table.id, caller.asker(request), command)
        return JSONResponse(notes_json(house, house.table(table.id), caller.user))

    @router.get("/{table_id}/notes", responses=answers(*READING))
    async def notes(table_id: str, caller: Anybody) -> JSONResponse:
        """Comments and variations of a finished game, in the order in which they were written.

        A variation has `choices`, a comment `text`; one about a variation has its number as `of`,
        and `step`, after how many of its choices.
        """
        return JSONResponse(notes_json(house, ended(table_id, caller), caller.user))

    @router.post("/{table_id}/comments", responses=answers(*WRITING, "unknown-note"))
    async def comment(table_id: str, caller: Somebody, form: forms.Remark) -> JSONResponse:
        """Comment on a moment of a game that you played or brought in, or on a variation of it."""
        table = ended(table_id, caller)
        about = (form.ply, form.text, form.variation, form.step)
        return await write(
            caller, table, form.request, lambda t, who: annotating.comment(t, who, *about)
        )

    @router.post("/{table_id}/variations", responses=answers(*WRITING))
    async def vary(table_id: str, caller: Somebody, form: forms.NewVariation) -> JSONResponse:
        """Keep a variation: `choices` from `ply` on as a record writes them, or a whole `line`."""
        table = ended(table_id, caller)
        annotating.check_writer(table, caller.user)
        if form.line:
            line = await asyncio.to_thread(annotating.brought, table, form.line)
        else:
            line = await asyncio.to_thread(annotating.chosen_in, table, form.ply, form.choices)
        line = annotating.named(line, form.name or line.name)
        return await write(
            caller, table, form.request, lambda t, who: annotating.keep(t, who, line)
        )

    @router.post(
        "/{table_id}/erase",
        responses=answers(*ASKED, *READING, "unknown-note", "not-your-note"),
    )
    async def erase(table_id: str, caller: Somebody, form: forms.Erase) -> JSONResponse:
        """Take away a comment or a variation of yours, or any of a game that you host."""
        table = ended(table_id, caller)
        who = caller.asker(form.request)
        await house.perform(table.id, who, lambda t, who: annotating.erase(t, who, form.number))
        return JSONResponse(notes_json(house, house.table(table.id), caller.user))

    return router


def notes_json(house: House, table: Table, user: str) -> dict[str, Any]:
    """The notes of a table that somebody hears of."""
    heard = table.notes.heard(house.order.blocked_by(user) if user else ())
    return {"notes": [note_json(table, note) for note in heard]}


def note_json(table: Table, note: Note) -> dict[str, Any]:
    """A comment or a variation as data."""
    assert table.game is not None
    text = table.game.actions.text
    found: dict[str, Any] = {"number": note.number, "ply": note.ply, "by": note.name}
    if note.came:
        found["came"] = True
    if note.choices:
        choices = [f"{chooser(one.seat)} {text(one.code)}" for one in note.choices]
        return {**found, "name": note.text, "choices": choices}
    if note.of is not None:
        found |= {"of": note.of, "step": note.step}
    return {**found, "text": note.text}
