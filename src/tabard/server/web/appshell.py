"""The house as an app that can be installed: manifest, icons, service worker, offline page."""

from __future__ import annotations

import json
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.draw import tokens
from tabard.server.web.assets import assets
from tabard.server.web.chrome import chrome, languages
from tabard.server.web.pages import go, house_of
from tabard.server.web.people import viewer_of
from tabard.server.web.rendering import render

ICONS: Final = ("icon-192.png", "icon-512.png", "icon-mask.png", "badge.png")


async def worker(request: Request) -> Response:
    """The service worker; it lies at the root, for it looks after all pages."""
    headers = {"cache-control": "no-cache"}
    body = assets().files["worker.js"].body
    return Response(body, headers=headers, media_type="text/javascript")


async def manifest(request: Request) -> Response:
    """What an installed app is called and looks like."""
    lang = request.path_params["lang"]
    if lang not in languages():
        raise HTTPException(404)
    t = chrome(lang)
    colours = tokens.PARCHMENT
    made = {
        "id": "/",
        "name": "Tabard",
        "short_name": "Tabard",
        "description": t("app-sentence"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": colours["page"],
        "theme_color": colours["panel"],
        "icons": [
            {"src": assets().url("mark.svg"), "sizes": "any", "type": "image/svg+xml"},
            {"src": "/app/icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "/app/icon-512.png", "sizes": "512x512", "type": "image/png"},
            {
                "src": "/app/icon-mask.png",
                "sizes": "512x512",
                "type": "image/png",
                "purpose": "maskable",
            },
        ],
        "shortcuts": [
            {"name": t("next-table"), "url": "/next"},
            {"name": t("my-tables"), "url": "/tables"},
        ],
    }
    return Response(json.dumps(made), media_type="application/manifest+json")


async def icon(request: Request) -> Response:
    """A picture of the app under an address that stays the same."""
    name = request.path_params["name"]
    if name not in ICONS:
        raise HTTPException(404)
    headers = {"cache-control": "public, max-age=86400"}
    return Response(assets().files[f"app/{name}"].body, headers=headers, media_type="image/png")


async def offline(request: Request) -> Response:
    """The page for when nothing answers: the service worker holds it, the same for everybody."""
    lang = request.path_params["lang"]
    if lang not in languages():
        raise HTTPException(404)
    return render(request, "offline.html", page=chrome(lang), page_lang=lang)


async def waiting(request: Request) -> Response:
    """How many tables wait for the viewer, but for one that they are at."""
    viewer, house = viewer_of(request), house_of(request)
    but = request.query_params.get("but", "")
    found = [table_id for table_id in house.waiting_for(viewer.user) if table_id != but]
    return JSONResponse({"count": len(found)})


async def next_table(request: Request) -> Response:
    """To the table that waits for the viewer with the least time left, but for where they are."""
    viewer, house = viewer_of(request), house_of(request)
    after = request.query_params.get("after", "")
    found = house.waiting_for(viewer.user)
    others = [table_id for table_id in found if table_id != after]
    return go(f"/table/{others[0]}" if others else f"/table/{after}" if found else "/tables")


routes: Final = [
    Route("/worker.js", worker),
    Route("/app/manifest/{lang}", manifest),
    Route("/app/offline/{lang}", offline),
    Route("/app/waiting", waiting),
    Route("/app/{name}", icon),
    Route("/next", next_table),
]
