"""What is being drawn: the view, who looks, what is offered, in which words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.draw import scene
from tabard.draw.states import IDLE, Offer
from tabard.draw.words import Phrasebook
from tabard.games.feudum import facts, prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck
from tabard.games.feudum.board.offers import offers
from tabard.games.feudum.frames.between import BILL


class Scene(scene.Scene):
    """One picture in the making."""

    def __init__(
        self,
        view: Mapping[str, Any],
        choices: Sequence[Mapping[str, Any]],
        refusals: Sequence[Mapping[str, Any]],
        seat: int | None,
        names: Sequence[str],
        words: Phrasebook,
    ) -> None:
        super().__init__(view, offers(choices, refusals), seat, names, words)
        self.say = words
        self.advanced: bool = view["options"]["variant"] == "advanced"
        self.guilds: dict[str, Any] = view["guilds"]
        self.mine: dict[str, Any] = view.get("mine") or {
            "hand": [],
            "writs": [],
            "drawn": [],
            "stack": [],
        }
        self.offers = self.resolved(self.offers)
        self.stars = {guild: self.count_stars(guild) for guild in t.GUILD_IDS}

    def resolved(self, found: dict[str, Offer]) -> dict[str, Offer]:
        """A cube that pays means the good that is due now."""
        if "cube" in found:
            due = facts.of(self.view, BILL).get("due", {})
            kind = next((kind for kind in t.GOOD_IDS if due.get(kind)), t.GOOD_IDS[0])
            found[f"good/{kind}"] = found.pop("cube")
        return found

    def own(self, seat: int, piece: str) -> Offer:
        """What a piece of the one who chooses offers; those of others offer nothing."""
        return self.offer(piece) if seat == self.chooser else IDLE

    def asked(self, *beginnings: str) -> bool:
        """Whether any piece of these kinds is offered or refused now."""
        return any(key.partition("/")[0] in beginnings for key in self.offers)

    def count_stars(self, guild: str) -> list[tuple[int, int]]:
        """Stars and seat of everybody who has stars in a guild, most first (FEU-18.1)."""
        counts = [(prospect.stars(self.view, guild, seat), seat) for seat in range(self.players)]
        found = [one for one in counts if one[0]]
        track = self.guilds["seats"][guild]
        rank = {seat: i for i, seat in enumerate(track) if seat is not None}
        return sorted(found, key=lambda one: (-one[0], rank.get(one[1], len(track)), one[1]))

    def stars_because(self, guild: str, seat: int) -> str:
        """Why somebody has so many stars, for a reader."""
        secondary = deck.GUILDS[guild]["secondary_location"]
        places = self.view["locations"].values()
        figures = sum(1 for pawn in self.seats[seat]["pawns"] if pawn["face"] == guild)
        fiefs = sum(1 for p in places if p["ruler"] == seat and p["guild"] == guild)
        others = sum(1 for p in places if p["ruler"] == seat and p["type"] == secondary)
        parts = []
        if figures:
            parts.append(self.say("stars-pawns", number=figures))
        if fiefs:
            parts.append(self.say("stars-feudums", number=fiefs, stars=t.FEUDUM_STARS * fiefs))
        if others:
            parts.append(self.say("stars-places", number=others, kind=secondary))
        return " + ".join(parts)

    def ferries_shut(self) -> bool:
        """Whether vessels lie with the alchemists (FEU-6.10)."""
        return any(self.guilds["vessels"].values())

    def winners(self) -> list[int]:
        """Who has won: most points, then sulphur in the barrel (FEU-30.6)."""
        if self.phase != "over":
            return []
        best = max((one["vp"], one["barrel"]) for one in self.seats)
        return [i for i, one in enumerate(self.seats) if (one["vp"], one["barrel"]) == best]

    def focus(self) -> str | None:
        """The location that the present action is about."""
        place: str | None = facts.known(self.view, "place")
        return place
