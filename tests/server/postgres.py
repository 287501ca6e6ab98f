"""A PostgreSQL server of a test's own, where Debian's or another installation is found."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, or None."""
    for folder in sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True):
        if (Path(folder) / "initdb").exists():
            return Path(folder)
    found = shutil.which("initdb")
    return Path(found).parent if found and shutil.which("pg_ctl") else None


def why_not() -> str:
    """Why no server can be started here; "" when one can."""
    if programs() is None:
        return "PostgreSQL is not installed"
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is not installed"
    if os.geteuid() == 0 and shutil.which("runuser") is None:
        return "PostgreSQL does not run as root"
    return ""


def owner(folder: Path) -> list[str]:
    """How to run a command as somebody whom PostgreSQL accepts, who then owns the folder."""
    if os.geteuid() != 0:
        return []
    folder.parent.chmod(0o711)
    shutil.chown(folder, "nobody")
    return ["runuser", "-u", "nobody", "--"]


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server on a socket in a folder; its address for SQLAlchemy."""
    found = programs()
    assert found is not None
    folder.mkdir()
    prefix = owner(folder)
    data = folder / "data"
    quietly(*prefix, found / "initdb", "-D", data, "-U", "tabard", "-A", "trust", "--no-sync")
    options = f"-k {folder} -c listen_addresses= -c fsync=off"
    control: list[str | Path] = [*prefix, found / "pg_ctl", "-D", data]
    quietly(*control, "-w", "-o", options, "-l", folder / "log", "start")
    try:
        yield f"postgresql+psycopg://tabard@/postgres?host={folder}"
    finally:
        quietly(*control, "-m", "immediate", "stop")


def quietly(*command: str | Path) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, check=True, capture_output=True, timeout=120)
