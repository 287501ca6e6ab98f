"""The addresses of tables: open, find, sit, look, choose, undo, talk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse

from tabard.server import commands
from tabard.server.api import forms
from tabard.server.api.answers import ASKED, AT_TABLE, BY_SEAT, ORDERED, answers
from tabard.server.api.caller import Caller
from tabard.server.api.depends import Anybody, Host, Somebody
from tabard.server.api.posting import post_choice
from tabard.server.api.shown import (
    choices_json,
    eyes,
    hint_json,
    row_json,
    sayings_json,
    seen_table,
    table_json,
)
from tabard.server.asker import Asker
from tabard.server.calling_off import call_off, play_on
from tabard.server.commands import Command
from tabard.server.hints import hint
from tabard.server.house import House
from tabard.server.log import Entry
from tabard.server.manners import check_talk, check_welcome
from tabard.server.refusals import RequestRefused
from tabard.server.setup import bots_of_house, read_setup
from tabard.server.table import Table

SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="one of your seats")]
SeatPath = Annotated[int, Path(ge=0, le=15, description="a seat, counted from 0")]
ACTING = (*ASKED, *AT_TABLE)
CHOOSING = (*ACTING, *BY_SEAT, "stale", "not-your-turn", "confirm-first", "illegal")
HOSTING = (*ACTING, "not-your-table", "begun", "taken", "not-running", "others-play", "counts")
OPENING = (*ASKED, "bad-name", "bots-alone", "many-tables", "bad-seal", "seal-used", "rated-hints")
REFUSED_SEAT = ("by-link", "barred", "taken", "already-seated", "out-of-time", "keeps-away")
SITTING = (*ACTING, "bad-link", *REFUSED_SEAT)
Limit = Annotated[int, Query(ge=1, le=200)]


def table_routes(house: House) -> APIRouter:
    """Everything about tables."""
    router = APIRouter(prefix="/tables", tags=["tables"])
    store = house.store

    async def act(caller: Caller, table_id: str, form: forms.Act, command: Command) -> JSONResponse:
        """Carry out a command of somebody who may see the table."""
        seen_table(house, table_id, caller.user)
        receipt = await house.perform(table_id, caller.asker(form.request), command)
        return JSONResponse(receipt.json())

    @router.post("", status_code=201, responses=answers(*OPENING, *ORDERED))
    async def open_a_table(caller: Host, form: forms.NewTable) -> JSONResponse:
        """Open a table and sit down; the game starts when nobody is missing."""
        setup = read_setup(form.model_dump(), caller.user, bots_of_house())
        table, links = await house.open_table(
            setup, caller.name, caller.address, form.seal, form.nonce
        )
        seat = eyes(table, caller.user, None)
        shown = table_json(house, table, caller.user, seat)
        secrets = {str(i): secret for i, secret in links.items()}
        return JSONResponse({**shown, "links": secrets}, 201)

    @router.get("", responses=answers("malformed"))
    async def list_tables(
        caller: Anybody,
        show: Annotated[str, Query(pattern="^(mine|open|watch)$")] = "open",
        limit: Limit = 50,
    ) -> JSONResponse:
        """Tables: `mine` (yours to move first), `open` to join, or to `watch`."""
        if show == "mine":
            rows = store.shelf.tables_of(caller.user, limit) if caller.user else []
        else:
            rows = store.shelf.listed("open" if show == "open" else "running", limit)
        return JSONResponse({"tables": [row_json(row) for row in rows]})

    @router.get("/{table_id}", responses=answers(*AT_TABLE, "not-your-seat"))
    async def look(table_id: str, caller: Anybody, seat: SeatQuery = None) -> JSONResponse:
        """A table as you see it: from your seat, or as a spectator."""
        table = seen_table(house, table_id, caller.user)
        return JSONResponse(table_json(house, table, caller.user, eyes(table, caller.user, seat)))

    @router.get("/{table_id}/choices", responses=answers(*AT_TABLE, *BY_SEAT))
    async def choices(table_id: str, caller: Somebody, seat: SeatQuery = None) -> JSONResponse:
        """What you may choose now, and what not and why.

        Where a `set` is asked for, its pieces may be laid down in any order, in one post.
        """
        table = seen_table(house, table_id, caller.user)
        mine = eyes(table, caller.user, seat)
        if mine is None:
            raise RequestRefused("not-your-seat", 403, "You have no seat here.")
        return JSONResponse(choices_json(table, mine))

    @router.post("/{table_id}/choices", responses=answers(*CHOOSING))
    async def choose(table_id: str, caller: Somebody, form: forms.Choice) -> JSONResponse:
        """Make a choice, by its code, text or JSON form, or lay a set down; for good or not yet."""
        return JSONResponse((await post_choice(house, caller, table_id, form)).json())

    @router.post("/{table_id}/hint", responses=answers(*CHOOSING, "no-hints", "no-advice"))
    async def ask_for_a_hint(table_id: str, caller: Somebody, form: forms.Ask) -> JSONResponse:
        """What a strong bot would choose in your place: its best choices, how much it favours each
        (`share`), and your chance to win after it, from what your seat knows alone; `band` is what
        can honestly be told of it, in per cent, put right by how such chances came true. Where the
        game plays your opponent itself, `margin` is the points you are likely to end before him.
        Where the game is decided (`foregone`) choices are ranked by place and points.

        Each says `why`, in English: the best what it has that the next one (`rather`) has not, the
        others what they lack beside the best; `even` if they are about equal. Its `reasons` are at
        most three figures of the value, what decides first: `matter` and `thing` say what of,
        `amount` how much more, `seat` whose, `lead` what it adds to your lead (log-odds).

        Refused with not-your-turn, stale, no-hints (none are given here), too-much or
        no-advice (no bot could think).
        """
        seen_table(house, table_id, caller.user)
        found = await hint(house, table_id, caller.asker(), form.seat, form.ply)
        return JSONResponse(hint_json(house.table(table_id), found))

    @router.post("/{table_id}/confirm", responses=answers(*CHOOSING, "nothing-to-confirm"))
    async def confirm(table_id: str, caller: Somebody, form: forms.Confirm) -> JSONResponse:
        """Carry out your tentative choices."""
        return await act(
            caller, table_id, form, lambda t, who: commands.confirm(t, who, form.seat, form.ply)
        )

    @router.post(
        "/{table_id}/take-back",
        responses=answers(*ACTING, *BY_SEAT, "not-your-turn", "nothing-to-undo"),
    )
    async def take_back(table_id: str, caller: Somebody, form: forms.TakeBack) -> JSONResponse:
        """Take back your last tentative choice, or all of them."""
        return await act(
            caller, table_id, form, lambda t, who: commands.take_back(t, who, form.seat, form.all)
        )

    @router.post(
        "/{table_id}/undo",
        responses=answers(
            *ACTING, *BY_SEAT, "nothing-to-undo", "undo-asked", "undo-away", "undo-declined"
        ),
    )
    async def ask_undo(table_id: str, caller: Somebody, form: forms.SeatAct) -> JSONResponse:
        """Ask to go back to before your last choice; the others must agree."""
        return await act(
            caller, table_id, form, lambda t, who: commands.ask_undo(t, who, form.seat)
        )

    @router.post("/{table_id}/undo/answer", responses=answers(*ACTING, *BY_SEAT, "no-undo-asked"))
    async def answer_undo(table_id: str, caller: Somebody, form: forms.UndoAnswer) -> JSONResponse:
        """Agree to an undo, or decline it."""
        return await act(
            caller,
            table_id,
            form,
            lambda t, who: commands.answer_undo(t, who, form.seat, form.agree),
        )

    @router.post(
        "/{table_id}/call-off",
        responses=answers(*ACTING, *BY_SEAT, "nobody-agrees", "not-called-off"),
    )
    async def calling(table_id: str, caller: Somebody, form: forms.CallOff) -> JSONResponse:
        """Wish to end the game without a result, which happens once all who play do; or not."""
        command = call_off if form.wish else play_on
        return await act(caller, table_id, form, lambda t, who: command(t, who, form.seat))

    @router.get("/{table_id}/chat", responses=answers(*AT_TABLE))
    async def chat(table_id: str, caller: Anybody) -> JSONResponse:
        """What was said lately: `seat` is nothing for watchers, whom players do not hear while
        the game runs.
        """
        table = seen_table(house, table_id, caller.user)
        return JSONResponse({"chat": sayings_json(table, bool(table.seats_of(caller.user)))})

    @router.post("/{table_id}/chat", responses=answers(*ACTING, "muted", "not-for-guests"))
    async def say(table_id: str, caller: Somebody, form: forms.Say) -> JSONResponse:
        """Say something at the table; without a seat to watchers alone, until the game is over."""
        check_talk(house, caller.user)
        return await act(caller, table_id, form, lambda t, who: commands.say(t, who, form.text))

    @router.post("/{table_id}/mute", responses=answers(*HOSTING))
    async def mute(table_id: str, caller: Host, form: forms.Mute) -> JSONResponse:
        """Silence somebody at a table that you have opened, or let them talk again."""
        return await act(
            caller,
            table_id,
            form,
            lambda t, who: commands.mute(t, who, form.talker, form.silent),
        )

    @router.post("/{table_id}/seats/{seat}/kick", responses=answers(*HOSTING))
    async def kick(table_id: str, seat: SeatPath, caller: Host, form: forms.Act) -> JSONResponse:
        """Send somebody away from a table that you have opened, before the game begins."""
        return await act(caller, table_id, form, lambda t, who: commands.kick(t, who, seat))

    @router.post(
        "/{table_id}/close",
        responses=answers(*HOSTING),
    )
    async def close(table_id: str, caller: Host, form: forms.Act) -> JSONResponse:
        """Give up a table that you have opened and where nobody else plays."""
        return await act(caller, table_id, form, commands.close)

    @router.post("/{table_id}/seats/{seat}", responses=answers(*SITTING, "not-running"))
    async def sit(table_id: str, seat: SeatPath, caller: Somebody, form: forms.Sit) -> JSONResponse:
        """Take a free seat, one kept for you by its link, or come back to your own."""
        linked = False
        if form.link:
            if store.linked(form.link) != (table_id, seat):
                raise RequestRefused("bad-link", 403, "That link leads nowhere.")
            linked = True
        else:
            seen_table(house, table_id, caller.user)
        asker = caller.asker(form.request, form.nonce)
        return await sit_down(house, asker, table_id, seat, linked)

    @router.post(
        "/{table_id}/seats/{seat}/bot",
        responses=answers(*HOSTING),
    )
    async def fill(table_id: str, seat: SeatPath, caller: Host, form: forms.Fill) -> JSONResponse:
        """Give a free seat of your table to a bot; the game starts when nobody is missing."""
        return await act(
            caller, table_id, form, lambda t, who: commands.fill(t, who, seat, form.bot)
        )

    @router.delete("/{table_id}/seats/{seat}", responses=answers(*ACTING, *BY_SEAT))
    async def leave(table_id: str, seat: SeatPath, caller: Somebody) -> JSONResponse:
        """Leave your seat; in a running game a bot plays on until you come back."""
        return await act(caller, table_id, forms.Act(), leaving(seat))

    return router


def seal_routes(house: House) -> APIRouter:
    """Seeds that are fixed before whoever opens a table gives a nonce."""
    router = APIRouter(prefix="/seals", tags=["tables"])

    @router.post("", status_code=201, responses=answers(*ASKED))
    async def put_a_seed_aside(caller: Host) -> JSONResponse:
        """A seed for the table that you are about to open: the seal to open it with, once and
        within a day, and the commitment to the seed. Then choose your nonce and open the table.
        """
        return JSONResponse(house.seals.new(), 201)

    return router


def link_routes(house: House) -> APIRouter:
    """Secret links to seats, sent in the body: addresses end up in logs."""
    router = APIRouter(prefix="/links", tags=["tables"])

    @router.post("", responses=answers(*SITTING, "not-running"))
    async def follow(caller: Somebody, form: forms.Link) -> JSONResponse:
        """Take the seat that a secret link leads to."""
        found = house.store.linked(form.link)
        if found is None:
            raise RequestRefused("bad-link", 403, "That link leads nowhere.")
        return await sit_down(house, caller.asker(form.request, form.nonce), *found, True)

    return router


async def sit_down(
    house: House, asker: Asker, table_id: str, seat: int, linked: bool
) -> JSONResponse:
    """Sit down and say where."""
    check_welcome(house, table_id, asker.user)
    receipt = await house.perform(
        table_id, asker, lambda t, who: commands.sit(t, who, seat, linked)
    )
    return JSONResponse({"table": table_id, "seat": seat, **receipt.json()})


def leaving(seat: int) -> Callable[[Table, Asker], list[Entry]]:
    """The command of leaving a seat to the bot the table has named."""

    def command(table: Table, who: Asker) -> list[Entry]:
        return commands.leave(table, who, seat, table.plan.takeover)

    return command
