"""The pages around the tables: home, lists, sitting down, about."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tabard.draw import icons
from tabard.games import game, known
from tabard.lessons import lessons
from tabard.server import commands
from tabard.server.clock import day_of
from tabard.server.commands import Asker
from tabard.server.house import House, now
from tabard.server.limits import LOCALS, is_local
from tabard.server.log import Entry
from tabard.server.manners import check_welcome
from tabard.server.naming import LONGEST_NAME
from tabard.server.refusals import RequestRefused
from tabard.server.seals import brought_along, checked_nonce
from tabard.server.setup import EASIEST_BOT, PERSON, USUAL_BOT, bots_of_house, read_setup
from tabard.server.store.store import Store
from tabard.server.table import Table
from tabard.server.web import fares, terms
from tabard.server.web.chrome import chrome
from tabard.server.web.people import address_of, kept_viewer, rename, viewer_of
from tabard.server.web.quiz import shown_stars
from tabard.server.web.rendering import form_of, render
from tabard.server.web.rows import named, rows_of
from tabard.server.web.shelf import against_bots, card, first_game, scene, shelf_of, with_parts
from tabard.server.web.sight import Sight
from tabard.words import words_of

SHOWN_AT_HOME = 5
OWN_NAMES = ("localhost", *LOCALS)


def house_of(request: Request) -> House:
    """The house of this server."""
    house: House = request.app.state.house
    return house


def store_of(request: Request) -> Store:
    """Its storage."""
    return house_of(request).store


def count_costly(request: Request) -> None:
    """Count what costs us much and a person little, or refuse it."""
    house_of(request).limits.check_costly(address_of(request.scope))


def keeps_house(request: Request) -> bool:
    """Whether the viewer keeps this house: who is named for it, or else who sits at its computer.

    Behind a proxy that does not say for whom it asks everybody seems to sit there, and a page of
    elsewhere whose name leads here makes its readers' browsers ask: both call the house by another
    name than this computer has for itself.
    """
    house, user = house_of(request), viewer_of(request).user
    if house.operators:
        row = house.store.accounts.user(user)
        return row is not None and row["login"] in house.operators
    return is_local(address_of(request.scope)) and request.url.hostname in OWN_NAMES


def go(address: str) -> RedirectResponse:
    """On to another page after a post."""
    return RedirectResponse(address, 303)


async def home(request: Request) -> Response:
    """The shelf, and the viewer's tables."""
    viewer = viewer_of(request)
    mine = rows_of(store_of(request).shelf.tables_of(viewer.user), house_of(request), viewer)
    lobby = rows_of(
        to_meet(request, store_of(request).shelf.listed("open", 20)), house_of(request), viewer
    )
    return render(
        request,
        "home.html",
        shelf=shelf_of(request),
        first=first_games(request),
        with_lessons=[name for name in request.app.state.shelf if lessons(name)],
        scene=scene,
        **day_at_home(request),
        sentence=lambda name: words_of(name, viewer.lang)("game-sentence"),
        tables=mine[:SHOWN_AT_HOME],
        more=len(mine) > SHOWN_AT_HOME,
        waiting=any(row.my_turn for row in mine),
        lobby=[row for row in lobby if row.free and row.id not in {own.id for own in mine}][:3],
    )


def day_at_home(request: Request) -> dict[str, Any]:
    """The puzzle and the deal of the day, as the page that people come to shows them."""
    house, viewer, shelf = house_of(request), viewer_of(request), request.app.state.shelf
    tables = fares.rows_of(house, store_of(request).shelf.lessons_of(viewer.user))
    today = fares.of_today(house, shelf, tables)
    sight = Sight("", None, viewer.lang)
    stars = {today.stars: shown_stars(today.stars, sight)} if today is not None else {}
    return {"today": today, "stars": stars, "deal": house.daily.deal(day_of(now()), shelf)}


def to_meet(request: Request, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Tables without those where somebody is whom the viewer does not meet."""
    away = house_of(request).order.kept_away(viewer_of(request).user)
    if not away:
        return rows
    return [row for row in rows if not away & {row["host"], *row["summary"].get("people", ())}]


def first_games(request: Request) -> dict[str, str]:
    """What one click opens for whoever has not played a game here yet, in words, by game."""
    viewer = viewer_of(request)
    t, played = chrome(viewer.lang), store_of(request).shelf.played_by(viewer.user)
    found: dict[str, str] = {}
    for name in request.app.state.shelf:
        if name not in played and (chosen := first_game(name)):
            options = [option for option in game(name).options if option.name in chosen]
            found[name] = ", ".join(terms.answer(name, o, chosen[o.name], t) for o in options)
    return found


async def play(request: Request) -> Response:
    """One click: a table against bots, seated and started; at first with what eases a first game.

    Whoever asks for the whole game gets it from the start, whoever learns it part by part the parts
    that they ask for, and whoever comes from the lessons has the easiest bots.
    """
    game_id = request.path_params["game"]
    if not known(game_id):
        raise HTTPException(404)
    viewer = await kept_viewer(request)
    fields = await form_of(request)
    whole = fields.get("whole") == "on"
    easier = not whole and game_id not in store_of(request).shelf.played_by(viewer.user)
    parts = with_parts(game_id, fields.get("with", "").split())
    options = parts or (first_game(game_id) if easier else {})
    watch = "closed" if viewer.guest else "open"  # a guest's practice is nobody's affair
    bot = EASIEST_BOT if fields.get("easy") == "on" else USUAL_BOT
    table_wanted = against_bots(game_id, options, watch, bot)
    setup = read_setup(table_wanted, viewer.user, bots_of_house())
    table, _ = await house_of(request).open_table(
        setup, viewer.name, address_of(request.scope), *brought_along(fields)
    )
    return go(f"/table/{table.id}")


async def my_tables(request: Request) -> Response:
    """Everywhere the viewer sits: their turn first, then waiting, then finished."""
    viewer = viewer_of(request)
    rows = rows_of(store_of(request).shelf.tables_of(viewer.user, 200), house_of(request), viewer)
    running = [row for row in rows if row.status in ("open", "running")]
    finished = [row for row in rows if row.status not in ("open", "running")]
    return render(request, "tables.html", running=running, finished=finished)


async def watch(request: Request) -> Response:
    """Games that anybody may watch, and tables that wait for players."""
    viewer, store = viewer_of(request), store_of(request)
    own = {
        row["id"]: row for row in store.shelf.tables_of(viewer.user, 200)
    }  # nobody sits down twice
    house = house_of(request)
    running, lobby = (
        rows_of(
            [own.get(row["id"], row) for row in to_meet(request, store.shelf.listed(status))],
            house,
            viewer,
        )
        for status in ("running", "open")
    )
    return render(request, "watch.html", running=running, lobby=[r for r in lobby if r.free])


async def about(request: Request) -> Response:
    """What this is, and whose work it uses."""
    authors = sorted(set(icons.AUTHORS.values()))
    return render(request, "about.html", authors=authors, source=icons.SOURCE)


async def sit(request: Request) -> Response:
    """Take the first open seat of a table, or the one asked for."""
    table_id = request.path_params["table"]
    table = house_of(request).table(table_id)
    fields = await form_of(request)
    wanted = fields.get("seat", "")
    plans = zip(table.plan.seats, table.seats, strict=True)
    free = [i for i, (plan, seat) in enumerate(plans) if plan.kind == PERSON and seat.free]
    if wanted.isdecimal() and len(wanted) < 3:
        seat = int(wanted)
    elif free:
        seat = free[0]
    else:
        raise RequestRefused("taken", 409, "That seat is taken.")
    return await take_seat(request, table_id, seat, fields, linked=False)


async def take_seat(
    request: Request, table_id: str, seat: int, fields: dict[str, str], linked: bool
) -> Response:
    """Sit down and go to the table."""
    nonce = checked_nonce(fields.get("nonce", ""))
    viewer = await kept_viewer(request)
    check_welcome(house_of(request), table_id, viewer.user)

    def command(table: Table, who: Asker) -> list[Entry]:
        return commands.sit(table, who, seat, linked)

    who = Asker(viewer.user, viewer.name, now(), nonce=nonce)
    await house_of(request).act(table_id, who, command)
    return go(f"/table/{table_id}")


async def join(request: Request) -> Response:
    """Where a link can be pasted."""
    pasted = request.query_params.get("link", "")
    secret = pasted.strip().rstrip("/").rpartition("/")[2][:64]
    if secret and all(c.isalnum() or c in "-_" for c in secret):
        return go(f"/join/{secret}")
    return render(request, "join.html")


async def join_by_link(request: Request) -> Response:
    """Who opens the table and who sits there; a button sits down."""
    table_id, seat, table = linked_table(request)
    viewer = viewer_of(request)
    if viewer.user == table.seats[seat].user:
        return go(f"/table/{table_id}")
    t = chrome(viewer.lang)
    people = zip(table.names(), table.seats, table.plan.seats, strict=True)
    host = next((s.name for s in table.seats if s.user == table.plan.host), "")
    return render(
        request,
        "joining.html",
        table=table,
        box=card(table.plan.game),
        scene=scene,
        seat=seat,
        seats=[named(t, name, one.bot, table.plan.game, plan.kind) for name, one, plan in people],
        host=host,
        free=table.seats[seat].free,
        secret=request.path_params["secret"],
        terms=terms.listed(table, t),
        longest=LONGEST_NAME,
    )


async def sit_by_link(request: Request) -> Response:
    """Sit down at the seat that a friend kept."""
    table_id, seat, _ = linked_table(request)
    fields = await form_of(request)
    name = fields.get("name")
    if name is not None and viewer_of(request).guest:
        await rename(request, name)
    return await take_seat(request, table_id, seat, fields, linked=True)


def linked_table(request: Request) -> tuple[str, int, Table]:
    """The table and seat that a link leads to."""
    found = store_of(request).linked(request.path_params["secret"])
    if found is None:
        raise RequestRefused("unknown-link", 404, "That link leads to no table.")
    return found[0], found[1], house_of(request).table(found[0])


routes = [
    Route("/", home),
    Route("/play/{game}", play, methods=["POST"]),
    Route("/tables", my_tables),
    Route("/watch", watch),
    Route("/about", about),
    Route("/sit/{table}", sit, methods=["POST"]),
    Route("/join", join),
    Route("/join/{secret}", join_by_link),
    Route("/join/{secret}", sit_by_link, methods=["POST"]),
]
