"""Under the council: the deck, the two slots, chapter and round, the tax die; then the market."""

from typing import Final

from tabard.draw import cards, effects, shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import remembered
from tabard.draw.stage import Rect
from tabard.draw.stamps import cut
from tabard.draw.states import named
from tabard.draw.stations import ground, label
from tabard.draw.tree import Node
from tabard.draw.words import Phrasebook
from tabard.games.world import stakes, tables
from tabard.games.world.board import deck, faces
from tabard.games.world.board.council import event_name
from tabard.games.world.board.pieces import cover, mark
from tabard.games.world.board.scene import Scene

CHAPTER: Final[Rect] = (24, 268, 268, 104)
MARKET: Final[Rect] = (24, 378, 268, 106)
MARKETED: Final = "event slots covered.cloth"  # what the market shows of a view
UNDER: Final = tuple(f"under-{steps}" for steps in tables.EDGE_VALUES)  # the council


def event_deck(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """The face-down cards of this chapter."""
    left: int = scene.view["deck"]
    told = scene.say("event-deck", number=left)
    drawn = cards.stack(w, h, "scroll-unfurled", left)
    return named("event-deck", told, shapes.moved(drawn, x, y))


def slot(scene: Scene, number: int, x: float, y: float, w: float, h: float) -> str:
    """A place for a permanent event, with the event in it."""
    event: str | None = scene.view["slots"][number - 1]
    if event is None:
        free = shapes.pane((0, 0, w, h), 'class="free"', 5)
        face = cut(free + centred("cycle", w / 2, h / 2, w * 0.42, extra=' opacity=".25"'))
        told = scene.say("slot-free", number=number)
    else:
        face = faces.event(event, w, h)
        told = event_name(scene.say, event)
    face += shapes.roundel(number, 1, 1, 8)
    at = f' transform="translate({x:g},{y:g})"'
    return named(f"slot-{number}", told, face, at, known=True)


def die(scene: Scene, x: float, y: float, size: float) -> str:
    """The tax die, with what it showed at the last chapter's end."""
    rolled = scene.view["tax"]
    told = scene.say("last-tax", number=rolled) if rolled else scene.say("tax-die")
    return named("tax-die", told, shapes.die(rolled, x, y, size), known=True)


def chapter(scene: Scene) -> str:
    """The chapter's corner of the wide board."""
    x, y, w, _ = CHAPTER
    number, round_ = scene.view["chapter"], scene.view["round"]
    said = scene.say("round-of", number=round_, whole=scene.view["rounds"])
    content = event_deck(scene, x + 12, y + 14, 56, 78)
    content += slot(scene, 1, x + 90, y + 14, 56, 78) + slot(scene, 2, x + 158, y + 14, 56, 78)
    content += text(x + w - 25, y + 33, deck.roman(number), "c7", 20, "middle")
    content += fitted(x + w - 25, y + 51, said, 44, "g6", 13, "middle", "ink-2")
    content += die(scene, x + w - 37, y + 62, 24)
    told = scene.say("chapter", chapter=deck.roman(number), number=round_)
    return ground("place-chapter", told, CHAPTER, "field", content)


@remembered
def sale(say: Phrasebook, kind: str, price: int, note: str, closed: bool, box: Rect) -> str:
    """A field of the market: what a piece brings, and how many may be sold at once."""
    x, y, w, h = box
    marks = [mark(kind, 1, 12), effects.becomes(), mark("money", 1, 11), effects.figure(price, 20)]
    told = say("market-field", kind=kind, number=price)
    drawn = shapes.pane(box, shapes.PAPER, 8)
    drawn += effects.line_up(marks, x + w / 2, y + h / 2, w - 10, 4)
    drawn += fitted(x + w / 2, y + h + 16, note, w, "gi", 13.5, "middle", "ink-2")
    if closed:
        told = f"{told}, {say('covered')}"
        drawn += cover(x, y, w, h, 8)
    return named(f"market-{kind}", told, drawn)


def market(scene: Scene) -> str:
    """The market's corner of the wide board."""
    x, y, _, _ = MARKET
    wool, cloth, most = stakes.market(scene.view)
    say, closed = scene.say, bool(scene.view["covered"]["cloth"])
    content = icon("scales", x + 186, y + 20, 76, extra=' opacity=".14"')
    content += label(say("ground-market"), x + 12, y + 18, 120)
    first, second = (x + 12, y + 30, 88, 44), (x + 106, y + 30, 88, 44)
    content += sale(say, "wool", wool, say("any-number"), False, first)
    content += sale(say, "cloth", cloth, say("per-sale", number=most), closed, second)
    return ground("place-market", say("ground-market"), MARKET, "town", content)


def corners() -> Node:
    """What lies under the council of the wide board, where else the ways to turn its card are."""

    def draw(scene: Scene) -> list[str]:
        return [chapter(scene), market(scene), "", ""]

    return Node(UNDER, draw, f"{MARKETED} chapter round rounds deck tax")
