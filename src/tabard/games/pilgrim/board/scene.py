"""What is being drawn: the view, who looks, what is offered, in which words, where pieces stand."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.draw import scene
from tabard.draw.states import IDLE, Offer
from tabard.draw.words import Phrasebook
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board import pieces
from tabard.games.pilgrim.board.hexes import Hexes
from tabard.games.pilgrim.board.offers import offers
from tabard.games.pilgrim.telling import standing


class Scene(scene.Scene):
    """One picture in the making; parts note where a piece stands, the last layer uses it."""

    def __init__(
        self,
        view: Mapping[str, Any],
        choices: Sequence[Mapping[str, Any]],
        refusals: Sequence[Mapping[str, Any]],
        seat: int | None,
        names: Sequence[str],
        words: Phrasebook,
        known: Mapping[str, str] | None,
    ) -> None:
        super().__init__(view, offers(choices, refusals), seat, names, words)
        self.say = words
        self.mats = pieces.mats(view)
        if view["abbott"] is not None:
            self.names.append(self.called("ab_bott"))
        self.active = pieces.active(view)
        # Through whose eyes strength and costs are shown.
        self.own = seat if seat is not None else 0 if self.active is None else self.active
        self.over: bool = view["phase"] == "over"
        self.pending: Mapping[str, Any] = view["pending"]
        self.step: str = view["step"]
        self.known = known or {}  # where pieces stood when the turn was last confirmed
        self.pieces = pieces.follow(view, known)
        self.hexes = Hexes(1, 0, 0)
        # Where pieces stand: place and mat -> spots of (x, y, height), filled one after another.
        self.spots: dict[tuple[str, int], list[tuple[float, float, float]]] = {}
        self.over_map: list[str] = []  # drawn above the pieces: rings, ghosts, numbers
        self.ring: dict[str, dict[str, Any]] = {row["location"]: row for row in view["ring"]}
        self.place_of = {row["duty"]: row["location"] for row in view["ring"]}
        self.tall = False
        self.large: int | None = self.seat  # whose mat is drawn at full size

    def awaits(self, seat: int) -> bool:
        """Whether the table waits for a mat, that of the automatic player included."""
        if self.unconfirmed is not None:
            return seat == self.unconfirmed
        return seat == self.active and not self.over

    def called(self, thing: str) -> str:
        """The name of a thing."""
        return self.say.name(thing)

    def offer_of(self, *names: str) -> Offer:
        """What the first of some pieces offers that can be chosen, or is refused."""
        found = [self.offer(name) for name in names]
        for one in found:
            if one.open:
                return one
        return next((one for one in found if one.rule), IDLE)

    def stand(self, place: str, mat: int, *spots: tuple[float, float, float]) -> None:
        """Notes where the pieces of a mat at a place have their feet, and how tall they are."""
        self.spots[place, mat] = list(spots)

    def count(self, mat: int, location: str) -> int:
        """The acolytes of a mat in the City or on a duty tile."""
        number: int = self.mats[mat]["locations"][location]
        return number

    def strength(self, location: str) -> str:
        """The strength that the one who looks would have on a tile; "" without an acolyte."""
        own = self.count(self.own, location)
        if not own:
            return ""
        if self.pending["scriptorium"] and self.active == self.own:
            own += 1
        others = [self.count(m, location) for m in range(len(self.mats)) if m != self.own]
        others.append(int(self.ring[location]["dummy"]))
        most = max(others)
        return t.STRENGTH_IDS[t.MAJORITY if own > most else t.PARITY if own == most else t.MINORITY]

    def lanes(self) -> int:
        """How many lanes a tile has: one per mat, and one for dummies where there are any."""
        return len(self.mats) + int(self.has_dummies())

    def has_dummies(self) -> bool:
        """Whether dummies play."""
        return bool(self.view["dummies"]["north"] or self.view["dummies"]["south"])

    def winners(self) -> list[int]:
        """Who has won, once the game is over: points, piety, alms, turn order (PGM-25.1)."""
        if not self.over:
            return []
        return [max(range(len(self.mats)), key=standings(self.view).__getitem__)]


def standings(view: Mapping[str, Any]) -> list[tuple[int, ...]]:
    """What decides the place of every mat: points, piety, alms, turn order (PGM-25.1)."""
    mats, start = pieces.mats(view), view["start_player"] or 0
    return [(*standing(one), -((mat - start) % len(mats))) for mat, one in enumerate(mats)]
