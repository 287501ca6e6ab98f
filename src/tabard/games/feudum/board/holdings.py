"""What a player has: points, goods, coins, markers, seals, beads, vessels, barrel, tiles, discs."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.stage import Rect
from tabard.draw.states import IDLE, Offer, named, plate
from tabard.draw.tree import Node, of_seat, of_seats, placed, soft, still
from tabard.games.feudum import facts
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.scene import ATTACK, DUE, Scene

MANY_BEADS: Final = 3


class Mat(NamedTuple):
    """Whose mat it is, and whether it is drawn for the eyes of its player alone."""

    seat: int
    players: int
    own: bool

    def node(
        self, names: str | Sequence[str], draw: Callable[..., Any], place: Sequence[Any],
        fields: str = "", reads: str = "", touch: str = "",
    ) -> Node:  # fmt: skip
        """A part of the mat: what it reads of its player, and of the table; only own ones glow."""
        word = f"{'own' if self.own else 'mat'}-{self.seat}"
        ids = f"{word}-{names}" if isinstance(names, str) else [f"{word}-{one}" for one in names]
        paths = f"{of_seat(self.seat, *fields.split())} {reads}"
        lit = touch.split() if self.own else ()
        return Node(ids, placed(draw, self.seat, *place), paths, lit, self.own)


class Head(NamedTuple):
    """Where a mat has shield, name (with its room, size and least size), points and trumpet."""

    shield: tuple[float, float, float]
    name: tuple[float, float, float, float, float]
    score: tuple[float, float, float]
    trumpet: tuple[float, float, float]


def head(mat: Mat, at: Head) -> list[Node]:
    """Who it is, the points, and who starts the round."""
    x, y, room, size, least = at.name
    return [
        mat.node("shield", player_shield, at.shield, reads=ATTACK),
        still(lambda scene: fitted(x, y, scene.names[mat.seat], room, "g6", size, least=least)),
        mat.node("score", score, at.score, "vp", reads=winning(mat.players)),
        mat.node("starts", starts, at.trumpet, reads="start_player"),
    ]


def winning(players: int) -> str:
    """What laurels are given by, at the end."""
    return f"phase {soft(of_seats(players, 'vp', 'barrel'))}"


def starts(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """The trumpet of the one who starts."""
    if scene.view["start_player"] != seat:
        return ""
    told = scene.say("starts", who=scene.names[seat])
    return named(f"starts-{seat}", told, icon("trumpet-flag", x, y, size))


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


def told(scene: Scene, seat: int, kind: str) -> tuple[int, str]:
    """How many of its goods, coins, markers, seals or beads a player has, as number and words."""
    one, name = scene.seats[seat], scene.names[seat]
    if kind in t.GOOD_IDS:
        number: int = one["goods"][kind]
        return number, scene.say("goods-of", name=name, number=number, good=kind)
    if kind == "beads":
        beads: list[int] = one["beads"]
        return len(beads), scene.say("beads-of", name=name, number=len(beads), sum=sum(beads))
    number = len(one["seals"]) if kind == "seals" else one[kind]
    return number, scene.say(f"{kind}-of", name=name, number=number)


def good(scene: Scene, seat: int, kind: str, x: float, y: float, size: float) -> str:
    """One kind of goods around the height y: token and number."""
    number, said = told(scene, seat, kind)
    face = pieces.good(kind, size / 2, size / 2, size, 1 if number else 0.35)
    face += held(number, size + 4, size / 2, size * 0.82)
    box = (round(x, 1), round(y - size / 2, 1), size, size)
    offer = scene.good(seat, kind)
    return plate(f"good-{seat}-{kind}", offer, said, box, face, r=size / 2.6, lift=0)


def goods(mat: Mat, x: float, y: float, step: float, size: float) -> list[Node]:
    """The five goods in their order."""
    found: list[Node] = []
    for i, kind in enumerate(t.GOOD_IDS):
        at = (kind, x + i * step, y, size)
        found.append(mat.node(kind, good, at, f"goods.{kind}", DUE, f"=good/{kind} =cube"))
    return found


def token(kind: str, seat: int, mid: float, r: float) -> str:
    """A coin, a marker or a seal around (mid, mid), the coin of radius r."""
    if kind == "coins":
        return shapes.coin(mid, mid, r)
    if kind == "markers":
        return shapes.disc(seat, mid, mid, r - 0.5)
    return pieces.seal(mid, mid, 2 * mid)


def counted(
    piece: str, offer: Offer, said: str, box: Rect, face: str, number: int, room: float, size: float
) -> str:
    """Something with its number beside it; what one has none of is pale."""
    pale = face if number else f'<g opacity=".4">{face}</g>'
    content = pale + held(number, box[2] + room, box[3] / 2, size)
    return plate(piece, offer, said, box, content, r=7, lift=0)


def valuable(scene: Scene, seat: int, kind: str, x: float, y: float) -> str:
    """Coins, markers or seals."""
    number, said = told(scene, seat, kind)
    face = token(kind, seat, 11, 9.5)
    return counted(f"{kind}-{seat}", IDLE, said, (x, y - 11, 22, 22), face, number, 2, 17)


def beads(scene: Scene, seat: int, x: float, y: float) -> str:
    """The beads: each if there are few, else their sum and number."""
    values: list[int] = scene.seats[seat]["beads"]
    number, said = told(scene, seat, "beads")
    if not number:
        face = pieces.hollow(x + 9, y, 8) + held(0, x + 20, y)
    elif number <= MANY_BEADS:
        face = "".join(pieces.bead(b, x + 9 + i * 17, y, 9) for i, b in enumerate(values))
    else:
        face = pieces.bead(sum(values), x + 9, y, 9.5) + held(number, x + 21, y)
    return named(f"beads-{seat}", said, face)


def valuables(mat: Mat, x: float, y: float, step: float) -> list[Node]:
    """Coins, markers, seals and beads."""
    found = [
        mat.node(kind, valuable, (kind, x + i * step, y), kind)
        for i, kind in enumerate(("coins", "markers", "seals"))
    ]
    return [*found, mat.node("beads", beads, (x + 3 * step, y), "beads")]


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
    what = scene.seats[seat]["pouch"]
    face = icon("swap-bag", x, y - 11, 21, "sack")
    if what in t.GOOD_IDS:
        face += pieces.good(what, x + 27, y, 14)
        told = scene.say("pouch-with", name=scene.names[seat], good=what)
    else:
        told = scene.say("pouch-empty", name=scene.names[seat])
        face = f'<g opacity=".45">{face}</g>'
    return named(f"pouch-{seat}", told, face)


def vessels(scene: Scene, seat: int, x: float, y: float) -> tuple[str, float]:
    """The vessels in the supply, and how wide they are."""
    name, at, drawn = scene.names[seat], x, ""
    for kind, number in scene.seats[seat]["vessels"].items():
        if number:
            told = scene.say("vessels-of", name=name, number=number, vessel=kind)
            face = centred(deck.VESSEL_ICONS[kind], at + 12, y, 23)
            if number > 1:
                face += text(at + 25, y + 5.5, number, "g7", 15)
            drawn += named(f"vessels-{seat}-{kind}", told, face)
            at += 34 if number > 1 else 26
    return drawn, at - x


def tiles(scene: Scene, seat: int, x: float, y: float) -> tuple[str, float]:
    """The region tiles, each a joker or a landscape, and how wide they are."""
    name, at, drawn = scene.names[seat], x, ""
    for land, number in scene.seats[seat]["tiles"].items():
        if number:
            told = scene.say("tiles-of", name=name, number=number, landscape=land)
            face = pieces.tile(land, 0, 0, 20, 23)
            if number > 1:
                face += text(22, 17, number, "g7", 15)
            offer, box = scene.own(seat, f"tile/{land}"), (at, y - 11.5, 20, 23)
            drawn += plate(f"tile-{seat}-{land}", offer, told, box, face, r=4, lift=0)
            drawn += as_wine(scene, seat, land, at + 3, y - 30)
            at += 36.0 if number > 1 else 24.0
    return drawn, at - x


def as_wine(scene: Scene, seat: int, land: str, x: float, y: float) -> str:
    """A tile that is drunk as wine, while it may be."""
    offer = scene.own(seat, f"winetile/{land}")
    if not offer.open:
        return ""
    glass = '<rect width="16" height="16" rx="5" fill="var(--card)"/>'
    glass += icon("wine-bottle", 1, 1, 14)
    told, box = scene.say("tile-as-wine", landscape=land), (x, y, 16, 16)
    piece = f"winetile-{seat}-{land}"
    return plate(piece, offer, told, box, glass, r=5, lift=0, classes="fine")


def discs(scene: Scene, seat: int, x: float, y: float) -> str:
    """The free discs, for army, voyage and reeves (FEU-4.8)."""
    number, offer = scene.seats[seat]["discs"], scene.own(seat, "reeve")
    told = scene.say("discs-of", name=scene.names[seat], number=number)
    if offer.open:
        told = scene.say("reeve-place")
    face = (
        f'<circle cx="10" cy="11" r="8.5" fill="var(--card)" stroke="var(--p{seat + 1})"'
        ' stroke-width="3.5"/>'
    ) + held(number, 23, 11, 17)
    return plate(f"discs-{seat}", offer, told, (x, y - 11, 20, 22), face, r=10, lift=0)


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


def supplies(mat: Mat, x: float, y: float, room: float) -> list[Node]:
    """Three rows: goods; coins, markers, seals, beads; barrel, pouch, tiles, vessels, discs."""
    low, free = y + 62, "tile/ winetile/ =reeve =fresh"
    return [
        *goods(mat, x, y, room / 5, 22),
        *valuables(mat, x, y + 30, room / 5),
        mat.node("vessels", lambda *at: vessels(*at)[0], (x + room * 0.8, y + 30), "vessels"),
        mat.node("barrel", barrel, (x, low), "barrel", touch="=barrel"),
        mat.node("pouch", pouch, (x + 82, low), "pouch"),
        mat.node(("tiles", "discs", "home"), last_row, (x, low), "tiles discs pawns", touch=free),
    ]


def last_row(scene: Scene, seat: int, x: float, y: float) -> list[str]:
    """Tiles, then discs and pawns where there is room beside them."""
    laid, wide = tiles(scene, seat, x + 120, y)
    at = max(x + 120 + wide, x + 176)
    return [laid, discs(scene, seat, at, y), pawns(scene, seat, at + 44, y)]
