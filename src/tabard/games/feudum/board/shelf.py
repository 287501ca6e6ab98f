"""What a phone shows of the own things under the map: the supply in a strip, the cards in a row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import cards, shapes
from tabard.draw.icons import centred
from tabard.draw.states import IDLE, Offer, plate
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.hand import action_card, held_cards, option_keys, sealed
from tabard.games.feudum.board.holdings import held
from tabard.games.feudum.board.scene import Scene

WIDTH: Final = 390.0
STRIP: Final = 33.0
CARD_H: Final = 58.0
WIDEST: Final = 46.0
TOKEN: Final = 19.0

Thing = tuple[str, Offer, str, str, int]  # piece, offer, name, drawing, number


def high(view: Mapping[str, Any]) -> float:
    """How high it is: while the game is set up nobody has cards, and no room is kept for them."""
    return STRIP + 2 + (CARD_H + 4 if view["round"] else 0)


def shelf(scene: Scene, seat: int, y: float) -> str:
    """The strip, and the cards under it."""
    return strip(scene, seat, y) + row(scene, seat, y + STRIP + 4)


def strip(scene: Scene, seat: int, y: float) -> str:
    """Goods, coins, markers, seals, beads and pawns, each with its number."""
    things = [*goods(scene, seat), *valuables(scene, seat)]
    step = (WIDTH - 14) / len(things)
    drawn = (
        f'<rect x="1" y="{y:g}" width="{WIDTH - 2:g}" height="{STRIP:g}" rx="9"'
        ' fill="var(--panel)" stroke="var(--line)"/>'
        f'<rect x="1" y="{y + 4:g}" width="5" height="{STRIP - 8:g}" fill="var(--p{seat + 1})"/>'
    )
    for i, (piece, offer, told, face, number) in enumerate(things):
        faint = face if number else f'<g opacity=".4">{face}</g>'
        box = (round(10 + i * step, 1), y + (STRIP - TOKEN) / 2, TOKEN, TOKEN)
        content = faint + held(number, TOKEN + 2.5, TOKEN / 2, 16)
        drawn += plate(f"shelf-{piece}", offer, told, box, content, r=7, lift=0)
    return drawn


def goods(scene: Scene, seat: int) -> list[Thing]:
    """The five goods in their order."""
    stock: dict[str, int] = scene.seats[seat]["goods"]
    return [
        (
            kind,
            scene.own(seat, f"good/{kind}"),
            scene.say("goods-of", name=scene.names[seat], number=stock[kind],
                      good=kind),
            pieces.good(kind, TOKEN / 2, TOKEN / 2, TOKEN),
            stock[kind],
        )
        for kind in t.GOOD_IDS
    ]  # fmt: skip


def valuables(scene: Scene, seat: int) -> list[Thing]:
    """Coins, markers, seals, beads, and the pawns that are not on the map."""
    one, name, mid = scene.seats[seat], scene.names[seat], TOKEN / 2
    beads: list[int] = one["beads"]
    home = sum(1 for pawn in one["pawns"] if pawn["at"] is None)
    bead = pieces.bead(sum(beads), mid, mid, 9) if beads else pieces.hollow(mid, mid, 8)
    numbers = {"coins": one["coins"], "markers": one["markers"], "seals": len(one["seals"])}
    faces = {
        "coins": shapes.coin(mid, mid, 9),
        "markers": shapes.disc(seat, mid, mid, 8.5),
        "seals": pieces.seal(mid, mid, TOKEN),
    }
    found = [
        (key, IDLE, scene.say(f"{key}-of", name=name, number=number), faces[key], number)
        for key, number in numbers.items()
    ]
    told = scene.say("beads-of", name=name, number=len(beads), sum=sum(beads))
    found.append(("beads", IDLE, told, bead, len(beads)))
    told = scene.say("pawns-home", name=name, number=home)
    pawn = pieces.blank_pawn(seat, mid, mid, TOKEN)
    found.append(("home", scene.own(seat, "fresh"), told, pawn, home))
    return found


def row(scene: Scene, seat: int, y: float) -> str:
    """The cards to select from, or the hand, what was played, and the writs."""
    things = held_cards(scene, seat)
    if not things:
        return ""
    step = min(WIDEST + 4, (WIDTH - 6) / len(things))
    parts: list[str] = []
    for i, (kind, name) in enumerate(things):
        box = (round(4 + i * step, 1), y, round(step - 4, 1), CARD_H)
        if kind == "writ":
            parts.append(small_writ(scene, name, box))
        else:
            parts.append(action_card(scene, kind, name, box, small=True))
    return "".join(parts)


def small_writ(scene: Scene, name: str, box: tuple[float, float, float, float]) -> str:
    """A writ without words; it can be chosen where it has one thing to choose."""
    _, _, w, h = box
    row_ = deck.WRITS[name]
    kind = "writ" if row_["type"] == "mandate" else "charter"
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
