"""Guests, the caller, and tokens."""

from __future__ import annotations

import secrets
from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from tabard.server.api import forms
from tabard.server.api.answers import ASKED, POSTED, answers
from tabard.server.api.depends import Anybody, Host, Somebody
from tabard.server.house import House, now
from tabard.server.keys import DAY, HOST, MOST_TOKENS, USUAL_DAYS
from tabard.server.naming import clean_name
from tabard.server.refusals import RequestRefused
from tabard.server.store.accounts import digest

TOLD_OF_TOKENS: Final = ("label", "scope", "created_at", "expires_at")


def people_routes(house: House) -> APIRouter:
    """Everything about who one is."""
    router = APIRouter(tags=["people"])
    store = house.store

    @router.post("/guests", status_code=201, responses=answers(*POSTED, "bad-name"))
    async def become_a_guest(caller: Anybody, form: forms.NewGuest) -> JSONResponse:
        """A new guest and their token; it is told this once, keep it."""
        house.limits.check_costly(caller.address)
        user, token = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
        name = clean_name(form.name) if form.name else f"Guest {secrets.randbelow(9000) + 1000}"
        row: dict[str, Any] = {
            "id": user,
            "name": name,
            "login": None,
            "password": None,
            "created_at": now(),
            "settings": {},
        }
        await store.accounts.add(row)
        await store.accounts.add_token(user, token, "guest", now(), HOST, now() + USUAL_DAYS * DAY)
        return JSONResponse({"name": name, "token": token}, 201)

    @router.get("/me", responses=answers())
    async def me(caller: Somebody) -> JSONResponse:
        """Who you are."""
        row = store.accounts.user(caller.user)
        return JSONResponse({"name": caller.name, "guest": row is None or row["login"] is None})

    @router.get("/tokens", responses=answers())
    async def tokens(caller: Somebody) -> JSONResponse:
        """Your tokens: what each is for and until when, and the id to revoke it by."""
        return JSONResponse(
            {
                "tokens": [
                    {"id": row["hash"], **{key: row[key] for key in TOLD_OF_TOKENS}}
                    for row in store.accounts.tokens_of(caller.user)
                ]
            }
        )

    @router.post("/tokens", status_code=201, responses=answers(*ASKED, "bad-name", "many-tokens"))
    async def add_token(caller: Host, form: forms.NewToken) -> JSONResponse:
        """Another token; it is told this once, keep it."""
        house.limits.check_costly(caller.address)
        if len(store.accounts.tokens_of(caller.user)) >= MOST_TOKENS:
            raise RequestRefused("many-tokens", 409, f"{MOST_TOKENS} tokens are the most.")
        token, label = secrets.token_urlsafe(32), clean_name(form.label) if form.label else ""
        until = now() + form.days * DAY
        await store.accounts.add_token(caller.user, token, label, now(), form.scope, until)
        made = {"token": token, "label": label, "scope": form.scope, "expires_at": until}
        return JSONResponse({"id": digest(token), **made}, 201)

    @router.delete("/tokens/{token_id}", responses=answers(*ASKED, "unknown-token"))
    async def revoke_token(token_id: str, caller: Host) -> JSONResponse:
        """Make one of your tokens worthless."""
        if token_id not in [row["hash"] for row in store.accounts.tokens_of(caller.user)]:
            raise RequestRefused("unknown-token", 404, "You have no such token.")
        await store.accounts.revoke_token(caller.user, token_id)
        return JSONResponse({"revoked": token_id})

    return router
