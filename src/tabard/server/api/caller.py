"""Who calls: the owner of a token, or a stranger who may look at what everybody may see."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from fastapi import Depends, Request
from starlette.types import Scope

from tabard.server.answers import Answer
from tabard.server.commands import Asker
from tabard.server.house import now
from tabard.server.store.store import Store

CALLER: Final = "tabard.caller"
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


def caller_of(scope: Scope, store: Store) -> Caller:
    """Who calls; a token that is nobody's is refused, none is a stranger's."""
    client = scope.get("client")
    address = client[0] if client else ""
    token = b""
    for name, value in scope["headers"]:
        if name == b"authorization":
            token = value
    if not token:
        return Caller("", "", address)
    row = None
    if token[: len(BEARER)].lower() == BEARER and len(token) <= LONGEST_TOKEN:
        row = store.user_by_token(token[len(BEARER) :].strip().decode("latin-1"))
    if row is None:
        raise no_token()
    return Caller(row["id"], row["name"], address)


async def anybody(request: Request) -> Caller:
    """The caller of a request, stranger or not."""
    caller: Caller = request.scope[CALLER]
    return caller


async def somebody(request: Request) -> Caller:
    """The caller of a request that needs a token."""
    caller = await anybody(request)
    if not caller.user:
        raise no_token()
    return caller


Anybody = Annotated[Caller, Depends(anybody)]
Somebody = Annotated[Caller, Depends(somebody)]
