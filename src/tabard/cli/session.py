"""A game at one table: one person, bots on the other seats, a sealed dealer, a record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.bots.bot import Bot
from tabard.bots.planner import PREFIX
from tabard.bots.registry import NAMES as BOTS
from tabard.bots.registry import bot
from tabard.kernel import sets
from tabard.kernel.dealer import SealedDealer
from tabard.kernel.errors import BadInput, BadOption
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.onward import Onward
from tabard.kernel.record import Record
from tabard.kernel.revealing import reveals
from tabard.kernel.state import CHANCE, OVER, State

BOT_NAMES: Final = ("Anna", "Joris", "Mira", "Emil", "Berta")


def short(name: str) -> str:
    """A player's name without the kind of bot behind it."""
    return name.rpartition(" (")[0] if kind_of(name) else name


def kind_of(name: str) -> str:
    """The kind of bot that a name says it is, `greedy` in `Anna (greedy)`; "" for a person."""
    kind = name.rpartition(" (")[2].removesuffix(")")
    return kind if name.endswith(")") and (kind in BOTS or kind.startswith(PREFIX)) else ""


class Before:
    """Where the game stood before a choice that can be taken back."""

    def __init__(self, state: State, plies: int, told: int) -> None:
        self.state: Final = state
        self.plies: Final = plies
        self.told: Final = told


class Session:
    """A running game of one person against bots.

    `told` are all events so far, as the person's seat may see them; `scenes` are the ends of games
    that another has followed, by how much had been told.
    """

    def __init__(self, record: Record, seat: int, bots: Mapping[int, str], seed: str) -> None:
        self.record: Final = record
        self.seat: Final = seat
        self.dealer: Final = SealedDealer(seed)
        self.bots: Final[dict[int, Bot]] = {s: bot(b, f"{seed}:{s}") for s, b in bots.items()}
        self.told: list[dict[str, Any]] = []
        self.scenes: dict[int, State] = {}
        self.taken_back: list[Before] = []
        self.menu: Final = Menu()
        self.state = record.first()
        self.replay()
        record.seal(self.dealer)

    def replay(self) -> None:
        """Bring state, dealer and events to where the record has got."""
        choices = list(self.record.choices)
        self.record.choices.clear()
        for code in choices:
            if self.state.to_move == CHANCE and self.deal() != code:
                raise BadInput("seed", "did not deal this game")
            self.apply(code)

    def view(self) -> dict[str, Any]:
        """What the person sees."""
        return self.state.view(self.seat)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    def run_on(self) -> None:
        """Let chance and bots act until the person must choose or the game is over."""
        while self.state.to_move not in (self.seat, OVER):
            self.step()

    def step(self) -> None:
        """Let chance or the bot that is to move act once."""
        self.taken_back.clear()
        if self.state.to_move == CHANCE:
            self.apply(self.deal())
        else:
            self.apply(self.bots[int(self.state.to_move)].choose(self.state))

    def onward(self) -> Onward:
        """What the person is asked, going on implied."""
        return Onward(self.state, self.seat)

    def choose(self, code: int) -> None:
        """Carry out a choice of the person with those it implies; `Refused` if it is not open."""
        before = Before(self.state.copy(), len(self.record.choices), len(self.told))
        last = before.state
        for each in self.onward().codes_of(code):
            last = self.state.copy()
            self.apply(each)
        self.taken_back.append(before)
        if self.state.to_move != self.seat or reveals(last, [code], self.seat):
            self.taken_back.clear()

    def lay(self, codes: Sequence[int]) -> None:
        """Lay a set down, in one that can be taken back; one that does not fit raises `Refused`.

        Others who put theirs together at the same time are asked in between.
        """
        before = Before(self.state.copy(), len(self.record.choices), len(self.told))
        alone = True
        for code in sets.path(self.state, self.seat, codes):
            while self.state.to_move != self.seat:
                self.step()
                alone = False
            was = self.state.copy()
            self.apply(code)
            alone = alone and not reveals(was, [code], self.seat)
        self.taken_back.append(before)
        if not alone or self.state.to_move != self.seat:
            self.taken_back.clear()

    def undo(self) -> bool:
        """Take the person's last choice back, if nothing random or of others came after it."""
        if not self.taken_back:
            return False
        before = self.taken_back.pop()
        self.state = before.state
        del self.record.choices[before.plies :]
        del self.told[before.told :]
        self.scenes = {told: scene for told, scene in self.scenes.items() if told <= before.told}
        return True

    def deal(self) -> int:
        """The next outcome of chance."""
        self.state.fill(self.menu)
        self.dealer.turn_to(len(self.record.choices))
        return int(self.dealer.deal(self.menu))

    def apply(self, code: int) -> None:
        """Carry out any choice and write it down."""
        log = self.state.log = []
        self.state.apply(code)
        self.record.choices.append(code)
        for event in log:
            self.told.append(event.seen_by(self.seat))
            if event.scene is not None:
                self.scenes[len(self.told)] = event.scene


def seating(
    game: Game[Any], players: int | None, seat: int, bots: Sequence[str]
) -> tuple[int, dict[int, str]]:
    """How many play, and which bot sits where; one bot named sits on every other seat."""
    if players is None:
        players = max(3, len(bots) + 1)
    game.check_players(players)
    if not 0 <= seat < players:
        raise BadOption("--seat", f"{seat} is not 0 to {players - 1}")
    for name in bots:
        bot(name, 0).prepare(game, players)
    kinds = list(bots) * (players - 1) if len(bots) == 1 else list(bots)
    if len(kinds) != players - 1:
        raise BadOption("--bots", f"{len(kinds)} named for {players - 1} seats")
    others = [s for s in range(players) if s != seat]
    return players, dict(zip(others, kinds, strict=True))


def new_game(
    game: Game[Any],
    players: int,
    options: Mapping[str, Any],
    seat: int,
    bots: Mapping[int, str],
    seed: str | None,
    name: str,
) -> Session:
    """A game that begins, dealt by a fresh seed unless one is given."""
    record = Record(game, players, options)
    names = iter(BOT_NAMES)
    record.names[:] = [name if s == seat else f"{next(names)} ({bots[s]})" for s in range(players)]
    return Session(record, seat, bots, seed or secrets.token_hex(16))


def resumed(record: Record) -> Session:
    """A saved game that goes on: bots sit where the names say so, the seed is in the file."""
    if not record.seed:
        raise BadInput("seed", "is not in the record, so the dealer cannot go on")
    bots = {seat: kind_of(name) for seat, name in enumerate(record.names) if kind_of(name)}
    people = [seat for seat in range(record.players) if seat not in bots]
    if len(people) != 1:
        raise BadInput("seats", f"{len(people)} seats are without a bot, not 1")
    return Session(record, people[0], bots, record.seed)
