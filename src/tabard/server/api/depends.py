"""The caller of a request, as the routes of the API ask for one."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request

from tabard.server.api.caller import Caller, check_scope, no_token
from tabard.server.keys import HOST, PLAY

CALLER: Final = "tabard.caller"


async def anybody(request: Request) -> Caller:
    """The caller of a request, stranger or not."""
    caller: Caller = request.scope[CALLER]
    return caller


async def somebody(request: Request) -> Caller:
    """The caller of a request that needs a token."""
    caller = await anybody(request)
    if not caller.user:
        raise no_token()
    if request.method not in ("GET", "HEAD"):
        check_scope(caller.scope, PLAY)
    return caller


async def hosting(request: Request) -> Caller:
    """The caller of a request that needs a token for everything."""
    caller = await somebody(request)
    check_scope(caller.scope, HOST)
    return caller


Anybody = Annotated[Caller, Depends(anybody)]
Somebody = Annotated[Caller, Depends(somebody)]
Host = Annotated[Caller, Depends(hosting)]
