"""The house's signature under a record: who played, when, and that it was played here.

What a house adds are remarks, so a record reads as it always did; the signature is over every byte
before its own line.

    # house: <public key>
    # table: <id>
    # begun: 2026-11-16T15:00:00.000+00:00
    # ended: 2026-11-16T16:10:00.000+00:00
    # seat 0: person
    # seat 1: bot level3
    # undos: 1
    # late: 0
    # signature: <Ed25519>
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabard.kernel.dealer import SealedDealer
from tabard.kernel.errors import BadRecord
from tabard.server.store.private import write_once
from tabard.server.table import Occupant, Table

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

HOUSE_MARK: Final = "# house: "
SIGNATURE_MARK: Final = "# signature: "


class Signer:
    """The key of a house: nobody else can sign for it, and everybody can check."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self.key = key
        self.public: Final = key.public_key().public_bytes_raw().hex()

    def signed(self, table: Table, text: str) -> str:
        """A record of a table with what the house knows of it, signed."""
        facts = "".join(f"{line}\n" for line in [HOUSE_MARK + self.public, *facts_of(table)])
        signature = self.key.sign((text + facts).encode()).hex()
        return f"{text}{facts}{SIGNATURE_MARK}{signature}\n"


def read_signer(file: Path) -> Signer:
    """The signer whose key lies in a file, which is made at the first start."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    write_once(file, Ed25519PrivateKey.generate().private_bytes_raw())
    return Signer(Ed25519PrivateKey.from_private_bytes(file.read_bytes()))


def record_text(table: Table, signer: Signer | None) -> str:
    """The record of a finished table, its seed revealed; signed if it was played here."""
    record = table.record()
    if table.seed:
        record.seal(SealedDealer(table.seed), revealed=True)
    text = record.text()
    return text if signer is None or table.brought_in else signer.signed(table, text)


def facts_of(table: Table) -> list[str]:
    """What a house knows of a game besides the game."""
    return [
        f"# table: {table.id}",
        f"# begun: {moment(table.opened_at)}",
        f"# ended: {moment(table.plies[-1].at if table.plies else table.opened_at)}",
        *(f"# seat {i}: {who_played(seat)}" for i, seat in enumerate(table.seats)),
        f"# undos: {table.undone}",
        f"# late: {table.flagged}",
    ]


def who_played(seat: Occupant) -> str:
    """Whether a person had a seat, or a bot of some level, or one after the other, in order."""
    found = ["person"] if seat.user else []
    for bot in seat.relieved:
        found += [f"bot {bot}", "person"]
    return ", then ".join([*found, f"bot {seat.bot}"] if seat.bot else found)


def moment(milliseconds: int) -> str:
    """A time as a record tells it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def signed_by(data: bytes) -> str:
    """The key of the house that has signed a record, as it stands; "" if it is not signed at all.

    `BadRecord` if it claims a signature that it does not have.
    """
    lines = data.decode("utf-8", "replace").split("\n")
    claimed = [line for line in lines if line.startswith((HOUSE_MARK, SIGNATURE_MARK))]
    if not claimed:
        return ""
    signed, mark, signature = data.rpartition(SIGNATURE_MARK.encode())
    houses = [line.removeprefix(HOUSE_MARK) for line in claimed if line.startswith(HOUSE_MARK)]
    if len(claimed) != 2 or len(houses) != 1 or not mark:
        raise bad_signature()
    check(houses[0], signed, signature)
    return houses[0]


def check(house: str, signed: bytes, signature: bytes) -> None:
    """Refuse a signature that is not the house's under exactly this."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        if signature != signature.strip().lower() + b"\n" or house != house.strip().lower():
            raise bad_signature()
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(house))
        key.verify(bytes.fromhex(signature.decode("ascii").strip()), signed)
    except (ValueError, InvalidSignature):
        raise bad_signature() from None


def bad_signature() -> BadRecord:
    """A record that was changed after it was signed, or never was."""
    return BadRecord("signature", "does not fit what is signed", "bad-signature")
