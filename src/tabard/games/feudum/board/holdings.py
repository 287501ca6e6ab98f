"""What a player has: points, goods, coins, markers, seals, beads, vessels, barrel, tiles, discs."""

from __future__ import annotations

from typing import Final

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import text
from tabard.draw.states import IDLE, Offer, named, plate
from tabard.games.feudum import facts
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.scene import Scene

MANY_BEADS: Final = 3


def ground(scene: Scene, seat: int, w: float, h: float, band: float) -> str:
    """The panel with a band in the player's colour; the awaited player's has an inked edge."""
    awaited = scene.awaits(seat)
    edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
    r = band + 1
    return (
        f'<rect width="{w:g}" height="{h:g}" rx="12" fill="var(--panel)" {edge}/>'
        f'<path d="M{r:g},0a{r:g},{r:g} 0 0 0 {-r:g},{r:g}v{h - 2 * r:g}'
        f'a{r:g},{r:g} 0 0 0 {r:g},{r:g}z" fill="var(--p{seat + 1})"/>'
    )


def player_shield(scene: Scene, seat: int, x: float, y: float, w: float) -> str:
    """The player's shield; swords on it while he attacks."""
    plain = shapes.shield(seat, x, y, w)
    if facts.attacked(scene.view) and scene.view["active"] == seat:
        plain += (
            f'<circle cx="{x:g}" cy="{y + 2:g}" r="8" fill="var(--card)"'
            ' stroke="var(--rubric)"/>' + centred("crossed-swords", x, y + 2, 11, "rubric")
        )
    return plain


def score(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """The points, in the winner's case under laurels."""
    vp = scene.seats[seat]["vp"]
    told = scene.say("points-of", name=scene.names[seat], points=vp)
    laurel = ""
    if seat in scene.winners():
        told = f"{told}, {scene.say('winner')}"
        laurel = centred("laurel-crown", x, y - r * 0.2, r * 2.9, "gain")
    figure = str(vp).replace("-", "−")
    return laurel + named(f"points-{seat}", told, shapes.points(figure, x, y, r))


def held(number: int, x: float, y: float, size: float = 17) -> str:
    """A count beside its token."""
    return text(x, y + size * 0.33, number, "g7", size, tone="" if number else "ink-2")


def good(scene: Scene, seat: int, kind: str, x: float, y: float, size: float, figure: float) -> str:
    """One kind of goods around the height y: token and number."""
    number = scene.seats[seat]["goods"][kind]
    told = scene.say("goods-of", name=scene.names[seat], number=number,
                     good=kind)  # fmt: skip
    face = pieces.good(kind, size / 2, size / 2, size, 1 if number else 0.35)
    face += held(number, size + 4, size / 2, figure)
    offer = scene.own(seat, f"good/{kind}")
    box = (round(x, 1), round(y - size / 2, 1), size, size)
    return plate(f"good-{seat}-{kind}", offer, told, box, face, r=size / 2.6, lift=0)


def goods(scene: Scene, seat: int, x: float, y: float, step: float, size: float) -> str:
    """The five goods in their order."""
    return "".join(
        good(scene, seat, kind, x + i * step, y, size, size * 0.82)
        for i, kind in enumerate(t.GOOD_IDS)
    )


def counted(
    piece: str,
    offer: Offer,
    told: str,
    x: float,
    y: float,
    face: str,
    number: int,
    wide: float = 22,
) -> str:
    """Something with its number beside it, around the height y."""
    content = face + held(number, wide + 2, 11, 17)
    if not number:
        content = f'<g opacity=".4">{face}</g>' + held(number, wide + 2, 11, 17)
    return plate(piece, offer, told, (x, y - 11, wide, 22), content, r=7, lift=0)


def valuables(scene: Scene, seat: int, x: float, y: float, step: float) -> str:
    """Coins, markers, seals and beads."""
    one = scene.seats[seat]
    name = scene.names[seat]
    seals: list[int | None] = one["seals"]
    beads: list[int] = one["beads"]
    parts = [
        counted(f"coins-{seat}", IDLE, scene.say("coins-of", name=name, number=one["coins"]), x, y,
                shapes.coin(11, 11, 9.5), one["coins"]),
        counted(f"markers-{seat}", IDLE, scene.say("markers-of", name=name, number=one["markers"]),
                x + step, y, shapes.disc(seat, 11, 11, 9), one["markers"]),
        counted(f"seals-{seat}", IDLE, scene.say("seals-of", name=name, number=len(seals)),
                x + 2 * step, y, pieces.seal(11, 11, 22), len(seals)),
    ]  # fmt: skip
    told = scene.say("beads-of", name=name, number=len(beads), sum=sum(beads))
    left = x + 3 * step
    if not beads:
        face = pieces.hollow(left + 9, y, 8) + held(0, left + 20, y)
    elif len(beads) <= MANY_BEADS:
        face = "".join(pieces.bead(b, left + 9 + i * 17, y, 9) for i, b in enumerate(beads))
    else:
        face = pieces.bead(sum(beads), left + 9, y, 9.5) + held(len(beads), left + 21, y)
    parts.append(named(f"beads-{seat}", told, face))
    return "".join(parts)


def barrel(scene: Scene, seat: int, x: float, y: float) -> str:
    """The wine barrel with its three places (FEU-4.4)."""
    number = scene.seats[seat]["barrel"]
    told = scene.say("barrel-of", name=scene.names[seat], number=number, most=t.BARREL)
    face = icon("barrel", 0, 0, 22)
    for i in range(t.BARREL):
        face += (
            f'<rect x="{25 + i * 17}" y="3" width="16" height="16" rx="3" fill="var(--well)"'
            ' stroke="var(--line)"/>'
        )
        if i < number:
            face += pieces.good("sulphur", 33 + i * 17, 11, 14)
    offer = scene.own(seat, "barrel")
    return plate(f"barrel-{seat}", offer, told, (x, y - 11, 78, 22), face, r=6, lift=0)


def pouch(scene: Scene, seat: int, x: float, y: float) -> str:
    """The pouch and what lies on it in this round (FEU-3.3)."""
    one = scene.seats[seat]
    what = one["pouch"]
    face = icon("swap-bag", x, y - 11, 21, "sack")
    if what in t.GOOD_IDS:
        face += pieces.good(what, x + 27, y, 14)
        told = scene.say("pouch-with", name=scene.names[seat], good=what)
    else:
        told = scene.say("pouch-empty", name=scene.names[seat])
        face = f'<g opacity=".45">{face}</g>'
    return named(f"pouch-{seat}", told, face)


def vessels(scene: Scene, seat: int, x: float, y: float, step: float = 34) -> tuple[str, float]:
    """The vessels in the supply, and how wide they are."""
    parts: list[str] = []
    at = x
    for kind, number in scene.seats[seat]["vessels"].items():
        if number:
            told = scene.say("vessels-of", name=scene.names[seat], number=number,
                             vessel=kind)  # fmt: skip
            face = centred(deck.VESSEL_ICONS[kind], at + 12, y, 23)
            if number > 1:
                face += text(at + 25, y + 5.5, number, "g7", 15)
            parts.append(named(f"vessels-{seat}-{kind}", told, face))
            at += step if number > 1 else step - 8
    return "".join(parts), at - x


def tiles(scene: Scene, seat: int, x: float, y: float) -> tuple[str, float]:
    """The region tiles, each a joker or a landscape, and how wide they are."""
    parts: list[str] = []
    at = x
    for land, number in scene.seats[seat]["tiles"].items():
        if not number:
            continue
        told = scene.say("tiles-of", name=scene.names[seat], number=number,
                         landscape=land)  # fmt: skip
        face = pieces.tile(land, 0, 0, 20, 23)
        wide = 20.0
        if number > 1:
            face += text(22, 17, number, "g7", 15)
            wide = 32.0
        offer = scene.own(seat, f"tile/{land}")
        parts.append(
            plate(f"tile-{seat}-{land}", offer, told, (at, y - 11.5, 20, 23), face, r=4, lift=0)
        )
        wine = scene.own(seat, f"winetile/{land}")
        if wine.open:
            glass = '<rect width="16" height="16" rx="5" fill="var(--card)"/>' + icon(
                "wine-bottle", 1, 1, 14
            )
            said = scene.say("tile-as-wine", landscape=land)
            parts.append(
                plate(f"winetile-{seat}-{land}", wine, said, (at + 3, y - 30, 16, 16), glass,
                      r=5, lift=0, classes="fine")
            )  # fmt: skip
        at += wide + 4
    return "".join(parts), at - x


def discs(scene: Scene, seat: int, x: float, y: float) -> str:
    """The free discs, for army, voyage and reeves (FEU-4.8)."""
    number = scene.seats[seat]["discs"]
    told = scene.say("discs-of", name=scene.names[seat], number=number)
    face = (
        f'<circle cx="10" cy="11" r="8.5" fill="var(--card)" stroke="var(--p{seat + 1})"'
        ' stroke-width="3.5"/>'
    )
    offer = scene.own(seat, "reeve")
    if offer.open:
        told = scene.say("reeve-place")
    return plate(
        f"discs-{seat}", offer, told, (x, y - 11, 20, 22), face + held(number, 23, 11, 17),
        r=10, lift=0,
    )  # fmt: skip


def pawns(scene: Scene, seat: int, x: float, y: float, h: float = 24) -> str:
    """The pawns that are not on the map."""
    home = [i for i, pawn in enumerate(scene.seats[seat]["pawns"]) if pawn["at"] is None]
    if not home:
        return ""
    offer = scene.own(seat, "fresh")
    told = scene.say("pawns-home", name=scene.names[seat], number=len(home))
    face = pieces.blank_pawn(seat, h * 0.36, h / 2, h) + held(len(home), h * 0.72 + 4, h / 2, 17)
    box = (x, y - h / 2, h * 0.72, h)
    return plate(f"home-{seat}", offer, told, box, face, r=4, lift=0)


def supplies(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """Three rows: goods; coins, markers, seals, beads; barrel, pouch, tiles, vessels, discs."""
    parts = [goods(scene, seat, x, y, room / 5, 22), valuables(scene, seat, x, y + 30, room / 5)]
    sailed, wide = vessels(scene, seat, x + room * 0.8, y + 30)
    parts.append(sailed)
    low = y + 62
    parts.append(barrel(scene, seat, x, low))
    parts.append(pouch(scene, seat, x + 82, low))
    at = x + 120
    laid, wide = tiles(scene, seat, at, low)
    parts.append(laid)
    at += wide
    parts.append(discs(scene, seat, max(at, x + 176), low))
    parts.append(pawns(scene, seat, max(at, x + 176) + 44, low))
    return "".join(parts)
