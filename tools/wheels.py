"""Builds a wheel for every Python of this machine and plays in each where no compiler is.

`make wheels` looks for python3.11, python3.12 and so on, or takes those that WHEELS_ARGS names.
Each wheel is made by its own Python in an environment of its own, then installed into an empty
environment whose PATH has no compiler, and must bring no other package: a start, a game of two
bots, a picture, the command as a module. One line for each: seconds, megabytes, packages that came
with it (itself alone), and how long the import takes.
"""

from __future__ import annotations

import argparse
import json
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RELEASE: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "release.py"))
BUILD = ("setuptools>=77,<85", "mypy>=2.4,<3", "wheel>=0.43,<1")
MINORS = range(11, 15)
PACKAGES = "from importlib.metadata import distributions as d; print(*{x.name for x in d()})"
LOADED = (
    "import sys, time; began = time.perf_counter(); import tabard; "
    "print(round(1000 * (time.perf_counter() - began), 1))"
)


def pythons() -> list[str]:
    """The Pythons of this machine that a wheel is promised for."""
    named = [shutil.which(f"python3.{minor}") for minor in MINORS]
    return [path for path in named if path is not None and runs(path)] or [sys.executable]


def runs(python: str) -> bool:
    """Whether there is a Python behind a name: pyenv leaves some that only say what is missing."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def environment(python: str, folder: Path, packages: list[str]) -> Path:
    """An environment of a Python with some packages; its own Python."""
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    inner = folder / "bin" / "python"
    if packages:
        install(inner, *packages)
    return inner


def install(python: Path, *packages: str) -> None:
    """Install packages into an environment."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([*command, *packages], env=alone, check=True)


def build(python: str, archive: Path, target: Path, compiled: bool) -> Path:
    """A wheel of the archive for a Python."""
    with tempfile.TemporaryDirectory() as name:
        inner = environment(python, Path(name) / "venv", list(BUILD))
        command = [str(inner), "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
        wanted = os.environ | {"TABARD_COMPILE": "1" if compiled else "0"}
        made = Path(name) / "made"
        subprocess.run([*command, "--wheel-dir", str(made), str(archive)], env=wanted, check=True)
        (wheel,) = made.glob("tabard-*.whl")
        return Path(shutil.move(wheel, target / wheel.name))


def tried(python: str, wheel: Path) -> str:
    """Install a wheel where no compiler is and play; what that took, in one line."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        inner = environment(python, folder / "venv", [])
        bare = {"PATH": str(inner.parent), "HOME": str(folder)}

        def said(*words: str) -> str:
            done = subprocess.run(
                [str(inner), *words],
                cwd=folder,
                env=bare,
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode:
                raise SystemExit(f"{wheel.name}: {' '.join(words)}: {done.stdout}{done.stderr}")
            return done.stdout.strip()

        there = said("-c", PACKAGES).split()
        began = time.perf_counter()
        install(inner, str(wheel))
        seconds = time.perf_counter() - began
        brought = {*said("-c", PACKAGES).split()}.difference(there)
        if brought != {"tabard"}:
            raise SystemExit(f"{wheel.name}: it is to bring itself alone, not {sorted(brought)}")
        if said("-c", RELEASE["PLAYED"]) != "over":
            raise SystemExit(f"{wheel.name}: a game of two bots does not end as it must")
        version = said("-m", "tabard", "--version")
        size = sum(file.stat().st_size for file in (folder / "venv" / "lib").rglob("*"))
        found = {
            "wheel": wheel.name,
            "version": version,
            "install_seconds": round(seconds, 1),
            "wheel_megabytes": round(wheel.stat().st_size / 1e6, 1),
            "installed_megabytes": round(size / 1e6, 1),
            "packages": len(brought),
            "import_milliseconds": float(said("-c", LOADED)),
        }
    return json.dumps(found)


def main() -> int:
    """Build and try out."""
    parser = argparse.ArgumentParser(prog="make wheels", description=__doc__)
    parser.add_argument("pythons", nargs="*", help="Pythons to build for (default: all found)")
    parser.add_argument("--plain", action="store_true", help="one wheel without compiled engine")
    args = parser.parse_args()
    target = ROOT / "dist"
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        archive = RELEASE["build_archive"](Path(folder))
        plain: Path | None = None
        for python in args.pythons or pythons():
            if args.plain:
                plain = wheel = plain or build(python, archive, target, compiled=False)
            else:
                wheel = build(python, archive, target, compiled=True)
            print(tried(python, wheel), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
