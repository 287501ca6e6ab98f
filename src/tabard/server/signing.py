"""What a house adds to a record: who played, when, what went back, and its signature under it.

How that is written is told in `tabard.signature`, which checks it.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabard.kernel.errors import BadInput
from tabard.kernel.record import CHANCE_MARK
from tabard.server.chronicle import Undone
from tabard.server.notes import commentary
from tabard.server.store.private import write_once
from tabard.server.table import Occupant, Table
from tabard.signature import HOUSE_MARK, SIGNATURE_MARK, with_checksum

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

KEY_BYTES: Final = 32


class Signer:
    """The key of a house: nobody else can sign for it, and everybody can check."""

    def __init__(self, key: Ed25519PrivateKey) -> None:
        self.key = key
        self.public: Final = key.public_key().public_bytes_raw().hex()

    def signed(self, table: Table, text: str) -> str:
        """A record of a table with what the house knows of it, signed."""
        told = text + in_lines([HOUSE_MARK + self.public, *facts_of(table)])
        signature = self.key.sign(told.encode()).hex()
        return f"{told}{SIGNATURE_MARK}{signature}\n"


def read_signer(file: Path) -> Signer:
    """The signer whose key lies in a file, which is made at the first start."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    write_once(file, Ed25519PrivateKey.generate().private_bytes_raw())
    kept = file.read_bytes()
    if len(kept) != KEY_BYTES:
        problem = f"is no key: it has {len(kept)} bytes, not {KEY_BYTES}"
        raise BadInput(
            str(file), f"{problem}; bring back the house's key, or remove it for a new one"
        )
    return Signer(Ed25519PrivateKey.from_private_bytes(kept))


def record_text(table: Table, signer: Signer | None, unheard: Collection[str] = ()) -> str:
    """The record of a table that has ended, its seed revealed; signed if it was played here.

    With all that was written to it, but by those whom the reader does not want to hear.
    """
    text = table.record().text() + commentary(table, unheard).text()
    if table.brought_in:
        return text
    if signer is not None:
        return signer.signed(table, text)
    return with_checksum(text + in_lines(facts_of(table)))


def in_lines(facts: list[str]) -> str:
    """Facts as the last lines of a record."""
    return "".join(f"{line}\n" for line in facts)


def facts_of(table: Table) -> list[str]:
    """What a house knows of a game besides the game."""
    told = table.chronicle
    return [
        f"# table: {table.id}",
        f"# begun: {iso_time(table.opened_at)}",
        f"# ended: {iso_time(table.plies[-1].at if table.plies else table.opened_at)}",
        *(f"# seat {i}: {', then '.join(who_played(s))}" for i, s in enumerate(table.seats)),
        *(line for undone in told.undos for line in undo_lines(table, undone)),
        *(
            f"# late: seat {f.seat}, before choice {f.ply + 1}, {iso_time(f.at)}"
            for f in told.flags
        ),
        f"# undos: {len(told.undos)}",
        f"# lates: {len(told.flags)}",
        f"# log: {table.version} entries, head {table.head or 'none'}",
    ]


def undo_lines(table: Table, undone: Undone) -> list[str]:
    """One undo: from which choice on, by whom, when, who agreed, and what was taken back."""
    assert table.game is not None
    seat = "nobody" if undone.seat is None else f"seat {undone.seat}"
    agreed = " ".join(map(str, undone.agreed)) or "nobody was asked"
    head = f"choice {undone.ply + 1} on, {len(undone.choices)} choices, by {seat}"
    return [
        f"# undo: {head}, {iso_time(undone.at)}, agreed: {agreed}",
        *(
            f"# undone: {CHANCE_MARK if mover < 0 else mover} {table.game.actions.text(code)}"
            for mover, code in undone.choices
        ),
    ]


def facts_json(table: Table) -> dict[str, Any]:
    """The same as data."""
    told = table.chronicle
    return {
        "begun": table.opened_at,
        "ended": table.plies[-1].at if table.plies else table.opened_at,
        "seats": [who_played(seat) for seat in table.seats],
        "undos": [
            {
                "seat": one.seat,
                "ply": one.ply,
                "at": one.at,
                "choices": [code for _, code in one.choices],
                "agreed": list(one.agreed),
            }
            for one in told.undos
        ],
        "flags": [{"seat": one.seat, "ply": one.ply, "at": one.at} for one in told.flags],
        "entries": table.version,
        "head": table.head,
    }


def who_played(seat: Occupant) -> list[str]:
    """Who had a seat one after the other: a person, or a bot of some level."""
    now = [f"bot {seat.bot}"] if seat.bot else ["person"] if seat.user else []
    return [*seat.before, *now]


def iso_time(milliseconds: int) -> str:
    """A time as a record tells it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")
