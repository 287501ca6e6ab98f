"""Hashing of passwords: whoever logs in holds up nobody else."""

from __future__ import annotations

import asyncio
import os
import sys
import threading

import pytest

from tabard.server.web.hashing import KINDNESS, Hashing
from tests.server.inn import run


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority")
def test_threads_that_hash_step_back_and_the_others_do_not() -> None:
    def kindness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def story() -> None:
        usual = kindness()
        loop = asyncio.get_running_loop()
        assert await loop.run_in_executor(Hashing().threads, kindness) == max(usual, KINDNESS)
        assert kindness() == usual < KINDNESS

    run(story)


def test_a_password_fits_its_own_hash_and_no_other() -> None:
    async def story() -> None:
        hashing = Hashing()
        kept = await hashing.hash("a long password")
        assert await hashing.fits(kept, "a long password")
        assert not await hashing.fits(kept, "another password")
        assert not await hashing.fits("", "a long password")

    run(story)
