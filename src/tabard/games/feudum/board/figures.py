"""What stands and sails on the map: pawns with their vessels, monsters, vessels left behind."""

from collections.abc import Mapping
from typing import Any

from tabard.draw.ink import line, stroke
from tabard.draw.lights import standing, token
from tabard.draw.states import IDLE
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import pieces
from tabard.games.feudum.board.berths import berths
from tabard.games.feudum.board.curves import Point
from tabard.games.feudum.board.ground import Ground
from tabard.games.feudum.board.scene import Scene

HOME = "home"
# A pawn, monster or wreck; whose it is, or its number; its name; where it stands.
Standing = tuple[str, int, str, Point]


def follow(view: Mapping[str, Any], before: Mapping[str, str] | None = None) -> dict[str, str]:
    """Where every pawn and monster is: they have names of their own, so none is ever mistaken."""
    pieces: dict[str, Mapping[str, Any]] = {}
    for seat, one in enumerate(view["seats"]):
        pieces |= {f"pawn-{seat}-{i}": pawn for i, pawn in enumerate(one["pawns"], 1)}
    pieces |= {f"monster-{name}": one for name, one in view["monsters"].items()}
    return {name: piece["at"] or HOME for name, piece in pieces.items()}


def stood(scene: Scene, ground: Ground) -> dict[str, list[Standing]]:
    """What stands at every location: pawns seat by seat, monsters, vessels left behind."""
    here: dict[str, list[tuple[str, int, str]]] = {place: [] for place in t.LOCATION_IDS}
    for seat, one in enumerate(scene.seats):
        for name, pawn in zip(t.PAWN_IDS, one["pawns"]):
            if pawn["at"] is not None:
                here[pawn["at"]].append(("pawn", seat, name))
    for name, monster in scene.view["monsters"].items():
        if monster["at"] is not None:
            here[monster["at"]].append(("monster", monster["owner"], name))
    found: dict[str, list[Standing]] = {}
    for place, row in here.items():
        left = scene.view["locations"][place]["vessels"]
        row += [("wreck", k, one["kind"]) for k, one in enumerate(left)]
        free = berths(ground, place) if row else ()
        found[place] = [(*one, free[min(n, len(free) - 1)]) for n, one in enumerate(row)]
    return found


def spots(scene: Scene, ground: Ground) -> dict[str, Point]:
    """Where each piece stands."""
    return {
        f"{place if kind == 'wreck' else whose}/{name}": at
        for place, row in stood(scene, ground).items()
        for kind, whose, name, at in row
    }


def figures(scene: Scene, ground: Ground) -> list[str]:
    """Every piece on the map, place by place, and the chains between them."""
    drawn = {"pawn": pawn, "monster": monster, "wreck": wreck}
    found = [
        "".join(drawn[kind](scene, ground, place, whose, name, at) for kind, whose, name, at in row)
        for place, row in stood(scene, ground).items()
    ]
    return [*found, chains(scene, ground)]


def wreck(scene: Scene, ground: Ground, place: str, number: int, kind: str, at: Point) -> str:
    """A vessel that was left behind."""
    x, y = round(at[0], 1), round(at[1], 1)
    face = pieces.vessel(kind, x, y, 26 * max(0.85, ground.size()), True)
    told = scene.say("vessel-left", vessel=kind, place=place)
    return token(f"wreck-{place}-{number + 1}", IDLE, told, x, y, 12, face)


def moving(
    scene: Scene, thing: str, seat: int, piece: str, told: str, at: Point, w: float, h: float,
    face: str,
) -> str:  # fmt: skip
    """A piece at its place: one of mine may leave, one of another's may be attacked or bound."""
    offer = scene.offer(f"foe/{seat}/{piece}")
    if offer is IDLE or seat == scene.chooser:
        offer = scene.own(seat, f"off/{piece}")
    return standing(thing, offer, told, round(at[0], 1), round(at[1] + h / 2, 1), w, h, face)


def pawn(scene: Scene, ground: Ground, place: str, seat: int, name: str, at: Point) -> str:
    """One pawn, on its vessel if it has one."""
    i = t.PAWN_IDS.index(name)
    one = scene.seats[seat]["pawns"][i]
    h = 28 * max(0.82, ground.size())
    face = pieces.pawn(seat, one["face"], 0, round(-h / 2, 2), h, one["wine"])
    if one["vessel"]:
        face = pieces.vessel(one["vessel"], 0, round(h * 0.12, 1), round(h * 1.2, 1)) + face
    who = {"name": scene.names[seat], "figure": scene.say(f"face-{one['face']}")}
    told = scene.say("pawn-of", place=place, guild=one["face"], **who)
    if one["vessel"]:
        told += ", " + scene.say.name(one["vessel"])
    if one["wine"]:
        told += ", " + scene.say("wine")
    return moving(scene, f"pawn-{seat}-{i + 1}", seat, name, told, at, h * 0.72, h, face)


def monster(scene: Scene, ground: Ground, place: str, seat: int, name: str, at: Point) -> str:
    """A tamed monster with its master's marker."""
    size = 32 * max(0.82, ground.size())
    face = pieces.monster(name, seat, 0, round(-size / 2, 1), size)
    told = scene.say("monster-of", monster=name, name=scene.names[seat], place=place)
    return moving(scene, f"monster-{name}", seat, name, told, at, size, size, face)


def chains(scene: Scene, ground: Ground) -> str:
    """A chain from a monster to each pawn that it binds (FEU-24.6)."""
    path = ""
    binding = {name: one for name, one in scene.view["monsters"].items() if one["binds"]}
    at = spots(scene, ground) if binding else {}
    for name, one in binding.items():
        start = at.get(f"{one['owner']}/{name}")
        for bound in one["binds"]:
            end = at.get(f"{bound['seat']}/{bound['pawn']}")
            if start and end:
                path += line(start, end)
    if not path:
        return ""
    bed = stroke(path, "card", 4.5, stroke_linecap="round")
    return bed + stroke(path, "ink", 2.4, "4 3.5", stroke_linecap="round")
