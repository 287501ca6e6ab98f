"""What stands and sails on the map: pawns with their vessels, monsters, vessels left behind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.draw.states import IDLE, Offer
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import pieces
from tabard.games.feudum.board.berths import berths
from tabard.games.feudum.board.curves import Point
from tabard.games.feudum.board.ground import Ground
from tabard.games.feudum.board.lights import standing, token
from tabard.games.feudum.board.scene import Scene

HOME = "home"


def follow(view: Mapping[str, Any], before: Mapping[str, str] | None = None) -> dict[str, str]:
    """Where every pawn and monster is: they have names of their own, so none is ever mistaken."""
    found = {
        f"pawn-{seat}-{i + 1}": pawn["at"] or HOME
        for seat, one in enumerate(view["seats"])
        for i, pawn in enumerate(one["pawns"])
    }
    found |= {
        f"monster-{name}": monster["at"] or HOME for name, monster in view["monsters"].items()
    }
    return found


def standing_at(scene: Scene, place: str) -> list[tuple[str, int, int]]:
    """What stands at a location: ("pawn", seat, number) or ("monster", owner, number)."""
    found: list[tuple[str, int, int]] = []
    for seat, one in enumerate(scene.seats):
        found += [("pawn", seat, i) for i, pawn in enumerate(one["pawns"]) if pawn["at"] == place]
    for i, name in enumerate(t.MONSTER_IDS):
        monster = scene.view["monsters"][name]
        if monster["at"] == place:
            found.append(("monster", monster["owner"], i))
    return found


def figures(scene: Scene, ground: Ground, spots: dict[str, Point]) -> str:
    """Every piece on the map; `spots` learns where each stands, for what is drawn above."""
    parts: list[str] = []
    for place in t.LOCATION_IDS:
        here = standing_at(scene, place)
        free = berths(ground, place)
        left = [one["kind"] for one in scene.view["locations"][place]["vessels"]]
        for n, (kind, seat, i) in enumerate(here):
            at = free[min(n, len(free) - 1)]
            if kind == "pawn":
                spots[f"{seat}/{t.PAWN_IDS[i]}"] = at
                parts.append(pawn(scene, ground, seat, i, at))
            else:
                spots[f"{seat}/{t.MONSTER_IDS[i]}"] = at
                parts.append(monster(scene, ground, t.MONSTER_IDS[i], at))
        for k, vessel in enumerate(left):
            x, y = free[min(len(here) + k, len(free) - 1)]
            spots[f"{place}/{vessel}"] = (x, y)
            told = scene.say(
                "vessel-left",
                vessel=vessel,
                place=place,
            )
            size = 26 * max(0.85, ground.size())
            face = pieces.vessel(vessel, round(x, 1), round(y, 1), size, True)
            parts.append(
                token(f"wreck-{place}-{k + 1}", IDLE, told, round(x, 1), round(y, 1), 12, face)
            )
    parts.append(chains(scene, ground, spots))
    return "".join(parts)


def piece_offer(scene: Scene, seat: int, piece: str) -> Offer:
    """A piece of mine may leave, one of another's may be attacked or bound."""
    if seat == scene.chooser:
        return scene.offer(f"off/{piece}")
    return scene.offer(f"foe/{seat}/{piece}")


def pawn(scene: Scene, ground: Ground, seat: int, i: int, at: Point) -> str:
    """One pawn, on its vessel if it has one."""
    one = scene.seats[seat]["pawns"][i]
    h = 28 * max(0.82, ground.size())
    face = pieces.pawn(seat, one["face"], 0, round(-h / 2, 2), h, one["wine"])
    if one["vessel"]:
        face = pieces.vessel(one["vessel"], 0, round(h * 0.12, 1), round(h * 1.2, 1)) + face
    told = scene.say(
        "pawn-of",
        name=scene.names[seat],
        figure=scene.say(f"face-{one['face']}"),
        place=one["at"],
        guild=one["face"],
    )
    if one["vessel"]:
        told += ", " + scene.say.name(one["vessel"])
    if one["wine"]:
        told += ", " + scene.say("wine")
    offer = piece_offer(scene, seat, t.PAWN_IDS[i])
    x, y = round(at[0], 1), round(at[1] + h / 2, 1)
    return standing(f"pawn-{seat}-{i + 1}", offer, told, x, y, h * 0.72, h, face)


def monster(scene: Scene, ground: Ground, name: str, at: Point) -> str:
    """A tamed monster with its master's marker."""
    one = scene.view["monsters"][name]
    size = 32 * max(0.82, ground.size())
    face = pieces.monster(name, one["owner"], 0, round(-size / 2, 1), size)
    told = scene.say(
        "monster-of",
        monster=name,
        name=scene.names[one["owner"]],
        place=one["at"],
    )
    offer = piece_offer(scene, one["owner"], name)
    x, y = round(at[0], 1), round(at[1] + size / 2, 1)
    return standing(f"monster-{name}", offer, told, x, y, size, size, face)


def chains(scene: Scene, ground: Ground, spots: dict[str, Point]) -> str:
    """A chain from a monster to each pawn that it binds (FEU-24.6)."""
    path = ""
    for name, one in scene.view["monsters"].items():
        start = spots.get(f"{one['owner']}/{name}")
        for bound in one["binds"]:
            end = spots.get(f"{bound['seat']}/{bound['pawn']}")
            if start and end:
                path += f"M{start[0]:.1f},{start[1]:.1f}L{end[0]:.1f},{end[1]:.1f}"
    if not path:
        return ""
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{path}" stroke="var(--card)"'
        f' stroke-width="4.5"/><path d="{path}" stroke="var(--ink)" stroke-width="2.4"'
        ' stroke-dasharray="4 3.5"/></g>'
    )
