"""Limits on how much one person or one address may ask for: buckets that fill up again."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import Final

from tabard.server.refusals import RequestRefused, too_much

MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more per second."""

    burst: float
    per_second: float


# Generous to a person with several tables and to a family behind one address.
USER: Final = Rate(120, 20)
ADDRESS: Final = Rate(600, 100)
# What costs us much and a person little: new guests and tables, wrong passwords.
COSTLY: Final = Rate(30, 0.2)
# A hint takes a bot's time: one for every choice of a long turn, then one every other second.
HINTS: Final = Rate(30, 0.5)
STREAMS_PER_ADDRESS: Final = 200
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


class Limits:
    """The limits of one house, shared by pages and API."""

    def __init__(
        self,
        user: Rate = USER,
        address: Rate = ADDRESS,
        costly: Rate = COSTLY,
        streams: int = STREAMS_PER_ADDRESS,
        hints: Rate = HINTS,
    ) -> None:
        self.users = Buckets(user)
        self.addresses = Buckets(address)
        self.costly = Buckets(costly)
        self.hints = Buckets(hints)
        self.most_streams = streams
        self.streams: dict[str, int] = {}

    def check_address(self, address: str) -> None:
        """Count one request from an address, or refuse it."""
        if not self.addresses.take(address, time.monotonic()):
            raise too_much()

    def check_user(self, user: str) -> None:
        """Count one request of a user, or refuse it; "" is a stranger, who is not counted."""
        if user and not self.users.take(user, time.monotonic()):
            raise too_much()

    def check_costly(self, address: str) -> None:
        """Count something costly from an address, or refuse it."""
        if not self.costly.take(address, time.monotonic()):
            raise too_much()

    def check_hint(self, user: str) -> None:
        """Count a hint to a user, or refuse it."""
        if not self.hints.take(user, time.monotonic()):
            raise too_much()

    def open_stream(self, address: str) -> None:
        """Count an open stream; `close_stream` must follow."""
        if self.streams.get(address, 0) >= self.most_streams:
            raise RequestRefused("too-many-streams", 429, "Too many tables are open; close some.")
        self.streams[address] = self.streams.get(address, 0) + 1

    def close_stream(self, address: str) -> None:
        """Count a stream that has ended."""
        left = self.streams.pop(address, 1) - 1
        if left > 0:
            self.streams[address] = left


def from_environment() -> Limits:
    """The usual limits; none where TABARD_LIMITS=off says that all who call are trusted."""
    return unlimited() if os.environ.get("TABARD_LIMITS") == "off" else Limits()


def unlimited() -> Limits:
    """No limits, for measurements and trusted programs."""
    return Limits(UNLIMITED, UNLIMITED, UNLIMITED, 1_000_000, UNLIMITED)
