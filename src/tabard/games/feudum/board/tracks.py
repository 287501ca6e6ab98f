"""The strips above and below the map: epochs, epic voyage, army, what nobody has drawn yet."""

from typing import Final

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.ink import around, look, path
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text
from tabard.draw.lights import token
from tabard.draw.memory import remembered
from tabard.draw.series import each
from tabard.draw.shapes import circle, pale, pane
from tabard.draw.states import named, plate
from tabard.draw.tips import answering
from tabard.draw.tree import Node, closing, of_seats, part, still
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck
from tabard.games.feudum.board.scene import Scene, of_places

RAYS: Final = 16
NARROW: Final = 420


@remembered
def sun(x: float, y: float, r: float) -> str:
    """The sun that stands on the present epoch."""
    return path(around(x, y, 2 * RAYS, r * 1.32, r), look("ink"))


def epochs(box: Box) -> list[Node]:
    """The five epochs, the condition of the next one in words, haversack and writs left."""
    x, y, w, h = box
    mid = y + h / 2
    step = 26.0 if w < NARROW else 34.0
    after = x + t.LAST_EPOCH * step + 14
    return [
        part("epochs", "epoch", "", suns, x, mid, step),
        part("dawn", "epoch stacks", "", dawn, after, mid, x + w - 118 - after),
        part("haversack", "haversack", "", haversack, x + w - 110, mid),
        part("writs-left", "stack", "", writs_left, x + w - 54, mid),
    ]


def suns(scene: Scene, x: float, mid: float, step: float) -> str:
    """The epochs in a row, the sun on the present one."""
    now: int = scene.view["epoch"]
    shorter = 0.0 if step > 30 else 2.0
    parts: list[str] = []
    for epoch in range(1, t.LAST_EPOCH + 1):
        cx = x + step / 2 + 4 + (epoch - 1) * step
        if epoch == now:
            parts.append(sun(cx, mid, 12.5 - shorter))
            tone = "card"
        else:
            ground = look("well" if epoch < now else "card", "rule", 1.2)
            parts.append(circle(cx, mid, 12 - shorter, ground))
            tone = "ink-2"
        size = 12 - shorter / 2
        parts.append(text(cx, mid + 4.3, deck.NUMERALS[epoch], "c6", size, "middle", tone))
    told = scene.say("epoch", epoch=deck.NUMERALS[now], last=deck.NUMERALS[t.LAST_EPOCH])
    return named("epochs", told, "".join(parts))


def dawn(scene: Scene, x: float, y: float, room: float) -> str:
    """When the next epoch comes, and how far that is (FEU-29.1)."""
    now: int = scene.view["epoch"]
    if now >= t.LAST_EPOCH or room < 60:
        return ""
    following = now + 1
    have = sum(1 for value in scene.view["stacks"].values() if value >= following)
    words = scene.say("dawn", epoch=deck.NUMERALS[following], need=t.TRIGGER[following], have=have)
    return answering("dawn", fitted(x, y + 5, words, room, "gi", 15, tone="ink-2", least=13))


def haversack(scene: Scene, x: float, y: float) -> str:
    """The goods that nobody has drawn yet."""
    sack: dict[str, int] = scene.view["haversack"]
    kinds = [f"{n} {scene.say.name(kind)}" for kind, n in sack.items()]
    whole = sum(sack.values())
    told = ", ".join([scene.say("haversack", number=whole), *kinds])
    return left("haversack", told, "knapsack", whole, x, y)


def writs_left(scene: Scene, x: float, y: float) -> str:
    """The stack of writs."""
    number: int = scene.view["stack"]
    told = scene.say("writs-left", number=number)
    return left("writs-left", told, "tied-scroll", number, x, y)


def left(piece: str, told: str, sign: str, number: int, x: float, y: float) -> str:
    """A sign and how many are left."""
    return named(piece, told, icon(sign, x, y - 10, 20) + text(x + 22, y + 5.5, number, "g7", 16))


def voyage(box: Box, players: int) -> list[Node]:
    """The epic voyage: four sections with their points for the foremost and the others."""
    x, y, _, h = box
    head = f'<g id="voyage-track">{icon("journey", x + 2, y + h - 31, 28)}'
    spaces = [f"voyage-{space}" for space in range(1, t.VOYAGE_SPACES + 1)]
    return [
        still(lambda _: head),
        part(spaces, of_seats(players, "voyage"), "", voyage_spaces, box),
        closing(),
        part("voyage", "", "=voyage", sailing, box),
    ]


def sailing(scene: Scene, box: Box) -> str:
    """The whole track as one piece, while it can be chosen."""
    offer = scene.offer("voyage")
    if not offer.open:
        return ""
    face = pane((0, 0, box.w, box.h), 'fill="none" pointer-events="all"')
    return plate("voyage", offer, scene.say("voyage"), box, face, r=8, lift=0)


def voyage_spaces(scene: Scene, box: Box) -> list[str]:
    """The spaces of the voyage, each with those who have come so far."""
    here: list[list[int]] = [[] for _ in range(t.VOYAGE_SPACES + 1)]
    for seat, one in enumerate(scene.seats):
        here[one["voyage"]].append(seat)
    spots = box.inset(34, 15, 3, 2).row(t.VOYAGE_SPACES, 3)
    return [voyage_space(scene, at, n, here[n]) for n, at in enumerate(spots, 1)]


def voyage_space(scene: Scene, box: Box, space: int, here: list[int]) -> str:
    """One space, over the first of a section its points."""
    section, step = t.VOYAGE_SECTION[space], box.w + 3
    card = t.VOYAGE_CARD >> space & 1
    parts = [pane(box, 'fill="var(--well)" stroke="var(--rule)"', 5)]
    if space == 1 or t.VOYAGE_SECTION[space - 1] != section:
        both = (t.VOYAGE_LEADING[section], t.VOYAGE_TRAILING[section])
        single = both[0] == both[1]
        label = str(both[0]) if single else f"{both[0]} · {both[1]}"
        mid = box.x + (step if single else 2 * step) / 2 - 2
        parts.append(text(round(mid, 1), box.y - 3, label, "g6", 13.5, "middle"))
    if not here and (card or space == t.VOYAGE_SPACES):
        sign = "tied-scroll" if card else "church"
        parts.append(pale(centred(sign, box.cx, box.cy, 17), 0.55))
    for n, seat in enumerate(here):
        shift = (n - (len(here) - 1) / 2) * min(9, (step - 18) / max(1, len(here) - 1))
        told = scene.say("voyage-of", name=scene.names[seat], space=space)
        at = f' class="marker" transform="translate({box.cx + shift:.1f},{box.cy:g})"'
        parts.append(named(f"voyage-{seat}", told, shapes.disc(seat, 0, 0, 8), at))
    return "".join(parts)


def army(box: Box, players: int) -> list[Node]:
    """The army: three spaces per player; the penalties that would bite next are rubric."""
    head = answering("army-track", icon("rally-the-troops", box.x, box.low - 31, 28))
    reads = f"epoch seats.{{}}.army {of_places('ruler', 'type')}"
    boxes = box.inset(32, 12, 4, 0).row(players, 4)
    return [
        still(lambda _: head),
        *each("army-{}", reads, "=army", ranks, range(players), boxes),
    ]


def in_danger(scene: Scene, seat: int) -> set[int]:
    """The army spaces that would cost points at the next epoch that asks for loyalty."""
    rules = any(
        p["ruler"] == seat and p["type"] == "feudum" for p in scene.view["locations"].values()
    )
    coming = [e for e in range(scene.view["epoch"] + 1, t.LAST_EPOCH + 1) if t.DISLOYALTY >> e & 1]
    if not rules or not coming:
        return set()
    covered = scene.seats[seat]["army"]
    return {i for i in range(t.ARMY_SPACES) if i >= covered and t.ARMY_EPOCHS[i] >> coming[0] & 1}


def ranks(scene: Scene, seat: int, box: Box) -> str:
    """One player's three spaces of service (FEU-31)."""
    x, y, w, h = box
    discs: int = scene.seats[seat]["army"]
    r = min(8.5, w / 6 - 0.8)
    danger = in_danger(scene, seat)
    parts = [
        pane((x, y, w, h - 4), shapes.PANEL, 7),
        f'<path d="M{x + 5:.1f},{y + h - 3.5:g}h{w - 10:.1f}" stroke="var(--p{seat + 1})"'
        ' stroke-width="3"/>',
    ]
    offer = scene.own(seat, "army")
    told = scene.say("army-of", name=scene.names[seat], number=discs, most=t.ARMY_SPACES)
    extra = ""
    for i in range(t.ARMY_SPACES):
        cx, cy = round(x + w * (2 * i + 1) / 6, 1), y + (h - 5) / 2
        if i < discs:
            parts.append(shapes.disc(seat, cx, cy, r))
            continue
        tone = "rubric" if i in danger else "ink-2"
        face = circle(cx, cy, r, 'class="held"')
        face += text(cx, cy + 4.6, t.ARMY_PENALTY[i], "g7", 13, "middle", tone)
        if offer.open and i == discs:
            extra = token("army", offer, scene.say("army-place"), cx, cy, r, face, 18, "fine")
        else:
            parts.append(face)
    if danger:
        told = f"{told}, {scene.say('army-danger', points=sum(t.ARMY_PENALTY[i] for i in danger))}"
    return named(f"ranks-of-{seat}", told, "".join(parts)) + extra
