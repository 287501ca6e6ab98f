"""The picture of a table on the way through a game: which parts of it changed, for one reader.

A board in parts is followed part by part, and what everybody sees is drawn once for all readers of
a language and a layout. Any other board is drawn whole each time, and its parts are compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from tabard.draw.drawing import Tree
from tabard.draw.picture import Picture, Sheet
from tabard.draw.stage import Drawing
from tabard.server.table import Table
from tabard.server.web.frame import Look
from tabard.server.web.sight import Sight
from tabard.server.web.trail import pieces_at
from tabard.server.web.views import common_view

Parts = dict[str, str]


class Canvas(Protocol):
    """What a reader has of a picture."""

    def turn(self, table: Table, look: Look) -> Parts | None:
        """Go to another moment: the parts that changed, by name; None where it begins anew."""

    def placed(self) -> str:
        """The whole picture with its places, its stamps not printed."""

    @property
    def title(self) -> str:
        """What the picture is called."""


def canvas_of(table: Table, sight: Sight) -> Canvas:
    """An empty canvas for a reader."""
    tree = sight.board.tree
    if tree is None:
        return Painted(sight)
    return Followed(table, sight, tree(table.plan.players, sight.layout))


class Followed:
    """A picture in parts."""

    def __init__(self, table: Table, sight: Sight, tree: Tree) -> None:
        self.sight: Final = sight
        self.tree: Final = tree
        self.sheet = Sheet(common(table, sight, tree), sight.seat)

    @property
    def title(self) -> str:
        """What the picture is called."""
        return self.sheet.title

    def turn(self, table: Table, look: Look) -> Parts | None:
        """Go to another moment."""
        picture = self.sheet.picture
        if look.plies == len(table.plies):
            picture = common(table, self.sight, self.tree)
        if picture is not self.sheet.picture:  # names have changed
            self.sheet = Sheet(picture, self.sight.seat)
        offers: Mapping[str, Any] = {}
        limits: Mapping[str, Any] = {}
        if look.asked is not None:
            refused = (*look.asked.refused, *look.asked.limited)
            offers, limits = self.tree.finder.found(look.asked.choices, refused)
        pieces = settled = None
        if look.view != picture.view:
            settled = pieces_at(table, look.plies)
            pieces = self.tree.follow(look.view, settled)
        return self.sheet.turn(look.view, offers, limits, pieces, look.unconfirmed, settled)

    def placed(self) -> str:
        """The whole picture."""
        return self.sheet.placed()


def common(table: Table, sight: Sight, tree: Tree) -> Picture:
    """What everybody sees of a table as it stands, in a language and a layout."""
    assert table.state is not None
    known: dict[tuple[str, str], tuple[object, Picture]]
    known = table.memory.setdefault("pictures", {})
    key = (sight.lang, sight.layout)
    names = table.names()
    state, picture = known.get(key, (None, None))
    if picture is None or picture.names != names:
        pieces = pieces_at(table, len(table.plies))
        view = common_view(table, table.state)
        picture = Picture(tree, view, names, sight.phrases, pieces)
    elif state is not table.state:
        pieces = pieces_at(table, len(table.plies))
        picture.turn(common_view(table, table.state), pieces)
    known[key] = (table.state, picture)
    return picture


class Painted:
    """A picture that is drawn whole each time."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.last: Drawing | None = None

    @property
    def title(self) -> str:
        """What the picture is called."""
        assert self.last is not None
        return self.last.called

    def turn(self, table: Table, look: Look) -> Parts | None:
        """Go to another moment."""
        asked, last = look.asked, self.last
        self.last = now = self.sight.board.draw(
            look.view,
            choices=asked.choices if asked else (),
            refusals=(*asked.refused, *asked.limited) if asked else (),
            seat=self.sight.seat,
            layout=self.sight.layout,
            names=table.names(),
            words=self.sight.phrases,
            pieces=pieces_at(table, look.plies),
            unconfirmed=look.unconfirmed,
        )
        if last is None or last.names != now.names or last.size != now.size:
            return None
        both = zip(now.names, last.parts, now.parts, strict=True)
        return {name: fresh for name, had, fresh in both if had != fresh}

    def placed(self) -> str:
        """The whole picture."""
        assert self.last is not None
        return self.last.placed()
