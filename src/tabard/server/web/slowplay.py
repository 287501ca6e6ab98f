"""Slow play at the table: orders for later, notes of one's own, the story since one's last turn."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.server.calls.caller import Caller
from tabard.server.calls.corners import LONGEST_NOTE
from tabard.server.calls.letter import sentence, story
from tabard.server.foresight import Question
from tabard.server.house import House
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.table import Table
from tabard.server.waits import MOST_ALTERNATIVES
from tabard.server.web.access import seen_table
from tabard.server.web.people import kept_viewer, viewer_of
from tabard.server.web.rendering import form_of
from tabard.words import words_of

LONG_AGO: Final = 600_000  # whoever has chosen since needs no story
MOST_LINES: Final = 40


def own_seat(request: Request) -> tuple[Table, int]:
    """The table of an address, and the viewer's seat there."""
    table = seen_table(request)
    seats = table.seats_of(viewer_of(request).user)
    if not seats:
        raise RequestRefused("not-your-seat", 403, "That seat is not yours.")
    return table, seats[0]


def story_for(table: Table, seat: int | None, lang: str, now: int) -> list[str]:
    """What somebody who is asked has missed since their own last choice; nothing if not much."""
    if seat is None or not table.running or seat not in table.awaited():
        return []
    own = [ply.at for ply in table.plies if ply.seat == seat]
    if now - (own[-1] if own else table.opened_at) < LONG_AGO:
        return []
    return story(table, seat, seat, lang, MOST_LINES)


async def order_page(request: Request) -> Response:
    """What the viewer may be asked next, and the order they have left, if any."""
    table, seat = own_seat(request)
    house: House = request.app.state.house
    viewer = viewer_of(request)
    house.limits.check_hint(viewer.user)
    questions = await house.foresight.of(table, seat)
    found = [told(one, seat, table, viewer.lang) for one in questions]
    left = table.orders.get(seat)
    order = None
    if left is not None and table.game is not None:
        order = {"step": left.step, "codes": list(left.codes)}
        order["labels"] = [label(table, code, seat, viewer.lang) for code in left.codes]
    return JSONResponse({"order": order, "questions": found, "most": MOST_ALTERNATIVES})


def told(one: Question, seat: int, table: Table, lang: str) -> dict[str, Any]:
    """A question that may come, in words, with its choices: what was open most often first."""
    words, view = words_of(one.state.game.edition, lang), one.state.view(seat)
    codes = sorted(one.codes, key=lambda code: (-one.codes[code], code))
    names, actions = table.names(), one.state.game.actions
    return {
        "step": one.step,
        "ask": words.prompt(view, names),
        "choices": [
            {
                "code": code,
                "label": sentence(words.choice(view, actions.json(code), names)),
            }
            for code in codes
        ],
    }


def label(table: Table, code: int, seat: int, lang: str) -> str:
    """A choice in words, as the table stands."""
    assert table.game is not None
    assert table.state is not None
    words = words_of(table.game.edition, lang)
    form = table.game.actions.json(code)
    return sentence(words.choice(table.state.view(seat), form, table.names()))


async def keep_note(request: Request) -> Response:
    """Keep what the viewer has written to themselves at a table."""
    table, _ = own_seat(request)
    note = (await form_of(request)).get("note", "")
    if len(note) > LONGEST_NOTE:
        raise malformed("note", f"is longer than {LONGEST_NOTE} characters")
    viewer = await kept_viewer(request)
    caller: Caller = request.app.state.caller
    await caller.corners.change(viewer.user, table.id, note=note)
    return JSONResponse({"ok": True})


routes: Final = [
    Route("/table/{id}/orders", order_page),
    Route("/table/{id}/note", keep_note, methods=["POST"]),
]
