"""An address for letters: confirmed by one, and by it a password that was forgotten is set anew.

All of this is there only where the house has a mail server. The letters are written down like calls
(`tabard.server.calls.outbox`), so that none is lost when the server stops.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from itsdangerous import BadSignature
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.server.calls import address
from tabard.server.calls.address import MARK, Address, address_among, sealing
from tabard.server.calls.caller import Caller
from tabard.server.calls.means import looks_like_mail
from tabard.server.calls.rounds import ADDRESS, RESET
from tabard.server.naming import LONGEST_NAME
from tabard.server.refusals import RequestRefused
from tabard.server.web.pages import count_costly, go, house_of, store_of
from tabard.server.web.people import (
    SHORTEST_PASSWORD,
    address_of,
    check_password,
    kept_viewer,
    viewer_of,
    visit_of,
)
from tabard.server.web.rendering import form_of, render

TO_CONFIRM: Final = timedelta(days=2)
TO_RESET: Final = timedelta(hours=1)


def has_post(request: Request) -> bool:
    """Whether letters can be sent."""
    caller: Caller = request.app.state.caller
    return caller.means.mail is not None


def address_of_viewer(request: Request) -> Address | None:
    """The viewer's address; None where there is no post, or nobody keeps a name."""
    viewer = viewer_of(request)
    if not has_post(request) or viewer.guest:
        return None
    return address_among(caller_with_post(request).outbox.ways_of(viewer.user))


def caller_with_post(request: Request) -> Caller:
    """The voice of the house; without a post these pages are not there."""
    if not has_post(request):
        raise HTTPException(404)
    caller: Caller = request.app.state.caller
    return caller


def opened(request: Request, purpose: str, lasts: timedelta) -> list[Any]:
    """What the link of a letter says; one that is forged or too old says nothing."""
    try:
        found = sealing(visit_of(request).people.secret, purpose).loads(
            request.path_params["token"], max_age=int(lasts.total_seconds())
        )
    except BadSignature:
        raise old_letter() from None
    return list(found)


def old_letter() -> RequestRefused:
    """A link that was used, is too old, or never was in a letter of ours."""
    return RequestRefused("old-letter", 410, "That link is too old, or was used; ask for another.")


async def set_mail(request: Request) -> Response:
    """Another address: a letter goes there, and it counts once the link in it was followed.

    Until then the old one counts. Whoever finds a browser open needs the password too: by an
    address of theirs they would own the name.
    """
    caller = caller_with_post(request)
    count_costly(request)
    fields = await form_of(request)
    viewer = await kept_viewer(request)
    if viewer.guest:
        return go("/keep")
    mail = fields.get("mail", "").strip()
    if not fields.get("remove") and not looks_like_mail(mail):
        raise RequestRefused("bad-mail", 400, "That is no address for mail.")
    people = visit_of(request).people
    row = store_of(request).accounts.user(viewer.user)
    if row is not None and row["password"]:
        password = fields.get("password", "")
        await people.log_in(row["login"], password, address_of(request.scope))
    if fields.get("remove"):
        await address.forget(caller.outbox, viewer.user)
        return go("/settings?saved")
    house_of(request).limits.check_mail(mail)
    at = house_of(request).clock.now()
    way = await address.want(caller.outbox, viewer.user, mail, viewer.lang, at)
    if way is not None:
        caller.write_soon(viewer.user, way.id, ADDRESS)
    return go("/settings?saved")


async def confirm_page(request: Request) -> Response:
    """A button: programs that follow the links of letters confirm nothing."""
    caller_with_post(request)
    _, mail = opened(request, ADDRESS, TO_CONFIRM)
    return render(request, "confirm.html", mail=mail)


async def confirm(request: Request) -> Response:
    """The address is whose the letter was for, if it still is the one they want."""
    caller = caller_with_post(request)
    user, mail = opened(request, ADDRESS, TO_CONFIRM)
    ways = caller.outbox.ways_of(user)
    way = next((one for one in ways if one.target == mail and MARK in one.data), None)
    if way is None or address_among(ways).any != mail:
        raise old_letter()
    await address.confirm(caller.outbox, way)
    return go("/settings?saved")


async def forgot_page(request: Request) -> Response:
    """Where somebody asks for a letter."""
    caller_with_post(request)
    return render(request, "forgot.html", sent=False, longest=LONGEST_NAME)


async def forgot(request: Request) -> Response:
    """Send a letter, if there is somebody to send it to; the answer is the same if there is not."""
    caller = caller_with_post(request)
    count_costly(request)
    fields = await form_of(request)
    login = fields.get("login", "").strip().casefold()[:LONGEST_NAME]
    row = store_of(request).accounts.by_login(login)
    ways = caller.outbox.ways_of(row["id"] if row is not None else "")
    way = address_among(ways).way
    if way is not None and may_ask(request, way.target):
        caller.write_soon(way.user, way.id, RESET)
    return render(request, "forgot.html", sent=True, longest=LONGEST_NAME)


def may_ask(request: Request, mail: str) -> bool:
    """Whether an address gets another letter today; whoever asks is not told."""
    try:
        house_of(request).limits.check_mail(mail, "forgot")
    except RequestRefused:
        return False
    return True


async def reset_page(request: Request) -> Response:
    """The form for another password."""
    caller_with_post(request)
    known(request)
    return page(request)


def page(request: Request, refused: RequestRefused | None = None) -> Response:
    """The form, with what was wrong."""
    problem = f"answer-{refused.code}" if refused is not None else ""
    status = refused.status if refused is not None else 200
    return render(request, "reset.html", status=status, problem=problem, shortest=SHORTEST_PASSWORD)


def known(request: Request) -> dict[str, Any]:
    """Whose password is to be set anew; a link is good for once."""
    user, epoch = opened(request, RESET, TO_RESET)
    row = store_of(request).accounts.user(user)
    if row is None or row["login"] is None or row["epoch"] != epoch:
        raise old_letter()
    return row


async def reset(request: Request) -> Response:
    """Another password; every session and every token of the person ends."""
    caller_with_post(request)
    count_costly(request)
    row = known(request)
    password = (await form_of(request)).get("password", "")
    try:
        check_password(password)
    except RequestRefused as refused:
        return page(request, refused)
    people = visit_of(request).people
    hashed = await people.hashing.hash(password)
    await store_of(request).accounts.end_sessions(row["id"], password=hashed)
    people.forget("user", row["id"])
    return go("/login")


routes = [
    Route("/settings/mail", set_mail, methods=["POST"]),
    Route("/mail/{token}", confirm_page),
    Route("/mail/{token}", confirm, methods=["POST"]),
    Route("/forgot", forgot_page),
    Route("/forgot", forgot, methods=["POST"]),
    Route("/reset/{token}", reset_page),
    Route("/reset/{token}", reset, methods=["POST"]),
]
