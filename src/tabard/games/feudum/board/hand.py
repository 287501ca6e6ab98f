"""The own mat: supplies on the left, then cards and writs."""

from __future__ import annotations

from typing import Any, Final

from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted
from tabard.draw.memory import safe
from tabard.draw.states import IDLE, Offer, named, plate
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, faces
from tabard.games.feudum.board.guild_head import Rect
from tabard.games.feudum.board.holdings import ground, player_shield, score, supplies
from tabard.games.feudum.board.scene import Scene

CARD_H: Final = 122.0
WIDEST: Final = 86.0
OPTION_H: Final = 17.5


def own_mat(scene: Scene, seat: int, box: Rect) -> str:
    """Everything of the one who looks."""
    x, y, w, h = box
    parts = [ground(scene, seat, w, h, 7)]
    parts.append(player_shield(scene, seat, 18, 9, 27))
    parts.append(fitted(54, 28, scene.names[seat], 118, "g6", 18, least=14))
    parts.append(score(scene, seat, 216, 25, 19))
    if scene.view["start_player"] == seat:
        told = scene.say("starts", who=scene.names[seat])
        parts.append(named(f"starts-{seat}", told, icon("trumpet-flag", 246, 14, 22)))
    parts.append(supplies(scene, seat, 16, 58, 276))
    parts.append(f'<path d="M298,10v{h - 20:g}" stroke="var(--line)"/>')
    parts.append(cards_of(scene, seat, (308, 10, w - 318, CARD_H)))
    return (
        f'<g id="mat-{seat}" role="group" aria-label="{safe(scene.names[seat])}"'
        f' transform="translate({x:g},{y:g})">{"".join(parts)}</g>'
    )


def cards_of(scene: Scene, seat: int, box: Rect) -> str:
    """The cards of the own mat."""
    return row_of(scene, held_cards(scene, seat), box)


def held_cards(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """Writs just drawn, else the cards to select from, else hand and cards played; then writs."""
    writs = [("writ", name) for name in scene.mine["writs"]]
    if scene.mine["drawn"]:
        return [("writ", name) for name in scene.mine["drawn"]] + writs
    if scene.phase == "cards" and not scene.seats[seat]["played"]:
        return [("card", name) for name in t.CARD_IDS] + writs
    hand = [("card", name) for name in scene.mine["hand"]]
    played = [("played", name) for name in scene.seats[seat]["played"]]
    return hand + played + writs


def row_of(scene: Scene, things: list[tuple[str, str]], box: Rect) -> str:
    """Cards side by side, writs set apart; narrower the more there are."""
    x, y, w, h = box
    if not things:
        return fitted(x + w / 2, y + h / 2, scene.say("no-cards"), w, "gi", 16, "middle", "ink-2")
    gaps = 14.0 * len({kind for kind, _ in things} - {things[0][0]})
    each = min(WIDEST + 5, (w - gaps) / len(things))
    parts: list[str] = []
    at, before = x, things[0][0]
    for kind, name in things:
        if kind != before:
            at += 14
        at_box = (round(at, 1), y + 2, each - 5, h)
        if kind == "writ":
            parts.append(writ_card(scene, name, at_box))
        else:
            parts.append(action_card(scene, kind, name, at_box))
        at += each
        before = kind
    return "".join(parts)


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
