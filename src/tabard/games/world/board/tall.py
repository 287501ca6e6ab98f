"""The tall geometry for a phone: plates of all players, the arc in one line, stocks, the town."""

from typing import Final

from tabard.draw import effects
from tabard.draw.icons import icon
from tabard.draw.layout import Box
from tabard.draw.lettering import text
from tabard.draw.shapes import pane, wash
from tabard.draw.stage import Rect, tall_rooms
from tabard.draw.stations import ground as grounded
from tabard.draw.stations import saying, station
from tabard.draw.tree import Node, placed, still
from tabard.games.world import stakes, tables
from tabard.games.world.board import corner, council, deck
from tabard.games.world.board.pieces import cover, mark
from tabard.games.world.board.projects import site
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.town import houses, lanes, stocked
from tabard.games.world.board.turning import turning

TOP: Final = 46
TURNING: Final = 128  # room for the four orientations while one is chosen
STOCKS: Final = ("stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "medical")

LANES: Final = Box(6, 270, 376.7, 60).row(len(deck.LANES), 2.7)
HOUSES: Final = Box(6, 334, 377, 158).grid(6, 12, 3.4, 4)  # the last one is the market
HIGH: Final = 452
MAT: Final = 588
FACTS: Final = 68


def rooms(players: int, seat: int | None, turned: bool) -> dict[str, Rect]:
    """Where plates, board and mats are; a phone shows one at a time.

    The board is lower while the one who looks turns the card.
    """
    board = HIGH + (TURNING if turned else 0)
    return tall_rooms(players, seat, board, MAT, FACTS)


def strip() -> list[Node]:
    """The card in its orientation, the arc stretched to one line, the two slots."""
    y = TOP + 4.0
    spots = {name: (77 + i * 26.6, y + 32) for i, name in enumerate(tables.FIELD_IDS)}
    line = f'<path d="M77,{y + 32:g}h213" stroke="var(--rule)" stroke-width="3"/>'
    inside = [
        council.card(33, y + 29, 46, 42, 5),
        still(lambda _: line),
        council.fields(spots, 12.6),
        council.stone({name: (x, low - 17) for name, (x, low) in spots.items()}, 15),
        Node("slot-1", placed(corner.slot, 1, 308, y + 10, 34, 42), "slots.0"),
        Node("slot-2", placed(corner.slot, 2, 347, y + 10, 34, 42), "slots.1"),
    ]
    box = (5.0, y, 380.0, 58.0)
    return station("place-council", saying("council"), box, "panel", inside)


def market(scene: Scene, box: Rect) -> str:
    """The market in a house's room: what wool and cloth bring."""
    x, y, w, _ = box
    wool, cloth, most = stakes.market(scene.view)
    content = icon("scales", x + w / 2 - 10, y + 3, 20)
    for i, (kind, price) in enumerate((("wool", wool), ("cloth", cloth))):
        marks = [mark(kind, 1, 8), effects.becomes(), mark("money", 1, 7)]
        marks.append(effects.figure(price, 15))
        content += effects.line_up(marks, x + w / 2, y + 36 + i * 24, w - 4, 1.5)
    if scene.view["covered"]["cloth"]:
        content += cover(x + 3, y + 50, w - 6, 22, 5)
    told = [scene.say("market-field", kind="wool", number=wool)]
    told += [scene.say("market-field", kind="cloth", number=cloth)]
    told += [scene.say("per-sale", number=most)]
    return grounded("place-market", ", ".join(told), box, "panel", content)


def ways() -> Node:
    """The four orientations, while one is chosen."""
    return turning([(6 + i * 95.3, TOP + 66, 91.0, TURNING - 6.0) for i in range(4)], 56)


def ground(shift: float) -> Node:
    """The board under everything."""
    return still(lambda _: pane((1, TOP, 388, HIGH + shift), wash("board"), 12))


def town() -> list[Node]:
    """Everything under the strip: stocks, projects, plots, houses and the market."""
    low = TOP + 4
    nodes = [stocked(kind, 19 + i * 47.6, low + 75, 10.5, 16) for i, kind in enumerate(STOCKS)]
    for name, (x, y, w, size, across) in deck.WHERE["projects"]["tall"].items():
        faint = (x + w - 34, low + y + 24, 28.0, 0.13)
        nodes.append(site(name, (x, low + y, w, 60.0), size, across, faint, "short"))
    nodes += lanes(LANES, 24) + houses(HOUSES, 0.62)
    return [*nodes, Node("market", placed(market, HOUSES[-1]), corner.MARKETED)]


def facts(y: float) -> Node:
    """Deck, chapter and die, which the strip has no room for: above the players."""

    def draw(scene: Scene) -> str:
        chapter, number = deck.roman(scene.view["chapter"]), scene.view["round"]
        said = scene.say("round-of", number=number, whole=scene.view["rounds"])
        content = corner.event_deck(scene, 14, y + 8, 34, 46) + text(70, y + 28, chapter, "c7", 20)
        content += text(70, y + 48, said, "g6", 14, tone="ink-2")
        content += corner.die(scene, 340, y + 17, 28)
        told = scene.say("chapter", chapter=chapter, number=number)
        return grounded("place-chapter", told, (4, y, 382, 62), "panel", content)

    return Node("chapter", draw, "chapter round rounds deck tax")
