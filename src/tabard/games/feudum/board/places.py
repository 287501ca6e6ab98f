"""Locations: the disc by its type, who rules, who serves, what lies there (FEU-7, FEU-8, FEU-9)."""

from typing import Any, Final

from tabard.draw.icons import centred
from tabard.draw.ink import around, look, path
from tabard.draw.lettering import text, width
from tabard.draw.lights import token
from tabard.draw.memory import remembered
from tabard.draw.shapes import circle, pale, pane
from tabard.draw.states import IDLE, named, plate
from tabard.draw.tips import answering, echoing
from tabard.draw.tree import Node, part
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.ground import Ground
from tabard.games.feudum.board.scene import Scene

MOST_KINDS: Final = 4
Held = tuple[tuple[str, int], ...]  # goods, and how many of each


@remembered
def disc(kind: str | None, x: float, y: float, r: float, lit: bool) -> str:
    """The disc: round for an outpost, square for a farm, six-sided town, walled feudum."""
    if kind is None:
        return circle(x, y, r * 0.8, 'class="free"')
    how = look("choose-bg" if lit else "card", "ink", 1.8, stroke_linejoin="round")
    if kind == "outpost":
        shape = circle(x, y, r, how)
    elif kind == "farm":
        a = r * 0.93
        shape = pane((x - a, y - a, 2 * a, 2 * a), how, round(r * 0.3, 1))
    elif kind == "town":
        shape = path(around(x, y, 6, 1.1 * r, 1.1 * r), how)
    else:
        shape = path(around(x, y, 16, 1.02 * r, 1.2 * r), how)
        shape += circle(x, y, r * 0.84, look("none", "ink", 1.2))
    icon = centred(deck.ICONS[kind], x, y, r * 1.25)
    return circle(x, y + 2, r, 'class="shade"') + shape + icon


def place_told(scene: Scene, place: str, one: dict[str, Any]) -> str:
    """A location as a reader hears it."""
    row = deck.PLACES[place]
    kind = scene.say.name(one["type"]) if one["type"] else scene.say("no-disc")
    if one["guild"]:
        kind = f"{kind} ({scene.say.name(one['guild'])})"
    parts = [scene.say.name(place), kind, scene.say.name(row["region"])]
    if one["ruler"] is not None:
        parts.append(scene.say("ruled-by", name=scene.names[one["ruler"]]))
        if one["subject"]:
            parts.append(scene.say("with-subject"))
    if one["serf"] is not None:
        parts.append(scene.say("serf-of", name=scene.names[one["serf"]]))
    parts += [f"{number} {scene.say.name(kind)}" for kind, number in one["goods"].items() if number]
    if one["landscape"]:
        parts.append(scene.say("landscape-with", landscape=one["landscape"], number=one["crop"]))
    if row["start"]:
        parts.append(scene.say("start-location"))
    return ", ".join(parts)


def location(ground: Ground, place: str) -> Node:
    """A location: its disc, its badge, its markers and what lies there."""
    x, y = (round(v, 1) for v in ground.location(place))
    names = [f"{word}-{place}" for word in ("loc", "badge", "marked", "goods")]
    reads, touch = f"locations.{place} epoch round", f"=place/{place} marker/{place}/"
    return part(names, reads, touch, location_parts, ground, place, x, y)


def location_parts(scene: Scene, ground: Ground, place: str, x: float, y: float) -> list[str]:
    """The parts of a location."""
    one = scene.view["locations"][place]
    r = ground.r
    offer = scene.offer(f"place/{place}")
    content = disc(one["type"], x, y, r, offer.open)
    if deck.PLACES[place]["start"]:
        dotted = look("none", "ink-2", 1.6, "1 3.4", stroke_linecap="round")
        content = circle(x, y, r + 4.5, dotted) + content
    told = place_told(scene, place, one)
    if offer.open:
        told = f"{told}, {scene.say('choosable')}"
    held = tuple((kind, number) for kind, number in one["goods"].items() if number)
    scale = max(0.85, ground.size())
    goods = tray(held, x, round(y + r + 10.5 * scale, 1), round(scale, 2))
    if one["landscape"]:
        beside = max(r * 0.62, items_of(held, round(scale, 2))[0] / 2 + 2)
        goods += landscape(scene, place, one, x + beside, y + r * 0.92, ground.size())
    return [
        token(f"loc-{place}", offer, told, x, y, r * 1.12, content, max(22, r + 5)),
        badges(scene, place, one, x, y, r),
        markers(scene, place, one, x, y, r),
        goods,
    ]


def badges(scene: Scene, place: str, one: dict[str, Any], x: float, y: float, r: float) -> str:
    """At the upper right: the guild of a feudum, else the letter of the next epoch's harvest."""
    bx, by, br = round(x + r * 0.82, 1), round(y - r * 0.82, 1), max(7.5, r * 0.52)
    ground = circle(bx, by, br, look("card", "ink", 1.1))
    if one["guild"]:
        icon = centred(deck.ICONS[one["guild"]], bx, by, round(br * 1.4, 1))
        return echoing(f"loc-{place}", ground + icon)
    letter = deck.letter_due(scene.view)
    if letter not in deck.PLACES[place]["letters"]:
        return ""
    said = text(bx, round(by + br * 0.42, 1), letter, "c6", round(br * 1.3, 1), "middle")
    return answering(f"letter-{place}", ground + said)


def markers(scene: Scene, place: str, one: dict[str, Any], x: float, y: float, r: float) -> str:
    """Ruler upper left under a crown, subject left below, serf right below in a dotted ring."""
    ruler, subject = one["ruler"], one["ruler"] if one["subject"] else None
    parts: list[str] = []
    for role, seat, dx, dy, size in (
        ("ruler", ruler, -0.8, -0.72, r * 0.53),
        ("subject", subject, -0.9, 0.6, r * 0.47),
        ("serf", one["serf"], 0.9, 0.6, r * 0.47),
    ):
        if seat is not None:
            mx, my = round(x + r * dx, 1), round(y + r * dy, 1)
            under = pieces.crown(mx, my - size * 0.8, size * 1.7) if role == "ruler" else ""
            if role == "serf":
                dotted = look("none", "ink", 1.5, "1 2.6", stroke_linecap="round")
                under = circle(mx, my, size + 3, dotted)
            face = under + pieces.marker(seat, mx, my, size)
            told = scene.say(f"role-{role}", name=scene.names[seat], place=place)
            if role in one["immune"]:  # the king's seal under it shows at its rim (FEU-14.5)
                face = pieces.seal(mx + size * 0.7, my + size * 0.8, size * 1.5) + face
                told = f"{told}, {scene.say('immune')}"
            offer, piece = scene.offer(f"marker/{place}/{role}"), f"{role}-{place}"
            parts.append(
                named(piece, told, face)
                if offer is IDLE
                else token(piece, offer, told, mx, my, size, face, size + 6, "fine")
            )
    return "".join(parts)


@remembered
def items_of(held: Held, scale: float) -> tuple[float, list[tuple[float, str, str]]]:
    """How wide a tray is, and its items: their room, kind and label.

    Of many kinds it shows the three most frequent and how many more there are.
    """
    shown, more = held, 0
    if len(held) > MOST_KINDS:
        often = sorted(held, key=lambda one: -one[1])[: MOST_KINDS - 1]
        shown = tuple(one for one in held if one in often)
        more = sum(n for _, n in held) - sum(n for _, n in shown)
    size, letters = 13 * scale, 13 * max(0.95, scale)
    items: list[tuple[float, str, str]] = []
    for kind, number in shown:
        label = str(number) if number > 1 else ""
        items.append((size + (width(label, letters, "g7") + 1.5 if label else 0), kind, label))
    if more:
        items.append((width(f"+{more}", letters, "g7"), "", f"+{more}"))
    return sum(item[0] for item in items) + 3 * (len(items) - 1) + 8, items


@remembered
def tray(held: Held, x: float, y: float, scale: float) -> str:
    """The goods that lie at a place around (x, y), one token of each kind with its number."""
    if not held:
        return ""
    size, letters = 13 * scale, 13 * max(0.95, scale)
    wide, items = items_of(held, scale)
    at = x - wide / 2 + 4
    half = round(size * 0.66, 1)
    parts = [pane((x - wide / 2, y - half, wide, 2 * half), look("card", "ink-2"), half)]
    for room, kind, label in items:
        if kind:
            parts.append(pieces.good(kind, round(at + size / 2, 1), y, size))
        if label:
            left = at + (size + 1 if kind else 0)
            parts.append(text(round(left, 1), y + letters * 0.33, label, "g7", letters))
        at += room + 3
    return f'<g class="tray">{"".join(parts)}</g>'


def landscape(
    scene: Scene, place: str, one: dict[str, Any], x: float, y: float, scale: float
) -> str:
    """A landscape beside a location, with what has grown on it (FEU-9)."""
    w, h = 22 * scale, 24 * scale
    land = one["landscape"]
    face = pieces.tile(land, 0, 0, w, h)
    if one["crop"]:
        face += pieces.crop(land, w + 5 * scale, h * 0.62, 12 * scale)
        face += text(w + 12 * scale, h * 0.62 + 4.5, one["crop"], "g7", 13)
    told = scene.say("landscape-at", landscape=land, place=place, number=one["crop"])
    told = scene.say.told(told, land)
    return named(f"land-{place}", told, face, f' transform="translate({x:.1f},{y:.1f})"')


def stack(ground: Ground, region: str) -> Node:
    """The stack of a region's tiles."""
    reads, touch = f"epoch stacks.{region}", f"=stack/{region}"
    return part(f"stack-{region}", reads, touch, tiles, ground, region)


def tiles(scene: Scene, ground: Ground, region: str) -> str:
    """The stack of a region's tiles; V is the bare space (FEU-1.5)."""
    x, y = ground.stack(region)
    scale = max(0.85, ground.size())
    w, h = 28 * scale, 32 * scale
    value = scene.view["stacks"][region]
    bare = value == t.BARE
    below = reversed(range(1, max(1, t.BARE - value)))
    face = "".join(pane((0, 1.7 * i, w, h), look("card", "ink"), 4) for i in below)
    open_now = value <= scene.view["epoch"]
    face += pane((0, 0, w, h), 'class="free"' if bare else look("card", "ink", 1.3), 4)
    sign = centred(deck.ICONS[region], w / 2, h * 0.33, h * 0.42)
    face += pale(sign, 1 if open_now or bare else 0.45)
    tone = "" if open_now else "ink-2"
    face += text(w / 2, h * 0.86, deck.NUMERALS[value], "c7", 13 * scale, "middle", tone)
    facts = {"region": region, "value": deck.NUMERALS[value], "number": t.BARE - value}
    told = scene.say("stack-bare" if bare else "stack", **facts)
    box = (round(x - w / 2, 1), round(y - h / 2, 1), w, h)
    return plate(f"stack-{region}", scene.offer(f"stack/{region}"), told, box, face, r=4, lift=2)
