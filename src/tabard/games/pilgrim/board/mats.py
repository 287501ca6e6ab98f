"""The players' mats: the own one at full size, the others' small, all with what is public."""

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import safe
from tabard.draw.states import IDLE, named, plate
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.goods import counted
from tabard.games.pilgrim.board.holdings import (
    activity,
    alms_table,
    house,
    score,
    slots,
    store,
)
from tabard.games.pilgrim.board.icons import ACTIVITY_ICONS, PLACE_ICONS
from tabard.games.pilgrim.board.scene import Scene


def panel(scene: Scene, mat: int, w: float, h: float, band: float = 7) -> str:
    """The ground of a mat with a band in the player's colour; the awaited one's edge is inked."""
    awaited = scene.awaits(mat)
    edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
    r = band + 1
    return (
        f'<rect width="{w:g}" height="{h:g}" rx="12" fill="var(--panel)" {edge}/>'
        f'<path d="M{r:g},0a{r:g},{r:g} 0 0 0 {-r:g},{r:g}v{h - 2 * r:g}'
        f'a{r:g},{r:g} 0 0 0 {r:g},{r:g}z" fill="var(--p{mat + 1})"/>'
    )


def shield(scene: Scene, mat: int, x: float, y: float, w: float) -> str:
    """A player's shield; where the next start player is chosen it is the choice."""
    offer = scene.offer(f"seat/{mat}") if scene.chooser is not None else IDLE
    told = scene.say("next-start", name=scene.names[mat])
    if not offer.open:
        return shapes.shield(mat, x, y, w)
    face = shapes.shield(mat, 0, 0, w)
    box = (x, y, w, w * 1.16)
    return plate(f"start-{mat}", offer, told, box, face, r=6, lift=0, classes="fine")


def starts(scene: Scene, mat: int, x: float, y: float, size: float) -> str:
    """The mark of the start player."""
    if scene.view["start_player"] != mat:
        return ""
    told = scene.say("starts", who=scene.names[mat])
    return named(f"starts-{mat}", told, icon("trumpet-flag", x, y, size))


def heading(x: float, y: float, title: str, room: float) -> str:
    """A small head in capitals."""
    return fitted(x, y, title, room, "c6", 11.5, least=10)


def group(mat: int, name: str, x: float, y: float, content: str) -> str:
    """A mat as one named group."""
    return f'<g id="mat-{mat}" role="group" aria-label="{safe(name)}">{content}</g>'


def own_mat(scene: Scene, mat: int, x: float, y: float, w: float, h: float) -> str:
    """A mat at full size: goods, people, activities, slots, alms."""
    left, wide = x + 13, w - 22
    third = (wide - 10) / 3
    parts = [
        f'<g transform="translate({x:g},{y:g})">{panel(scene, mat, w, h)}</g>',
        shield(scene, mat, x + 15, y + 8, 32),
        fitted(x + 54, y + 28, scene.names[mat], 96, "g6", 19, least=14),
        starts(scene, mat, x + 54, y + 32, 16),
        score(scene, mat, x + w - 32, y + 27, 21),
    ]
    for i, kind in enumerate(("wheat", "stone", "silver")):
        parts.append(
            store(scene, mat, kind, round(left + i * (third + 5), 1), y + 54, round(third, 1), 42)
        )
    half = (wide - 6) / 2
    parts.append(house(scene, mat, "village", left, y + 102, round(half, 1), 62))
    parts.append(house(scene, mat, "abbey", round(left + half + 6, 1), y + 102, round(half, 1), 62))
    parts.append(heading(left, y + 179, scene.say("label-activities"), wide))
    for i, name in enumerate(t.ACTIVITY_IDS):
        at = (round(left + (i % 3) * (third + 5), 1), y + 185 + (i // 3) * 58)
        parts.append(activity(scene, mat, name, *at, round(third, 1), 53))
    parts.append(fitted(left, y + 315, scene.say("label-slots"), wide, "gi", 14, least=12))
    parts.append(slots(scene, mat, left, y + 321, wide, 52, 3.5))
    parts.append(fitted(left, y + 397, scene.say("label-alms-table"), 54, "g6", 13.5, least=11))
    parts.append(alms_table(scene, mat, left + 56, y + 393, wide - 50))
    if mat == scene.seat:
        told = scene.say("on-the-map", number=on_map(scene, mat))
        parts.append(fitted(left, y + 424, told, wide, "gi", 13, "start", "ink-2"))
    return group(mat, scene.names[mat], x, y, "".join(parts))


def on_map(scene: Scene, mat: int) -> int:
    """How many of a player's acolytes stand on roads, shrines, sites and harbours."""
    return sum(
        place.partition("-")[0] in ("gate", "shrine", "site", "harbour")
        for piece, place in scene.pieces.items()
        if piece.startswith(f"piece-{mat}-")
    )


def other_mat(scene: Scene, mat: int, x: float, y: float, w: float, h: float) -> str:
    """A small mat: everything public in icons and figures."""
    one = scene.mats[mat]
    parts = [
        f'<g transform="translate({x:g},{y:g})">{panel(scene, mat, w, h)}</g>',
        shield(scene, mat, x + 15, y + 7, 24),
        fitted(x + 46, y + 25, scene.names[mat], w - 140, "g6", 18, least=13),
        starts(scene, mat, x + w - 84, y + 10, 17),
        score(scene, mat, x + w - 40, y + 22, 17),
    ]
    row = y + 52
    step = (w - 26) / 5.2
    for i, kind in enumerate(("wheat", "stone", "silver")):
        told = scene.say("goods-of", name=scene.names[mat], number=one[kind], kind=kind)
        parts.append(
            named(
                f"store-{mat}-{kind}",
                told,
                counted(kind, one[kind], round(x + 24 + i * step, 1), row, 18, 16),
            )
        )
    for i, place in enumerate(("village", "abbey")):
        at = round(x + 24 + (3 + i * 1.06) * step, 1)
        told = scene.say(f"{place}-of", name=scene.names[mat], number=one[place])
        face = centred(PLACE_ICONS[place], at, row, 20) + text(
            at + 13, row + 5.4, one[place], "g7", 16
        )
        parts.append(named(f"{place}-{mat}", told, face))
        scene.stand(place, mat, *[(at, row + 8, 14.0)] * max(1, one[place]))
    row = y + 79
    for i, name in enumerate(t.ACTIVITY_IDS):
        parts.append(small_activity(scene, mat, name, round(x + 24 + i * 23.5, 1), row))
    for i, (kind, number) in enumerate((("piety", one["piety"]), ("alms", one["alms"]))):
        at = x + w - 86 + i * 44
        told = scene.say(f"{kind}-of", name=scene.names[mat], number=number)
        if kind == "piety":
            face = counted("piety", number, at, row, 18, 16)
        else:
            face = centred(PLACE_ICONS["alms"], at, row, 18) + text(
                at + 12, row + 5.4, number, "g7", 16
            )
        parts.append(named(f"{kind}-{mat}", told, face))
    parts.append(slots(scene, mat, x + 14, y + 97, w - 26, h - 104, 5))
    scene.stand("alms", mat, *[(x + w - 42, row + 8, 14.0)] * max(1, one["alms_table"]))
    return group(mat, scene.names[mat], x, y, "".join(parts))


def small_activity(scene: Scene, mat: int, name: str, x: float, y: float) -> str:
    """An activity on a small mat: its icon, and a dot in the player's colour for each acolyte."""
    number = scene.mats[mat]["activities"][name]
    told = scene.say.told(scene.called(name), name)
    fill = "card" if number else "panel"
    face = f'<circle cx="{x:g}" cy="{y:g}" r="10.5" fill="var(--{fill})" class="station"/>'
    mark = centred(ACTIVITY_ICONS[name], x, y, 14)
    face += mark if number else f'<g opacity=".45">{mark}</g>'
    for i in range(number):
        face += (
            f'<circle cx="{x + 8 - i * 9:g}" cy="{y - 8:g}" r="4.6" fill="var(--p{mat + 1})"'
            ' stroke="var(--edge)"/>'
        )
    scene.stand(f"post-{name}", mat, *[(x, y + 6, 14.0)] * max(1, number))
    return named(f"post-{mat}-{name}", told, face)
