"""The middle of the board: the nine cards, the price of builders, the bag, the supply, the gold.

A phone shows the cards while they are chosen and the prices afterwards, with the cards as chips.
"""

from typing import Final, NamedTuple

from tabard.draw import shapes, tracks
from tabard.draw.cards import hairline
from tabard.draw.holdings import told
from tabard.draw.icons import centred
from tabard.draw.layout import Box, filled
from tabard.draw.lettering import fitted, text, width
from tabard.draw.memory import remembered, safe
from tabard.draw.states import Offer, named, plate
from tabard.draw.stations import Size
from tabard.draw.tips import answering
from tabard.draw.tree import Node, closing, of_seats, placed, still
from tabard.draw.words import Phrasebook
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.prices import choosing, prices
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.facts import capacity
from tabard.games.pillars.holdings import GOLD

PLACES: Final = (
    len(deck.RESOURCES) - tables.SET_ASIDE + tables.GAME["display"]["craftsmen_in_display"]
)


class Shown(NamedTuple):
    """A card of the display: open, taken by someone, or gone."""

    card: str
    open: bool
    owner: int | None

    @property
    def piece(self) -> str:
        """Its element; a hired craftsman lies in his master's row: what stays here is another."""
        shade = self.card in deck.CRAFTSMEN and not self.open
        return f"shade-{self.card}" if shade else f"card-{self.card}"


def shown(scene: Scene) -> list[Shown]:
    """The display of the round in fixed order: seven resource cards, then two craftsmen."""
    display = scene.view["display"]
    choosing = scene.phase == "cards"
    owners = {card: i for i, one in enumerate(scene.seats) for card in (*one["cards"], *one["row"])}
    found: list[str] = []
    if len(display["aside"]) == tables.SET_ASIDE:
        found = [card for card in deck.RESOURCES if card not in display["aside"]]
    left = {*display["resources"], *display["craftsmen"]}
    return [
        Shown(card, choosing and card in left, owners.get(card))
        for card in (*found, *display["dealt_craftsmen"])
    ]


def owner_of(scene: Scene, one: Shown) -> str:
    """Who has taken a card of the display; "" for nobody."""
    return "" if one.owner is None else scene.names[one.owner]


def shown_name(say: Phrasebook, one: Shown, owner: str) -> str:
    """The name of a display card as a reader hears it."""
    name = say.printed(one.card)
    if one.card in deck.CRAFTSMEN:
        name = say("craftsman-card", trade=name, gold=deck.CRAFTSMEN[one.card]["cost"])
    name = say.told(name, one.card)
    if one.owner is not None:
        return f"{name}, {say('taken-by', name=owner)}"
    return name if one.open else f"{name}, {say('gone')}"


def card(scene: Scene, one: Shown, box: Box) -> str:
    """A card of the display; when taken it stays as a shade with its master's shield."""
    uses = capacity(one.card, scene.event) if one.card in deck.CRAFTSMEN else 0
    aside, offer = scene.phase in {"cards", "builders"}, scene.offer(f"card/{one.card}")
    return drawn_card(scene.say, one, owner_of(scene, one), uses, aside, offer, box)


@remembered
def drawn_card(
    say: Phrasebook, one: Shown, owner: str, uses: int, aside: bool, offer: Offer, box: Box
) -> str:
    """The same from what it shows; `aside` tells why nobody has a card that is not there."""
    _, _, w, h = box
    if one.card in deck.CRAFTSMEN:
        face = faces.craftsman(one.card, w, h, uses, True)
    else:
        face = faces.resource(one.card, w, h)
    small = w < faces.SCARCE
    if not one.open:
        face = shapes.pale(face, 0.3 if one.owner is None else 0.55 if small else 0.62)
        if one.owner is not None:
            at = (w / 2 - 8, h / 2 - 10, 16) if small else (w - 21, -2.5, 20)
            face += shapes.shield(one.owner, *at)
        elif not small and aside:
            face += text(w / 2, h / 2 + 5, say("aside"), "gi", 14, "middle")
    name = shown_name(say, one, owner)
    r, lift = (4, 2) if small else (5, 3)
    return plate(one.piece, offer, name, box, face, r=r, lift=lift, known=one.owner is None)


def chip(scene: Scene, one: Shown, box: Box) -> str:
    """A display card once cards are chosen: what it was and whose it is."""
    face = shapes.pane((0, 0, box.w, box.h), shapes.PAPER, 4)
    if one.card in deck.CRAFTSMEN:
        mark = centred(deck.picture(one.card), 10.5, 9, 14)
    else:
        mark = shapes.cube(deck.RESOURCES[one.card]["resource"], 4, 2.5, 13)
    if one.owner is None:
        face += shapes.pale(mark, 0.35)
    else:
        face += mark + shapes.shield(one.owner, 4, 15, 13)
    offer = scene.offer(f"card/{one.card}")
    told = shown_name(scene.say, one, owner_of(scene, one))
    return plate(one.piece, offer, told, box, face)


def note(scene: Scene) -> str:
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


def shown_reads(players: int) -> str:
    """What the display shows of a view."""
    return "display event phase " + of_seats(players, "cards", "row")


def group(scene: Scene, x: float, y: float) -> str:
    """Where the display begins."""
    title = scene.say("display")
    head = text(x + 8, y + 14, title, "c6", 11.5)
    return f'<g id="display" role="group" aria-label="{safe(title)}">{head}'


def row(scene: Scene, x: float, y: float) -> list[str]:
    """The nine cards in one row, or their empty places before they are dealt."""
    spots = Box(x + 6, y + 24, 519.6, 70).row(PLACES, 4.2)
    left, cards = x + 18 + width(scene.say("display"), 11.9, "c6"), shown(scene)
    drawn = [card(scene, one, box) for one, box in zip(cards, spots)]
    drawn += [shapes.vacant(box) for box in spots[len(cards) :]]
    return [text(left, y + 14, note(scene), "gi", 14, tone="ink-2"), *drawn]


def wide_middle(size: Size, players: int) -> list[Node]:
    """The heart of the ring: display, prices and bag, supply, gold."""
    x, y, _, _ = box = size.boxes["middle"]
    lead = shapes.pawn(None, x + 16, y + 136, 30) + text(x + 26, y + 128, "=", "g7", 15)
    lead = answering("price-track", lead + shapes.coin(x + 45, y + 123, 9))
    ids = ["display-note", *(f"display-{i}" for i in range(PLACES))]
    return [
        still(lambda _: shapes.pane(box, f'{shapes.PANEL} opacity=".55"')),
        still(placed(group, x, y)),
        Node(ids, placed(row, x, y), shown_reads(players), ("card/",)),
        closing(),
        still(lambda _: lead),
        *prices(size),
        still(lambda scene: text(x + 320, y + 165, scene.say("supply"), "c6", 11.5, "end")),
        *(
            Node(f"supply-{kind}", placed(in_supply, kind, spot, 16), f"supply.{kind}")
            for kind, spot in zip(tables.KIND_IDS, box.at(334, 153, 200, 16).row(4))
        ),
        *gold_track(x + 8, y + 179, 516, players),
    ]


def in_supply(scene: Scene, kind: str, box: Box, size: float) -> str:
    """The cubes of a kind that nobody has; below 0 they are owed (PIL-1.5)."""
    number = scene.view["supply"][kind]
    figure = str(number).replace("-", "−")
    face = shapes.cube(kind, box.x, box.y, size)
    face += text(box.x + size + 3, box.y + size * 0.8, figure, "g7", 15)
    return named(f"supply-{kind}", scene.say("in-supply", kind=kind, number=number), face)


def gold_track(x: float, y: float, w: float, players: int) -> list[Node]:
    """Gold from 0 to its cap with a disc for every player."""
    cells = tracks.row(0, tables.MOST_GOLD, x, y, w, 18)

    def ground(scene: Scene) -> str:
        head = shapes.coin(x + 7, y - 18, 7.5) + text(
            x + 19, y - 14, scene.say("gold-track"), "c6", 11.5
        )
        field = shapes.pane((x, y, w, 18), 'fill="var(--well)"', 0)
        return answering("gold-track", head + field + tracks.ground(cells))

    return [still(ground), tracks.discs("gold", cells, players, gold_of, 10)]


def gold_of(scene: Scene, seat: int) -> str:
    """A player's gold as a reader hears it."""
    return told(scene, seat, GOLD)


def column_title(box: Box, words: str, y: float, note: str = "") -> str:
    """A head of a phone's column with a note at its right."""
    return text(box.x + 8, box.y + y, words, "c6", 11.5) + fitted(
        box.right - 10, box.y + y, note, 40, "g7", 15, "end", "ink-2"
    )


def rule(box: Box, y: float) -> str:
    """A hairline across the column."""
    return hairline(box.x + 8, box.y + y, box.w - 16)


def head(scene: Scene, box: Box) -> str:
    """The head of the column: of the cards, with how many are left, or of the prices."""
    if not choosing(scene):
        return answering("price-track", column_title(box, scene.say("price-track"), 16))
    left = sum(1 for one in shown(scene) if one.open)
    title = column_title(box, scene.say("display"), 16, str(left or ""))
    return answering("display", title)


def under_head(scene: Scene, box: Box) -> list[str]:
    """Lines and heads between cards, bag, supply and chips, and these chips."""
    if choosing(scene):
        return filled([rule(box, 201), rule(box, 253)], 3 + PLACES)
    supply = rule(box, 157) + column_title(box, scene.say("supply"), 172)
    title = answering("display", column_title(box, scene.say("display"), 239))
    spots = box.at(4, 244, 114, 61).grid(5, PLACES, 2.2, 1)
    chips = [chip(scene, one, spot) for one, spot in zip(shown(scene), spots)]
    return filled(["", supply, rule(box, 225) + title, *chips], 3 + PLACES)


def cards(scene: Scene, box: Box) -> list[str]:
    """The nine cards while they are chosen."""
    spots = box.at(6, 25, 110, 169).grid(3, PLACES, 4, 5)
    found = shown(scene) if choosing(scene) else []
    return filled([card(scene, one, spot) for one, spot in zip(found, spots)], PLACES)


def supply(scene: Scene, i: int, box: Box) -> str:
    """One kind of cubes that nobody has."""
    top, size = (259, 17) if choosing(scene) else (178, 16)
    spot = box.at(10, top, 112, 2 * size + 14).grid(2, 4)[i]
    return in_supply(scene, tables.KIND_IDS[i], spot, size)


def tall_middle(size: Size, players: int) -> list[Node]:
    """The column inside the ring: the display while cards are chosen, else the prices."""
    reads, box = shown_reads(players), size.boxes["middle"]
    low = ["above-bag", "supply-head", "chips-head", *(f"chip-{i}" for i in range(PLACES))]
    return [
        still(lambda _: shapes.pane(box, f'{shapes.PANEL} opacity=".7"')),
        Node("column-head", placed(head, box), reads),
        Node([f"display-{i}" for i in range(PLACES)], placed(cards, box), reads, ("card/",)),
        *prices(size),
        *(
            Node(f"supply-{kind}", placed(supply, i, box), f"phase supply.{kind}")
            for i, kind in enumerate(tables.KIND_IDS)
        ),
        Node(low, placed(under_head, box), reads, ("card/",)),
    ]
