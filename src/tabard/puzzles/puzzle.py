"""Puzzles as data: read from the file of a game, checked against the rules, and written there.

`puzzles.toml` in the folder of a game has them in the order in which they are offered. Each is the
record of a game up to the moment, the best turn and the next best, and what they are worth. A
record that the rules no longer replay, or a turn that they no longer allow, is refused in one line.

>>> one = puzzles("pillars")[0]
>>> one.record.state().to_move == one.seat
True
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from tabard.games import folder, game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput, Unknown
from tabard.kernel.game import Game
from tabard.kernel.record import Record, parse
from tabard.kernel.state import State
from tabard.puzzles.judging import Attempt, Told

FILE: Final = "puzzles.toml"
STARS: Final = (1, 2, 3)
FIELDS: Final = frozenset(
    ("id", "seat", "stars", "best", "next", "chance", "behind", "error", "reasons", "record")
)
HEAD: Final = (
    "# Moments of games at which one turn is clearly the best, found by `tabard puzzles find` and\n"
    "# checked by `tabard puzzles verify`. docs/formats/puzzles.md says what stands here.\n"
)


class BadPuzzle(BadInput):
    """A puzzle that the rules refuse; `where` names file, puzzle and field."""


@dataclass(frozen=True)
class Puzzle:
    """A moment, and the turn that is best there.

    id       tells it apart among those of its game
    record   the game up to the moment; what it dealt is for nobody's eyes
    seat     whose turn it is
    stars    how hard it is: how long a search has to look before it finds the best turn
    best     the choices of the best turn, and `next`, of the one that comes closest to it
    chance   the seat's chance to win after the best turn; `behind`, by how much less it is after
             the next, and `error`, the standard error of that
    reasons  why the best is better than the next
    """

    id: str
    record: Record
    seat: int
    stars: int
    best: tuple[int, ...]
    next: tuple[int, ...]
    chance: float
    behind: float
    error: float
    reasons: tuple[Told, ...]

    @cached_property
    def sample(self) -> State:
        """What the seat knows, the rest dealt anew: the table that is shown; not to be changed."""
        return sample_of(self.record.state(), self.seat, len(self.record.choices))

    def attempt(self, codes: Sequence[int], seed: str = "") -> Attempt:
        """The piece of work that judges a turn; its dice depend on nothing that is secret."""
        found = self.record.game
        dice = seed or dice_of(self.seat, len(self.record.choices))
        packed = found.pack(self.sample)
        known = (self.chance, self.behind, self.error)
        turns = (tuple(codes), self.best, self.next)
        return Attempt(found.edition, packed, self.seat, *turns, known, dice)


def dice_of(seat: int, ply: int) -> str:
    """What the dice at a moment depend on: nothing that the seat does not know."""
    return f"puzzle:{ply}:{seat}"


def sample_of(state: State, seat: int, ply: int) -> State:
    """A moment as its seat knows it, the same whatever the truth is."""
    return state.redeal(seat, Dealer(f"{dice_of(seat, ply)}:sample"))


@cache
def listed(edition: str) -> dict[str, Mapping[str, Any]]:
    """The puzzles that come with a game as data, by id; none where it has no file of them."""
    file = folder(edition) / FILE
    return rows(game(edition), file) if file.exists() else {}


def puzzles(edition: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game."""
    return tuple(puzzle(edition, name) for name in listed(edition))


@cache
def puzzle(edition: str, name: str) -> Puzzle:
    """The puzzle of this id."""
    known = listed(edition)
    if name not in known:
        raise Unknown(f"puzzle {name!r}", f"{edition} has {len(known)} others")
    return one_of(game(edition), f"{edition}/{FILE}", known[name])


def read(found: Game[Any], file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; `BadPuzzle` says what is wrong with one."""
    where = f"{found.id}/{file.name}"
    return tuple(one_of(found, where, row) for row in rows(found, file).values())


def rows(found: Game[Any], file: Path) -> dict[str, Mapping[str, Any]]:
    """The puzzles of a file as data, by id."""
    where = f"{found.id}/{file.name}"
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadPuzzle(where, f"is not TOML: {error}") from None
    listing = data.get("puzzle", [])
    if sorted(data) not in ([], ["puzzle"]) or not isinstance(listing, list):
        raise BadPuzzle(where, "is not a list of [[puzzle]]")
    named: dict[str, Mapping[str, Any]] = {}
    for row in listing:
        name = str(row.get("id", ""))
        if not name or name in named:
            raise BadPuzzle(f"{where}, {name}", "id comes twice" if name else "id is missing")
        named[name] = row
    return named


def one_of(found: Game[Any], where: str, row: Mapping[str, Any]) -> Puzzle:
    """A puzzle out of its data."""
    where = f"{where}, {row['id']}"
    wrong = sorted(FIELDS ^ row.keys())
    if wrong:
        raise BadPuzzle(where, f"{wrong[0]} {'is unknown' if wrong[0] in row else 'is missing'}")
    try:
        record = parse(row["record"], game)
    except BadInput as error:
        raise BadPuzzle(f"{where}, record", str(error)) from None
    if record.game.edition != found.edition:
        raise BadPuzzle(f"{where}, record", f"is of {record.game.edition}, not {found.edition}")
    seat, state = row["seat"], record.state()
    if state.awaited() != [seat]:
        raise BadPuzzle(f"{where}, seat", f"{seat!r} is not to choose")
    if row["stars"] not in STARS:
        raise BadPuzzle(f"{where}, stars", f"{row['stars']!r} is not 1 to {STARS[-1]}")
    known = sample_of(state, seat, len(record.choices))
    best, other = (turn(known, seat, row[name], f"{where}, {name}") for name in ("best", "next"))
    chance, behind, error_of = (float(row[name]) for name in ("chance", "behind", "error"))
    reasons = tuple(
        (str(m), str(t), int(s), float(a), float(w)) for m, t, s, a, w in row["reasons"]
    )
    return Puzzle(
        row["id"], record, seat, row["stars"], best, other, chance, behind, error_of, reasons
    )


def turn(known: State, seat: int, texts: Sequence[str], where: str) -> tuple[int, ...]:
    """The codes of a turn that the rules allow."""
    state = known.copy()
    codes: list[int] = []
    if not texts:
        raise BadPuzzle(where, "is empty")
    for text in texts:
        try:
            code = state.game.actions.parse(text)
        except BadInput as error:
            raise BadPuzzle(where, str(error)) from None
        if state.to_move != seat or code not in state.choices():
            raise BadPuzzle(where, f"{text!r} is not open to seat {seat} there")
        state.apply(code)
        codes.append(code)
    return tuple(codes)


def text_of(found: Sequence[Puzzle]) -> str:
    """Puzzles as their file has them."""
    return HEAD + "".join(f"\n{block(one)}" for one in found)


def block(one: Puzzle) -> str:
    """One puzzle as TOML."""
    text = one.record.game.actions.text
    best, other = (quoted([text(code) for code in codes]) for codes in (one.best, one.next))
    reasons = ", ".join(f'["{m}", "{t}", {s}, {a}, {w}]' for m, t, s, a, w in one.reasons)
    return (
        f'[[puzzle]]\nid = "{one.id}"\nseat = {one.seat}\nstars = {one.stars}\n'
        f"best = {best}\nnext = {other}\n"
        f"chance = {one.chance:.3f}\nbehind = {one.behind:.3f}\nerror = {one.error:.4f}\n"
        f"reasons = [{reasons}]\nrecord = '''\n{one.record.text()}'''\n"
    )


def quoted(texts: Sequence[str]) -> str:
    """A list of texts as TOML; a choice has no quotes in it."""
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"
