"""From a template to a page: words, icons and the viewer filled in; refusals as pages or data."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode, urlsplit, urlunsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Match

from tabard.draw import icons, page, shapes, stamps
from tabard.games import known
from tabard.howto import taught
from tabard.server.keeping import announcement
from tabard.server.refusals import RETRY_AFTER, RequestRefused, malformed
from tabard.server.web.assets import assets
from tabard.server.web.chrome import chrome, languages
from tabard.server.web.people import viewer_of
from tabard.words import words_of

log = logging.getLogger("tabard")
SPRITE: Final = "<!-- sprite -->"
BRIEF: Final = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Tabard</title>'
    "<p>{sentence}</p></html>"
)


def icon(name: str, size: int = 18) -> Markup:
    """An icon beside words: it has no name of its own."""
    return Markup(
        f'<svg class="icon" width="{size}" height="{size}" aria-hidden="true">'
        f'<use href="#i-{name}"/></svg>'
    )


def shield(seat: int, width: float = 26, label: str = "") -> Markup:
    """A player's shield; with a label it is a picture that has a name."""
    tall = round(width * 29.5 / 25.2 + 2, 1)
    drawing = stamps.printed(shapes.shield(seat, 1, 1, width - 2))
    name = (
        Markup('role="img" aria-label="{}"').format(label)
        if label
        else Markup('aria-hidden="true"')
    )
    title = Markup("<title>{}</title>").format(label) if label else ""
    return Markup('<svg class="shield" width="{}" height="{}" {}>{}{}</svg>').format(
        width, tall, name, title, Markup(drawing)
    )


def sprite(html: str, whole: bool) -> str:
    """The hidden drawing with the icons of a page; a page with a board gets all of them."""
    return page.sprite() if whole else page.sprite(icons.used(html))


ENVIRONMENT: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals.update(icon=icon, shield=shield, static=lambda name: assets().url(name))
ENVIRONMENT.globals["taught"] = taught


def worker_address(lang: str) -> str:
    """The address of the service worker that holds the page without a line in a language.

    Where one of its files changes, so does the address, and browsers fetch it anew.
    """
    held = [assets().url("site.css"), assets().url("mark.svg")]
    query = [("offline", f"/app/offline/{lang}"), *(("held", address) for address in held)]
    return f"/worker.js?{urlencode([*query, ('v', assets().files['worker.js'].version)])}"


def render(
    request: Request, template: str, status: int = 200, whole_sprite: bool = False, **values: Any
) -> HTMLResponse:
    """A page for the viewer of a request.

    Templates know `viewer`, `t` (page messages), `title` (of a game), `static`, `icon`, `shield`,
    `languages`, `path`, `here`, the path with what was asked for, `awaiting`, which counts the
    viewer's games that wait for them, and `announcement_now`, what everybody is told.
    """
    viewer, path, query = viewer_of(request), request.url.path, request.url.query
    html = ENVIRONMENT.get_template(template).render(
        viewer=viewer,
        t=chrome(viewer.lang),
        title=lambda game: title(game, viewer.lang),
        languages=languages(),
        path=path,
        here=f"{path}?{query}" if query else path,
        awaiting=lambda: awaiting(request, viewer.user),
        announcement_now=lambda: announced(request, viewer.lang),
        **values,
    )
    return HTMLResponse(html.replace(SPRITE, sprite(html, whole_sprite), 1), status)


def title(game: str, lang: str) -> str:
    """The name of a game; its id where it was played here once and is there no more."""
    return words_of(game, lang)("game-title") if known(game.partition("@")[0]) else game


def awaiting(request: Request, user: str) -> int:
    """How many games wait for the viewer of a page; a form that comes back is about the form."""
    if request.method != "GET":
        return 0
    try:
        count: int = request.app.state.house.awaiting(user)
    except SQLAlchemyError:  # pages that need nothing from storage are there without it
        return 0
    return count


def announced(request: Request, lang: str) -> str:
    """What whoever keeps the house tells everybody; nothing while storage does not answer."""
    try:
        return announcement(request.app.state.house.order, lang)
    except SQLAlchemyError:
        return ""


def wants_data(request: Request) -> bool:
    """Whether a script asks, and not somebody who reads."""
    return (
        "text/html" not in request.headers.get("accept", "")
        and request.headers.get("sec-fetch-mode", "") != "navigate"
    )


def came_from(request: Request) -> str:
    """The page of this house whose form was refused, to which one may go back; "" for others."""
    if request.method != "POST":
        return ""
    try:
        page = urlsplit(request.headers.get("referer", ""))
    except ValueError:  # nothing that a browser would send
        return ""
    if page.netloc != request.url.netloc or page.path.startswith("//"):
        return ""
    asked = {**request.scope, "method": "GET", "path": page.path}
    if not any(route.matches(asked)[0] is Match.FULL for route in request.app.routes):
        return ""  # a page that answered a form
    return urlunsplit(("", "", page.path, page.query, ""))


def refusal(request: Request, refused: RequestRefused) -> Response:
    """A refusal in words, as a page or as data."""
    lang = viewer_of(request).lang
    words = chrome(lang)
    key = f"answer-{refused.code}"
    sentence = words(key, **refused.detail) if words.has(key) else str(refused)
    response: Response
    if wants_data(request):
        response = JSONResponse({**refused.json(), "message": sentence}, refused.status)
    elif refused.status == 429:  # who asks too much is not given the work of a whole page
        response = HTMLResponse(BRIEF.format(lang=lang, sentence=escape(sentence)), 429)
    else:
        code = refused.code
        told: dict[str, Any] = {"sentence": sentence, "code": code}
        told["came_from"] = came_from(request)
        response = render(request, "refusal.html", refused.status, **told)
    if refused.status in RETRY_AFTER:
        after = refused.detail.get("seconds", RETRY_AFTER[refused.status])
        response.headers["retry-after"] = str(after)
    return response


HTTP_CODES: Final = {404: "not-found", 405: "not-allowed", 413: "too-large"}


async def on_refused(request: Request, error: Exception) -> Response:
    """A refusal of ours."""
    assert isinstance(error, RequestRefused)
    return refusal(request, error)


async def on_http(request: Request, error: Exception) -> Response:
    """A page that is not there, or a method it does not know."""
    assert isinstance(error, HTTPException)
    code = HTTP_CODES.get(error.status_code, "malformed")
    response = refusal(request, RequestRefused(code, error.status_code, error.detail))
    response.headers.update(error.headers or {})
    return response


def on_fault(request: Request, error: Exception) -> Response:
    """A fault of ours: everything into the log, nothing of it to the reader."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    try:
        return refusal(request, RequestRefused("fault", 500, "Something went wrong on our side."))
    except Exception:
        log.exception("the page about the fault failed too")
        return Response("Something went wrong on our side.", 500, media_type="text/plain")


async def form_of(request: Request) -> dict[str, str]:
    """The plain fields of a form; one that came twice counts as the last."""
    form = await request.form()
    fields: dict[str, str] = {}
    for name, value in form.multi_items():
        if isinstance(value, str):
            if "\0" in value:
                raise malformed(name, "has a character that no text has")
            fields[name] = value
    return fields


def mark(width: int = 48) -> Markup:
    """The coat that gives the house its name, in the inks of the theme."""
    coat = "M16,2L4,5L1,18l9,2l1,-5v27h26v-27l1,5l9,-2l-3,-13l-12,-3q-8,6 -16,0z"
    return Markup(
        f'<svg viewBox="0 0 48 44" width="{width}" height="{round(width * 11 / 12)}"'
        f' aria-hidden="true"><path d="{coat}" fill="var(--card)"/>'
        '<path d="M11,22v-18.200l5,-1.500q4,3 8,3v16.700zM24,22h13v20h-13z" fill="var(--rubric)"/>'
        f'<path d="{coat}M24,5.200v36.800M11,22h26" fill="none" stroke="var(--ink)"'
        ' stroke-width="2" stroke-linejoin="round"/>'
        '<use href="#i-fleur-de-lys" x="25" y="8" width="11" height="11"/>'
        '<use href="#i-chess-rook" x="12" y="26" width="11" height="11"/></svg>'
    )


ENVIRONMENT.globals["mark"] = mark
ENVIRONMENT.globals["worker"] = worker_address
