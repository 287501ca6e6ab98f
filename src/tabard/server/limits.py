"""Limits on how much one person or one address may ask for: buckets that fill up again."""

from __future__ import annotations

import ipaddress
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tabard.server.refusals import RequestRefused, too_much

MOST_BUCKETS: Final = 50_000
BODY_LIMIT: Final = 64 * 1024
RECORD_LIMIT: Final = 1024 * 1024
HOUSEHOLD: Final = 64  # bits of an IPv6 address that a provider gives to one household


LOCAL: Final = "127.0.0.1"
LOCALS: Final = (LOCAL, "::1")  # who calls from there may also say for whom: a proxy does


def is_local(address: str) -> bool:
    """Whether an address is this computer's own: nobody else can call from it."""
    return address in LOCALS


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 one."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), HOUSEHOLD), strict=False))


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more per second."""

    burst: float
    per_second: float


# Generous to a person with several tables and to a family behind one address. What an address
# spends is about a millisecond of our time: a page costs more than a choice.
USER: Final = Rate(120, 20)
ADDRESS: Final = Rate(600, 100)
# What costs us much and a person little: new guests and tables, wrong passwords.
COSTLY: Final = Rate(30, 0.2)
# A hint takes a bot's time: one for every choice of a long turn, then one every other second.
HINTS: Final = Rate(30, 0.5)
# A lively talk, and then a line every four seconds.
CHAT: Final = Rate(12, 0.25)
# Mails that somebody may have sent to an address that nobody has confirmed yet.
MAILS: Final = Rate(3, 3 / 86_400)
STREAMS_PER_ADDRESS: Final = 200
# Connections of one address that have not said yet what they want.
WAITING_PER_ADDRESS: Final = 256
# All that is kept of a person, read and packed: once at a time for each, and for so many at once.
EXPORTS: Final = 2
TABLES_PER_HOST: Final = 50  # under way
MANY: Final = 1_000_000
UNLIMITED: Final = Rate(1e12, 1e12)


class Buckets:
    """Buckets of tokens by key; a full bucket is forgotten, so only the busy take up room."""

    def __init__(self, rate: Rate, most: int = MOST_BUCKETS) -> None:
        self.rate = rate
        self.most = most
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Take tokens out of a bucket; False when there are too few."""
        level, since = self.left.get(key, (self.rate.burst, now))
        level = min(self.rate.burst, level + (now - since) * self.rate.per_second)
        enough = level >= cost
        self.left[key] = (level - cost if enough else level, now)
        if len(self.left) > self.most:
            self.forget(now)
        return enough

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again; all of them if that is not enough."""
        rate = self.rate
        self.left = {
            key: (level, since)
            for key, (level, since) in self.left.items()
            if level + (now - since) * rate.per_second < rate.burst
        }
        if len(self.left) > self.most:
            self.left.clear()


class Room:
    """Room for so many of a kind at once, by key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Let one more in; False when there is no room. `leave` must follow."""
        count = self.inside.get(key, 0)
        if count >= self.most:
            return False
        self.inside[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        """One has gone."""
        left = self.inside.pop(key, 1) - 1
        if left > 0:
            self.inside[key] = left


class Limits:
    """The limits of one house, shared by pages and API."""

    def __init__(
        self,
        user: Rate = USER,
        address: Rate = ADDRESS,
        costly: Rate = COSTLY,
        streams: int = STREAMS_PER_ADDRESS,
        hints: Rate = HINTS,
        chat: Rate = CHAT,
    ) -> None:
        self.users = Buckets(user)
        self.addresses = Buckets(address)
        self.costly = Buckets(costly)
        self.hints = Buckets(hints)
        self.chat = Buckets(chat)
        self.mails = Buckets(MAILS)
        self.streams = Room(streams)
        self.waiting = Room(WAITING_PER_ADDRESS)
        self.tables = TABLES_PER_HOST
        self.exporting: set[str] = set()

    def check_address(self, address: str, cost: float = 1.0) -> None:
        """Count what a request from an address costs, or refuse it."""
        if not self.addresses.take(network(address), time.monotonic(), cost):
            raise too_much()

    def check_user(self, user: str) -> None:
        """Count one request of a user, or refuse it; "" is a stranger, who is not counted."""
        if user and not self.users.take(user, time.monotonic()):
            raise too_much()

    def check_costly(self, address: str) -> None:
        """Count something costly from an address, or refuse it."""
        if not self.costly.take(network(address), time.monotonic()):
            raise too_much()

    def check_hint(self, user: str) -> None:
        """Count a hint to a user, or refuse it."""
        if not self.hints.take(user, time.monotonic()):
            raise too_much()

    def check_chat(self, user: str) -> None:
        """Count a line of chat, or refuse it."""
        if not self.chat.take(user, time.monotonic()):
            raise too_much()

    def check_mail(self, target: str, purpose: str = "") -> None:
        """Count a mail to an address that did not ask for it itself, or refuse it, whoever asks.

        What goes there for another purpose is counted by itself: nobody can use up for others
        how often they may ask for a password.
        """
        if not self.mails.take(f"{purpose} {target.casefold()}", time.monotonic()):
            raise RequestRefused("many-mails", 429, "That address has had enough mail for a day.")

    @contextmanager
    def export(self, user: str) -> Iterator[None]:
        """Let somebody take their own data along, or refuse it while they or too many others do."""
        if user in self.exporting or len(self.exporting) >= EXPORTS:
            raise too_much()
        self.exporting.add(user)
        try:
            yield
        finally:
            self.exporting.discard(user)

    def open_stream(self, address: str) -> None:
        """Count an open stream; `close_stream` must follow."""
        if not self.streams.enter(network(address)):
            raise RequestRefused("too-many-streams", 429, "Too many tables are open; close some.")

    def close_stream(self, address: str) -> None:
        """Count a stream that has ended."""
        self.streams.leave(network(address))


def from_environment() -> Limits:
    """The usual limits; none where TABARD_LIMITS=off says that all who call are trusted."""
    return unlimited() if os.environ.get("TABARD_LIMITS") == "off" else Limits()


def unlimited() -> Limits:
    """No limits, for measurements and trusted programs."""
    found = Limits(UNLIMITED, UNLIMITED, UNLIMITED, MANY, UNLIMITED, UNLIMITED)
    found.waiting = Room(MANY)
    found.tables = MANY
    return found
