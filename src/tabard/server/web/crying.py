"""What whoever keeps the house tells everybody, at a table: a line under the bar to put away.

Whoever has put it away has a cookie that names it, and sees the next one.
"""

from __future__ import annotations

import hashlib
from typing import Final

from starlette.requests import Request

from tabard.draw.memory import safe
from tabard.server.house import House
from tabard.server.keeping import announced_lately
from tabard.server.web.chrome import Chrome
from tabard.server.web.sight import sign

COOKIE: Final = "announced"


def put_away(request: Request) -> str:
    """The mark of what the sender of a request has put away."""
    return request.cookies.get(COOKIE, "")


def announced_to(house: House, lang: str, away: str) -> str:
    """What somebody is told at a table, unless they have put it away."""
    text = announced_lately(house.order, lang)
    return text if text and mark(text) != away else ""


def mark(text: str) -> str:
    """What tells one announcement from another."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def announced(text: str, t: Chrome) -> str:
    """The line, or an empty place for it."""
    if not text:
        return '<div id="announced" class="announced" role="status" hidden></div>'
    close = safe(t("table-close"))
    return (
        f'<div id="announced" class="announced" role="status" data-mark="{mark(text)}">'
        f"{sign('trumpet-flag')}<span>{safe(text)}</span>"
        f'<button type="button" class="round" title="{close}" aria-label="{close}">'
        f"{sign('cancel', 16)}</button></div>"
    )
