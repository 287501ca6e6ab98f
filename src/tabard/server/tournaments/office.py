"""Where tournaments are opened and joined: what is asked for is checked, and refused in words."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Any, Final

from tabard.kernel.errors import BadInput
from tabard.server.manners import check_host
from tabard.server.naming import clean_name
from tabard.server.ratings.results import Field, handle_of
from tabard.server.ratings.skill import Skill
from tabard.server.refusals import RequestRefused, malformed
from tabard.server.setup import Clock, bots_of_house, present_game, read_clock
from tabard.server.tournaments.contest import FORMS, OFF, OPEN, ROBIN, RUNNING, SWISS, Plan
from tabard.server.tournaments.running import begin

if TYPE_CHECKING:
    from tabard.server.house import House

# A division of a league has its number there after dots; nothing else is looked for.
TOURNAMENT_ID: Final = re.compile(r"[A-Za-z0-9_.-]{1,32}")
MOST_ROUNDS: Final = 15
MOST_ENTRANTS: Final = 256
MOST_OF_ROBIN: Final = 24  # everybody meets everybody
MOST_HOURS: Final = 24 * 60
MOST_DAYS: Final = 365
HOUR: Final = 3_600_000
TOURNAMENTS_PER_HOST: Final = 5
MOST_DIVISIONS: Final = 8
MOST_SEASONS: Final = 20


def read_plan(data: dict[str, Any]) -> Plan:
    """The tournament that somebody asks for, checked; a refusal names the wrong field."""
    try:
        game = present_game(str(data.get("game", "")))
        seats = game.check_players(data.get("seats"))
        options = game.agree(seats, data.get("options") or {})
    except BadInput as error:
        raise malformed(error.where, error.problem) from None
    if seats < 2:
        raise malformed("seats", "a tournament needs two at a table")
    form = data.get("form", SWISS)
    if form not in FORMS:
        raise malformed("form", f"{form!r} is not one of {', '.join(FORMS)}")
    read_clock(data.get("clock"))
    fewest = max(2, min(game.players))
    divisions = number(data, "divisions", 1, MOST_DIVISIONS, 1)
    return Plan(
        game=game.id,
        seats=seats,
        form=form,
        rounds=number(data, "rounds", 1, MOST_ROUNDS, 5),
        most=number(data, "most", fewest, min(most_of(form) * divisions, MOST_ENTRANTS), 16),
        hours=number(data, "hours", 1, MOST_HOURS, 72),
        fewest=fewest,
        clock=data.get("clock") or {"kind": "none"},
        options=options,
        rated=data.get("rated") is not False,
        bots=data.get("bots") is True,
        divisions=divisions,
        seasons=number(data, "seasons", 1, MOST_SEASONS, 1),
    )


def most_of(form: str) -> int:
    """How many may take part."""
    return MOST_OF_ROBIN if form == ROBIN else MOST_ENTRANTS


def number(data: dict[str, Any], name: str, low: int, high: int, usual: int) -> int:
    """A whole number within bounds."""
    value = data.get(name, usual)
    if type(value) is not int or not low <= value <= high:
        raise malformed(name, f"{value!r} is not a whole number of {low} to {high}")
    return value


def clock_of(plan: Plan) -> Clock:
    """The clock of its tables."""
    return read_clock(plan.clock)


async def open_tournament(
    house: House, host: str, name: str, data: dict[str, Any], address: str
) -> str:
    """A new tournament, open to everybody; its id."""
    house.limits.check_costly(address)
    check_host(house, host, address)
    plan, name = read_plan(data), clean_name(name)
    if plan.bots and not house.operates(host, address):
        raise only_operator()
    starts_in = data.get("starts_in")
    if starts_in is not None:
        starts_in = number(data, "starts_in", 1, MOST_DAYS * 24, 1)
    if house.store.tournaments.hosted_by(host) >= TOURNAMENTS_PER_HOST:
        sentence = f"{TOURNAMENTS_PER_HOST} tournaments at a time are the most."
        raise RequestRefused("many-tournaments", 409, sentence, most=TOURNAMENTS_PER_HOST)
    now, made = house.clock.now(), secrets.token_urlsafe(9)
    await house.store.tournaments.open(
        {
            "id": made,
            "name": name,
            "host": host,
            "status": OPEN,
            "why": "",
            "created_at": now,
            "starts_at": None if starts_in is None else now + starts_in * HOUR,
            "ended_at": None,
            "plan": plan.json(),
        }
    )
    return made


def only_operator() -> RequestRefused:
    """Bots take part where whoever runs the house says so."""
    return RequestRefused("bots-by-operator", 403, "Only whoever runs this house lets bots in.")


def found(house: House, tournament: str) -> dict[str, Any]:
    """A tournament that is there."""
    row = house.store.tournaments.row(tournament) if TOURNAMENT_ID.fullmatch(tournament) else None
    if row is None:
        raise RequestRefused("unknown-tournament", 404, "There is no such tournament.")
    return row


async def join(house: House, tournament: str, user: str, name: str) -> None:
    """Take part, seeded by the rating one has for such tables."""
    plan = Plan(**found(house, tournament)["plan"])
    field = Field(plan.game, clock_of(plan).kind, plan.seats)
    points = 0
    for row in house.store.ratings.of(handle_of(user)):
        if (row["game"], row["pace"], row["players"]) == field:
            points = Skill(row["mu"], row["sigma"]).points
    one = {"who": user, "bot": "", "name": name, "points": points}
    await house.store.tournaments.join(tournament, [one])


async def leave(house: House, tournament: str, user: str) -> None:
    """Take part no more."""
    found(house, tournament)
    await house.store.tournaments.leave(tournament, user)


async def add_bots(
    house: House, tournament: str, user: str, address: str, bot: str, many: int
) -> None:
    """Let bots take part; whoever runs the house may, where the tournament is open to them."""
    row = found(house, tournament)
    if not house.operates(user, address):
        raise only_operator()
    if not row["plan"]["bots"]:
        raise RequestRefused("no-bots", 409, "This tournament is for people alone.")
    if bot not in bots_of_house():
        raise malformed("bot", f"{bot!r} is not one of {', '.join(bots_of_house())}")
    if not 1 <= many <= MOST_ENTRANTS:
        raise malformed("number", f"{many} is not a whole number of 1 to {MOST_ENTRANTS}")
    new = [
        {"who": f"bot {secrets.token_hex(8)}", "bot": bot, "name": "", "points": 0}
        for _ in range(many)
    ]
    await house.store.tournaments.join(tournament, new)


def hosted(house: House, tournament: str, user: str) -> dict[str, Any]:
    """A tournament of one's own."""
    row = found(house, tournament)
    if not user or row["host"] != user:
        raise RequestRefused("not-your-tournament", 403, "Only its host can do that.")
    return row


async def start(house: House, tournament: str, user: str) -> None:
    """Begin now; with too few this is refused, and registration goes on."""
    row = hosted(house, tournament, user)
    if row["status"] != OPEN:
        raise RequestRefused("registration-over", 409, "Its registration is over.")
    contest = house.store.tournaments.contest(row)
    need = contest.plan.fewest * contest.plan.divisions
    if len(contest.entrants) < need:
        have = len(contest.entrants)
        sentence = f"It needs {need} to begin and has {have}."
        raise RequestRefused("too-few", 409, sentence, need=need, have=have)
    await begin(house, row)


async def call_off(house: House, tournament: str, user: str) -> None:
    """Give a tournament up: its tables are played to their end, and no other is laid."""
    row = hosted(house, tournament, user)
    if row["status"] not in (OPEN, RUNNING):
        raise RequestRefused("tournament-over", 409, "It is over already.")
    await house.store.tournaments.end(tournament, OFF, "by-host", house.clock.now())
