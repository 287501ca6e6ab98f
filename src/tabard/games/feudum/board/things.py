"""What players have as it looks on their mats: tokens, beads, wine, vessels, tiles, pawns."""

from collections.abc import Callable
from typing import Any, Final

from tabard.draw import cards, effects, holdings, mats, shapes
from tabard.draw.icons import icon
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text
from tabard.draw.mats import Held, Sign
from tabard.draw.shapes import circle, pale, pane
from tabard.draw.states import chip, named, plate
from tabard.games.feudum import facts
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, hand, pieces
from tabard.games.feudum.board.scene import DUE, Scene
from tabard.games.feudum.holdings import BARREL, DISCS, HOME
from tabard.presentation.holdings import Holding

FEW_BEADS: Final = 3  # so many lie side by side
ROUND: Final = 0.38  # the light on goods and pawns

# What is counted looks like this around the middle of its size.
TOKENS: Final[dict[str, Callable[[int, float], str]]] = {
    "coins": lambda _, mid: shapes.coin(mid, mid, mid * 0.87),
    "markers": lambda seat, mid: shapes.disc(seat, mid, mid, mid * 0.83),
    "seals": lambda _, mid: pieces.seal(mid, mid, 2 * mid),
    "barrel": lambda _, mid: icon("barrel", 0, 0, 2 * mid),
    "discs": lambda seat, mid: circle(
        mid, mid, mid * 0.78, f'fill="var(--card)" stroke="var(--p{seat + 1})" stroke-width="3.5"'
    ),
    "home": lambda seat, mid: pieces.blank_pawn(seat, mid, mid, 2 * mid),
    "cards": lambda _, mid: cards.back(1.46 * mid, 2 * mid, "poker-hand", 3),
    "writs": lambda _, mid: cards.back(1.46 * mid, 2 * mid, "tied-scroll", 3),
}


def token(name: str, seat: int, size: float) -> str:
    """Something that is counted."""
    mid = size / 2
    return TOKENS[name](seat, mid) if name in TOKENS else pieces.good(name, mid, mid, size)


def shield(scene: Scene, seat: int, x: float, y: float, w: float) -> str:
    """The player's shield; swords on it while he attacks."""
    plain = shapes.shield(seat, x, y, w)
    if facts.attacked(scene.view) and scene.view["active"] == seat:
        plain += circle(x, y + 2, 8, 'fill="var(--card)" stroke="var(--rubric)"')
        plain += effects.line_up([effects.sign("crossed-swords", 11, "rubric")], x, y + 2, 11)
    return plain


def starts(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """The trumpet of the one who starts."""
    return mats.signs(mats.trumpet(scene, seat, f"starts-{seat}", size), x, y, size)


def beads(scene: Scene, seat: int, box: Box, piece: str = "beads-{}", few: int = FEW_BEADS) -> str:
    """The beads: each if there are few, else their sum and number."""
    values: list[int] = scene.seats[seat]["beads"]
    number, whole, mid = len(values), sum(values), box.h / 2
    said = scene.say("beads-of", name=scene.names[seat], number=number, sum=whole)
    r = mid * 0.84
    if 0 < number <= few:
        face = "".join(pieces.bead(one, r + i * 17, mid, r) for i, one in enumerate(values))
    else:
        sign = pieces.bead(whole, r, mid, r) if number else pieces.hollow(r, mid, r - 1)
        face = holdings.counted(lambda *_: sign, "beads", seat, number, box.h)
    return named(piece.format(seat), said, shapes.moved(face, box.x, box.y))


def barrel(scene: Scene, seat: int, x: float, y: float) -> str:
    """The wine barrel with its three places (FEU-4.4)."""
    face = icon("barrel", 0, 0, 22)
    for i, place in enumerate(Box(25, 3, 50, 16).row(t.BARREL, 1)):
        face += pane(place, 'fill="var(--well)" stroke="var(--line)"', 3)
        if i < scene.seats[seat]["barrel"]:
            face += pieces.good("sulphur", place.cx, place.cy, 14)
    told, box = holdings.told(scene, seat, BARREL), (x, y - 11, 78, 22)
    return plate(f"barrel-{seat}", scene.own(seat, "barrel"), told, box, face, r=6, lift=0)


def pouch(scene: Scene, seat: int, x: float, y: float) -> str:
    """The pouch and what lies on it in this round (FEU-3.3)."""
    what, name = scene.seats[seat]["pouch"], scene.names[seat]
    face = icon("swap-bag", x, y - 11, 21, "sack")
    if what not in t.GOOD_IDS:
        return named(f"pouch-{seat}", scene.say("pouch-empty", name=name), pale(face, 0.45))
    face += pieces.good(what, x + 27, y, 14)
    return named(f"pouch-{seat}", scene.say("pouch-with", name=name, good=what), face)


def ships(scene: Scene, seat: int) -> list[Sign]:
    """The vessels in the supply."""
    found: list[Sign] = []
    for kind, number in scene.seats[seat]["vessels"].items():
        if number:
            marks = [effects.sign(deck.ICONS[kind], 23), effects.figure(number, 15)]
            told = scene.say("vessels-of", name=scene.names[seat], number=number, vessel=kind)
            mark = effects.joined(marks if number > 1 else marks[:1])
            found.append(Sign(f"vessels-{seat}-{kind}", told, mark))
    return found


def vessels(scene: Scene, seat: int, box: Box) -> str:
    """The same in their room."""
    return mats.signs(ships(scene, seat), box.x, box.cy, box.w, 3)


def tiles(scene: Scene, seat: int, x: float, y: float) -> tuple[str, float]:
    """The region tiles, each a joker or a landscape, and where they end."""
    drawn = ""
    for land, number in scene.seats[seat]["tiles"].items():
        if number:
            told = scene.say("tiles-of", name=scene.names[seat], number=number, landscape=land)
            face = pieces.tile(land, 0, 0, 20, 23)
            if number > 1:
                face += text(22, 17, number, "g7", 15)
            offer, box = scene.own(seat, f"tile/{land}"), (x, y - 11.5, 20, 23)
            drawn += plate(f"tile-{seat}-{land}", offer, told, box, face, r=4, lift=0)
            drawn += as_wine(scene, seat, land, x + 4, y - 21)
            x += 36.0 if number > 1 else 24.0
    return drawn, x


def as_wine(scene: Scene, seat: int, land: str, x: float, y: float) -> str:
    """A tile that is drunk as wine, while it may be."""
    offer = scene.own(seat, f"winetile/{land}")
    if not offer.open:
        return ""
    glass = pane((0, 0, 16, 16), 'fill="var(--card)"', 5) + icon("wine-bottle", 1, 1, 14)
    told = scene.say("tile-as-wine", landscape=land)
    return chip(f"winetile-{seat}-{land}", offer, told, (x, y, 16, 16), glass, 5)


def discs(scene: Scene, seat: int, x: float, y: float) -> str:
    """The free discs, for army, voyage and reeves (FEU-4.8)."""
    offer = scene.own(seat, "reeve")
    told = scene.say("reeve-place") if offer.open else holdings.told(scene, seat, DISCS)
    number = DISCS.count(scene.seats[seat])
    face = holdings.counted(token, "discs", seat, number, 21)
    return plate(f"discs-{seat}", offer, told, (x, y - 10.5, 21, 21), face, r=10, lift=0)


def pawns(scene: Scene, seat: int, x: float, y: float) -> str:
    """The pawns that are not on the map, if there are any."""
    some = HOME.count(scene.seats[seat])
    drawn: str = held(HOME).draw(scene, seat, Box(x, y - 11.5, 23, 23)) if some else ""
    return drawn


def free(scene: Scene, seat: int, x: float, y: float) -> list[str]:
    """Tiles, then discs and pawns where there is room beside them."""
    laid, end = tiles(scene, seat, x, y)
    end = max(end, x + 56)
    return [laid, discs(scene, seat, end, y), pawns(scene, seat, end + 44, y)]


def last_row(scene: Scene, seat: int, x: float, y: float, right: float) -> list[str]:
    """Pouch, vessels, tiles, discs and pawns side by side, as far as there is room."""
    purse = ""
    if scene.seats[seat]["pouch"] in t.GOOD_IDS:
        purse, x = pouch(scene, seat, x, y), x + 38
    fleet = ships(scene, seat)
    sailed = mats.signs(fleet, x, y, right - x, 3)
    laid, x = tiles(scene, seat, x + sum(one.mark.wide + 3 for one in fleet), y)
    rest = [discs(scene, seat, x + 2, y) if x < right - 40 else ""]
    rest.append(pawns(scene, seat, x + 42, y) if x + 40 < right - 36 else "")
    return [purse, sailed, laid, *rest]


def played(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """The cards that a player has played in this round, as signs in their order."""
    shown: list[str] = scene.seats[seat]["played"]
    if not shown:
        return ""
    names = ", ".join(scene.say.name(card) for card in shown)
    signs = [effects.sign(deck.ICONS[card], 15) for card in shown]
    face = effects.line_up(signs, x, y, room, 4, begins=True)
    return named(f"past-{seat}", scene.say("played-by", name=scene.names[seat], cards=names), face)


def no_cards(scene: Scene, seat: int, box: Box) -> str:
    """What stands where cards would lie."""
    if hand.held_cards(scene, seat):
        return ""
    said = scene.say("no-cards")
    return fitted(box.cx, box.cy, said, box.w, "gi", 16, "middle", "ink-2")


# What counted things may be chosen for: by whom that is said, the offers, what else they read.
CHOSEN: Final[dict[str, tuple[Any, str, str]]] = {
    **{kind: (Scene.good, f"=good/{kind} =cube", DUE) for kind in t.GOOD_IDS},
    "home": (lambda scene, seat, _: scene.own(seat, "fresh"), "=fresh", ""),
}


def held(one: Holding) -> Held:
    """A holding on the mats."""
    return holdings.held(one, token, *CHOSEN.get(one.name, (None, "", "")), ROUND)


def on_shelf(one: Holding) -> Held:
    """A holding once more under a phone's map."""
    name = f"shelf-{one.name}"
    return held(one._replace(thing=name))._replace(name=name)
