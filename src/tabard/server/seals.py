"""Seeds put aside: the house commits to one before whoever opens a table brings a nonce along.

Who sits down later finds the commitment at the table. Who opens it has none to look at yet, so the
house hands out a seal first: the id and the seed of the table to be, encrypted, with the commitment
beside it. The house keeps nothing of it. A table's id is taken once, so a seal opens one table.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Final

from tabard.kernel.dealer import commitment, is_nonce
from tabard.server.refusals import RequestRefused, malformed

LASTS_SECONDS: Final = 86_400
LONGEST_SEAL: Final = 400


class Seals:
    """The seals of a house; all of its servers have the same secret."""

    def __init__(self, secret: str) -> None:
        from cryptography.fernet import Fernet

        key = hashlib.sha256(f"tabard seals:{secret}".encode()).digest()
        self.fernet = Fernet(base64.urlsafe_b64encode(key))

    def new(self) -> dict[str, str]:
        """A new seal, and the commitment to the seed in it."""
        table_id, seed = new_table()
        seal = self.fernet.encrypt(json.dumps([table_id, seed]).encode()).decode()
        return {"seal": seal, "commitment": commitment(seed)}

    def broken(self, seal: str) -> tuple[str, str]:
        """The id and the seed that a seal holds."""
        from cryptography.fernet import InvalidToken

        try:
            table_id, seed = json.loads(self.fernet.decrypt(seal.encode(), LASTS_SECONDS))
        except InvalidToken:
            sentence = "That seal is not of this house, or too old; ask for another."
            raise RequestRefused("bad-seal", 409, sentence) from None
        return table_id, seed


def new_table() -> tuple[str, str]:
    """The id and the seed of a table to be."""
    return new_id(), secrets.token_urlsafe(32)


def new_id() -> str:
    """The id of a table to be: one that began with - would be an option to commands."""
    while True:
        found = secrets.token_urlsafe(9)
        if not found.startswith("-"):
            return found


def seal_used() -> RequestRefused:
    """A seal that has opened a table already."""
    sentence = "That seal has opened a table already; ask for another."
    return RequestRefused("seal-used", 409, sentence)


def brought_along(fields: Mapping[str, str]) -> tuple[str, str]:
    """The seal that a browser has asked for and its nonce; one without scripts brings neither."""
    return fields.get("seal", "")[:LONGEST_SEAL], checked_nonce(fields.get("nonce", ""))


def checked_nonce(text: str) -> str:
    """What somebody brings along for the seed, or nothing."""
    if text and not is_nonce(text):
        raise malformed("nonce", "is not 32 to 64 hexadecimal digits in small letters")
    return text
