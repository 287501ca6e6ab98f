"""The published format of positions is the one that the games declare."""

from __future__ import annotations

import runpy
from typing import Any

from tabard.games import SHELF_FACTS
from tests.rule_coverage import ROOT

TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "positions.py"))


def test_pages_and_schemas_are_those_of_the_declarations() -> None:
    written = {path.name: path.read_text("utf-8") for path in TOOL["FOLDER"].iterdir()}
    assert written == TOOL["files"](), "run make positions"


def test_every_slot_of_every_observation_is_listed() -> None:
    folder = TOOL["OBSERVATIONS"]
    written = {path.name: path.read_text("utf-8") for path in folder.glob("*.tsv")}
    assert written == TOOL["observations"](), "run make positions"


def test_every_game_of_the_house_has_its_page() -> None:
    files = [f"{name}{end}" for name in SHELF_FACTS for end in (".md", ".schema.json")]
    assert sorted(TOOL["files"]()) == sorted(files)
    assert "toll.md" in files, "a hidden one too"


def test_every_key_of_a_position_says_what_it_is() -> None:
    for name, page in TOOL["files"]().items():
        rows = [line for line in page.splitlines() if line.startswith("| `")]
        silent = [row for row in rows if row.rstrip("| ").endswith("everybody") or "|  |" in row]
        assert silent == [], name
