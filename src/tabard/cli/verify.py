"""`tabard verify`: replay records and check everything they claim."""

from __future__ import annotations

import argparse
import json
from typing import Final

from tabard import commentary
from tabard.cli import FAILED, complain, files
from tabard.cli.arguments import Commands, add_language
from tabard.cli.data import add_data
from tabard.cli.speech import speech
from tabard.commentary import Commentary
from tabard.formats import record_data
from tabard.kernel.dealer import NO_NONCE
from tabard.kernel.errors import BadInput, BadRecord, TabardError
from tabard.kernel.record import Record
from tabard.kernel.state import OVER
from tabard.messages import DEFAULT, Messages
from tabard.signature import NotChecked, signed_by

HOW_TO_CHECK: Final = "pip install cryptography"


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "verify",
        help="check recorded games",
        description="Replay records and check every choice, the final state, the result, that "
        "the dealer's seed fits its commitment and, with what the seats have added to it, dealt "
        "this game; that the rules allow every variation in it; and the signature or checksum of "
        "the house. One line for each "
        "file; the exit code is 2 if any is bad.",
    )
    command.add_argument("records", metavar="RECORD", nargs="+", help="file of a record")
    command.add_argument(
        "--house", metavar="KEY", default="", help="the public key that must have signed them"
    )
    command.add_argument(
        "--json", action="store_true", help="print each good record as a line of JSON instead"
    )
    add_language(command)
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check file after file."""
    code = 0
    for path in args.records:
        try:
            data = files.read_bytes(path)
            told = f"{path}: {verified(path, data, args.house, args.lang)}"
            print(as_json(path, data) if args.json else told, flush=True)
        except (TabardError, OSError) as error:
            problem = f"{path}: {error.strerror}" if isinstance(error, OSError) else str(error)
            complain(problem)
            code = FAILED
    return code


def as_json(path: str, data: bytes) -> str:
    """The lines of a record as `tabard schema GAME --of record` describes them."""
    return json.dumps(record_data(files.text_of(path, data)), ensure_ascii=False)


def verified(path: str, data: bytes, house: str = "", lang: str = DEFAULT) -> str:
    """What a good record holds, in one line; a bad one raises."""
    record = files.record_in(path, data)
    say = speech(lang)
    try:
        dealt = record.check_deal()
        written = commentary.read(files.text_of(path, data), record)
        signed = signature_of(data, house, say)
    except TabardError as error:
        raise BadInput(path, str(error)) from None
    said = [commented(written, say)] if written else []
    told = "; ".join([summary(record, say), deal_of(record, dealt, say), *said, signed])
    return say("verified", told=told)


def signature_of(data: bytes, house: str, say: Messages) -> str:
    """Which house has signed a record; a wrong signature raises, and one that is missed does.

    One that cannot be checked for want of a package is no signature to whoever asks for a house's.
    """
    try:
        found = signed_by(data)
    except NotChecked as error:
        if house:
            raise BadRecord(
                "signature", f"cannot be checked: {HOW_TO_CHECK}", "unchecked"
            ) from None
        return say("signed-unchecked", house=error.house, how=HOW_TO_CHECK)
    if house and found != house.lower():
        raise BadRecord("signature", f"is not of house {house}", "bad-signature")
    return say("signed-by", house=found) if found else say("not-signed")


def summary(record: Record, say: Messages) -> str:
    """Game, players, length and result."""
    state = record.state()
    scores = "-".join(map(str, state.scores()))
    end = say("result", scores=scores) if state.to_move == OVER else say("not-finished")
    players = say("number-of-players", number=record.players)
    choices = say("number-of-choices", number=len(record.choices))
    return f"{record.game.id}, {players}, {choices}, {end}"


def commented(written: Commentary, say: Messages) -> str:
    """How many comments and variations a record carries."""
    comments = len(written.comments) + sum(len(one.comments) for one in written.variations)
    ways = say("number-of-variations", number=len(written.variations))
    return f"{say('number-of-comments', number=comments)}, {ways}"


def deal_of(record: Record, dealt: int, say: Messages) -> str:
    """What could be checked about the dealer, and which seats had a share in the seed."""
    if not record.seed:
        return say("seed-hidden") if record.commitment else say("no-dealer")
    shares = [str(seat) for seat, nonce in enumerate(record.nonces) if nonce != NO_NONCE]
    if not shares:
        return say("dealt-by-house" if record.nonces else "dealt", number=dealt)
    others = [str(seat) for seat in range(record.players) if str(seat) not in shares]
    told = say("dealt-shared", number=dealt, seats=" ".join(shares))
    return f"{told} ({say('no-share', seats=' '.join(others))})" if others else told
