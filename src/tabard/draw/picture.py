"""The picture of a table that goes on: drawn once for everybody, and for a seat where it sees more.

A `Picture` is what a spectator sees, in one language and layout. A `Sheet` is what one pair of eyes
has: the same texts, but for the own mat, for what is offered, and for what this seat alone knows.
Going to another view costs the nodes that read what differs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.draw.drawing import Tree
from tabard.draw.states import Offer
from tabard.draw.tree import Eyes, Kit, View
from tabard.draw.words import Phrasebook

Offers = Mapping[str, Offer]
Pieces = Mapping[str, str]
NONE: Final[Offers] = {}
ANOTHERS: Final = "\0"  # what no node draws


class Picture:
    """What everybody sees of a table.

    `before` and `raw` are the view that was left last and what may have changed since: whoever
    goes the same way need not compare again.
    """

    def __init__(
        self, tree: Tree, view: View, names: Sequence[str], words: Phrasebook, pieces: Pieces
    ) -> None:
        self.tree: Final = tree
        self.kit: Final = tree.kit
        self.names: Final = names
        self.words: Final = words
        self.scene: Final = tree.scene(view, None, names, words)
        self.view = view
        self.pieces = pieces
        self.before: View = view
        self.raw = 0
        self.texts: Final[list[str]] = [""] * len(self.kit.names)
        self.scene.look(view, NONE, NONE, pieces)
        self.draw(self.kit.common)

    def turn(self, view: View, pieces: Pieces) -> None:
        """Go to another view."""
        self.before, self.view = self.view, view
        self.raw = self.kit.reads.changed(self.before, view)
        if pieces != self.pieces:
            self.raw |= self.kit.moving
        self.pieces = pieces
        self.scene.look(view, NONE, NONE, pieces)
        self.draw(self.raw & self.kit.common)

    def draw(self, mask: int) -> None:
        """Draw some nodes anew; a text that comes out the same stays the same object."""
        texts = self.texts
        for node in self.kit.among(mask):
            for i, text in enumerate(node.texts(self.scene), node.first):
                if texts[i] != text:
                    texts[i] = text


class Sheet:
    """What one pair of eyes has of a picture."""

    def __init__(self, picture: Picture, seat: int | None) -> None:
        self.picture: Final = picture
        self.seat: Final = seat
        self.scene: Final = picture.tree.scene(picture.view, seat, picture.names, picture.words)
        self.view: View = picture.view
        self.common: View = picture.view  # what everybody saw then
        self.offers: Offers = NONE
        self.limits: Offers = NONE
        self.pieces: Pieces = picture.pieces
        self.settled: Pieces | None = None
        self.unconfirmed: int | None = None
        self.eyes: Eyes = (seat, None)
        self.texts: Final[list[str]] = [""] * len(picture.kit.names)

    def turn(
        self,
        view: View,
        offers: Offers = NONE,
        limits: Offers = NONE,
        pieces: Pieces | None = None,
        unconfirmed: int | None = None,
        settled: Pieces | None = None,
    ) -> dict[str, str] | None:
        """Go to another view, after the picture has; the parts that changed, by name.

        None where the picture begins anew. `pieces` are where they stand now, if not as everybody
        sees them, and `settled` where they stood before what is not confirmed yet.
        """
        picture, kit = self.picture, self.picture.kit
        if view == picture.view:
            view = picture.view
        eyes = (self.seat, picture.tree.shape(view, self.seat))
        anew = eyes != self.eyes and kit.frames.get(self.eyes) != kit.frames[eyes]
        touched = self.touched(offers)
        standing = pieces or picture.pieces
        mask = kit.seen[eyes]
        if not anew:
            may = self.may_differ(view, offers, limits, touched, unconfirmed)
            if eyes != self.eyes:
                may |= self.come(eyes)
            moved = standing != self.pieces or settled != self.settled
            mask &= may | kit.moving if moved else may
        self.eyes = eyes
        private = (kit.own | touched) & mask
        if view is not picture.view:
            private |= kit.reads.changed(picture.view, view) & mask
        if unconfirmed is not None:
            private |= kit.awaits & mask
        if pieces is not None:
            private |= kit.moving & mask
        self.view, self.offers, self.limits, self.unconfirmed = view, offers, limits, unconfirmed
        self.common = picture.view
        self.pieces, self.settled = standing, settled
        if private:
            self.scene.look(view, offers, limits, standing, unconfirmed, settled)
        if anew:
            self.lay(kit, eyes, private)
            return None
        return self.draw(kit, mask, private)

    def come(self, eyes: Eyes) -> int:
        """The nodes that draw a place from now on: what a page has there is another's."""
        kit = self.picture.kit
        found = kit.seen[eyes] & ~kit.seen[self.eyes]
        for node in kit.among(found):
            for i in range(node.first, node.first + len(node.ids)):
                self.texts[i] = ANOTHERS
        return found

    def touched(self, offers: Offers) -> int:
        """The nodes that some offers light."""
        found = 0
        known = self.picture.kit.touching
        for piece in offers:
            mask = known.get(piece)
            found |= self.picture.kit.touches(piece) if mask is None else mask
        return found

    def may_differ(
        self, view: View, offers: Offers, limits: Offers, touched: int, unconfirmed: int | None
    ) -> int:
        """The nodes whose texts may not be what they were."""
        picture, kit = self.picture, self.picture.kit
        if self.view is picture.before and view is picture.view:
            mask = picture.raw
        elif self.common is picture.before:  # the same way, with what this seat knows beside it
            reads = kit.reads
            mask = picture.raw | reads.aside(self.view, view, picture.before, picture.view)
        else:
            mask = kit.reads.changed(self.view, view)
        if touched:
            mask |= kit.soft.changed(self.view, view) & touched
        if offers or self.offers:
            mask |= self.otherwise(self.offers, offers)
        if limits or self.limits:
            mask |= self.otherwise(self.limits, limits)
        if unconfirmed != self.unconfirmed:
            mask |= kit.awaits
        return mask

    def otherwise(self, old: Offers, new: Offers) -> int:
        """The nodes lit by offers that came, went or changed."""
        found = 0
        kit = self.picture.kit
        for piece, offer in new.items():
            had = old.get(piece)
            if had is not offer and had != offer:
                found |= kit.touches(piece)
        for piece in old.keys() - new.keys():
            found |= kit.touches(piece)
        return found

    def lay(self, kit: Kit, eyes: Eyes, private: int) -> None:
        """All texts of a picture that begins."""
        common = self.picture.texts
        for node in kit.orders[eyes]:
            end = node.first + len(node.ids)
            mine = node.bit & private or node.own
            self.texts[node.first : end] = (
                node.texts(self.scene) if mine else common[node.first : end]
            )

    def draw(self, kit: Kit, mask: int, private: int) -> dict[str, str]:
        """The texts that changed."""
        found: dict[str, str] = {}
        have, common = self.texts, self.picture.texts
        for node in kit.among(mask):
            first = node.first
            if node.bit & private:
                fresh = node.texts(self.scene)
            else:
                fresh = common[first : first + len(node.ids)]
            for i, text in enumerate(fresh, first):
                if have[i] is not text:
                    if have[i] != text:
                        found[kit.names[i]] = text
                    have[i] = text
        return found

    def placed(self) -> str:
        """The whole picture with its places, its stamps not printed."""
        texts = self.picture.kit.in_order(self.eyes, self.texts)
        return self.picture.tree.placed(self.view, self.seat, self.picture.words, texts)

    @property
    def title(self) -> str:
        """What the picture is called now."""
        return self.picture.tree.title(self.view, self.picture.words)
