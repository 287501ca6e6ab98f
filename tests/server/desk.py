"""A table without a house: commands are folded in at once, and time is what the test says."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.bots.registry import NAMES as NAMES_OF_BOTS
from tabard.games import game
from tabard.kernel.state import State
from tabard.server import commands
from tabard.server.commands import Asker
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.setup import Setup, read_setup
from tabard.server.table import Table

BOTS = NAMES_OF_BOTS
ANNA, BERT, CARL = "anna", "bert", "carl"
NAMES = {ANNA: "Anna", BERT: "Bert", CARL: "Carl", "": ""}
PERSON = {"kind": "person"}
LINK = {"kind": "link"}
DEVICE = {"kind": "device"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}


def setup(game: str, *seats: dict[str, str], **more: Any) -> Setup:
    """How Anna sets a table up."""
    data = {"game": game, "players": len(seats), "seats": list(seats), **more}
    return read_setup(data, ANNA, BOTS)


class Desk:
    """A table, its log, and a clock that a test moves."""

    def __init__(self, plan: Setup, seed: str = "seed") -> None:
        self.table = Table("table", seed)
        self.log: list[Entry] = []
        self.now = 1_000_000
        self.fold([Entry("open", self.now, None, ANNA, "", plan.json())])
        self.do(ANNA, commands.seat_host)

    def fold(self, entries: list[Entry]) -> list[Entry]:
        """Take entries in."""
        for entry in entries:
            self.table.fold(entry)
        self.log += entries
        return entries

    def do(self, user: str, command: Any, *arguments: Any, **more: Any) -> list[Entry]:
        """Carry out a command of a user."""
        who = Asker(user, NAMES[user], self.now)
        return self.fold(command(self.table, who, *arguments, **more))

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.now += milliseconds

    @property
    def state(self) -> State:
        """The state of the game that has started."""
        assert self.table.state is not None
        return self.table.state

    def user(self, seat: int) -> str:
        """Who has a seat."""
        return self.table.seats[seat].user

    def choose(self, code: int | str | None = None, final: bool = True) -> int:
        """Let the seat to move choose: a code, a text, or the first that is open."""
        table = self.table
        assert table.state is not None
        state = table.tentative or table.state
        seat = int(state.to_move)
        if isinstance(code, str):
            code = game(table.plan.game).parse(code)
        made = state.choices()[0] if code is None else code
        ply = table.ply_of(seat)
        self.do(self.user(seat), commands.choose, seat, made, ply, final)
        return made

    def play(self, choices: int) -> None:
        """Let whoever is to move choose, so many times or until the end."""
        for number in range(choices):
            state = self.table.state
            assert state is not None
            if not self.table.running:
                return
            awaited = self.table.awaited()
            if len(state.awaited()) > 1:
                code = state.choices_of(awaited[0])[0]
                ply = self.table.ply_of(awaited[0])
                self.do(self.user(awaited[0]), commands.choose, awaited[0], code, ply, True)
            else:
                open_choices = state.choices()
                self.choose(open_choices[number % len(open_choices)])

    def fingerprint(self) -> tuple[int, str]:
        """What must not change when something is refused."""
        state = self.table.state
        return self.table.version, state.fingerprint() if state is not None else ""


def two(game: str = "pillars", **more: Any) -> Desk:
    """Anna and Bert at a table that has started."""
    desk = Desk(setup(game, PERSON, PERSON, **more))
    desk.do(BERT, commands.sit, 1)
    return desk


def three(game: str = "pillars", **more: Any) -> Desk:
    """Anna, Bert and Carl at a table that has started."""
    desk = Desk(setup(game, PERSON, PERSON, PERSON, **more))
    desk.do(BERT, commands.sit, 1)
    desk.do(CARL, commands.sit, 2)
    return desk


def again(desk: Desk) -> Table:
    """The table as its log alone tells it."""
    table = Table(desk.table.id, desk.table.seed)
    for entry in desk.log:
        table.fold(entry)
    return table


def refused(
    desk: Desk, code: str, user: str, command: Any, *arguments: Any, **more: Any
) -> RequestRefused:
    """The answer to a command that must change nothing."""
    before = desk.fingerprint()
    with pytest.raises(RequestRefused) as found:
        desk.do(user, command, *arguments, **more)
    assert found.value.code == code
    assert desk.fingerprint() == before
    return found.value


def mover(desk: Desk) -> int:
    """The seat to move."""
    return int(desk.state.to_move)
