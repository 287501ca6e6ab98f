"""Datasets: written whole or not at all, taken up again, read back, and verified by replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyarrow import parquet

import tabard
from tabard.kernel.errors import BadInput
from tabard.lab import dataset
from tabard.lab.columns import DECISIONS, GAMES, RECIPE_KEY, VERSION_KEY
from tabard.lab.recipe import Recipe, checked, read_recipe
from tabard.lab.verifying import Verified, verify
from tabard.lab.workers import Here, Workers, workers
from tests.cli.conftest import Run
from tests.cli.conftest import tabard as tabard_command

tabard_run = tabard_command
ALONE = Workers(Here())
MIX = Recipe("s", 7, {"pillars/2": 1, "toll/2": 2}, {"random": 2, "greedy": 1})


def written(path: Path, rows: str = GAMES, recipe: Recipe = MIX, hands: Workers = ALONE) -> Path:
    dataset.write(recipe, rows, path, hands, lambda more: None)
    return path


def total(path: Path) -> Verified:
    return sum(verify(path, ALONE), Verified())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("data") / "games.parquet")


@pytest.fixture(scope="module")
def choices(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("data") / "choices.parquet", DECISIONS)


def test_every_game_is_a_record_that_replays(whole: Path) -> None:
    records = list(tabard.read_dataset(whole))
    assert [record.state().over for record in records] == [True] * MIX.games
    assert {record.game.id for record in records} == {"pillars", "toll"}
    assert {name for record in records for name in record.names} == {"random", "greedy"}
    assert tabard.read(records[0].text()).choices == records[0].choices


def test_a_file_is_the_same_whoever_plays(whole: Path, tmp_path: Path) -> None:
    with workers(2) as hands:
        other = written(tmp_path / "other.parquet", hands=hands)
    assert other.read_bytes() == whole.read_bytes()


def test_verifying_replays_every_choice(whole: Path, choices: Path) -> None:
    plies = sum(len(record.choices) for record in tabard.read_dataset(whole))
    assert total(whole) == total(choices) == Verified(MIX.games, plies)


def test_a_choice_is_a_row_with_what_its_seat_saw(choices: Path) -> None:
    rows = parquet.read_table(choices).to_pylist()
    assert {row["seat"] for row in rows} == {-1, 0, 1}
    for row in rows:
        assert (row["observation"] is None) == (row["outcome"] is None) == (row["seat"] == -1)
        assert row["choice"] in row["open"]
    sizes = {(row["game"], len(row["observation"])) for row in rows if row["seat"] >= 0}
    assert sizes == {(g, len(tabard.game(g).spec(2).observation)) for g in ("pillars", "toll")}


def test_what_was_interrupted_goes_on_where_it_stopped(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(dataset.PART, GAMES, 2)
    monkeypatch.setattr(dataset, "SLOW", 1)
    played = 0

    def tick(more: int) -> None:
        nonlocal played
        played += more
        if played == 5:
            raise KeyboardInterrupt

    path = tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt):
        dataset.write(MIX, GAMES, path, ALONE, tick)
    assert [file.name for file in tmp_path.iterdir()] == [".games.parquet.parts"]
    numbers: list[int] = []

    def noted(recipe: Recipe, rows: str, job: dataset.Job) -> Any:
        numbers.extend(job.numbers)
        return play_job(recipe, rows, job)

    play_job = dataset.play_job
    monkeypatch.setattr(dataset, "play_job", noted)
    written(path)
    assert numbers == [4, 5, 6]
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
    same = [record.choices for record in tabard.read_dataset(whole)]
    assert [record.choices for record in tabard.read_dataset(path)] == same


def test_parts_of_another_dataset_are_not_taken_up(tmp_path: Path) -> None:
    folder = tmp_path / ".games.parquet.parts"
    folder.mkdir()
    (folder / dataset.PLAN).write_text("{}")
    with pytest.raises(BadInput, match="parts of another dataset: remove it"):
        written(tmp_path / "games.parquet")


def changed(source: Path, target: Path, change: Callable[[list[dict[str, Any]]], None]) -> Path:
    """A copy of a file in which somebody has written something else."""
    table = parquet.read_table(source)
    rows = table.to_pylist()
    change(rows)
    parquet.write_table(pa.Table.from_pylist(rows, table.schema), target)
    return target


def set_row(name: str, value: Any) -> Callable[[list[dict[str, Any]]], None]:
    def change(rows: list[dict[str, Any]]) -> None:
        rows[3][name] = value

    return change


def lose_one(rows: list[dict[str, Any]]) -> None:
    rows.pop()


LIES: list[tuple[Callable[[list[dict[str, Any]]], None], str]] = [
    (set_row("points", [1.0, 1.0]), "game 3: replaying gave points"),
    (set_row("places", [2, 2]), "game 3: replaying gave places"),
    (set_row("fingerprint", 1), "game 3: replaying gave .*, not 0000000000000001"),
    (set_row("choices", []), "game 3: is not at its end"),
    (set_row("choices", [65535]), "game 3: "),
    (set_row("rules", "99"), "was played under rules version 99 of .*; this is version"),
    (set_row("game", "chess"), "game 3: its recipe says game .*, not chess"),
    (set_row("players", 3), "game 3: its recipe says players 2, not 3"),
    (set_row("bots", ["level5", "greedy"]), "game 3: its recipe says bots "),
    (set_row("number", 9), "game 9: stands where game 3 belongs"),
    (set_row("number", 2), "game 2: is there twice"),
    (set_row("options", "junk"), "game 3: options: are not JSON: "),
    (set_row("options", "[1]"), "game 3: options: are not an object"),
    (set_row("options", '{"colour": 1}'), "game 3: option colour: "),
    (lose_one, "has 6 games of 7"),
    *[
        (set_row(name, None), f"game 3: is damaged: a row has no {name}$")
        for name in ("game", "options", "bots", "choices", "points", "fingerprint")
    ],
]


@pytest.mark.parametrize(("lie", "problem"), LIES)
def test_a_game_that_was_altered_is_named(
    whole: Path, tmp_path: Path, lie: Callable[[list[dict[str, Any]]], None], problem: str
) -> None:
    with pytest.raises(BadInput, match=problem) as found:
        total(changed(whole, tmp_path / "lie.parquet", lie))
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [("seat", 1), ("open", [1]), ("observation", [9]), ("ply", 9), ("bot", "level5")],
)
def test_a_choice_that_was_altered_is_named(
    choices: Path, tmp_path: Path, name: str, value: Any
) -> None:
    lie = changed(choices, tmp_path / "lie.parquet", set_row(name, value))
    with pytest.raises(BadInput) as found:
        total(lie)
    assert str(found.value) == f"{lie}: game 0, choice 3: replaying gave another {name}"


def test_all_choices_of_a_game_are_of_the_same_game(choices: Path, tmp_path: Path) -> None:
    lie = changed(choices, tmp_path / "lie.parquet", set_row("options", "junk"))
    with pytest.raises(BadInput, match=r"game 0, choice 3: has another options than the first$"):
        total(lie)


def test_a_file_of_another_format_is_one_line(whole: Path, tmp_path: Path) -> None:
    table = parquet.read_table(whole)
    other = tmp_path / "other.parquet"
    parquet.write_table(
        table.replace_schema_metadata({**table.schema.metadata, VERSION_KEY: b"2"}), other
    )
    with pytest.raises(BadInput, match="is a dataset of format 2; this is format 1"):
        tabard.read_dataset(other)
    parquet.write_table(table.replace_schema_metadata(None), other)
    with pytest.raises(BadInput, match="is no dataset of Tabard"):
        tabard.read_dataset(other)
    parquet.write_table(table.drop_columns(["places"]), other)
    with pytest.raises(BadInput, match="other columns than its format"):
        tabard.read_dataset(other)
    for recipe in (b"", b"[]", b'{"games": 7}', b"\xff"):
        said = {**table.schema.metadata, RECIPE_KEY: recipe}
        parquet.write_table(table.replace_schema_metadata(said), other)
        with pytest.raises(BadInput, match="is damaged: its recipe cannot be read"):
            tabard.read_dataset(other)


def test_a_game_that_cannot_be_read_is_named(whole: Path, tmp_path: Path) -> None:
    for lie, problem in (
        (set_row("options", "junk"), "options"),
        (set_row("game", "chess"), "game"),
    ):
        lying = changed(whole, tmp_path / "lie.parquet", lie)
        with pytest.raises(BadInput, match=rf"lie\.parquet: game 3: {problem}"):
            list(tabard.read_dataset(lying))


@pytest.mark.parametrize("keep", [0, 3, 1000, -1])
def test_a_file_that_was_cut_off_is_one_line(whole: Path, tmp_path: Path, keep: int) -> None:
    cut = tmp_path / "cut.parquet"
    cut.write_bytes(whole.read_bytes()[:keep])
    with pytest.raises(BadInput, match=r"cut\.parquet: is damaged") as found:
        total(cut)
    assert "\n" not in str(found.value)


def test_a_flipped_byte_is_noticed(whole: Path, tmp_path: Path) -> None:
    data = bytearray(whole.read_bytes())
    data[400] ^= 0x55
    spoiled = tmp_path / "spoiled.parquet"
    spoiled.write_bytes(data)
    with pytest.raises(BadInput, match=r"spoiled\.parquet"):
        total(spoiled)


def test_records_are_of_whole_games(choices: Path) -> None:
    with pytest.raises(BadInput, match="has a row for each choice, not for each game"):
        list(tabard.read_dataset(choices))


@pytest.mark.parametrize(
    ("recipe", "problem"),
    [
        (Recipe("s", 0, {"pillars/2": 1}, {"random": 1}), "games: 0 is not 1 to"),
        (Recipe("s", 1, {}, {"random": 1}), "tables: there are none"),
        (Recipe("s", 1, {"pillars": 1}, {"random": 1}), "tables: pillars: is not GAME/PLAYERS"),
        (Recipe("s", 1, {"pillars/9": 1}, {"random": 1}), "players: 9"),
        (Recipe("s", 1, {"chess/2": 1}, {"random": 1}), "game 'chess'"),
        (Recipe("s", 1, {"pillars/2": 1}, {"genius": 1}), "bot 'genius'"),
        (Recipe("s", 1, {"pillars/2": 1}, {"random": 0}), "bots: random: 0 is no weight"),
        (Recipe("s", 1, {"toll/2": 1}, {"random": 1}, {"world": {}}), "options: world"),
    ],
)
def test_a_recipe_that_cannot_be_played_is_one_line(recipe: Recipe, problem: str) -> None:
    with pytest.raises(BadInput) as found:
        checked(recipe)
    assert str(found.value).startswith(problem)


WHOLE = 'seed = 1\ntables = {"toll/2" = 1}\nbots = {random = 1}\n'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("games = ", "is not TOML"),
        ("games = 3", "does not say seed"),
        ('seed = "1"\ngames = 3\ntables = 4\nbots = {}', "tables: 4 is no table of words"),
        (f"{WHOLE}games = 5.7", "games: 5.7 is not 1 to"),
        (f"{WHOLE}games = 3\ncolour = 1", "recipe: 'colour' is no word of one"),
    ],
)
def test_a_recipe_that_cannot_be_read_is_one_line(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "recipe.toml"
    path.write_text(text)
    with pytest.raises(BadInput, match=problem) as found:
        read_recipe(path)
    assert str(found.value).startswith(f"{path}: ")


def test_the_command_writes_shows_and_verifies(tabard_run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "x.parquet")
    words = ("dataset", "write", path, "toll", "--games", "3", "--bots", "random=2,greedy")
    assert "3 games" in tabard_run(*words, "--jobs", "1").out
    assert "exists already" in tabard_run(*words).err
    assert "3 games, 3 rows: one for each game" in tabard_run("dataset", "show", path).out
    assert "good: 3 games" in tabard_run("dataset", "verify", path, "--jobs", "1").out
    assert "is no weight" in tabard_run("dataset", "write", f"{path}2", "--bots", "random=x").err
    mixed = ("dataset", "write", f"{path}2", "toll", "--recipe", "r.toml")
    assert "--recipe says what is played" in tabard_run(*mixed).err
