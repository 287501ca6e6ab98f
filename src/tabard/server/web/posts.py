"""What players post: one choice or wish each, with the ply it answers and a request id."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tabard.kernel.errors import Refused
from tabard.server import commands, waits
from tabard.server.calling_off import call_off, play_on
from tabard.server.commands import Asker
from tabard.server.house import House, now
from tabard.server.laying import lay
from tabard.server.log import Entry
from tabard.server.manners import check_talk, check_welcome
from tabard.server.puzzling import give_up, try_again
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.seals import brought_along
from tabard.server.setup import LINK, PERSON, SeatPlan
from tabard.server.table import Table
from tabard.server.teaching import come_back
from tabard.server.web import hinting
from tabard.server.web.access import seen_table
from tabard.server.web.people import address_of, kept_viewer
from tabard.words import words_of

BODY_LIMIT: Final = 4096
MOST_PIECES: Final = 64
REQUEST_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")

Command = Callable[[Table, Asker], list[Entry]]


class Post:
    """A post's fields, each checked when it is asked for."""

    def __init__(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise malformed("post", "is not an object")
        self.data: dict[str, Any] = data
        self.do = self.text("do")
        self.request = self.text("request")
        if not REQUEST_ID.fullmatch(self.request):
            raise malformed("request", "is not an id of 8 to 64 letters and digits")

    def text(self, name: str) -> str:
        """A field that is text."""
        value = self.data.get(name)
        if not isinstance(value, str):
            raise malformed(name, "is not text")
        return value

    def number(self, name: str) -> int:
        """A field that is a whole number."""
        value = self.data.get(name)
        if type(value) is not int or abs(value) >= 2**31:
            raise malformed(name, "is not a whole number")
        return value

    @property
    def codes(self) -> list[int]:
        """The pieces of a set, in any order."""
        return self.numbers("codes")

    @property
    def then(self) -> list[int]:
        """The choices that follow the first at once, in their order."""
        return self.numbers("then") if "then" in self.data else []

    def numbers(self, name: str) -> list[int]:
        """A field that is a list of choices."""
        value = self.data.get(name)
        if not isinstance(value, list) or len(value) > MOST_PIECES:
            raise malformed(name, "is not a list of choices")
        if any(type(code) is not int or abs(code) >= 2**31 for code in value):
            raise malformed(name, "is not a list of whole numbers")
        return value

    @property
    def brought(self) -> tuple[str, str]:
        """What comes along for the dealer's seed: the seal of a table to be opened, and a nonce."""
        fields: tuple[str, ...] = ("seal", "nonce")
        return brought_along({name: self.text(name) for name in fields if name in self.data})

    def final(self, table: Table) -> bool:
        """Whether a choice is confirmed at once; never in a puzzle, whose turn is its answer."""
        return self.data.get("confirm") is True and not table.plan.puzzle


DOES: Final[dict[str, Callable[[Table, Asker, Post], list[Entry]]]] = {
    "choose": lambda table, who, post: (
        lay(table, who, post.number("seat"), post.codes, post.number("ply"), post.final(table))
        if "codes" in post.data
        else commands.choose(
            table,
            who,
            post.number("seat"),
            post.number("code"),
            post.number("ply"),
            post.final(table),
            onward=True,
            then=post.then,
        )
    ),
    "confirm": lambda table, who, post: commands.confirm(
        table, who, post.number("seat"), post.number("ply"), True
    ),
    "takeback": lambda table, who, post: commands.take_back(
        table, who, post.number("seat"), whole=False
    ),
    "takeback_all": lambda table, who, post: commands.take_back(
        table, who, post.number("seat"), whole=True
    ),
    "ask_undo": lambda table, who, post: commands.ask_undo(table, who, post.number("seat")),
    "agree": lambda table, who, post: commands.answer_undo(table, who, post.number("seat"), True),
    "decline": lambda table, who, post: commands.answer_undo(
        table, who, post.number("seat"), False
    ),
    "call_off": lambda table, who, post: call_off(table, who, post.number("seat")),
    "play_on": lambda table, who, post: play_on(table, who, post.number("seat")),
    "say": lambda table, who, post: commands.say(table, who, post.text("text")),
    "mute": lambda table, who, post: commands.mute(table, who, post.number("talker"), True),
    "unmute": lambda table, who, post: commands.mute(table, who, post.number("talker"), False),
    "kick": lambda table, who, post: commands.kick(table, who, post.number("seat")),
    "sit": lambda table, who, post: commands.sit(table, who, post.number("seat")),
    "fill": lambda table, who, post: commands.fill(
        table, who, post.number("seat"), post.text("bot")
    ),
    "order": lambda table, who, post: waits.order(
        table, who, post.number("seat"), post.text("step"), post.codes
    ),
    "unorder": lambda table, who, post: waits.take_back_order(table, who, post.number("seat")),
    "come_back": lambda table, who, post: come_back(table, who, post.number("seat")),
    "try_again": lambda table, who, post: try_again(table, who, post.number("seat")),
    "give_up": lambda table, who, post: give_up(table, who, post.number("seat")),
    "nudge": lambda table, who, post: waits.nudge(table, who, post.number("seat")),
    "close": lambda table, who, post: commands.close(table, who),
    "leave": lambda table, who, post: commands.leave(
        table, who, post.number("seat"), table.plan.takeover
    ),
}


async def act(request: Request) -> Response:
    """Carry out one post; a repeat of the same request gets the same answer."""
    table = seen_table(request)
    house: House = request.app.state.house
    post = await read(request)
    viewer = await kept_viewer(request)
    seal, nonce = post.brought
    who = Asker(viewer.user, viewer.name, now(), post.request, nonce)
    if post.do == "rematch":
        other = await again(house, table, who, address_of(request.scope), seal)
        return JSONResponse({"ok": True, "go": f"/table/{other}"})
    if post.do == "hint":
        seat, ply = post.number("seat"), post.number("ply")
        return await hinting.answer(house, table, who, seat, ply, viewer.lang)
    command = DOES.get(post.do)
    if command is None:
        raise malformed("do", f"{post.do!r} is nothing one can do")
    if post.do == "say":
        check_talk(house, viewer.user)
    if post.do == "sit":
        check_welcome(house, table.id, viewer.user)
    try:
        version = await house.act(table.id, who, lambda table, who: command(table, who, post))
    except RequestRefused as refused:
        if refused.code == "illegal":
            return in_words(refused, table, viewer.lang)
        raise
    return JSONResponse({"ok": True, "version": version})


async def read(request: Request, limit: int = BODY_LIMIT) -> Post:
    """The post of a request, if it is one."""
    body = await request.body()
    if len(body) > limit:
        raise RequestRefused("too-large", 413, "That is more than we take.", limit=limit // 1024)
    try:
        return Post(json.loads(body))
    except (ValueError, RecursionError):
        raise malformed("post", "is not JSON") from None


def in_words(refused: RequestRefused, table: Table, lang: str) -> Response:
    """The rules' refusal as an answer in the reader's language."""
    reason = reason_of(refused, table, lang)
    return JSONResponse({**refused.json(), "message": reason}, refused.status)


def reason_of(refused: RequestRefused, table: Table, lang: str) -> str:
    """Why the rules refuse, in the reader's language."""
    assert table.game is not None
    detail, actions = refused.detail, table.game.actions
    why_not = Refused(detail["rule"], "", detail["why"], detail["need"], detail["have"])
    known = detail["choice"] in actions.codes
    form = actions.json(actions.codes[detail["choice"]]) if known else {}
    return words_of(table.game.edition, lang).reason(why_not, form)


async def again(house: House, table: Table, who: Asker, address: str, seal: str) -> str:
    """The table of the rematch: the first who asks opens it, the others are led there."""
    if not table.over:
        raise RequestRefused("not-over", 409, "The game is not over yet.")
    if not table.seats_of(who.user):
        raise RequestRefused("not-your-seat", 403, "That seat is not yours.")
    if not table.rematch:
        # Friends' links are gone: whoever knows the new table may sit down.
        seats = tuple(SeatPlan(PERSON) if plan.kind == LINK else plan for plan in table.plan.seats)
        special = table.plan.daily or table.plan.puzzle
        watch = "closed" if special else table.plan.watch
        plan = replace(table.plan, host=who.user, seats=seats, start=None, watch=watch)
        plan = replace(plan, daily="", puzzle="")
        other, _ = await house.open_table(plan, who.name, address, seal, who.nonce)
        await house.act(table.id, who, lambda table, who: commands.rematch(table, who, other.id))
    return table.rematch
