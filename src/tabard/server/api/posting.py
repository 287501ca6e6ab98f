"""Making a choice, the post that comes most often: from the bytes of a request to a receipt."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from pydantic import ValidationError

from tabard.server import commands
from tabard.server.api.caller import Caller, check_scope, no_token
from tabard.server.api.forms import Choice
from tabard.server.api.shown import code_of, seen_table
from tabard.server.asker import Asker
from tabard.server.house import House
from tabard.server.keys import PLAY
from tabard.server.laying import lay
from tabard.server.log import Entry
from tabard.server.parts import Receipt
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.table import Table

# A choice on its way: refused at once, or to be awaited until it is durable.
Making = Coroutine[Any, Any, Receipt]


def post_choice(house: House, caller: Caller, table_id: str, form: Choice) -> Making:
    """Make a choice; what it has made, the same for a resend."""
    table = seen_table(house, table_id, caller.user)
    assert table.game is not None
    game, chosen = table.game, form.choice
    codes = [code_of(game, one) for one in (chosen if isinstance(chosen, list) else [chosen])]

    def command(table: Table, who: Asker) -> list[Entry]:
        if isinstance(chosen, list):
            return lay(table, who, form.seat, codes, form.ply, form.final)
        return commands.choose(table, who, form.seat, codes[0], form.ply, form.final)

    return house.perform(table_id, caller.asker(form.request), command)


def post_raw_choice(house: House, caller: Caller, table_id: str, body: bytes) -> Making:
    """`post_choice` for bytes."""
    if not caller.user:
        raise no_token()
    check_scope(caller.scope, PLAY)
    try:
        form = Choice.model_validate_json(body)
    except ValidationError as error:
        raise wrong_field(error.errors(include_url=False, include_context=False)) from None
    return post_choice(house, caller, table_id, form)


def wrong_field(problems: Any) -> RequestRefused:
    """The first thing that is wrong with what was sent, named by its field."""
    first = problems[0]
    path = [str(part) for part in first["loc"]]
    if path and path[0] in ("body", "query", "path"):
        path = path[1:]
    if first["type"] in ("json_invalid", "value_error.jsondecode"):
        path = []
    return malformed(".".join(path) or "body", first["msg"])
