"""The stations of the tall board: the same fourteen as the rim of a grid of 3 by 6."""

from typing import Final

from tabard.draw import cards, shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import text
from tabard.draw.memory import safe
from tabard.draw.states import IDLE, named, plate
from tabard.draw.tree import Node, of_seats, placed
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.cathedral import cathedral
from tabard.games.pillars.board.parts import Rect, Spaces, station, stock, work, workers
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.wide_above import (
    EVENTS,
    event_name,
    mark,
    mill_workers,
    past_name,
    worth,
)
from tabard.games.pillars.board.wide_below import begins, castle, court_metal

TOP: Final = 51
HIT: Final = 20


def cell(column: int, row: int) -> Rect:
    """A cell of the grid."""
    return (6 + 128 * column, TOP + 78 * row, 122, 72)


BOXES: Final[dict[str, Rect]] = {
    "event": cell(0, 0),
    "bishops_seat": cell(1, 0),
    "wool_mill": cell(2, 0),
    "kingsbridge": cell(2, 1),
    "priory": cell(2, 2),
    "forest": cell(2, 3),
    "quarry": cell(2, 4),
    "gravel_pit": cell(2, 5),
    "kings_court": cell(1, 5),
    "shiring": cell(0, 5),
    "shiring_castle": cell(0, 4),
    "market": cell(0, 3),
    "cathedral": cell(0, 2),
    "start_player": cell(0, 1),
}


def event() -> list[Node]:
    """Station 1: the deck, this round's event, the events that have been."""
    return station("event", BOXES["event"], [Node("event", events, EVENTS)])


def events(scene: Scene) -> str:
    """The deck, the event and those before it."""
    x, y, _, _ = BOXES["event"]
    past: list[str] = scene.view["past_events"]
    left = tables.ROUNDS - len(past)
    deck_drawn = cards.stack(28, 38, "scroll-unfurled", left)
    parts = [
        named(
            "event-deck",
            scene.say("event-deck", number=left),
            f'<g transform="translate({x + 8:g},{y + 28:g})">{deck_drawn}</g>',
        )
    ]
    now, told = event_name(scene)
    if now:
        face = faces.tiny(deck.EVENT_ICONS[now], "action", "", 30, 40)
        parts.append(plate(f"card-{now}", IDLE, told, (x + 48, y + 27, 30, 40), face))
    before = past[:-1] if scene.event is not None else past
    for i, card in enumerate(before):
        px, py = x + 83 + (i % 2) * 19, y + 25 + (i // 2) * 15
        face = icon(deck.EVENT_ICONS[card], px, py, 14)
        parts.append(named(f"past-{card}", past_name(scene, card), face))
    return "".join(parts)


def gifts(scene: Scene) -> str:
    """What the bishop's seat gives: the shield, or one cube; the chosen one is marked."""
    x, y, _, _ = BOXES["bishops_seat"]
    parts: list[str] = []
    kinds = ["shield"] + [row["id"] for row in deck.GOODS.values() if "buy_price" in row]
    for i, gift in enumerate(kinds):
        gx, gy = x + 60 + (i % 2) * 28, y + 25 + (i // 2) * 22
        if gift == "shield":
            offer, told = scene.offer("shield"), scene.say("bishop-shield")
            face = icon("shield", 0, 0, 18)
        else:
            offer = scene.offer(f"fetch/{gift}")
            told = scene.say("bishop-cube", kind=gift)
            face = shapes.cube(gift, 0, 0, 18)
        box = (gx, gy, 18.0, 18.0)
        parts.append(plate(f"bishop-{gift}", offer, told, box, face, r=4, lift=0, classes="fine"))
        if scene.view["bishop"] == gift:
            parts.append(mark(gx + 18, gy))
    return "".join(parts)


def bishops_seat(spaces: Spaces) -> list[Node]:
    """Station 2: protection, or a cube from the market."""
    x, y, _, _ = box = BOXES["bishops_seat"]
    inside = [
        spaces.add("bishops_seat", 0, x + 27, y + 47, 15, hit=HIT),
        Node("bishop", gifts, "bishop", ("=shield", "fetch/")),
    ]
    return station("bishops_seat", box, inside)


def wool_mill(players: int) -> list[Node]:
    """Station 3: everybody's workers at the wool."""
    x, y, _, _ = box = BOXES["wool_mill"]

    def busy(scene: Scene) -> str:
        seats = [i for i in range(scene.players) if scene.seats[i]["mill"]]
        return "".join(
            mill_workers(scene, seat, x + 20 + (n % 2) * 42, y + 37 + (n // 2) * 23, 18)
            for n, seat in enumerate(seats)
        )

    inside = [Node("mill", busy, of_seats(players, "mill"))]
    return station("wool_mill", box, inside, (x + 74, y + 24, 46, 0.11))


def cards_and_spaces(spaces: Spaces, place: str) -> list[Node]:
    """Stations 4 and 10: two cards, each with the space that earns it."""
    x, y, _, _ = box = BOXES[place]
    inside: list[Node] = []
    for i in range(2):
        left = x + 4 + i * 59
        inside.append(
            Node(
                f"{place}-{i}",
                placed(lying, place, i, left, y + 25),
                f"{place} event",
            )
        )
        inside.append(spaces.add(place, i, left + 42.5, y + 47, 13.5, hit=HIT))
    return station(place, box, inside)


def lying(scene: Scene, place: str, i: int, x: float, y: float) -> str:
    """A card at a place, or its empty place."""
    card: str | None = scene.view[place][i]
    if card is None:
        return (
            f'<rect x="{x:g}" y="{y + 1:g}" width="27" height="40" rx="4" class="free"'
            ' opacity=".6"/>'
        )
    told = scene.say.told(scene.say.printed(card), card)
    face = faces.small(card, 28, 42, scene.event)
    return plate(f"card-{card}", IDLE, told, (x, y, 28.0, 42.0), face, r=4)


def priory(spaces: Spaces) -> list[Node]:
    """Station 5: points for the first and the second builder."""
    x, y, _, _ = box = BOXES["priory"]
    inside: list[Node] = []
    for i, vp in enumerate(tables.PRIORY_VP):
        inside.append(spaces.add("priory", i, x + 27 + i * 45, y + 45, 15, hit=HIT))
        inside.append(worth(vp, x + 43 + i * 45, y + 60, 10.5))
    return station("priory", box, inside, (x + 86, y + 36, 34, 0.13))


def production(place: str, players: int) -> list[Node]:
    """Stations 6 to 8: who works there and what it brings."""
    x, y, _, _ = box = BOXES[place]
    good: str = deck.STATIONS[place]["resource"]

    def crew(scene: Scene) -> str:
        found = workers(scene, place)
        size, room = (22.0, 114.0) if len(found) < 3 else (15.0, 57.0)
        return "".join(
            work(seat, n, cubes, good, x + 5 + (i // 2) * 58, y + 36 + (i % 2) * 23, size, room)
            for i, (seat, n, cubes) in enumerate(found)
        )

    inside = [Node(f"work-{place}", crew, "event " + of_seats(players, "cards", "protected"))]
    return station(place, box, inside, (x + 80, y + 30, 40, 0.16))


def kings_court(spaces: Spaces) -> list[Node]:
    """Station 9: metal for the first, no tax for all who are there."""
    x, y, _, _ = box = BOXES["kings_court"]

    def tax(scene: Scene) -> str:
        rolled = scene.view["tax"]
        told = scene.say("last-tax", gold=rolled) if rolled is not None else scene.say("tax-die")
        die = named("tax-die", told, shapes.die(rolled, x + 92, y + 55, 15))
        return icon("shield", x + 74, y + 56, 13) + die

    inside = [
        spaces.add("kings_court", i, x + 17.5 + i * 29, y + 41, 13, label=str(i + 1), hit=HIT)
        for i in range(deck.STATIONS["kings_court"]["spaces"])
    ]
    inside.append(
        Node("court-metal", lambda scene: court_metal(scene, x + 10, y + 56, 13), "court_metal")
    )
    inside.append(Node("tax", tax, "tax"))
    return station("kings_court", box, inside)


def shiring_castle(spaces: Spaces) -> list[Node]:
    """Station 11: two grey workers for the next round."""
    x, y, _, _ = box = BOXES["shiring_castle"]
    inside = [
        spaces.add("shiring_castle", 0, x + 27, y + 47, 15, hit=HIT),
        castle(lambda i: (x + 66 + (i % 2) * 21, y + 37 + (i // 2) * 21)),
    ]
    return station("shiring_castle", box, inside)


def market(spaces: Spaces) -> list[Node]:
    """Station 12: four builders in turn; the stock as numbers, or as cubes while one buys."""
    x, y, _, _ = box = BOXES["market"]
    inside = [
        spaces.add("market", i, x + 17.5 + i * 29, y + 41, 13, label=str(i + 1), hit=HIT)
        for i in range(deck.STATIONS["market"]["spaces"])
    ]
    kinds = [row for row in deck.GOODS.values() if "buy_price" in row]
    for i, row in enumerate(kinds):
        kind: str = row["id"]
        inside.append(
            Node(
                f"stall-{kind}",
                placed(stall, kind, x + 5 + i * 39, y + 56),
                f"market.{kind}",
                (f"buy/{kind}/",),
            )
        )
    return station("market", box, inside)


def stall(scene: Scene, kind: str, x: float, y: float) -> str:
    """A stall in little room."""
    row = deck.GOODS[kind]
    number = scene.view["market"][kind]
    told = scene.say(
        "stall", kind=kind, number=number, buy=row["buy_price"], sell=row["sell_price"]
    )
    if scene.offer(f"buy/{kind}/1").open:
        face = stock(scene, kind, x, y + 2, 8.5, 9.2)
    else:
        face = shapes.cube(kind, x + 4, y, 13) + text(x + 21, y + 11, number, "g7", 14)
    return f'<g id="stall-{kind}" role="group" aria-label="{safe(told)}">{face}</g>'


def church() -> list[Node]:
    """Station 13: the cathedral as far as it stands."""
    x, y, w, _ = box = BOXES["cathedral"]

    def draw(scene: Scene) -> str:
        said = scene.say("parts-built", number=scene.built(), parts=tables.CATHEDRAL_PARTS)
        return cathedral(scene.built(), x + 8, y + 21, 0.46) + text(
            x + w - 8, y + 64, said, "g6", 13, "end", "ink-2"
        )

    return station("cathedral", box, [Node("church", draw, "round phase station")])


def start_player(spaces: Spaces) -> list[Node]:
    """Station 14: who begins now, and the space for who begins next."""
    x, y, _, _ = box = BOXES["start_player"]
    inside = [
        spaces.add("start_player", 0, x + 27, y + 47, 15, hit=HIT),
        begins(x + 56, y + 35, 24, x + 88, y + 37),
    ]
    return station("start_player", box, inside)


def stations(players: int, spaces: Spaces) -> list[Node]:
    """All fourteen in the order of their numbers."""
    return [
        *event(),
        *bishops_seat(spaces),
        *wool_mill(players),
        *cards_and_spaces(spaces, "kingsbridge"),
        *priory(spaces),
        *production("forest", players),
        *production("quarry", players),
        *production("gravel_pit", players),
        *kings_court(spaces),
        *cards_and_spaces(spaces, "shiring"),
        *shiring_castle(spaces),
        *market(spaces),
        *church(),
        *start_player(spaces),
    ]
