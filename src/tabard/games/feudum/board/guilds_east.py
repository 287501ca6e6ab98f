"""The eastern guilds: knights with their rows, nobles with scrolls, monks with the rosary."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from tabard.draw.icons import centred
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text
from tabard.draw.series import each
from tabard.draw.shapes import PANEL, circle, pane
from tabard.draw.states import chip, named, plate
from tabard.draw.tree import Node, part, still
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.guilds_west import BODY, hoard
from tabard.games.feudum.board.scene import Scene

SECTION_GAP: Final = 7.0


def knights(box: Box, players: int) -> list[Node]:
    """A row of markers for each colour in sections of 1, 2 and 3; monsters to tame (FEU-23)."""
    number = players + t.DUMMY_ROWS[players]
    rows = box.at(5, BODY, box.w - 10, min(20.5 * number, 86)).column(number)
    return [
        *(
            part(f"ranks-{i}", f"guilds.rows.{colour}", f"=colour/{colour}", knight_row, i, at)
            for i, (colour, at) in enumerate(zip(t.COLOUR_IDS, rows))
        ),
        part("tame", "monsters", "tame/", untamed, box.at(7, box.h - 30, 76, 26)),
        price_label("row-price", t.ROW_PRICE, box.right - 8, box.low - 17),
    ]


def untamed(scene: Scene, box: Box) -> str:
    """The monsters that nobody has tamed."""
    if not scene.monsters:
        return ""
    drawn = ""
    free = [name for name in t.MONSTER_IDS if scene.view["monsters"][name]["owner"] is None]
    for name, at in zip(free, box.row(2, 4)):
        told = scene.say.told(scene.say("tame", monster=name, number=t.TAME_COST), name)
        face = pane((0, 0, at.w, at.h), PANEL, 7) + centred(deck.ICONS[name], 18, 13, 23)
        drawn += chip(f"tame-{name}", scene.offer(f"tame/{name}"), told, at, face, 7)
    return drawn


def price_label(key: str, price: int, right: float, y: float) -> Node:
    """A price and what it buys, ending at the right."""
    coin = pieces.priced(right - 82, y, price)
    return still(lambda scene: coin + fitted(right - 68, y + 4.8, scene.say(key), 68, "g5", 14.5))


def knight_row(scene: Scene, index: int, box: Box) -> str:
    """One row: how many, then the six places in their sections."""
    colour = t.COLOUR_IDS[index]
    number: int = scene.guilds["rows"][colour]
    mid = box.h / 2
    r = min(8.2, mid - 1.4)
    face = text(7, mid + 5, number, "g7", 15, "middle")
    section = [s for s, n in enumerate(t.GUILDS_DATA["knight_board"]["sections"]) for _ in range(n)]
    for i, at in enumerate(Box(18, 0, box.w - 20 - 2 * SECTION_GAP, box.h).row(t.ROW_ROOM)):
        cx = round(at.cx + SECTION_GAP * section[i], 1)
        if i < number:
            face += pieces.marker(index, cx, mid, r)
        else:
            face += circle(cx, mid, r, f'fill="var(--p{index + 1})" opacity=".22"')
            face += circle(cx, mid, r, 'fill="none" stroke="var(--rule)"')
    whose = scene.names[index] if index < scene.players else scene.say("nobody")
    told = scene.say("knight-row", name=whose, number=number, most=t.ROW_ROOM)
    return chip(f"ranks-{index}", scene.offer(f"colour/{colour}"), told, box, face, 6)


def nobles(box: Box, _: int) -> list[Node]:
    """Six scrolls in a staircase, seals on some of them (FEU-25)."""
    rows = zip(t.GUILDS_DATA["noble_board"]["rows"], box.at(8, BODY, 119, 109).column(3, 3.5))
    stairs = [at for row, places in rows for at in places.row(3, 4)[: len(row)]]
    return [
        *each("scroll-{}", "guilds.scrolls", "=scroll/{}", scroll, t.SCROLL_IDS, stairs),
        part("seals", "supply.seals", "", seals, box.right - 44, box.low - 42),
        price_label("seal-price", t.SEAL_PRICE, box.right - 8, box.low - 15),
    ]


def seals(scene: Scene, x: float, y: float) -> str:
    """The seals in the supply."""
    left = scene.view["supply"]["seals"]
    stock = pieces.seal(x, y, 22) + text(x + 15, y + 5.5, left, "g7", 16)
    return named("seals", scene.say("seals-left", number=left), stock)


def scroll(scene: Scene, name: str, box: Box) -> str:
    """One scroll; a seal on it hides its value."""
    full, x, y = name in scene.guilds["scrolls"], box.w / 2, box.h / 2
    face = pane((0, 0, box.w, box.h), 'fill="var(--card)" stroke="var(--rule)"', 6)
    face += pieces.seal(x, y, 28) if full else pieces.hollow(x, y, 11)
    number = t.SCROLL_IDS.index(name) + 1
    told = scene.say("scroll-full" if full else "scroll-free", number=number)
    return plate(f"scroll-{name}", scene.offer(f"scroll/{name}"), told, box, face, r=6, lift=0)


def monks(box: Box, _: int) -> list[Node]:
    """The rosary of seven with its sum, and the church coffer (FEU-26)."""
    x, low = box.right, box.low - 19
    coffer = ("coffer", "locked-chest", 21, x - 44, 8, low)
    price = pieces.priced(x - 18, box.y + BODY + 14, t.BEAD_PRICE)
    round_ = box.at(box.w * 0.08, BODY + 12, box.w * 0.62, 86)
    return [
        part("rosary", "guilds.rosary", "", rosary, round_),
        still(lambda _: price),
        part("coffer", "guilds.coffer", "", hoard, *coffer),
    ]


def rosary(scene: Scene, box: Box) -> str:
    """The beads of the rosary and their sum."""
    beads: list[int] = scene.guilds["rosary"]
    x, y, rx, ry = round(box.cx, 1), box.cy, box.w / 2, box.h / 2
    face = (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:.1f}" ry="{ry:g}" fill="none"'
        ' stroke="var(--ink-2)" stroke-width="1.6"/>'
    )
    for i in range(t.ROSARY):
        turn = 2 * pi * i / t.ROSARY - pi / 2
        at = (round(x + rx * cos(turn), 1), round(y + ry * sin(turn), 1))
        face += pieces.bead(beads[i], *at, 10.5) if i < len(beads) else pieces.hollow(*at, 9.5)
    face += centred("gothic-cross", x, y - 16, 17)
    face += text(x, y + 14, sum(beads), "g7", 23, "middle")
    values = ", ".join(str(bead) for bead in beads)
    told = scene.say("rosary", number=len(beads), sum=sum(beads), beads=values)
    return named("rosary", told, face)


EAST: Final[dict[str, Callable[[Box, int], list[Node]]]] = {
    "knight": knights,
    "noble": nobles,
    "monk": monks,
}
