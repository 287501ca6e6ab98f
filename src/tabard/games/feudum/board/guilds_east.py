"""The eastern guilds: knights with their rows, nobles with scrolls, monks with the rosary."""

from math import cos, pi, sin
from typing import Final

from tabard.draw.icons import centred
from tabard.draw.lettering import fitted, text
from tabard.draw.states import named, plate
from tabard.draw.tree import Node, part, still
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.guild_head import Rect, board
from tabard.games.feudum.board.guilds_west import BODY, hoard, priced
from tabard.games.feudum.board.scene import Scene

SECTION_GAP: Final = 7.0


def knights(box: Rect, players: int) -> list[Node]:
    """A row of markers for each colour in sections of 1, 2 and 3; monsters to tame (FEU-23)."""
    x, y, w, h = box
    colours = t.COLOUR_IDS[: players + t.DUMMY_ROWS[players]]
    step = min(20.5, 86 / len(colours))
    low = y + h - 17
    inside: list[Node] = []
    for i, colour in enumerate(colours):
        at = (x + 5, y + BODY + i * step, w - 10, step)
        reads, touch = f"guilds.rows.{colour}", f"=colour/{colour}"
        inside.append(part(f"ranks-{i}", reads, touch, knight_row, i, colour, at))
    inside += [
        part("tame", "monsters", "tame/", untamed, x + 7, low - 13),
        price_label("row-price", t.ROW_PRICE, x + w - 8, low),
    ]
    return board("knight", box, players, inside)


def untamed(scene: Scene, x: float, y: float) -> str:
    """The monsters that nobody has tamed."""
    if not scene.monsters:
        return ""
    free = [name for name in t.MONSTER_IDS if scene.view["monsters"][name]["owner"] is None]
    parts: list[str] = []
    for n, name in enumerate(free):
        told = scene.say.told(scene.say("tame", monster=name, number=t.TAME_COST), name)
        face = (
            '<rect width="36" height="26" rx="7" fill="var(--panel)" stroke="var(--line)"/>'
            + centred(deck.MONSTER_ICONS[name], 18, 13, 23)
        )
        at = (x + n * 40, y, 36.0, 26.0)
        offer = scene.offer(f"tame/{name}")
        parts.append(plate(f"tame-{name}", offer, told, at, face, r=7, lift=0, classes="fine"))
    return "".join(parts)


def price_label(key: str, price: int, right: float, y: float) -> Node:
    """A price and what it buys, ending at the right."""
    coin = priced(right - 82, y, price)
    return still(lambda scene: coin + fitted(right - 68, y + 4.8, scene.say(key), 68, "g5", 14.5))


def knight_row(scene: Scene, index: int, colour: str, box: Rect) -> str:
    """One row: how many, then the six places in their sections."""
    x, y, w, h = box
    number: int = scene.guilds["rows"][colour]
    r = min(8.2, h / 2 - 1.4)
    parts = [text(7, h / 2 + 5, number, "g7", 15, "middle")]
    room = (w - 20 - 2 * SECTION_GAP) / t.ROW_ROOM
    section = t.GUILDS_DATA["knight_board"]["sections"]
    place = 0
    for s, length in enumerate(section):
        for _ in range(length):
            cx = round(18 + SECTION_GAP * s + place * room + room / 2, 1)
            if place < number:
                parts.append(pieces.marker(index, cx, h / 2, r))
            else:
                parts.append(
                    f'<circle cx="{cx:g}" cy="{h / 2:g}" r="{r:g}" fill="var(--p{index + 1})"'
                    ' opacity=".22"/>'
                    f'<circle cx="{cx:g}" cy="{h / 2:g}" r="{r:g}" fill="none"'
                    ' stroke="var(--rule)"/>'
                )
            place += 1
    whose = scene.names[index] if index < scene.players else scene.say("nobody")
    told = scene.say("knight-row", name=whose, number=number, most=t.ROW_ROOM)
    offer = scene.offer(f"colour/{colour}")
    at = (round(x, 1), round(y, 1), w, h)
    return plate(f"ranks-{index}", offer, told, at, "".join(parts), r=6, lift=0, classes="fine")


def nobles(box: Rect, players: int) -> list[Node]:
    """Six scrolls in a staircase, seals on some of them (FEU-25)."""
    x, y, w, h = box
    inside: list[Node] = []
    for r, row in enumerate(t.GUILDS_DATA["noble_board"]["rows"]):
        for c, name in enumerate(row):
            at = (x + 8 + c * 41, y + BODY + r * 37.5, 37.0, 34.0)
            inside.append(
                part(f"scroll-{name}", "guilds.scrolls", f"=scroll/{name}", scroll, name, at)
            )
    inside += [
        part("seals", "supply.seals", "", seals, x + w - 44, y + h - 42),
        price_label("seal-price", t.SEAL_PRICE, x + w - 8, y + h - 15),
    ]
    return board("noble", box, players, inside)


def seals(scene: Scene, x: float, y: float) -> str:
    """The seals in the supply."""
    left = scene.view["supply"]["seals"]
    stock = pieces.seal(x, y, 22) + text(x + 15, y + 5.5, left, "g7", 16)
    return named("seals", scene.say("seals-left", number=left), stock)


def scroll(scene: Scene, name: str, box: Rect) -> str:
    """One scroll; a seal on it hides its value."""
    _, _, w, h = box
    full = name in scene.guilds["scrolls"]
    face = (
        f'<rect width="{w:g}" height="{h:g}" rx="6" fill="var(--card)" stroke="var(--rule)"/>'
        + (pieces.seal(w / 2, h / 2, 28) if full else pieces.hollow(w / 2, h / 2, 11))
    )
    number = t.SCROLL_IDS.index(name) + 1
    told = scene.say("scroll-full" if full else "scroll-free", number=number)
    at = (round(box[0], 1), round(box[1], 1), w, h)
    return plate(f"scroll-{name}", scene.offer(f"scroll/{name}"), told, at, face, r=6, lift=0)


def monks(box: Rect, players: int) -> list[Node]:
    """The rosary of seven with its sum, and the church coffer (FEU-26)."""
    x, y, w, h = box
    right, low = x + w, y + h - 19
    price = priced(right - 18, y + BODY + 14, t.BEAD_PRICE)
    coffer = ("coffer", "locked-chest", 21, right - 44, right - 27, right - 16.5, low)
    inside = [
        part("rosary", "guilds.rosary", "", rosary, box),
        still(lambda _: price),
        part("coffer", "guilds.coffer", "", hoard, *coffer),
    ]
    return board("monk", box, players, inside)


def rosary(scene: Scene, box: Rect) -> str:
    """The beads of the rosary and their sum."""
    x, y, w, _ = box
    beads: list[int] = scene.guilds["rosary"]
    cx, cy, rx, ry = x + w * 0.39, y + BODY + 55, w * 0.31, 43
    parts = [
        f'<ellipse cx="{cx:.1f}" cy="{cy:g}" rx="{rx:.1f}" ry="{ry:g}" fill="none"'
        ' stroke="var(--ink-2)" stroke-width="1.6"/>'
    ]
    for i in range(t.ROSARY):
        turn = 2 * pi * i / t.ROSARY - pi / 2
        bx, by = round(cx + rx * cos(turn), 1), round(cy + ry * sin(turn), 1)
        parts.append(
            pieces.bead(beads[i], bx, by, 10.5) if i < len(beads) else pieces.hollow(bx, by, 9.5)
        )
    parts.append(centred("gothic-cross", round(cx, 1), cy - 16, 17))
    parts.append(text(round(cx, 1), cy + 14, sum(beads), "g7", 23, "middle"))
    told = scene.say(
        "rosary", number=len(beads), sum=sum(beads), beads=", ".join(str(b) for b in beads)
    )
    return named("rosary", told, "".join(parts))
