"""Clocks, computed from the times in the log alone: the server's time is the only time."""

from __future__ import annotations

from collections.abc import Iterable

from tabard.server.setup import Clock


class Timing:
    """How much time each seat has left.

    A live clock is a bank that runs while a person is awaited and gains an increment when a choice
    of theirs hands the turn on; a slow clock gives the whole time anew for every choice.

    rests  per seat, the holidays during which its slow clock stands still: from, until, in order
    """

    def __init__(self, clock: Clock | None = None, players: int = 0) -> None:
        self.clock = clock or Clock()
        self.banks = [self.clock.bank] * players
        self.since: dict[int, int] = {}
        self.earned: set[int] = set()
        self.rests: dict[int, list[tuple[int, int]]] = {}

    def rest(self, seat: int, start: int, end: int) -> None:
        """A seat is away from one time until another; what it had said of that time before goes."""
        kept = [(a, min(b, start)) for a, b in self.rests.get(seat, []) if a < start]
        self.rests[seat] = [*kept, (start, end)] if end > start else kept

    def rested(self, seat: int, since: int, now: int) -> int:
        """For how long a seat was away between two times."""
        spans = self.rests.get(seat, [])
        return sum(max(0, min(b, now) - max(a, since)) for a, b in spans)

    def rests_until(self, seat: int, now: int) -> int | None:
        """Until when a seat is away, or None if it is not."""
        return next((b for a, b in self.rests.get(seat, []) if a <= now < b), None)

    def spent(self, seat: int, now: int) -> int:
        """How long a seat's time has run."""
        if seat not in self.since:
            return 0
        ran = max(0, now - self.since[seat])
        return ran - self.rested(seat, self.since[seat], now) if seat in self.rests else ran

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
        for seat, spans in self.rests.items():
            self.rests[seat] = [(a + by, b + by) for a, b in spans]

    def put_back(self, banks: tuple[int, ...]) -> None:
        """A choice was undone: clocks stand as they did before it, and start anew."""
        self.banks = list(banks)
        self.since.clear()
        self.earned.clear()

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds a seat has left, or None without a clock."""
        if self.clock.kind == "none":
            return None
        return max(0, self.banks[seat] - self.spent(seat, now))

    def flag_of(self, seat: int) -> int | None:
        """When the time of a seat is up that runs, or None."""
        if self.clock.kind == "none" or seat not in self.since:
            return None
        since = self.since[seat]
        due = since + self.banks[seat]
        for start, end in self.rests.get(seat, ()):
            if start < due:
                due += max(0, end - max(start, since))
        return due

    def next_flag(self) -> tuple[int, int] | None:
        """The seat whose time is up first, and when."""
        if self.clock.kind == "none" or not self.since:
            return None
        flags = [(self.flag_of(seat) or 0, seat) for seat in self.since]
        when, seat = min(flags)
        return seat, when
