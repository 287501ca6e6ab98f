"""A table: the fold of its log. Nothing here decides; `commands` does, and writes entries."""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.dealer import SealedDealer, commitment
from tabard.kernel.game import Game
from tabard.kernel.record import Record
from tabard.kernel.state import CHANCE, OVER, State
from tabard.server.chronicle import Chronicle
from tabard.server.clock import is_past
from tabard.server.folding import FOLDED
from tabard.server.log import CHANGES_STATE, MOVES, UNSEEN, Entry
from tabard.server.notes import Notes
from tabard.server.parts import Occupant as Occupant
from tabard.server.parts import Ply as Ply
from tabard.server.parts import Receipt as Receipt
from tabard.server.parts import Saying as Saying
from tabard.server.parts import StandIn as StandIn
from tabard.server.parts import StandingOrder as StandingOrder
from tabard.server.parts import Trying as Trying
from tabard.server.parts import UndoAsk as UndoAsk
from tabard.server.setup import DEVICE, PERSON, Setup
from tabard.server.timing import Timing
from tabard.study.cutting import goes_on

# Bots have names, so that a log says who did what; one per seat.
BOT_NAMES: Final = ("Godric", "Aldith", "Wystan", "Sunniva", "Osbert")

# What a table remembers of requests: enough for any resend.
REQUESTS_REMEMBERED: Final = 256


class Table:
    """One table as its log says it is.

    game      the game as the version has it that this table is played by
    versions  the versions it was played by, the last one now: each changed nothing for it
    version   number of entries, and `state_version`, how many of them have changed the state: a
              bot's answer counts only while that is what it was when the bot was asked
    seed      the house's, committed to before anybody sat down; `nonces` are what the seats have
              brought along, settled at the start, and `deals_from` is the seed made of all of them
    rated     who is rated at each seat (`ratings.results`), [] if the game counts for nothing, and
              `places`, how it ended for them, once it has
    first     the game as it began, None before it has started
    state     the game as everybody knows it to stand, None before it has started; never changed,
              every choice makes a state of its own
    plies     the choices made, without those undone
    draft     tentative choices of the seat to move, and `tentative`, the state with them made
    steps     how many of them each step back takes with it: one, or a whole set
    answers   secret choices of seats that choose at the same time, until all are there: of a set
              those that are still to be carried out
    rematch   the table where they play again, or ""
    memory    what pages have made of the table and need not make again, by its kind
    said      how many lines of chat there were
    jumped    by how much the log says that the time of day was set, all in all
    head      the hash of the last entry (`chain`), and `public_head`, of the last that everybody
              may know of: when a seat drafts is its own affair
    brought_in  whether the game was played elsewhere and came as a record
    chronicle what people did around the game
    called_off  the seats that wish to end the game without a result
    talkers   who has talked here, by user, and the name they had; `muted` may no longer
    barred    who was sent away before the game
    orders    what seats want to be chosen for them when they are asked next; nobody else knows
    notes     what people have written to the game since it is over
    trying    how the person fares with the puzzle, where one is asked
    nudged    seats whose person was reminded, when, and by which entry
    gathered  the number of entries up to the last that was no move of the game, and `called`, the
              names since then, once somebody has asked
    summoned  the seats of people that are awaited, and the number of the entry since which they are
    """

    def __init__(self, table_id: str, seed: str) -> None:
        self.id = table_id
        self.seed = seed
        self.nonces: list[str] = []
        self.deals_from = seed
        self.version = 0
        self.gathered = 0
        self.called: list[str] | None = None
        self.head = ""
        self.public_head = ""
        self.state_version = 0
        self.unseen: dict[str, int] = {}
        self.waiting: list[int] | None = None
        self.setup: Setup | None = None
        self.game: Game[Any] | None = None
        self.versions: list[str] = []
        self.rated: list[str] = []
        self.places: list[int] = []
        self.seats: list[Occupant] = []
        self.first: State | None = None
        self.state: State | None = None
        self.plies: list[Ply] = []
        self.draft: list[int] = []
        self.steps: list[int] = []
        self.tentative: State | None = None
        self.answers: dict[int, list[int]] = {}
        self.undo: UndoAsk | None = None
        self.chronicle = Chronicle()
        self.talkers: dict[str, str] = {}
        self.muted: set[str] = set()
        self.called_off: set[int] = set()
        self.barred: set[str] = set()
        self.sayings: list[Saying] = []
        self.stand_ins: list[StandIn] = []
        self.requests: dict[tuple[str, str], Receipt] = {}
        self.timing = Timing()
        self.summoned: dict[int, int] = {}
        self.orders: dict[int, StandingOrder] = {}
        self.nudged: dict[int, tuple[int, int]] = {}
        self.trying = Trying()
        self.notes = Notes()
        self.jumped = 0
        self.closed = False
        self.rematch = ""
        self.brought_in = False
        self.said = 0
        self.memory: dict[str, Any] = {}
        self.opened_at = 0
        self.changed_at = 0

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
    def undone(self) -> int:
        """How often an undo was carried out."""
        return len(self.chronicle.undos)

    @property
    def revealed(self) -> bool:
        """Whether nothing is at stake any more, so that the seed may be known: also once closed."""
        return self.over or self.closed

    @property
    def told_seed(self) -> str:
        """The seed once it may be known; of a day's deal never, for there it is everybody's."""
        return self.seed if self.revealed and not self.plan.daily else ""

    @property
    def commitment(self) -> str:
        """The hash of the seed, public from the start.

        "" where a record came without one, in a lesson, which deals what it wants to show, and in
        the deal of a day, whose seed others still play by.
        """
        fair = self.seed and not self.plan.lesson and not self.plan.daily
        return commitment(self.seed) if fair else ""

    @property
    def ply(self) -> int:
        """Choices made and drafted, as the seat that drafts counts them."""
        return len(self.plies) + len(self.draft)

    def ply_of(self, seat: int | None) -> int:
        """What a post of a seat must name; nobody else can tell how much a seat has drafted."""
        drafts = self.state is not None and seat is not None and self.state.to_move == seat
        return self.ply if drafts else len(self.plies)

    def version_of(self, user: str) -> int:
        """The number of entries that a user may know of: not what others draft and take back."""
        if not self.unseen:
            return self.version
        return self.version - sum(self.unseen.values()) + self.unseen.get(user, 0)

    def receipt(self, user: str) -> Receipt:
        """How the table stands, as a user may know it."""
        mine = bool(self.draft) and self.state is not None
        if mine and self.state is not None:
            mine = int(self.state.to_move) in self.seats_of(user)
        return Receipt(self.version_of(user), self.ply if mine else len(self.plies))

    def made_for(self, user: str, request: str) -> Receipt | None:
        """What a request of a user has made, or None if it has not come before."""
        return self.requests.get((user, request)) if request else None

    def may_watch(self, user: str) -> bool:
        """Whether somebody may look: everybody at an open table, else whoever sits or may sit."""
        if self.plan.watch == "open" or self.plan.host == user or self.seats_of(user):
            return True
        if any(self.vacant(seat) for seat in range(len(self.seats))):
            return True
        if self.plan.daily and is_past(self.plan.daily):
            return True
        plans = zip(self.plan.seats, self.seats, strict=True)
        return any(plan.kind == PERSON and seat.free for plan, seat in plans)

    def vacant(self, seat: int) -> bool:
        """Whether anybody may take the seat of somebody whose time was up, as the table agreed."""
        one = self.seats[seat]
        if self.plan.replace != "anybody" or not self.running or not (one.user and one.bot):
            return False
        return any(flag.seat == seat for flag in self.chronicle.flags)

    @property
    def hints(self) -> bool:
        """Whether players may ask a bot for advice: by default a person alone among bots may.

        Nobody may where the game is to count for the ratings.
        """
        if self.plan.rated:
            return False
        if self.plan.hints is not None:
            return self.plan.hints
        return sum(bool(seat.user) or seat.free for seat in self.seats) <= 1

    @property
    def counts(self) -> bool:
        """Whether the game counts for the ratings, or will if it begins with who is meant to sit.

        See `ratings.results.entrants`.
        """
        if self.state is not None:
            return bool(self.rated)
        if self.plan.rated is not None:
            return self.plan.rated
        shared = any(plan.kind == DEVICE for plan in self.plan.seats)
        return not self.hints and not shared and self.plan.players > 1

    def awaited(self) -> list[int]:
        """The seats that may choose now and have not answered."""
        if self.waiting is None:
            seats = self.state.awaited() if self.running and self.state is not None else []
            if self.answered():
                seats = []  # the turn was all that is asked for, and nobody plays on
            self.waiting = [seat for seat in seats if seat not in self.answers]
        return list(self.waiting)

    def answered(self) -> tuple[int, ...]:
        """The turn that was played in a puzzle, once it is whole; () before, and elsewhere."""
        first = self.first
        if first is None or not self.plan.puzzle:
            return ()
        for n in range(1, len(self.plies) + 1):
            if not goes_on(first, self.state_at(n)):
                return tuple([ply.code for ply in self.plies[:n]])
        return ()

    def seats_of(self, user: str) -> list[int]:
        """The seats a user holds."""
        return [i for i, seat in enumerate(self.seats) if user and seat.user == user]

    def others(self, user: str) -> list[int]:
        """The seats of other people who are there."""
        return [i for i, s in enumerate(self.seats) if s.user and s.user != user and not s.bot]

    def last_ply(self, seat: int) -> int | None:
        """The last choice of a seat, or None if it has made none; of a set the first of it."""
        for last in range(len(self.plies) - 1, -1, -1):
            if self.plies[last].seat == seat:
                return self.first_of_set(last)
        return None

    def first_of_set(self, ply: int) -> int:
        """Where the set begins that a choice belongs to: with the choice itself if to none.

        A set that several put together at the same time begins for all of them at once.
        """
        state = self.state_at(ply)
        asked = state.step().set_asked(state)
        while asked is not None and ply > 0 and self.state_at(ply - 1).at == state.at:
            mover = self.plies[ply - 1].seat
            if mover < 0 or (mover != self.plies[ply].seat and not asked.together):
                break
            ply -= 1
        return ply

    def state_at(self, plies: int) -> State:
        """The state after so many choices; not to be changed."""
        assert self.first is not None
        return self.plies[plies - 1].after if plies else self.first

    def shown_at(self, plies: int) -> State:
        """What there is to see after so many choices; not to be changed, nor chosen in."""
        assert self.first is not None
        return self.plies[plies - 1].shown if plies else self.first

    def names(self) -> list[str]:
        """What to call each seat, all different: its person, its bot, or "" while it is free."""
        if self.called is None:
            known = [s.name or (BOT_NAMES[i] if s.bot else "") for i, s in enumerate(self.seats)]
            self.called = [
                f"{name} {known[:i].count(name) + 1}" if name and known.count(name) > 1 else name
                for i, name in enumerate(known)
            ]
        return self.called

    def beginning(self) -> State:
        """The state that the game starts with."""
        assert self.game is not None
        plan = self.plan
        state: State
        if plan.start is None:
            state = self.game.start(plan.players, plan.options)
        else:
            state = self.game.load(plan.start)
        return state

    def record(self) -> Record:
        """The game so far as a record, with the dealer's seal; its seed once that may be known."""
        assert self.game is not None
        record = Record(self.game, self.plan.players, self.plan.options, self.plan.start)
        record.names = list(self.names())
        record.choices = [ply.code for ply in self.plies]
        if self.commitment:
            record.seal(SealedDealer(self.seed), self.revealed, self.nonces)
        return record

    def fold(self, entry: Entry) -> None:
        """Take one entry in."""
        FOLDED[entry.kind](self, entry)
        self.waiting = None
        self.version += 1
        if entry.kind not in MOVES:
            self.gathered, self.called = self.version, None
        self.head = entry.hash
        if entry.kind in UNSEEN:
            self.unseen[entry.user] = self.unseen.get(entry.user, 0) + 1
        else:
            self.public_head = entry.hash
        if entry.kind in CHANGES_STATE:
            self.state_version += 1
        self.changed_at = entry.at
        if entry.request:
            self.remember(entry)
        # Chance answers at once: no clock stops and no time is earned for it.
        if self.state is None or self.state.to_move != CHANCE:
            people = [seat for seat in self.awaited() if not self.seats[seat].bot]
            self.timing.run(people, entry.at)
            self.summoned = {seat: self.summoned.get(seat, self.version) for seat in people}

    def remember(self, entry: Entry) -> None:
        """Keep the receipt of a request for a resend."""
        self.requests[entry.user, entry.request] = self.receipt(entry.user)
        if len(self.requests) > REQUESTS_REMEMBERED:
            self.requests.pop(next(iter(self.requests)))
