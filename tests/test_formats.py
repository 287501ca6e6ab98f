"""What games write fits the schemas that are printed of it, and what is spoiled does not."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import tabard
from tabard.bots.weights import folder_of
from tabard.formats import FORMATS, record_data, schema_of
from tabard.games import SHELF_FACTS, game
from tabard.kernel.errors import BadInput, Unknown
from tabard.lab.columns import DECISIONS, GAMES, Batch
from tabard.lab.recipe import Recipe
from tests.cli.conftest import Run
from tests.cli.conftest import tabard as tabard_command

tabard_run = tabard_command
RECORDS = sorted((Path(__file__).parent / "records").glob("*-*.txt"))
EVERY = 120  # so that some states of every game are looked at; validating takes long
PAGES = Path(__file__).parents[1] / "docs" / "formats"


@cache
def validator(name: str, what: str) -> Any:
    return jsonschema.Draft202012Validator(schema_of(game(name), what))


def as_data(value: Any) -> Any:
    """As it is written and read again."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("name", SHELF_FACTS)
@pytest.mark.parametrize("what", FORMATS)
def test_every_format_of_every_game_is_a_schema(name: str, what: str) -> None:
    if what == "weights" and game(name).features() is None:
        with pytest.raises(BadInput, match="has no features"):
            schema_of(game(name), what)
        return
    jsonschema.Draft202012Validator.check_schema(schema_of(game(name), what))


@pytest.mark.parametrize("name", SHELF_FACTS)
def test_positions_views_and_choices_of_random_games_fit(name: str) -> None:
    for players in game(name).players:
        record = tabard.play(name, ["random"] * players, seed=f"schema {players}")
        for ply, (state, code) in enumerate(record):
            if ply % EVERY and ply != 3:
                continue
            validator(name, "position").validate(as_data(state.position()))
            for seat in (None, *range(players)):
                validator(name, "view").validate(as_data(state.view(seat)))
            validator(name, "actions").validate(state.game.actions.json(code))
        validator(name, "record").validate(record_data(record.text()))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_stored_records_fit(path: Path) -> None:
    data = record_data(path.read_text("utf-8"))
    validator(data["game"], "record").validate(data)


@pytest.mark.parametrize("name", SHELF_FACTS)
def test_shipped_weights_fit(name: str) -> None:
    for path in folder_of(game(name)).glob("*.json"):
        validator(name, "weights").validate(json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("rows", [GAMES, DECISIONS])
def test_rows_of_a_dataset_fit(rows: str) -> None:
    recipe = Recipe("s", 1, {"toll/2": 1}, {"random": 1})
    batch = Batch(rows, recipe.seed)
    batch.add(*recipe.played(recipe.sitting(0)), 0)
    found = batch.table().to_pylist()
    assert found
    for row in found:
        validator("toll", "dataset").validate(row)


@pytest.mark.parametrize(
    ("what", "spoil"),
    [
        ("position", {"game": "chess"}),
        ("position", {"secret": 1}),
        ("view", {"secret": 1}),
        ("view", {"players": 99}),
    ],
)
def test_what_is_spoiled_does_not_fit(what: str, spoil: dict[str, Any]) -> None:
    state = game("pillars").start(2)
    data = as_data(state.position() if what == "position" else state.view(0))
    assert validator("pillars", what).is_valid(data)
    assert not validator("pillars", what).is_valid({**data, **spoil})


def test_a_record_whose_choice_is_none_of_the_game_does_not_fit() -> None:
    data = record_data(tabard.play("toll", ["random", "random"]).text())
    assert validator("toll", "record").is_valid(data)
    assert not validator("toll", "record").is_valid({**data, "choices": ["0 castle"]})
    assert not validator("toll", "record").is_valid({**data, "fingerprint": "none"})


def test_a_format_that_nobody_knows_is_one_line() -> None:
    with pytest.raises(Unknown, match="known formats are position, view, actions, record"):
        schema_of(game("toll"), "poem")


def test_the_command_prints_a_schema(tabard_run: Run) -> None:
    found = json.loads(tabard_run("schema", "pillars", "--of", "view").out)
    assert found["title"] == "View of pillars, rules version 1"
    assert json.loads(tabard_run("schema", "pillars").out) == schema_of(game("pillars"), "position")


@pytest.mark.parametrize("what", FORMATS)
def test_every_format_has_its_page(what: str) -> None:
    text = (PAGES / f"{what}.md").read_text("utf-8")
    assert f"`tabard schema GAME --of {what}`" in text
    assert "**Version" in text
