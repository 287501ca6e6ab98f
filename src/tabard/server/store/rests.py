"""What open streams rest on: a session or a token, and who is told when that ends.

A stream asks no database whether it may go on. Whoever ends a session or a token tells so, at this
server by a call and at others by a notification; and what expires does so by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Engine, select

from tabard.server.store.schema import ended, tokens, users

AT_ONCE: Final = 500


@dataclass(eq=False, slots=True)
class Rest:
    """What one stream rests on.

    user        whose stream it is
    epoch       of a session: how often all sessions of the user had been ended before
    session     the hash of what a session is known by, or ""
    token       the hash of a token, or ""
    expires_at  when it is over by itself, or None
    heard       called when it has ended
    """

    user: str
    heard: Callable[[], None]
    epoch: int = 0
    session: str = ""
    token: str = ""
    expires_at: int | None = None
    ended: bool = False

    @property
    def over(self) -> bool:
        """Whether the stream has nothing to rest on any more."""
        return self.ended or (
            self.expires_at is not None and self.expires_at < time.time_ns() // 1_000_000
        )

    def end(self) -> None:
        """It has ended; whoever streams hears that."""
        if not self.ended:
            self.ended = True
            self.heard()


class Rests:
    """All that rests on something, by what it rests on; `changes` hears of everything told."""

    def __init__(self) -> None:
        self.by_key: dict[tuple[str, str], set[Rest]] = {}
        self.changes: list[Callable[[str, str], None]] = []

    def begin(self, rest: Rest) -> Rest:
        """A stream begins; `leave` must follow."""
        for key in keys(rest):
            self.by_key.setdefault(key, set()).add(rest)
        return rest

    def leave(self, rest: Rest) -> None:
        """A stream has ended."""
        for key in keys(rest):
            resting = self.by_key.get(key, set())
            resting.discard(rest)
            if not resting:
                self.by_key.pop(key, None)

    def hear(self, kind: str, key: str) -> None:
        """Something has changed: a `user`, or ended: an `epoch`, a `session` or a `token`."""
        for change in self.changes:
            change(kind, key)
        for rest in tuple(self.by_key.get((kind, key), ())):
            rest.end()

    def lasting(self) -> list[Rest]:
        """Everything that has not ended."""
        found = {rest for resting in self.by_key.values() for rest in resting}
        return [rest for rest in found if not rest.ended]

    def find_ended(self, engine: Engine) -> list[Rest]:
        """Look up what has ended while nobody told."""
        found: list[Rest] = []
        lasting = self.lasting()
        with engine.connect() as connection:
            for start in range(0, len(lasting), AT_ONCE):
                some = lasting[start : start + AT_ONCE]
                gone = set(connection.scalars(
                    select(ended.c.hash).where(ended.c.hash.in_([r.session for r in some]))
                ))  # fmt: skip
                there = set(connection.scalars(
                    select(tokens.c.hash).where(tokens.c.hash.in_([r.token for r in some]))
                ))  # fmt: skip
                query = select(users.c.id, users.c.epoch)
                rows = connection.execute(query.where(users.c.id.in_([r.user for r in some])))
                epochs = {row.id: row.epoch for row in rows}
                for rest in some:
                    revoked = bool(rest.token) and rest.token not in there
                    left = bool(rest.session) and epochs.get(rest.user, rest.epoch) != rest.epoch
                    if revoked or left or rest.session in gone:
                        found.append(rest)
        return found


def keys(rest: Rest) -> list[tuple[str, str]]:
    """What is told when a rest ends."""
    found = [("epoch", rest.user)]
    if rest.session:
        found.append(("session", rest.session))
    if rest.token:
        found.append(("token", rest.token))
    return found
