"""The cards and writs of the one who looks: how they are laid out, and what may be chosen there."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from tabard.draw.icons import centred
from tabard.draw.layout import Box, filled
from tabard.draw.memory import remembered
from tabard.draw.shapes import PANEL, circle, moved, pale, pane
from tabard.draw.states import IDLE, Offer, chip, plate
from tabard.draw.words import Phrasebook
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, faces
from tabard.games.feudum.board.scene import NOTHING, Scene

CARD: Final = 112.0  # how high a card is on a phone's mat
ROW: Final = CARD + 10
SMALL: Final = 58.0  # and under its map
OPTION_H: Final = 17.5
PLACES: Final = 18  # for cards, each a part of the picture; what is more lies in the last of them
OFFERS: Final = "card/ again/ writ/ option/ return/"
ACROSS: Final = 5  # so many cards lie in a row of a phone's mat
WRITS_ACROSS: Final = 4

Kept = tuple[str, str]  # a card, a played one or a writ; its name
Laid = tuple[str, str, Box]  # the same, and where it lies


def rows(number: int, across: int) -> int:
    """In how many rows things lie."""
    return -(-number // across)


MOST_ROWS: Final = rows(t.CARDS, ACROSS) + rows(rw.WRITS, WRITS_ACROSS)


def laid_out(
    scene: Scene, seat: int, lay: Callable[..., list[Laid]], box: Box, *how: Any
) -> list[str]:
    """The cards and writs, laid out some way; cards of a short row are small."""
    found = [
        (writ_card if kind == "writ" else action_card)(scene, kind, name, at)
        for kind, name, at in lay(scene, seat, box, *how)
    ]
    return [*filled(found, PLACES)[: PLACES - 1], "".join(found[PLACES - 1 :])]


def action_cards(scene: Scene, seat: int) -> list[Kept]:
    """The cards to select from, or the hand and the cards played."""
    played: list[str] = scene.seats[seat]["played"]
    if scene.phase == "cards" and not played:
        return [("card", name) for name in t.CARD_IDS]
    return [("card", name) for name in scene.mine["hand"]] + [("played", name) for name in played]


def held_cards(scene: Scene, seat: int) -> list[Kept]:
    """Writs just drawn, else action cards; then writs."""
    drawn = [("writ", name) for name in scene.mine["drawn"]]
    return (drawn or action_cards(scene, seat)) + [("writ", name) for name in scene.mine["writs"]]


def in_a_row(
    scene: Scene, seat: int, box: Box, widest: float = 86, apart: float = 14
) -> list[Laid]:
    """Cards side by side, the kinds set apart; narrower the more there are."""
    things = held_cards(scene, seat)
    spots = row_apart(tuple([kind for kind, _ in things]), box, widest, apart)
    return [(kind, name, at) for (kind, name), at in zip(things, spots)]


@remembered
def row_apart(kinds: tuple[str, ...], box: Box, widest: float, apart: float) -> list[Box]:
    """The places of cards of these kinds."""
    room = box.inset(0, 0, apart * (len(set(kinds)) - 1), 0)
    return [
        at.moved(apart * (len(set(kinds[: i + 1])) - 1), 0)
        for i, at in enumerate(room.row(len(kinds), 4, widest))
    ]


def in_rows(scene: Scene, seat: int, box: Box) -> list[Laid]:
    """Cards in rows of five, writs under them in rows of four."""
    acting = action_cards(scene, seat)
    writs = [("writ", name) for name in [*scene.mine["drawn"], *scene.mine["writs"]]]
    above, below = rows(len(acting), ACROSS), rows(len(writs), WRITS_ACROSS)
    upper = box.at(0, 0, box.w, above * ROW - 10)
    lower = box.at(0, max(1, above) * ROW, box.w, below * ROW - 10)
    spots = upper.grid(ACROSS, len(acting), 4.6, 10)
    spots += lower.grid(WRITS_ACROSS, len(writs), 6, 10)
    return [(*one, at) for one, at in zip([*acting, *writs], spots)]


def rows_of(view: Mapping[str, Any], seat: int) -> int:
    """In how many rows the own cards lie."""
    mine = view.get("mine") or NOTHING
    number = len(mine["hand"]) + len(view["seats"][seat]["played"])
    acting = rows(t.CARDS if view["phase"] == "cards" else number, ACROSS)
    return max(1, acting) + rows(len(mine["writs"]) + len(mine["drawn"]), WRITS_ACROSS)


def action_card(scene: Scene, kind: str, name: str, box: Box) -> str:
    """A card in hand, a card that can be selected, or one that has been played.

    A small one has no words: it lies on the shelf of a phone, beside the same card on the mat.
    """
    offer = scene.offer(f"again/{name}" if kind == "played" else f"card/{name}")
    selecting = scene.phase == "cards"
    selected = selecting and name in scene.mine["hand"]
    return drawn_card(scene.say, kind, name, offer, selecting, selected, box)


@remembered
def drawn_card(
    say: Phrasebook,
    kind: str,
    name: str,
    offer: Offer,
    selecting: bool,
    selected: bool,
    box: Box,
) -> str:
    """The same from what is offered of it and whether cards are selected."""
    _, _, w, h = box
    small = h <= SMALL
    face = faces.small_action(name, w, h) if small else faces.action(name, say.name(name), w, h)
    told = say.told(say("card-played" if kind == "played" else "card", card=name), name)
    if kind == "played":
        face = face if offer.open else pale(face, 0.42)
    elif selected:
        told = f"{told}, {say('selected')}"
        face += pane((0, 0, w, h), 'fill="none" stroke="var(--ink)" stroke-width="2.5"', 6)
        face += circle(w - 4, 4, 8, 'fill="var(--gain)"')
        face += centred("check-mark", w - 4, 4, 11, "card")
    elif selecting and not offer.open:
        face = pale(face, 0.5)
    piece = f"{'shelf-' if small else ''}{kind}-{name}"
    return plate(piece, offer, told, box, face, r=6, lift=0 if w < 64 else 3)


def writ_card(scene: Scene, _: str, name: str, box: Box) -> str:
    """A writ: a charter is one piece, each option of a mandate is another.

    A small one has no words, and can be chosen where it has one thing to choose.
    """
    w, h = box.w, box.h
    small = h <= SMALL
    offer = scene.offer(f"writ/{name}")
    told = scene.say.told(scene.say("writ", writ=name), name)
    face = faces.small_writ(name, w, h) if small else faces.writ(name, scene.say.name(name), w, h)
    if scene.seat is not None and name in scene.seats[scene.seat]["sealed"]:
        told = f"{told}, {scene.say('sealed')}"
        face += centred("wax-seal", w - 10, h - 10, 16 if small else 22, "rubric")
    if small:
        choices = (offer, *(scene.offer(option.key) for option in options(name)))
        ready = [one for one in choices if one.open]
        offer = ready[0] if len(ready) == 1 else IDLE
        return plate(f"shelf-writ-{name}", offer, told, box, face, r=5, lift=2)
    whole = plate(f"writ-{name}", offer, told, box, face + plain_options(name, w, h), r=6, lift=2)
    return whole + live_options(scene, name, box) + going_back(scene, name, box)


def going_back(scene: Scene, name: str, box: Box) -> str:
    """The corner of a writ that may be returned."""
    offer = scene.offer(f"return/{name}")
    if not offer.open:
        return ""
    at = Box(box.right - 22, box.low - 12, 20, 20)
    corner = pane((0, 0, 20, 20), 'fill="var(--card)" stroke="var(--rule)"', 6)
    corner += centred("return-arrow", 10, 10, 14)
    return chip(f"return-{name}", offer, scene.say("writ-return", writ=name), at, corner, 6)


class Option(NamedTuple):
    """One option of a mandate: its name among the offers, what is paid, what it brings."""

    key: str
    pay: tuple[tuple[str, int], ...]
    gain: str
    amount: int


@cache
def options(name: str) -> list[Option]:
    """The options of a mandate."""
    found: list[Option] = []
    for one in deck.WRITS[name].get("options", ()):
        amount: int = one["amount"]
        for gain in t.VESSEL_IDS if one["gain"] == "any_vessel" else (one["gain"],):
            key = f"{amount}" if gain == "attack" else f"{gain}/{amount}"
            found.append(Option(f"option/{name}/{key}", tuple(one["pay"].items()), gain, amount))
    return found


def option_told(scene: Scene, option: Option) -> str:
    """One option in words."""
    _, pay, gain, amount = option
    paid = " + ".join(f"{n} {scene.say.name(kind)}" for kind, n in pay)
    vessel = gain in deck.VESSELS
    brings = scene.say.name(gain) if vessel else scene.say(f"gain-{gain}", number=amount)
    return f"{paid} → {brings}" if paid else brings


def option_rows(name: str, w: float, h: float) -> list[Box]:
    """Where the options of a mandate stand on its card."""
    number = len(options(name))
    high = min(OPTION_H, 66 / max(1, number)) * number
    return Box(4, h - 5 - high, w - 8, high - 1.5).column(number, 1.5)


def plain_options(name: str, w: float, h: float) -> str:
    """The options as printed."""
    return "".join(
        moved(pane((0, 0, *at[2:]), PANEL, 4) + faces.option(*option[1:], *at[2:]), at.x, at.y)
        for option, at in zip(options(name), option_rows(name, w, h))
    )


def live_options(scene: Scene, name: str, box: Box) -> str:
    """The options that may be chosen now, or are refused, each a piece over the printed one."""
    found = ""
    for option, at in zip(options(name), option_rows(name, box.w, box.h)):
        offer = scene.offer(option.key)
        if offer != IDLE:
            fill = "choose-bg" if offer.open else "panel"
            face = pane((0, 0, *at[2:]), f'fill="var(--{fill})"', 4)
            face += faces.option(*option[1:], *at[2:])
            told = f"{scene.say.name(name)}: {option_told(scene, option)}"
            found += chip(option.key.replace("/", "-"), offer, told, at.moved(box.x, box.y), face)
    return found
