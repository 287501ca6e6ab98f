"""The map of the source is current, and what it points at is there."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
MAP: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "map.py"))
PAGE: str = MAP["PAGE"].read_text("utf-8")
LINK = re.compile(r"\[(`?[^]]+`?)\]\((?!http)([^)#]+)\)")
NAMED = re.compile(r"\[`([\w.]+)`\]\(([^)]+)\)")
DEFINED = r"^\s*(?:async )?(?:def|class|export class|static|)\s*{name}\b"


def test_the_list_is_as_the_modules_say() -> None:
    assert MAP["drawn"](PAGE) == PAGE, "docs/map.md is out of date: run make map"


def test_the_map_leads_to_files_that_are_there() -> None:
    targets = {target for _, target in LINK.findall(PAGE)}
    assert len(targets) > 300
    assert [t for t in sorted(targets) if not (ROOT / "docs" / t).exists()] == []


@pytest.mark.parametrize(("name", "target"), sorted(set(NAMED.findall(PAGE))))
def test_what_a_walk_names_stands_in_its_file(name: str, target: str) -> None:
    path = ROOT / "docs" / target
    text = path.read_text("utf-8")
    for part in name.split("."):
        # A module is named by its file, everything else is defined in it.
        if part != path.stem and part != path.parent.name:
            assert re.search(DEFINED.format(name=part), text, re.MULTILINE), part


def test_a_module_that_says_nothing_of_itself_is_refused(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(MAP["said"].__globals__, "ROOT", tmp_path)
        silent = tmp_path / "silent.py"
        silent.write_text("x = 1\n")
        with pytest.raises(SystemExit, match="does not say what it is for"):
            MAP["said"](silent)


def test_a_module_is_called_by_its_first_sentence(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""What it is for: this and\nthat. More of it.\n\nAnd more.\n"""\n')
    assert MAP["said"](module) == "What it is for: this and that."
    script = tmp_path / "script.js"
    script.write_text("// Hands: pointing and\n// choosing. Keys.\nlet x;\n")
    assert MAP["said"](script) == "Hands: pointing and choosing."
