"""Records: a game as text, one line per choice, chance included; replaying needs nothing else.

    tabard record 1
    game: pillars
    rules: 1
    players: 3
    options: debt_rounding=floor first_start_player=random ...
    seat 0: Anna
    dealer: <hash the dealer published before the game>
    seed: <what the hash was made of, once revealed>
    nonces: <what each seat has added to the seed, in their order, if they were asked>
    result: 41 38 44
    ---
    * start 2
    2 take quarry_small
    0 pass
    ---
    plies: 379
    fingerprint: 0123456789abcdef

A line begins with the seat that chose, or `*` for chance. Lines that begin with `#` are remarks.
A record holds every chance outcome, secret ones too: a running game's is not for its players.
The end names the number of choices and the fingerprint of the last state, so that a truncated or
altered file is noticed. A running game has no result. `start:` holds a position as JSON when the
game did not begin at its beginning. A nonce is 32 to 64 hexadecimal digits, or the word `house` for
a seat that gave none; where there are any, chance was dealt from `dealer.shared_seed` of seed and
nonces.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, SupportsIndex

from tabard.kernel.carry import Made
from tabard.kernel.dealer import NO_NONCE, SealedDealer, commitment, is_nonce, shared_seed
from tabard.kernel.errors import BadInput, BadOption, BadRecord, Refused
from tabard.kernel.game import Game
from tabard.kernel.ints import whole
from tabard.kernel.menu import Menu
from tabard.kernel.reading import FIRST_LINE, RULER, Reading, is_number
from tabard.kernel.state import CHANCE, OVER, State

CHANCE_MARK: Final = "*"


class Record:  # noqa: PLW1641 (it grows, so it has no hash)
    """A game as it was played: how it began, who sat where, and every choice.

    game          the game
    players       number of seats
    options       the complete options
    names         who sat where; "" when nobody said
    choices       all codes in order
    commitment    the hash the dealer published, or ""
    seed          the dealer's seed once revealed, or ""
    nonces        what each seat has added to it, or nothing where they were not asked
    start         the position the game began from, or None for its beginning

    >>> import tabard
    >>> record = Record(tabard.game("pillars"), players=3)
    >>> record.choices.append(record.first().choices()[2])
    >>> record.state().to_move == record.state(ply=1).to_move
    True
    >>> print(record.text().splitlines()[-4])
    * start 2
    >>> parse(record.text(), tabard.game).choices == record.choices
    True
    >>> [(state.to_move, state.game.actions.text(code)) for state, code in record]
    [(-1, 'start 2')]
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
        self.nonces: list[str] = []

    def first(self) -> State:
        """The state the game began with."""
        state: State
        if self.start is None:
            state = self.game.start(self.players, self.options)
        else:
            state = self.game.load(self.start)
            if state.players != self.players or state.options != self.options:
                problem = "has other players or options than the record"
                raise BadRecord("start", problem, "bad-start")
        return state

    def state(self, ply: SupportsIndex | None = None) -> State:
        """The state after so many choices; after all of them when no number is given."""
        state = self.first()
        end = len(self.choices) if ply is None else whole(ply)
        if end is None or not 0 <= end <= len(self.choices):
            problem = f"{ply!r} is not 0 to {len(self.choices)}"
            raise BadRecord("ply", problem, "no-such-moment", most=len(self.choices))
        for code in self.choices[:end]:
            state.apply(code)
        return state

    def seal(
        self, dealer: SealedDealer, revealed: bool = False, nonces: Sequence[str] = ()
    ) -> None:
        """Write down the dealer's commitment, and the seed too once the game is over.

        Where seats have given nonces, the dealer is the one of the seed that was committed to.
        """
        if not dealer.seed or one_line(dealer.seed) != dealer.seed:
            raise BadInput("seed", f"{dealer.seed!r} does not fit on a line as it is")
        self.commitment = dealer.commitment()
        self.seed = dealer.seed if revealed else ""
        self.nonces = list(nonces)

    def __iter__(self) -> Iterator[tuple[State, int]]:
        """Every choice with the state before it, which the caller may keep."""
        state = self.first()
        for code in self.choices:
            yield state.copy(), code
            state.apply(code)

    def __repr__(self) -> str:
        return f"<record of {self.game.id}, {self.players} players, {len(self.choices)} choices>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.__reduce__() == other.__reduce__()

    def __reduce__(self) -> Made:
        begun = (self.game, self.players, dict(self.options), self.start)
        kept = (list(self.choices), list(self.names), self.commitment, self.seed, self.nonces)
        return record_of, (begun, *kept)

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
            f"rules: {self.game.version}",
            f"players: {self.players}",
            f"options: {shown}",
        ]
        names = [one_line(name) for name in self.names]
        lines += [f"seat {i}: {name}" for i, name in enumerate(names) if name]
        if self.commitment:
            lines.append(f"dealer: {self.commitment}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.nonces:
            lines.append(f"nonces: {' '.join(self.nonces)}")
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, sort_keys=True)}")
        return [*lines, f"result: {result}"]

    def check_deal(self) -> int:
        """Check that the revealed seed fits the commitment and, with the nonces, dealt all chance.

        Returns how many outcomes were checked; 0 when no seed is revealed.
        """
        if not self.seed:
            return 0
        if commitment(self.seed) != self.commitment:
            raise BadRecord("seed", "is not the one the dealer committed to", "other-seed")
        return check_deal(self, SealedDealer(shared_seed(self.seed, self.nonces)))


def record_of(
    begun: Made,
    choices: list[int],
    names: list[str],
    committed: str,
    seed: str,
    nonces: Sequence[str] = (),
) -> Record:
    """A record as it was: how it began, and all that was written down since."""
    game, players, options, start = begun
    record = Record(game, players, options, start)
    record.choices, record.names = choices, names
    record.commitment, record.seed, record.nonces = committed, seed, list(nonces)
    return record


def one_line(text: str) -> str:
    """A text as it can stand behind a key: without line breaks and with single spaces."""
    return " ".join(text.split())


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
                problem = f"{said!r} was not dealt by the seed: {true!r}"
                facts = {"number": ply + 1, "said": said, "dealt": true}
                raise BadRecord(f"choice {ply + 1}", problem, "not-dealt", **facts)
            checked += 1
        state.apply(code)
    return checked


def parse(text: str, find_game: Callable[[str], Game[Any]]) -> Record:
    """The record of a text, replayed and checked; `BadRecord` names the line."""
    reading = Reading(text)
    name = reading.value("game")
    try:
        present = find_game(name)
    except BadInput as error:
        raise bad_line(reading, "game", str(error), "unknown-game") from None
    game = of_version(reading, present, find_game)
    record = read_head(game, reading)
    try:
        state = record.first()
    except BadInput as error:
        raise bad_line(reading, "start", str(error), "bad-start") from None
    read_moves(reading, record, state)
    check_end(reading, record, state)
    return record


def of_version(
    reading: Reading, present: Game[Any], find_game: Callable[[str], Game[Any]]
) -> Game[Any]:
    """The game as the version that a record names has it; `BadRecord` where that is not at hand."""
    played = reading.value("rules")
    rules, plus, data = played.partition("+data.")
    if not is_number(rules) or not (data.isalnum() if plus else not data):
        reading.number("rules")
    if played == present.version:
        return present
    try:
        return find_game(f"{present.id}@{played}")
    except BadInput:
        facts = {"played": played, "ours": present.version}
    if rules == str(present.rules_version) and data:
        problem = f"was played with corrected data {data}, which are not at hand"
        raise BadRecord(reading.line("rules"), problem, "other-data", **facts, data=data)
    problem = f"was played under rules version {played}; this is version {present.version}"
    raise BadRecord(reading.line("rules"), problem, "other-rules", **facts)


def bad_line(reading: Reading, key: str, problem: str, why: str) -> BadRecord:
    """What is wrong with the line of a key."""
    return BadRecord(reading.line(key), problem, why, line=reading.at(key))


def read_head(game: Game[Any], reading: Reading) -> Record:
    """A record without its choices."""
    options = read_options(game, reading)
    try:
        record = Record(game, reading.number("players"), options, begin(reading))
    except BadOption as error:
        key = "players" if error.where == "players" else "options"
        raise bad_line(reading, key, str(error), f"bad-{key}") from None
    record.commitment = reading.optional("dealer")
    record.seed = reading.optional("seed")
    record.nonces = read_nonces(reading, record.players)
    for seat, name in reading.seats():
        if seat >= record.players:
            raise bad_line(reading, f"seat {seat}", "is no seat of this game", "no-seat")
        record.names[seat] = name
    return record


def read_nonces(reading: Reading, players: int) -> list[str]:
    """What the seats have added to the seed, one after another; nothing where no line says so."""
    found = reading.optional("nonces").split()
    good = all(nonce == NO_NONCE or is_nonce(nonce) for nonce in found)
    if "nonces" in reading.values and (len(found) != players or not good):
        raise bad_line(reading, "nonces", "is not one nonce for each seat", "bad-nonces")
    return found


def begin(reading: Reading) -> dict[str, Any] | None:
    """The position a record begins from, if it names one."""
    text = reading.optional("start")
    if not text:
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise bad_line(reading, "start", f"is not JSON: {error}", "bad-start") from None
    if not isinstance(found, dict):
        raise bad_line(reading, "start", "is not an object", "bad-start")
    return found


def read_options(game: Game[Any], reading: Reading) -> dict[str, Any]:
    """The options a record names."""
    found: dict[str, Any] = {}
    for word in reading.value("options").split():
        name, equals, value = word.partition("=")
        option = next((o for o in game.options if o.name == name), None)
        if option is None or not equals:
            problem = f"{word!r} is no option of {game.id}"
            raise bad_line(reading, "options", problem, "bad-options")
        if name in found:
            raise bad_line(reading, "options", f"{name!r} is there twice", "bad-options")
        try:
            found[name] = option.parse(value)
        except BadOption as error:
            raise bad_line(reading, "options", str(error), "bad-options") from None
    return found


def read_moves(reading: Reading, record: Record, state: State) -> None:
    """Replay the lines of choices."""
    for number, line in reading.moves:
        who, _, text = line.partition(" ")
        awaited = CHANCE_MARK if state.to_move == CHANCE else str(state.to_move)
        if state.to_move == OVER:
            raise BadRecord(f"line {number}", "the game was already over", "over", line=number)
        if who != awaited:
            problem = f"{who!r} chooses, but {awaited!r} is to move"
            raise BadRecord(f"line {number}", problem, "other-seat", line=number)
        try:
            code = record.game.parse(text)
            state.apply(code)
        except (Refused, BadInput) as error:
            raise BadRecord(f"line {number}", str(error), "bad-choice", line=number) from None
        record.choices.append(code)


def check_end(reading: Reading, record: Record, state: State) -> None:
    """Compare the end of a record with what replaying it gave."""
    if reading.number("plies") != len(record.choices):
        problem = f"{reading.value('plies')} is not {len(record.choices)}"
        raise bad_line(reading, "plies", problem, "other-number")
    if not state.has_fingerprint(reading.value("fingerprint")):
        problem = f"replaying gave {state.fingerprint()}"
        raise bad_line(reading, "fingerprint", problem, "other-end")
    result = " ".join(map(str, state.scores())) if state.to_move == OVER else "none"
    if reading.value("result") != result:
        raise bad_line(reading, "result", f"replaying gave {result}", "other-result")
