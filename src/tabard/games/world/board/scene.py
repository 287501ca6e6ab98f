"""What is being drawn: the view, who looks, what is offered, in which words."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.draw import scene
from tabard.draw.states import IDLE, Offer
from tabard.draw.words import Phrasebook
from tabard.games.world import tables
from tabard.games.world.board import deck
from tabard.games.world.board.offers import offers


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
        self.choices = choices
        # A phrase in the reader's language, and what a card does.
        self.say = words
        self.event: str | None = view["event"]
        # What each verb offers, for questions that look elsewhere than at one piece.
        self.verbs = {str(choice["do"]) for choice in choices}

    def first(self, *pieces: str) -> Offer:
        """The first of these that is open, else the first that is refused."""
        found = [self.offer(piece) for piece in pieces]
        return next(
            (one for one in found if one.open), next((one for one in found if one.rule), IDLE)
        )

    def some(self, gain: Mapping[str, Any]) -> str:
        """An amount of a good or of points in words."""
        if gain["kind"] == "vp":
            return self.say("amount-points", number=gain["count"])
        return self.say("amount", number=gain["count"], kind=gain["kind"])

    def target(self, steps: int) -> str:
        """The field that the favour stone reaches over so many uncovered fields (WWE-6.3)."""
        fields, covered = tables.FIELD_IDS, self.view["covered"]["fields"]
        at = fields.index(self.view["favour"])
        while steps > 0:
            at = (at + 1) % len(fields)
            if fields[at] not in covered:
                steps -= 1
        return fields[at]

    def seat_at(self, side: int) -> int | None:
        """Who sits at a side of the council; None where nobody does."""
        sides: list[int] = self.view["sides"]
        return sides.index(side) if side in sides else None

    def goods_of(self, seat: int) -> Mapping[str, int] | None:
        """What a player has, if the one who looks may know."""
        goods: Mapping[str, int] | None = self.seats[seat].get("goods")
        return goods

    def points_of(self, seat: int) -> str:
        """A player's points, with the half that money may bring at the end (WWE-19.1)."""
        one = self.seats[seat]
        return f"{one['vp']}½" if one["half"] else str(one["vp"])

    def in_force(self) -> list[str]:
        """The permanent events that govern the playing of cards now (WWE-9.5)."""
        found = [event for event in self.view["slots"] if event is not None]
        if self.event is not None and deck.lasting(self.event) and self.event not in found:
            found.append(self.event)
        return found

    def last_chapter(self) -> bool:
        """Whether failed duties bring no penalty but cost double points (WWE-18.2)."""
        return bool(self.view["chapter"] == self.view["chapters"])

    def winners(self) -> list[int]:
        """Who has won, once the game is over (WWE-19.2)."""
        if self.phase != "over":
            return []
        return [seat for seat, place in enumerate(self.view["places"]) if place == 1]
