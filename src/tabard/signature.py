"""Whose signature is under a record, and whether it fits: all that checking one needs.

What a house adds to a record are remarks after its end, so it reads as it always did. The last line
is over every byte before it: the house's signature, or a checksum where the house has no key.

    # house: <public key>
    # table: <id>
    # begun: 2026-11-16T15:00:00.000+00:00
    # ended: 2026-11-16T16:10:00.000+00:00
    # seat 0: person
    # seat 1: bot level3
    # undo: choice 17 on, 2 choices, by seat 0, 2026-11-16T15:20:00.000+00:00, agreed: 1
    # undone: 0 take quarry_small
    # undone: * event 3
    # late: seat 1, before choice 40, 2026-11-16T15:40:00.000+00:00
    # undos: 1
    # lates: 1
    # log: 412 entries, head <hash of the last one>
    # signature: <Ed25519>

or `# checksum: <SHA-256>` as the last line and no house. A record that was brought in has none of
these: the house has not seen the game. Choices are counted from 1, `*` is chance, and `log` is the
chain of the table's log (`tabard.server.chain`).
"""

from __future__ import annotations

import hashlib
from typing import Final

from tabard.kernel.errors import BadRecord

HOUSE_MARK: Final = "# house: "
SIGNATURE_MARK: Final = "# signature: "
CHECKSUM_MARK: Final = "# checksum: "
FACTS: Final = ("# table: ", "# log: ")  # what no record has without one of the last lines


class NotChecked(Exception):
    """A signature that cannot be checked here, for want of a package; `house` is who claims it."""

    def __init__(self, house: str) -> None:
        super().__init__(house)
        self.house: Final = house


def signed_by(data: bytes) -> str:
    """The key of the house that has signed a record, as it stands; "" if it is not signed at all.

    `BadRecord` if it claims a signature or a checksum that it does not have, `NotChecked` where
    that cannot be found out here.
    """
    lines = data.decode("utf-8", "replace").split("\n")
    marks = (HOUSE_MARK, SIGNATURE_MARK, CHECKSUM_MARK)
    claimed = [line for line in lines if line.startswith(marks)]
    if not claimed:
        if any(line.startswith(FACTS) for line in lines):
            raise bad_checksum()
        return ""
    if len(claimed) == 1 and claimed[0].startswith(CHECKSUM_MARK):
        check_sum(data)
        return ""
    signed, mark, signature = data.rpartition(SIGNATURE_MARK.encode())
    houses = [line.removeprefix(HOUSE_MARK) for line in claimed if line.startswith(HOUSE_MARK)]
    if len(claimed) != 2 or len(houses) != 1 or not mark:
        raise bad_signature()
    check(houses[0], signed, signature)
    return houses[0]


def with_checksum(text: str) -> str:
    """A record with a checksum over all of it as its last line."""
    return f"{text}{CHECKSUM_MARK}{hashlib.sha256(text.encode()).hexdigest()}\n"


def check_sum(data: bytes) -> None:
    """Refuse a record that is not what its checksum is of."""
    summed, _, told = data.rpartition(CHECKSUM_MARK.encode())
    if told != hashlib.sha256(summed).hexdigest().encode() + b"\n":
        raise bad_checksum()


def check(house: str, signed: bytes, signature: bytes) -> None:
    """Refuse a signature that is not the house's under exactly this."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ModuleNotFoundError:
        raise NotChecked(house) from None

    try:
        if signature != signature.strip().lower() + b"\n" or house != house.strip().lower():
            raise bad_signature()
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(house))
        key.verify(bytes.fromhex(signature.decode("ascii").strip()), signed)
    except (ValueError, InvalidSignature):
        raise bad_signature() from None


def bad_checksum() -> BadRecord:
    """A record that was changed since a house wrote it, though it has no key to sign with."""
    return BadRecord("checksum", "does not fit: the record was changed", "bad-checksum")


def bad_signature() -> BadRecord:
    """A record that was changed after it was signed, or never was."""
    return BadRecord("signature", "does not fit what is signed", "bad-signature")
