"""What a visitor does at a table, posted as its page does."""

from __future__ import annotations

from typing import Any

from httpx import Response

from tabard.server.table import Table
from tests.server.web.browser import Browser


def act(who: Browser, table: Table, do: str, request: str = "", **fields: Any) -> Response:
    """Post something to a table as its page does."""
    if not who.token:
        who.get(f"/table/{table.id}")
    request = request or f"request-{who.town.house.table(table.id).version}-{do}"
    body = {"do": do, "request": request, **fields}
    return who.ask("POST", f"/table/{table.id}/act", json=body, headers=script(who))


def script(who: Browser) -> dict[str, str]:
    """The headers of our script."""
    return {"accept": "application/json", "x-csrf": who.token}


def choose(who: Browser, table: Table, confirm: bool = True, request: str = "") -> Response:
    """Make the first open choice of the seat to move."""
    state = table.tentative or table.state
    assert state is not None
    fields = {"seat": int(state.to_move), "code": state.choices()[0], "ply": table.ply}
    return act(who, table, "choose", request, confirm=confirm, **fields)


def finished(who: Browser, table: Table) -> None:
    """Play a game on one device to its end."""
    number = 0
    while table.running:
        number += 1
        assert table.state is not None
        codes = table.state.choices()
        fields = {"seat": int(table.state.to_move), "ply": table.ply, "confirm": True}
        made = act(
            who, table, "choose", f"move-{number:06}", code=codes[number % len(codes)], **fields
        )
        assert made.status_code == 200, made.text
