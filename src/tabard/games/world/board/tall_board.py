"""The tall board for a phone: the arc in one line, stocks, projects, plots, the eleven houses."""

from typing import Final

from tabard.draw import effects
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import text
from tabard.draw.states import named
from tabard.games.world import tables
from tabard.games.world.board import corner, council, deck, faces
from tabard.games.world.board.inhabitants import location
from tabard.games.world.board.parts import Rect, ground, stock
from tabard.games.world.board.pieces import cover, favour_stone, mark
from tabard.games.world.board.plots import lane
from tabard.games.world.board.projects import project
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.turning import turning

TOP: Final = 46
TURNING: Final = 128  # room for the four orientations while one is chosen
STOCKS: Final = ("stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "medical")

# Left, top under the strip, width, how large the fields are, how many fields in a row.
PROJECTS: Final[dict[str, tuple[float, float, float, float, int]]] = {
    "tower": (6, 92, 132, 10.5, 9),
    "st_marys_chapel": (142, 92, 119, 14, 6),
    "fulling_mill": (265, 92, 119, 14, 6),
    "bridge": (6, 156, 108, 13, 6),
    "hospital": (118, 156, 94, 12.5, 5),
    "priors_palace": (216, 156, 86, 12, 5),
    "town_wall": (306, 156, 78, 11, 5),
}
LANES_AT: Final = 220
HOUSES_AT: Final = 284
HIGH: Final = 452


def strip(scene: Scene, y: float) -> str:
    """The card in its orientation, the arc stretched to one line, the two slots."""
    box = (5.0, y, 380.0, 58.0)
    content = ""
    if scene.event is None:
        content += f'<rect x="12" y="{y + 8:g}" width="42" height="42" rx="5" class="free"/>'
    else:
        turn = scene.view["rotation"] or 0
        place = f' transform="translate(33,{y + 29:g})"'
        drawn = faces.council(scene.event, turn, 46)
        content += named(
            f"council-{scene.event}", council.event_name(scene, scene.event), drawn, place
        )
    spots = {name: (77 + i * 26.6, y + 32) for i, name in enumerate(tables.FIELD_IDS)}
    content += f'<path d="M77,{y + 32:g}h213" stroke="var(--rule)" stroke-width="3"/>'
    content += "".join(small_field(scene, name, *spots[name]) for name in tables.FIELD_IDS)
    content += stone(scene, spots)
    content += corner.slot(scene, 1, 308, y + 10, 34, 42) + corner.slot(
        scene, 2, 347, y + 10, 34, 42
    )
    return ground("council", scene.say("council"), box, "panel", content)


def small_field(scene: Scene, name: str, x: float, y: float) -> str:
    """A field of the arc where room is scarce: who it is; what he brings is in its name."""
    here = name == scene.view["favour"]
    edge = 'stroke="var(--ink)" stroke-width="2.2"' if here else 'stroke="var(--rule)"'
    drawn = f'<circle cx="{x:g}" cy="{y:g}" r="12.6" fill="var(--card)" {edge}/>'
    drawn += centred(deck.FIELD_ICONS[name], x, y, 17)
    if name in scene.view["covered"]["fields"]:
        drawn += cover(x - 12.6, y - 12.6, 25.2, 25.2, 12.6)
    return named(f"field-{name}", council.field_name(scene, name), drawn)


def stone(scene: Scene, spots: dict[str, tuple[float, float]]) -> str:
    """The favour stone above its field."""
    name: str = scene.view["favour"]
    x, y = spots[name]
    told = scene.say("stone", field=scene.say.printed(name))
    place = f' class="marker" transform="translate({x:.4g},{y - 17:.4g})"'
    return named("favour-stone", told, favour_stone(0, 0, 15), place)


def stocks(scene: Scene, y: float) -> str:
    """What is left of everything, in one row."""
    return "".join(stock(scene, kind, 19 + i * 47.6, y, 10.5, 16) for i, kind in enumerate(STOCKS))


def market(scene: Scene, box: Rect) -> str:
    """The market in a house's room: what wool and cloth bring."""
    x, y, w, _ = box
    wool, cloth, most = corner.prices(scene)
    content = icon("scales", x + w / 2 - 10, y + 3, 20)
    for i, (kind, price) in enumerate((("wool", wool), ("cloth", cloth))):
        marks = [
            mark(kind, 1, 8),
            effects.becomes(),
            mark("money", 1, 7),
            effects.figure(price, 15),
        ]
        content += effects.line_up(marks, x + w / 2, y + 36 + i * 24, w - 4, 1.5)
    if scene.view["covered"]["cloth"]:
        content += cover(x + 3, y + 50, w - 6, 22, 5)
    told = ", ".join(
        [
            scene.say("market-field", kind="wool", number=wool),
            scene.say("market-field", kind="cloth", number=cloth),
            scene.say("per-sale", number=most),
        ]
    )
    return ground("market", told, box, "panel", content)


def board(scene: Scene, shift: float) -> list[str]:
    """Everything from the strip to the houses; `shift` is the room the orientations need."""
    top = TOP + 4
    parts = [
        f'<rect x="1" y="{TOP}" width="388" height="{HIGH + shift:g}" rx="12" fill="var(--board)"'
        ' class="station"/>',
        strip(scene, top),
    ]
    if shift:
        boxes = [(6 + i * 95.3, top + 62, 91.0, TURNING - 6.0) for i in range(4)]
        parts += turning(scene, boxes, 56)
    low = top + shift
    parts.append(stocks(scene, low + 75))
    for name, (x, y, w, size, across) in PROJECTS.items():
        box = (x, low + y, w, 60.0)
        faint = (x + w - 34, low + y + 24, 28.0, 0.13)
        parts.append(project(scene, name, box, size, across, faint, "short"))
    for i, kind in enumerate(deck.LANES):
        parts.append(lane(scene, kind, (6 + i * 54.2, low + LANES_AT, 51.5, 60), 24))
    for i, name in enumerate(deck.LOCATIONS):
        box = (6 + (i % 6) * 63.4, low + HOUSES_AT + (i // 6) * 81, 60.0, 77.0)
        parts.append(location(scene, name, box, 0.62))
    parts.append(market(scene, (6 + 5 * 63.4, low + HOUSES_AT + 81, 60, 77)))
    return parts


def facts(scene: Scene, y: float) -> str:
    """Deck, chapter and die, which the strip has no room for: above the players."""
    said = scene.say("round-of", number=scene.view["round"], whole=scene.view["rounds"])
    content = corner.event_deck(scene, 14, y + 8, 34, 46)
    content += text(70, y + 28, deck.roman(scene.view["chapter"]), "c7", 20)
    content += text(70, y + 48, said, "g6", 14, tone="ink-2") + corner.die(scene, 340, y + 17, 28)
    told = scene.say(
        "chapter", chapter=deck.roman(scene.view["chapter"]), number=scene.view["round"]
    )
    return ground("chapter", told, (4, y, 382, 62), "panel", content)
