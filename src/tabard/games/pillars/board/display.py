"""The middle of the board: the nine cards, the price of builders, the bag, the supply, the gold."""

from typing import NamedTuple

from tabard.draw import shapes, tracks
from tabard.draw.icons import icon
from tabard.draw.lettering import text, width
from tabard.draw.memory import safe
from tabard.draw.states import named, plate
from tabard.draw.tips import answering
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
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


def display(scene: Scene, x: float, y: float) -> str:
    """The nine cards in one row, or their empty places before they are dealt."""
    title = scene.say("display")
    parts = [text(x + 8, y + 14, title, "c6", 11.5)]
    note = x + 18 + width(title, 11.9, "c6")
    parts.append(text(note, y + 14, display_note(scene), "gi", 14, tone="ink-2"))
    cards = shown(scene)
    whole = 58.2
    for i, one in enumerate(cards):
        parts.append(display_card(scene, one, x + 6 + i * whole, y + 24, 54, 70))
    places = len(deck.RESOURCES) - tables.SET_ASIDE + tables.GAME["display"]["craftsmen_in_display"]
    for i in range(len(cards), places):
        parts.append(
            f'<rect x="{x + 6 + i * whole:g}" y="{y + 24:g}" width="54" height="70" rx="5"'
            ' class="free" opacity=".6"/>'
        )
    return f'<g id="display" role="group" aria-label="{safe(title)}">{"".join(parts)}</g>'


def waiting_at(scene: Scene, cost: int) -> list[tuple[int, str]]:
    """Who waits at a price, in the order of passing: (seat, place)."""
    found: list[tuple[int, str]] = []
    mine: dict[int, int] = {}
    for one in scene.view["waiting"]:
        if one["cost"] == cost:
            mine[one["seat"]] = mine.get(one["seat"], 0) + 1
            found.append((one["seat"], f"waiting-{cost}-{one['seat']}-{mine[one['seat']]}"))
    return found


def price_field(
    scene: Scene, cost: int, x: float, y: float, w: float, h: float, beside: bool
) -> str:
    """One price; builders that refused it stand on it, the drawn one in the framed field."""
    now = cost == scene.view["cost"] and scene.phase == "builders"
    here = waiting_at(scene, cost)
    drawn = scene.view["drawn"] if now else None
    crowd = len(here) + (drawn is not None)
    # Where the figure stands above the builders, their heads stay under it.
    tall = (30.0 if crowd < 3 else 26.0) if beside else 21.0
    foot = y + h - (6 if beside else 3)
    left, right = (x + 23, x + w - 11) if beside else (x + 10, x + w - 10)
    if crowd == 1:
        left = right = x + w - 13 if beside else x + w / 2
    step = (right - left) / (crowd - 1) if crowd > 1 else 0.0
    for i, (_, place) in enumerate(here):
        scene.stand(place, left + i * step, foot, tall)
    if drawn is not None:
        scene.stand("drawn", left + len(here) * step, foot, tall + 1)
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


def price_track(scene: Scene, x: float, y: float) -> str:
    """The prices from left to right, the current one framed and drawn last."""
    # The last price holds the crowd: the marker stays on it (PIL-5.5).
    last = len(tables.COSTS) - 1
    fields = [
        (
            cost == scene.view["cost"],
            price_field(scene, cost, x + i * 38, y, 62 if i == last else 38, 38, True),
        )
        for i, cost in enumerate(tables.COSTS)
    ]
    lead = (
        shapes.pawn(None, x - 46, y + 32, 30)
        + text(x - 36, y + 24, "=", "g7", 15)
        + shapes.coin(x - 17, y + 19, 9)
    )
    fields.sort(key=lambda pair: pair[0])
    return answering("price-track", lead) + "".join(field for _, field in fields)


def bag(scene: Scene, x: float, y: float, columns: float = 34) -> str:
    """The bag and, beside it, whose builders are still in it; offered it means: put it back."""
    inside: list[int] = scene.view["bag"]
    for seat in range(scene.players):
        scene.stand(f"bag-{seat}", x + 20, y + 30, 20)
    for n, seat in enumerate(i for i, number in enumerate(scene.view["set_aside"]) if number):
        scene.stand(f"set_aside-{seat}", x + 45 + 2.3 * columns, y + 20 + 19 * (n % 2), 18)
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


def supply(
    scene: Scene, x: float, y: float, step: float, columns: int = 4, size: float = 16
) -> str:
    """The cubes nobody has, kind by kind; below 0 they are owed (PIL-1.5)."""
    parts: list[str] = []
    for i, kind in enumerate(tables.KIND_IDS):
        number = scene.view["supply"][kind]
        sx, sy = x + (i % columns) * step, y + (i // columns) * (size + 7)
        figure = number if number >= 0 else f"−{-number}"
        face = shapes.cube(kind, sx, sy, size) + text(
            sx + size + 3, sy + size * 0.8, figure, "g7", 15
        )
        told = scene.say("in-supply", kind=kind, number=number)
        parts.append(named(f"supply-{kind}", told, face))
    return "".join(parts)


def gold_track(scene: Scene, x: float, y: float, w: float) -> str:
    """Gold from 0 to its cap with a disc for every player."""
    cells = tracks.row(0, tables.MOST_GOLD, x, y, w, 18)
    spots = tracks.markers(cells, [one["gold"] for one in scene.seats], last_mover(scene))
    ground = (
        shapes.coin(x + 7, y - 18, 7.5)
        + text(x + 19, y - 14, scene.say("gold-track"), "c6", 11.5)
        + f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="18" fill="var(--well)"/>'
        + tracks.ground(cells)
    )
    return answering("gold-track", ground) + "".join(
        named(
            f"gold-{seat}",
            scene.say("gold-of", name=scene.names[seat], gold=scene.seats[seat]["gold"]),
            shapes.disc(seat, 0, 0, 10),
            f' class="marker" transform="translate({dx:g},{dy:g})"',
        )
        for seat, dx, dy in spots
    )


def last_mover(scene: Scene) -> int:
    """Whose markers lie on top: the player to move."""
    return scene.mover if scene.mover is not None else -1
