"""The heart of a stream: a sign of life now and then, and an end where nobody takes anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final

from tabard.server.livetable import Listener

BEATS_MISSED: Final = 3


class Heart:
    """Wakes a stream for a sign of life, and ends one whose client takes nothing any more.

    One timer per stream that fires rarely, instead of one per message.

    due      a sign of life is to be sent
    sending  a message is on its way to the client
    beats    how many have passed since it was
    stalled  the stream was ended since it was so for too long
    """

    def __init__(self, listener: Listener, seconds: float) -> None:
        self.listener = listener
        self.seconds = seconds
        self.loop = asyncio.get_running_loop()
        self.task = asyncio.current_task()
        self.due = self.sending = self.stalled = False
        self.beats = 0
        self.timer = self.loop.call_later(seconds, self.beat)

    async def sent(self, message: Awaitable[None]) -> None:
        """Wait until a message is gone: a client that takes them, however slowly, is alive."""
        self.sending = True
        await message
        self.sending = False
        self.beats = 0

    def beat(self) -> None:
        """A heartbeat is due; a client that has not taken the last few is given up."""
        if self.sending:
            self.beats += 1
        if self.beats > BEATS_MISSED and self.task is not None:
            self.stalled = True
            self.task.cancel()
            return
        self.due = True
        self.listener.rouse()
        self.timer = self.loop.call_later(self.seconds, self.beat)

    def forgiven(self) -> bool:
        """Whether it was this heart alone that ended the stream, which then ends in order."""
        return self.stalled and self.task is not None and self.task.uncancel() == 0

    def stop(self) -> None:
        """No more."""
        self.timer.cancel()
