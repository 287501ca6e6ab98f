"""Parts that both geometries share: grounds, labels, and what is left of a good."""

from collections.abc import Callable, Sequence
from typing import Final

from tabard.draw.lettering import fitted, text
from tabard.draw.memory import safe
from tabard.draw.stage import Rect as Rect
from tabard.draw.states import IDLE, plate
from tabard.draw.tips import echoing
from tabard.draw.tree import Node, closing, placed, still
from tabard.games.world.board import deck
from tabard.games.world.board.pieces import token
from tabard.games.world.board.scene import Scene

Says = Callable[[Scene], str]

BANK: Final = "money"  # there is always enough of it: nobody counts what is left


def ground(place: str, told: str, box: Rect, land: str, content: str, planned: bool = False) -> str:
    """A place: its wash and outline, a name for readers, and what is drawn on it."""
    return f"{opened(place, told, box, land, planned)}{content}</g>"


def opened(place: str, told: str, box: Rect, land: str, planned: bool = False) -> str:
    """Where the group of a place begins."""
    x, y, w, h = box
    look = 'class="planned"' if planned else f'class="station" fill="var(--{land})"'
    return (
        f'<g id="place-{place}" role="group" aria-label="{safe(told)}">'
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="10" {look}/>'
    )


def grounds(place: str, says: Says, box: Rect, land: str, inside: Sequence[Node]) -> list[Node]:
    """A place whose name never changes, with the nodes that are drawn on it."""
    return [still(lambda scene: opened(place, says(scene), box, land)), *inside, closing()]


def label(said: str, x: float, y: float, room: float, tone: str = "") -> str:
    """The name of a place on the board."""
    return fitted(x, y, said, room, "c6", 11.5, tone=tone, least=11)


def stock(scene: Scene, kind: str, x: float, y: float, r: float, size: float) -> str:
    """What is left of a good at its place; where it may be taken, the token is the choice."""
    drawn = token(kind, r, r, r)
    box = (x - r, y - r, 2 * r, 2 * r)
    name = f"stock-{kind}"
    corner = r * 0.3 if kind in deck.CUBES else r
    if kind == BANK:
        told = scene.say("bank")
        return plate(name, IDLE, told, box, drawn, r=corner, lift=0, classes="fine")
    number: int = scene.view["stock"][kind]
    told = scene.say("stock", kind=kind, number=number)
    if number == 0:
        drawn = f'<g opacity=".35">{drawn}</g>'
    offer = scene.offer(f"stock/{kind}")
    figure = text(x + r + 5, y + size * 0.33, number, "g7", size)
    piece = plate(name, offer, told, box, drawn, r=corner, lift=0, classes="fine")
    return piece + echoing(name, figure)


def stocked(kind: str, x: float, y: float, r: float, size: float) -> Node:
    """The node of a stock."""
    drawn = placed(stock, kind, x, y, r, size)
    if kind == BANK:
        return still(drawn)
    return Node(f"stock-{kind}", drawn, f"stock.{kind}", (f"=stock/{kind}",))
