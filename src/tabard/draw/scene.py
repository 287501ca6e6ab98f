"""What every picture of a table knows: the view, who looks, what is offered, in which words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tabard.draw.states import IDLE, Offer
from tabard.draw.words import Phrasebook


class Scene:
    """The eyes of somebody at a table: one picture in the making, or one after another (`look`).

    What it says of the view it reads there each time, so that nothing outlives the view. DECIDES
    are the fields of players by which places are decided.
    """

    DECIDES: ClassVar[Sequence[str]] = ()

    def __init__(
        self,
        view: Mapping[str, Any],
        seat: int | None,
        names: Sequence[str],
        words: Phrasebook,
        offers: Mapping[str, Offer] | None = None,
    ) -> None:
        self.view = view
        self.say = words
        self.players = len(view["seats"])
        self.names = [
            names[i] if i < len(names) else words("player", number=i + 1)
            for i in range(self.players)
        ]
        self.seat = seat
        self.offers: Mapping[str, Offer] = offers or {}
        self.limits: Mapping[str, Offer] = {}
        self.pieces: Mapping[str, str] = {}
        self.settled: Mapping[str, str] = {}  # where they stood before what is not confirmed yet
        self.unconfirmed: int | None = None  # who has made a choice and not confirmed it yet

    def look(
        self,
        view: Mapping[str, Any],
        offers: Mapping[str, Offer],
        limits: Mapping[str, Offer],
        pieces: Mapping[str, str],
        unconfirmed: int | None = None,
        settled: Mapping[str, str] | None = None,
    ) -> None:
        """Look at another view, with what is offered in it and where its pieces stand."""
        self.view, self.offers, self.limits = view, offers, limits
        self.pieces, self.settled = pieces, pieces if settled is None else settled
        self.unconfirmed = unconfirmed

    @property
    def seats(self) -> list[dict[str, Any]]:
        """What lies before every player."""
        seats: list[dict[str, Any]] = self.view["seats"]
        return seats

    def mat(self, number: int) -> Mapping[str, Any]:
        """What lies before one of them."""
        return self.seats[number]

    @property
    def phase(self) -> str:
        """The phase of the game."""
        phase: str = self.view["phase"]
        return phase

    @property
    def mover(self) -> int | None:
        """Who is to move, if anybody is."""
        mover = self.view["to_move"]
        return mover if isinstance(mover, int) else None

    @property
    def active(self) -> int | None:
        """Whose turn it is."""
        return self.mover

    @property
    def chooser(self) -> int | None:
        """Whose choices are offered: those of whoever looks, else of whoever is to move."""
        return self.seat if self.seat is not None else self.mover

    def awaits(self, seat: int) -> bool:
        """Whether the table waits for a seat: to confirm its turn, or for its next choice."""
        if self.unconfirmed is not None:
            return seat == self.unconfirmed
        return seat == self.active and self.phase != "over"

    def offer(self, piece: str) -> Offer:
        """What the piece offers: a choice, a refusal, or nothing."""
        return self.offers.get(piece, IDLE)

    def first(self, *pieces: str) -> Offer:
        """The first of these that is open, else the first that is refused."""
        found = [self.offer(piece) for piece in pieces]
        refused = next((one for one in found if one.rule), IDLE)
        return next((one for one in found if one.open), refused)

    def points_of(self, seat: int) -> object:
        """A player's points, as they stand on his mat."""
        return self.seats[seat]["vp"]

    def told_points(self, seat: int) -> str:
        """The same as a reader hears them."""
        return self.say("points-of", name=self.names[seat], points=self.points_of(seat))

    def winners(self) -> Sequence[int]:
        """Who has won, once the game is over: by what decides, the weightiest first."""
        if self.phase != "over" or not self.DECIDES:
            return ()
        found = standings(self.view, self.DECIDES)
        return [seat for seat, one in enumerate(found) if one == max(found)]

    def begins(self, seat: int) -> bool:
        """Whether a player goes first."""
        return bool(self.view["start_player"] == seat)


def standings(view: Mapping[str, Any], fields: Sequence[str]) -> list[tuple[int, ...]]:
    """What decides the place of every player, the weightiest first."""
    return [tuple([int(one[field]) for field in fields]) for one in view["seats"]]
