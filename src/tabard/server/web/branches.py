"""Lines of a finished game by their address: anybody may send one on, as a line or as a record."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tabard import lines
from tabard.kernel.errors import BadInput, Refused
from tabard.lines import Line, Made
from tabard.server.refusals import malformed
from tabard.server.studies import check_over
from tabard.server.table import Table
from tabard.server.web import replay
from tabard.server.web.stream import number

BETWEEN: Final = ";"
LONGEST: Final = 4000
FORMS: Final = ("line", "record")


async def line_of_game(request: Request) -> Response:
    """A branch of a finished game: `ply` is where it begins, `choices` are texts with `;` between.

    Where chance is next `*` is any outcome. `seat` is whose knowledge it is played on, nobody's:
    the whole truth. `form` is `line`, or `record`: a record of its own that begins there, for
    whatever reads records.
    """
    table = replay.replayed(request)
    check_over(table)
    query = request.query_params
    ply, seat = number(query.get("ply")), number(query.get("seat"))
    if ply is None or ply > len(table.plies):
        raise malformed("ply", f"is not a number of 0 to {len(table.plies)}")
    if query.get("seat") and (seat is None or seat >= len(table.seats)):
        raise malformed("seat", f"is not a number of 0 to {len(table.seats) - 1}")
    form = query.get("form", FORMS[0])
    if form not in FORMS:
        raise malformed("form", f"is not {' or '.join(FORMS)}")
    line = branch(table, ply, seat, query.get("choices", ""))
    text = line.record(table.state_at(ply)).text() if form == "record" else line.text()
    return PlainTextResponse(text)


def branch(table: Table, ply: int, seat: int | None, choices: str) -> Line:
    """A line with these choices; refused with the number of the one that is wrong."""
    if len(choices) > LONGEST:
        raise malformed("choices", f"are longer than {LONGEST} characters")
    state = table.state_at(ply)
    line = lines.begin(state, ply, seat)
    shadow = line.root(state)
    made: list[Made] = []
    for place, text in enumerate(filter(None, map(str.strip, choices.split(BETWEEN))), 1):
        try:
            made.append(line.make(shadow, text, len(made)))
        except (Refused, BadInput) as error:
            raise malformed(f"choices, number {place}", str(error)) from None
    return line.with_choices(made)


routes: Final = [Route("/replay/{id}/line", line_of_game)]
