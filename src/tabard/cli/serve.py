"""`tabard serve`: the house in the browser, on this computer or for others."""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabard.cli.arguments import Commands, add_guests, positive, whole
from tabard.cli.data import add_data
from tabard.cli.processes import Inherited, inherited, run_several
from tabard.kernel.errors import BadInput

if TYPE_CHECKING:
    from tabard.server.store.store import Store

PORT: Final = 8000
PORTS_TRIED: Final = 50


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "serve",
        help="open the house in the browser",
        description="Serve the games on this computer. Tables are kept in a SQLite file in your "
        "data folder, or in the database that --db names. Ctrl-C ends it; every game can be "
        "taken up again.",
    )
    command.add_argument("--host", default="127.0.0.1", help="address to listen on")
    command.add_argument(
        "--port", type=whole, help=f"port to listen on (default: {PORT} or the next free one)"
    )
    command.add_argument(
        "--db",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        " (default: TABARD_DB, or a file in your data folder)",
    )
    command.add_argument(
        "--workers",
        type=positive,
        default=max(1, (os.cpu_count() or 2) - 1),
        metavar="N",
        help="processes in which bots think (default: one less than there are processors)",
    )
    command.add_argument(
        "--processes",
        type=positive,
        default=1,
        metavar="P",
        help="server processes on one port, which share the workers and need PostgreSQL; SIGHUP "
        "replaces them one after another",
    )
    command.add_argument(
        "--all-games", action="store_true", help="put hidden games on the shelf too"
    )
    command.add_argument(
        "--log", choices=("text", "json"), default="text", help="how lines of the log look"
    )
    command.add_argument(
        "--operator",
        action="append",
        default=[],
        metavar="LOGIN",
        help="somebody who keeps order (/keeping), and may open tables for bots alone from"
        " elsewhere; without one, whoever opens localhost on this computer keeps order",
    )
    command.add_argument(
        "--drain",
        type=whole,
        default=0,
        metavar="SECONDS",
        help="when told to stop, go on so long while /readyz says that others should be asked",
    )
    add_guests(command)
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    add_data(command)
    command.set_defaults(run=run, tried_out=True)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody says stop."""
    started = inherited()
    listener = started.port if started is not None else claim(args.host, args.port)
    db = args.db or usual_database()
    with listener:
        if started is None and args.processes > 1:
            return run_several(args, listener, address(args.host, listener), db)
        keep_house(args, listener, started, db)
    return 0


def keep_house(
    args: argparse.Namespace, listener: socket.socket, started: Inherited | None, db: str
) -> None:
    """One house in this process, and what it writes to."""
    from tabard.cli.answering import Place, answer
    from tabard.server.calls.means import from_environment
    from tabard.server.house import House
    from tabard.server.journal import open_journal
    from tabard.server.signing import read_signer
    from tabard.server.tracing import open_traces
    from tabard.server.tuning import tune
    from tabard.server.web.app import create_app

    open_journal(args.log)
    check_guests()
    where = address(args.host, listener)
    means = from_environment(where)
    traces = open_traces()
    store = open_store(db)
    try:
        house = House(store, max(1, args.workers // args.processes))
        house.operators = frozenset(login.casefold() for login in args.operator)
        house.signer = read_signer(data_folder() / "house.key")
        app = create_app(house, store, secret(), args.all_games, means)
        tune()
        answer(app, Place(listener, where, not args.no_browser, args.drain, started))
    finally:
        store.close()
        if traces is not None:
            traces.shutdown()


def check_guests() -> None:
    """Say in one line what is wrong with a bot that was named for this run, before anybody plays.

    Bots of installed packages are loaded where they think: one that cannot play is replaced there.
    """
    from tabard.bots.guest import named_for_this_run
    from tabard.bots.registry import bot

    for name in named_for_this_run():
        bot(name, 0)


def claim(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one from the usual on.

    Nobody listens on it before the house is open: who comes earlier is refused at once and asks
    another server, instead of waiting at a door that nobody answers.
    """
    wanted = [port] if port is not None else [*range(PORT, PORT + PORTS_TRIED), 0]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for number in wanted:
        listener = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":  # there it would share the port with another server
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            return listener
        except (OSError, OverflowError) as error:
            listener.close()
            problem = error if isinstance(error, OSError) else OSError(str(error))
            if isinstance(error, OverflowError | socket.gaierror):
                break
    reason = (problem.strerror or str(problem)).lower() if problem is not None else ""
    raise BadInput(f"{host}:{wanted[0]}", f"cannot listen there: {reason}")


def address(host: str, listener: socket.socket) -> str:
    """Where a browser on this computer finds the server."""
    port = listener.getsockname()[1]
    here = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{here}]' if ':' in here else here}:{port}/"


def data_folder() -> Path:
    """Where this user's tables are kept, made if it is not there."""
    home = Path.home()
    if sys.platform == "win32":
        usual = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        usual = home / "Library" / "Application Support"
    else:
        usual = home / ".local" / "share"
    folder = Path(os.environ.get("XDG_DATA_HOME") or usual) / "tabard"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def secret() -> str:
    """What cookies are signed with: TABARD_SECRET, or a file that is made at the first start."""
    given = os.environ.get("TABARD_SECRET", "")
    if given:
        return given
    from tabard.server.store.private import write_once

    file = data_folder() / "secret"
    write_once(file, secrets.token_urlsafe(48).encode())
    kept = file.read_text("ascii").strip()
    if not kept:
        raise BadInput(str(file), "is empty, and cookies cannot be signed with nothing: remove it")
    return kept


def usual_database() -> str:
    """Where tables are kept when nobody says otherwise: TABARD_DB, or a file of this user's."""
    return os.environ.get("TABARD_DB") or f"sqlite:///{data_folder() / 'tabard.db'}"


def database(url: str) -> str:
    """The address of a database as SQLAlchemy knows it; the folder of a file is made."""
    from sqlalchemy.engine import make_url

    with told():
        found = make_url(url.replace("postgres://", "postgresql://", 1))
        if found.drivername == "postgresql":
            found = found.set(drivername="postgresql+psycopg")
        if found.get_backend_name() == "sqlite" and found.database:
            Path(found.database).parent.mkdir(parents=True, exist_ok=True)
        return found.render_as_string(hide_password=False)


def open_store(url: str, only_look: bool = False) -> Store:
    """The database behind an address."""
    from tabard.server.store.store import Store

    address = database(url)
    with told():
        return Store(address, only_look)


@contextmanager
def told() -> Iterator[None]:
    """What is wrong with a database is one line."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

    try:
        yield
    except ModuleNotFoundError as error:
        how = "pip install 'tabard[postgres]'"
        raise BadInput("--db", f"the driver {error.name} is not installed: {how}") from None
    except CommandError as error:
        problem = f"was written by another version of Tabard: {error}"
        raise BadInput("--db", problem) from None
    except ArgumentError:
        raise BadInput(
            "--db", "is not the address of a database, such as sqlite:///tabard.db"
        ) from None
    except SQLAlchemyError as error:
        said = error.orig if isinstance(error, DBAPIError) else None
        cause = str(said or error).strip().splitlines()
        raise BadInput("--db", f"does not open: {cause[0] if cause else error}") from None
