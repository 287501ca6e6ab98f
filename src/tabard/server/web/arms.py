"""The arms that people bear, on pages: drawn, told in words, and chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.draw.heraldry import (
    CHARGES,
    PARTITIONS,
    TALL,
    TINCTURES,
    WIDE,
    Arms,
    arms_of_name,
    drawn,
    read_arms,
)
from tabard.server.refusals import RequestRefused
from tabard.server.web.pages import go
from tabard.server.web.people import change_settings, viewer_of
from tabard.server.web.rendering import ENVIRONMENT, form_of, render

SETTING: Final = "arms"


def borne(settings: dict[str, Any], name: str) -> Arms:
    """What somebody bears: what they chose, or what their name comes to."""
    return read_arms(str(settings.get(SETTING) or "")) or arms_of_name(name)


def coat(settings: dict[str, Any], name: str, width: int = 30, label: str = "") -> Markup:
    """Somebody's shield; with a label it is a picture that has a name."""
    return shield_of(borne(settings, name), width, label)


def shield_of(arms: Arms, width: int, label: str = "") -> Markup:
    """A shield of some width."""
    named = (
        Markup('role="img" aria-label="{}"').format(label)
        if label
        else Markup('aria-hidden="true"')
    )
    tall = round(width * TALL / WIDE)
    return Markup(
        '<svg class="arms" width="{}" height="{}" viewBox="0 0 50 58" {}>{}</svg>'
    ).format(width, tall, named, Markup(drawn(arms)))


async def choose_page(request: Request) -> Response:
    """The arms one bears, and what else they could be."""
    viewer = viewer_of(request)
    return page(request, borne(viewer.settings, viewer.name))


def page(request: Request, arms: Arms, problem: str = "", status: int = 200) -> Response:
    """The form, with arms to look at; with each partition and charge as it would be."""
    viewer = viewer_of(request)
    return render(
        request,
        "arms.html",
        status=status,
        arms=arms,
        problem=problem,
        chosen=bool(read_arms(str(viewer.settings.get(SETTING) or ""))),
        shield_of=shield_of,
        partitions={word: replace(arms, partition=word) for word in PARTITIONS},
        tinctures=TINCTURES,
        charges={word: replace(arms, charge=word) for word in CHARGES},
        saved="saved" in request.query_params,
    )


async def choose(request: Request) -> Response:
    """Bear other arms, or again what the name comes to."""
    fields = await form_of(request)
    if fields.get("from") == "name":
        await change_settings(request, arms="")
        return go("/settings/arms?saved")
    wanted = Arms(*(fields.get(part, "") for part in ("partition", "first", "second", "charge")))
    if not wanted.sound:
        parts = (wanted.partition in PARTITIONS, wanted.charge in CHARGES)
        tinctures = (wanted.first in TINCTURES, wanted.second in TINCTURES)
        if not all((*parts, *tinctures)):
            raise RequestRefused("bad-arms", 400, "Nobody bears such arms.")
        return page(request, wanted, "answer-arms-alike", 400)
    if fields.get("look"):
        return page(request, wanted)
    await change_settings(request, arms=str(wanted))
    return go("/settings/arms?saved")


ENVIRONMENT.globals["coat"] = coat

routes = [
    Route("/settings/arms", choose_page),
    Route("/settings/arms", choose, methods=["POST"]),
]
