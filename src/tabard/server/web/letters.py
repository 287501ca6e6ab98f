"""An address for letters: confirmed by one, and by it a password that was forgotten is set anew.

All of this is there only where the house has a post (`tabard.server.post`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.server.calls.means import looks_like_mail
from tabard.server.house import House, now
from tabard.server.naming import LONGEST_NAME
from tabard.server.post import Post
from tabard.server.refusals import RequestRefused
from tabard.server.web.chrome import chrome
from tabard.server.web.pages import count_costly, go, house_of, store_of
from tabard.server.web.people import (
    SHORTEST_PASSWORD,
    address_of,
    change_settings,
    check_password,
    kept_viewer,
    viewer_of,
    visit_of,
)
from tabard.server.web.rendering import form_of, render

WANTED: Final = "mail_wanted"  # the setting that keeps an address until it was confirmed
TO_CONFIRM: Final = timedelta(days=2)
TO_RESET: Final = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Letters:
    """Where somebody gets letters.

    mail    the address that counts, "" if none was confirmed yet
    wanted  one that is to count once its letter was answered, or ""
    """

    mail: str
    wanted: str

    @property
    def any(self) -> str:
        """The address they last named."""
        return self.wanted or self.mail


def has_post(house: House) -> bool:
    """Whether letters can be sent, and say where the house is."""
    return house.post is not None and bool(house.address)


def letters_of(request: Request) -> Letters | None:
    """The viewer's address; None where there is no post, or nobody keeps a name."""
    viewer = viewer_of(request)
    if not has_post(house_of(request)) or viewer.guest:
        return None
    return addresses_of(store_of(request).user(viewer.user))


def addresses_of(row: dict[str, Any] | None) -> Letters:
    """The addresses of a person as storage has them."""
    if row is None:
        return Letters("", "")
    mail, wanted = row["mail"] or "", row["settings"].get(WANTED, "")
    return Letters(mail, wanted) if row["mail_confirmed_at"] else Letters("", wanted or mail)


def post_of(request: Request) -> Post:
    """The house's post; without one these pages are not there."""
    house = house_of(request)
    if house.post is None or not has_post(house):
        raise HTTPException(404)
    return house.post


def sealing(request: Request, purpose: str) -> URLSafeTimedSerializer:
    """What signs the links of letters, for one purpose alone."""
    return URLSafeTimedSerializer(visit_of(request).people.secret, salt=f"tabard {purpose}")


def opened(request: Request, purpose: str, lasts: timedelta) -> list[Any]:
    """What the link of a letter says; one that is forged or too old says nothing."""
    try:
        found = sealing(request, purpose).loads(
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
    post = post_of(request)
    count_costly(request)
    fields = await form_of(request)
    viewer = await kept_viewer(request)
    if viewer.guest:
        return go("/keep")
    mail = fields.get("mail", "").strip()
    if not fields.get("remove") and not looks_like_mail(mail):
        raise RequestRefused("bad-mail", 400, "That is no address for mail.")
    people = visit_of(request).people
    row = store_of(request).user(viewer.user)
    if row is not None and row["password"]:
        password = fields.get("password", "")
        await people.log_in(row["login"], password, address_of(request.scope))
    if fields.get("remove"):
        await people.change(viewer.user, mail=None, mail_confirmed_at=None)
        await change_settings(request, **{WANTED: ""})
        return go("/settings?saved")
    house_of(request).limits.check_mail(mail)
    await change_settings(request, **{WANTED: mail})
    t = chrome(viewer.lang)
    link = address(request, "/mail/", sealing(request, "mail").dumps([viewer.user, mail]))
    await post(mail, t("mail-confirm-subject"), t("mail-confirm-text", name=viewer.name, link=link))
    return go("/settings?saved")


def address(request: Request, path: str, token: Any) -> str:
    """An address of this house, as a letter names it."""
    return f"{house_of(request).address}{path}{token}"


async def confirm_page(request: Request) -> Response:
    """A button: programs that follow the links of letters confirm nothing."""
    post_of(request)
    _, mail = opened(request, "mail", TO_CONFIRM)
    return render(request, "confirm.html", mail=mail)


async def confirm(request: Request) -> Response:
    """The address is whose the letter was for, if it still is the one they want."""
    post_of(request)
    user, mail = opened(request, "mail", TO_CONFIRM)
    row = store_of(request).user(user)
    if row is None or addresses_of(row).any != mail:
        raise old_letter()
    settings = {key: value for key, value in row["settings"].items() if key != WANTED}
    await visit_of(request).people.change(
        user, mail=mail, mail_confirmed_at=now(), settings=settings
    )
    return go("/settings?saved")


async def forgot_page(request: Request) -> Response:
    """Where somebody asks for a letter."""
    post_of(request)
    return render(request, "forgot.html", sent=False, longest=LONGEST_NAME)


async def forgot(request: Request) -> Response:
    """Send a letter, if there is somebody to send it to; the answer is the same if there is not."""
    post = post_of(request)
    count_costly(request)
    fields = await form_of(request)
    login = fields.get("login", "").strip().casefold()[:LONGEST_NAME]
    row = store_of(request).user_by_login(login)
    if row is not None and addresses_of(row).mail and may_ask(request, row["mail"]):
        t = chrome(viewer_of(request).lang)
        token = sealing(request, "reset").dumps([row["id"], row["epoch"]])
        link = address(request, "/reset/", token)
        text = t("reset-text", name=row["name"], link=link)
        await post(row["mail"], t("reset-subject"), text)
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
    post_of(request)
    known(request)
    return page(request)


def page(request: Request, refused: RequestRefused | None = None) -> Response:
    """The form, with what was wrong."""
    problem = f"answer-{refused.code}" if refused is not None else ""
    status = refused.status if refused is not None else 200
    return render(request, "reset.html", status=status, problem=problem, shortest=SHORTEST_PASSWORD)


def known(request: Request) -> dict[str, Any]:
    """Whose password is to be set anew; a link is good for once."""
    user, epoch = opened(request, "reset", TO_RESET)
    row = store_of(request).user(user)
    if row is None or row["login"] is None or row["epoch"] != epoch:
        raise old_letter()
    return row


async def reset(request: Request) -> Response:
    """Another password; every session and every token of the person ends."""
    post_of(request)
    count_costly(request)
    row = known(request)
    password = (await form_of(request)).get("password", "")
    try:
        check_password(password)
    except RequestRefused as refused:
        return page(request, refused)
    people = visit_of(request).people
    hashed = await people.hashing.hash(password)
    await store_of(request).end_sessions(row["id"], password=hashed)
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
