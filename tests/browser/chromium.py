"""The browser that the tests drive: found on the path or fetched, before the tests begin.

`make test` runs `python -m tests.browser.chromium`. TABARD_BROWSER names a browser to use instead,
or is `none` to leave the tests in the browser out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "TABARD_BROWSER"
NONE: Final = "none"
# Chromium without a window costs two fifths less processor time in a build that never has one.
LIGHT: Final = "chromium-headless-shell"
FULL: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE: Final = 600
SHORT: Final = 90  # seconds for a lighter browser where there is a heavy one: it saves more

FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING: Final = (
    "no browser for the tests: install Chromium, name one in TABARD_BROWSER,"
    " or set TABARD_BROWSER=none to leave these tests out"
)


def unwanted() -> bool:
    """Whether somebody has asked for no tests in the browser."""
    return os.environ.get(VARIABLE) == NONE


def find() -> str | None:
    """The browser's program, or None if there is none here."""
    named = os.environ.get(VARIABLE)
    if named:
        return shutil.which(named)
    on_path = next((found for name in (LIGHT, *FULL) if (found := shutil.which(name))), None)
    return on_path or own()


def own() -> str | None:
    """The browser that Playwright has fetched, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def flags() -> list[str]:
    """How the browser is started; its sandbox refuses the superuser."""
    return [*FLAGS, *(["--no-sandbox"] if superuser() else [])]


def superuser() -> bool:
    """Whether this machine, most likely a container, may be given what it lacks."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def ways() -> list[list[str]]:
    """The commands that could bring a browser here, one after another."""
    return [[sys.executable, "-m", "playwright", "install", "chromium"], *packages(LIGHT, FULL[0])]


def packages(*names: str) -> list[list[str]]:
    """The commands that install packages of the system, where there are such."""
    if not superuser() or not shutil.which("apt-get"):
        return []
    return [["sh", "-c", f"apt-get update -q && apt-get install -qy {name}"] for name in names]


def fetch(commands: list[list[str]], seconds: float) -> str | None:
    """Bring a browser here; None if no way leads to one."""
    for command in commands:
        try:
            done = subprocess.run(
                command,
                check=False,
                timeout=seconds,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            print(f"Browser: {error}", flush=True)
            continue
        found = find()
        if done.returncode == 0 and found and works(found):
            return found
        said = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        reason = next((line for line in said if "rror" in line), "".join(said[-1:]))
        print(f"Browser: {' '.join(command[-3:])} did not help: {reason[:200]}", flush=True)
    return None


def works(path: str) -> bool:
    """Whether the browser starts here: it may lack the libraries it needs."""
    try:
        done = subprocess.run([path, "--version"], check=False, capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main() -> int:
    """See to it that there is a browser; say so if not, and let its tests fail."""
    if unwanted():
        print(f"Browser: {VARIABLE}=none, so its tests are left out.", flush=True)
        return 0
    found = find()
    if not os.environ.get(VARIABLE):
        if found is None:
            print("Browser: fetching Chromium for the tests ...", flush=True)
            found = fetch(ways(), PATIENCE)
        elif shutil.which(LIGHT) is None and packages(LIGHT):
            print("Browser: fetching a lighter Chromium for the tests ...", flush=True)
            fetch(packages(LIGHT), SHORT)
    if found is None:
        print(f"Browser: {MISSING}. Its tests will fail.", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
