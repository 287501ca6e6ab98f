"""Clocks, computed from the times in the log alone: the server's time is the only time."""

from __future__ import annotations

from tabard.server.setup import Clock


class Timing:
    """How much time each seat has left.

    A live clock is a bank that runs while the seat is awaited and gains an increment per choice
    that hands the turn on; a slow clock gives the whole time anew for every turn.
    """

    def __init__(self, clock: Clock | None = None, players: int = 0) -> None:
        self.clock = clock or Clock()
        self.banks = [self.clock.bank] * players
        self.since: dict[int, int] = {}

    def run(self, awaited: list[int], now: int) -> None:
        """Let exactly these seats' time run."""
        for seat in [seat for seat in self.since if seat not in awaited]:
            self.halt(seat, now)
        for seat in awaited:
            self.since.setdefault(seat, now)

    def stop(self, now: int) -> None:
        """Let nobody's time run."""
        self.run([], now)

    def halt(self, seat: int, now: int) -> None:
        """The seat has handed the turn on."""
        spent = now - self.since.pop(seat)
        if self.clock.kind == "live":
            self.banks[seat] = max(0, self.banks[seat] - spent) + self.clock.increment

    def chosen(self, seat: int, now: int) -> None:
        """A seat has made a choice: slow clocks start again with every one."""
        if self.clock.kind == "slow" and seat in self.since:
            self.since[seat] = now

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds a seat has left, or None without a clock."""
        if self.clock.kind == "none":
            return None
        running = now - self.since[seat] if seat in self.since else 0
        return max(0, self.banks[seat] - running)

    def next_flag(self) -> tuple[int, int] | None:
        """The seat whose time is up first, and when."""
        if self.clock.kind == "none" or not self.since:
            return None
        when, seat = min((since + self.banks[seat], seat) for seat, since in self.since.items())
        return seat, when
