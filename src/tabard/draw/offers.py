"""Which piece on the table stands for which choice, or for which refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabard.draw.states import Offer

# By the verb of an action: the word and the fields that together name its piece.
Pieces = Mapping[str, tuple[str, tuple[str, ...]]]


def pieces_of(verbs: Mapping[str, str]) -> Pieces:
    """The pieces by their verbs, from a table of what each stands for.

    >>> pieces_of({"card/card": "take hire", "accept": "accept"})["hire"]
    ('card', ('card',))
    """
    return {
        verb: (word, tuple(fields))
        for piece, meant in verbs.items()
        for word, *fields in (piece.split("/"),)
        for verb in meant.split()
    }


def named(action: Mapping[str, Any], pieces: Pieces) -> str:
    """The piece an action is chosen by, `place/market` or `buy/wood/2`; "" if there is none."""
    piece = pieces.get(action["do"])
    if piece is None:
        return ""
    word, fields = piece
    return "/".join([word, *(str(action[field]) for field in fields)])


def pieced(pieces: Pieces) -> Callable[[Mapping[str, Any]], str]:
    """What finds the piece of an action in a game."""
    return lambda action: named(action, pieces)


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


class Finder:
    """Finds what pieces offer where choices come by their codes, as a table that goes on has them.

    Which piece a code stands for is looked up once.
    """

    def __init__(self, piece_of: Callable[[Mapping[str, Any]], str]) -> None:
        self.piece_of = piece_of
        self.pieces: dict[int, str] = {}
        self.open: dict[int, Offer] = {}
        self.shut: dict[int, Offer] = {}

    def note(self, code: int, form: Mapping[str, Any]) -> str:
        """The piece of a code that is met for the first time."""
        self.open[code], self.shut[code] = Offer(code), Offer(None, str(code))
        piece = self.pieces[code] = self.piece_of(form)
        return piece

    def found(
        self, choices: Sequence[Mapping[str, Any]], refusals: Sequence[Mapping[str, Any]]
    ) -> tuple[dict[str, Offer], dict[str, Offer]]:
        """What every piece offers, and what is refused of it; the rule of a refusal is its code."""
        limits: dict[str, Offer] = {}
        pieces = self.pieces
        for form in refusals:
            code = int(form["rule"])
            piece = pieces[code] if code in pieces else self.note(code, form)
            if piece and piece not in limits:
                limits[piece] = self.shut[code]
        offers = dict(limits)
        for form in choices:
            code = form["code"]
            piece = pieces[code] if code in pieces else self.note(code, form)
            if piece and (piece not in offers or offers[piece].code is None):
                offers[piece] = self.open[code]
        return offers, limits
