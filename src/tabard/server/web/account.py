"""Settings, keeping a name, logging in and out, and tokens for programs."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.server.calls.outbox import PUSH
from tabard.server.farewell import merge
from tabard.server.house import now
from tabard.server.keys import DAY, HOST, MOST_TOKENS, SCOPES, USUAL_DAYS
from tabard.server.naming import LONGEST_NAME, clean_name
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.web.cautioning import NEW, SETTING, SETTINGS
from tabard.server.web.chrome import languages
from tabard.server.web.letters import address_of_viewer, has_post
from tabard.server.web.pages import count_costly, go, house_of, keeps_house, store_of
from tabard.server.web.people import (
    PACES,
    SHORTEST_PASSWORD,
    THEMES,
    address_of,
    change_settings,
    kept_viewer,
    rename,
    session_of,
    viewer_of,
    visit_of,
)
from tabard.server.web.rendering import form_of, render
from tabard.server.web.session import new_session

DAYS: Final = (1, 30, 365)


async def settings(request: Request) -> Response:
    """What a person may choose."""
    return settings_page(request)


def settings_page(request: Request, refused: RequestRefused | None = None) -> Response:
    """The settings, with what was wrong with a password."""
    return render(
        request,
        "settings.html",
        status=refused.status if refused is not None else 200,
        problem=f"answer-{refused.code}" if refused is not None else "",
        shortest=SHORTEST_PASSWORD,
        themes=THEMES,
        paces=PACES,
        cautions=SETTINGS,
        longest=LONGEST_NAME,
        saved="saved" in request.query_params,
        letters=address_of_viewer(request),
        kept_away=kept_away(request),
        keeps_house=lambda: keeps_house(request),
    )


def kept_away(request: Request) -> list[dict[str, Any]]:
    """Whom the viewer has blocked or muted, as far as they are still there."""
    house = house_of(request)
    found = house.order.blocked_by(viewer_of(request).user)
    rows = [(house.store.accounts.user(user), kind) for user, kind in found.items()]
    return [{**row, "kind": kind} for row, kind in rows if row is not None and row["name"]]


async def save_settings(request: Request) -> Response:
    """Keep what the form says; a box without a tick is not sent at all."""
    fields = await form_of(request)
    name = clean_name(fields.get("name", ""))
    await change_settings(
        request,
        lang=one_of(fields, "lang", languages()),
        theme=one_of(fields, "theme", THEMES),
        **play_of(fields),
    )
    await rename(request, name)
    return go("/settings?saved")


async def set_play(request: Request) -> Response:
    """Pace and confirming, from the menu of a table."""
    await change_settings(request, **play_of(await form_of(request)))
    return JSONResponse({"ok": True})


def play_of(fields: dict[str, str]) -> dict[str, int | bool | str]:
    """How somebody plays, as a form says it; one that says nothing of warnings leaves the usual."""
    pace = int(one_of(fields, "pace", tuple(map(str, PACES))))
    cautions = one_of({SETTING: NEW, **fields}, SETTING, SETTINGS)
    return {
        "pace": pace,
        "auto_confirm": fields.get("auto_confirm") == "on",
        SETTING: cautions,
    }


async def set_theme(request: Request) -> Response:
    """The candle in the bar."""
    fields = await form_of(request)
    await change_settings(request, theme=one_of(fields, "theme", THEMES))
    return go(own_page(fields.get("back", "/")))


async def set_language(request: Request) -> Response:
    """The language in the bar."""
    fields = await form_of(request)
    await change_settings(request, lang=one_of(fields, "lang", languages()))
    return go(own_page(fields.get("back", "/")))


def one_of(fields: dict[str, str], name: str, known: tuple[str, ...]) -> str:
    """A field that must be one of a few words."""
    if fields.get(name) not in known:
        raise malformed(name, f"{fields.get(name)!r} is not one of {', '.join(known)}")
    return fields[name]


def own_page(address: str) -> str:
    """An address on this site, whatever was asked for."""
    plain = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if plain and address.isprintable() else "/"


async def keep_page(request: Request) -> Response:
    """Where a guest keeps their name."""
    if not viewer_of(request).guest:
        return go("/settings")
    return entry_page(request, "keep.html")


async def keep_name(request: Request) -> Response:
    """Keep the guest's identity under a login name and a password."""
    count_costly(request)
    fields = await form_of(request)
    viewer = await kept_viewer(request)
    if not viewer.guest:
        return go("/settings")
    try:
        login, password = fields.get("login", ""), fields.get("password", "")
        await visit_of(request).people.claim(viewer.user, login, password)
    except RequestRefused as refused:
        return entry_page(request, "keep.html", refused, fields.get("login", ""))
    return go("/settings?saved")


async def change_password(request: Request) -> Response:
    """Another password for somebody who keeps a name here; the old one must be known."""
    count_costly(request)
    fields = await form_of(request)
    people, session = visit_of(request).people, session_of(request)
    old, new = fields.get("old", ""), fields.get("password", "")
    try:
        await people.change_password(session, old, new, address_of(request.scope))
    except RequestRefused as refused:
        return settings_page(request, refused)
    return go("/settings?saved")


async def login_page(request: Request) -> Response:
    """Where somebody logs in."""
    return entry_page(request, "login.html")


async def log_in(request: Request) -> Response:
    """Log in; a wrong name and a wrong password look the same."""
    count_costly(request)
    fields = await form_of(request)
    people, viewer, session = visit_of(request).people, viewer_of(request), session_of(request)
    links: dict[str, dict[str, str]] = {}
    try:
        login, password = fields.get("login", ""), fields.get("password", "")
        row = await people.log_in(login, password, address_of(request.scope))
        if brings(request, fields.get("bring", "")):
            await merge(house_of(request), viewer.user, row["id"])
            people.forget("user", viewer.user)
            links = session.links
    except RequestRefused as refused:
        if refused.status == 429:
            raise
        return entry_page(request, "login.html", refused, fields.get("login", ""))
    session.become(row["id"], row["epoch"])
    session.links = links
    return go("/")


def brings(request: Request, asked: str) -> bool:
    """Whether a guest who logs in brings along what they have.

    Not whom a link has let in to one table: whoever holds the link has that seat and nothing else.
    """
    viewer = viewer_of(request)
    if asked != "on" or not viewer.guest or session_of(request).only:
        return False
    return visit_of(request).people.row(viewer.user) is not None


def entry_page(
    request: Request, template: str, refused: RequestRefused | None = None, login: str = ""
) -> Response:
    """The form for a login name and a password, with what was wrong."""
    viewer = viewer_of(request)
    return render(
        request,
        template,
        status=refused.status if refused is not None else 200,
        problem=f"answer-{refused.code}" if refused is not None else "",
        detail=refused.detail if refused is not None else {},
        login=login,
        post=has_post(request),
        has_tables=not session_of(request).only
        and viewer.guest
        and bool(store_of(request).shelf.tables_of(viewer.user, 1)),
        shortest=SHORTEST_PASSWORD,
        longest=LONGEST_NAME,
    )


async def log_out(request: Request) -> Response:
    """Leave: the browser is a new guest's, who is shown no notices of the last one."""
    browser = (await form_of(request)).get("push", "")
    await stop_notices(request, lambda target: target == browser)
    await visit_of(request).people.end(session_of(request))
    visit_of(request).session = new_session()
    visit_of(request).viewer = None
    return go("/")


async def log_out_everywhere(request: Request) -> Response:
    """End every other browser's session and every token of the viewer."""
    await kept_viewer(request)
    browser = (await form_of(request)).get("push", "")
    await stop_notices(request, lambda target: target != browser)
    await visit_of(request).people.end_all(session_of(request))
    return go("/settings?saved")


async def stop_notices(request: Request, ends: Callable[[str], bool]) -> None:
    """Forget browsers of the viewer's that have shown notices, by their addresses."""
    caller = house_of(request).caller
    if caller is not None:
        for way in caller.outbox.ways_of(viewer_of(request).user):
            if way.kind == PUSH and ends(way.target):
                await caller.outbox.close_way(way)


async def tokens(request: Request) -> Response:
    """The viewer's tokens."""
    return token_page(request)


def token_page(request: Request, fresh: str = "") -> Response:
    """The list of tokens; a new one is shown this once."""
    return render(
        request,
        "tokens.html",
        fresh=fresh,
        scopes=SCOPES,
        days=DAYS,
        usual_days=USUAL_DAYS,
        tokens=[
            dated(row) for row in store_of(request).accounts.tokens_of(viewer_of(request).user)
        ],
    )


def dated(row: dict[str, Any]) -> dict[str, str]:
    """A token as the list shows it."""
    return {
        "hash": row["hash"],
        "label": row["label"],
        "day": day_of(row["created_at"]),
        "until": day_of(row["expires_at"]) if row["expires_at"] is not None else "",
        "scope": row["scope"],
    }


def day_of(milliseconds: int) -> str:
    """A day as a list shows it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


async def add_token(request: Request) -> Response:
    """A new token."""
    fields = await form_of(request)
    label = clean_name(fields.get("label", ""))
    scope = one_of({"scope": HOST, **fields}, "scope", SCOPES)
    days = int(one_of({"days": str(USUAL_DAYS), **fields}, "days", tuple(map(str, DAYS))))
    viewer = await kept_viewer(request)
    if len(store_of(request).accounts.tokens_of(viewer.user)) >= MOST_TOKENS:
        raise RequestRefused(
            "many-tokens", 409, f"{MOST_TOKENS} tokens are the most.", most=MOST_TOKENS
        )
    secret = secrets.token_urlsafe(32)
    until = now() + days * DAY
    await store_of(request).accounts.add_token(viewer.user, secret, label, now(), scope, until)
    return token_page(request, secret)


async def revoke_token(request: Request) -> Response:
    """Make a token worthless."""
    fields = await form_of(request)
    await store_of(request).accounts.revoke_token(viewer_of(request).user, fields.get("token", ""))
    return go("/settings/tokens")


routes = [
    Route("/settings", settings),
    Route("/settings", save_settings, methods=["POST"]),
    Route("/settings/play", set_play, methods=["POST"]),
    Route("/settings/theme", set_theme, methods=["POST"]),
    Route("/settings/language", set_language, methods=["POST"]),
    Route("/settings/tokens", tokens),
    Route("/settings/tokens", add_token, methods=["POST"]),
    Route("/settings/tokens/revoke", revoke_token, methods=["POST"]),
    Route("/settings/password", change_password, methods=["POST"]),
    Route("/keep", keep_page),
    Route("/keep", keep_name, methods=["POST"]),
    Route("/login", login_page),
    Route("/login", log_in, methods=["POST"]),
    Route("/logout", log_out, methods=["POST"]),
    Route("/logout/everywhere", log_out_everywhere, methods=["POST"]),
]
