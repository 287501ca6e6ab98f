"""Stations 1 to 8 and 10, each drawn once for both sizes of the board."""

from collections.abc import Callable
from typing import Final

from tabard.draw import cards, effects, shapes
from tabard.draw.icons import centred, icon
from tabard.draw.ink import look
from tabard.draw.layout import Box, fanned
from tabard.draw.lettering import text, width
from tabard.draw.memory import remembered
from tabard.draw.states import IDLE, chip, named, plate
from tabard.draw.stations import Size
from tabard.draw.tree import Node, of_seats, part, still
from tabard.games.pillars import facts, tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.station import BOUGHT, Site, station
from tabard.games.pillars.board.stations_late import (
    castle,
    church,
    kings_court,
    market,
    start_player,
)


def event(at: Site) -> list[Node]:
    """Station 1: the deck, this round's event or its place, the events that have been."""
    return [part("event", "event foreseen past_events", "", events, at)]


def events(scene: Scene, at: Site) -> str:
    """The deck, the event and those before it."""
    past, size = scene.view["past_events"], at.size
    left = tables.ROUNDS - len(past)
    x, y, w, h = at.at((12, 30, 46, 60), (8, 28, 28, 38))
    stack = cards.stack(w, h, "scroll-unfurled", left)
    drawn = shapes.moved(named("event-deck", scene.say("event-deck", number=left), stack), x, y)
    drawn += event_card(scene, at.at((74, 26, 54, 68), (48, 27, 30, 40)), size)
    before: list[str] = past[:-1] if scene.event is not None else past
    spots = fanned(len(before), at.box.at(10, 102, 128, 15), 15, 12)
    if size.tall:
        spots = at.box.at(83, 25, 38, 45).grid(2, 6)
    return drawn + "".join(past_event(scene, card, spot, size) for card, spot in zip(before, spots))


def event_name(scene: Scene) -> tuple[str, str]:
    """The event to be shown and its name: this round's, or what Ellen's owner has foreseen."""
    card: str | None = scene.event or scene.view.get("foreseen")
    if card is None:
        return "", ""
    said = scene.say("foreseen" if scene.event is None else "event-now", card=card)
    return card, scene.say.told(said, card)


def event_card(scene: Scene, box: Box, size: Size) -> str:
    """This round's event; before it is revealed its empty place, or a pale private look at it."""
    card, told = event_name(scene)
    if not card:
        return shapes.vacant(box)
    face = faces.tiny(card, box.w, box.h) if size.tall else faces.event(card, box.w, box.h)
    if scene.event is None:
        x = size(box.w - 3, 3)
        eye = shapes.circle(x, 3, 9, look("card", "rule")) + centred("sight-disabled", x, 3, 12)
        face = shapes.pale(face, 0.6) + eye
    return plate(f"card-{card}", IDLE, told, box, face)


def past_event(scene: Scene, card: str, box: Box, size: Size) -> str:
    """An event of an earlier round: its icon, and where there is room whether it was good."""
    told = scene.say.told(scene.say("event-past", card=card), card)
    face = icon(deck.picture(card), box.x, box.y, size(15, 14))
    if not size.tall:
        good = deck.EVENTS[card]["polarity"] == "positive"
        sign, tone = ("+", "gain") if good else ("−", "rubric")
        face += text(box.right + 3.5, box.low - 3, sign, "g7", 15, "middle", tone)
    return named(f"past-{card}", told, face)


def bishops_seat(at: Site) -> list[Node]:
    """Station 2: protection, or a cube from the market."""
    return [*at.spaces(), part("bishop", "bishop", "=shield fetch/", bishops_gifts, at)]


def bishops_gifts(scene: Scene, at: Site) -> str:
    """What the bishop's seat gives: the shield, or one cube; the chosen one is marked."""
    box, word, side = at.box, scene.say("or"), at.size(19.0, 18.0)
    spots = box.at(60, 25, 56, 44).grid(2, 4)
    parts: list[str] = []
    if not at.size.tall:
        left = 40 + width(word, 13, "gi")
        spots = [box.at(10, 93, 19, 19), *box.at(left, 93, 72, 19).row(3)]
        parts.append(text(box.x + 34, box.y + 107, word, "gi", 13, tone="ink-2"))
    for gift, (x, y, _, _) in zip(("shield", *BOUGHT), spots):
        face = shapes.cube(gift, 0, 0, side) if gift in BOUGHT else icon(gift, 0, 0, side)
        piece = f"fetch/{gift}" if gift in BOUGHT else gift
        told = scene.say("bishop-cube", kind=gift) if gift in BOUGHT else scene.say("bishop-shield")
        parts.append(chip(f"bishop-{gift}", scene.offer(piece), told, (x, y, side, side), face))
        if scene.view["bishop"] == gift:
            parts.append(shapes.circle(x + side, y, 6, look("gain")))
            parts.append(centred("check-mark", x + side, y, 8, "card"))
    return "".join(parts)


def wool_mill(at: Site) -> list[Node]:
    """Station 3: everybody's workers at the wool, each worth his wage."""
    spots = at.at((24, 52, 112, 64), (20, 37, 84, 46)).grid(2, 4)

    def workers(scene: Scene) -> str:
        busy = [seat for seat in range(scene.players) if scene.seats[seat]["mill"]]
        return "".join(
            mill_workers(scene, seat, spot, at.size(24, 18)) for seat, spot in zip(busy, spots)
        )

    def wage(scene: Scene) -> str:
        marks = [effects.sign("meeple", 13), effects.words(scene.say("each"), 13)]
        marks += [effects.coin(6.5), effects.figure(tables.WAGE, 13.5)]
        return effects.line_up(marks, at.box.x + 13, at.box.low - 15, 100, 3, begins=True)

    inside = [Node("mill", workers, of_seats(at.players, "mill"))]
    return inside if at.size.tall else [*inside, still(wage)]


def mill_workers(scene: Scene, seat: int, box: Box, size: float) -> str:
    """One player's workers in the wool mill."""
    number, (x, y, _, _) = scene.seats[seat]["mill"], box
    told = scene.say("in-mill", name=scene.names[seat], number=number)
    figure = text(x + size / 2 + 1.5, y + size * 0.3, number, "g7", max(14, size * 0.78))
    return named(f"mill-{seat}", told, shapes.meeple(seat, x, y, size) + figure)


def town(at: Site) -> list[Node]:
    """Stations 4 and 10: two cards, each with the space that earns it."""
    place, (w, h) = at.place, at.size((54, 82), (28, 42))
    halves = at.box.inset(*at.size((12, 32, 0, 8), (4, 25, 0, 5))).row(2)
    inside: list[Node] = []
    for i, (half, space) in enumerate(zip(halves, at.spaces())):
        card = Box(half.x, half.y, w, h)
        inside += [part(f"{place}-{i}", f"{place} event", "", lying, place, i, card), space]
        if not at.size.tall:
            figure = text(half.x + 76.5, half.y + 78, i + 1, "c6", 12, "middle", "ink-2")
            inside.append(printed(figure))
    return inside


def printed(drawing: str) -> Node:
    """What stands on the board and never changes."""
    return still(lambda _: drawing)


def lying(scene: Scene, place: str, i: int, box: Box) -> str:
    """A card at a place, or its empty place."""
    card: str | None = scene.view[place][i]
    if card is None:
        return shapes.vacant(box)
    craft = card in deck.CRAFTSMEN
    uses = facts.capacity(card, scene.event) if craft else 0
    if box.w < faces.SCARCE:
        face = faces.small(card, box.w, box.h, uses)
    elif craft:
        face = faces.craftsman(card, box.w, box.h, uses, False)
    else:
        face = faces.advantage(card, box.w, box.h)
    told = scene.say.told(scene.say.printed(card), card)
    return plate(f"card-{card}", IDLE, told, box, face, r=4 if box.w < faces.SCARCE else 5)


def priory(at: Site) -> list[Node]:
    """Station 5: points for the first and the second builder."""
    dx, dy, r = at.size((0, 39, 13), (16, 15, 10.5))
    inside: list[Node] = []
    for space, (x, y, _), vp in zip(at.spaces(), at.spots(), tables.PRIORY_VP, strict=True):
        inside += [space, printed(shapes.points(vp, x + dx, y + dy, r))]
    return inside


def production(at: Site) -> list[Node]:
    """Stations 6 to 8: who works there and what it brings."""
    reads = "event " + of_seats(at.players, "cards", "protected")
    return [part(f"work-{at.place}", reads, "", crews, at)]


def crews(scene: Scene, at: Site) -> str:
    """Everybody's workers at a forest, quarry or pit, side by side or two under each other."""
    good: str = deck.STATIONS[at.place]["resource"]
    found = facts.crews(scene.view, at.place)
    few, box = len(found) < 3, at.box
    if at.size.tall:
        spots = [box.at(5 + i // 2 * 58, 36 + i % 2 * 23, 114 if few else 57, 0) for i in range(4)]
    else:
        spots = [box.at(8 + i * (86 if few else 60), 43, 200, 0) for i in range(4)]
    tall = at.size(20.0, 22.0) if few else 15.0
    return "".join(
        work(seat, number, cubes, good, x, y, tall, room)
        for (seat, number, cubes), (x, y, room, _) in zip(found, spots)
    )


@remembered
def work(
    seat: int, number: int, cubes: int, good: str, x: float, y: float, size: float, room: float
) -> str:
    """One player's work: workers, an arrow if there is room, what they bring; begins at x."""
    figure = max(13.0, size * 0.78)
    arrow = effects.becomes()
    marks = [effects.worker(seat, size), effects.figure(number, figure), arrow]
    marks += [effects.cube(good, size * 0.75), effects.figure(cubes, figure)]
    if sum(mark.wide for mark in marks) + 8 > room:
        marks.remove(arrow)
    return effects.line_up(marks, x, y, room, begins=True)


# What is drawn on each.
INSIDE: Final[dict[str, Callable[[Site], list[Node]]]] = {
    "event": event,
    "bishops_seat": bishops_seat,
    "wool_mill": wool_mill,
    "kingsbridge": town,
    "priory": priory,
    "forest": production,
    "quarry": production,
    "gravel_pit": production,
    "kings_court": kings_court,
    "shiring": town,
    "shiring_castle": castle,
    "market": market,
    "cathedral": church,
    "start_player": start_player,
}


def all_stations(size: Size, players: int) -> list[Node]:
    """All fourteen in the order of their numbers."""
    sites = [Site(place, size, players) for place in deck.STATIONS]
    return [node for at in sites for node in station(at, INSIDE[at.place](at))]
