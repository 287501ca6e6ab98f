"""The page of what is certain of a game and what had to be reconstructed, and how to correct it."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabard.games import game, known
from tabard.kept import versions
from tabard.messages import DEFAULT
from tabard.rules import Document, document
from tabard.server.web.people import viewer_of
from tabard.server.web.rendering import render
from tabard.server.web.rulebook import Rulebook, runs
from tabard.server.web.shelf import card
from tabard.sources import KINDS, provenance, sources_of
from tabard.words import words_of

HEAD: Final = "## "


@cache
def told(name: str) -> Rulebook:
    """Where the data of a game come from, as a document with numbered sections."""
    lines, number = [], 0
    for line in provenance(name).splitlines():
        if line.startswith(HEAD):
            number += 1
            lines.append(f"{HEAD}{number}. {line.removeprefix(HEAD)}")
        else:
            lines.append(line)
    rules = document(name)
    return Rulebook(Document(name, DEFAULT, "\n".join(lines or [""]), rules.title, "source"))


async def certainty(request: Request) -> Response:
    """What the data of a game rest on."""
    name = request.path_params["game"]
    if not known(name) and name not in versions():
        raise HTTPException(404)
    words = words_of(name, viewer_of(request).lang)
    found = [one for one in sources_of(name) if one.things]
    total = {kind: sum(one.counts.get(kind, 0) for one in found) for kind in KINDS}
    return render(
        request,
        "certainty.html",
        box=card(name),
        version=game(name).version,
        corrected=game(name).data,
        files=found,
        kinds=[kind for kind in KINDS if total[kind]],
        total=total,
        called=lambda thing: words.title(thing) if thing else "",
        sections=[(s, runs(s.pieces)) for s in told(name).sections if s.pieces],
        marked=Markup,
    )


routes: Final = [Route("/rules/{game}/sources", certainty)]
