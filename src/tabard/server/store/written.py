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

    It cannot be recalled: a caller that is cancelled while waiting learns of it when it is done.
    `heard`, for a caller without a task, is called in the same turn of the loop, before tasks that
    wait go on.
    """

    heard: Callable[[], None] | None = None

    def cancel(self, msg: Any | None = None) -> bool:
        """Refuse: what is on its way to the disk goes there."""
        return False
