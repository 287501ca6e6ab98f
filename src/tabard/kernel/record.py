"""Records: a game as text, one line per choice, chance included; replaying needs nothing else.

    tabard record 1
    game: pillars
    rules: 1
    players: 3
    options: debt_rounding=floor first_start_player=random ...
    seat 0: Anna
    dealer: <hash the dealer published before the game>
    seed: <what the hash was made of, once revealed>
    result: 41 38 44
    ---
    * start 2
    2 take quarry_small
    0 pass
    ---
    plies: 379
    fingerprint: 0123456789abcdef

A line begins with the seat that chose, or `*` for chance. Lines that begin with `#` are remarks.
The end names the number of choices and the fingerprint of the last state, so that a truncated or
altered file is noticed. A running game has no result. `start:` holds a position as JSON when the
game did not begin at its beginning.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.kernel.dealer import SealedDealer, commitment
from tabard.kernel.errors import BadInput, BadRecord, Refused
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

FIRST_LINE: Final = "tabard record 1"
RULER: Final = "---"
CHANCE_MARK: Final = "*"
KEYS: Final = (
    "game", "rules", "players", "options", "dealer", "seed", "result", "start", "plies",
    "fingerprint",
)  # fmt: skip


class Record:
    """A game as it was played: how it began, who sat where, and every choice.

    game          the game
    players       number of seats
    options       the complete options
    names         who sat where; "" when nobody said
    choices       all codes in order
    commitment    the hash the dealer published, or ""
    seed          the dealer's seed once revealed, or ""
    start         the position the game began from, or None for its beginning
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, Any] | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = game.check_players(players)
        self.options: Final = game.check_options(players, options)
        self.start: Final = start
        self.names: list[str] = [""] * players
        self.choices: list[int] = []
        self.commitment: str = ""
        self.seed: str = ""

    def first(self) -> State:
        """The state the game began with."""
        state: State
        if self.start is None:
            state = self.game.start(self.players, self.options)
        else:
            state = self.game.load(self.start)
        return state

    def state(self, ply: int | None = None) -> State:
        """The state after so many choices; after all of them when no number is given."""
        state = self.first()
        end = len(self.choices) if ply is None else ply
        if not 0 <= end <= len(self.choices):
            raise BadRecord("ply", f"{end} is not 0 to {len(self.choices)}")
        for code in self.choices[:end]:
            state.apply(code)
        return state

    def seal(self, dealer: SealedDealer, revealed: bool = False) -> None:
        """Write down the dealer's commitment, and the seed too once the game is over."""
        self.commitment = dealer.commitment()
        self.seed = dealer.seed if revealed else ""

    # -- text ----------------------------------------------------------------------------------

    def text(self) -> str:
        """The record as text, with a remark where a new stretch of the game begins."""
        body: list[str] = []
        state = self.first()
        heading = ""
        for code in self.choices:
            if self.game.heading(state) != heading:
                heading = self.game.heading(state)
                body.append(f"# {heading}")
            who = CHANCE_MARK if state.to_move == CHANCE else str(state.to_move)
            body.append(f"{who} {self.game.actions.text(code)}")
            state.apply(code)
        result = " ".join(map(str, state.scores())) if state.to_move == OVER else "none"
        end = [RULER, f"plies: {len(self.choices)}", f"fingerprint: {state.fingerprint()}"]
        return "\n".join([*self.head(result), RULER, *body, *end]) + "\n"

    def head(self, result: str) -> list[str]:
        """The lines before the choices."""
        shown = " ".join(f"{name}={str(v).lower()}" for name, v in self.options.items())
        lines = [
            FIRST_LINE,
            f"game: {self.game.id}",
            f"rules: {self.game.rules_version}",
            f"players: {self.players}",
            f"options: {shown}",
        ]
        lines += [f"seat {i}: {name}" for i, name in enumerate(self.names) if name]
        if self.commitment:
            lines.append(f"dealer: {self.commitment}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, sort_keys=True)}")
        return [*lines, f"result: {result}"]

    def check_deal(self) -> int:
        """Check that the revealed seed fits the commitment and dealt every chance outcome.

        Returns how many outcomes were checked; 0 when no seed is revealed.
        """
        if not self.seed:
            return 0
        if commitment(self.seed) != self.commitment:
            raise BadRecord("seed", "is not the one the dealer committed to")
        return check_deal(self, SealedDealer(self.seed))


def check_deal(record: Record, dealer: SealedDealer) -> int:
    """Deal a record's chance outcomes again and compare; how many there were."""
    menu = Menu()
    state = record.first()
    checked = 0
    for ply, code in enumerate(record.choices):
        if state.to_move == CHANCE:
            state.fill(menu)
            dealer.turn_to(ply)
            dealt = dealer.deal(menu)
            if dealt != code:
                said = record.game.actions.text(code)
                true = record.game.actions.text(int(dealt))
                raise BadRecord(
                    f"choice {ply + 1}", f"{said!r} was not dealt by the seed: {true!r}"
                )
            checked += 1
        state.apply(code)
    return checked


class Reading:
    """A record being read: header and end by key, with the line number of each."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, tuple[int, str]] = {}
        self.moves: list[tuple[int, str]] = []
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise BadRecord("line 1", f"is not {FIRST_LINE!r}")
        part = 0
        for number, line in enumerate(lines[1:], start=2):
            stripped = line.strip()
            if stripped == RULER:
                part += 1
            elif stripped and not stripped.startswith("#"):
                if part == 1:
                    self.moves.append((number, stripped))
                else:
                    self.note(number, stripped)
        if part < 2 or "plies" not in self.values or "fingerprint" not in self.values:
            raise BadRecord(f"line {len(lines)}", "the record ends before its end: it is truncated")

    def note(self, number: int, line: str) -> None:
        """Keep one `key: value` line."""
        key, colon, value = line.partition(":")
        known = key in KEYS or (key.startswith("seat ") and key[5:].isdigit())
        if not colon or not known:
            raise BadRecord(f"line {number}", f"{line!r} is not a line of a record")
        if key in self.values:
            raise BadRecord(f"line {number}", f"{key!r} is there twice")
        self.values[key] = (number, value.strip())

    def value(self, key: str) -> str:
        """A value that must be there."""
        if key not in self.values:
            raise BadRecord("header", f"has no line {key!r}")
        return self.values[key][1]

    def optional(self, key: str) -> str:
        """A value, or "" where there is none."""
        return self.values[key][1] if key in self.values else ""

    def number(self, key: str) -> int:
        """A whole number."""
        text = self.value(key)
        if not (text.isascii() and text.isdigit()):
            raise BadRecord(self.line(key), f"{text!r} is not a whole number")
        return int(text)

    def line(self, key: str) -> str:
        """Where a value stands."""
        return f"line {self.values[key][0]} ({key})"


def parse(text: str, find_game: Callable[[str], Game[Any]]) -> Record:
    """The record of a text, replayed and checked; `BadRecord` names the line or field."""
    reading = Reading(text)
    game = find_game(reading.value("game"))
    if reading.number("rules") != game.rules_version:
        raise BadRecord(
            reading.line("rules"),
            f"was played under rules version {reading.value('rules')}; "
            f"this is version {game.rules_version}",
        )
    record = Record(game, reading.number("players"), read_options(game, reading), begin(reading))
    record.commitment = reading.optional("dealer")
    record.seed = reading.optional("seed")
    for i in range(record.players):
        record.names[i] = reading.optional(f"seat {i}")
    for key in reading.values:
        if key.startswith("seat ") and int(key[5:]) >= record.players:
            raise BadRecord(reading.line(key), "is no seat of this game")
    check_end(reading, record, read_moves(reading, record))
    return record


def begin(reading: Reading) -> dict[str, Any] | None:
    """The position a record begins from, if it names one."""
    text = reading.optional("start")
    if not text:
        return None
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadRecord(reading.line("start"), f"is not JSON: {error}") from None
    if not isinstance(found, dict):
        raise BadRecord(reading.line("start"), "is not an object")
    return found


def read_options(game: Game[Any], reading: Reading) -> dict[str, Any]:
    """The options a record names."""
    found: dict[str, Any] = {}
    for word in reading.value("options").split():
        name, equals, value = word.partition("=")
        option = next((o for o in game.options if o.name == name), None)
        if option is None or not equals:
            raise BadRecord(reading.line("options"), f"{word!r} is no option of {game.id}")
        found[name] = option.parse(value)
    return found


def read_moves(reading: Reading, record: Record) -> State:
    """Replay the lines of choices; the last state."""
    state = record.first()
    for number, line in reading.moves:
        who, _, text = line.partition(" ")
        awaited = CHANCE_MARK if state.to_move == CHANCE else str(state.to_move)
        if state.to_move == OVER:
            raise BadRecord(f"line {number}", "the game was already over")
        if who != awaited:
            raise BadRecord(f"line {number}", f"{who!r} chooses, but {awaited!r} is to move")
        try:
            code = record.game.parse(text)
            state.apply(code)
        except (Refused, BadInput) as error:
            raise BadRecord(f"line {number}", str(error)) from None
        record.choices.append(code)
    return state


def check_end(reading: Reading, record: Record, state: State) -> None:
    """Compare the end of a record with what replaying it gave."""
    if reading.number("plies") != len(record.choices):
        raise BadRecord(
            reading.line("plies"), f"{reading.value('plies')} is not {len(record.choices)}"
        )
    if reading.value("fingerprint") != state.fingerprint():
        raise BadRecord(reading.line("fingerprint"), f"replaying gave {state.fingerprint()}")
    result = " ".join(map(str, state.scores())) if state.to_move == OVER else "none"
    if reading.value("result") != result:
        raise BadRecord(reading.line("result"), f"replaying gave {result}")
