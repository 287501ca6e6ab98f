"""The study of a finished game on its replay: asked for, under way, its marks, and playing on."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabard.commentary import MOST_CHOICES
from tabard.draw.memory import safe
from tabard.draw.stamps import printed
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import State
from tabard.server import byhand
from tabard.server.refusals import malformed
from tabard.server.seals import brought_along
from tabard.server.setup import BOT, PERSON, USUAL_BOT, SeatPlan, Setup
from tabard.server.studies import check_over
from tabard.server.table import Table
from tabard.server.web import beside, bots, frame, replay
from tabard.server.web.asked import open_form
from tabard.server.web.chrome import chrome
from tabard.server.web.pages import count_costly, go, house_of
from tabard.server.web.people import address_of, kept_viewer, viewer_of
from tabard.server.web.rendering import form_of
from tabard.server.web.sight import Sight, shield, sign
from tabard.server.web.stream import number
from tabard.server.web.trail import pieces_at
from tabard.server.web.viewer import Viewer
from tabard.server.web.views import view_of
from tabard.study.strong import Means
from tabard.study.telling import Teller

UNSURE: Final = "±\u00a0"  # stays with its number
HIGH: Final = 100  # of the ribbon, in the units of a chance
MARKS: Final = {
    "turning-point": "split-arrows",
    "missed-chance": "hourglass",
    "good-find": "laurels",
    "luck": "rolling-dices",
}

Data = Mapping[str, Any]


def studied(request: Request) -> Table:
    """The table of an address, if its game is over and the viewer may look back at it."""
    table = replay.replayed(request)
    check_over(table)
    return table


async def study_now(request: Request) -> Response:
    """How a study stands; once it is there, all that the page shows of it."""
    return JSONResponse(await told(request, studied(request)))


async def study_post(request: Request) -> Response:
    """Have a game studied, or call it off: `do` is `study` or `cancel`."""
    table = studied(request)
    form = await form_of(request)
    studies = house_of(request).studies
    if form.get("do") == "cancel":
        studies.cancel(table, viewer_of(request).user)
    elif form.get("do") == "study":
        if studies.found(table) is None and table.id not in studies.underway:
            count_costly(request)
        viewer = await kept_viewer(request)
        studies.ask(table, viewer.user)
    else:
        raise malformed("do", "is not study or cancel")
    return JSONResponse(await told(request, table))


async def told(request: Request, table: Table) -> dict[str, Any]:
    """A study as the page's script takes it."""
    studies = house_of(request).studies
    data = studies.found(table)
    if data is not None:
        viewer, house = viewer_of(request), house_of(request)
        earlier = await run_in_threadpool(beside.earlier_of, house, table, viewer.user)
        return {"state": "done", **shown(table, data, viewer, earlier)}
    underway = studies.underway.get(table.id)
    if underway is not None:
        done, of = underway.done, underway.of
        say = chrome(viewer_of(request).lang)
        sentence = say("study-progress", done=done, of=of) if done else say("study-waits")
        return {"state": "underway", "done": done, "of": of, "told": sentence}
    return {"state": "failed" if table.id in studies.failed else "none"}


def shown(table: Table, data: Data, viewer: Viewer, earlier: Means | None) -> dict[str, Any]:
    """The ribbon, the marks and their sentences, what each seat takes along."""
    assert table.game is not None
    sight = Sight(table.game.edition, None, viewer.lang)
    teller = Teller(table.record(), data, table.names(), viewer.lang)
    compared = beside.card(table, data, viewer.user, earlier, sight)
    stops = replay.stops(table)
    rows = [[stop_of(stops, turn["plies"][0]), *turn["chances"]] for turn in data["turns"]]
    rows.append([len(stops) - 1, *data["end"]])
    return {
        "ribbon": ribbon(rows, len(stops) - 1),
        "standings": [[row[0], teller.standing(row[1:])] for row in rows],
        "marks": [
            {
                "stop": stop_of(stops, mark["at"]),
                "kind": teller.kind(mark),
                "is_find": mark["kind"] == "good-find",
            }
            for mark in data["marks"]
        ],
        "html": panel(table, data, teller, sight, compared),
    }


def stop_of(stops: Sequence[int], ply: int) -> int:
    """Which stop of the slider shows a moment: the last one not after it."""
    return max(n for n, stop in enumerate(stops) if stop <= ply)


def ribbon(rows: Sequence[Sequence[float]], stops: int) -> str:
    """Everybody's chances as bands, one upon another, along the stops of the slider."""
    mats = len(rows[0]) - 1
    bands = ""
    below = [0.0] * len(rows)
    for mat in range(mats):
        above = [low + row[1 + mat] for low, row in zip(below, rows, strict=True)]
        top = line(rows, above, forward=True)
        bottom = line(rows, below, forward=False)
        bands += f'<path class="band p{mat + 1}" d="M{top}L{bottom}Z"/>'
        below = above
    return (
        f'<svg class="ribbon" viewBox="0 0 {max(1, stops)} {HIGH}" preserveAspectRatio="none"'
        f' aria-hidden="true">{bands}</svg>'
    )


def line(rows: Sequence[Sequence[float]], heights: Sequence[float], *, forward: bool) -> str:
    """One edge of a band."""
    points = [f"{row[0]:g},{HIGH * (1 - at):.1f}" for row, at in zip(rows, heights, strict=True)]
    return "L".join(points if forward else reversed(points))


def panel(table: Table, data: Data, teller: Teller, sight: Sight, compared: str) -> str:
    """The marks, each with its sentence and ways on, and what everybody takes along."""
    say = sight.chrome
    items = "".join(
        mark_item(n, mark, table, teller, sight) for n, mark in enumerate(data["marks"])
    )
    marks = f"<ol>{items}</ol>" if items else f"<p>{safe(say('study-no-marks'))}</p>"
    lessons = "".join(
        f"<li>{shield(seat, 18)}<div>"
        + "".join(f"<p>{safe(one)}</p>" for one in teller.lessons(seat))
        + "</div></li>"
        for seat in range(len(table.seats))
    )
    by = data["by"]
    level = bots.level(say, by["level"])
    how = say("study-how", level=level, number=by["iterations"]).replace("± ", UNSURE)
    return (
        f'{marks}<h3>{safe(say("study-lessons"))}</h3><ul class="lessons">{lessons}</ul>'
        f'{compared}<p class="how">{safe(how)}</p>'
    )


def mark_item(n: int, mark: Data, table: Table, teller: Teller, sight: Sight) -> str:
    """A mark as a button that goes there, and a form that plays on from there."""
    say = sight.chrome
    kind, who = teller.kind(mark), teller.names[mark["seat"]]
    told = teller.mark(mark).replace("± ", UNSURE)
    on = safe(say("study-play-on-as", who=who))
    form = (
        f'<form method="post" action="/replay/{table.id}/on">'
        '<input type="hidden" name="csrf" value="">'
        f'<input type="hidden" name="ply" value="{mark["ply"]}">'
        f'<input type="hidden" name="seat" value="{mark["seat"]}">'
        f'<button class="pill">{sign("round-table", 14)}<span>{on}</span></button></form>'
    )
    return (
        f'<li class="{mark["kind"]}"><button type="button" class="pill to-mark" data-mark="{n}">'
        f'<b class="rank">{n + 1}</b>{sign(MARKS[mark["kind"]], 16)}<span class="what"><b>'
        f"{safe(kind)}.</b> {safe(told)}</span></button>{form}</li>"
    )


async def study_moment(request: Request) -> Response:
    """The moment of a mark through its seat's eyes, with the choice made and the better one."""
    table = studied(request)
    data = house_of(request).studies.found(table)
    wanted = number(request.query_params.get("mark"))
    if data is None or wanted is None or wanted >= len(data["marks"]):
        raise malformed("mark", "is no mark of a study")
    assert table.game is not None
    mark = data["marks"][wanted]
    seat = mark["seat"] if mark["turn"] is not None else None
    lang, layout = viewer_of(request).lang, replay.asked_layout(request)
    sight = Sight(table.game.edition, seat, lang, layout)
    plies = mark["at"] if seat is not None else mark["at"] + data["chance"][mark["draw"]]["plies"]
    found = replay.shown(table, sight, plies, plies)
    ghosts = ghosts_of(table, mark)
    if seat is not None and any(ghosts.values()):
        found["parts"]["board"] = haunted(table, sight, plies, ghosts)
    return replay.fragments(request, {**found, "ghosts": ghosts})


def ghosts_of(table: Table, mark: Data) -> dict[str, list[int]]:
    """The codes of both turns that were open at once when they part."""
    if "other" not in mark:
        return {"made": [], "other": []}
    state = table.state_at(mark["at"])
    open_then = set(state.choices())
    codes = state.game.actions.code
    made, other = (
        [code for code in map(codes, mark[name]) if code in open_then] for name in ("made", "other")
    )
    return {"made": made, "other": [code for code in other if code not in made]}


def haunted(table: Table, sight: Sight, plies: int, ghosts: dict[str, list[int]]) -> str:
    """The picture of a moment with these choices alone to be seen."""
    state = table.state_at(plies)
    picture = sight.board.draw(
        view_of(table, state, sight.seat),
        choices=[open_form(sight.game, code) for codes in ghosts.values() for code in codes],
        refusals=(),
        seat=sight.seat,
        layout=sight.layout,
        names=table.names(),
        words=sight.phrases,
        pieces=pieces_at(table, plies),
        unconfirmed=None,
    )
    return printed(frame.on_board(picture.placed(), sight.layout))


async def play_on(request: Request) -> Response:
    """A new table that begins at a moment of a finished game, against bots.

    What the seat did not know then is dealt anew: nobody plays on with what the replay has shown.
    """
    table = studied(request)
    form = await form_of(request)
    ply, seat = number(form.get("ply")), number(form.get("seat"))
    if ply is None or ply > len(table.plies):
        raise malformed("ply", f"is not a number of 0 to {len(table.plies)}")
    state = await run_in_threadpool(moment_of, table, ply, str(form.get("line", "")))
    if seat is None and state.to_move >= 0:  # a spectator plays for whose turn it is
        seat = int(state.to_move)
    if seat is None or seat >= len(table.seats):
        raise malformed("seat", f"is not a number of 0 to {len(table.seats) - 1}")
    seal, nonce = brought_along(form)
    viewer = await kept_viewer(request)
    setup = from_moment(table, state, seat, viewer.user)
    opened, _ = await house_of(request).open_table(
        setup, viewer.name, address_of(request.scope), seal, nonce
    )
    return go(f"/table/{opened.id}")


def moment_of(table: Table, ply: int, line: str) -> State:
    """A moment of a game, or the one that a line from there comes to: its codes, spaces between."""
    codes = [number(word) for word in line.split()[: MOST_CHOICES + 1]]
    state = byhand.taken_up(table.state_at(ply), ply, [-1 if n is None else n for n in codes]).end
    if state.over:
        raise malformed("line" if line else "ply", "is the end of the game")
    return state


def from_moment(table: Table, state: State, seat: int, host: str) -> Setup:
    """A table that begins as a seat knew another to stand."""
    dealt = state.redeal(seat, Dealer(secrets.token_hex(16)))
    plan = table.plan
    return Setup(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        seats=tuple(
            SeatPlan(PERSON) if n == seat else SeatPlan(BOT, USUAL_BOT) for n in range(plan.players)
        ),
        host=host,
        rules_version=plan.rules_version,
        data=plan.data,
        rated=False,
        start=dealt.position(),
    )


routes: Final = [
    Route("/replay/{id}/study", study_now, methods=["GET"]),
    Route("/replay/{id}/study", study_post, methods=["POST"]),
    Route("/replay/{id}/study/moment", study_moment),
    Route("/replay/{id}/on", play_on, methods=["POST"]),
]
