"""What is being drawn: the view, who looks, what is offered, in which words, where pieces stand."""

from tabard.draw import scene


class Scene(scene.Scene):
    """The eyes of somebody at a table of Pillars."""

    DECIDES = ("vp", "gold")  # most points win, then most gold (PIL-20.1, 20.2)

    @property
    def event(self) -> str | None:
        """The event of the round, once it is revealed."""
        event: str | None = self.view["event"]
        return event

    def settles(self, number: int) -> bool:
        """Is this the station being settled?"""
        return self.phase == "stations" and bool(self.view["station"] == number)
