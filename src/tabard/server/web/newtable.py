"""New table: one page that asks for everything and needs nothing: every default is sensible."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.games import game, known
from tabard.kernel.errors import BadOption
from tabard.kernel.game import Game, Option
from tabard.server.naming import LONGEST_NAME
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.seals import brought_along
from tabard.server.setup import (
    BOT,
    CLOCKS,
    DEVICE,
    LINK,
    PERSON,
    REPLACED_BY,
    USUAL_BOT,
    bots_of_house,
    read_setup,
)
from tabard.server.web import terms
from tabard.server.web.bots import about, level, to_choose_from
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.pages import go, house_of
from tabard.server.web.people import address_of, kept_viewer, session_of, viewer_of
from tabard.server.web.rendering import form_of, render
from tabard.server.web.shelf import card, scene, shelf_of, usual_players

# What a seat's menu offers besides the bots, and the kind of seat it makes.
SEAT_WORDS: Final = {"me": PERSON, "open": PERSON, "friend": LINK, "device": DEVICE}
LIVE_MINUTES: Final = (10, 20, 30, 45, 60, 90)
LIVE_INCREMENTS: Final = (0, 5, 10, 20, 30)
SLOW_DAYS: Final = (1, 2, 3, 7, 14)
HOLIDAYS: Final = (0, 3, 7, 14, 30)
# Who may ask for hints, and what that means for a setup: nothing said is "against bots alone".
HINTS: Final = {"bots": None, "all": True, "none": False}
# Whether the game counts for the ratings, likewise: nothing said is "without hints alone".
RATED: Final = {"usual": None, "yes": True, "no": False}
# Whether everybody may try their turn with the pencil first.
PLANS: Final = {"yes": True, "no": False}


async def new_table(request: Request) -> Response:
    """The form for a game, filled in so that one click is enough."""
    game_id = request.query_params.get("game", request.app.state.shelf[0])
    if not known(game_id):
        raise HTTPException(404)
    found = game(game_id)
    t = chrome(viewer_of(request).lang)
    asked = request.query_params.get("players", "")
    players = int(asked) if asked.isdecimal() and len(asked) < 3 else usual_players(game_id)
    if players not in found.players:
        players = usual_players(game_id)
    return render(
        request,
        "new.html",
        box=card(game_id),
        shelf=shelf_of(request, game_id),
        scene=scene,
        players=players,
        counts=list(found.players),
        options=[
            switch(found, option, players, t)
            for option in found.offered
            if option.values_for(players) and option.adds_to is None
        ],
        bots=to_choose_from(game_id),
        level=partial(level, game=game_id),
        about=partial(about, game=game_id),
        usual_bot=USUAL_BOT,
        clocks=CLOCKS,
        minutes=LIVE_MINUTES,
        increments=LIVE_INCREMENTS,
        days=SLOW_DAYS,
        holidays=HOLIDAYS,
        replaced_by=REPLACED_BY,
        hints=HINTS,
        rated=RATED,
        plans=PLANS,
        longest=LONGEST_NAME,
    )


def switch(found: Game[Any], option: Option, players: int, t: Chrome) -> dict[str, Any]:
    """An option of a game as the page shows it: a question, its rule, and its answers in words.

    Beside an answer that excludes it, it says so and cannot be chosen; parts that may be added to
    an answer stand under it.
    """
    game_id = found.id
    others = [o for o in found.options if o.name in option.unless and o.values_for(players)]
    excluding = {f"option-{o.name}": str(option.unless[o.name]).lower() for o in others}
    added = [o for o in found.offered if o.adds_to is not None and o.adds_to[0] == option.name]
    beside = {
        f"option-{name}": str(value).lower()
        for name, value in {o.adds_to for o in added if o.adds_to}
    }
    return {
        "name": option.name,
        "text": terms.question(game_id, option, t),
        "rule": option.rule,
        "variant": option.variant,
        "unless": json.dumps(excluding) if excluding else "",
        "excluded": terms.excluded(game_id, option, t) if excluding else "",
        "default": str(option.default).lower(),
        "beside": json.dumps(beside),
        "parts_text": terms.parts(game_id, option, t) if added else "",
        "parts": [
            {"name": o.name, "text": terms.question(game_id, o, t), "rule": o.rule}
            | {"about": terms.about(game_id, o, t)}
            for o in added
        ],
        "answers": [
            {"value": str(value).lower(), "text": terms.answer(game_id, option, value, t)}
            for value in option.values_for(players)
        ],
    }


async def open_table(request: Request) -> Response:
    """Open the table that the form describes; links for friends go to the host's browser."""
    fields = await form_of(request)
    viewer = await kept_viewer(request)
    setup = read_setup(read_form(fields), viewer.user, bots_of_house())
    table, links = await house_of(request).open_table(
        setup, viewer.name, address_of(request.scope), *brought_along(fields)
    )
    if links:
        session_of(request).keep_links(table.id, links)
    return go(f"/table/{table.id}")


async def put_a_seed_aside(request: Request) -> Response:
    """A seal for the table that is about to be opened, and the commitment to its seed."""
    return JSONResponse(house_of(request).seals.new())


def read_form(fields: dict[str, str]) -> dict[str, Any]:
    """The form as the data that a setup is read from."""
    game_id = fields.get("game", "")
    if not known(game_id):
        raise malformed("game", f"{game_id!r} is not on the table")
    players = whole(fields, "players")
    found = game(game_id)
    options = {}
    for option in found.offered:
        text = fields.get(f"option-{option.name}")
        if text is not None:
            try:
                options[option.name] = option.parse(text)
            except BadOption as error:
                raise malformed(f"option-{option.name}", error.problem) from None
    # What is asked beside an answer that excludes it is not meant: the form has said so.
    for option in found.options:
        if found.excluded(option, options) is not None:
            options.pop(option.name, None)
    seats = [seat_of(fields, i) for i in range(min(players, 10))]
    if seats and seats[0]["kind"] == BOT and any(seat["kind"] != BOT for seat in seats):
        raise RequestRefused(
            "host-sits-first", 400, "The first seat is yours, or every seat is a bot's."
        )
    return {
        "game": game_id,
        "players": players,
        "options": options,
        "seats": seats,
        "clock": read_clock(fields),
        "watch": watch_of(fields.get("watch", "open"), seats),
        "takeover": fields.get("takeover", USUAL_BOT),
        "hints": read_word(fields, "hints", HINTS),
        "rated": read_word(fields, "rated", RATED),
        "plans": read_word(fields, "plans", PLANS),
        "holiday": whole(fields, "holiday", 0) if fields.get("clock") == "slow" else 0,
        "replace": fields.get("replace", REPLACED_BY[0]),
    }


def watch_of(word: str, seats: list[dict[str, str]]) -> str:
    """Who may watch; as usual with a guest's table: nobody who would see them against bots."""
    if word == "usual":
        return "closed" if all(seat["kind"] == BOT for seat in seats[1:]) else "open"
    return "open" if word == "open" else "closed"


def read_word(fields: dict[str, str], name: str, words: Mapping[str, bool | None]) -> bool | None:
    """Yes, no, or None where it depends on who plays; the first word is the usual one."""
    word = fields.get(name, next(iter(words)))
    if word not in words:
        raise malformed(name, f"{word!r} is not one of {', '.join(words)}")
    return words[word]


def seat_of(fields: dict[str, str], seat: int) -> dict[str, str]:
    """A seat as its menu says it, with the name of whoever plays on the same device."""
    word = fields.get(f"seat-{seat}", "open")
    if word.startswith("bot-"):
        return {"kind": BOT, "bot": word.removeprefix("bot-")}
    if word not in SEAT_WORDS:
        raise malformed(f"seat-{seat}", f"{word!r} is nothing a seat can be")
    kind = SEAT_WORDS[word]
    return {"kind": kind, "name": fields.get(f"name-{seat}", "") if kind == DEVICE else ""}


def read_clock(fields: dict[str, str]) -> dict[str, Any]:
    """The clock as the form says it."""
    kind = fields.get("clock", "none")
    if kind == "live":
        minutes = whole(fields, "minutes", CLOCKS["live"]["minutes"])
        return {"kind": "live", "minutes": minutes, "increment": whole(fields, "increment", 0)}
    if kind == "slow":
        return {"kind": "slow", "days": whole(fields, "days", CLOCKS["slow"]["days"])}
    return {"kind": kind}


def whole(fields: dict[str, str], name: str, usual: int | None = None) -> int:
    """A whole number of the form."""
    text = fields.get(name, "" if usual is None else str(usual))
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise malformed(name, f"{text!r} is not a whole number")
    return int(text)


routes = [
    Route("/new", new_table),
    Route("/new", open_table, methods=["POST"]),
    Route("/seal", put_a_seed_aside, methods=["POST"]),
]
