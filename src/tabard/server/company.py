"""Groups that play again and again: "our Thursday table" is founded, joined, and meets anew.

A group is made of a table that was played to its end. Whoever sat there is asked; who has joined
may be seated by the others: a table of the group begins at once with everybody who belongs to it.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tabard.kernel.errors import BadInput
from tabard.server.hosting import lay_table
from tabard.server.naming import clean_name
from tabard.server.refusals import RequestRefused
from tabard.server.seals import new_id
from tabard.server.setup import BOT, PERSON, SeatPlan, present_game, read_setup, stored_setup
from tabard.server.setup import bots_of_house as bots

if TYPE_CHECKING:
    from tabard.server.house import House

GROUP_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
MOST_GROUPS: Final = 20  # of one person


def group_of(house: House, group: str, user: str) -> dict[str, Any]:
    """A group that somebody belongs to or was asked into; others do not learn of it."""
    row = house.store.groups.row(group) if GROUP_ID.fullmatch(group) else None
    known = row is not None and any(m["user_id"] == user for m in house.store.groups.members(group))
    if row is None or not user or not known:
        raise RequestRefused("unknown-group", 404, "There is no such group.")
    return row


async def found_group(house: House, user: str, name: str, table_id: str, address: str) -> str:
    """Make a group of a table that one has played at; its id."""
    house.limits.check_costly(address)
    name = clean_name(name)
    table = house.table_for(table_id, user)
    people = {seat.user: seat.name for seat in table.seats if seat.user}
    if user not in people or not table.over or table.brought_in or len(people) < 2:
        sentence = "A group is made of a finished table at which you sat with others."
        raise RequestRefused("no-group-of-it", 409, sentence)
    if len(house.store.groups.of(user)) >= MOST_GROUPS:
        sentence = f"{MOST_GROUPS} groups are the most."
        raise RequestRefused("many-groups", 409, sentence, most=MOST_GROUPS)
    made = secrets.token_urlsafe(9)
    row = {"id": made, "name": name, "host": user, "created_at": house.clock.now()}
    plan = replace(table.plan, host="", start=None).json()
    who = [seat.user for seat in table.seats]
    await house.store.groups.found({**row, "plan": plan}, people, table.id, who)
    return made


async def join_group(house: House, group: str, user: str, name: str) -> None:
    """Belong to a group that one was asked into."""
    group_of(house, group, user)
    await house.store.groups.join(group, user, name)


async def leave_group(house: House, group: str, user: str) -> None:
    """Belong to it no more."""
    group_of(house, group, user)
    await house.store.groups.leave(group, user)


async def meet(house: House, group: str, user: str, address: str) -> str:
    """A new table for all who belong to a group, seats moved on by one; its id."""
    house.limits.check_costly(address)
    row = group_of(house, group, user)
    here = [one for one in house.store.groups.members(group) if one["has_joined"]]
    if user not in [one["user_id"] for one in here]:
        raise RequestRefused("not-in-group", 403, "Join the group first.")
    plan = stored_setup(row["plan"])
    automata = [seat for seat in plan.seats if seat.kind == BOT]
    players = present_game(plan.game).players
    while automata and len(here) + len(automata) > max(players):
        automata.pop()
    number = len(here) + len(automata)
    if len(here) < 2 or number not in players:
        sentence = f"{number} cannot play this game; two people at least must have joined."
        raise RequestRefused("group-too-small", 409, sentence, have=len(here))
    met = house.store.groups.evenings(group)
    if any(one["status"] == "running" for one in met):
        raise RequestRefused(
            "group-plays", 409, "The group plays already; finish that table first."
        )
    turn = len(met) % len(here)
    order = here[turn:] + here[:turn]
    seats = (*(SeatPlan(PERSON) for _ in order), *automata)
    data = {**plan.json(), "players": number, "seats": [seat.json() for seat in seats]}
    kind = plan.clock.kind
    data["clock"] = None if kind == "none" else clock_data(row["plan"]["clock"])
    try:
        setup = read_setup(data, "", bots())
    except BadInput as error:
        raise RequestRefused("group-too-small", 409, str(error), have=len(here)) from None
    table_id, people = new_id(), [(one["user_id"], one["name"]) for one in order]
    await lay_table(house, table_id, setup, people)
    who = [*(user for user, _ in people), *("" for _ in automata)]
    await house.store.groups.meet(group, table_id, house.clock.now(), who)
    return table_id


def clock_data(clock: dict[str, Any]) -> dict[str, Any]:
    """A stored clock as it is asked for."""
    if clock["kind"] == "slow":
        return {"kind": "slow", "days": clock["bank"] // 86_400_000}
    minutes, seconds = clock["bank"] // 60_000, clock["increment"] // 1000
    return {"kind": "live", "minutes": minutes, "increment": seconds}


def tally(rows: list[dict[str, Any]]) -> dict[str, tuple[int, int]]:
    """How many finished tables everybody has sat at and won, by user; who was away won nothing."""
    found: dict[str, tuple[int, int]] = {}
    for row in rows:
        facts = row["summary"]
        if row["status"] == "over":
            for seat, user in enumerate(row["who"]):
                if user:
                    games, won = found.get(user, (0, 0))
                    best = facts["ranking"][seat] == 1 and not facts["bots"][seat]
                    found[user] = games + 1, won + best
    return found
