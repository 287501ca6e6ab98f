"""The stations of the tall board: the same fourteen as the rim of a grid of 3 by 6."""

from typing import Final

from tabard.draw import cards, shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import text
from tabard.draw.memory import safe
from tabard.draw.states import named, plate
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.cathedral import cathedral
from tabard.games.pillars.board.parts import Rect, space, station, stock, work, workers
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.wide_above import event_name, mark, mill_workers, past_name
from tabard.games.pillars.board.wide_below import court_metal

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


def event(scene: Scene) -> str:
    """Station 1: the deck, this round's event, the events that have been."""
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
        parts.append(plate(f"card-{now}", scene.offer(""), told, (x + 48, y + 27, 30, 40), face))
    before = past[:-1] if scene.event is not None else past
    for i, card in enumerate(before):
        px, py = x + 83 + (i % 2) * 19, y + 25 + (i // 2) * 15
        face = icon(deck.EVENT_ICONS[card], px, py, 14)
        parts.append(named(f"past-{card}", past_name(scene, card), face))
    return station(scene, "event", BOXES["event"], "".join(parts))


def bishops_seat(scene: Scene) -> str:
    """Station 2: protection, or a cube from the market."""
    x, y, _, _ = BOXES["bishops_seat"]
    parts = [space(scene, "bishops_seat", 0, x + 27, y + 47, 15, hit=HIT)]
    gifts = ["shield"] + [row["id"] for row in deck.GOODS.values() if "buy_price" in row]
    for i, gift in enumerate(gifts):
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
    return station(scene, "bishops_seat", BOXES["bishops_seat"], "".join(parts))


def wool_mill(scene: Scene) -> str:
    """Station 3: everybody's workers at the wool."""
    x, y, _, _ = BOXES["wool_mill"]
    busy = [i for i in range(scene.players) if scene.seats[i]["mill"]]
    content = "".join(
        mill_workers(scene, seat, x + 20 + (n % 2) * 42, y + 37 + (n // 2) * 23, 18)
        for n, seat in enumerate(busy)
    )
    return station(scene, "wool_mill", BOXES["wool_mill"], content, (x + 74, y + 24, 46, 0.11))


def cards_and_spaces(scene: Scene, place: str) -> str:
    """Stations 4 and 10: two cards, each with the space that earns it."""
    x, y, _, _ = BOXES[place]
    parts: list[str] = []
    for i in range(2):
        card: str | None = scene.view[place][i]
        left = x + 4 + i * 59
        if card is None:
            parts.append(
                f'<rect x="{left:g}" y="{y + 26:g}" width="27" height="40" rx="4" class="free"'
                ' opacity=".6"/>'
            )
        else:
            told = scene.say.told(scene.say.printed(card), card)
            face = faces.small(card, 28, 42, scene.event)
            box = (left, y + 25, 28.0, 42.0)
            parts.append(plate(f"card-{card}", scene.offer(""), told, box, face, r=4))
        parts.append(space(scene, place, i, left + 42.5, y + 47, 13.5, card=card or "", hit=HIT))
    return station(scene, place, BOXES[place], "".join(parts))


def priory(scene: Scene) -> str:
    """Station 5: points for the first and the second builder."""
    x, y, _, _ = BOXES["priory"]
    parts: list[str] = []
    for i, vp in enumerate(tables.PRIORY_VP):
        parts.append(space(scene, "priory", i, x + 27 + i * 45, y + 45, 15, hit=HIT))
        parts.append(shapes.points(vp, x + 43 + i * 45, y + 60, 10.5))
    return station(scene, "priory", BOXES["priory"], "".join(parts), (x + 86, y + 36, 34, 0.13))


def production(scene: Scene, place: str) -> str:
    """Stations 6 to 8: who works there and what it brings."""
    x, y, _, _ = BOXES[place]
    crew = workers(scene, place)
    good: str = deck.STATIONS[place]["resource"]
    size, room = (22.0, 114.0) if len(crew) < 3 else (15.0, 57.0)
    content = "".join(
        work(seat, number, cubes, good, x + 5 + (i // 2) * 58, y + 36 + (i % 2) * 23, size, room)
        for i, (seat, number, cubes) in enumerate(crew)
    )
    return station(scene, place, BOXES[place], content, (x + 80, y + 30, 40, 0.16))


def kings_court(scene: Scene) -> str:
    """Station 9: metal for the first, no tax for all who are there."""
    x, y, _, _ = BOXES["kings_court"]
    parts = [
        space(scene, "kings_court", i, x + 17.5 + i * 29, y + 41, 13, label=str(i + 1), hit=HIT)
        for i in range(deck.STATIONS["kings_court"]["spaces"])
    ]
    rolled = scene.view["tax"]
    told = scene.say("last-tax", gold=rolled) if rolled is not None else scene.say("tax-die")
    parts.append(court_metal(scene, x + 10, y + 56, 13))
    parts.append(icon("shield", x + 74, y + 56, 13))
    parts.append(named("tax-die", told, shapes.die(rolled, x + 92, y + 55, 15)))
    return station(scene, "kings_court", BOXES["kings_court"], "".join(parts))


def shiring_castle(scene: Scene) -> str:
    """Station 11: two grey workers for the next round."""
    x, y, _, _ = BOXES["shiring_castle"]
    number = scene.view["castle_workers"]
    grey = "".join(
        shapes.meeple(None, x + 66 + (i % 2) * 21, y + 37 + (i // 2) * 21, 17)
        for i in range(number)
    )
    parts = [
        space(scene, "shiring_castle", 0, x + 27, y + 47, 15, hit=HIT),
        named("castle-workers", scene.say("castle-workers", number=number), grey),
    ]
    return station(scene, "shiring_castle", BOXES["shiring_castle"], "".join(parts))


def market(scene: Scene) -> str:
    """Station 12: four builders in turn; the stock as numbers, or as cubes while one buys."""
    x, y, _, _ = BOXES["market"]
    parts = [
        space(scene, "market", i, x + 17.5 + i * 29, y + 41, 13, label=str(i + 1), hit=HIT)
        for i in range(deck.STATIONS["market"]["spaces"])
    ]
    kinds = [row for row in deck.GOODS.values() if "buy_price" in row]
    for i, row in enumerate(kinds):
        kind: str = row["id"]
        number = scene.view["market"][kind]
        told = scene.say(
            "stall",
            kind=kind,
            number=number,
            buy=row["buy_price"],
            sell=row["sell_price"],
        )
        left = x + 5 + i * 39
        if scene.offer(f"buy/{kind}/1").open:
            face = stock(scene, kind, left, y + 58, 8.5, 9.2)
        else:
            face = shapes.cube(kind, left + 4, y + 56, 13) + text(
                left + 21, y + 67, number, "g7", 14
            )
        parts.append(f'<g id="stall-{kind}" role="group" aria-label="{safe(told)}">{face}</g>')
    return station(scene, "market", BOXES["market"], "".join(parts))


def church(scene: Scene) -> str:
    """Station 13: the cathedral as far as it stands."""
    x, y, w, _ = BOXES["cathedral"]
    said = scene.say("parts-built", number=scene.built(), parts=tables.CATHEDRAL_PARTS)
    content = cathedral(scene.built(), x + 8, y + 21, 0.46) + text(
        x + w - 8, y + 64, said, "g6", 13, "end", "ink-2"
    )
    return station(scene, "cathedral", BOXES["cathedral"], content)


def start_player(scene: Scene) -> str:
    """Station 14: who begins now, and the space for who begins next."""
    x, y, _, _ = BOXES["start_player"]
    parts = [space(scene, "start_player", 0, x + 27, y + 47, 15, hit=HIT)]
    now: int | None = scene.view["start_player"]
    if now is not None and 0 <= now < scene.players:
        face = icon("trumpet-flag", x + 56, y + 35, 24) + shapes.shield(now, x + 88, y + 37, 18)
        parts.append(named("starts", scene.say("starts", who=scene.names[now]), face))
    return station(scene, "start_player", BOXES["start_player"], "".join(parts))


def stations(scene: Scene) -> list[str]:
    """All fourteen in the order of their numbers."""
    return [
        event(scene),
        bishops_seat(scene),
        wool_mill(scene),
        cards_and_spaces(scene, "kingsbridge"),
        priory(scene),
        production(scene, "forest"),
        production(scene, "quarry"),
        production(scene, "gravel_pit"),
        kings_court(scene),
        cards_and_spaces(scene, "shiring"),
        shiring_castle(scene),
        market(scene),
        church(scene),
        start_player(scene),
    ]
