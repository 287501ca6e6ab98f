"""The players' mats: the own one at full size, the others' small, all with what is public."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import fitted, text, width
from tabard.draw.mats import opening, panel
from tabard.draw.states import Offer, named, plate
from tabard.draw.tips import answering
from tabard.draw.tree import Node, closing, of_seat, of_seats, placed, still
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.holdings import counts, good, purse, score, wages
from tabard.games.pillars.board.scene import Scene

Draw = Callable[[Any], str]


def player_shield(scene: Scene, seat: int, x: float, y: float, w: float) -> str:
    """The player's shield; pale and barred once he has passed in phase I."""
    plain = shapes.shield(seat, x, y, w)
    if scene.phase != "cards" or not scene.seats[seat]["passed"]:
        return plain
    mid = y + w * 0.55
    return (
        f'<g opacity=".5">{plain}</g>'
        f'<path d="M{x - 2:g},{mid:g}h{w + 4:g}" class="stroke" stroke-width="3"/>'
    )


def marks(scene: Scene, seat: int, x: float, y: float, size: float, room: float) -> str:
    """What else is true of a player: starts, passed, protected, limited, grey workers won.

    Many are drawn smaller, so that they keep to their room.
    """
    one = scene.seats[seat]
    signs: list[tuple[str, str]] = []
    if scene.view["start_player"] == seat:
        signs.append(("trumpet-flag", scene.say("starts", who=scene.names[seat])))
    if scene.phase == "cards" and one["passed"]:
        signs.append(("halt", scene.say("passed")))
    if one["protected"]:
        signs.append(("shield", scene.say("protected")))
    if one["limited"]:
        signs.append(("defensive-wall", scene.say("limited", number=tables.LIMITED_BUILDERS)))
    number = str(one["grey"])
    wide = len(signs) * (size + 4) + (size + 1 + width(number, 14, "g7") if one["grey"] else 0)
    scale = min(1.0, room / wide) if wide else 1.0
    size, gap = round(size * scale, 1), 4 * scale
    parts: list[str] = []
    for i, (sign, told) in enumerate(signs):
        at = round(x + i * (size + gap), 1)
        parts.append(named(f"mark-{seat}-{sign}", told, icon(sign, at, y, size)))
    if one["grey"]:
        at = round(x + len(signs) * (size + gap), 1)
        grey = shapes.meeple(None, at + size / 2, y + size / 2, size) + text(
            round(at + size + scale, 1),
            round(y + size - 3 * scale, 1),
            number,
            "g7",
            round(14 * scale, 1),
        )
        parts.append(named(f"grey-{seat}", scene.say("grey", number=one["grey"]), grey))
    return "".join(parts)


def craftsman_id(seat: int, card: str) -> str:
    """A craftsman's element: the starting ones exist once for every player."""
    return f"card-{seat}-{card}" if card in deck.STARTERS else f"card-{card}"


def craftsman_name(scene: Scene, seat: int, card: str) -> str:
    """A craftsman on a mat as a reader hears him."""
    name = scene.say(
        "craftsman-of",
        name=scene.names[seat],
        trade=scene.say.printed(card),
        used=scene.seats[seat]["uses"].get(card, 0),
        capacity=deck.capacity(card, scene.event),
    )
    return scene.say.told(name, card)


def own_craftsman(
    scene: Scene, seat: int, card: str, x: float, y: float, w: float, h: float
) -> str:
    """A craftsman at full size: the card is one use or his dismissal, its pips are several uses."""
    used = scene.seats[seat]["uses"].get(card, 0)
    uses = deck.capacity(card, scene.event)
    offer = Offer()
    if seat == scene.chooser:
        offer = scene.offer(f"dismiss/{card}")
        if not offer.open:
            once = scene.offer(f"use/{card}/1")
            offer = once if once.open or not offer.rule else offer
    more = [n for n in range(2, uses - used + 1) if scene.offer(f"use/{card}/{n}").open]
    if seat != scene.chooser:
        more = []
    face = faces.named_craftsman(card, w, h, used, used if more else uses, scene.say.printed(card))
    told = craftsman_name(scene, seat, card)
    parts = [plate(craftsman_id(seat, card), offer, told, (x, y, w, h), face, r=6)]
    step = min(17.0, (w - 8) / max(1, len(more)))
    for i, n in enumerate(more):
        name = scene.say("use", trade=scene.say.printed(card), times=n)
        told = scene.say.told(name, card)
        dot = '<circle cx="7" cy="7" r="7" fill="var(--choose-bg)"/>' + text(
            7, 11.4, n, "g7", 13, "middle"
        )
        box = (x + w - 4 - (len(more) - i) * step, y + h - 22, 14.0, 14.0)
        parts.append(
            plate(
                f"use-{card}-{n}",
                scene.offer(f"use/{card}/{n}"),
                told,
                box,
                dot,
                r=7,
                lift=0,
                classes="fine",
            )
        )
    return "".join(parts)


def own_advantage(
    scene: Scene, seat: int, card: str, x: float, y: float, w: float, h: float
) -> str:
    """An advantage in front of its owner; small when there are several."""
    name = scene.say.printed(card)
    face = faces.named_advantage(card, w, h, name) if h > 100 else faces.advantage(card, w, h)
    offer = scene.offer(f"play/{card}") if seat == scene.chooser else Offer()
    told = scene.say.told(name, card)
    return plate(f"card-{card}", offer, told, (x, y, w, h), face, r=6)


def heading(x: float, y: float, title: str, note: str) -> str:
    """A head in capitals and a note in italics."""
    after = x + width(title, 12.4, "c6") + 10
    return text(x, y, title, "c6", 12) + text(after, y, note, "gi", 13.5, tone="ink-2")


def advantage_places(number: int) -> list[tuple[float, float, float, float]]:
    """Where advantages lie in their corner of the own mat, from one large to many small."""
    if number <= 1:
        return [(0, 0, 74, 118)] * number
    columns = 2 if number <= 4 else 3
    rows = 2 if number <= columns * 2 else -(-number // columns)
    w, h = (106 - 3 * (columns - 1)) / columns, (118 - 4 * (rows - 1)) / rows
    return [((i % columns) * (w + 3), (i // columns) * (h + 4), w, h) for i in range(number)]


MARKED: Final = ("passed", "protected", "limited", "grey")
CARDS: Final = 22  # places for cards on a small mat: more than anybody can have
ROW: Final = 10  # places for craftsmen on the own mat


def winning(seat: int, players: int) -> str:
    """What the points of a player are made of: at the end they may be the most."""
    others = of_seats(players, "vp", "gold").split()
    return " ".join(["phase", f"seats.{seat}.vp", *(f"?{path}" for path in others)])


def heading_of(scene: Scene, seat: int, x: float, y: float) -> str:
    """The head above the craftsmen, with how many of them there may be."""
    one = scene.seats[seat]
    said = scene.say("of", number=len(one["row"]), whole=one["row_limit"])
    return answering(f"row-{seat}", heading(x, y, scene.say("craftsmen"), said))


def own_mat(seat: int, players: int, x: float, y: float, w: float, h: float) -> list[Node]:
    """A mat at full size: counts at the left, craftsmen, advantages, what this round holds."""

    def node(name: str, draw: Draw, reads: str, touch: Sequence[str] = ()) -> Node:
        return Node(f"own-{seat}-{name}", draw, reads, touch, own=True)

    def row(scene: Scene) -> list[str]:
        one = scene.seats[seat]
        cards: list[str] = one["row"]
        slots = max(len(cards), one["row_limit"])
        pitch = min(97.0, 485 / slots)
        wide = pitch - 7
        found = [
            own_craftsman(scene, seat, cards[i], 254 + i * pitch, 30, wide, 118)
            if i < len(cards)
            else f'<rect x="{254 + i * pitch:g}" y="30" width="{wide:g}" height="118" rx="6"'
            ' class="planned"/>'
            for i in range(slots)
        ]
        return found + [""] * (ROW - slots)

    def advantages(scene: Scene) -> str:
        held: list[str] = scene.seats[seat]["advantages"]
        return "".join(
            own_advantage(scene, seat, card, 760 + ax, 30 + ay, aw, ah)
            for card, (ax, ay, aw, ah) in zip(held, advantage_places(len(held)))
        )

    def left(scene: Scene) -> float:
        return 850 if len(scene.seats[seat]["advantages"]) < 2 else 880

    def earned(scene: Scene) -> str:
        at = left(scene)
        return wages(scene, seat, (at + w - 8) / 2, 130, w - 8 - at)

    lines = '<path d="M16,64h212M240,12v134M746,12v134" stroke="var(--line)"/>'
    goods = [
        node(
            kind,
            placed(good, seat, kind, 18 + 50 * i, 73, 24, True),
            f"seats.{seat}.goods.{kind}",
            (f"=return/{kind}", f"=sell/{kind}/1"),
        )
        for i, kind in enumerate(tables.KIND_IDS)
    ]
    return [
        opening(seat, x, y),
        node("ground", lambda s: panel(s, seat, w, h), "to_move phase"),
        node("shield", lambda s: player_shield(s, seat, 16.6, 12, 34.8), passing(seat)),
        still(lambda s: fitted(60, 28, s.names[seat], 54, "g6", 19, least=14)),
        node("marks", lambda s: marks(s, seat, 60, 35, 17, 52), marking(seat)),
        node("score", lambda s: score(s, seat, 140, 34, 23), winning(seat, players)),
        node("purse", lambda s: purse(s, seat, 185, 34, 16, 24), of_seat(seat, "gold")),
        still(lambda _: lines),
        *goods,
        node("counts", lambda s: counts(s, seat, 18, 103), counted(seat), ("sell/",)),
        node("heading", lambda s: heading_of(s, seat, 254, 21), of_seat(seat, "row", "row_limit")),
        Node(
            [f"own-{seat}-row-{i}" for i in range(ROW)],
            row,
            "event " + of_seat(seat, "row", "row_limit", "uses"),
            ("dismiss/", "use/"),
            own=True,
        ),
        still(lambda s: text(760, 21, s.say("advantages"), "c6", 12)),
        node("advantages", advantages, of_seat(seat, "advantages"), ("play/",)),
        node(
            "round",
            lambda s: this_round(s, seat, left(s), 30, w - 8),
            of_seat(seat, "advantages", "cards"),
        ),
        node("wages", earned, "event " + of_seat(seat, "advantages", "mill")),
        closing(),
    ]


def passing(seat: int) -> str:
    """What a shield shows of a view."""
    return "phase " + of_seat(seat, "passed")


def marking(seat: int) -> str:
    """What the marks of a player are made of."""
    return "start_player phase " + of_seat(seat, *MARKED)


def counted(seat: int) -> str:
    """What the counts of a player are made of."""
    return "bag " + of_seat(seat, "goods", "mill", "cards", "workers")


def this_round(scene: Scene, seat: int, x: float, y: float, right: float) -> str:
    """The resource cards of the round."""
    one = scene.seats[seat]
    parts = [fitted(x, y - 9, scene.say("this-round"), right - x, "c6", 12, least=11)]
    held: list[str] = one["cards"]
    room = right - x
    wide = 52.0 if room > 100 else 40.0
    step = min(wide + 4, (room - wide) / max(1, len(held) - 1))
    for i, card in enumerate(held):
        told = scene.say.told(scene.say.printed(card), card)
        box = (x + i * step, y, wide, 74.0)
        parts.append(plate(f"mine-{card}", Offer(), told, box, faces.resource(card, wide, 74)))
    return "".join(parts)


def small_card(scene: Scene, seat: int, card: str, x: float, y: float, w: float) -> str:
    """A card on another player's mat."""
    if card in deck.ADVANTAGES:
        row = deck.ADVANTAGES[card]
        face = faces.tiny(deck.ADVANTAGE_ICONS[card], faces.kind_of(row)[0], "", w)
        told = scene.say.told(scene.say.printed(card), card)
        return plate(f"card-{card}", Offer(), told, (x, y, w, 36), face, r=4)
    uses = deck.capacity(card, scene.event)
    used = scene.seats[seat]["uses"].get(card, 0)
    trade: str = deck.CRAFTSMEN[card]["trade"]
    face = faces.tiny(deck.TRADE_ICONS[trade], "craft", f"×{uses - used}", w)
    told = craftsman_name(scene, seat, card)
    return plate(craftsman_id(seat, card), Offer(), told, (x, y, w, 36), face, r=4)


def small_row(scene: Scene, seat: int, w: float, h: float) -> list[str]:
    """The craftsmen and, after a line, the advantages on another player's mat."""
    one = scene.seats[seat]
    row: list[str] = one["row"]
    held: list[str] = one["advantages"]
    number = len(row) + len(held)
    space = w - 30 - (10 if held else 0)
    pitch = min(34.0, (space - 30) / max(1, number - 1))
    found = [
        small_card(scene, seat, card, 16 + i * pitch, h - 43, 30) for i, card in enumerate(row)
    ]
    start = 16 + len(row) * pitch + 10
    if held:
        found.append(f'<path d="M{start - 7:g},{h - 41:g}v32" stroke="var(--line)"/>')
    for i, card in enumerate(held):
        found.append(small_card(scene, seat, card, start + i * pitch, h - 43, 30))
    return found + [""] * (CARDS - len(found))


def other_mat(seat: int, players: int, w: float = 284, h: float = 124) -> list[Node]:
    """Another player's mat: everything public in little room; where it lies is said elsewhere."""
    room, size = w - 150, 17.0

    def node(name: str, draw: Draw, reads: str) -> Node:
        return Node(f"mat-{seat}-{name}", draw, reads)

    def signs(scene: Scene) -> str:
        said = min(room, width(scene.names[seat], size))
        return marks(scene, seat, 54 + said, 12, 17, max(30.0, w - 136 - said))

    def team(scene: Scene) -> str:
        number = scene.seats[seat]["workers"]
        face = shapes.meeple(seat, w - 70, 21, 18) + text(w - 59, 26.5, number, "g7", 15)
        return answering(f"workers-{seat}", face)

    def bagged(scene: Scene) -> str:
        number = scene.view["bag"][seat]
        face = shapes.pawn(seat, w - 28, 31, 24) + text(w - 18, 26.5, number, "g7", 15)
        return answering(f"builders-{seat}", face)

    goods = [
        node(
            kind,
            placed(good, seat, kind, 118.5 + 40 * i, 48.5, 19, False),
            f"seats.{seat}.goods.{kind}",
        )
        for i, kind in enumerate(tables.KIND_IDS)
    ]
    return [
        node("ground", lambda s: panel(s, seat, w, h), "to_move phase"),
        node("shield", lambda s: player_shield(s, seat, 13.4, 7.5, 25.2), passing(seat)),
        still(lambda s: fitted(48, 27, s.names[seat], room, "g6", size, least=14)),
        node("marks", signs, marking(seat)),
        node("workers", team, of_seat(seat, "workers")),
        node("builders", bagged, f"bag.{seat}"),
        node("score", lambda s: score(s, seat, 32, 58, 18), winning(seat, players)),
        node("purse", lambda s: purse(s, seat, 74, 58, 12.5, 20), of_seat(seat, "gold")),
        *goods,
        Node(
            [f"mat-{seat}-card-{i}" for i in range(CARDS)],
            lambda s: small_row(s, seat, w, h),
            "event " + of_seat(seat, "row", "advantages", "uses"),
        ),
    ]
