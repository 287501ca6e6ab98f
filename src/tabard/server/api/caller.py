"""Who calls: the owner of a token, or a stranger who may look at what everybody may see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tabard.server.answers import Answer
from tabard.server.asker import Asker
from tabard.server.house import now
from tabard.server.store.store import Store

BEARER: Final = b"bearer "
LONGEST_TOKEN: Final = 200


class Caller(NamedTuple):
    """A user and the name others see; both "" for a stranger."""

    user: str
    name: str
    address: str

    def asker(self, request: str = "") -> Asker:
        """The caller as somebody who asks for something at a table."""
        return Asker(self.user, self.name, now(), request)


def no_token() -> Answer:
    """What needs a token came without one, or with one that is nobody's."""
    return Answer("no-token", 401, "This needs a token: Authorization: Bearer ...")


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> bytes:
    """A header of a request, or b"" if there is none; the last where there are several."""
    found = b""
    for key, value in headers:
        if key == name:
            found = value
    return found


def token_of(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """What a request says about who sends it, or b"" if nothing."""
    return header(headers, b"authorization")


def caller_by(token: bytes, client: tuple[str, int] | None, store: Store) -> Caller:
    """Who calls from an address; a token that is nobody's is refused, none is a stranger's."""
    address = client[0] if client else ""
    if not token:
        return Caller("", "", address)
    row = None
    if token[: len(BEARER)].lower() == BEARER and len(token) <= LONGEST_TOKEN:
        row = store.user_by_token(token[len(BEARER) :].strip().decode("latin-1"))
    if row is None:
        raise no_token()
    return Caller(row["id"], row["name"], address)
