"""The caller of a request, as the routes of the API ask for one."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request

from tabard.server.api.caller import Caller, no_token

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
    return caller


Anybody = Annotated[Caller, Depends(anybody)]
Somebody = Annotated[Caller, Depends(somebody)]
