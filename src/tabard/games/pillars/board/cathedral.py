"""The cathedral in six parts: dashed lines until a part is set, ink when it stands."""

from typing import Final

# In the order of building; the second path of a part is its doors and windows.
PARTS: Final = (
    (
        "M30,62h92v42h-92z",
        "M50,98v-18q4,-8 8,0v18zM66,98v-18q4,-8 8,0v18zM82,98v-18q4,-8 8,0v18z"
        "M98,98v-18q4,-8 8,0v18z",
    ),
    ("M8,72h24v32h-24zM8,72l12,-14l12,14z", "M15,104v-14q5,-10 10,0v14z"),
    ("M122,70q22,2 22,34h-22z", "M129,98v-12q3,-6 6,0v12z"),
    ("M4,104v-62l9,-20l9,20v16l-2,-1l-12,14v33z", "M10.5,62v-12q2.5,-5 5,0v9z"),
    ("M30,60v-18l9,-20l9,20v18z", "M36.5,56v-8q2.5,-5 5,0v8z"),
    ("M40,44L112,44L122,62L30,62z", ""),
)
# The roof lies behind the nave and the second tower, so it is drawn first.
BACK_TO_FRONT: Final = (5, 0, 2, 4, 3, 1)


def cathedral(built: int, x: float, y: float, scale: float) -> str:
    """The church with its first parts built, 150 by 105 units before scaling."""
    parts: list[str] = []
    for i in BACK_TO_FRONT:
        wall, holes = PARTS[i]
        if i < built:
            parts.append(f'<path id="part-{i + 1}" d="{wall}" class="built"/>')
            if holes:
                parts.append(f'<path d="{holes}"/>')
        else:
            parts.append(f'<path id="part-{i + 1}" d="{wall}" class="planned"/>')
    return (
        f'<g transform="translate({x:g},{y:g}) scale({scale:g})">{"".join(parts)}'
        '<path d="M0,104.5h150" class="stroke wide"/></g>'
    )
