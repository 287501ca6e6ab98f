"""Parts that both geometries share: grounds, labels, and what is left of a good."""

from tabard.draw.lettering import fitted, text
from tabard.draw.memory import safe
from tabard.draw.stage import Rect as Rect
from tabard.draw.states import IDLE, plate
from tabard.draw.tips import echoing
from tabard.games.world.board import deck
from tabard.games.world.board.pieces import token
from tabard.games.world.board.scene import Scene


def ground(place: str, told: str, box: Rect, land: str, content: str, planned: bool = False) -> str:
    """A place: its wash and outline, a name for readers, and what is drawn on it."""
    x, y, w, h = box
    look = 'class="planned"' if planned else f'class="station" fill="var(--{land})"'
    return (
        f'<g id="place-{place}" role="group" aria-label="{safe(told)}">'
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="10" {look}/>{content}</g>'
    )


def label(said: str, x: float, y: float, room: float, tone: str = "") -> str:
    """The name of a place on the board."""
    return fitted(x, y, said, room, "c6", 11.5, tone=tone, least=11)


def stock(
    scene: Scene, kind: str, x: float, y: float, r: float, size: float, piece: str = ""
) -> str:
    """What is left of a good at its place; where it may be taken, the token is the choice."""
    number = scene.view["stock"].get(kind)
    told = scene.say("bank")
    if number is not None:
        told = scene.say("stock", kind=kind, number=number)
    drawn = token(kind, r, r, r)
    if number == 0:
        drawn = f'<g opacity=".35">{drawn}</g>'
    offer = IDLE if number is None else scene.offer(f"stock/{kind}")
    box = (x - r, y - r, 2 * r, 2 * r)
    name = piece or f"stock-{kind}"
    figure = "" if number is None else text(x + r + 5, y + size * 0.33, number, "g7", size)
    figure = echoing(name, figure) if figure else ""
    corner = r * 0.3 if kind in deck.CUBES else r
    return plate(name, offer, told, box, drawn, r=corner, lift=0, classes="fine") + figure
