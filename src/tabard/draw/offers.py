"""Which piece on the table stands for which choice, or for which refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabard.draw.states import Offer

# By the verb of an action: the word and the fields that together name its piece.
Pieces = Mapping[str, tuple[str, tuple[str, ...]]]


def named(action: Mapping[str, Any], pieces: Pieces) -> str:
    """The piece an action is chosen by, `place/market` or `buy/wood/2`; "" if there is none."""
    piece = pieces.get(action["do"])
    if piece is None:
        return ""
    word, fields = piece
    return "/".join([word, *(str(action[field]) for field in fields)])


def offered(
    choices: Sequence[Mapping[str, Any]],
    refusals: Sequence[Mapping[str, Any]],
    piece_of: Callable[[Mapping[str, Any]], str],
) -> dict[str, Offer]:
    """What every piece offers now; where a piece could do both, the choice wins."""
    found: dict[str, Offer] = {}
    for refusal in refusals:
        piece = piece_of(refusal)
        if piece and piece not in found:
            found[piece] = Offer(None, str(refusal["rule"]))
    for choice in choices:
        piece = piece_of(choice)
        if piece and not found.get(piece, Offer()).open:
            found[piece] = Offer(int(choice["code"]))
    return found
