"""Tournaments for programs: find, open, join, leave, begin; standings and rounds."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from tabard.server.api import forms
from tabard.server.api.answers import ASKED, ORDERED, answers
from tabard.server.api.depends import Host, Somebody
from tabard.server.house import House
from tabard.server.tournaments import office
from tabard.server.tournaments.contest import OFF, OPEN, OVER, RUNNING, Contest
from tabard.server.tournaments.standing import standings

SHOWN = {"open": (OPEN,), "running": (RUNNING,), "over": (OVER, OFF)}
IN_IT = (*ASKED, "unknown-tournament", "registration-over")


def tournament_routes(house: House) -> APIRouter:
    """Tournaments."""
    router = APIRouter(prefix="/tournaments", tags=["tournaments"])
    kept = house.store.tournaments

    @router.get("", responses=answers("malformed"))
    async def tournaments(
        show: Annotated[str, Query(pattern="^(open|running|over)$")] = "open",
    ) -> JSONResponse:
        """Tournaments that can be joined (`open`), go on (`running`) or are `over`."""
        return JSONResponse({"tournaments": [row_json(row) for row in kept.listed(*SHOWN[show])]})

    @router.post(
        "",
        status_code=201,
        responses=answers(*ASKED, *ORDERED, "bad-name", "bots-by-operator", "many-tournaments"),
    )
    async def open_one(caller: Host, form: forms.NewTournament) -> JSONResponse:
        """Open a tournament; registration is open until it begins."""
        data = form.model_dump(exclude={"name"})
        made = await office.open_tournament(house, caller.user, form.name, data, caller.address)
        return JSONResponse({"id": made}, 201)

    @router.get("/{tournament_id}", responses=answers("unknown-tournament"))
    async def look(tournament_id: str) -> JSONResponse:
        """A tournament: its entrants by number, the standings, and the tables of every round."""
        row = office.found(house, tournament_id)
        contest = kept.contest(row)
        number = {"number": len(contest.entrants)}
        return JSONResponse({**row_json({**row, **number}), **contest_json(contest)})

    @router.post(
        "/{tournament_id}/join", responses=answers(*IN_IT, "joined-already", "tournament-full")
    )
    async def join(tournament_id: str, caller: Somebody) -> JSONResponse:
        """Take part; the house seats you when it begins."""
        await office.join(house, tournament_id, caller.user, caller.name)
        return JSONResponse({"joined": tournament_id})

    @router.post("/{tournament_id}/leave", responses=answers(*IN_IT, "not-joined"))
    async def leave(tournament_id: str, caller: Somebody) -> JSONResponse:
        """Take part no more; once it has begun, from the next round on."""
        await office.leave(house, tournament_id, caller.user)
        return JSONResponse({"left": tournament_id})

    @router.post(
        "/{tournament_id}/bots",
        responses=answers(*IN_IT, "bots-by-operator", "no-bots", "tournament-full"),
    )
    async def bots(tournament_id: str, caller: Host, form: forms.LetIn) -> JSONResponse:
        """Let bots take part: for whoever runs the house."""
        await office.add_bots(
            house, tournament_id, caller.user, caller.address, form.bot, form.number
        )
        return JSONResponse({"joined": tournament_id})

    @router.post(
        "/{tournament_id}/start", responses=answers(*IN_IT, "not-your-tournament", "too-few")
    )
    async def start(tournament_id: str, caller: Host) -> JSONResponse:
        """Begin a tournament of your own."""
        await office.start(house, tournament_id, caller.user)
        return JSONResponse({"begun": tournament_id})

    @router.post(
        "/{tournament_id}/call-off",
        responses=answers(*ASKED, "unknown-tournament", "not-your-tournament", "tournament-over"),
    )
    async def call_off(tournament_id: str, caller: Host) -> JSONResponse:
        """Give a tournament of your own up; its tables are played to their end."""
        await office.call_off(house, tournament_id, caller.user)
        return JSONResponse({"called_off": tournament_id})

    return router


def row_json(row: dict[str, Any]) -> dict[str, Any]:
    """A tournament in a list."""
    keys = ("id", "name", "status", "why", "created_at", "starts_at", "ended_at")
    return {**{key: row[key] for key in keys}, "entrants": row["number"], **row["plan"]}


def contest_json(contest: Contest) -> dict[str, Any]:
    """Who takes part, how they stand, and every round; points are fractions as text."""
    return {
        "who": [
            {"name": one.name or None, "bot": one.bot or None, "withdrawn": one.out}
            for one in contest.entrants
        ],
        "standings": [
            {
                "place": one.place,
                "entrant": one.entrant,
                "points": str(one.points),
                "opponents": str(one.strength),
                "won": one.won,
                "played": one.played,
                "reached": one.reached,
            }
            for one in standings(contest)
        ],
        "rounds": [
            [
                {
                    "table": one.table or None,
                    "seats": list(one.seats),
                    "places": list(one.places) or None,
                    "due_at": one.due_at or None,
                }
                for one in pairings
            ]
            for pairings in contest.rounds
        ],
    }
