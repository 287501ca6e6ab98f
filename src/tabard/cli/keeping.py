"""`tabard backup`, `restore` and `check`: a house's tables, copied, brought back, looked over."""

from __future__ import annotations

import argparse
import logging
from pathlib import Path

from tabard.cli import FAILED, complain
from tabard.cli.arguments import Commands
from tabard.kernel.errors import BadInput

DATABASE = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: where serve keeps it)"


def add(commands: Commands) -> None:
    """Declare the commands."""
    backup = commands.add_parser(
        "backup",
        help="copy a house's tables and people into a file",
        description="Copy the whole database, as it is at one moment, into a new file, while the "
        "house goes on. The file can be restored into either kind of database.",
    )
    backup.add_argument("file", metavar="FILE", type=Path, help="the file to make, best .jsonl.gz")
    restore = commands.add_parser(
        "restore",
        help="make a new database from a backup",
        description="Fill an empty database from a backup. A database that has anything in it is "
        "left alone, and a broken backup restores nothing.",
    )
    restore.add_argument("file", metavar="FILE", type=Path, help="a file that backup has made")
    check = commands.add_parser(
        "check",
        help="replay every table of a house",
        description="Look the database over and replay every table from its log. The exit code "
        "is 2 if anything is wrong.",
    )
    for command, run in ((backup, run_backup), (restore, run_restore), (check, run_check)):
        command.add_argument("--db", metavar="URL", help=DATABASE)
        command.set_defaults(run=run)


def address(args: argparse.Namespace) -> str:
    """The database that is meant."""
    from tabard.cli.serve import data_folder, database

    return database(args.db or f"sqlite:///{data_folder() / 'tabard.db'}")


def present(args: argparse.Namespace) -> str:
    """The database that is meant, which must be there: looking for a file must not make one."""
    from sqlalchemy.engine import make_url

    found = address(args)
    url = make_url(found)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadInput("--db", f"{url.database} is not there")
    return found


def counted(counts: dict[str, int]) -> str:
    """How much there was, in words."""
    return f"{counts['tables']} tables, {counts['entries']} entries, {counts['users']} people"


def run_backup(args: argparse.Namespace) -> int:
    """Copy."""
    from tabard.cli.serve import told
    from tabard.server.store.archive import write_copy

    if args.file.exists():
        raise BadInput(str(args.file), "is there already")
    with told():
        print(f"{args.file}: {counted(write_copy(present(args), args.file))}")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Bring back."""
    from tabard.cli.serve import told
    from tabard.server.store.archive import read_copy

    with told():
        print(f"restored: {counted(read_copy(args.file, address(args)))}")
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Look over."""
    from tabard.cli.serve import open_store
    from tabard.server.checking import look_over

    logging.getLogger("tabard").setLevel(logging.CRITICAL)  # what is wrong is told once, below
    store = open_store(present(args))
    try:
        found = look_over(store)
    finally:
        store.close()
    for problem in found.problems:
        complain(problem)
    kept = f", {found.kept} of other rules" if found.kept else ""
    print(f"{found.tables} tables{kept}, {found.entries} entries: ", end="")
    print(f"{len(found.problems)} problems" if found.problems else "all good")
    return FAILED if found.problems else 0
