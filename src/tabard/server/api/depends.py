"""The caller of a request, as the routes of the API ask for one."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, Security
from fastapi.security import HTTPBearer

from tabard.server.api.caller import Caller, check_scope, no_token
from tabard.server.keys import HOST, PLAY

CALLER: Final = "tabard.caller"
# Only told: who calls is known before any route is looked for.
BEARER: Final = HTTPBearer(auto_error=False, description="a token of POST /guests or POST /tokens")


async def anybody(request: Request) -> Caller:
    """The caller of a request, stranger or not."""
    caller: Caller = request.scope[CALLER]
    return caller


async def somebody(request: Request, _: Annotated[object, Security(BEARER)]) -> Caller:
    """The caller of a request that needs a token."""
    caller = await anybody(request)
    if not caller.user:
        raise no_token()
    if request.method not in ("GET", "HEAD"):
        check_scope(caller.scope, PLAY)
    return caller


async def hosting(caller: Annotated[Caller, Depends(somebody)]) -> Caller:
    """The caller of a request that needs a token for everything."""
    check_scope(caller.scope, HOST)
    return caller


Anybody = Annotated[Caller, Depends(anybody)]
Somebody = Annotated[Caller, Depends(somebody)]
Host = Annotated[Caller, Depends(hosting)]
