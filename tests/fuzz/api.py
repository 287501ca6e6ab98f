"""The API against its own description: schemathesis on a server that runs.

Streams never end, so they are left to `tests/fuzz/wire.py`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.fuzz.found import Found
from tests.fuzz.scene import Scene

ROOT = Path(__file__).resolve().parents[2]
PHASES = "coverage,fuzzing,stateful"
SECONDS = 1800
GENERATED = re.compile(r"^\s*(\d+) generated", re.MULTILINE)


def fuzz(
    scene: Scene,
    folder: Path,
    seed: int,
    examples: int,
    phases: str = PHASES,
    left_out: tuple[str, ...] = (),
) -> Found:
    """Try so many requests of each kind at every address; some checks may be left out."""
    scene_file, tally_file = folder / "scene.json", folder / "tally.json"
    scene.save(scene_file)
    arguments = [
        f"{scene.site}/api/openapi.json",
        *("--url", f"{scene.site}/api", "--exclude-path-regex", "stream$"),
        *("--phases", phases, "--max-examples", str(examples), "--seed", str(seed)),
        *(("--exclude-checks", ",".join(left_out)) if left_out else ()),
        *("--continue-on-failure", "--output-sanitize", "false", "--generation-database", "none"),
    ]
    program = [sys.executable, "-m", "schemathesis.cli", "--no-color"]
    program += ["--config-file", str(Path(__file__).with_name("schemathesis.toml")), "run"]
    done = subprocess.run(
        [*program, *arguments],
        check=False,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "SCHEMATHESIS_HOOKS": "tests.fuzz.hooks",
            "TABARD_FUZZ_SCENE": str(scene_file),
            "TABARD_FUZZ_SEED": str(seed),
            "TABARD_FUZZ_TALLY": str(tally_file),
        },
    )
    (folder / "schemathesis.log").write_text(done.stdout + done.stderr, "utf-8")
    generated = GENERATED.search(done.stdout)
    found = Found(int(generated[1]) if generated is not None else 0, statuses(tally_file))
    found.failures = failures(done.stdout)
    if done.returncode and not found.failures:
        found.failures = [f"schemathesis ended with {done.returncode}: {done.stderr[-300:]}"]
    return found


def statuses(file: Path) -> Counter[int]:
    """How often each status came, as the hooks have counted."""
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return Counter({int(status): count for status, count in kept.items()})


def failures(told: str) -> list[str]:
    """Each failure in one line: what is wrong, and how to see it again."""
    found: list[str] = []
    problem = ""
    for line in told.splitlines():
        if line.startswith("- "):
            problem = f"{problem}; {line[2:]}" if problem else line[2:]
        elif line.lstrip().startswith("curl ") and problem:
            found.append(f"{problem}: {line.strip()}")
            problem = ""
    return found
