"""What all share: piety and alms, the Cardinal's favours, the tiles left; and Ab-Bott's bag."""

from collections.abc import Callable

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.ink import look, path, stroke
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text
from tabard.draw.lights import group, lit
from tabard.draw.memory import remembered
from tabard.draw.states import named
from tabard.draw.tracks import Cell, markers, row
from tabard.draw.tree import Node, part, still
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.ground import INK
from tabard.games.pilgrim.board.hexes import Hexes
from tabard.games.pilgrim.board.icons import ICONS, SEASON_ICONS
from tabard.games.pilgrim.board.pieces import of_mats
from tabard.games.pilgrim.board.roads import paved
from tabard.games.pilgrim.board.scene import Scene
from tabard.games.pilgrim.telling import campaign_stage, signed

KINDS = ("straight", "gentle_curve", "tight_curve", "bridge", "ford", "upgrade", "shrine")
FAVOURS = [f"favour-{length}" for length in t.FAVOUR_LENGTH]

Face = Callable[[Scene, tuple[Cell, ...]], str]


def sheet(w: float, h: float) -> str:
    """A quiet panel."""
    return shapes.pane((0, 0, w, h), shapes.PANEL, 12)


def tracks(players: int, w: float, h: float) -> list[Node]:
    """Piety, alms, favours and tiles left, one under another."""
    inner = w - 20
    upper, lower = Box(5, 4, inner + 10, 68), Box(5, 80, inner + 10, 84)
    pious = row(0, t.MOST_PIETY, 10, 31, inner, 17.5)
    giving = row(0, t.ALMS_TOP, 10, 104, inner, 24)
    return [
        still(lambda _: sheet(w, h)),
        *track(players, "piety", "devotion", piety, pious, upper),
        *track(players, "alms", "alms", alms, giving, lower),
        still(lambda scene: favours_head(scene, 10, 168, inner)),
        part(FAVOURS, f"favours {of_mats(players, 'slots')}", "", favours, 10, 168, inner),
        still(lambda s: fitted(10, 254, s.say("label-tiles"), inner, "c6", 12, least=10)),
        part([f"supply-{kind}" for kind in KINDS], "supply", "", supply, 10, 243, inner),
    ]


def track(
    players: int, word: str, mode: str, face: Face, cells: tuple[Cell, ...], box: Box
) -> list[Node]:
    """A track of fields and the players' discs on it; it may be chosen as a whole, its box."""
    reads, piece = of_mats(players, word), f"mode/{mode}"
    return [
        part(f"{word}-track", reads, f"={piece}", field, word, piece, face, cells, box),
        part(f"{word}-discs", f"active {reads}", f"={piece}", discs, word, piece, cells),
    ]


def field(
    scene: Scene, word: str, piece: str, face: Face, cells: tuple[Cell, ...], box: Box
) -> str:
    """A track without its discs."""
    told = ", ".join(
        scene.say(f"{word}-of", name=scene.names[mat], number=scene.mat(mat)[word])
        for mat in scene.all
    )
    offer, (x, y, w, h) = scene.offer(piece), box
    shape = f'rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="8"'
    drawn = lit(offer, shape, face(scene, cells), (x + w - 4, y + 4))
    return group(f"{word}-track", offer, told, drawn, shape, "tile")


def discs(scene: Scene, word: str, piece: str, cells: tuple[Cell, ...]) -> str:
    """The players' discs on a track, none in the way of a finger where the track is chosen."""
    deaf = " deaf" if scene.offer(piece).open else ""
    found = [int(scene.mat(mat)[word]) for mat in scene.all]
    return "".join(
        f'<g id="{word}-disc-{mat}" class="marker{deaf}" transform="translate({x:.1f},{y:.1f})">'
        f"{shapes.disc(mat, 0, 0, 8.2)}</g>"
        for mat, x, y in markers(cells, found, scene.active or 0, 5.5)
    )


@remembered
def lane(cells: tuple[Cell, ...]) -> str:
    """The fields of a track, every other one darker."""
    looks = (look("well", "line", 0.7), look("well", "line", 0.7, opacity=".62"))
    return "".join(shapes.pane(cell, looks[i % 2], 0) for i, cell in enumerate(cells))


def piety(scene: Scene, cells: tuple[Cell, ...]) -> str:
    """The piety track with the points of each field."""
    x, y = cells[0][0], cells[0][1] - 23
    face = icon("holy-symbol", x, y - 1, 17)
    face += fitted(x + 22, y + 13, scene.say.title("piety"), 120, "c6", 12.5)
    right = x + sum(one[2] for one in cells)
    face += text(right, y + 13, scene.say("label-points"), "gi", 13, "end", "ink-2")
    face += lane(cells)
    for (cx, _, cw, _), points in zip(cells, t.PIETY_POINTS, strict=True):
        face += text(round(cx + cw / 2, 1), y + 58, signed(points), "g6", 13, "middle")
    return face


def alms(scene: Scene, cells: tuple[Cell, ...]) -> str:
    """The alms track: rows, their bonuses, and the abbey above them (PGM-19.10)."""
    x, y = cells[0][0], cells[0][1] - 20
    face = icon(ICONS["alms"], x, y - 2, 18)
    face += fitted(x + 22, y + 13, scene.say.title("alms"), 120, "c6", 12.5) + lane(cells)
    for i, (cx, _, cw, _) in enumerate(cells):
        middle = round(cx + cw / 2, 1)
        if i == t.ALMS_TOP:
            face += shapes.pale(centred("church", middle, y + 32, 17), 0.6)
        else:
            face += text(middle, y + 58, i, "g6", 13, "middle")
    for number, at in enumerate(t.BONUS_ROWS):
        cx, _, cw, _ = cells[at]
        middle = cx + cw / 2
        face += centred(ICONS[t.BONUS_FROM[number]], round(middle - 10, 1), y + 69, 14)
        face += path(f"M{middle - 2:.1f},{y + 69:g}h5m-2,-2.5l2.5,2.5l-2.5,2.5", 'class="stroke"')
        face += centred(ICONS[t.BONUS_TO[number]], round(middle + 11, 1), y + 69, 14)
    return face


def favours_head(scene: Scene, x: float, y: float, w: float) -> str:
    """What stands above the favours."""
    said = fitted(x + 22, y + 14, scene.say("label-favours"), w - 24, "c6", 12.5, least=10)
    return icon("pope-crown", x, y, 17) + said


def favours(scene: Scene, x: float, y: float, w: float) -> list[str]:
    """The Cardinal's favours: length and points, or who has taken it."""
    parts: list[str] = []
    for i, favour in enumerate(t.FAVOUR_IDS):
        box = Box(x, y + 22, w, 42).row(t.FAVOURS, 3)[i]
        taker = next(
            (mat for mat in scene.all if {"favour": favour} in scene.mat(mat)["slots"]), None
        )
        told = scene.say.told(scene.say("favour", length=t.FAVOUR_LENGTH[i]), favour)
        if favour in scene.view["favours"]:
            length = (box.x + box.w * 0.72, y + 38, t.FAVOUR_LENGTH[i])
            face = shapes.pane(box, look("card", "ink", 1.3), 4)
            face += centred("stone-path", round(box.x + box.w * 0.3, 1), y + 33, 14)
            face += text(*length, "g7", 15, "middle")
            face += shapes.points(t.FAVOUR_POINTS[i], box.cx, y + 53, 9.5)
        else:
            face = shapes.pane(box, 'class="free"', 4)
            if taker is not None:
                told += ", " + scene.say("taken-by", name=scene.names[taker])
                face += shapes.disc(taker, box.cx, box.cy, 9.5)
        parts.append(named(f"favour-{t.FAVOUR_LENGTH[i]}", told, face))
    return parts


@remembered
def small_tile(kind: str, x: float, y: float, s: float) -> str:
    """A road tile as a small hexagon."""
    hexes = Hexes(s, x, y)
    middle = atlas.CELL_IDS.index("g6")
    x0, y0 = hexes.centre(middle)
    hexes = Hexes(s, 2 * x - x0, 2 * y - y0)
    wet = kind in ("bridge", "ford")
    drawn = path(hexes.outline(middle), look("river" if wet else "plain", "ink-2"))
    if kind == "shrine":
        return drawn + centred("candles", x, y, s * 1.15)
    if kind == "upgrade":
        return drawn + "".join(road(hexes, middle, a, b, s) for a, b in ((0, 3), (1, 4)))
    start, end = {"tight_curve": (2, 3), "gentle_curve": (3, 5), "ford": (3, 5)}.get(kind, (3, 0))
    return drawn + road(hexes, middle, start, end, s, wet)


def road(hexes: Hexes, cell: int, start: int, end: int, s: float, wet: bool = False) -> str:
    """One track of a small tile."""
    data = hexes.track(cell, start, end)
    bank = stroke(data, INK, 0.8 * s, "1 1.6") if wet else ""
    return bank + paved(data, s)


def supply(scene: Scene, x: float, y: float, w: float) -> list[str]:
    """The tiles left, kind by kind; the upgrades together."""
    left: dict[str, int] = scene.view["supply"]
    upgrades = sum(n for kind, n in left.items() if kind.startswith("up_"))
    parts: list[str] = []
    step = w / len(KINDS)
    for i, kind in enumerate(KINDS):
        number = upgrades if kind == "upgrade" else left[kind]
        at = round(x + (i + 0.5) * step, 1)
        name = scene.say("upgrade") if kind == "upgrade" else scene.called(kind)
        face = small_tile(kind, at, y + 30, 13) + text(at, y + 59, number, "g7", 15, "middle")
        if not number:
            face = shapes.pale(face, 0.4)
        told = scene.say("tiles-left", name=name, number=number)
        parts.append(named(f"supply-{kind}", told, face))
    return parts


def bag(w: float, h: float) -> list[Node]:
    """Ab-Bott's bag: what is drawn, what may come, and how the game and the campaign stand."""
    return [
        still(lambda _: sheet(w, h)),
        part("bag-head", "solo.level quarter", "", bag_head, w),
        part([f"token-{token}" for token in t.TOKEN_IDS], "solo", "", tokens, w),
        part("difference", "solo campaign to_move", "", difference, w),
    ]


def bag_head(scene: Scene, w: float) -> str:
    """The name of the panel, how hard the game is, and the season."""
    season = SEASON_ICONS[min(scene.view["quarter"], len(SEASON_ICONS)) - 1]
    level = scene.say("level", number=scene.view["solo"]["level"])
    return (
        fitted(12, 20, scene.say("label-bag"), w - 90, "c6", 12.5)
        + icon(season, w - 30, 6, 18)
        + text(w - 36, 20, level, "gi", 13, "end", "ink-2")
    )


def tokens(scene: Scene, w: float) -> list[str]:
    """The tokens in the bag, kind by kind, and the one that is drawn."""
    one, say = scene.view["solo"], scene.say
    parts: list[str] = []
    step = (w - 20) / t.TOKENS
    for i, token in enumerate(t.TOKEN_IDS):
        at = round(10 + (i + 0.5) * step, 1)
        number = one["bag"][token]
        drawn = one["token"] == token
        how = look("choose-bg", "ink", 2.4) if drawn else shapes.wash("card")
        sign = "night-sleep" if token == "rest" else ICONS[token]
        face = shapes.circle(at, 42, 14, how) + centred(sign, at, 42, 19)
        if not number and not drawn:
            face = shapes.pale(face, 0.4)
        face += text(at, 72, number, "g7", 14, "middle")
        name = say("rest") if token == "rest" else scene.called(token)
        told = say("token-drawn" if drawn else "tokens", name=name, number=number)
        parts.append(named(f"token-{token}", told, face))
    return parts


def difference(scene: Scene, w: float) -> str:
    """How far the player is ahead, and how the campaign stands."""
    one, say = scene.view["solo"], scene.say
    ahead = say("difference", points=signed(one["difference"]))
    drawn = fitted(12, 92, ahead, w - 24, "g6", 14, least=12)
    campaign = scene.view["campaign"]
    if campaign is not None:
        facts = {"sum": signed(campaign["sum"]), "rank": scene.called(campaign["rank"])}
        facts |= {key: campaign[key] for key in ("game", "games")}
        line = say(f"bag-campaign-{campaign_stage(scene.view)}", **facts)
        drawn += fitted(12, 111, line, w - 24, "g6", 14, least=11.5)
    return drawn
