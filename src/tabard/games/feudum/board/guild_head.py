"""What all guild boards share: the field, the name, the seats, the stars, the three functions."""

from typing import Final

from tabard.draw import shapes
from tabard.draw.icons import centred
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import safe
from tabard.draw.stage import Rect as Rect
from tabard.draw.states import named, plate
from tabard.draw.tree import Node, closing, of_seats, part, soft, still
from tabard.games.feudum import prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.scene import Scene, of_pawns, of_places

HEAD: Final = 30.0
GUILD_ROOM: Final = 195.0
ABREAST: Final = 24.0  # what a marker and its count need side by side
FUNCTIONS: Final = ("trade", "pull", "push")
EMPTY: Final = 'fill="var(--well)" stroke="var(--rule)" stroke-width="1.2"'
HELD: Final = 'fill="var(--card)" stroke="var(--ink)" stroke-width="1.5"'


def board(guild: str, box: Rect, players: int, inside: list[Node]) -> list[Node]:
    """A guild board with its head and its contents, which are drawn in place."""
    x, y, w, h = box
    places = of_places("ruler", "guild", "type")
    faces = of_pawns(range(players), "face")
    field = (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="10" class="station"'
        f' fill="var(--board)"/>'
        f'<path d="M{x + 0.6:g},{y + HEAD:g}v{10.6 - HEAD:g}a9.4,9.4 0 0 1 9.4,-9.4h{w - 20:g}'
        f'a9.4,9.4 0 0 1 9.4,9.4v{HEAD - 10.6:g}z" fill="var(--panel)" stroke="var(--line)"/>'
    )

    def opening(scene: Scene) -> str:
        name = safe(scene.say.name(guild))
        return f'<g id="guild-{guild}" role="group" aria-label="{name}">{field}'

    seats = f"guilds.seats.{guild}"
    starred = f"{seats} {places} {faces} {soft('guilds supply')}"
    both = (f"stars-{guild}", f"functions-{guild}")
    return [
        still(opening),
        part(f"sign-{guild}", "", f"=guild/{guild}", guild_sign, guild, x, y),
        part(
            f"seats-{guild}", f"{seats} {of_seats(players, 'reeves')}", "", guild_seats, guild, box
        ),
        part(both, starred, "trade/ pull/ push/ feast/", stars, guild, box),
        *inside,
        closing(),
    ]


def guild_sign(scene: Scene, guild: str, x: float, y: float) -> str:
    """The guild's sign, which may stand for a choice."""
    offer = scene.offer(f"guild/{guild}")
    ground = 'fill="var(--choose-bg)"' if offer.open else 'class="hit"'
    face = f'<rect width="26" height="26" rx="6" {ground}/>'
    face += centred(deck.GUILD_ICONS[guild], 13, 13, 20)
    told = scene.say.name(guild)
    if offer.open:
        told = f"{told}, {scene.say('choosable')}"
    told = scene.say.told(told, guild)
    box = (x + 3, y + 2, 26, 26)
    return plate(f"sign-{guild}", offer, told, box, face, r=6, lift=0, classes="sign")


def guild_seats(scene: Scene, guild: str, box: Rect) -> str:
    """The name of a guild, and who holds its seats."""
    x, y, w, _ = box
    track: list[int | None] = scene.guilds["seats"][guild]
    left = w - 25.0 * len(track)
    size = 12.5 if w > GUILD_ROOM else 11.5
    name = fitted(x + 32, y + 19.5, scene.say.label(guild), left - 42, "c6", size, least=11)
    return name + "".join(
        guild_seat(scene, guild, rank, seat, round(x + left + rank * 25 + 8, 1), y + 15)
        for rank, seat in enumerate(track)
    )


def guild_seat(scene: Scene, guild: str, rank: int, seat: int | None, x: float, y: float) -> str:
    """One seat: whose marker is on it, or the points it would give."""
    role, points = scene.say(f"rank-{t.SEAT_IDS[rank]}"), t.SEAT_VP[rank]
    if seat is None:
        face = pieces.hexagon(x, y, 12, EMPTY)
        face += text(x, y + 4.6, points, "g7", 13.5, "middle", "ink-2")
        told = scene.say("seat-vacant", rank=role, points=points)
    else:
        face = pieces.hexagon(x, y, 12, HELD) + pieces.marker(seat, x, y, 7.8)
        told = scene.say("seat-held", rank=role, name=scene.names[seat], points=points)
    if seat is not None and guild in scene.seats[seat]["reeves"] and rank < 2:
        face += (
            f'<circle cx="{x + 8:g}" cy="{y + 10:g}" r="6.2" fill="var(--p{seat + 1})"'
            ' stroke="var(--card)" stroke-width="1.4"/>'
            + centred("baton", x + 8, y + 10, 8.5, f"p{seat + 1}-on")
        )
        told = f"{told}, {scene.say('reeve')}"
    return named(f"seat-{guild}-{t.SEAT_IDS[rank]}", told, face)


def stars(scene: Scene, guild: str, box: Rect) -> tuple[str, str]:
    """Everybody's stars, most first; while the Guild card is played, what may be done here.

    Beside what may be done there is little room: then each count stands under its marker.
    """
    x, y, w, _ = box
    shown = scene.stars(guild)
    chips, taken = functions(scene, guild, box)
    room = w - 12 - taken
    step = min(32.0, (room - 18) / max(1, len(shown)))
    stacked = step < ABREAST
    if stacked:
        step = min(18.0, room / len(shown))
    parts = [] if stacked or not shown else [centred("round-star", x + 13, y + 40, 13)]
    for n, (count, seat) in enumerate(shown):
        because = scene.stars_because(guild, seat)
        told = scene.say("stars", name=scene.names[seat], number=count, because=because)
        if stacked:
            cx = round(x + 6 + (n + 0.5) * step, 1)
            face = shapes.disc(seat, cx, y + 36.5, min(5.2, step / 2 - 0.4))
            face += text(cx, y + 52, count, "g7", 13, "middle")
        else:
            cx = round(x + 28 + n * step, 1)
            face = shapes.disc(seat, cx, y + 40, 6.8) + text(cx + 8.5, y + 45, count, "g7", 14)
        parts.append(named(f"stars-{guild}-{seat}", told, face))
    return "".join(parts), chips


def sign(word: str) -> str:
    """The sign of a function: a coin to trade, an arrow in to pull, an arrow out to push."""
    if word == "trade":
        return shapes.coin(13.5, 10.5, 7)
    arrow = "M4,10.5h10m-4,-4l4,4l-4,4" if word == "pull" else "M12,10.5h10m-4,-4l4,4l-4,4"
    bar = "M18,4.5h4.5v12h-4.5" if word == "pull" else "M9,4.5h-4.5v12h4.5"
    return f'<path d="{arrow}{bar}" class="stroke wide"/>'


def functions(scene: Scene, guild: str, box: Rect) -> tuple[str, float]:
    """Trade, pull and push, each with what it would score, and their room; feasts under them."""
    if not scene.asked(*FUNCTIONS, "feast"):
        return "", 0
    x, y, w, _ = box
    parts: list[str] = []
    at = x + w - 5
    for word in reversed(FUNCTIONS):
        offer = scene.offer(f"{word}/{guild}")
        points = prospect.points(scene.view, guild, word) if offer.open and word != "trade" else 0
        wide = 43.0 if points else 27.0
        at -= wide
        told = scene.say(word, guild=guild)
        if points:
            told = f"{told}, {scene.say('up-to', points=points)}"
        told = scene.say.told(told, f"{word}-{guild}")
        fill = "choose-bg" if offer.open else "card"
        look = f'height="21" rx="6" fill="var(--{fill})" stroke="var(--line)"'
        ink = 1 if offer.open else 0.4
        face = f'<rect width="{wide:g}" {look}/><g opacity="{ink:g}">{sign(word)}</g>'
        if points:
            face += shapes.points(points, 32.5, 10.5, 8.5)
        box_ = (round(at, 1), y + 31, wide, 21.0)
        parts.append(plate(f"{word}-{guild}", offer, told, box_, face, r=6, lift=0, classes="fine"))
        at -= 4
    taken = x + w - at
    hosts = [seat for seat in range(scene.players) if scene.offer(f"feast/{seat}/{guild}").open]
    for n, seat in enumerate(hosts):
        told = scene.say("feast", name=scene.names[seat], guild=guild, points=t.FEAST_VP)
        face = (
            '<rect width="34" height="21" rx="6" fill="var(--card)" stroke="var(--rule)"/>'
            + centred("meal", 10.5, 10.5, 14)
            + shapes.disc(seat, 25, 10.5, 6.5)
        )
        box_ = (round(x + w - 39 - n * 37, 1), y + 55, 34.0, 21.0)
        piece, offer = f"feast-{seat}-{guild}", scene.offer(f"feast/{seat}/{guild}")
        parts.append(plate(piece, offer, told, box_, face, r=6, lift=0, classes="fine"))
    return "".join(parts), taken
