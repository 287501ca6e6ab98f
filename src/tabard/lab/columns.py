"""The columns of a dataset: one row for each game, or one for each choice with what was seen.

Written as Parquet: choices as small numbers whose bytes are split and compressed with zstd, which
takes a byte for a choice of a random game (a dictionary of codes takes a tenth more); names that
come again by dictionary; every page with a checksum. Columns are told in docs/formats/dataset.md.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping
from typing import Any, Final

import pyarrow as pa

from tabard.kernel.record import Record
from tabard.kernel.state import CHANCE, State
from tabard.version import __version__

FORMAT: Final = 1
GAMES: Final = "games"
DECISIONS: Final = "decisions"
VERSION_KEY: Final = b"tabard.dataset"
ROWS_KEY: Final = b"tabard.rows"
RECIPE_KEY: Final = b"tabard.recipe"

CODES: Final = pa.list_(pa.uint16())
BYTES: Final = pa.list_(pa.uint8())
PACKED: Final = {CODES: "H", BYTES: "B"}
ABOUT: Final = [
    ("game", pa.string()),
    ("rules", pa.string()),
    ("players", pa.uint8()),
    ("options", pa.string()),
    ("seed", pa.string()),
    ("number", pa.uint64()),
]
COLUMNS: Final[Mapping[str, list[tuple[str, Any]]]] = {
    GAMES: [
        *ABOUT,
        ("bots", pa.list_(pa.string())),
        ("choices", CODES),
        ("points", pa.list_(pa.float32())),
        ("places", BYTES),
        ("fingerprint", pa.uint64()),
        ("tabard", pa.string()),
    ],
    DECISIONS: [
        *ABOUT,
        ("ply", pa.uint16()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", BYTES),
        ("open", CODES),
        ("choice", pa.uint16()),
        ("outcome", pa.float32()),
        ("tabard", pa.string()),
    ],
}
SPLIT: Final = {
    GAMES: ("choices.list.element",),
    DECISIONS: ("open.list.element", "choice"),
}
EMPTY: Final = ("observation", "outcome")  # of chance there are none; all other cells are full
REPEATED: Final = ("game", "rules", "options", "seed", "bots.list.element", "bot", "tabard")


def schema(rows: str, recipe: str) -> pa.Schema:
    """The schema of a file, with its version, its kind of rows and its recipe."""
    said = {VERSION_KEY: str(FORMAT).encode(), ROWS_KEY: rows.encode()}
    return pa.schema(COLUMNS[rows], {**said, RECIPE_KEY: recipe.encode()})


class Batch:
    """Rows that are being gathered, column by column."""

    def __init__(self, rows: str, seed: str) -> None:
        self.rows: Final = rows
        self.seed: Final = seed
        self.columns: Final[dict[str, list[Any]]] = {name: [] for name, _ in COLUMNS[rows]}

    def add(self, record: Record, end: State, number: int) -> None:
        """Add a game that has ended."""
        if self.rows == GAMES:
            self.row(record, number, **game_row(record, end))
            return
        returns = end.returns()
        for ply, (state, code) in enumerate(record):
            worth = None if state.is_chance else returns[state.to_move]
            self.row(record, number, **choice_row(record, ply, state, code), outcome=worth)

    def row(self, record: Record, number: int, **cells: Any) -> None:
        """Add a row."""
        cells |= about(record, self.seed, number)
        for name, column in self.columns.items():
            column.append(cells[name])

    def table(self) -> pa.RecordBatch:
        """The rows as Arrow has them."""
        arrays = [column(self.columns[name], kind) for name, kind in COLUMNS[self.rows]]
        return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(COLUMNS[self.rows]))


def column(cells: list[Any], kind: Any) -> pa.Array:
    """A column of Arrow; rows of small numbers go in as they lie in memory."""
    if kind not in PACKED:
        return pa.array(cells, kind)
    letter = PACKED[kind]
    joined, ends = array(letter), array("i", [0])
    for cell in cells:
        if cell is not None:
            joined.extend(cell)
        ends.append(len(joined))
    values = pa.Array.from_buffers(kind.value_type, len(joined), [None, pa.py_buffer(joined)])
    starts = pa.Array.from_buffers(pa.int32(), len(ends), [None, pa.py_buffer(ends)])
    missing = pa.array([cell is None for cell in cells], pa.bool_())
    return pa.ListArray.from_arrays(starts, values, mask=missing)


def about(record: Record, seed: str, number: int) -> dict[str, Any]:
    """What every row says of its game."""
    return {
        "game": record.game.id,
        "rules": record.game.version,
        "players": record.players,
        "options": json.dumps(record.options, sort_keys=True),
        "seed": seed,
        "number": number,
        "tabard": __version__,
    }


def game_row(record: Record, end: State) -> dict[str, Any]:
    """The row of a whole game, whose last state is given."""
    return {
        "bots": list(record.names),
        "choices": record.choices,
        "points": [float(points) for points in end.scores()],
        "places": end.ranking(),
        "fingerprint": int(end.fingerprint(), 16),
    }


def choice_row(record: Record, ply: int, state: State, code: int) -> dict[str, Any]:
    """The row of one choice: of a seat with what it saw, or of chance."""
    seat = int(state.to_move)
    return {
        "ply": ply,
        "seat": seat,
        "bot": "" if seat == CHANCE else record.names[seat],
        "observation": None if seat == CHANCE else state.observation(seat),
        "open": state.choices(),
        "choice": code,
    }
