"""Tournaments on pages: the list, a form for a new one, and the page of each."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.games import game, known
from tabard.server.house import House, now
from tabard.server.naming import LONGEST_NAME
from tabard.server.refusals import malformed
from tabard.server.setup import CLOCKS
from tabard.server.tournaments import office
from tabard.server.tournaments.contest import (
    FORMS,
    KNOCKOUT,
    OFF,
    OPEN,
    OVER,
    ROBIN,
    RUNNING,
    Contest,
    Entrant,
    Pairing,
)
from tabard.server.tournaments.league import LETTERS, division_id, season_of
from tabard.server.tournaments.standing import Line, standings
from tabard.server.web import terms
from tabard.server.web.account import one_of
from tabard.server.web.bots import level, to_choose_from
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.newtable import whole
from tabard.server.web.pages import go, house_of
from tabard.server.web.people import address_of, kept_viewer, viewer_of
from tabard.server.web.rendering import form_of, render
from tabard.server.web.rows import clock_text
from tabard.server.web.shelf import card, scene, shelf_of, usual_players
from tabard.server.web.standing_picture import bracket, chart

HOURS: Final = (2, 24, 72, 168, 336)
STARTS: Final = (0, 1, 24, 72, 168)
MOST: Final = (4, 8, 16, 24, 32, 64, 128, 256)
ROUNDS: Final = (2, 3, 4, 5, 6, 7, 9, 11)


@dataclass(frozen=True, slots=True)
class Row:
    """A tournament in a list."""

    id: str
    name: str
    game: str
    form: str
    seats: int
    number: int
    most: int


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table of a round as the page tells it: its table, and who has which place there."""

    table: str
    over: bool
    rests: bool
    who: list[tuple[str, int, bool]]


async def tournaments(request: Request) -> Response:
    """Those that can be joined, those that go on, and those that are over."""
    kept = house_of(request).store.tournaments
    return render(
        request,
        "tournaments.html",
        joinable=rows(kept.listed(OPEN)),
        running=rows(kept.listed(RUNNING)),
        finished=rows(kept.listed(OVER, OFF)),
    )


def rows(found: list[dict[str, Any]]) -> list[Row]:
    """Tournaments as the list shows them."""
    return [
        Row(
            one["id"],
            one["name"],
            one["plan"]["game"],
            one["plan"]["form"],
            one["plan"]["seats"],
            one["number"],
            one["plan"]["most"],
        )
        for one in found
    ]


async def new_tournament(request: Request) -> Response:
    """The form for a new one, filled in so that a name is enough."""
    asked = request.query_params.get("game", "")
    name = asked if known(asked) else request.app.state.shelf[0]
    counts = [n for n in game(name).players if n > 1]
    seats = request.query_params.get("seats", "")
    chosen = int(seats) if seats.isdecimal() and len(seats) < 3 else usual_players(name)
    viewer = viewer_of(request)
    return render(
        request,
        "tournament_new.html",
        box=card(name),
        shelf=shelf_of(request, name),
        scene=scene,
        counts=counts,
        seats=chosen if chosen in counts else counts[0],
        forms=FORMS,
        clocks=terms.usual_clocks(chrome(viewer.lang)),
        hours=HOURS,
        starts=STARTS,
        most=MOST,
        rounds=ROUNDS,
        longest=LONGEST_NAME,
        operates=house_of(request).operates(viewer.user, address_of(request.scope)),
    )


async def open_tournament(request: Request) -> Response:
    """Open what the form describes."""
    fields = await form_of(request)
    viewer = await kept_viewer(request)
    data = {
        "game": fields.get("game", ""),
        "seats": whole(fields, "seats"),
        "form": one_of(fields, "form", FORMS),
        "rounds": whole(fields, "rounds", 5),
        "most": min(whole(fields, "most", 16), office.most_of(fields["form"])),
        "hours": whole(fields, "hours", 72),
        "clock": CLOCKS[one_of({"clock": "none", **fields}, "clock", tuple(CLOCKS))],
        "rated": fields.get("rated", "on") == "on",
        "bots": fields.get("bots") == "on",
        "starts_in": whole(fields, "starts", 0) or None,
        "divisions": whole(fields, "divisions", 1),
        "seasons": whole(fields, "seasons", 1),
    }
    name, address = fields.get("name", ""), address_of(request.scope)
    made = await office.open_tournament(house_of(request), viewer.user, name, data, address)
    return go(f"/tournaments/{made}")


async def tournament(request: Request) -> Response:
    """One tournament: what it is, who takes part, how they stand, and every round."""
    house = house_of(request)
    row = office.found(house, request.path_params["id"])
    contest = house.store.tournaments.contest(row)
    viewer = viewer_of(request)
    t = chrome(viewer.lang)
    names = names_of(contest, t)
    lines = standings(contest)
    mine = next((e.number for e in contest.entrants if e.user and e.user == viewer.user), None)
    return render(
        request,
        "tournament.html",
        row=row,
        plan=contest.plan,
        names=names,
        entrants=contest.entrants,
        known=house.store.tournaments.known(row["id"]),
        lines=lines if contest.rounds else [],
        knockout=contest.plan.form == KNOCKOUT,
        robin=contest.plan.form == ROBIN,
        figure=figure,
        mine=mine,
        withdrawn=mine is not None and contest.entrants[mine].out,
        hosting=row["host"] == viewer.user,
        operates=house.operates(viewer.user, address_of(request.scope)),
        clock=terms.clock_words(office.clock_of(contest.plan), t),
        facts=facts(contest, lines, names, t),
        rounds=[[sitting(one, names) for one in pairings] for pairings in contest.rounds],
        picture=picture(contest, lines, names),
        starts=time_until(row["starts_at"], t),
        due=time_until(due_of(contest), t),
        bots=to_choose_from(),
        level=level,
        letters=LETTERS,
        seasons=seasons_of(house, row, contest),
    )


def seasons_of(house: House, row: dict[str, Any], contest: Contest) -> list[list[str]]:
    """The ids of a league's divisions, season by season; of no other tournament any."""
    if contest.plan.divisions == 1:
        return []
    return [
        [division_id(row["id"], season, number) for number in range(contest.plan.divisions)]
        for season in range(1, season_of(house, row["id"]) + 1)
    ]


def facts(contest: Contest, lines: list[Line], names: list[str], t: Chrome) -> str:
    """Who has won, once somebody has."""
    if not contest.rounds or not contest.settled():
        return ""
    return t("tournament-leads", who=", ".join(names[e.entrant] for e in lines if e.place == 1))


def names_of(contest: Contest, t: Chrome) -> list[str]:
    """What everybody is called, all different: people by name, bots by level and number."""
    known_names = [name_of(one, t) for one in contest.entrants]
    return [
        f"{name} {known_names[:i].count(name) + 1}" if known_names.count(name) > 1 else name
        for i, name in enumerate(known_names)
    ]


def name_of(one: Entrant, t: Chrome) -> str:
    """What an entrant is called."""
    return f"{level(t, one.bot)} {one.name}".rstrip() if one.bot else one.name


def sitting(one: Pairing, names: list[str]) -> Sitting:
    """A table of a round."""
    places = one.places or (0,) * len(one.seats)
    who = [(names[n], place, place == 1) for n, place in zip(one.seats, places, strict=True)]
    return Sitting(one.table, one.over, len(one.seats) == 1, sorted(who, key=lambda e: e[1]))


def picture(contest: Contest, lines: list[Line], names: list[str]) -> Any:
    """The bracket of a knock-out, or how everybody came where they stand."""
    if not contest.rounds:
        return ""
    if contest.plan.form == KNOCKOUT:
        return bracket(contest, names)
    return chart(contest, lines, names)


def figure(number: Fraction) -> str:
    """Points with two digits at most.

    >>> figure(Fraction(7, 3)), figure(Fraction(2)), figure(Fraction(1, 2))
    ('2.33', '2', '0.5')
    """
    return f"{float(number):.2f}".rstrip("0").rstrip(".")


def due_of(contest: Contest) -> int | None:
    """When the present round is due."""
    if not contest.rounds or contest.settled():
        return None
    return max(one.due_at for one in contest.rounds[-1])


def time_until(at: int | None, t: Chrome) -> str:
    """How long it is until then, in words; nothing if it is no time or past."""
    return clock_text(at - now(), t) if at is not None and at > now() else ""


async def change(request: Request) -> Response:
    """Join, leave, begin, call off, or let bots in."""
    house, tournament_id = house_of(request), request.path_params["id"]
    fields = await form_of(request)
    viewer = await kept_viewer(request)
    do = fields.get("do", "")
    if do == "join":
        await office.join(house, tournament_id, viewer.user, viewer.name)
    elif do == "leave":
        await office.leave(house, tournament_id, viewer.user)
    elif do == "start":
        await office.start(house, tournament_id, viewer.user)
    elif do == "call-off":
        await office.call_off(house, tournament_id, viewer.user)
    elif do == "bots":
        bot, many = fields.get("bot", ""), whole(fields, "number")
        address = address_of(request.scope)
        await office.add_bots(house, tournament_id, viewer.user, address, bot, many)
    else:
        raise malformed("do", f"{do!r} is nothing one can do")
    return go(f"/tournaments/{tournament_id}")


routes = [
    Route("/tournaments", tournaments),
    Route("/tournaments/new", new_tournament),
    Route("/tournaments/new", open_tournament, methods=["POST"]),
    Route("/tournaments/{id}", tournament),
    Route("/tournaments/{id}", change, methods=["POST"]),
]
