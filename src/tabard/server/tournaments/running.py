"""The house runs its tournaments: begins them, lays the tables, waits, settles, goes on, ends.

Each step is written down before the next one is taken, and can be taken again: a server that dies
on the way leaves nothing behind that another would not finish. Which server looks after a
tournament is worked out as it is for a table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from tabard.server.asker import Asker
from tabard.server.consent import letting_be
from tabard.server.hosting import lay_table
from tabard.server.log import Entry
from tabard.server.ratings.results import placed
from tabard.server.refusals import RequestRefused
from tabard.server.setup import BOT, PERSON, USUAL_BOT, bots_of_house, read_setup
from tabard.server.store.store import KEPT
from tabard.server.table import Table
from tabard.server.tournaments import league
from tabard.server.tournaments.contest import OFF, OPEN, OVER, Contest, Pairing
from tabard.server.tournaments.pairing import next_round

if TYPE_CHECKING:
    from tabard.server.house import House

log = logging.getLogger("tabard")

BEAT_SECONDS: Final = 1.0
HOUR: Final = 3_600_000
MOST_ATTEMPTS: Final = 8  # to begin while people come and go; the next second it is tried again
# After a round is due, so long may be thought about a choice.
GRACE: Final = {"none": HOUR, "live": HOUR // 12, "slow": 24 * HOUR}


async def tend(house: House) -> None:
    """Every second look after the tournaments; errors are tried again."""
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        try:
            await look_after(house)
        except SQLAlchemyError as error:
            log.error("storage: tournaments cannot go on: %s", type(error).__name__)


async def look_after(house: House) -> None:
    """Take the next step of every tournament that is ours to look after."""
    now = house.clock.now()
    for row in await asyncio.to_thread(house.store.tournaments.unfinished, now):
        if house.peers.owns(row["id"]):
            try:
                await step(house, row)
            except RequestRefused as refused:
                log.error("tournament %s: %s", row["id"], refused)
            except SQLAlchemyError:
                raise
            except Exception:
                log.exception("tournament %s could not go on", row["id"])


async def step(house: House, row: dict[str, Any]) -> None:
    """What a tournament needs now that goes on, or whose registration is over."""
    if row["status"] == OPEN:
        if row["starts_at"] is not None:
            await begin(house, row)
        else:
            await house.store.tournaments.end(row["id"], OFF, "forgotten", house.clock.now())
        return
    if row["plan"].get("divisions", 1) > 1:
        await league.step(house, row, house.store.tournaments.contest(row))
        return
    if await settle(house, row):
        contest = house.store.tournaments.contest(row)
        await go_on(house, row, contest)


async def begin(house: House, row: dict[str, Any]) -> None:
    """Begin a tournament; with too few it is called off, and everybody can read why.

    Who comes or leaves meanwhile is counted: the first round is then made anew.
    """
    kept = house.store.tournaments
    for _ in range(MOST_ATTEMPTS):
        await kept.number_anew(row["id"])
        found = kept.row(row["id"])
        if found is None or found["status"] != OPEN:
            return
        contest = kept.contest(found)
        if len(contest.entrants) < contest.plan.fewest * contest.plan.divisions:
            await kept.end(row["id"], OFF, "too-few", house.clock.now())
            return
        if contest.plan.divisions > 1:
            if await kept.run(row["id"]):
                await league.step(house, found, kept.contest(found))
            return
        if await go_on(house, found, contest):
            return


async def go_on(house: House, row: dict[str, Any], contest: Contest) -> bool:
    """The next round, or the end; False if the tournament has changed meanwhile."""
    kept, now = house.store.tournaments, house.clock.now()
    found = await asyncio.to_thread(next_round, contest)
    if found is None:
        await kept.end(row["id"], OVER, "", now)
        return True
    due = now + contest.plan.hours * HOUR
    laid = tuple(
        replace(one, table=secrets.token_urlsafe(9), due_at=due) if len(one.seats) > 1 else one
        for one in found
    )
    if not await kept.begin(row["id"], contest, laid):
        return False
    for pairing in laid:
        if pairing.table:
            await lay(house, contest, pairing)
    return True


async def lay(house: House, contest: Contest, pairing: Pairing) -> None:
    """Lay the table of a pairing, everybody seated; the game begins at once."""
    plan, sitting = contest.plan, [contest.entrants[number] for number in pairing.seats]
    setup = read_setup(
        {
            "game": plan.game,
            "players": len(sitting),
            "options": plan.options,
            "seats": [{"kind": BOT, "bot": e.bot} if e.bot else {"kind": PERSON} for e in sitting],
            "clock": plan.clock,
            "rated": plan.rated,
            "hints": False,
            "takeover": USUAL_BOT,
        },
        "",
        bots_of_house(),
    )
    await lay_table(house, pairing.table, setup, [(one.user, one.name) for one in sitting])


async def settle(house: House, row: dict[str, Any]) -> bool:
    """Write down which tables are over, hurry those that are due; whether all are over."""
    kept, now = house.store.tournaments, house.clock.now()
    waiting = kept.waited_for(row["id"])
    contest: Contest | None = None
    left = 0
    for one in waiting:
        if one["status"] is None:  # the server that laid the round was gone before it laid this
            contest = contest or kept.contest(row)
            await lay(house, contest, Pairing(tuple(one["seats"]), one["table_id"], one["due_at"]))
            left += 1
        elif one["status"] in ("over", "closed", KEPT):
            await kept.settle(row["id"], one["table_id"], result(one))
        else:
            left += 1
            if one["due_at"] <= now:
                await hurry(house, one["table_id"])
    return not left


def result(one: dict[str, Any]) -> list[int]:
    """The places at a table that is over; all are level where it was called off or cannot go on.

    Who is away at the end is behind all others, whatever the bot made of the seat.
    """
    facts = one["summary"]
    if one["status"] in ("closed", KEPT) or not facts["ranking"]:
        return [1] * len(one["seats"])
    seats = zip(facts["kinds"], facts["bots"], strict=True)
    away = {seat for seat, (kind, bot) in enumerate(seats) if kind != BOT and bot}
    return placed(facts["ranking"], away)


async def hurry(house: House, table_id: str) -> None:
    """Let bots play for those whom a table waits for, once its round is due."""
    try:
        await house.act(table_id, house.asker(), overdue)
    except RequestRefused as refused:
        log.warning("table %s: %s", table_id, refused)


def overdue(table: Table, who: Asker) -> list[Entry]:
    """Whoever has let a table wait for too long after its round was due loses the seat to a bot."""
    if not table.running:
        return []
    for seat in table.awaited():
        late = who.now - asked_since(table, seat, who.now) >= GRACE[table.plan.clock.kind]
        if late and not table.seats[seat].bot:
            told = letting_be(table, who, seat)
            return [*told, who.entry("flag", seat, bot=table.plan.takeover)]
    return []


def asked_since(table: Table, seat: int, now: int) -> int:
    """Since when a seat has not chosen though it is awaited, whatever else happens at the table."""
    own = next((ply.at for ply in reversed(table.plies) if ply.seat == seat), 0)
    return max(own, table.timing.since.get(seat, now))
