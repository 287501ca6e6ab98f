"""A plan carried out: step by step by the ordinary commands, until something is otherwise."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabard.server import commands
from tabard.server.asker import Asker, asked, state_seen
from tabard.server.house import House
from tabard.server.laying import lay
from tabard.server.log import Entry
from tabard.server.planning import LAY, MOST_STEPS, ON, Plan, Step, planned_at, shadow
from tabard.server.refusals import RequestRefused
from tabard.server.table import Table

WHOLE: Final = "whole"  # every step of it
OTHERS: Final = "others"  # up to where others or chance come
DIFFERS: Final = "differs"  # the table is not as the plan had it
REFUSED: Final = "refused"  # a step was not allowed
LONGEST_REQUEST: Final = 64  # of an id, as storage has it


class Performed(NamedTuple):
    """How far a plan was carried out: so many steps of so many, why no further, which version."""

    done: int
    of: int
    why: str
    version: int
    refused: RequestRefused | None = None


async def perform(house: House, table_id: str, who: Asker, seat: int, plan: Plan) -> Performed:
    """Carry a plan out: tentatively as far as a turn can be taken back, else for good.

    Before each step the table is compared with the plan, as the seat sees both. A resend finds the
    steps done that were made before, and leaves them as they stand.
    """
    live = house.live_table(table_id)
    state = planned_at(live.table, who, seat)
    resent = any(made_before(live.table, who, number) for number in range(MOST_STEPS + 1))
    stops = shadow(plan, state).stops  # made before anything is played
    steps = [step for step in plan.steps if step.do != ON]
    version = live.table.version_of(who.user)
    if live.table.draft and not resent:
        version = await act(house, live.table, who, 0, taken_back(seat))
    done = 0
    for number, step in enumerate(plan.steps):
        table = live.table
        if step.do == ON:
            if table.draft or asked(table, seat) is None:
                return Performed(done, len(steps), OTHERS, version)
            continue
        if made_before(table, who, number + 1):
            done += 1
            continue
        seen = state_seen(table, seat)
        if asked(table, seat) is None or seen is None:
            return Performed(done, len(steps), OTHERS if done else DIFFERS, version)
        if seen.view(seat) != stops[number].view(seat):
            return Performed(done, len(steps), DIFFERS, version)
        try:
            version = await act(house, table, who, number + 1, taken(seat, step))
        except RequestRefused as refused:
            return Performed(done, len(steps), REFUSED, version, refused)
        done += 1
    return Performed(done, len(steps), WHOLE, version)


async def act(
    house: House, table: Table, who: Asker, number: int, command: commands.Command
) -> int:
    """One command, under an id of its own, so that a resend finds each of them done."""
    asker = Asker(who.user, who.name, who.now, request_of(who, number))
    return await house.act(table.id, asker, command)


def request_of(who: Asker, number: int) -> str:
    """The id of one command of a request, no longer than the log takes."""
    return f"{who.request}-{number}"[-LONGEST_REQUEST:] if who.request else ""


def made_before(table: Table, who: Asker, number: int) -> bool:
    """Whether one command of this request was carried out when it came first."""
    return table.made_for(who.user, request_of(who, number)) is not None


def taken_back(seat: int) -> commands.Command:
    """What was drafted goes: the plan begins with it, or does without."""

    def command(table: Table, who: Asker) -> list[Entry]:
        return commands.take_back(table, who, seat, whole=True)

    return command


def taken(seat: int, step: Step) -> commands.Command:
    """A step as the table takes it."""

    def command(table: Table, who: Asker) -> list[Entry]:
        ply = table.ply_of(seat)
        if step.do == LAY:
            return lay(table, who, seat, step.codes, ply, final=False)
        first, *then = step.codes
        return commands.choose(table, who, seat, first, ply, final=False, then=then)

    return command
