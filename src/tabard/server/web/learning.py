"""Learning a game: its lessons with what is done, and the table that teaches one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.games import game, known
from tabard.kernel.errors import Unknown
from tabard.lessons import ABOUT, TITLE, Lesson, courses, lesson, lessons, sayings
from tabard.server import commands
from tabard.server.commands import Asker
from tabard.server.house import House, now
from tabard.server.refusals import RequestRefused
from tabard.server.teaching import learned, plan_of
from tabard.server.web import terms
from tabard.server.web.chrome import chrome
from tabard.server.web.pages import go, house_of, store_of
from tabard.server.web.people import address_of, kept_viewer, viewer_of
from tabard.server.web.rendering import form_of, render
from tabard.server.web.shelf import card, scene


@dataclass(frozen=True, slots=True)
class Offer:
    """A lesson in the list: its words, whether it was learned, and the table where it goes on."""

    id: str
    place: int
    title: str
    about: str
    stretch: bool
    learned: bool
    table: str


@dataclass(frozen=True, slots=True)
class PartOffer:
    """A part of a game in the list: whether it was played, and the parts of a game that adds it."""

    id: str
    title: str
    about: str
    learned: bool
    wanted: str


def part_offers(request: Request, name: str, lang: str) -> list[PartOffer]:
    """The parts of a game in their order: each with what the viewer has played already."""
    found, t = game(name), chrome(lang)
    if not found.parts():
        return []
    played = store_of(request).shelf.agreed_by(viewer_of(request).user, name)
    known = {o.name for o in found.parts() if any(found.plays(o, each) for each in played)}
    return [
        PartOffer(
            part.name,
            terms.question(name, part, t),
            terms.about(name, part, t),
            part.name in known,
            " ".join(o.name for o in found.parts() if o is part or o.name in known),
        )
        for part in found.parts()
    ]


async def lesson_list(request: Request) -> Response:
    """The lessons of a game, and what the viewer has done of them."""
    name = game_asked(request)
    viewer, found = viewer_of(request), courses(name)
    rows = taught_to(request, viewer.user, name)
    offers = [offer(house_of(request), rows, one, viewer.lang) for one in found]
    ahead = next((one.id for one in offers if not one.learned), "")
    parts = part_offers(request, name, viewer.lang)
    further = next((one.id for one in parts if not one.learned), "")
    return render(
        request,
        "learn.html",
        box=card(name),
        scene=scene,
        offers=offers,
        ahead=ahead,
        parts=parts,
        further=further,
        played=name in store_of(request).shelf.played_by(viewer.user),
    )


def taught_to(request: Request, user: str, name: str) -> list[dict[str, Any]]:
    """The tables at which somebody is taught a game, or was."""
    rows = store_of(request).shelf.lessons_of(user)
    return [row for row in rows if row["game"] == name and "lesson" in row["summary"]]


def game_asked(request: Request) -> str:
    """The game of an address, if there are lessons of it."""
    name: str = request.path_params["game"]
    if not known(name) or not lessons(name):
        raise HTTPException(404)
    return name


def offer(house: House, rows: list[dict[str, Any]], one: Lesson, lang: str) -> Offer:
    """A lesson as somebody with these tables finds it."""
    words = sayings(one.game, one.id, lang)
    own = [row for row in rows if row["summary"].get("lesson") == one.id]
    done = any(row["summary"]["learned"] or is_learned(house, row) for row in own)
    table = begun(house, own)
    return Offer(one.id, one.place, words(TITLE), words(ABOUT), bool(one.until), done, table)


def is_learned(house: House, row: dict[str, Any]) -> bool:
    """Whether the lesson at a table in memory is done; storage follows a moment later."""
    live = house.live_tables.get(row["id"])
    return live is not None and finished(house, row["id"])


def finished(house: House, table_id: str) -> bool:
    """Whether the lesson of a table is done, or its stretch."""
    return learned(house.table(table_id))


def begun(house: House, rows: list[dict[str, Any]]) -> str:
    """The table where a lesson can be gone on with, or ""."""
    for row in rows:
        if row["status"] == "running":
            try:
                if not finished(house, row["id"]):
                    return str(row["id"])
            except RequestRefused:  # of rules that are no more
                continue
    return ""


def over(house: House, table_id: str) -> bool:
    """Whether nothing is left to do at a table that taught."""
    try:
        return finished(house, table_id)
    except RequestRefused:  # of rules that are no more
        return False


async def learn(request: Request) -> Response:
    """To the table of a lesson: where it was left, or a new one; from its beginning if wanted.

    Tables whose lesson is done, or is begun anew, are closed.
    """
    name = game_asked(request)
    try:
        one = lesson(name, request.path_params["lesson"])
    except Unknown:
        raise HTTPException(404) from None
    viewer, house = await kept_viewer(request), house_of(request)
    anew = (await form_of(request)).get("anew") == "on"
    rows = taught_to(request, viewer.user, name)
    own = [row for row in rows if row["summary"].get("lesson") == one.id]
    table_id = begun(house, own)
    if table_id and not anew:
        return go(f"/table/{table_id}")
    found = game(name)
    setup = plan_of(one, viewer.user, found.rules_version, found.data)
    table, _ = await house.open_table(setup, viewer.name, address_of(request.scope))
    who = Asker(viewer.user, viewer.name, now())
    for row in rows:
        if row["status"] == "running" and (row in own or over(house, row["id"])):
            await house.act(row["id"], who, commands.close)
    return go(f"/table/{table.id}")


routes = [
    Route("/learn/{game}", lesson_list),
    Route("/learn/{game}/{lesson}", learn, methods=["POST"]),
]
