"""The scripts of the pages: what they decide, and the types that they name."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "scripts.py"))
STATIC: Path = TOOL["STATIC"]
TESTS: Path = TOOL["TESTS"]


def test_what_the_scripts_decide() -> None:
    ran = TOOL["deno"]("test", "--no-check", "--no-remote", "--no-npm", TESTS)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    passed = re.search(r"(\d+) passed", ran.stdout)
    assert passed is not None
    assert int(passed[1]) == sum(
        len(re.findall(r"^Deno\.test\(", file.read_text(), re.MULTILINE))
        for file in TESTS.glob("*.test.js")
    )


def test_no_script_reads_numbers_or_names_out_of_the_picture() -> None:
    for file in STATIC.glob("*.js"):
        if file.name in {"site.js", "nonce.js"}:
            continue
        text = file.read_text()
        assert not re.search(r"(Number|parseInt|parseFloat)\([^)]*textContent", text), file.name
        assert not re.search(
            r'getAttribute\("aria-label"\)[^;\n]*\.(match|replace|split|slice)\(', text
        ), file.name


def test_what_decides_is_checked_strictly() -> None:
    for name in TOOL["STRICT"]:
        assert (STATIC / f"table-{name}.js").exists(), name
