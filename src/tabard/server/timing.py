"""Clocks, computed from the times in the log alone: the server's time is the only time."""

from __future__ import annotations

from collections.abc import Iterable

from tabard.server.setup import Clock


class Timing:
    """How much time each seat has left.

    A live clock is a bank that runs while a person is awaited and gains an increment when a choice
    of theirs hands the turn on; a slow clock gives the whole time anew for every choice.
    """

    def __init__(self, clock: Clock | None = None, players: int = 0) -> None:
        self.clock = clock or Clock()
        self.banks = [self.clock.bank] * players
        self.since: dict[int, int] = {}
        self.earned: set[int] = set()

    def run(self, seats: Iterable[int], now: int) -> None:
        """Let exactly these seats' time run."""
        wanted = set(seats)
        for seat in [seat for seat in self.since if seat not in wanted]:
            self.halt(seat, now)
        for seat in wanted:
            self.since.setdefault(seat, now)

    def halt(self, seat: int, now: int) -> None:
        """The seat's time no longer runs: it has handed the turn on, or is no longer asked."""
        spent = now - self.since.pop(seat)
        if self.clock.kind == "live":
            self.banks[seat] = max(0, self.banks[seat] - spent)
            if seat in self.earned:
                self.banks[seat] += self.clock.increment
        self.earned.discard(seat)

    def chosen(self, seat: int, now: int) -> None:
        """A seat has made a choice: slow clocks start again with every one."""
        if seat in self.since:
            self.earned.add(seat)
            if self.clock.kind == "slow":
                self.since[seat] = now

    def wake(self, now: int, closed_at: int | None = None) -> None:
        """The house was closed for a while: nobody's live clock ran meanwhile.

        Where nobody knows since when, the time before it was closed is given back too.
        """
        if self.clock.kind == "live":
            for seat, since in self.since.items():
                ran = 0 if closed_at is None else min(now, closed_at) - since
                self.since[seat] = now - max(0, ran)

    def shift(self, by: int) -> None:
        """The time of day was set by so much: whoever's time runs has used as much as before."""
        self.since = {seat: at + by for seat, at in self.since.items()}

    def put_back(self, banks: tuple[int, ...]) -> None:
        """A choice was undone: clocks stand as they did before it, and start anew."""
        self.banks = list(banks)
        self.since.clear()
        self.earned.clear()

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds a seat has left, or None without a clock."""
        if self.clock.kind == "none":
            return None
        running = max(0, now - self.since[seat]) if seat in self.since else 0
        return max(0, self.banks[seat] - running)

    def flag_of(self, seat: int) -> int | None:
        """When the time of a seat is up that runs, or None."""
        if self.clock.kind == "none" or seat not in self.since:
            return None
        return self.since[seat] + self.banks[seat]

    def next_flag(self) -> tuple[int, int] | None:
        """The seat whose time is up first, and when."""
        if self.clock.kind == "none" or not self.since:
            return None
        when, seat = min((since + self.banks[seat], seat) for seat, since in self.since.items())
        return seat, when
