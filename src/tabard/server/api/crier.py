"""The crier: lets all who follow tables tell their news at once."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabard.server.api.errands import Watch

log = logging.getLogger("tabard")


class Crier:
    """Lets all who follow some table tell their news, once everything at hand is done.

    One call of the loop for all of them: a table has several who follow it, and a commit carries
    choices of many tables. One that breaks is given up; the others hear theirs.
    """

    def __init__(self) -> None:
        self.awake: list[Watch] = []

    def wake(self, watch: Watch) -> None:
        """Let one tell its news soon."""
        if not self.awake:
            watch.loop.call_soon(self.cry)
        self.awake.append(watch)

    def cry(self) -> None:
        """Let them tell."""
        awake, self.awake = self.awake, []
        for watch in awake:
            try:
                watch.tell()
            except Exception:
                log.exception("the stream of table %s broke", watch.table_id)
                watch.give_up()
