"""People who look for a game are brought together: to a table that is open, or to a new one."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from tabard.server import commands
from tabard.server.asker import Asker
from tabard.server.log import Entry
from tabard.server.matching import REACH, Seek, company, table_for
from tabard.server.refusals import RequestRefused
from tabard.server.setup import PERSON, bots_of_house, read_setup
from tabard.server.store.seeking import Seeking
from tabard.server.table import Table

if TYPE_CHECKING:
    from tabard.server.house import House

log = logging.getLogger("tabard")


def seeking(house: House, user: str, name: str, game: str, players: int, pace: str) -> Seek:
    """Somebody who begins to look for a game, as strong as the house takes them for."""
    mean, spread = house.strength(user, game, pace, players)
    now = house.clock.now()
    return Seek(user, name, game, players, pace, mean, spread, now, now)


def open_table_for(house: House, seek: Seek) -> str:
    """A table that waits for somebody like this, nearest in strength; "" if there is none."""
    away = house.order.kept_away(seek.user)
    found: list[tuple[float, str]] = []
    for row in house.store.shelf.listed("open"):
        facts = row["summary"]
        people = [user for user in facts.get("people", ()) if user]
        alike = (row["game"], facts["players"], facts["clock"])
        seats = zip(facts["kinds"], facts["free"], strict=True)
        if alike != (seek.game, seek.players, seek.pace) or not people:
            continue
        if not any(kind == PERSON and free for kind, free in seats):
            continue
        if seek.user in people or away & {*people, row["host"]}:
            continue
        far = max(distance(house, seek, user) for user in people)
        if far <= 0:
            found.append((far, row["id"]))
    return min(found)[1] if found else ""


def distance(house: House, seek: Seek, other: str) -> float:
    """By how much somebody is further away in strength than whoever looks for a game would go."""
    mean, spread = house.strength(other, seek.game, seek.pace, seek.players)
    return abs(mean - seek.mean) - min(seek.reach(seek.since), REACH + spread / 2)


async def bring_together(house: House, seek: Seek, address: str) -> None:
    """Open a table for those who fit together, if there are enough, and seat them there."""
    seeks, now = Seeking(house.store), house.clock.now()
    waiting = [one for one in seeks.alike(seek) if one.fresh(now)]
    if len(waiting) < seek.players:
        return
    away = {one.user: house.order.kept_away(one.user) for one in waiting}
    found = company(waiting, now, away)
    if found is None:
        return
    people = [one.user for one in found]
    if not await seeks.claim(people, now):
        return
    host = found[0]
    try:
        setup = read_setup(table_for(host), host.user, bots_of_house())
        table, _ = await house.open_table(setup, host.name, address)
    except RequestRefused as refused:
        log.info("no table for %d people who look for one: %s", len(people), refused)
        await seeks.lead(people, None)
        if refused.code in ("many-tables", "not-for-guests"):
            await seeks.end(host.user)
        return
    except BaseException:
        await seeks.lead(people, None)
        raise
    try:
        for seat, one in enumerate(found[1:], 1):
            try:
                await house.act(table.id, Asker(one.user, one.name, now), partial(sitting, seat))
            except RequestRefused as refused:
                log.info("somebody does not sit down after all: %s", refused)
    finally:
        await seeks.lead(people, table.id)


def sitting(seat: int, table: Table, who: Asker) -> list[Entry]:
    """Take a seat that was found for somebody."""
    return commands.sit(table, who, seat)


def place_of(seek: Seek | None) -> str:
    """Where somebody plays who was looking for a game; "" while they wait."""
    return seek.table if seek is not None and seek.table and not seek.claimed else ""
