"""The middle of the board: the nine cards, the price of builders, the bag, the supply, the gold."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tabard.draw import shapes, tracks
from tabard.draw.icons import icon
from tabard.draw.lettering import text, width
from tabard.draw.memory import safe
from tabard.draw.states import named, plate
from tabard.draw.tips import answering
from tabard.draw.tree import Node, closing, of_seats, placed, still
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.parts import Foot, Rect
from tabard.games.pillars.board.scene import Scene


class Shown(NamedTuple):
    """A card of the display: open, taken by someone, or gone."""

    card: str
    open: bool
    owner: int | None


def shown(scene: Scene) -> list[Shown]:
    """The display of the round in fixed order: seven resource cards, then two craftsmen."""
    display = scene.view["display"]
    choosing = scene.phase == "cards"
    found: list[Shown] = []
    if len(display["aside"]) == tables.SET_ASIDE:
        owners = {card: i for i, one in enumerate(scene.seats) for card in one["cards"]}
        for card in deck.RESOURCES:
            if card not in display["aside"]:
                found.append(
                    Shown(card, choosing and card in display["resources"], owners.get(card))
                )
    hired = {card: i for i, one in enumerate(scene.seats) for card in one["row"]}
    for card in display["dealt_craftsmen"]:
        found.append(Shown(card, choosing and card in display["craftsmen"], hired.get(card)))
    return found


def shown_name(scene: Scene, one: Shown) -> str:
    """The name of a display card as a reader hears it."""
    if one.card in deck.RESOURCES:
        told = scene.say.printed(one.card)
    else:
        gold = deck.CRAFTSMEN[one.card]["cost"]
        told = scene.say("craftsman-card", trade=scene.say.printed(one.card), gold=gold)
    told = scene.say.told(told, one.card)
    if one.owner is not None:
        return f"{told}, {scene.say('taken-by', name=scene.names[one.owner])}"
    return told if one.open else f"{told}, {scene.say('gone')}"


def display_card(scene: Scene, one: Shown, x: float, y: float, w: float, h: float) -> str:
    """A card of the display; when taken it stays as a shade with its master's shield."""
    craft = one.card in deck.CRAFTSMEN
    if craft:
        uses = deck.capacity(one.card, scene.event)
        face = faces.craftsman(one.card, w, h, uses, True)
    else:
        face = faces.resource(one.card, w, h)
    # A hired craftsman lies in his master's row: what stays here is another element.
    piece = f"shade-{one.card}" if craft and not one.open else f"card-{one.card}"
    name = shown_name(scene, one)
    if one.open:
        return plate(piece, scene.offer(f"card/{one.card}"), name, (x, y, w, h), face)
    pale = ".62" if one.owner is not None else ".3"
    face = f'<g opacity="{pale}">{face}</g>'
    if one.owner is not None:
        face += shapes.shield(one.owner, w - 21, -2.5, 20)
    elif scene.phase == "cards" or scene.phase == "builders":
        face += text(w / 2, h / 2 + 5, scene.say("aside"), "gi", 14, "middle")
    return plate(piece, scene.offer(f"card/{one.card}"), name, (x, y, w, h), face)


def display_note(scene: Scene) -> str:
    """A word on the state of the display."""
    cards = shown(scene)
    if not cards:
        return ""
    if scene.phase == "cards":
        return scene.say("display-left", number=sum(1 for one in cards if one.open))
    aside = sum(1 for one in cards if one.owner is None)
    if scene.phase != "builders" or aside == len(cards):
        return ""
    return scene.say("display-aside", number=aside) if aside else scene.say("display-done")


BAGGED: Final = "bag phase refusals_left"  # what the bag shows of a view
PLACES: Final = (
    len(deck.RESOURCES) - tables.SET_ASIDE + tables.GAME["display"]["craftsmen_in_display"]
)


def shown_reads(players: int) -> str:
    """What the display shows of a view."""
    return "display event phase " + of_seats(players, "cards", "row")


def display(x: float, y: float, players: int) -> list[Node]:
    """The nine cards in one row, or their empty places before they are dealt."""

    def head(scene: Scene) -> str:
        title = scene.say("display")
        return f'<g id="display" role="group" aria-label="{safe(title)}">' + text(
            x + 8, y + 14, title, "c6", 11.5
        )

    def row(scene: Scene) -> list[str]:
        note = x + 18 + width(scene.say("display"), 11.9, "c6")
        found = [text(note, y + 14, display_note(scene), "gi", 14, tone="ink-2")]
        cards = shown(scene)
        for i in range(PLACES):
            left = x + 6 + i * 58.2
            if i < len(cards):
                found.append(display_card(scene, cards[i], left, y + 24, 54, 70))
            else:
                found.append(
                    f'<rect x="{left:g}" y="{y + 24:g}" width="54" height="70" rx="5"'
                    ' class="free" opacity=".6"/>'
                )
        return found

    ids = ["display-note", *(f"display-{i}" for i in range(PLACES))]
    return [still(head), Node(ids, row, shown_reads(players), ("card/",)), closing()]


def waiting_at(scene: Scene, cost: int) -> list[tuple[int, str]]:
    """Who waits at a price, in the order of passing: (seat, place)."""
    found: list[tuple[int, str]] = []
    mine: dict[int, int] = {}
    for one in scene.view["waiting"]:
        if one["cost"] == cost:
            mine[one["seat"]] = mine.get(one["seat"], 0) + 1
            found.append((one["seat"], f"waiting-{cost}-{one['seat']}-{mine[one['seat']]}"))
    return found


def standing(scene: Scene, cost: int, box: Rect, beside: bool) -> dict[str, Foot]:
    """Where those stand who wait at a price, and the drawn builder at the current one."""
    x, y, w, h = box
    here = [place for _, place in waiting_at(scene, cost)]
    tall = 21.0
    if cost == scene.view["cost"] and scene.phase == "builders" and scene.view["drawn"] is not None:
        here.append("drawn")
    # Where the figure stands above the builders, their heads stay under it.
    if beside:
        tall = 30.0 if len(here) < 3 else 26.0
    foot = y + h - (6 if beside else 3)
    left, right = (x + 23, x + w - 11) if beside else (x + 10, x + w - 10)
    if len(here) == 1:
        left = right = x + w - 13 if beside else x + w / 2
    step = (right - left) / (len(here) - 1) if len(here) > 1 else 0.0
    return {
        place: (left + i * step, foot, tall + (place == "drawn")) for i, place in enumerate(here)
    }


def price_field(scene: Scene, cost: int, box: Rect, beside: bool) -> str:
    """One price; builders that refused it stand on it, the drawn one in the framed field."""
    x, y, w, h = box
    now = cost == scene.view["cost"] and scene.phase == "builders"
    here = waiting_at(scene, cost)
    drawn = scene.view["drawn"] if now else None
    crowd = len(here) + (drawn is not None)
    names = [scene.say("waits", name=scene.names[seat]) for seat, _ in here]
    if drawn is not None:
        names.append(scene.say("drawn", name=scene.names[drawn]))
    told = ", ".join([scene.say("price", gold=cost), *names])
    at = (x + (8 if crowd else w / 2), y + h / 2 + 7) if beside else (x + w / 2, y + 12.5)
    figure = text(at[0], at[1], cost, "g7", 18 if beside else 14, "middle", "" if now else "ink-2")
    ground = "card" if now else "well"
    corner = "" if beside else ' rx="4"'
    face = (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="var(--{ground})"'
        f' stroke="var(--rule)"{corner}/>{figure}'
    )
    if now:
        face += (
            f'<rect x="{x:g}" y="{y - 1:g}" width="{w:g}" height="{h + 2:g}" rx="4" fill="none"'
            ' stroke="var(--ink)" stroke-width="2.4"/>'
        )
    offer = scene.offer("accept")
    if drawn is not None and (offer.open or offer.rule):
        box = (x, y, w, h)
        moved = f'<g transform="translate({-x:g},{-y:g})">{face}</g>'
        return plate(f"price-{cost}", offer, told, box, moved, r=4, lift=0)
    return named(f"price-{cost}", told, face)


def prices(boxes: Mapping[int, Rect], beside: bool) -> Node:
    """The prices from left to right, the current one framed and drawn last."""

    def draw(scene: Scene) -> list[str]:
        if not priced(scene, beside):
            return [""] * len(boxes)
        current = scene.view["cost"]
        order = sorted(boxes, key=lambda cost: cost == current)
        return [price_field(scene, cost, boxes[cost], beside) for cost in order]

    ids = [f"price-{i}" for i in range(len(boxes))]
    return Node(ids, draw, "cost phase drawn waiting", ("=accept",))


def priced(scene: Scene, beside: bool) -> bool:
    """Whether there is room for the prices: a phone shows the cards in their place first."""
    return beside or scene.phase not in {"setup", "cards"}


def price_lead(x: float, y: float) -> Node:
    """What the prices are for."""
    lead = (
        shapes.pawn(None, x - 46, y + 32, 30)
        + text(x - 36, y + 24, "=", "g7", 15)
        + shapes.coin(x - 17, y + 19, 9)
    )
    return still(lambda _: answering("price-track", lead))


def bag(scene: Scene, x: float, y: float, columns: float = 34) -> str:
    """The bag and, beside it, whose builders are still in it; offered it means: put it back."""
    inside: list[int] = scene.view["bag"]
    told = ", ".join(
        [scene.say("bag", number=sum(inside))]
        + [f"{scene.names[i]} {number}" for i, number in enumerate(inside) if number]
    )
    face = icon("swap-bag", 0, 0, 40, "sack") + shapes.count(sum(inside), 33, 33)
    if scene.phase == "builders" and scene.view["refusals_left"]:
        told += ", " + scene.say("refusal-left", number=scene.view["refusals_left"])
        face += icon("cancel", 29, 1, 13, "ink-2")
    offer = scene.offer("refuse")
    if offer.open:
        told = scene.say("put-back")
    parts = [plate("bag", offer, told, (x, y, 42, 42), face, r=8, lift=0)]
    held = [i for i in range(scene.players) if inside[i]]
    for n, seat in enumerate(held):
        sx, sy = x + 45 + (n % 2) * columns, y + 4.5 + (n // 2) * 20
        face = shapes.shield(seat, sx, sy, 14.8)
        face += text(sx + 19, sy + 13.5, inside[seat], "g7", 14.5)
        parts.append(answering(f"inbag-{seat}", face))
    return "".join(parts)


def beside_bag(scene: Scene, x: float, y: float, columns: float) -> dict[str, Foot]:
    """Where builders are unseen in the bag, and where those stand that sit out (PIL-5.10)."""
    found: dict[str, Foot] = {
        f"bag-{seat}": (x + 20, y + 30, 20.0) for seat in range(scene.players)
    }
    for n, seat in enumerate(i for i, number in enumerate(scene.view["set_aside"]) if number):
        found[f"set_aside-{seat}"] = (x + 45 + 2.3 * columns, y + 20 + 19 * (n % 2), 18.0)
    return found


def in_supply(scene: Scene, kind: str, x: float, y: float, size: float = 16) -> str:
    """The cubes of a kind that nobody has; below 0 they are owed (PIL-1.5)."""
    number = scene.view["supply"][kind]
    figure = number if number >= 0 else f"−{-number}"
    face = shapes.cube(kind, x, y, size) + text(x + size + 3, y + size * 0.8, figure, "g7", 15)
    return named(f"supply-{kind}", scene.say("in-supply", kind=kind, number=number), face)


def supply(x: float, y: float, step: float) -> list[Node]:
    """The cubes nobody has, kind by kind."""
    return [
        Node(
            f"supply-{kind}",
            placed(in_supply, kind, x + i * step, y),
            f"supply.{kind}",
        )
        for i, kind in enumerate(tables.KIND_IDS)
    ]


def gold_track(x: float, y: float, w: float, players: int) -> list[Node]:
    """Gold from 0 to its cap with a disc for every player."""
    cells = tracks.row(0, tables.MOST_GOLD, x, y, w, 18)

    def ground(scene: Scene) -> str:
        drawn = (
            shapes.coin(x + 7, y - 18, 7.5)
            + text(x + 19, y - 14, scene.say("gold-track"), "c6", 11.5)
            + f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="18" fill="var(--well)"/>'
            + tracks.ground(cells)
        )
        return answering("gold-track", drawn)

    def markers(scene: Scene) -> str:
        spots = tracks.markers(cells, [one["gold"] for one in scene.seats], last_mover(scene))
        return "".join(
            named(
                f"gold-{seat}",
                scene.say("gold-of", name=scene.names[seat], gold=scene.seats[seat]["gold"]),
                shapes.disc(seat, 0, 0, 10),
                f' class="marker" transform="translate({dx:g},{dy:g})"',
            )
            for seat, dx, dy in spots
        )

    return [still(ground), Node("gold", markers, "to_move " + of_seats(players, "gold"))]


def last_mover(scene: Scene) -> int:
    """Whose markers lie on top: the player to move."""
    return scene.mover if scene.mover is not None else -1
