"""What is being drawn: the view, who looks, what is offered, in which words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.draw import scene
from tabard.draw.states import IDLE, Offer
from tabard.draw.words import Phrasebook
from tabard.games.feudum import facts, prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck
from tabard.games.feudum.frames.between import BILL
from tabard.games.feudum.frames.cards import ASSAULT
from tabard.games.feudum.parts import played

# What parts read of a view.
ATTACK: Final = f"active facts.{ASSAULT.kind()}"
DUE: Final = f"?facts.{BILL.kind()}"
NOTHING: Final[dict[str, list[str]]] = {"hand": [], "writs": [], "drawn": []}


def of_places(*fields: str) -> str:
    """The paths of some fields of every location."""
    return " ".join(f"locations.{place}.{field}" for place in t.LOCATION_IDS for field in fields)


def of_pawns(seats: Sequence[int], field: str) -> str:
    """The paths of one field of all pawns of some seats."""
    return " ".join(f"seats.{seat}.pawns.{i}.{field}" for seat in seats for i in range(t.PAWNS))


class Scene(scene.Scene):
    """The eyes of somebody at a table of Feudum."""

    DECIDES = ("vp", "barrel")  # most points win, then most sulphur in the barrel (FEU-30.6)

    def __init__(
        self, view: Mapping[str, Any], seat: int | None, names: Sequence[str], words: Phrasebook
    ) -> None:
        super().__init__(view, seat, names, words)
        self.monsters: bool = "monsters" in played(view["options"])  # as long as a table lasts

    @property
    def guilds(self) -> dict[str, Any]:
        """The six guild boards."""
        guilds: dict[str, Any] = self.view["guilds"]
        return guilds

    @property
    def mine(self) -> Mapping[str, list[str]]:
        """The cards and writs of the one who looks."""
        return self.view.get("mine") or NOTHING

    def own(self, seat: int, piece: str) -> Offer:
        """What a piece of the one who chooses offers; those of others offer nothing."""
        offer = self.offer(piece)
        return offer if offer is not IDLE and seat == self.chooser else IDLE

    def good(self, seat: int, kind: str) -> Offer:
        """What a good of somebody offers; a cube that pays means the good that is due now."""
        cube = self.own(seat, "cube")
        if cube is not IDLE:
            due = facts.of(self.view, BILL).get("due", {})
            if kind == next((kind for kind in t.GOOD_IDS if due.get(kind)), t.GOOD_IDS[0]):
                return cube
        return self.own(seat, f"good/{kind}")

    def asked(self, *beginnings: str) -> bool:
        """Whether any piece of these kinds is offered or refused now."""
        return any(key.partition("/")[0] in beginnings for key in self.offers)

    def stars(self, guild: str) -> list[tuple[int, int]]:
        """Stars and seat of everybody who has stars in a guild, most first (FEU-18.1)."""
        counts = [(prospect.stars(self.view, guild, seat), seat) for seat in range(self.players)]
        found = [one for one in counts if one[0]]
        track = self.guilds["seats"][guild]
        rank = {seat: i for i, seat in enumerate(track) if seat is not None}
        return sorted(found, key=lambda one: (-one[0], rank.get(one[1], len(track)), one[1]))

    def stars_because(self, guild: str, seat: int) -> str:
        """Why somebody has so many stars, for a reader."""
        secondary = deck.GUILDS[guild]["secondary_location"]
        places = [one for one in self.view["locations"].values() if one["ruler"] == seat]
        figures = sum(1 for pawn in self.seats[seat]["pawns"] if pawn["face"] == guild)
        fiefs = sum(1 for one in places if one["guild"] == guild)
        others = sum(1 for one in places if one["type"] == secondary)
        counted: tuple[tuple[str, int, dict[str, object]], ...] = (
            ("stars-pawns", figures, {}),
            ("stars-feudums", fiefs, {"stars": t.FEUDUM_STARS * fiefs}),
            ("stars-places", others, {"kind": secondary}),
        )
        said = [self.say(key, number=number, **more) for key, number, more in counted if number]
        return " + ".join(said)

    def ferries_shut(self) -> bool:
        """Whether vessels lie with the alchemists (FEU-6.10)."""
        return any(self.guilds["vessels"].values())
