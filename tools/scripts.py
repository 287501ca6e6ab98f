"""What the pages' scripts are held to: types, strictly where they decide, lint, and unit tests.

Deno does all of it, with the compiler of TypeScript in it; the dev tools install it from PyPI, and
it fetches nothing. `python tools/scripts.py check` is part of `make check`; `tests/test_scripts.py`
runs the unit tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
STATIC: Final = ROOT / "src/tabard/server/web/static"
TESTS: Final = ROOT / "tests/scripts"
STRICT: Final = ("marks", "pace", "posts", "stamps", "travel", "walk", "watch")
MISSING: Final = (
    "deno is missing: `make check` installs it with the other tools for tests and checks"
)


def deno(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run Deno in the project, apart from whatever Deno a person has."""
    try:
        from deno import find_deno_bin
    except ModuleNotFoundError:
        raise SystemExit(MISSING) from None
    surroundings = {"DENO_DIR": str(ROOT / "build/deno"), "DENO_NO_UPDATE_CHECK": "1"}
    return subprocess.run(
        [find_deno_bin(), *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1", **surroundings},
        capture_output=True,
        text=True,
        check=False,
    )


def scripts() -> list[Path]:
    """Every script of the pages; those of others are theirs."""
    return sorted(STATIC.glob("*.js"))


def check() -> int:
    """Types and lint; what is wrong is printed, and how many of them failed comes back."""
    strictly = [STATIC / f"table-{name}.js" for name in STRICT]
    ran = [
        deno("check", *scripts()),
        deno("check", "--config", TESTS / "strict.json", *strictly),
        deno("lint", *scripts(), *sorted(TESTS.glob("*.js"))),
    ]
    for one in ran:
        if one.returncode:
            print(one.stdout + one.stderr)
    return sum(one.returncode != 0 for one in ran)


if __name__ == "__main__":
    if sys.argv[1:] != ["check"]:
        raise SystemExit("usage: python tools/scripts.py check")
    if check():
        raise SystemExit("The scripts of the pages are not as they should be.")
    print(f"{len(scripts())} scripts checked")
