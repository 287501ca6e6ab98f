"""Building projects: their fields, seals and bonus, and what may be laid on them now."""

from tabard.draw import effects, shapes
from tabard.draw.icons import icon
from tabard.draw.stage import Rect
from tabard.draw.states import IDLE, Offer, chip, dot, named, plate
from tabard.draw.stations import faint as behind
from tabard.draw.stations import ground, label
from tabard.draw.tree import Node, placed
from tabard.games.world.board import deck, meanings
from tabard.games.world.board.pieces import cover, free_field, seal
from tabard.games.world.board.scene import Scene


def project_name(scene: Scene, name: str) -> str:
    """A project as a reader hears it: how far it has got, who has donated, what that brings."""
    row = deck.PROJECTS[name]
    here = scene.view["projects"].get(name)
    if here is None:
        return scene.say.told(scene.say("project-not-yet", project=scene.say.printed(name)), name)
    figures = {"stone": here["stone"], "wood": here["wood"]}
    figures |= {"stones": row["stone"], "woods": row["wood"]}
    parts = [scene.say("project", project=scene.say.printed(name), **figures)]
    if here["finished"]:
        parts.append(scene.say("finished"))
    if name in scene.view["covered"]["projects"]:
        parts.append(scene.say("covered"))
    if here["seals"]:
        who = ", ".join(scene.names[seat] for seat in here["seals"])
        parts.append(scene.say("donors", names=who))
    return scene.say.told(", ".join(parts), name)


def materials(name: str) -> list[tuple[str, int]]:
    """The fields of a project in order: stone, wood, then metal, each kind counted from 1."""
    row = deck.PROJECTS[name]
    return [(kind, n + 1) for kind in ("stone", "wood", "metal") for n in range(row[kind])]


def fields(
    scene: Scene, name: str, x: float, y: float, size: float, gap: float, across: int
) -> str:
    """The fields of a project; one that may be filled now glows, the second means two at once."""
    here = scene.view["projects"].get(name, {"stone": 0, "wood": 0, "finished": False})
    filled = {"stone": here["stone"], "wood": here["wood"], "metal": int(here["finished"])}
    parts: list[str] = []
    for i, (kind, number) in enumerate(materials(name)):
        fx, fy = x + (i % across) * (size + gap), y + (i // across) * (size + gap)
        more = number - filled[kind]
        if more <= 0:
            parts.append(shapes.cube(kind, fx, fy, size))
            continue
        offer = IDLE
        if more <= 2 and kind != "metal":
            offer = scene.offer(f"build/{name}/" + "+".join([kind] * more))
        if offer == IDLE:
            parts.append(free_field(kind, fx, fy, size))
            continue
        told = scene.say("build", project=scene.say.printed(name), number=more, kind=kind)
        face = free_field(kind, 0, 0, size)
        face += shapes.ghost(shapes.cube(kind, 0, 0, size)) if offer.open else ""
        parts.append(chip(f"field-{name}-{i}", offer, told, (fx, fy, size, size), face, 3))
    return "".join(parts)


def mixed(scene: Scene, name: str, x: float, y: float, size: float) -> str:
    """One stone and one wood at once, as a choice of its own beside the fields."""
    offer = scene.offer(f"build/{name}/stone+wood")
    if not offer.open:
        return ""
    w, h = 2 * size + 8, size + 6
    face = shapes.pane((0, 0, w, h), 'fill="var(--choose-bg)"', 5)
    face += shapes.cube("stone", 3, 3, size) + shapes.cube("wood", size + 5, 3, size)
    told = scene.say("build-both", project=scene.say.printed(name))
    return chip(f"both-{name}", offer, told, (x, y, w, h), face, 5)


def seals(scene: Scene, name: str, x: float, y: float, r: float) -> str:
    """The seals on a project, and the free place for the next while one may be laid."""
    here = scene.view["projects"].get(name)
    if here is None:
        return ""
    drawn = ""
    for seat in here["seals"]:
        at = f' class="piece" transform="translate({x:g},{y:g})"'
        told = scene.say("seal-of", name=scene.names[seat])
        drawn += named(f"seal-{name}-{seat}", told, seal(seat, 0, 0, r), at)
        x += 2 * r + 3
    offer = scene.offer(f"donate/{name}")
    if offer.open and scene.chooser is not None:
        told = scene.say("donate", project=scene.say.printed(name))
        ghost = shapes.ghost(seal(scene.chooser, r, r, r))
        drawn += dot(f"donate-{name}", offer, told, (x - r, y - r), r, ghost)
    return drawn


def bonus(name: str, x: float, y: float, r: float) -> str:
    """What every donor gets when the project is finished, ending at x."""
    row = deck.PROJECTS[name]
    extra = row["donor_extra"]
    marks = meanings.got("vp", row["donor_vp"], r) + meanings.got(extra["kind"], extra["count"], r)
    wide = sum(mark.wide for mark in marks) + 3 * (len(marks) - 1)
    return effects.line_up(marks, x - wide / 2, y, wide, 3)


def work_refusal(scene: Scene, name: str) -> Offer:
    """Why nothing can be laid on a project now, if the question is about that."""
    words = [f"build/{name}/{mix}" for mix in ("stone", "wood")] + [f"donate/{name}"]
    found = scene.first(*words)
    return found if not found.open else IDLE


def project(
    scene: Scene, name: str, box: Rect, size: float, across: int, faint: Rect, label_size: str
) -> str:
    """A project on its place: dashed until it is begun; its fields, seals and bonus."""
    x, y, w, h = box
    small = h < 70
    said = scene.say.label(name, label_size)
    here = scene.view["projects"].get(name)
    fx, fy, fs, ink = faint
    picture = behind(deck.ICONS[name], fx, fy, fs, ink)
    told = project_name(scene, name)
    if here is None:
        content = picture + label(said, x + 8, y + 16, w - 14, "ink-2")
        return ground(f"place-{name}", told, box, "field", content, planned=True)
    content = picture + label(said, x + 8, y + 16, w - 14 - (16 if here["finished"] else 0))
    content += fields(scene, name, x + 8, y + (21 if small else 25), size, size * 0.19, across)
    low = y + h - (11 if small else 14)
    if here["finished"]:
        content += icon("check-mark", x + w - 20, y + 5, 14, "gain")
    content += seals(scene, name, x + 17, low, 8 if small else 9.5)
    taken = x + 8 + len(here["seals"]) * (18 if small else 22)
    content += mixed(scene, name, max(taken, x + w / 2 - 32), low - 10, size * 0.78)
    if not here["finished"]:
        content += bonus(name, x + w - 6, low, 7 if small else 8.5)
    if name in scene.view["covered"]["projects"]:
        content += cover(x + 3, y + 22, w - 6, h - 25, 7)
    refusal = work_refusal(scene, name)
    if refusal.rule:
        blank = shapes.pane((0, 0, w - 18, 15), 'class="hit"', 4)
        content += plate(f"ask-{name}", refusal, told, (x + 9, y + 5, w - 18, 15), blank, lift=0)
    return ground(f"place-{name}", told, box, "field", content)


def site(
    name: str, box: Rect, size: float, across: int, faint: Rect, label_size: str = "label"
) -> Node:
    """The node of a project."""
    return Node(
        f"project-{name}",
        placed(project, name, box, size, across, faint, label_size),
        f"projects.{name} covered.projects",
        (f"build/{name}/", f"=donate/{name}"),
    )
