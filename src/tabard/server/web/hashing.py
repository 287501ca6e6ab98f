"""Hashing of passwords: slow on purpose, so only a few at a time and a short queue before them."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tabard.server.refusals import too_much

AT_ONCE: Final = 2
MOST_WAITING: Final = 10
# What OWASP asks for at least: 19 MiB and two passes; a hash made with more is made anew.
MEMORY_KIB: Final = 19 * 1024
PASSES: Final = 2
KINDNESS: Final = 10  # whoever asks for anything else comes before those who log in


def step_back() -> None:
    """Let the other threads go first where the processor is short; on Linux each has a priority."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), KINDNESS)


class Hashing:
    """Hashes passwords and compares them; too many at once are refused, not queued up."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=1)
        self.threads = ThreadPoolExecutor(AT_ONCE, "tabard-hashing", step_back)
        self.desks = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        async with self:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, self.hasher.hash, password)

    async def fits(self, kept: str, password: str) -> bool:
        """Whether a password is the one whose hash was kept; "" takes as long and never fits."""
        async with self:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, self.compare, kept, password)

    def compare(self, kept: str, password: str) -> bool:
        """What `fits` does, in a thread."""
        try:
            self.hasher.verify(kept or self.decoy, password)
        except (Argon2Error, InvalidHashError):
            return False
        return bool(kept)

    def grown_old(self, kept: str) -> bool:
        """Whether a hash was made in another way than new ones are."""
        return self.hasher.check_needs_rehash(kept)

    async def __aenter__(self) -> None:
        if self.waiting >= MOST_WAITING:
            raise too_much()
        self.waiting += 1
        try:
            await self.desks.acquire()
        finally:
            self.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self.desks.release()

    @cached_property
    def decoy(self) -> str:
        """A hash nobody knows the password of: an unknown login takes as long as a known one."""
        return self.hasher.hash(secrets.token_urlsafe(16))
