"""The table in a page: what draws it, where its rooms are, and what things in it answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from tabard.draw.drawing import Eyed, Orders, Shape, Tree, planted, whole
from tabard.draw.offers import pieced
from tabard.draw.pictures import Pictures
from tabard.draw.stage import Drawing, Rect
from tabard.draw.tips import Tip
from tabard.draw.words import Phrasebook
from tabard.presentation.motion import STILL, Motion, read
from tabard.presentation.telling import Form, View

Layout = Literal["wide", "tall"]


class Draw(Protocol):
    """Draws the whole table as one `<svg>` element, seen by a seat or by a spectator."""

    def __call__(
        self,
        view: View,
        *,
        choices: Sequence[Form] = ...,
        refusals: Sequence[Form] = ...,
        seat: int | None = ...,
        layout: Layout = ...,
        names: Sequence[str] = ...,
        words: Phrasebook | None = ...,
        pieces: Mapping[str, str] | None = ...,
        unconfirmed: int | None = ...,
    ) -> Drawing:
        """The picture of a view.

        `choices` are the legal actions in their JSON form, each with its `code`: the piece that
        stands for one glows and carries it as `data-code`. `refusals` carry a `rule` instead:
        their pieces get `data-refused`. `pieces` is what `follow` said of the last picture, so that
        pieces keep their elements. `unconfirmed` is the seat that has not confirmed what the view
        shows.
        """


class Rooms(Protocol):
    """Says where the rooms of the picture are, in its units."""

    def __call__(self, view: View, seat: int | None, layout: str = ...) -> dict[str, Rect]: ...


class Follow(Protocol):
    """Says where the pieces stand that players move, given where they stood before."""

    def __call__(self, view: View, before: Mapping[str, str] | None = ...) -> dict[str, str]: ...


def still(view: View, before: Mapping[str, str] | None = None) -> dict[str, str]:
    """Pieces that nobody sees travel."""
    return {}


def unmarked(_: Form) -> str:
    """Choices without an icon."""
    return ""


def mute(_: View, __: int | None) -> Iterable[Tip]:
    """Things that answer nothing."""
    return ()


def named_phase(view: View) -> str:
    """The phase that the view names."""
    return str(view["phase"])


def counted_rounds(view: View) -> tuple[int, int]:
    """Which of how many rounds it is; of 0 where nobody knows how many there will be."""
    return view["round"], view.get("rounds", 0)


def called_by_round(view: View, say: Phrasebook) -> str:
    """What a picture is called: the table in its round of so many."""
    return say("table", round=view["round"], rounds=view["rounds"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """How a game is drawn in a page, wide and tall.

    draw      the picture
    tree      the same in parts, for so many players and a layout; None: drawn whole each time
    rooms     its rooms: `board`, `mat`, `others`, `whole` and so on; `prompt` and `spare` are where
              prompt and log shall stand, `zoom` is what a phone's question is about
    follow    the pieces that keep their elements when they move
    emblem    the icon of a choice, "" for none
    tips      what every thing in the picture answers now, by the id of its element
    phases    the phases of a round in their order, for the bar on top (`table-<phase>`)
    phase     which of them a view is in
    span      which of how many rounds or the like it is
    stage     the boxes of `prompt` and `log` beside a wide board with so many players, watched or
              played; None: the page's own style fits
    tabs      rooms that a phone shows under tabs of their own, each with its icon
    motion    what events move, and the stations that run by themselves
    """

    draw: Draw
    rooms: Rooms
    tree: Callable[[int, str], Tree] | None = None
    follow: Follow = still
    emblem: Callable[[Form], str] = unmarked
    tips: Callable[[View, int | None], Iterable[Tip]] = mute
    phases: Sequence[str] = ()
    phase: Callable[[View], str] = named_phase
    span: Callable[[View], tuple[int, int]] = counted_rounds
    stage: Callable[[int, bool], Mapping[str, Rect]] | None = None
    tabs: Sequence[tuple[str, str]] = ()
    motion: Motion = STILL


def in_parts(
    game: str,
    looks: Pictures,
    orders: Mapping[str, Orders],
    *,
    scene: Mapping[str, Eyed] | Eyed,
    rooms: Rooms,
    title: Callable[[View, Phrasebook], str] = called_by_round,
    follow: Follow = still,
    shapes: Mapping[str, Shape] | None = None,
    piece_of: Callable[[Form], str] | None = None,
    emblem: Callable[[Form], str] | None = None,
    cards: Mapping[str, str] | None = None,
    **more: Any,
) -> Board:
    """A board that is drawn in parts, from what its trees are planted of (`draw.drawing`).

    `looks` says which piece stands for a choice and what its icon is, where a game has no more to
    say of that; `cards` are the icons of cards that move.
    """
    piece = piece_of or pieced(looks.pieces)
    said = {"rooms": rooms, "title": title, "piece_of": piece, "follow": follow}
    tree = planted(game, orders, scene, shapes, **said)
    return Board(
        draw=whole(game, tree),
        tree=tree,
        rooms=rooms,
        follow=follow,
        emblem=emblem or looks.emblems(),
        motion=read(looks.folder, looks.tokens, cards),
        **more,
    )
