"""Where a figure comes from: which Tabard, which machine."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import Any

from tabard.version import __version__, mode


def commit() -> str:
    """The commit of the checkout that runs, with a + where files differ; "" outside of one."""
    here = Path(__file__).parent
    try:
        made = ["git", "-C", str(here), "describe", "--always", "--abbrev=10", "--exclude=*"]
        found = subprocess.run([*made, "--dirty=+"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def machine() -> str:
    """The machine in general words."""
    system = f"{platform.system()} {platform.machine()}"
    return f"{cpus()} CPUs, {system}, Python {platform.python_version()}"


def cpus() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def provenance() -> dict[str, Any]:
    """Everything that is written beside a figure."""
    return {
        "tabard": __version__,
        "commit": commit(),
        "engine": mode(),
        "machine": machine(),
    }
