"""The six guild boards: field, name, seats, stars, what may be done there; and their chips."""

from typing import Final

from tabard.draw import shapes
from tabard.draw.icons import centred
from tabard.draw.ink import path
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text
from tabard.draw.series import each
from tabard.draw.shapes import circle, pale, pane, wash
from tabard.draw.states import chip, named, plate
from tabard.draw.stations import station
from tabard.draw.tree import Node, of_seats, part, soft
from tabard.games.feudum import prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.guilds_east import EAST
from tabard.games.feudum.board.guilds_west import WEST
from tabard.games.feudum.board.scene import Scene, of_pawns, of_places

HEAD: Final = 30.0
GUILD_ROOM: Final = 195.0
ABREAST: Final = 24.0  # what a marker and its count need side by side
INSIDE: Final = {**WEST, **EAST}
# The functions of a guild: a coin to trade, an arrow in to pull, an arrow out to push.
SIGNS: Final = {
    "trade": shapes.coin(13.5, 10.5, 7),
    "pull": path("M4,10.5h10m-4,-4l4,4l-4,4M18,4.5h4.5v12h-4.5", 'class="stroke wide"'),
    "push": path("M12,10.5h10m-4,-4l4,4l-4,4M9,4.5h-4.5v12h4.5", 'class="stroke wide"'),
}
EMPTY: Final = 'fill="var(--well)" stroke="var(--rule)" stroke-width="1.2"'
HELD: Final = 'fill="var(--card)" stroke="var(--ink)" stroke-width="1.5"'


def boards(box: Box, wide: float, players: int) -> list[Node]:
    """The boards in a ring: a push goes on to the next, clockwise from the lower left (FEU-16)."""
    rows = box.column(3, 5)
    places = [row.at(0, 0, wide, row.h) for row in reversed(rows)]
    places += [row.at(row.w - wide, 0, wide, row.h) for row in rows]
    return [node for guild, at in zip(t.GUILD_IDS, places) for node in board(guild, at, players)]


def board(guild: str, box: Box, players: int) -> list[Node]:
    """A guild board: its head, and what only this guild has."""
    x, y, w, _ = box
    head = (
        f'<path d="M{x + 0.6:g},{y + HEAD:g}v{10.6 - HEAD:g}a9.4,9.4 0 0 1 9.4,-9.4h{w - 20:g}'
        f'a9.4,9.4 0 0 1 9.4,9.4v{HEAD - 10.6:g}z" {shapes.PANEL}/>'
    )
    seats, ruled = f"guilds.seats.{guild}", of_places("ruler", "guild", "type")
    reeves = of_seats(players, "reeves")
    starred = f"{seats} {ruled} {of_pawns(range(players), 'face')} {soft('guilds supply')}"
    both = (f"stars-{guild}", f"functions-{guild}")
    inside = [
        part(f"sign-{guild}", "", f"=guild/{guild}", guild_sign, guild, box),
        part(f"seats-{guild}", f"{seats} {reeves}", "", guild_seats, guild, box),
        part(both, starred, "trade/ pull/ push/ feast/", stars, guild, box),
        *INSIDE[guild](box, players),
    ]
    return station(
        f"guild-{guild}", lambda scene: scene.say.name(guild), box, "board", inside, head
    )


def guild_sign(scene: Scene, guild: str, box: Box) -> str:
    """The guild's sign, which may stand for a choice."""
    offer = scene.offer(f"guild/{guild}")
    ground = 'fill="var(--choose-bg)"' if offer.open else 'class="hit"'
    face = pane((0, 0, 26, 26), ground, 6) + centred(deck.ICONS[guild], 13, 13, 20)
    told = scene.say.name(guild)
    if offer.open:
        told = f"{told}, {scene.say('choosable')}"
    told, at = scene.say.told(told, guild), box.at(3, 2, 26, 26)
    return plate(f"sign-{guild}", offer, told, at, face, r=6, lift=0, classes="sign")


def guild_seats(scene: Scene, guild: str, box: Box) -> str:
    """The name of a guild, and who holds its seats."""
    track: list[int | None] = scene.guilds["seats"][guild]
    left = box.w - 25.0 * len(track)
    size = 12.5 if box.w > GUILD_ROOM else 11.5
    said = scene.say.label(guild)
    name = fitted(box.x + 32, box.y + 19.5, said, left - 42, "c6", size, least=11)
    return name + "".join(
        guild_seat(scene, guild, rank, seat, round(box.x + left + rank * 25 + 8, 1), box.y + 15)
        for rank, seat in enumerate(track)
    )


def guild_seat(scene: Scene, guild: str, rank: int, seat: int | None, x: float, y: float) -> str:
    """One seat: whose marker is on it, or the points it would give."""
    piece, points = f"seat-{guild}-{t.SEAT_IDS[rank]}", t.SEAT_VP[rank]
    facts = {"rank": scene.say(f"rank-{t.SEAT_IDS[rank]}"), "points": points}
    if seat is None:
        number = text(x, y + 4.6, points, "g7", 13.5, "middle", "ink-2")
        face = pieces.hexagon(x, y, 12, EMPTY) + number
        return named(piece, scene.say("seat-vacant", **facts), face)
    face = pieces.hexagon(x, y, 12, HELD) + pieces.marker(seat, x, y, 7.8)
    told = scene.say("seat-held", name=scene.names[seat], **facts)
    if guild in scene.seats[seat]["reeves"] and rank < 2:
        look = f'fill="var(--p{seat + 1})" stroke="var(--card)" stroke-width="1.4"'
        face += circle(x + 8, y + 10, 6.2, look)
        face += centred("baton", x + 8, y + 10, 8.5, f"p{seat + 1}-on")
        told = f"{told}, {scene.say('reeve')}"
    return named(piece, told, face)


def stars(scene: Scene, guild: str, box: Box) -> tuple[str, str]:
    """Everybody's stars, most first; while the Guild card is played, what may be done here.

    Beside what may be done there is little room: then each count stands under its marker.
    """
    x, y, w, _ = box
    shown = scene.stars(guild)
    done, taken = functions(scene, guild, box)
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
    return "".join(parts), done + feasts(scene, guild, box)


def functions(scene: Scene, guild: str, box: Box) -> tuple[str, float]:
    """Trade, pull and push, each with what it would score, and their room."""
    if not scene.asked(*SIGNS, "feast"):
        return "", 0
    drawn, at = "", box.w - 5
    for word in reversed(SIGNS):
        offer, told = scene.offer(f"{word}/{guild}"), scene.say(word, guild=guild)
        points = prospect.points(scene.view, guild, word) if offer.open and word != "trade" else 0
        wide = 43.0 if points else 27.0
        fill = "choose-bg" if offer.open else "card"
        face = pane((0, 0, wide, 21), f'fill="var(--{fill})" stroke="var(--line)"', 6)
        face += pale(SIGNS[word], 1 if offer.open else 0.4)
        if points:
            told = f"{told}, {scene.say('up-to', points=points)}"
            face += shapes.points(points, 32.5, 10.5, 8.5)
        at -= wide
        told = scene.say.told(told, f"{word}-{guild}")
        drawn += chip(f"{word}-{guild}", offer, told, box.at(at, 31, wide, 21), face, 6)
        at -= 4
    return drawn, box.w - at


def feasts(scene: Scene, guild: str, box: Box) -> str:
    """The feasts that may be given here, each with its host."""
    drawn, at = "", box.at(box.w - 39, 55, 34, 21)
    for seat in range(scene.players):
        offer = scene.offer(f"feast/{seat}/{guild}")
        if offer.open:
            told = scene.say("feast", name=scene.names[seat], guild=guild, points=t.FEAST_VP)
            face = pane((0, 0, 34, 21), 'fill="var(--card)" stroke="var(--rule)"', 6)
            face += centred("meal", 10.5, 10.5, 14) + shapes.disc(seat, 25, 10.5, 6.5)
            drawn += chip(f"feast-{seat}-{guild}", offer, told, at, face, 6)
            at = at.moved(-37, 0)
    return drawn


def chips(box: Box) -> list[Node]:
    """The guilds under a phone's map in their ring: sign and seats."""
    return each("chip-{}", "guilds.seats.{}", "", small, t.GUILD_IDS, box.row(t.GUILDS, 4))


def small(scene: Scene, guild: str, box: Box) -> str:
    """The sign of a guild and who holds its seats."""
    track: list[int | None] = scene.guilds["seats"][guild]
    face = pane(box, wash("board"), 9)
    face += centred(deck.ICONS[guild], round(box.x + 11, 1), box.cy, 19)
    told = [scene.say.name(guild)]
    for rank, seat in enumerate(track):
        cx = round(box.right - 8 - (len(track) - 1 - rank) * 12.6, 1)
        face += pieces.hexagon(cx, box.cy, 7, HELD if seat is not None else EMPTY)
        if seat is not None:
            face += pieces.marker(seat, cx, box.cy, 5.5)
            told.append(f"{scene.say(f'rank-{t.SEAT_IDS[rank]}')}: {scene.names[seat]}")
    drawn = named(f"chip-{guild}", scene.say.told(", ".join(told), guild), face)
    if guild == t.GUILD_IDS[-1]:
        return drawn
    return f'{drawn}<path d="M{box.right + 0.5:.1f},{box.cy - 4:g}l4,4l-4,4z" fill="var(--ink)"/>'
