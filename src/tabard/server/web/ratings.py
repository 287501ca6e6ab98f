"""Ratings: who is how strong in which field, how sure that is, and how somebody came there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.games import known
from tabard.server.matching import PACES
from tabard.server.ratings.results import Field, bot_of, handle_of
from tabard.server.ratings.skill import MIDDLE, SCALE, WIDTH, Skill
from tabard.server.store.book import Ratings
from tabard.server.web.bots import level
from tabard.server.web.chrome import Chrome, chrome
from tabard.server.web.pages import store_of
from tabard.server.web.people import viewer_of
from tabard.server.web.rendering import render

SPAN: Final = (160.0, 16.0)
CHART: Final = (260.0, 72.0)
MOST_POINTS: Final = 120
ROOM: Final = 100  # points beyond the outermost, so that nothing touches the edge


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody in a list: place, name, whether a bot, rating, games, and the range as a picture."""

    place: int
    handle: str
    name: str
    version: str
    bot: bool
    mine: bool
    skill: Skill
    games: int
    won: int
    span: Markup


@dataclass(frozen=True, slots=True)
class Path:
    """Somebody's way in one field: where they stand, and the picture of how they came there."""

    field: Field
    skill: Skill
    games: int
    won: int
    chart: Markup


async def ratings(request: Request) -> Response:
    """The list of a field: of the one asked for, or of the busiest that fits what is asked."""
    book = store_of(request).ratings
    found = [one for one, _ in await run_in_threadpool(book.fields) if known(one.game)]
    chosen = chosen_field(request, found)
    viewer = viewer_of(request)
    t = chrome(viewer.lang)
    lines: list[Line] = []
    if chosen is not None:
        lines = await run_in_threadpool(listed, book, chosen, viewer.user, t)
    return render(
        request,
        "ratings.html",
        fields=found,
        chosen=chosen,
        games=list(dict.fromkeys(one.game for one in found)),
        paces=[pace for pace in PACES if any(fits(one, chosen, pace=pace) for one in found)],
        counts=sorted({one.players for one in found if fits(one, chosen)}),
        sure=[line for line in lines if not line.skill.provisional],
        provisional=[line for line in lines if line.skill.provisional],
        own=own_handle(book, viewer.user),
    )


def chosen_field(request: Request, found: Sequence[Field]) -> Field | None:
    """The first of the fields that agrees most with what is asked for, the game above all."""
    asked = request.query_params

    def agrees(one: Field) -> tuple[bool, bool, bool]:
        return (
            one.game == asked.get("game"),
            one.pace == asked.get("pace"),
            str(one.players) == asked.get("players"),
        )

    return max(found, key=agrees, default=None)


def fits(one: Field, chosen: Field | None, pace: str = "") -> bool:
    """Whether a field is of the chosen game, and of the chosen pace or the one named."""
    return chosen is not None and one[:2] == (chosen.game, pace or chosen.pace)


def listed(book: Ratings, one: Field, user: str, t: Chrome) -> list[Line]:
    """Everybody in a field; only who is known well enough has a place."""
    rows = book.listed(one)
    skills = [Skill(row["mu"], row["sigma"]) for row in rows]
    low, high = bounds(skills)
    lines, place = [], 0
    for row, skill in zip(rows, skills, strict=True):
        place += not skill.provisional
        name, version = named(row, t)
        lines.append(
            Line(
                place=0 if skill.provisional else place,
                handle=row["handle"],
                name=name,
                version=version,
                bot=bot_of(row["who"]) is not None,
                mine=row["who"] == user,
                skill=skill,
                games=row["games"],
                won=row["won"],
                span=span(skill, low, high),
            )
        )
    return lines


def named(row: dict[str, Any], t: Chrome) -> tuple[str, str]:
    """What somebody is called, and which version of a bot it is."""
    bot = bot_of(row["who"])
    if bot is None:
        return row["name"] or t("rating-gone"), ""
    name = level(t, bot.name, row["game"])
    if not bot.weights:
        return name, t("rating-bot-rules", rules=bot.rules)
    return name, t("rating-bot-version", rules=bot.rules, weights=bot.weights)


def bounds(skills: Sequence[Skill]) -> tuple[int, int]:
    """The points that all ranges lie between."""
    low = min((skill.points - skill.margin for skill in skills), default=MIDDLE)
    high = max((skill.points + skill.margin for skill in skills), default=MIDDLE)
    return low - ROOM, high + ROOM


def span(skill: Skill, low: int, high: int) -> Markup:
    """A rating as a dot on the line of where it may be; words beside it say the same."""
    wide, tall = SPAN

    def x(points: int) -> float:
        return round((points - low) / (high - low) * wide, 1)

    left, right, y = x(skill.points - skill.margin), x(skill.points + skill.margin), tall / 2
    return Markup(
        f'<svg class="span" viewBox="0 0 {wide:g} {tall:g}" aria-hidden="true">'
        f'<path d="M0 {y:g}H{wide:g}" class="ground"/><path d="M{left} {y:g}H{right}"/>'
        f'<circle cx="{x(skill.points)}" cy="{y:g}" r="5"/></svg>'
    )


def own_handle(book: Ratings, user: str) -> str:
    """Where the viewer's own ratings are, or nothing if there are none."""
    handle = handle_of(user)
    return handle if book.of(handle) else ""


async def rating(request: Request) -> Response:
    """How strong somebody is in every field, and how they came there."""
    book = store_of(request).ratings
    rows = book.of(request.path_params["handle"])
    if not rows:
        raise HTTPException(404)
    viewer = viewer_of(request)
    name, version = named(rows[0], chrome(viewer.lang))
    bot = bot_of(rows[0]["who"]) is not None
    return render(
        request,
        "rating.html",
        name=name,
        version=version,
        bot=bot,
        person=rows[0]["who"] if rows[0]["name"] and not bot else "",
        paths=await run_in_threadpool(paths_of, book, rows),
    )


def paths_of(book: Ratings, rows: Sequence[dict[str, Any]]) -> list[Path]:
    """Somebody's ways in the fields that they have played in, for any page about them."""
    found = []
    for row in rows:
        one = Field(row["game"], row["pace"], row["players"])
        if known(one.game):
            skill = Skill(row["mu"], row["sigma"])
            drawn = chart(book.course(one, row["who"], min(row["games"], MOST_POINTS)))
            found.append(Path(one, skill, row["games"], row["won"], drawn))
    return found


def chart(course: Sequence[Skill]) -> Markup:
    """The points after every game as a line, in the band of where they may be."""
    shown = [Skill(), *course][-MOST_POINTS:]
    low, high = bounds(shown)
    wide, tall = CHART

    def at(number: int, points: float) -> str:
        x = number / max(1, len(shown) - 1) * wide
        return f"{x:.1f} {(high - points) / (high - low) * tall:.1f}"

    def line(deviations: float) -> list[str]:
        points = (MIDDLE + SCALE * (s.mu - Skill().mu + deviations * s.sigma) for s in shown)
        return [at(i, point) for i, point in enumerate(points)]

    band = "L".join([*line(WIDTH), *reversed(line(-WIDTH))])
    middle = f"M0 {(high - MIDDLE) / (high - low) * tall:.1f}H{wide:g}"
    return Markup(
        f'<svg class="course" viewBox="0 0 {wide:g} {tall:g}" aria-hidden="true"'
        f' preserveAspectRatio="none"><path class="ground" d="{middle}"/>'
        f'<path class="band" d="M{band}Z"/><path d="M{"L".join(line(0))}"/></svg>'
    )


routes = [Route("/ratings", ratings), Route("/ratings/{handle}", rating)]
