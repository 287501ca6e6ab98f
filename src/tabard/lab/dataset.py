"""Datasets of games as Parquet files: written in parts, read as records, verified by replay.

A file is written whole or not at all. Until then its parts lie beside it in a folder `.NAME.parts`,
and the same command goes on from there.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from tabard.games import game
from tabard.kernel.errors import BadInput, Unknown
from tabard.kernel.game import Game
from tabard.kernel.record import Record
from tabard.lab.columns import (
    COLUMNS,
    DECISIONS,
    EMPTY,
    FORMAT,
    GAMES,
    RECIPE_KEY,
    REPEATED,
    ROWS_KEY,
    SPLIT,
    VERSION_KEY,
    Batch,
    schema,
)
from tabard.lab.luggage import with_files
from tabard.lab.recipe import RANDOM, Recipe, recipe_of
from tabard.lab.workers import Workers
from tabard.version import __version__

PART: Final = {GAMES: 2000, DECISIONS: 20}  # games of a part, and of a group of rows in the file
QUICK, SLOW = 250, 10  # games of a job: by lot, and by bots
PLAN: Final = "plan.json"


@dataclass(frozen=True)
class Job:
    """Some games for one worker; all of them belong to one part."""

    numbers: range


def jobs_of(recipe: Recipe, rows: str, parts: Iterable[int]) -> Iterator[Job]:
    """The jobs of some parts, in order."""
    size = QUICK if set(recipe.bots) == {RANDOM} else SLOW
    for part in parts:
        numbers = numbers_of(recipe, rows, part)
        for first in range(numbers.start, numbers.stop, size):
            yield Job(range(first, min(first + size, numbers.stop)))


def numbers_of(recipe: Recipe, rows: str, part: int) -> range:
    """The games of a part."""
    size = PART[rows]
    return range(part * size, min((part + 1) * size, recipe.games))


def play_job(recipe: Recipe, rows: str, job: Job) -> pa.RecordBatch:
    """Play the games of a job; their rows."""
    batch = Batch(rows, recipe.seed)
    for number in job.numbers:
        batch.add(*recipe.played(recipe.sitting(number)), number)
    return batch.table()


def write(
    recipe: Recipe, rows: str, target: Path, hands: Workers, tick: Callable[[int], None]
) -> None:
    """Play a recipe and write its file; what an earlier run has left is taken up."""
    folder = target.with_name(f".{target.name}.parts")
    plan = plan_of(recipe, rows)
    check_parts(folder, plan)
    whole = range(-(-recipe.games // PART[rows]))
    missing = [part for part in whole if not part_path(folder, part).exists()]
    there = set(whole) - set(missing)
    tick(sum(len(numbers_of(recipe, rows, part)) for part in there))
    play = with_files(partial(play_job, recipe, rows), recipe.bots)
    played = hands.each(play, jobs_of(recipe, rows, missing))
    for part in missing:
        batches = []
        for job in jobs_of(recipe, rows, [part]):
            batches.append(next(played))
            tick(len(job.numbers))
        take_up(folder, plan)
        with writing(part_path(folder, part), recipe, rows) as file:
            file.write_table(pa.Table.from_batches(batches).cast(file.schema))
    with writing(target, recipe, rows) as file:
        for part in whole:
            file.write_table(parquet.read_table(part_path(folder, part)).cast(file.schema))
    shutil.rmtree(folder)


def part_path(folder: Path, part: int) -> Path:
    """Where a part lies."""
    return folder / f"{part:06}.parquet"


def plan_of(recipe: Recipe, rows: str) -> str:
    """What parts must have been written for, to be taken up."""
    return json.dumps({"format": FORMAT, "rows": rows, "tabard": __version__}) + recipe.json()


def check_parts(folder: Path, plan: str) -> None:
    """Refuse a folder of parts that another plan has left."""
    note = folder / PLAN
    if folder.exists() and not (note.exists() and note.read_text("utf-8") == plan):
        raise BadInput(str(folder), "holds parts of another dataset: remove it to begin anew")


def take_up(folder: Path, plan: str) -> None:
    """Have a folder of parts: made when the first is there, so that an early end leaves none."""
    if not folder.exists():
        folder.mkdir()
        (folder / PLAN).write_text(plan, "utf-8")


@contextmanager
def writing(target: Path, recipe: Recipe, rows: str) -> Iterator[parquet.ParquetWriter]:
    """A file to write tables to; it is there when it is whole."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    names = {name for name, _ in COLUMNS[rows]}
    try:
        with parquet.ParquetWriter(
            draft,
            schema(rows, recipe.json()),
            compression="zstd",
            use_dictionary=[name for name in REPEATED if name.partition(".")[0] in names],
            column_encoding=dict.fromkeys(SPLIT[rows], "BYTE_STREAM_SPLIT"),
            write_page_checksum=True,
        ) as file:
            yield file
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


@contextmanager
def told(path: Path) -> Iterator[None]:
    """What Arrow finds wrong with a file is one line of ours."""
    try:
        yield
    except pa.ArrowException as error:
        raise BadInput(str(path), f"is damaged: {' '.join(str(error).split())}") from None
    except OSError as error:
        said = error.strerror or " ".join(str(error).split())
        raise BadInput(str(path), f"cannot be read: {said}") from None


class Dataset:
    """A file of games, opened for reading.

    rows     `games` or `decisions`: what a row is
    games    how many games there are
    recipe   what it was made of
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path: Final = Path(path)
        with told(self.path):
            self.file: Final = parquet.ParquetFile(self.path, page_checksum_verification=True)
        said = self.file.schema_arrow.metadata or {}
        version = said.get(VERSION_KEY, b"").decode("ascii", "replace")
        if not version:
            raise BadInput(str(path), "is no dataset of Tabard")
        if version != str(FORMAT):
            raise BadInput(str(path), f"is a dataset of format {version}; this is format {FORMAT}")
        self.rows: Final = said.get(ROWS_KEY, b"").decode("ascii", "replace")
        expected = pa.schema(COLUMNS.get(self.rows, []))
        if not self.file.schema_arrow.equals(expected):
            raise BadInput(str(path), "is damaged: it has other columns than its format")
        try:
            self.recipe: Final = recipe_of(json.loads(said.get(RECIPE_KEY, b"")))
        except (ValueError, BadInput):
            raise BadInput(str(path), "is damaged: its recipe cannot be read") from None
        self.games: Final = self.recipe.games

    @property
    def groups(self) -> int:
        """How many groups of rows there are; each can be read alone."""
        found: int = self.file.metadata.num_row_groups
        return found

    def __len__(self) -> int:
        found: int = self.file.metadata.num_rows
        return found

    def group(self, number: int) -> list[dict[str, Any]]:
        """The rows of a group as data."""
        with told(self.path):
            table = self.file.read_row_group(number)
            rows: list[dict[str, Any]] = table.to_pylist()
        for name in table.column_names:
            if name not in EMPTY and table.column(name).null_count:
                lacking = next(row for row in rows if row[name] is None)
                where = f"{self.path}: game {lacking['number']}"
                raise BadInput(where, f"is damaged: a row has no {name}")
        return rows

    def __iter__(self) -> Iterator[Record]:
        """Every game as a record; `tabard dataset verify` replays them."""
        if self.rows != GAMES:
            raise BadInput(str(self.path), "has a row for each choice, not for each game")
        for number in range(self.groups):
            for row in self.group(number):
                record = record_of(row, f"{self.path}: game {row['number']}")
                record.names[:] = row["bots"]
                record.choices = row["choices"]
                yield record

    def __repr__(self) -> str:
        return f"<dataset {self.path.name}: {self.games:,} games, a row for each {self.rows[:-1]}>"


def rules_of(row: dict[str, Any]) -> Game[Any]:
    """The game of a row, by the rules that it was played by."""
    present = game(row["game"])
    try:
        return game(f"{present.id}@{row['rules']}")
    except Unknown:
        played = f"was played under rules version {row['rules']} of {present.id}"
        raise BadInput("rules", f"{played}; this is version {present.version}") from None


def record_of(row: dict[str, Any], where: str) -> Record:
    """The beginning of the game that a row is about."""
    try:
        options = json.loads(row["options"])
        if not isinstance(options, dict):
            raise BadInput("options", "are not an object")
        return Record(rules_of(row), row["players"], options)
    except ValueError as error:
        raise BadInput(where, f"options: are not JSON: {error}") from None
    except BadInput as error:
        raise BadInput(where, str(error)) from None
