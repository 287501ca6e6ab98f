"""Who calls: the owner of a token, or a stranger who may look at what everybody may see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tabard.server.asker import Asker
from tabard.server.house import House, now
from tabard.server.keys import HOST, SCOPES
from tabard.server.refusals import RequestRefused, suspended

BEARER: Final = b"bearer "
LONGEST_TOKEN: Final = 200


class Caller(NamedTuple):
    """A user and the name others see, and the token they showed; all "" for a stranger.

    expires_at  until when the token is good; None if for ever
    """

    user: str
    name: str
    address: str
    token: str = ""
    scope: str = HOST
    expires_at: int | None = None

    def asker(self, request: str = "", nonce: str = "") -> Asker:
        """The caller as somebody who asks for something at a table."""
        return Asker(self.user, self.name, now(), request, nonce)


def no_token() -> RequestRefused:
    """What needs a token came without one, or with one that is nobody's."""
    return RequestRefused("no-token", 401, "This needs a token: Authorization: Bearer ...")


def check_scope(has: str, needs: str) -> None:
    """Refuse what goes beyond what a token is for."""
    if SCOPES.index(has) < SCOPES.index(needs):
        sentence = f"This token is for '{has}'; this needs one for '{needs}'."
        raise RequestRefused("wrong-scope", 403, sentence, scope=has, needs=needs)


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> bytes:
    """A header of a request, or b"" if there is none; the last where there are several."""
    found = b""
    for key, value in headers:
        if key == name:
            found = value
    return found


def authorization_of(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """What a request says about who sends it, or b"" if nothing."""
    return header(headers, b"authorization")


def caller_by(authorization: bytes, client: tuple[str, int] | None, house: House) -> Caller:
    """Who calls from an address, counted against what address and user may ask for.

    A token that is nobody's is refused, none is a stranger's.
    """
    address = client[0] if client else ""
    house.limits.check_address(address)
    if not authorization:
        return Caller("", "", address)
    token, row = "", None
    if authorization[: len(BEARER)].lower() == BEARER and len(authorization) <= LONGEST_TOKEN:
        token = authorization[len(BEARER) :].strip().decode("latin-1")
        row = house.store.accounts.by_token(token)
    if row is None:
        raise no_token()
    house.limits.check_user(row["id"])
    if row["barred_at"] is not None:
        raise suspended()
    return Caller(row["id"], row["name"], address, token, row["scope"], row["expires_at"])
