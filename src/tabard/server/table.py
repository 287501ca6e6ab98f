"""A table: the fold of its log. Nothing here decides; `commands` does, and writes entries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tabard.games import game as find_game
from tabard.kernel.events import Event
from tabard.kernel.game import Game
from tabard.kernel.record import Record
from tabard.kernel.state import OVER, State
from tabard.server.log import Entry
from tabard.server.setup import BOT, Setup, stored_setup
from tabard.server.timing import Timing


@dataclass(slots=True)
class Occupant:
    """Who has a seat: a user, and a bot that plays while there is none or the user is away."""

    user: str = ""
    name: str = ""
    bot: str = ""

    @property
    def free(self) -> bool:
        """Whether nobody has the seat."""
        return not self.user and not self.bot


@dataclass(frozen=True, slots=True)
class Ply:
    """One choice that was carried out, and what it made happen."""

    code: int
    seat: int
    at: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """One line of chat."""

    user: str
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(slots=True)
class UndoAsk:
    """Somebody wants to go back to a ply; who has agreed."""

    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


class Table:
    """One table as its log says it is.

    version   number of entries
    state     the game as everybody knows it to stand, None before it has started
    plies     the choices made, without those undone
    draft     tentative choices of the seat to move, and `tentative`, the state with them made
    answers   secret choices of seats that choose at the same time, until all are there
    """

    def __init__(self, table_id: str, seed: str) -> None:
        self.id = table_id
        self.seed = seed
        self.version = 0
        self.setup: Setup | None = None
        self.game: Game[Any] | None = None
        self.seats: list[Occupant] = []
        self.state: State | None = None
        self.plies: list[Ply] = []
        self.draft: list[int] = []
        self.tentative: State | None = None
        self.answers: dict[int, int] = {}
        self.undo: UndoAsk | None = None
        self.sayings: list[Saying] = []
        self.requests: dict[tuple[str, str], int] = {}
        self.timing = Timing()
        self.closed = False
        self.opened_at = 0
        self.changed_at = 0

    # -- asked ---------------------------------------------------------------------------------

    @property
    def plan(self) -> Setup:
        """The setup, once the table is open."""
        assert self.setup is not None
        return self.setup

    @property
    def running(self) -> bool:
        """Whether the game has started and is neither over nor closed."""
        return self.state is not None and self.state.to_move != OVER and not self.closed

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.state is not None and self.state.to_move == OVER

    @property
    def ply(self) -> int:
        """What a post must name: choices made and drafted."""
        return len(self.plies) + len(self.draft)

    def awaited(self) -> list[int]:
        """The seats that may choose now and have not answered."""
        if not self.running or self.state is None:
            return []
        return [seat for seat in self.state.awaited() if seat not in self.answers]

    def seats_of(self, user: str) -> list[int]:
        """The seats a user holds."""
        return [i for i, seat in enumerate(self.seats) if user and seat.user == user]

    def record(self) -> Record:
        """The game so far as a record."""
        assert self.game is not None
        record = Record(self.game, self.plan.players, self.plan.options)
        record.names = [seat.name or seat.bot for seat in self.seats]
        record.choices = [ply.code for ply in self.plies]
        return record

    # -- folded --------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> None:
        """Take one entry in."""
        getattr(self, "_" + entry.kind.replace("-", "_"))(entry)
        self.version += 1
        self.changed_at = entry.at
        if entry.request:
            self.requests[(entry.user, entry.request)] = self.version
        if self.running and self.state is not None:
            self.timing.run(self.awaited(), entry.at)
        else:
            self.timing.stop(entry.at)

    def _open(self, entry: Entry) -> None:
        self.setup = stored_setup(entry.data)
        self.game = find_game(self.setup.game)
        self.opened_at = entry.at
        self.timing = Timing(self.setup.clock, self.setup.players)
        self.seats = [
            Occupant(bot=plan.bot, name="") if plan.kind == BOT else Occupant()
            for plan in self.setup.seats
        ]

    def _sit(self, entry: Entry) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.user, seat.name, seat.bot = entry.user, entry.data["name"], ""

    def _leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        if entry.data.get("bot"):
            seat.bot = entry.data["bot"]
        else:
            self.seats[entry.seat] = Occupant()

    def _start(self, entry: Entry) -> None:
        assert self.game is not None
        self.state = self.game.start(self.plan.players, self.plan.options)

    def _draft(self, entry: Entry) -> None:
        assert self.state is not None
        state = self.tentative if self.tentative is not None else self.state.copy()
        state.apply(entry.data["code"])
        self.tentative = state
        self.draft.append(entry.data["code"])

    def _takeback(self, entry: Entry) -> None:
        self.draft = [] if entry.data.get("all") else self.draft[:-1]
        self.tentative = None
        if self.draft and self.state is not None:
            self.tentative = self.state.copy()
            for code in self.draft:
                self.tentative.apply(code)

    def _answer(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.answers[entry.seat] = entry.data["code"]

    def _choice(self, entry: Entry) -> None:
        assert self.state is not None
        seat = int(self.state.to_move)
        events: list[Event] = []
        self.state.log = events
        self.state.apply(entry.data["code"])
        self.state.log = None
        self.plies.append(Ply(entry.data["code"], seat, entry.at, tuple(events)))
        self.timing.chosen(seat, entry.at)
        self.draft, self.tentative, self.undo = [], None, None
        self.answers.pop(seat, None)

    def _ask_undo(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.undo = UndoAsk(entry.seat, entry.data["ply"], {entry.seat})

    def _agree(self, entry: Entry) -> None:
        if self.undo is not None and entry.seat is not None:
            self.undo.agreed.add(entry.seat)

    def _decline(self, entry: Entry) -> None:
        self.undo = None

    def _undo(self, entry: Entry) -> None:
        assert self.game is not None
        self.plies = self.plies[: entry.data["ply"]]
        self.state = self.record().state()
        self.draft, self.tentative, self.undo, self.answers = [], None, None, {}

    def _say(self, entry: Entry) -> None:
        self.sayings.append(
            Saying(entry.user, entry.data["name"], entry.seat, entry.data["text"], entry.at)
        )

    def _flag(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].bot = entry.data["bot"]

    def _close(self, entry: Entry) -> None:
        self.closed = True
