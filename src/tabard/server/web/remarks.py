"""Comments and variations on a replay: listed as one reader hears of them, and written."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.draw.memory import safe
from tabard.server import annotating, byhand
from tabard.server.asker import Asker
from tabard.server.commands import Command
from tabard.server.house import House, now
from tabard.server.limits import BODY_LIMIT
from tabard.server.notes import Note, is_plain, line_of
from tabard.server.refusals import malformed
from tabard.server.table import Table
from tabard.server.web import posts
from tabard.server.web.people import kept_viewer, viewer_of
from tabard.server.web.posts import Post
from tabard.server.web.sight import Sight, shield, sign
from tabard.server.web.variations import line_codes, noted, told_step, told_steps
from tabard.server.web.viewer import Viewer

Words = dict[tuple[Note, str], list[tuple[int, str]]]


async def notes_now(request: Request) -> Response:
    """All notes of a game, each as it stands in the list, and where."""
    table = noted(request)
    house: House = request.app.state.house
    return JSONResponse(await told(house, table, viewer_of(request)))


async def note_post(request: Request) -> Response:
    """Write something to a game, or take it away: `do` is `comment`, `keep` or `erase`."""
    table = noted(request)
    post = await posts.read(request, BODY_LIMIT)
    viewer = await kept_viewer(request)
    house: House = request.app.state.house
    who = Asker(viewer.user, viewer.name, now(), post.request)
    command = await asyncio.to_thread(wished, table, who, post)
    if post.do == "erase":
        await house.perform(table.id, who, command)
    else:
        await annotating.write(house, table.id, who, command)
    return JSONResponse(await told(house, house.table(table.id), viewer))


def wished(table: Table, who: Asker, post: Post) -> Command:
    """What a post wants; whether the rules allow a variation is found out here."""
    if post.do == "erase":
        number = post.number("number")
        return lambda table, who: annotating.erase(table, who, number)
    annotating.check_writer(table, who.user)
    if post.do == "comment":
        text, ply = post.text("text"), post.number("ply")
        of = post.number("of") if post.data.get("of") is not None else None
        step = post.number("step") if of is not None else 0
        return lambda table, who: annotating.comment(table, who, ply, text, of, step)
    if post.do != "keep":
        raise malformed("do", f"{post.do[:20]!r} is not comment, keep or erase")
    ply, codes = post.number("ply"), line_codes(post)
    if not 0 <= ply <= len(table.plies):
        raise malformed("ply", f"is not a number of 0 to {len(table.plies)}")
    if not codes:
        raise malformed("line", "has no choice")
    line = annotating.named(
        byhand.taken_up(table.state_at(ply), ply, codes).line, post.text("name")
    )
    own = post.number("number") if post.data.get("number") is not None else None
    return lambda table, who: annotating.keep(table, who, line, own)


async def told(house: House, table: Table, viewer: Viewer) -> dict[str, Any]:
    """The notes of a table for a reader."""
    unheard = house.order.blocked_by(viewer.user)
    heard = table.notes.heard(unheard)
    assert table.game is not None
    sight = Sight(table.game.edition, None, viewer.lang)
    known: Words = table.memory.setdefault("variations", {})
    new = [one for one in heard if one.choices and (one, viewer.lang) not in known]
    if new:  # what pages remember of a table is changed by this thread alone
        known |= await asyncio.to_thread(worded, table, new, sight)
    listed = [
        {
            "number": note.number,
            "ply": note.ply,
            "codes": [one.code for one in note.choices],
            "name": note.text if note.choices else "",
            "own": note.user == viewer.user and not note.came,
            "html": item(table, note, heard, known, sight, viewer.user),
        }
        for note in heard
        if note.of is None
    ]
    return {"may": annotating.may_write(table, viewer.user), "notes": listed}


def worded(table: Table, notes: list[Note], sight: Sight) -> Words:
    """The choices of variations in words."""
    found: Words = {}
    for note in notes:
        line = line_of(table, note)
        states = line.states(table.state_at(note.ply))
        found[note, sight.lang] = told_steps(line, states, table.names(), sight)
    return found


def item(table: Table, note: Note, heard: list[Note], known: Words, sight: Sight, user: str) -> str:
    """A comment, or a variation with its steps and what is said of them, in the list."""
    if is_plain(note):
        return (
            f'<li class="note comment" id="note-{note.number}" data-ply="{note.ply}">'
            f"{said(table, note, sight, user)}</li>"
        )
    say = sight.chrome
    about = [one for one in heard if one.of == note.number]

    def spoken(step: int) -> str:
        return "".join(
            f'<div class="comment" id="note-{one.number}">{said(table, one, sight, user)}</div>'
            for one in about
            if one.step == step
        )

    steps = "".join(
        f'<li><button type="button" class="step" data-step="{n}">{told_step(seat, text)}</button>'
        f"{spoken(n)}</li>"
        for n, (seat, text) in enumerate(known[note, sight.lang], 1)
    )
    name = safe(note.text or say("way-unnamed"))
    return (
        f'<li class="note variation" id="note-{note.number}" data-ply="{note.ply}"'
        f' data-variation="{note.number}"><div class="way-head">{sign("split-arrows", 15)}'
        f'<button type="button" class="step" data-step="0"><b>{name}</b></button> '
        f"{author(note)}{keys(table, note, sight, user)}</div>{spoken(0)}<ol>{steps}</ol></li>"
    )


def said(table: Table, note: Note, sight: Sight, user: str) -> str:
    """What somebody says: words only, whatever they look like."""
    seats = table.seats_of(note.user) if not note.came else []
    mark = shield(seats[0], 14) if len(seats) == 1 else sign("quill-ink", 14)
    text = "<br>\n".join(safe(row) for row in note.text.split("\n"))
    words = f'<span class="words">{text}</span>'
    return f"{mark}<p>{author(note)} {words}</p>{keys(table, note, sight, user)}"


def author(note: Note) -> str:
    """Who wrote something; by the name one finds who, unless it came with a record."""
    name = safe(note.name)
    if note.came:
        return f'<span class="by">{name}</span>'
    return f'<a class="by" href="/people/{safe(note.user)}" target="_blank">{name}</a>'


def keys(table: Table, note: Note, sight: Sight, user: str) -> str:
    """What may be done to a note: rename a variation of one's own, take away one's own or any."""
    say = sight.chrome
    found = ""
    if note.choices and note.user == user and not note.came:
        found += key("rename", note, say("way-rename"), "quill-ink")
    if annotating.may_erase(table, user, note):
        told = "way-erase" if note.choices else "note-erase"
        found += key("erase", note, say(told), "cancel")
    return f'<span class="note-keys">{found}</span>' if found else ""


def key(do: str, note: Note, label: str, icon: str) -> str:
    """A small key beside a note."""
    told = safe(label)
    return (
        f'<button type="button" data-note="{do}" data-number="{note.number}" aria-label="{told}"'
        f' title="{told}">{sign(icon, 13)}</button>'
    )


routes: Final = [
    Route("/replay/{id}/notes", notes_now, methods=["GET"]),
    Route("/replay/{id}/notes", note_post, methods=["POST"]),
]
