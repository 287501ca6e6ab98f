"""`tabard verify`: replay records and check everything they claim."""

from __future__ import annotations

import argparse

from tabard.cli import FAILED, complain, files
from tabard.cli.arguments import Commands
from tabard.cli.speech import speech
from tabard.kernel.errors import BadInput, BadRecord, TabardError
from tabard.kernel.record import Record
from tabard.kernel.state import OVER


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "verify",
        help="check recorded games",
        description="Replay records and check every choice, the final state, the result, that "
        "the dealer's seed fits its commitment and that it dealt this game. One line for each "
        "file; the exit code is 2 if any is bad.",
    )
    command.add_argument("records", metavar="RECORD", nargs="+", help="file of a record")
    command.add_argument(
        "--house", metavar="KEY", default="", help="the public key that must have signed them"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check file after file."""
    code = 0
    for path in args.records:
        try:
            print(f"{path}: {verified(path, args.house)}", flush=True)
        except (TabardError, OSError) as error:
            problem = f"{path}: {error.strerror}" if isinstance(error, OSError) else str(error)
            complain(problem)
            code = FAILED
    return code


def verified(path: str, house: str = "") -> str:
    """What a good record holds, in one line; a bad one raises."""
    data = files.read_bytes(path)
    record = files.record_in(path, data)
    try:
        dealt = record.check_deal()
        signed = signature_of(data, house)
    except TabardError as error:
        raise BadInput(path, str(error)) from None
    return f"good: {summary(record)}; {deal_of(record, dealt)}; {signed}"


def signature_of(data: bytes, house: str) -> str:
    """Which house has signed a record; a wrong signature raises, and one that is missed does."""
    found = ""
    if b"# house:" in data or b"# signature:" in data:
        from tabard.server.signing import signed_by

        found = signed_by(data)
    if house and found != house.lower():
        raise BadRecord("signature", f"is not of house {house}", "bad-signature")
    return f"signed by house {found}" if found else "not signed"


def summary(record: Record) -> str:
    """Game, players, length and result."""
    state = record.state()
    scores = "-".join(map(str, state.scores()))
    end = f"result {scores}" if state.to_move == OVER else "not finished"
    players = speech()("number-of-players", number=record.players)
    return f"{record.game.id}, {players}, {len(record.choices)} choices, {end}"


def deal_of(record: Record, dealt: int) -> str:
    """What could be checked about the dealer."""
    if record.seed:
        return f"{dealt} outcomes dealt by the seed committed to"
    return "the seed is not revealed yet" if record.commitment else "no sealed dealer"
