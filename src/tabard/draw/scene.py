"""What every picture of a table knows: the view, who looks, what is offered, in which words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.draw.states import IDLE, Offer
from tabard.draw.words import Phrasebook


class Scene:
    """One picture in the making."""

    def __init__(
        self,
        view: Mapping[str, Any],
        offers: dict[str, Offer],
        seat: int | None,
        names: Sequence[str],
        words: Phrasebook,
    ) -> None:
        self.view = view
        self.seats: list[dict[str, Any]] = list(view["seats"])
        self.players = len(self.seats)
        self.names = [
            names[i] if i < len(names) else words("player", number=i + 1)
            for i in range(self.players)
        ]
        self.seat = seat
        mover = view["to_move"]
        self.mover: int | None = mover if isinstance(mover, int) else None
        self.chooser: int | None = seat if seat is not None else self.mover
        self.phase: str = view["phase"]
        self.offers = offers
        self.unconfirmed: int | None = None  # who has made a choice and not confirmed it yet

    def awaits(self, seat: int) -> bool:
        """Whether the table waits for a seat: to confirm its turn, or for its next choice."""
        if self.unconfirmed is not None:
            return seat == self.unconfirmed
        return seat == self.mover and self.phase != "over"

    def offer(self, piece: str) -> Offer:
        """What the piece offers: a choice, a refusal, or nothing."""
        return self.offers.get(piece, IDLE)
