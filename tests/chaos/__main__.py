"""`make chaos`: every fault again and again, under load, on both databases, for some minutes.

`python -m tests.chaos --minutes 2 silent_line` is one of them alone.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
import traceback
from pathlib import Path
from typing import Any

from tests.chaos import faults
from tests.chaos.stage import played
from tests.chaos.test_chaos import LIVE, ON_POSTGRES, ON_SQLITE, THINKING

MINUTES = 20.0
# Faults that are done to one server under load, whether it has PostgreSQL, and how people play.
SCENES: list[tuple[list[Any], bool, dict[str, Any]]] = [
    (ON_SQLITE, False, {}),
    ([faults.killed, *THINKING], False, {"bots": 1}),
    ([faults.clock_set], False, LIVE),
    ([faults.killed, faults.told_to_stop, *ON_POSTGRES], True, {}),
]


def chosen(names: list[str]) -> list[tuple[list[Any], bool, dict[str, Any]]]:
    """The scenes, or what of them was asked for."""
    found = [
        ([fault for fault in wanted if not names or fault.__name__ in names], on_postgres, more)
        for wanted, on_postgres, more in SCENES
    ]
    return [scene for scene in found if scene[0]]


def once(scene: tuple[list[Any], bool, dict[str, Any]], rounds: int) -> bool:
    """One scene with games to their end; what came of it is told."""
    wanted, on_postgres, more = scene
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tabard-chaos-") as folder:
        names = ", ".join(fault.__name__ for fault in wanted)
        title = f"{'PostgreSQL' if on_postgres else 'SQLite'}: {names}"
        try:
            told = asyncio.run(
                played(Path(folder), wanted, on_postgres, rounds=rounds, whole=True, **more)
            )
        except Exception:
            log = (Path(folder) / "server.log").read_text("utf-8", "replace")
            print(f"{title}: FAILED\n{traceback.format_exc()}\n{log[-3000:]}", flush=True)
            return False
    print(f"{title}, {time.monotonic() - begun:.0f} s: {told}", flush=True)
    return True


def main() -> int:
    """Do every scene as often as there is time for it; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("fault", nargs="*", help="some faults alone")
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--rounds", type=int, default=1, help="how often at first, in one game")
    arguments = parser.parse_args()
    scenes = chosen(arguments.fault)
    if not scenes:
        known = [fault.__name__ for wanted, _, _ in SCENES for fault in wanted]
        parser.error(f"no such fault; there are {', '.join(dict.fromkeys(known))}")
    end = time.monotonic() + arguments.minutes * 60
    outcomes = [once(scene, arguments.rounds) for scene in scenes]
    while all(outcomes) and time.monotonic() < end:
        outcomes += [once(scene, 2) for scene in scenes if time.monotonic() < end]
    return 0 if all(outcomes) else 1


if __name__ == "__main__":
    raise SystemExit(main())
