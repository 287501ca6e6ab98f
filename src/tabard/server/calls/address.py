"""The address of a name: the way by mail that letters of the house go to, and by which a forgotten
password is set anew.

It is one of somebody's ways, marked as such: wanted by whoever knows the password, and confirmed by
its reader. Calls go there too if its state says so; a way for letters alone has a state of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import URLSafeTimedSerializer

from tabard.server.calls.outbox import GOOD, LETTERS, MAIL, NEW, Channel, Outbox
from tabard.server.store.schema import calls, channels

MARK: Final = "letters"
WANTED: Final = "wanted"
CONFIRMED: Final = "confirmed"


@dataclass(frozen=True, slots=True)
class Address:
    """Where somebody gets letters.

    way     the way that counts, None if none was confirmed yet
    wanted  the address that is to count once its letter was answered, or ""
    """

    way: Channel | None
    wanted: str

    @property
    def mail(self) -> str:
        """The address that counts, or ""."""
        return self.way.target if self.way is not None else ""

    @property
    def any(self) -> str:
        """The address they last named."""
        return self.wanted or self.mail


def sealing(secret: str, purpose: str) -> URLSafeTimedSerializer:
    """What signs the links of letters, for one purpose alone."""
    return URLSafeTimedSerializer(secret, salt=f"tabard {purpose}")


def address_among(ways: Sequence[Channel]) -> Address:
    """The address of whoever has some ways."""
    way = next((one for one in ways if one.data.get(MARK) == CONFIRMED), None)
    wanted = next((one.target for one in ways if one.data.get(MARK) == WANTED), "")
    return Address(way, wanted)


async def want(outbox: Outbox, user: str, mail: str, lang: str, now: int) -> Channel | None:
    """Let an address be the one that is wanted; its way, if its reader is still to be asked.

    One at which they are called by mail already has been confirmed.
    """
    ways = outbox.ways_of(user)
    same = next((one for one in ways if one.kind == MAIL and one.target == mail), None)
    if same is not None and (same.state == GOOD or same.data.get(MARK) == CONFIRMED):
        await mark(outbox, ways, same, CONFIRMED)
        return None
    if same is None:
        key = await outbox.open_way(user, MAIL, mail, {"lang": lang}, LETTERS, now)
        same = outbox.way(key)
        assert same is not None
    await mark(outbox, ways, same, WANTED)
    return same


async def confirm(outbox: Outbox, way: Channel) -> None:
    """Its reader has said that an address is theirs: what was asked for there counts."""
    if way.data.get(MARK) == WANTED:
        await mark(outbox, outbox.ways_of(way.user), way, CONFIRMED)
    if way.state == NEW:
        await outbox.change_way(way, state=GOOD)


async def forget(outbox: Outbox, user: str) -> None:
    """Send no letters any more."""
    await mark(outbox, outbox.ways_of(user), None, CONFIRMED)


async def mark(outbox: Outbox, ways: Sequence[Channel], way: Channel | None, as_what: str) -> None:
    """Let one way be the wanted or the confirmed one; all at once.

    What was wanted before is no more; what was confirmed stays until another one is.
    """
    given_up = {WANTED} if as_what == WANTED else {WANTED, CONFIRMED}
    changes: list[Any] = []
    for one in ways:
        if one.data.get(MARK) in given_up and (way is None or one.id != way.id):
            changes += unmarked(one)
    if way is not None:
        data = {**way.data, MARK: as_what}
        changes.append(channels.update().where(channels.c.id == way.id).values(data=data))
    if changes:
        await outbox.write(*changes)
        outbox.store.accounts.hear("channel", (way or ways[0]).user)


def unmarked(way: Channel) -> list[Any]:
    """A way to which no letters go any more; one that was for nothing else is forgotten."""
    if way.state == LETTERS:
        return [
            calls.delete().where(calls.c.channel_id == way.id),
            channels.delete().where(channels.c.id == way.id),
        ]
    data = {key: value for key, value in way.data.items() if key != MARK}
    return [channels.update().where(channels.c.id == way.id).values(data=data)]
