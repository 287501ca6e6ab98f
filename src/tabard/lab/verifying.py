"""Datasets verified by replay.

Every game is the one that the recipe draws for its number, every choice is open, and the end is the
one written down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from tabard.kernel.errors import BadInput, TabardError
from tabard.kernel.state import State
from tabard.lab.columns import ABOUT, GAMES
from tabard.lab.dataset import Dataset, record_of
from tabard.lab.recipe import Sitting
from tabard.lab.workers import Workers

Row = dict[str, Any]


@dataclass(frozen=True)
class Verified:
    """What was found good: so many games from the first on, and so many choices."""

    games: int = 0
    choices: int = 0
    first: int = 0

    def __add__(self, other: Verified) -> Verified:
        first = self.first if self.games else other.first
        return Verified(self.games + other.games, self.choices + other.choices, first)

    def check_next(self, path: Path, number: int) -> None:
        """Refuse a game that does not follow these."""
        if number != self.first + self.games:
            belongs = f"stands where game {self.first + self.games} belongs"
            raise BadInput(f"{path}: game {number}", belongs)


def verify(path: Path, hands: Workers) -> Iterator[Verified]:
    """Replay a whole file, a group of rows at a time; the first that is wrong raises."""
    data = Dataset(path)
    if data.rows == GAMES and len(data) != data.games:
        raise BadInput(str(path), f"has {len(data):,} games of {data.games:,}")
    done = Verified()
    for found in hands.each(Group(path), range(data.groups)):
        done.check_next(path, found.first)
        done += found
        yield found
    if done.games != data.games:
        raise BadInput(str(path), f"has {done.games:,} games of {data.games:,}")


@dataclass(frozen=True)
class Group:
    """Verifies a group of rows by its number; workers read the file themselves."""

    path: Path

    def __call__(self, number: int) -> Verified:
        data = Dataset(self.path)
        found = Verified()
        for game, rows in groupby(data.group(number), key=lambda row: row["number"]):
            if found.games:
                found.check_next(self.path, game)
            where = f"{self.path}: game {game}"
            sitting, these = data.recipe.sitting(game), list(rows)
            try:
                self.compare_sitting(where, these[0], sitting, data.recipe.seed)
                if data.rows == GAMES:
                    found += self.game(where, these, sitting)
                else:
                    found += self.choices(where, these, sitting)
            except BadInput as error:
                at = "" if error.where.startswith(where) else f"{where}: "
                raise BadInput(f"{at}{error.where}", error.problem) from None
            except TabardError as error:
                raise BadInput(where, str(error)) from None
        return found

    def compare_sitting(self, where: str, row: Row, sitting: Sitting, seed: str) -> None:
        """Compare a row with what the recipe draws for its number."""
        drawn = {"game": sitting.game, "players": sitting.players, "seed": seed}
        for name, true in drawn.items():
            if row[name] != true:
                raise BadInput(where, f"its recipe says {name} {true}, not {row[name]}")

    def game(self, where: str, rows: list[Row], sitting: Sitting) -> Verified:
        """Replay a game and compare its end."""
        row = rows[0]
        if len(rows) > 1:
            raise BadInput(where, "is there twice")
        if row["bots"] != list(sitting.bots):
            raise BadInput(where, f"its recipe says bots {', '.join(sitting.bots)}")
        record = record_of(row, where)
        record.choices = row["choices"]
        state = record.state()
        fingerprint = f"{row['fingerprint']:016x}"
        if not state.over:
            raise BadInput(where, "is not at its end after all choices")
        if [float(p) for p in state.scores()] != row["points"]:
            raise BadInput(where, f"replaying gave points {list(state.scores())}")
        if state.ranking() != row["places"]:
            raise BadInput(where, f"replaying gave places {state.ranking()}")
        if not state.has_fingerprint(fingerprint):
            raise BadInput(where, f"replaying gave {state.fingerprint()}, not {fingerprint}")
        return Verified(1, len(record.choices), sitting.number)

    def choices(self, where: str, rows: list[Row], sitting: Sitting) -> Verified:
        """Replay a game choice by choice and compare what was seen on the way."""
        state = record_of(rows[0], where).first()
        for ply, row in enumerate(rows):
            self.compare(f"{where}, choice {ply}", row, ply, state, sitting)
            for name, _ in ABOUT:
                if row[name] != rows[0][name]:
                    raise BadInput(f"{where}, choice {ply}", f"has another {name} than the first")
            state.apply(row["choice"])
        returns = state.returns()
        for ply, row in enumerate(rows):
            worth = returns[row["seat"]] if row["seat"] >= 0 else None
            if not state.over or row["outcome"] != worth:
                raise BadInput(f"{where}, choice {ply}", f"replaying gave outcome {worth}")
        return Verified(1, len(rows), sitting.number)

    def compare(self, where: str, row: Row, ply: int, state: State, sitting: Sitting) -> None:
        """Compare a row with the state before its choice."""
        seat = int(state.to_move)
        seen = None if seat < 0 else list(state.observation(seat))
        for name, true in (
            ("ply", ply),
            ("seat", seat),
            ("bot", "" if seat < 0 else sitting.bots[seat]),
            ("open", state.choices()),
            ("observation", seen),
        ):
            if row[name] != true:
                raise BadInput(where, f"replaying gave another {name}")
