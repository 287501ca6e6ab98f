"""The own mat: supplies on the left, then cards and writs."""

from collections.abc import Callable
from typing import Any, Final

from tabard.draw import cards
from tabard.draw.icons import centred
from tabard.draw.lettering import fitted
from tabard.draw.mats import panel
from tabard.draw.states import IDLE, Offer, plate
from tabard.draw.tree import Node, still
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, faces
from tabard.games.feudum.board.guild_head import Rect
from tabard.games.feudum.board.holdings import Head, Mat, head, supplies
from tabard.games.feudum.board.scene import Scene

CARD_H: Final = 122.0
WIDEST: Final = 86.0
OPTION_H: Final = 17.5
PLACES: Final = 18  # for cards, each a part of the picture; what is more lies in the last of them
HELD: Final = "card/ again/ writ/ option/ return/"

Laid = tuple[str, str, Rect]  # a card, a played one or a writ; its name; where it lies


def cards_of(
    mat: Mat, name: str, lay: Callable[..., list[Laid]], *place: Any, small: bool = False
) -> Node:
    """The cards and writs of the one who looks, laid out some way."""

    def drawn(scene: Scene, seat: int) -> list[str]:
        found = [
            (small_writ if small else writ_card)(scene, name, box)
            if kind == "writ"
            else action_card(scene, kind, name, box, small)
            for kind, name, box in lay(scene, seat, *place)
        ]
        return [*(found + [""] * PLACES)[: PLACES - 1], "".join(found[PLACES - 1 :])]

    names = [f"{name}-{i}" for i in range(PLACES)]
    return mat.node(names, drawn, (), "played sealed", "mine phase", HELD)


def own_mat(seat: int, players: int, w: float, h: float) -> list[Node]:
    """Everything of the one who looks."""
    mat = Mat(seat, players, own=True)
    at = Head((18, 9, 27), (54, 28, 118, 18, 14), (216, 25, 19), (246, 14, 22))
    box = (308, 10, w - 318, CARD_H)
    return [
        mat.node("ground", panel, (w, h), reads="to_move phase"),
        *head(mat, at),
        *supplies(mat, 16, 58, 276),
        still(lambda _: f'<path d="M298,10v{h - 20:g}" stroke="var(--line)"/>'),
        mat.node("no-cards", no_cards, box, "played", "mine phase"),
        cards_of(mat, "card", in_a_row, box),
    ]


def no_cards(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> str:
    """What stands where cards would lie."""
    if held_cards(scene, seat):
        return ""
    return fitted(x + w / 2, y + h / 2, scene.say("no-cards"), w, "gi", 16, "middle", "ink-2")


def action_cards(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """The cards to select from, or the hand and the cards played."""
    played: list[str] = scene.seats[seat]["played"]
    if scene.phase == "cards" and not played:
        return [("card", name) for name in t.CARD_IDS]
    return [("card", name) for name in scene.mine["hand"]] + [("played", name) for name in played]


def held_cards(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """Writs just drawn, else action cards; then writs."""
    drawn = [("writ", name) for name in scene.mine["drawn"]]
    return (drawn or action_cards(scene, seat)) + [("writ", name) for name in scene.mine["writs"]]


def in_a_row(scene: Scene, seat: int, box: Rect) -> list[Laid]:
    """Cards side by side, writs set apart; narrower the more there are."""
    x, y, w, h = box
    things = held_cards(scene, seat)
    gaps = 14.0 * (len({kind for kind, _ in things}) - 1)
    each = min(WIDEST + 5, (w - gaps) / max(1, len(things)))
    found: list[Laid] = []
    for i, (kind, name) in enumerate(things):
        if i and kind != things[i - 1][0]:
            x += 14
        found.append((kind, name, (round(x, 1), y + 2, each - 5, h)))
        x += each
    return found


def action_card(scene: Scene, kind: str, name: str, box: Rect, small: bool = False) -> str:
    """A card in hand, a card that can be selected, or one that has been played.

    A small one has no words: it lies on the shelf of a phone, beside the same card on the mat.
    """
    _, _, w, h = box
    face = (
        faces.small_action(name, w, h) if small else faces.action(name, scene.say.name(name), w, h)
    )
    offer = scene.offer(f"again/{name}" if kind == "played" else f"card/{name}")
    told = scene.say.told(scene.say("card", card=name), name)
    chosen = scene.phase == "cards" and name in scene.mine["hand"]
    if kind == "played":
        told = scene.say.told(scene.say("card-played", card=name), name)
        if not offer.open:
            face = f'<g opacity=".42">{face}</g>'
    elif chosen:
        told = f"{told}, {scene.say('selected')}"
        face += (
            f'<rect width="{w:g}" height="{h:g}" rx="6" fill="none" stroke="var(--ink)"'
            f' stroke-width="2.5"/><circle cx="{w - 4:g}" cy="4" r="8" fill="var(--gain)"/>'
            + centred("check-mark", w - 4, 4, 11, "card")
        )
    elif scene.phase == "cards" and not offer.open:
        face = f'<g opacity=".5">{face}</g>'
    piece = f"{'shelf-' if small else ''}{kind}-{name}"
    return plate(piece, offer, told, box, face, r=6, lift=0 if w < 64 else 3)


def writ_card(scene: Scene, name: str, box: Rect) -> str:
    """A writ: a charter is one piece, each option of a mandate is another."""
    x, y, w, h = box
    row: dict[str, Any] = deck.WRITS[name]
    offer = scene.offer(f"writ/{name}")
    face = faces.writ(name, scene.say.name(name), w, h)
    told = scene.say.told(scene.say("writ", writ=name), name)
    if name in sealed(scene):
        told = f"{told}, {scene.say('sealed')}"
        face += centred("wax-seal", w - 10, h - 10, 22, "rubric")
    parts = [plate(f"writ-{name}", offer, told, box, face + plain_options(row, w, h), r=6, lift=2)]
    if row["type"] == "mandate":
        parts += live_options(scene, name, row, box)
    back = scene.offer(f"return/{name}")
    if back.open:
        corner = (
            '<rect width="20" height="20" rx="6" fill="var(--card)" stroke="var(--rule)"/>'
            + centred("return-arrow", 10, 10, 14)
        )
        at = (x + w - 22, y + h - 12, 20.0, 20.0)
        said = scene.say("writ-return", writ=name)
        parts.append(plate(f"return-{name}", back, said, at, corner, r=6, lift=0, classes="fine"))
    return "".join(parts)


def small_writ(scene: Scene, name: str, box: Rect) -> str:
    """A writ without words; it can be chosen where it has one thing to choose."""
    _, _, w, h = box
    kind = "writ" if deck.WRITS[name]["type"] == "mandate" else "charter"
    face = cards.frame(w, h, kind, 14, 5)
    face += centred(deck.WRIT_ICONS[name], w / 2, 14 + (h - 14) / 2, min(w * 0.62, h * 0.5))
    told = scene.say.told(scene.say("writ", writ=name), name)
    if name in sealed(scene):
        told = f"{told}, {scene.say('sealed')}"
        face += centred("wax-seal", w - 8, h - 8, 16, "rubric")
    offers = [scene.offer(key) for key in (f"writ/{name}", *option_keys(name))]
    ready = [offer for offer in offers if offer.open]
    offer = ready[0] if len(ready) == 1 else IDLE
    return plate(f"shelf-writ-{name}", offer, told, box, face, r=5, lift=2)


def sealed(scene: Scene) -> list[str]:
    """The charters of the one who looks that bear a seal."""
    if scene.seat is None:
        return []
    found: list[str] = scene.seats[scene.seat]["sealed"]
    return found


def options(row: dict[str, Any]) -> list[tuple[tuple[tuple[str, int], ...], str, int]]:
    """The options of a mandate: what is paid, what it brings, how much."""
    found: list[tuple[tuple[tuple[str, int], ...], str, int]] = []
    for one in row.get("options", ()):
        gains = t.VESSEL_IDS if one["gain"] == "any_vessel" else (one["gain"],)
        pay = tuple(one["pay"].items())
        found += [(pay, gain, one["amount"]) for gain in gains]
    return found


def option_keys(name: str) -> list[str]:
    """What the options of a mandate are called among the offers."""
    return [
        f"option/{name}/{amount}" if gain == "attack" else f"option/{name}/{gain}/{amount}"
        for _, gain, amount in options(deck.WRITS[name])
    ]


def option_told(scene: Scene, pay: tuple[tuple[str, int], ...], gain: str, amount: int) -> str:
    """One option in words."""
    paid = " + ".join(f"{n} {scene.say.name(kind)}" for kind, n in pay)
    if gain in deck.VESSELS:
        brings = scene.say.name(gain)
    else:
        brings = scene.say(f"gain-{gain}", number=amount)
    return f"{paid} → {brings}" if paid else brings


def option_rows(row: dict[str, Any], w: float, h: float) -> list[Rect]:
    """Where the options of a mandate stand on its card."""
    number = len(options(row))
    high = min(OPTION_H, 66 / max(1, number))
    top = h - 5 - number * high
    return [(4, top + i * high, w - 8, high - 1.5) for i in range(number)]


def plain_options(row: dict[str, Any], w: float, h: float) -> str:
    """The options as printed."""
    return "".join(
        f'<g transform="translate({x:g},{y:.1f})"><rect width="{ow:g}" height="{oh:.1f}" rx="4"'
        f' fill="var(--panel)" stroke="var(--line)"/>{faces.option(pay, gain, n, ow, oh)}</g>'
        for (pay, gain, n), (x, y, ow, oh) in zip(options(row), option_rows(row, w, h))
    )


def live_options(scene: Scene, name: str, row: dict[str, Any], box: Rect) -> list[str]:
    """The options that may be chosen now, or are refused, each a piece over the printed one."""
    x, y, w, h = box
    parts: list[str] = []
    lines = zip(option_keys(name), options(row), option_rows(row, w, h))
    for key, (pay, gain, amount), (ox, oy, ow, oh) in lines:
        offer: Offer = scene.offer(key)
        if offer == IDLE:
            continue
        told = f"{scene.say.name(name)}: {option_told(scene, pay, gain, amount)}"
        fill = "choose-bg" if offer.open else "panel"
        face = f'<rect width="{ow:g}" height="{oh:.1f}" rx="4" fill="var(--{fill})"/>'
        face += faces.option(pay, gain, amount, ow, oh)
        at = (x + ox, round(y + oy, 1), ow, round(oh, 1))
        piece = key.replace("/", "-")
        parts.append(plate(piece, offer, told, at, face, r=4, lift=0, classes="fine"))
    return parts
