"""What is left of a good at its place on the board."""

from typing import Final

from tabard.draw.lettering import text
from tabard.draw.shapes import pale
from tabard.draw.states import IDLE, chip
from tabard.draw.tips import echoing
from tabard.draw.tree import Node, placed, still
from tabard.games.world.board import deck
from tabard.games.world.board.pieces import token
from tabard.games.world.board.scene import Scene

BANK: Final = "money"  # there is always enough of it: nobody counts what is left


def stock(scene: Scene, kind: str, x: float, y: float, r: float, size: float) -> str:
    """What is left of a good at its place; where it may be taken, the token is the choice."""
    drawn = token(kind, r, r, r)
    box = (x - r, y - r, 2 * r, 2 * r)
    name = f"stock-{kind}"
    corner = r * 0.3 if kind in deck.CUBES else r
    if kind == BANK:
        told = scene.say("bank")
        return chip(name, IDLE, told, box, drawn, corner)
    number: int = scene.view["stock"][kind]
    told = scene.say("stock", kind=kind, number=number)
    if number == 0:
        drawn = pale(drawn, 0.35)
    offer = scene.offer(f"stock/{kind}")
    figure = text(x + r + 5, y + size * 0.33, number, "g7", size)
    return chip(name, offer, told, box, drawn, corner) + echoing(name, figure)


def stocked(kind: str, x: float, y: float, r: float, size: float) -> Node:
    """The node of a stock."""
    drawn = placed(stock, kind, x, y, r, size)
    if kind == BANK:
        return still(drawn)
    return Node(f"stock-{kind}", drawn, f"stock.{kind}", (f"=stock/{kind}",))
