"""A second try for tests in a browser: `python -m tests.second_try`, after a run that failed.

A browser on a machine with little to spare can be late in ways that no wait foresees. Up to three
tests in a browser that failed are named and run once more, each alone; one that fails again fails.
Any other failure, or more of them, is one at once.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FAILED: Final = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
MOST: Final = 3


def may_be_tried(failed: list[str]) -> bool:
    """Whether all that failed did so in a browser, and it was little."""
    return 0 < len(failed) <= MOST and all(test.startswith("tests/browser/") for test in failed)


def main() -> int:
    """Name what failed and run it again; 1 if it may not be or fails again."""
    failed = list(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    if not may_be_tried(failed):
        return 1
    print("Once more, each alone:", *failed, sep="\n  ", flush=True)
    return max(
        subprocess.run([sys.executable, "-m", "pytest", test], cwd=ROOT, check=False).returncode
        for test in failed
    )


if __name__ == "__main__":
    sys.exit(main())
