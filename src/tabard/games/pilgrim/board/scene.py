"""What is being drawn: the view, who looks, what is offered, in which words, where pieces stand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.draw import scene
from tabard.draw.stage import Rect
from tabard.draw.words import Phrasebook
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board import pieces
from tabard.games.pilgrim.board.plan import CITY, Plan
from tabard.games.pilgrim.telling import standing


class Scene(scene.Scene):
    """The eyes of somebody at a table of Pilgrim, which has a board of one size."""

    def __init__(
        self,
        plan: Plan,
        view: Mapping[str, Any],
        seat: int | None,
        names: Sequence[str],
        words: Phrasebook,
    ) -> None:
        super().__init__(view, seat, names, words)
        self.plan: Final = plan
        self.hexes: Final = plan.hexes
        self.tall: Final = plan.tall
        if view["abbott"] is not None:
            self.names.append(self.called("ab_bott"))
        self.called_all: Final = tuple(self.names)
        self.all: Final = range(len(self.names))  # the mats, that of the automatic player included

    def mat(self, number: int) -> dict[str, Any]:
        """What lies on a mat; in a solo game Ab-Bott's is behind the player's."""
        found: dict[str, Any]
        found = self.seats[number] if number < self.players else self.view["abbott"]
        return found

    @property
    def active(self) -> int | None:
        """The mat of whose turn it is, that of the automatic player included."""
        return pieces.active(self.view)

    @property
    def own(self) -> int:
        """Through whose eyes strength and costs are shown."""
        return self.seat if self.seat is not None else self.active or 0

    @property
    def pending(self) -> Mapping[str, Any]:
        """What the turn has in the air."""
        pending: Mapping[str, Any] = self.view["pending"]
        return pending

    @property
    def step(self) -> str:
        """What is being decided."""
        step: str = self.view["step"]
        return step

    def tile(self, location: str) -> Mapping[str, Any] | None:
        """The duty tile at a location, once it is dealt; the City has none."""
        if location == CITY:
            return None
        at, ring = t.RING_IDS.index(location), self.view["ring"]
        return ring[at] if at < len(ring) else None

    def called(self, thing: str) -> str:
        """The name of a thing."""
        return self.say.name(thing)

    def count(self, mat: int, location: str) -> int:
        """The acolytes of a mat in the City or on a duty tile."""
        number: int = self.mat(mat)["locations"][location]
        return number

    def counts(self, location: str) -> tuple[int, ...]:
        """The acolytes of every mat there."""
        return tuple([self.count(mat, location) for mat in self.all])

    def strength(self, counts: Sequence[int], dummy: bool) -> str:
        """The strength that the one who looks would have on a tile; "" without an acolyte."""
        mine = self.own
        own = counts[mine]
        if not own:
            return ""
        if self.pending["scriptorium"] and self.active == mine:
            own += 1
        most = max(int(dummy), *[n for mat, n in enumerate(counts) if mat != mine])
        return t.STRENGTH_IDS[t.MAJORITY if own > most else t.PARITY if own == most else t.MINORITY]

    def lanes(self, location: str) -> Sequence[Rect]:
        """The lanes of a location: one per mat, and one for dummies where there are any."""
        mats = len(self.all)
        return self.plan.lanes(location, mats, mats + self.dummies)

    @property
    def dummies(self) -> bool:
        """Whether there are dummies, which have a lane of their own."""
        dummies = self.view["dummies"]
        return bool(dummies["north"] or dummies["south"])

    def points_of(self, seat: int) -> object:
        """The points of a mat, if the game ended now."""
        return self.mat(seat)["points"]

    def winners(self) -> list[int]:
        """Who has won, once the game is over: points, piety, alms, turn order (PGM-25.1)."""
        if self.phase != "over":
            return []
        return [max(self.all, key=standings(self.view).__getitem__)]


def standings(view: Mapping[str, Any]) -> list[tuple[int, ...]]:
    """What decides the place of every mat: points, piety, alms, turn order (PGM-25.1)."""
    mats, start = pieces.mats(view), view["start_player"] or 0
    return [(*standing(one), -((mat - start) % len(mats))) for mat, one in enumerate(mats)]
