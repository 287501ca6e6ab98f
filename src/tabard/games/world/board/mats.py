"""The players' mats: the own one with hand and goods, the others' with all that is public."""

from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text, width
from tabard.draw.memory import safe
from tabard.draw.shapes import count, shield
from tabard.draw.states import IDLE, named, plate
from tabard.games.world.board import faces
from tabard.games.world.board.holdings import duties, goods, houses, marks, score, seals
from tabard.games.world.board.pieces import back
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.tray import chips, tray


def ground(scene: Scene, seat: int, w: float, h: float, band: float = 7) -> str:
    """The panel with a band in the player's colour; the awaited player's has an inked edge."""
    awaited = scene.awaits(seat)
    edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
    r = band + 1
    return (
        f'<rect width="{w:g}" height="{h:g}" rx="12" fill="var(--panel)" {edge}/>'
        f'<path d="M{r:g},0a{r:g},{r:g} 0 0 0 {-r:g},{r:g}v{h - 2 * r:g}'
        f'a{r:g},{r:g} 0 0 0 {r:g},{r:g}z" fill="var(--p{seat + 1})"/>'
    )


def card_name(scene: Scene, card: str) -> str:
    """An action card as a reader hears it."""
    return scene.say.told(scene.say.printed(card), card)


def hand_card(scene: Scene, card: str, x: float, y: float, w: float, h: float) -> str:
    """A card in hand: choosing it uses, lays or discards it; its corner is for forgoing."""
    forgo = scene.offer(f"forgo/{card}")
    face = faces.action(card, w, h, scene.say.label(card), 13 if forgo.open else 0)
    offer = scene.first(f"use/{card}", f"card/{card}")
    told = card_name(scene, card)
    drawn = plate(f"card-{card}", offer, told, (x, y, w, h), face, r=6)
    if forgo.open:
        chip = '<circle cx="8.5" cy="8.5" r="8.5" fill="var(--choose-bg)"/>' + centred(
            "halt", 8.5, 8.5, 12
        )
        title = scene.say("forgo", name=scene.say.printed(card))
        box = (x + w - 15, y + h - 15, 17.0, 17.0)
        drawn += plate(f"forgo-{card}", forgo, title, box, chip, r=8.5, lift=0, classes="fine")
    return drawn


def hand(scene: Scene, seat: int, x: float, y: float, w: float, h: float, across: int) -> str:
    """The cards in hand, in one row or in several, as large as they fit; or only their number."""
    held: list[str] = scene.seats[seat].get("hand", [])
    rows = max(1, -(-len(held) // across))
    columns = -(-len(held) // rows) if held else 1
    wide = min(84.0, (w + 5) / max(columns, 1) - 5)
    high = min(118.0, (h + 5) / rows - 5)
    return "".join(
        hand_card(scene, card, x + (i % columns) * (wide + 5), y + (i // columns) * (high + 5),
                  wide, high)
        for i, card in enumerate(held)
    )  # fmt: skip


def open_pile(
    scene: Scene, seat: int, x: float, y: float, w: float, size: tuple[float, float]
) -> str:
    """The open pile from left to right: what was used, what was forgone; the last on top."""
    laid: list[str] = scene.seats[seat]["open"]
    used: list[bool] = scene.seats[seat]["used"]
    cw, ch = size
    cw = max(26.0, min(cw, w / max(1, len(laid)) + 4))
    step = min(cw + 3, (w - cw) / max(1, len(laid) - 1))
    parts: list[str] = []
    for i, card in enumerate(laid):
        face = faces.small_action(card, cw, ch, used[i], i == len(laid) - 1)
        told = card_name(scene, card)
        if not used[i]:
            told = f"{told}, {scene.say('unused')}"
        piece = f"open-{seat}-{card}"
        parts.append(plate(piece, IDLE, told, (x + i * step, y, cw, ch), face, r=4))
    return "".join(parts)


def hidden_pile(
    scene: Scene, seat: int, x: float, y: float, w: float, size: tuple[float, float]
) -> str:
    """The own hidden pile, pale: only its owner sees these faces."""
    cw, ch = size
    cards: list[str] = scene.seats[seat].get("hidden", [])
    cw = max(26.0, min(cw, w / max(1, len(cards)) + 4))
    step = min(cw, (w - cw) / max(1, len(cards) - 1))
    parts: list[str] = []
    for i, card in enumerate(cards):
        face = f'<g opacity=".72">{faces.small_action(card, cw, ch)}</g>'
        told = f"{card_name(scene, card)}, {scene.say('face-down')}"
        parts.append(plate(f"hid-{card}", IDLE, told, (x + i * step, y, cw, ch), face, r=4))
    return "".join(parts)


def backs(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> str:
    """The number of cards in hand, as a back."""
    number: int = scene.seats[seat]["cards"]
    told = scene.say("hand-of", name=scene.names[seat], number=number)
    face = f'<g transform="translate({x:g},{y:g})">{back(seat, w, h)}</g>'
    return named(f"hand-{seat}", told, face + text(x + w + 5, y + h / 2 + 6, number, "g7", 17))


def pile_of_backs(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> str:
    """A hidden pile as others see it."""
    number: int = scene.seats[seat]["hidden_cards"]
    told = scene.say("hidden-of", name=scene.names[seat], number=number)
    if not number:
        slot = f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="4" class="planned"/>'
        return named(f"hidden-{seat}", told, slot)
    face = f'<g transform="translate({x:g},{y:g})">{back(seat, w, h)}</g>'
    return named(f"hidden-{seat}", told, face + count(number, x + w - 2, y + h - 3, 8.5))


def heading(scene: Scene, key: str, x: float, y: float, room: float, secret: bool = False) -> str:
    """A head in capitals; what others do not see is marked."""
    said = scene.say(key)
    mark = icon("sight-disabled", x + min(room, width(said, 12.4, "c6")) + 6, y - 12, 15, "ink-2")
    return fitted(x, y, said, room, "c6", 12, least=11) + (mark if secret else "")


def own_mat(scene: Scene, seat: int, x: float, y: float, w: float = 972, h: float = 158) -> str:
    """The own mat at full size: goods, hand or tray, piles, duties."""
    parts = [
        ground(scene, seat, w, h),
        shield(seat, 16.6, 10, 32),
        fitted(56, 27, scene.names[seat], 62, "g6", 18, least=14),
        marks(scene, seat, 56, 33, 16),
        score(scene, seat, 142, 31, 22),
        houses(scene, seat, 188, 42, 26),
        seals(scene, seat, 229, 31, 10.5),
        '<path d="M16,60h236M262,12v134M712,12v134M858,12v134" stroke="var(--line)"/>',
        goods(scene, seat, 28, 82, 236, 44, 12.5, 5),
    ]
    if chips(scene):
        parts.append(heading(scene, "choose-here", 274, 21, 430))
        few = len(chips(scene)) <= 6
        parts.append(tray(scene, 274, 29, 430, 34 if few else 124))
        if few:
            parts.append(hand(scene, seat, 274, 66, 430, 86, 12))
    else:
        parts.append(heading(scene, "hand", 274, 21, 200))
        parts.append(hand(scene, seat, 274, 30, 430, 120, 6))
    parts.append(heading(scene, "laid-open", 722, 21, 130))
    parts.append(open_pile(scene, seat, 722, 29, 128, (34, 46)))
    parts.append(heading(scene, "hidden-pile", 722, 96, 100, True))
    parts.append(hidden_pile(scene, seat, 722, 104, 128, (33, 44)))
    parts.append(heading(scene, "duties", 868, 21, 96))
    parts.append(duties(scene, seat, 882, 50, 38, 11.5))
    return (
        f'<g id="mat-{seat}" role="group" aria-label="{safe(scene.names[seat])}"'
        f' transform="translate({x:g},{y:g})">{"".join(parts)}</g>'
    )


def other_mat(scene: Scene, seat: int, x: float, y: float, w: float = 284, h: float = 124) -> str:
    """Another player's mat: everything public in little room."""
    name = scene.names[seat]
    room = w - 120
    said = min(room, width(name, 17))
    parts = [
        ground(scene, seat, w, h),
        shield(seat, 13.4, 7.5, 25.2),
        fitted(48, 27, name, room, "g6", 17, least=14),
        marks(scene, seat, 54 + said, 12, 17),
        score(scene, seat, 32, 58, 18),
        goods(scene, seat, 66, 57, 180, 24, 12, 9),
        houses(scene, seat, 132, 68, 24),
        seals(scene, seat, 180, 57, 10.5),
        backs(scene, seat, w - 54, 44, 20, 27),
    ]
    for i in range(6):
        parts.append(
            f'<rect x="{16 + i * 34.5:g}" y="{h - 45:g}" width="31" height="38" rx="4"'
            ' class="planned"/>'
        )
    parts.append(open_pile(scene, seat, 16, h - 45, 204, (31, 38)))
    parts.append(pile_of_backs(scene, seat, w - 44, h - 45, 29, 38))
    return (
        f'<g id="mat-{seat}" role="group" aria-label="{safe(name)}"'
        f' transform="translate({x:g},{y:g})">{"".join(parts)}</g>'
    )
