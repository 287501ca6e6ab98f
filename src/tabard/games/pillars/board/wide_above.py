"""Stations 1 to 5 of the wide board: event, bishop's seat, wool mill, Kingsbridge, priory."""

from typing import Final

from tabard.draw import cards, shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import text, width
from tabard.draw.states import IDLE, named, plate
from tabard.draw.tree import Node, of_seats, still
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.parts import Spaces, station
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.wide_ground import BOXES

EVENTS: Final = "event foreseen past_events"  # what station 1 shows of a view


def event() -> list[Node]:
    """Station 1: the deck, this round's event or its place, the events that have been."""
    return station("event", BOXES["event"], [Node("event", events, EVENTS)])


def events(scene: Scene) -> str:
    """The deck, the event and those before it."""
    past: list[str] = scene.view["past_events"]
    left = tables.ROUNDS - len(past)
    told = scene.say("event-deck", number=left)
    deck_drawn = named("event-deck", told, cards.stack(46, 60, "scroll-unfurled", left))
    parts = [f'<g transform="translate(36,54)">{deck_drawn}</g>']
    parts.append(event_card(scene, 98, 50, 54, 68))
    before = past[:-1] if scene.event is not None else past
    step = min(27.0, 128 / max(1, len(before)))
    for i, card in enumerate(before):
        parts.append(past_event(scene, card, 34 + i * step, 126, 15))
    return "".join(parts)


def event_name(scene: Scene) -> tuple[str, str]:
    """The event to be shown and its name: this round's, or what Ellen's owner has foreseen."""
    if scene.event is not None:
        told = scene.say("event-now", card=scene.event)
        return scene.event, scene.say.told(told, scene.event)
    foreseen: str | None = scene.view.get("foreseen")
    if foreseen is not None:
        return foreseen, scene.say.told(scene.say("foreseen", card=foreseen), foreseen)
    return "", ""


def event_card(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """This round's event; before it is revealed its empty place, or a pale private look at it."""
    card, told = event_name(scene)
    if not card:
        return (
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="5" class="free"'
            ' opacity=".6"/>'
        )
    face = faces.event(card, w, h)
    if scene.event is None:
        face = (
            f'<g opacity=".6">{face}</g>'
            f'<circle cx="{w - 3:g}" cy="3" r="9" fill="var(--card)" stroke="var(--rule)"/>'
            + centred("sight-disabled", w - 3, 3, 12)
        )
    return plate(f"card-{card}", IDLE, told, (x, y, w, h), face)


def past_name(scene: Scene, card: str) -> str:
    """An event of an earlier round as a reader hears it."""
    return scene.say.told(scene.say("event-past", card=card), card)


def past_event(scene: Scene, card: str, x: float, y: float, size: float) -> str:
    """An event of an earlier round: its icon and whether it was good."""
    row = deck.EVENTS[card]
    good = row["polarity"] == "positive"
    told = past_name(scene, card)
    face = icon(deck.EVENT_ICONS[card], x, y, size) + text(
        x + size + 3.5,
        y + size - 3,
        "+" if good else "−",
        "g7",
        15,
        "middle",
        "gain" if good else "rubric",
    )
    return named(f"past-{card}", told, face)


def bishops_seat(spaces: Spaces) -> list[Node]:
    """Station 2: protection, or a cube from the market."""
    x, y, _, h = box = BOXES["bishops_seat"]
    choice = Node(
        "bishop",
        lambda scene: bishops_choice(scene, x + 10, y + h - 29, 19, 24),
        "bishop",
        ("=shield", "fetch/"),
    )
    inside = [spaces.add("bishops_seat", 0, x + 40, y + 64), choice]
    return station("bishops_seat", box, inside, (x + 66, y + 24, 84, 0.11))


def bishops_choice(scene: Scene, x: float, y: float, size: float, step: float) -> str:
    """What the bishop's seat gives: the shield, or one cube; the chosen one is marked."""
    chosen = scene.view["bishop"]
    parts = [
        plate(
            "bishop-shield",
            scene.offer("shield"),
            scene.say("bishop-shield"),
            (x, y, size, size),
            icon("shield", 0, 0, size),
            r=4,
            lift=0,
            classes="fine",
        ),
        text(x + size + 5, y + size - 5, scene.say("or"), "gi", 13, tone="ink-2"),
    ]
    left = x + size + 11 + width(scene.say("or"), 13, "gi")
    for i, row in enumerate(deck.GOODS.values()):
        kind = row["id"]
        if "buy_price" not in row:
            continue
        told = scene.say("bishop-cube", kind=kind)
        box = (left + i * step, y, size, size)
        face = shapes.cube(kind, 0, 0, size)
        parts.append(
            plate(
                f"bishop-{kind}",
                scene.offer(f"fetch/{kind}"),
                told,
                box,
                face,
                r=4,
                lift=0,
                classes="fine",
            )
        )
        if chosen == kind:
            parts.append(mark(left + i * step + size, y))
    if chosen == "shield":
        parts.append(mark(x + size, y))
    return "".join(parts)


def mark(x: float, y: float) -> str:
    """A small tick on what was chosen."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="6" fill="var(--gain)"/>' + centred(
        "check-mark", x, y, 8, "card"
    )


def wool_mill(players: int) -> list[Node]:
    """Station 3: everybody's workers at the wool, each worth his wage."""
    x, y, _, h = box = BOXES["wool_mill"]

    def workers(scene: Scene) -> str:
        busy = [i for i in range(scene.players) if scene.seats[i]["mill"]]
        return "".join(
            mill_workers(scene, seat, x + 24 + (n % 2) * 56, y + 52 + (n // 2) * 32, 24)
            for n, seat in enumerate(busy)
        )

    def wage(scene: Scene) -> str:
        each = scene.say("each")
        coin = x + 42 + width(each, 13, "gi")
        return (
            icon("meeple", x + 13, y + h - 21, 13, "ink-2")
            + text(x + 29, y + h - 11, each, "gi", 13, tone="ink-2")
            + shapes.coin(coin, y + h - 15, 6.5)
            + text(coin + 9, y + h - 10.5, tables.WAGE, "g7", 13.5)
        )

    inside = [Node("mill", workers, of_seats(players, "mill")), still(wage)]
    return station("wool_mill", box, inside, (x + 88, y + 18, 100, 0.11))


def mill_workers(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """One player's workers in the wool mill."""
    number = scene.seats[seat]["mill"]
    told = scene.say("in-mill", name=scene.names[seat], number=number)
    face = shapes.meeple(seat, x, y, size) + text(
        x + size / 2 + 1.5, y + size * 0.3, number, "g7", max(14, size * 0.78)
    )
    return named(f"mill-{seat}", told, face)


def card_and_space(
    spaces: Spaces, place: str, index: int, x: float, y: float, gap: float
) -> list[Node]:
    """A card of Kingsbridge or Shiring and the space that earns it."""
    sx = x + 54 + gap

    def draw(scene: Scene) -> str:
        card: str | None = scene.view[place][index]
        if card is None:
            return (
                f'<rect x="{x:g}" y="{y:g}" width="54" height="82" rx="5" class="free"'
                ' opacity=".6"/>'
            )
        told = scene.say.told(scene.say.printed(card), card)
        if card in deck.ADVANTAGES:
            face = faces.advantage(card, 54, 82)
        else:
            face = faces.craftsman(card, 54, 82, deck.capacity(card, scene.event), False)
        return plate(f"card-{card}", IDLE, told, (x, y, 54, 82), face)

    return [
        Node(f"{place}-{index}", draw, f"{place} event"),
        spaces.add(place, index, sx, y + 40),
        still(lambda _: text(sx, y + 78, index + 1, "c6", 12, "middle", "ink-2")),
    ]


def kingsbridge(spaces: Spaces) -> list[Node]:
    """Station 4: two advantage cards."""
    x, y, w, _ = box = BOXES["kingsbridge"]
    inside = card_and_space(spaces, "kingsbridge", 0, x + 12, y + 32, 23)
    inside += card_and_space(spaces, "kingsbridge", 1, x + 116, y + 32, 23)
    return station("kingsbridge", box, inside, (x + w - 46, y + 2, 42, 0.13))


def worth(vp: int, x: float, y: float, r: float) -> Node:
    """What a space of the priory is worth."""
    return still(lambda _: shapes.points(vp, x, y, r))


def priory(spaces: Spaces) -> list[Node]:
    """Station 5: points for the first and the second builder."""
    x, y, _, _ = box = BOXES["priory"]
    inside: list[Node] = []
    for i, vp in enumerate(tables.PRIORY_VP):
        inside.append(spaces.add("priory", i, x + 32 + i * 52, y + 62))
        inside.append(worth(vp, x + 32 + i * 52, y + 101, 13))
    return station("priory", box, inside, (x + 98, y + 22, 88, 0.13))
