"""`tabard backup`, `restore`, `check` and `migrate`: a house's tables kept safe and up to date."""

from __future__ import annotations

import argparse
import logging
from contextlib import closing
from pathlib import Path

from tabard.cli import FAILED, complain
from tabard.cli.arguments import Commands
from tabard.cli.data import add_data
from tabard.kernel.errors import BadInput

SQLITE = b"SQLite format 3\0"
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
        description="Look the database over, walk the chain of every log and replay every table "
        "from it. The exit code is 2 if anything is wrong.",
    )
    check.add_argument(
        "--head",
        metavar="HASH",
        action="append",
        default=[],
        help="a hash that somebody has kept of a table's log: is it still part of it?",
    )
    add_data(check)
    migrate = commands.add_parser(
        "migrate",
        help="bring a house's database to the present schema",
        description="Bring a database that an older Tabard has written to the present schema, all "
        "of it or nothing; make a backup first. `tabard serve` does the same when it starts; this "
        "is for houses of several servers, before the first new one.",
    )
    migrate.add_argument(
        "--dry-run",
        action="store_true",
        help="only say what would be done; exit code 1 if anything",
    )
    runs = (
        (backup, run_backup),
        (restore, run_restore),
        (check, run_check),
        (migrate, run_migrate),
    )
    for command, run in runs:
        command.add_argument("--db", metavar="URL", help=DATABASE)
        command.set_defaults(run=run)


def address(args: argparse.Namespace) -> str:
    """The database that is meant."""
    from tabard.cli.serve import database, usual_database

    return database(args.db or usual_database())


def present(args: argparse.Namespace) -> str:
    """The database that is meant, which must be there.

    Looking for a file must not make one, and a file of something else must stay as it is.
    """
    from sqlalchemy.engine import make_url

    found = address(args)
    url = make_url(found)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "")
        if not file.exists():
            raise BadInput("--db", f"{file} is not there")
        if not file.is_file() or not begins_with(file, SQLITE):
            raise BadInput("--db", f"{file} is not a database")
    return found


def begins_with(file: Path, mark: bytes) -> bool:
    """Whether these are the first bytes of a file."""
    with open(file, "rb") as opened:
        return opened.read(len(mark)) == mark


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

    if not args.file.exists():
        raise BadInput(str(args.file), "is not there")
    if not args.file.is_file():
        raise BadInput(str(args.file), "is not a file")
    with told():
        print(f"restored: {counted(read_copy(args.file, address(args)))}")
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Look over."""
    from tabard.cli.serve import open_store
    from tabard.server.checking import look_over

    log = logging.getLogger("tabard")
    usual = log.level
    with closing(open_store(present(args), only_look=True)) as store:
        log.setLevel(logging.CRITICAL)  # what is wrong is told once, below
        try:
            found = look_over(store, args.head)
        finally:
            log.setLevel(usual)
    found.problems += [f"no log leads to {head}" for head in args.head if head not in found.heads]
    for problem in found.problems:
        complain(problem)
    for head, (table_id, seq) in found.heads.items():
        print(f"{head}: entry {seq} of table {table_id}")
    kept = f", {found.kept} of other rules" if found.kept else ""
    older = f" ({found.unchained} older than their chain)" if found.unchained else ""
    gone = f" ({found.withdrawn} with a name taken out)" if found.withdrawn else ""
    print(f"{found.tables} tables{kept}, {found.entries} entries{older}{gone}: ", end="")
    number = len(found.problems)
    print(f"{number} problem{'' if number == 1 else 's'}" if number else "all good")
    return FAILED if found.problems else 0


def run_migrate(args: argparse.Namespace) -> int:
    """Bring up to date."""
    from tabard.cli.serve import told
    from tabard.server.store.schemas import REVISIONS, migrate, revision_of
    from tabard.server.store.store import connect

    with told():
        engine = connect(present(args))
        try:
            found = revision_of(engine)
            if found == REVISIONS[-1]:
                print(f"the schema is {found}, as it should be")
                return 0
            print(f"the schema is {found or 'none'}, to be {REVISIONS[-1]}", flush=True)
            if args.dry_run:
                return 1
            migrate(engine)
        finally:
            engine.dispose()
    print("done")
    return 0
