"""The spaces for builders: what each offers, and what a reader hears of it."""

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.states import IDLE, Offer, dot, slot
from tabard.draw.tree import Node, part
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene

Foot = tuple[float, float, float]  # where something stands, and how large it is


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
    say, who = scene.say, scene.view["spaces"][place][index]
    parts = [say.printed(place)]
    if deck.STATIONS[place]["spaces"] > 1:
        parts.append(say("space", number=index + 1))
    parts.append(say("free") if who is None else say("builder-of", name=scene.names[who]))
    if card:
        parts.append(say("card", name=say.printed(card)))
    if paid:
        gold = scene.view["cost"] if scene.view["drawn"] is not None else 0
        parts.append(say("choosable-for", gold=gold) if gold else say("choosable-free"))
    elif free:
        parts.append(say("choosable-remigius"))
    return say.told(", ".join(parts), card or place)


def space(place: str, index: int, at: Foot, hit: float, label: str = "") -> Node:
    """A builder space around a point; where cards lie at a place, each belongs to its space.

    A finger reaches it from `hit` around it. A free placement has a badge of its own when both are
    open.
    """
    cards, goal, number = place in deck.CARD_PLACES, target(place, index), f"{place}-{index + 1}"
    x, y, r = at

    def draw(scene: Scene) -> str:
        say, card = scene.say, (scene.view[place][index] or "") if cards else ""
        paid, free = space_offers(scene, place, index)
        main = paid if paid.open or not free.open else free
        ghost = ""
        if main.open:
            ghost = shapes.pawn(scene.chooser, x, y + 0.72 * r, 2 * r * 0.88, ghost=True)
        name = space_name(scene, place, index, card, paid.open, free.open)
        held = scene.view["spaces"][place][index] is not None
        piece = f"space-{number}"
        drawn = slot(piece, main, name, x, y, r, held=held, label=label, ghost=ghost, hit=hit)
        if paid.open and free.open:
            told = say.told(f"{say.printed(place)}, {say('choosable-remigius')}", deck.REMIGIUS)
            monk = icon(deck.picture(deck.REMIGIUS), 3.5, 3.5, 11)
            corner = (x + 0.45 * r, y - 0.55 * r - 18)
            drawn += dot(f"free-{number}", free, told, corner, 9, monk, "card")
        return drawn

    reads = f"spaces.{place} ?cost ?drawn" + (f" {place}" if cards else "")
    return part(f"space-{number}", reads, f"=place/{goal} =free/{goal}", draw)
