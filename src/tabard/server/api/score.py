"""The score of a table at any time, as a caller may know it: by source, at the end, what is due."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from tabard.server.api.answers import AT_TABLE, answers
from tabard.server.api.depends import Anybody
from tabard.server.api.shown import eyes, seen_table
from tabard.server.house import House
from tabard.server.reckoned import score_now
from tabard.server.refusals import not_running

Points = int | float
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="one of your seats")]


class Thing(BaseModel):
    """What has brought points: a craftsman, a project, a card."""

    source: str = Field(description="one of the sources of `by`")
    thing: str = Field(description="its id")
    rule: str = Field(description="the rule that paid or took the points")
    points: list[Points] = Field(description="by mat")


class Period(BaseModel):
    """What a source has brought in one stretch of the game."""

    source: str = Field(description="one of the sources of `by`")
    period: int = Field(description="the round, chapter, epoch or quarter, counted from 1")
    points: list[Points] = Field(description="by mat")


class Final(BaseModel):
    """What the scores would be if the game ended now, final scoring as the table stands."""

    points: list[Points] = Field(description="by mat; without what you may not know")
    sure: list[bool] = Field(description="by mat: whether nothing of it is unknown to you")
    by: dict[str, list[Points | None]] = Field(description="by source and mat; null: unknown")
    places: list[int] | None = Field(description="by mat; null: something is unknown")


class Share(BaseModel):
    """What something that falls due means for one mat."""

    need: list[int] = Field(
        min_length=2, max_length=2, description="the least and the most that is asked for"
    )
    have: int | None = Field(description="how much of it there is; null: unknown")
    points: list[int] | None = Field(
        description="by how much the score changes, the least and the most; null: unknown"
    )


class DueRow(BaseModel):
    """Something that is to be given or got next."""

    what: str = Field(description="which reckoning, as the game calls it")
    rule: str = Field(description="the rule that asks for it")
    thing: str = Field(description="id of what is to be given; empty where points alone change")
    when: int = Field(description="in which round, chapter, epoch or quarter")
    mats: list[Share | None] = Field(description="by mat; null: not concerned")


class Score(BaseModel):
    """The score of a game. Lists by mat have the seats first, then rivals without a seat."""

    seat: int | None = Field(description="through whose eyes; null: a spectator's")
    ply: int = Field(description="after how many choices, your tentative ones included")
    over: bool = Field(description="whether the game is over")
    rivals: list[str] = Field(description="ids of those who have a mat and no seat")
    points: list[Points] = Field(description="by mat")
    places: list[int] = Field(description="by mat; before the end by points alone")
    by: dict[str, list[Points]] = Field(
        description="points by source and mat; `earlier` is what was there before the record"
    )
    things: list[Thing] = Field(description="what sources unfold into")
    periods: list[Period] = Field(description="the same by stretches of the game")
    final: Final | None = Field(description="if the game ended now; null once it is over")
    dues: list[DueRow] = Field(
        description="what is still to be paid or got, reckoning by reckoning"
    )


def score_routes(house: House) -> APIRouter:
    """The score of a table."""
    router = APIRouter(prefix="/tables", tags=["tables"])

    @router.get(
        "/{table_id}/score",
        response_model=Score,
        responses=answers(*AT_TABLE, "not-your-seat", "not-running"),
    )
    async def score(table_id: str, caller: Anybody, seat: SeatQuery = None) -> JSONResponse:
        """The score as you may know it: points by source, what they would be if the game ended
        now, and what falls due next, with the rules behind it. What you may not know is null.
        """
        table = seen_table(house, table_id, caller.user)
        mine = eyes(table, caller.user, seat)
        if table.state is None:
            raise not_running()
        return JSONResponse({"seat": mine, "ply": table.ply_of(mine), **score_now(table, mine)})

    return router
