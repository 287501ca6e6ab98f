"""Lines: a branch of a game from one of its moments on, by what a seat knows or by the whole truth.

    tabard line 1
    game: pillars
    rules: 1
    players: 3
    from: 120
    eyes: 1
    moment: 0123456789abcdef
    name: the quarry first
    ---
    1 take quarry_small
    * draw 4
    ---
    plies: 2

A line begins after `from` choices of its game. `eyes` is the seat whose knowledge it is played on,
or `all`: the whole truth, for a game that is over. Where a seat cannot know something, the line is
played on a sample of it (`State.redeal`), made with dice that depend on the moment and the seat
alone: two games that the seat cannot tell apart have the same lines, to the last byte. `moment`
tells one table from another by what these eyes see there. Choices are written as in a record, a
line each; those of chance and of others stand there too, so a line never meets the coming truth.

>>> import tabard
>>> record = tabard.play("pillars", ["random", "random"], seed=1)
>>> there = record.state(40)
>>> line = begin(there, 40, None, "another way")
>>> line = line.played(there, there.choices()[0])
>>> read(line.text(), tabard.game) == line
True
>>> line.record(there).state() == line.end(there)
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput, Refused
from tabard.kernel.game import Game
from tabard.kernel.reading import RULER, is_number
from tabard.kernel.record import CHANCE_MARK, Record, one_line
from tabard.kernel.state import CHANCE, OVER, State, fingerprint_of

FIRST_LINE: Final = "tabard line 1"
HEAD: Final = ("game", "rules", "players", "from", "eyes", "moment", "name")
EVERYTHING: Final = "all"  # whose eyes see the whole truth
LONGEST_TEXT: Final = 100_000
LONGEST_NAME: Final = 60


class BadLine(BadInput):
    """A line that is malformed, of another game, table or rules version, or that the rules refuse.

    `why` is the message id of the problem for those who read no English.
    """

    def __init__(self, where: str, problem: str, why: str) -> None:
        super().__init__(where, problem)
        self.why = why


class Made(NamedTuple):
    """One choice of a line: of which seat, or CHANCE, and which."""

    seat: int
    code: int


@dataclass(frozen=True, slots=True)
class Line:
    """A branch of a game; it never changes: playing on gives another one.

    at       how many choices of its game come before it
    seat     whose knowledge it is played on; None: the whole truth
    moment   what these eyes see where it begins, as a fingerprint
    choices  what is chosen on it, in order
    """

    game: Game[Any]
    players: int
    at: int
    seat: int | None
    moment: str
    choices: tuple[Made, ...] = ()
    name: str = ""

    def root(self, state: State) -> State:
        """The table that the line begins at, as its eyes may know it, from the game's own state.

        `BadLine` where that is another game, other rules, or another moment.
        """
        if state.game.id != self.game.id:
            raise BadLine("game", f"{self.game.id!r}, but {state.game.id!r} is played", "game")
        if state.game.version != self.game.version:
            problem = f"version {self.game.version}, but {state.game.version} is played"
            raise BadLine("rules", problem, "rules")
        if int(state.players) != self.players or moment_of(state, self.seat) != self.moment:
            raise BadLine("moment", "is not of this table", "moment")
        return known_to(state, self.at, self.seat)

    def states(self, state: State) -> list[State]:
        """The tables on the way: where it begins, and after each choice; `state` is the game's."""
        found = [self.root(state)]
        for number, made in enumerate(self.choices, 1):
            found.append(after(found[-1], made, number))
        return found

    def end(self, state: State) -> State:
        """The table that the line comes to."""
        return self.states(state)[-1]

    def played(self, state: State, *choices: int | str) -> Line:
        """The line with choices after its last one; `Refused` where the rules do not allow one.

        `*` is one outcome of the chance that the line has come to: one of many.
        """
        table, made = self.end(state), list(self.choices)
        for choice in choices:
            made.append(self.make(table, choice, len(made)))
        return self.with_choices(made)

    def dealt(self, state: State) -> Line:
        """The line with one outcome of the chance that it has come to: one of many."""
        return self.played(state, CHANCE_MARK)

    def make(self, table: State, choice: int | str, length: int) -> Made:
        """Make a choice on a table that the line has come to by so many.

        The dice of chance depend on the line alone, never on what the game's dealer has in store.
        """
        mover = int(table.to_move)
        if choice == CHANCE_MARK:
            return Made(mover, table.deal(Dealer(f"line {self.at} {self.seat} {length}")))
        code = self.game.actions.check(self.game.actions.code(choice))
        table.apply(code)
        return Made(mover, code)

    def back(self, length: int) -> Line:
        """The line with only its first choices."""
        return self.with_choices(self.choices[:length])

    def with_choices(self, choices: Sequence[Made]) -> Line:
        """The line with other choices."""
        return replace(self, choices=tuple(choices))

    def record(self, state: State) -> Record:
        """The line as a record of its own, which begins where it does; for a game that is over."""
        root = self.root(state)
        found = Record(self.game, self.players, dict(root.options), root.position())
        found.choices = [made.code for made in self.choices]
        return found

    def text(self) -> str:
        """The line as text."""
        eyes = EVERYTHING if self.seat is None else str(self.seat)
        values = (
            *(self.game.id, self.game.version, self.players),
            *(self.at, eyes, self.moment, one_line(self.name)),
        )
        head = [f"{key}: {value}".rstrip() for key, value in zip(HEAD, values, strict=True)]
        body = [f"{who(made.seat)} {self.game.actions.text(made.code)}" for made in self.choices]
        return "\n".join([FIRST_LINE, *head, RULER, *body, RULER, f"plies: {len(body)}"]) + "\n"


def begin(state: State, at: int, seat: int | None, name: str = "") -> Line:
    """A line without choices, from a state of a game that was reached by `at` choices."""
    moment = moment_of(state, state.viewer(seat))
    return Line(state.game, int(state.players), at, seat, moment, (), named(name))


def named(name: str) -> str:
    """What a line may be called: one line, not too long."""
    found = one_line(name)
    if len(found) > LONGEST_NAME:
        raise BadLine("name", f"is longer than {LONGEST_NAME} characters", "name")
    return found


def known_to(state: State, at: int, seat: int | None) -> State:
    """A table as a seat may know it, the same for all lines of that moment; None: as it is."""
    return state.copy() if seat is None else state.redeal(seat, Dealer(f"line {at} {seat}"))


def moment_of(state: State, seat: int | None) -> str:
    """16 hex digits for what a seat sees, or for the whole truth."""
    if seat is None:
        return state.fingerprint()
    return fingerprint_of({"seat": seat, "view": state.view(seat)})


def after(state: State, made: Made, number: int) -> State:
    """The table after the choice of this number on a line."""
    where = f"choice {number}"
    if state.to_move == OVER:
        raise BadLine(where, "the game was already over", "over")
    if made.seat != int(state.to_move):
        problem = f"{who(made.seat)!r} chooses, but {who(int(state.to_move))!r} is to move"
        raise BadLine(where, problem, "seat")
    found = state.copy()
    try:
        found.apply(made.code)
    except (Refused, BadInput) as error:
        raise BadLine(where, str(error), "choice") from None
    return found


def who(seat: int) -> str:
    """Who chooses, as records write it."""
    return CHANCE_MARK if seat == CHANCE else str(seat)


def read(text: str, find_game: Callable[[str], Game[Any]]) -> Line:
    """The line of a text; whether its table and the rules allow it is for `Line.states` to say."""
    if len(text) > LONGEST_TEXT:
        raise BadLine("line", f"is longer than {LONGEST_TEXT:,} characters", "long")
    lines = [(n, each.strip()) for n, each in enumerate(text.rstrip("\n").split("\n"), 1)]
    if lines[0][1] != FIRST_LINE:
        raise BadLine("line 1", f"is not {FIRST_LINE!r}", "no-line")
    rulers = [i for i, (_, each) in enumerate(lines) if each == RULER]
    if len(rulers) != 2:
        raise BadLine(f"line {len(lines)}", "the text ends too early: it is truncated", "truncated")
    values = read_head(lines[1 : rulers[0]])
    game = game_of(values, find_game)
    seat = None if values["eyes"] == EVERYTHING else number_of(values, "eyes")
    players = number_of(values, "players")
    if players not in game.players or (seat is not None and seat >= players):
        raise BadLine("eyes", f"{values['eyes']!r} of {players} players is no seat", "seat")
    body = lines[rulers[0] + 1 : rulers[1]]
    made = [read_choice(game, n, each) for n, each in body if each and not each.startswith("#")]
    if [each for _, each in lines[rulers[1] + 1 :] if each] != [f"plies: {len(made)}"]:
        raise BadLine(f"line {len(lines)}", f"is not 'plies: {len(made)}'", "truncated")
    at, moment, name = number_of(values, "from"), values["moment"], named(values["name"])
    return Line(game, players, at, seat, moment, tuple(made), name)


def read_head(lines: Sequence[tuple[int, str]]) -> dict[str, str]:
    """The values before the choices, by key."""
    values: dict[str, str] = {}
    for number, each in lines:
        key, colon, value = each.partition(":")
        if not colon or key not in HEAD or key in values:
            raise BadLine(f"line {number}", f"{each[:40]!r} does not belong there", "strange")
        values[key] = value.strip()
    for key in HEAD:
        if key not in values:
            raise BadLine("header", f"has no line {key!r}", "lacks")
    return values


def game_of(values: dict[str, str], find_game: Callable[[str], Game[Any]]) -> Game[Any]:
    """The game of a line, by the version of the rules that it names."""
    try:
        present = find_game(values["game"])
    except BadInput as error:
        raise BadLine("game", error.problem, "game") from None
    played = values["rules"]
    if played == present.version:
        return present
    try:
        return find_game(f"{present.id}@{played}")
    except BadInput:
        problem = f"version {played[:20]!r} is not at hand; this is version {present.version}"
        raise BadLine("rules", problem, "rules") from None


def number_of(values: dict[str, str], key: str) -> int:
    """A whole number of the header."""
    if not is_number(values[key]):
        raise BadLine(key, f"{values[key][:20]!r} is not a whole number", "number")
    return int(values[key])


def read_choice(game: Game[Any], number: int, line: str) -> Made:
    """One choice of a text."""
    seat, _, text = line.partition(" ")
    if seat != CHANCE_MARK and not is_number(seat):
        raise BadLine(f"line {number}", f"{seat[:20]!r} is no seat", "seat")
    try:
        code = game.parse(text)
    except BadInput as error:
        raise BadLine(f"line {number}", str(error)[:200], "choice") from None
    return Made(CHANCE if seat == CHANCE_MARK else int(seat), code)
