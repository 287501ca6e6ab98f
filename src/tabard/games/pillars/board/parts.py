"""Parts that both geometries share: station fields, builder spaces, workers, market stock."""

from collections.abc import Sequence
from typing import Final

from tabard.draw import effects, shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import safe
from tabard.draw.stage import Rect as Rect
from tabard.draw.states import IDLE, Offer, plate, slot
from tabard.draw.tree import Node, closing, still
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene

Foot = tuple[float, float, float]  # where a builder has its foot, and how tall it is

_works: Final[dict[tuple[int, int, int, str, float, float, float, float], str]] = {}


def station(
    place: str, box: Rect, inside: Sequence[Node], drawing: Rect | None = None
) -> list[Node]:
    """A station: its field, its number and name, a faint drawing (x, y, size, ink) and contents."""
    x, y, w, h = box
    row = deck.STATIONS[place]
    faint = ""
    if drawing is not None:
        dx, dy, size, ink = drawing
        faint = icon(deck.STATION_ICONS[place], dx, dy, size, extra=f' opacity="{ink:g}"')

    def field(scene: Scene) -> str:
        name = scene.say("station", number=row["number"], name=scene.say.printed(place))
        told = safe(scene.say.told(name, place))
        return (
            f'<g id="station-{place}" role="group" aria-label="{told}">'
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="10" class="station"'
            f' fill="var(--{deck.LANDS.get(place, "field")})"/>{faint}'
        )

    def number(scene: Scene) -> str:
        return shapes.roundel(row["number"], x + 14, y + 14, 10, scene.settles(row["number"]))

    def label(scene: Scene) -> str:
        return fitted(x + 28, y + 18.2, scene.say.label(place), w - 34, "c6", 11.5, least=11)

    return [
        still(field),
        Node(f"number-{place}", number, "phase station"),
        still(label),
        *inside,
        closing(),
    ]


def target(place: str, index: int) -> str:
    """What a player names when he places a builder on this space."""
    row = deck.STATIONS[place]
    if row["fill"] == "choose" and row["spaces"] > 1:
        return f"{place}_{index + 1}"
    return place


def space_offers(scene: Scene, place: str, index: int) -> tuple[Offer, Offer]:
    """What a space offers: for its price, and free by the help of Brother Remigius."""
    named = target(place, index)
    paid, free = scene.offer(f"place/{named}"), scene.offer(f"free/{named}")
    if deck.STATIONS[place]["fill"] == "in_order":
        seats = scene.view["spaces"][place]
        first = seats.index(None) if None in seats else -1
        if index != first:
            later = seats[index] is None and (paid.open or free.open)
            reach = f"{'place' if paid.open else 'free'}/{named}"
            return scene.limits.get(reach, IDLE) if later else Offer(None, paid.rule), IDLE
    return paid, free


def space_name(scene: Scene, place: str, index: int, card: str, paid: bool, free: bool) -> str:
    """The name of a space as a reader hears it."""
    row = deck.STATIONS[place]
    who = scene.view["spaces"][place][index]
    parts = [scene.say.printed(place)]
    if row["spaces"] > 1:
        parts.append(scene.say("space", number=index + 1))
    parts.append(
        scene.say("free") if who is None else scene.say("builder-of", name=scene.names[who])
    )
    if card:
        parts.append(scene.say("card", name=scene.say.printed(card)))
    if paid:
        gold = scene.view["cost"] if scene.view["drawn"] is not None else 0
        parts.append(scene.say("choosable-for", gold=gold) if gold else scene.say("choosable-free"))
    elif free:
        parts.append(scene.say("choosable-remigius"))
    return scene.say.told(", ".join(parts), card or place)


def space(
    scene: Scene,
    place: str,
    index: int,
    x: float,
    y: float,
    r: float = 17,
    *,
    label: str = "",
    card: str = "",
    hit: float = 0,
) -> str:
    """A builder space around (x, y); a free placement has a badge of its own when both are open."""
    paid, free = space_offers(scene, place, index)
    main = paid if paid.open or not free.open else free
    who = scene.view["spaces"][place][index]
    ghost = ""
    if main.open:
        ghost = shapes.pawn(scene.chooser, x, y + 0.72 * r, 2 * r * 0.88, ghost=True)
    name = space_name(scene, place, index, card, paid.open, free.open)
    drawn = slot(
        f"space-{place}-{index + 1}",
        main,
        name,
        x,
        y,
        r,
        held=who is not None,
        label=label,
        ghost=ghost,
        hit=hit,
    )
    if paid.open and free.open:
        face = '<circle cx="9" cy="9" r="9" fill="var(--card)"/>' + icon(
            deck.ADVANTAGE_ICONS[deck.REMIGIUS], 3.5, 3.5, 11
        )
        said = scene.say.told(
            f"{scene.say.printed(place)}, {scene.say('choosable-remigius')}",
            deck.REMIGIUS,
        )
        box = (x + 0.45 * r, y - 0.55 * r - 18, 18.0, 18.0)
        drawn += plate(
            f"free-{place}-{index + 1}", free, said, box, face, r=9, lift=0, classes="fine"
        )
    return drawn


class Spaces:
    """The builder spaces of a geometry, and where a builder on each of them has its foot."""

    def __init__(self) -> None:
        self.feet: dict[str, Foot] = {}

    def add(
        self,
        place: str,
        index: int,
        x: float,
        y: float,
        r: float = 17,
        *,
        label: str = "",
        hit: float = 0,
    ) -> Node:
        """One more space; where cards lie at a place, each belongs to the space of its number."""
        self.feet[f"{place}-{index + 1}"] = (x, y + 0.62 * r, 2 * r)
        cards = place in deck.CARD_PLACES
        goal = target(place, index)

        def draw(scene: Scene) -> str:
            card = (scene.view[place][index] or "") if cards else ""
            return space(scene, place, index, x, y, r, label=label, card=card, hit=hit)

        return Node(
            f"space-{place}-{index + 1}",
            draw,
            f"spaces.{place} ?cost ?drawn" + (f" {place}" if cards else ""),
            (f"=place/{goal}", f"=free/{goal}"),
        )


def workers(scene: Scene, place: str) -> list[tuple[int, int, int]]:
    """Who works at a forest, quarry or pit: (seat, workers, cubes) for every card in use."""
    found: list[tuple[int, int, int]] = []
    for seat, one in enumerate(scene.seats):
        for card in one["cards"]:
            row = deck.RESOURCES[card]
            if row["location"] == place:
                cubes = deck.harvest(card, scene.event, bool(one["protected"]))
                found.append((seat, row["workers"], cubes))
    return found


def work(
    seat: int,
    number: int,
    cubes: int,
    good: str,
    x: float,
    y: float,
    size: float,
    room: float = 200,
) -> str:
    """One player's work: workers, an arrow if there is room, what they bring; begins at x."""
    key = (seat, number, cubes, good, x, y, size, room)
    if key in _works:
        return _works[key]
    figure = max(13.0, size * 0.78)
    arrow = effects.becomes()
    marks = [
        effects.worker(seat, size),
        effects.figure(number, figure),
        arrow,
        effects.cube(good, size * 0.75),
        effects.figure(cubes, figure),
    ]
    whole = sum(mark.wide for mark in marks) + 8
    if whole > room:
        marks.remove(arrow)
        whole = min(room, whole - arrow.wide)
    _works[key] = effects.line_up(marks, x + whole / 2, y, whole)
    return _works[key]


def stock(scene: Scene, kind: str, x: float, y: float, size: float, step: float) -> str:
    """The cubes of a market stall; cube n stands for buying n of them."""
    parts: list[str] = []
    for i in range(int(scene.view["market"][kind])):
        offer = scene.offer(f"buy/{kind}/{i + 1}")
        if offer.open or offer.rule:
            gold = deck.GOODS[kind]["buy_price"] * (i + 1)
            name = scene.say("buy", number=i + 1, kind=kind, gold=gold)
            box = (x + i * step, y, size, size)
            face = shapes.cube(kind, 0, 0, size)
            parts.append(
                plate(f"stock-{kind}-{i + 1}", offer, name, box, face, r=3, lift=0, classes="fine")
            )
        else:
            parts.append(
                f'<g id="stock-{kind}-{i + 1}">{shapes.cube(kind, x + i * step, y, size)}</g>'
            )
    return "".join(parts)


def priced(sign: str, number: int, x: float, y: float, size: float = 15) -> str:
    """A price with its hand: pay or receive."""
    return icon(sign, x, y - size * 0.83, size) + text(x + size + 1.5, y, number, "g7", 15)
