"""The chain of a log: no entry can be changed, left out or put in between without a trace.

The hash of an entry covers what it says and the hash of the entry before it:

    BLAKE2b(JSON of [hash before, table, number, kind, at, seat, user, request, data])

of 32 bytes, with a key, the JSON written without spaces, `data` as the text that is stored. The
key is the SHA-256 of `tabard chain:SEED`, where the seed is the house's own for this table: while
the game runs nobody can find out by trying what a hash stands for, a secret answer for instance,
and once the seed is revealed everybody can check. Whoever has kept a hash (a seat, a record) can
tell later whether the log still leads to it. Without such a hash one can tell that a log is
consistent, and no more.

Whoever leaves the house for good takes their name out of the log. An entry that a name was taken
out of is marked `withdrawn` and keeps the hash that it had: what comes after it still fits, and
whoever has kept a hash still finds it. What such an entry says can no longer be checked, so only
entries that call somebody by name can be marked so, and `tabard check` counts them.

Logs that are older than this have entries without a hash; their chain begins after them, with "".
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from tabard.server.compact import packed
from tabard.server.log import NAMING, WITHDRAWN, Entry
from tabard.server.table import Table


def chain_key(seed: str) -> bytes:
    """The key of a table's chain."""
    return hashlib.sha256(f"tabard chain:{seed}".encode()).digest()


def link(key: bytes, before: str, table_id: str, seq: int, entry: Entry) -> str:
    """The hash of entry number `seq` after an entry of some hash."""
    told = packed((before, *entry.said(table_id, seq)))
    return hashlib.blake2b(told, digest_size=32, key=key).hexdigest()


def chain(table: Table, new: Sequence[Entry]) -> None:
    """Give the next entries of a table their hashes; all else about them must be settled."""
    key, before = chain_key(table.seed), table.head
    for seq, entry in enumerate(new, table.version):
        entry.hash = before = link(key, before, table.id, seq, entry)


def misfit(table_id: str, seed: str, log: Sequence[Entry]) -> int | None:
    """The number of the first entry that does not fit the chain; None if all do."""
    key, before = chain_key(seed), ""
    for seq, entry in enumerate(log):
        chained = bool(before or entry.hash) and not is_withdrawn(entry)
        if chained and entry.hash != link(key, before, table_id, seq, entry):
            return seq
        before = entry.hash
    return None


def is_withdrawn(entry: Entry) -> bool:
    """Whether a name was taken out of an entry, which then is no longer what its hash covers."""
    return entry.kind in NAMING and entry.data.get(WITHDRAWN) is True


def begins(log: Sequence[Entry]) -> int:
    """How many entries are older than the chain."""
    return next((seq for seq, entry in enumerate(log) if entry.hash), len(log))
