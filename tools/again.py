"""Runs the few tests that failed last once more, one after another, and names them.

A browser on a busy machine may be late where nothing is wrong. Such a test passes when it is alone;
one that does not is at fault, and many at once are no chance.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
CACHE: Final = ROOT / ".pytest_cache/v/cache/lastfailed"
MOST: Final = 5


def failed(cache: Path = CACHE) -> list[str]:
    """The tests that failed last."""
    return sorted(json.loads(cache.read_text("utf-8"))) if cache.exists() else []


def problem(tests: list[str]) -> str:
    """Why these are not run again, or ""."""
    if not tests:
        return "no test failed: whatever went wrong, it was something else"
    if len(tests) > MOST:
        return f"{len(tests)} tests failed, and {MOST} at most are run again"
    return ""


def main() -> int:
    """Run them, and say what they are; the exit status."""
    tests = failed()
    why = problem(tests)
    if why:
        print(f"Again: {why}", file=sys.stderr)
        return 1
    for test in tests:
        print(f"Again: {test} failed among the others; now it is alone", flush=True)
    alone = [sys.executable, "-m", "pytest", "-p", "no:xdist", "--last-failed"]
    return subprocess.run(alone, check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
