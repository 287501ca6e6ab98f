"""What a board brings along to be drawn in parts, and pictures put together of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tabard.draw.offers import Finder, offered
from tabard.draw.stage import Drawing, Rect, framed, opened, placed
from tabard.draw.tree import Eyes, Kit, Node, View
from tabard.draw.words import Phrasebook

Form = Mapping[str, Any]
Eyed = Callable[[View, int | None, Sequence[str], Phrasebook], Any]


def one_shape(_: View, __: int | None) -> Hashable:
    """A table that is always laid out alike."""
    return 0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Tree:
    """The picture of a table of so many players in one layout.

    kit      its nodes
    scene    the eyes of somebody: they stay, and are given one view after another
    shape    how the table is laid out for somebody: pictures of one shape have the same places
    rooms    where its rooms are, `whole` among them
    title    what it is called
    piece_of which piece stands for a choice, and `finder`, the same where choices come by code
    follow   where the pieces stand that players move
    """

    kind: str
    layout: str
    kit: Kit
    scene: Eyed
    rooms: Callable[[View, int | None, str], Mapping[str, Rect]]
    title: Callable[[View, Phrasebook], str]
    piece_of: Callable[[Form], str]
    follow: Callable[[View, Mapping[str, str] | None], Mapping[str, str]]
    shape: Callable[[View, int | None], Hashable] = one_shape
    finder: Finder = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "finder", Finder(self.piece_of))

    def framed(
        self, view: View, seat: int | None, words: Phrasebook, texts: Sequence[str]
    ) -> Drawing:
        """The texts of somebody's picture, in its order, as one `<svg>` element."""
        _, _, width, height = self.rooms(view, seat, self.layout)["whole"]
        names = self.kit.places[seat, self.shape(view, seat)]
        title = self.title(view, words)
        return framed(self.kind, self.layout, title, texts, width, height, names)

    def placed(self, view: View, seat: int | None, words: Phrasebook, texts: Sequence[str]) -> str:
        """The same with its places, its stamps not printed."""
        _, _, width, height = self.rooms(view, seat, self.layout)["whole"]
        opening = opened(self.kind, self.layout, self.title(view, words), width, height)
        return placed(opening, self.kit.places[seat, self.shape(view, seat)], texts)


Orders = Callable[[int], Mapping[Eyes, Sequence[Node]]]
Shape = Callable[[View, int | None], Hashable]


def planted(
    kind: str,
    orders: Mapping[str, Orders],
    scene: Mapping[str, Eyed] | Eyed,
    shapes: Mapping[str, Shape] | None = None,
    **brought: Any,
) -> Callable[[int, str], Tree]:
    """The `tree` of a board: the picture of a table of so many players in a layout, made once.

    `orders` has for each layout the nodes by who sees them, `shapes` how a table is laid out for
    somebody where that differs, and `scene` the eyes of somebody, by layout where they differ; the
    rest is what a `Tree` has.
    """

    @cache
    def tree(players: int, layout: str) -> Tree:
        kit, shape = Kit(orders[layout](players)), (shapes or {}).get(layout, one_shape)
        eyes = scene[layout] if isinstance(scene, Mapping) else scene
        return Tree(kind=kind, layout=layout, kit=kit, shape=shape, scene=eyes, **brought)

    return tree


def whole(game: str, tree: Callable[[int, str], Tree]) -> Callable[..., Drawing]:
    """The `draw` of a board in parts (`presentation.board.Draw`)."""

    def draw(
        view: View,
        *,
        choices: Sequence[Form] = (),
        refusals: Sequence[Form] = (),
        seat: int | None = None,
        layout: str = "wide",
        names: Sequence[str] = (),
        words: Phrasebook | None = None,
        pieces: Mapping[str, str] | None = None,
        unconfirmed: int | None = None,
    ) -> Drawing:
        """The whole table as one `<svg>` element."""
        from tabard.games import presentation

        plan = tree(len(view["seats"]), layout)
        spoken = words or presentation(game).words()
        scene = plan.scene(view, seat, names, spoken)
        offers = offered(choices, refusals, plan.piece_of)
        limits = offered((), refusals, plan.piece_of)
        scene.look(view, offers, limits, plan.follow(view, pieces), unconfirmed, pieces)
        order = plan.kit.orders[seat, plan.shape(view, seat)]
        parts = [text for node in order for text in node.texts(scene)]
        return plan.framed(view, seat, spoken, parts)

    return draw
