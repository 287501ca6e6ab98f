"""What is being drawn: the view, who looks, what is offered, in which words."""

from collections.abc import Mapping
from typing import Any

from tabard.draw import scene
from tabard.draw.words import Phrasebook


def some(say: Phrasebook, gain: Mapping[str, Any]) -> str:
    """An amount of a good or of points in words."""
    if gain["kind"] == "vp":
        return say("amount-points", number=gain["count"])
    return say("amount", number=gain["count"], kind=gain["kind"])


class Scene(scene.Scene):
    """The eyes of somebody at a table of World Without End."""

    @property
    def event(self) -> str | None:
        """The event of the round, once it is revealed."""
        event: str | None = self.view["event"]
        return event

    def points_of(self, seat: int) -> str:
        """A player's points, with the half that money may bring at the end (WWE-19.1)."""
        one = self.seats[seat]
        return f"{one['vp']}½" if one["half"] else str(one["vp"])

    def begins(self, seat: int) -> bool:
        """Whether a player has the badge."""
        return bool(self.view["active"] == seat)

    def last_chapter(self) -> bool:
        """Whether failed duties bring no penalty but cost double points (WWE-18.2)."""
        return bool(self.view["chapter"] == self.view["chapters"])

    def winners(self) -> list[int]:
        """Who has won, once the game is over (WWE-19.2)."""
        if self.phase != "over":
            return []
        return [seat for seat, place in enumerate(self.view["places"]) if place == 1]
