"""What is being drawn: the view, who looks, what is offered, in which words, where pieces stand."""

from collections.abc import Mapping
from typing import Any

from tabard.draw import scene


class Scene(scene.Scene):
    """The eyes of somebody at a table of Pillars."""

    @property
    def event(self) -> str | None:
        """The event of the round, once it is revealed."""
        event: str | None = self.view["event"]
        return event

    def settles(self, number: int) -> bool:
        """Is this the station being settled?"""
        return self.phase == "stations" and bool(self.view["station"] == number)

    def winners(self) -> list[int]:
        """Who has won, once the game is over: most points, then most gold (PIL-20.1, 20.2)."""
        if self.phase != "over":
            return []
        best = max((one["vp"], one["gold"]) for one in self.seats)
        return [i for i, one in enumerate(self.seats) if (one["vp"], one["gold"]) == best]

    def built(self) -> int:
        """How many parts of the cathedral stand."""
        return built(self.view)


def built(view: Mapping[str, Any]) -> int:
    """How many parts of the cathedral stand: one more after each station 13 (PIL-17.6)."""
    done: int = view["round"] - 1
    if view["phase"] == "over" or (view["phase"] == "stations" and view["station"] > 13):
        done += 1
    return max(0, done)
