"""The promise that something is durable.

A module of its own that stays plain Python: the compiler cannot build on a class that is written
in C, and breaks without a word.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Written(asyncio.Future[Any]):
    """Done once what was ordered is durable.

    Nobody can call it back: who is cancelled while waiting learns of it when it is done. Who has no
    task that waits is `heard` in the same turn of the loop, before those who have one.
    """

    heard: Callable[[], None] | None = None

    def cancel(self, msg: Any | None = None) -> bool:
        """What is on its way to the disk goes there."""
        return False
