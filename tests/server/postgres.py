"""A PostgreSQL server for the tests: found or installed, started once a run, gone afterwards.

`make test` runs `python -m tests.server.postgres`, which installs the package of the system where
there is none and this machine may be given one. TABARD_POSTGRES names the folder of initdb and
pg_ctl, or is `none` to leave these tests out.

The first test that needs the server starts it, whichever process it runs in; each test has a
database of its own. Whoever began the run ends the server (tests/conftest.py).
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Final

VARIABLE: Final = "TABARD_POSTGRES"
NONE: Final = "none"
RUN: Final = "TABARD_POSTGRES_RUN"  # the folder of this run's server, for all its processes
PATIENCE: Final = 600
PLACES: Final = (  # of Homebrew and Debian, who do not put all programs on the path
    "/usr/local/opt/postgresql@*/bin",
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/lib/postgresql/*/bin",
)
# PostgreSQL refuses the superuser.
OTHERS: Final = ("postgres", "nobody")
QUICK: Final = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
MANY: Final = "-c max_connections=400"
MISSING: Final = (
    "no PostgreSQL for the tests: install it (on Debian the package postgresql), name the folder of"
    f" initdb in {VARIABLE}, or set {VARIABLE}=none to leave these tests out"
)


def unwanted() -> bool:
    """Whether somebody has asked for no tests with PostgreSQL."""
    return os.environ.get(VARIABLE) == NONE


def version(folder: str) -> float:
    """The version of an installation, from where it lies."""
    return float(next(iter(re.findall(r"\d+(?:\.\d+)?", folder)), "0"))


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, or None."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named) if (Path(named) / "initdb").exists() else None
    installed = [folder for place in PLACES for folder in sorted(glob(place), key=version)]
    for folder in reversed(installed):
        if (Path(folder) / "initdb").exists():
            return Path(folder)
    found = shutil.which("initdb")
    return Path(found).parent if found and shutil.which("pg_ctl") else None


def other_user() -> str | None:
    """Who runs the server where we may not, being the superuser; None where we run it ourselves."""
    if os.geteuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in OTHERS if name in known)


def group_of(user: str | None) -> int | None:
    """The group of somebody."""
    if user is None:
        return None
    import pwd

    return pwd.getpwnam(user).pw_gid


def quietly(*command: str | Path) -> None:
    """Run a command that must succeed, as somebody whom PostgreSQL accepts."""
    user = other_user()
    done = subprocess.run(
        command,
        check=False,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
        user=user,
        group=group_of(user),
        extra_groups=[] if user else None,
        env={**os.environ, "LC_ALL": "C"},
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}: {done.stderr.strip()}")


class Cluster:
    """A server on a socket in a folder of its own.

    Durable, every commit waits for the disk as in a house; else it is quicker than any disk.
    """

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.options = f"-k {folder} -c listen_addresses= {MANY} {'' if durable else QUICK}"

    def address(self, database: str = "postgres") -> str:
        """Where a database is, for SQLAlchemy."""
        return f"postgresql+psycopg://tabard@/{database}?host={self.folder}"

    @property
    def made(self) -> bool:
        """Whether the server has been made and started once."""
        return (self.folder / "ready").exists()

    def make(self) -> None:
        """Make the server and start it."""
        self.folder.mkdir(exist_ok=True)
        user = other_user()
        if user:
            shutil.chown(self.folder, user)
        found = programs()
        if found is None:
            raise RuntimeError(MISSING)
        quietly(found / "initdb", "-D", self.data, "-U", "tabard", "-A", "trust", "-E", "UTF8",
                "--no-sync")  # fmt: skip
        self.start()
        (self.folder / "ready").touch()

    def start(self) -> None:
        """Start the server that was made; it answers afterwards."""
        self.control("-w", "-o", self.options, "-l", self.folder / "log", "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server: `immediate`, as a power cut would, `fast` or `smart`."""
        self.control("-m", mode, "-w", "stop")

    def control(self, *arguments: str | Path) -> None:
        """Have pg_ctl do something."""
        found = programs()
        assert found is not None
        quietly(found / "pg_ctl", "-D", self.data, *arguments)

    @contextmanager
    def database(self) -> Iterator[str]:
        """An empty database, and its address; it goes with everybody who still uses it."""
        import psycopg

        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(
            f"host={self.folder} user=tabard dbname=postgres", autocommit=True
        ) as door:
            door.execute(f"CREATE DATABASE {name}")
            try:
                yield self.address(name)
            finally:
                door.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def shared() -> Cluster:
    """The server of this run of the tests, started by whoever needs it first."""
    import fcntl

    folder = Path(os.environ[RUN])
    cluster = Cluster(folder / "pg")
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not cluster.made:
            cluster.make()
    return cluster


@contextmanager
def server(folder: Path, durable: bool = False) -> Iterator[Cluster]:
    """A server for one test that does to it what others could not bear."""
    cluster = Cluster(folder, durable)
    cluster.make()
    try:
        yield cluster
    finally:
        cluster.stop()


def begin_run() -> None:
    """Say where the server of this run will be: a short way, for a socket's name is short."""
    folder = Path(tempfile.mkdtemp(prefix="tabard-pg-", dir="/tmp"))
    folder.chmod(0o711)
    os.environ[RUN] = str(folder)


def end_run() -> None:
    """End the server of this run, if anybody needed it."""
    folder = Path(os.environ.pop(RUN))
    cluster = Cluster(folder / "pg")
    if cluster.made:
        cluster.stop()
    shutil.rmtree(folder, ignore_errors=True)


def way() -> list[str]:
    """The command that brings the package here; none where only a person can."""
    if sys.platform == "darwin" and shutil.which("brew"):
        return ["brew", "install", "--quiet", "postgresql@17"]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        install = "apt-get install -qy --no-install-recommends postgresql"
        return ["sh", "-c", f"apt-get update -q && DEBIAN_FRONTEND=noninteractive {install}"]
    return []


def install(command: list[str]) -> None:
    """Bring the package here."""
    print("PostgreSQL: installing it for the tests ...", flush=True)
    done = subprocess.run(
        command,
        check=False,
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        print(f"PostgreSQL: {done.stderr.strip()[-300:]}", file=sys.stderr, flush=True)


def main() -> int:
    """See to it that there is a server to start; say so if not, and let its tests fail."""
    if unwanted():
        print(f"PostgreSQL: {VARIABLE}=none, so its tests are left out.", flush=True)
        return 0
    if programs() is None and not os.environ.get(VARIABLE) and way():
        install(way())
    if programs() is None:
        print(f"PostgreSQL: {MISSING}. Its tests will fail.", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
