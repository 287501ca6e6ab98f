"""The scene on the box of a game: the drawing `cover.svg` in its folder, else a hillside.

A scene is 286 by 184 units; its ground runs on for 80 units at both sides, so that a wide and low
frame shows more land instead of a larger church. It takes its colours from the palette, as
`fill="var(--plain)"`, so that it looks right in either theme.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

LEFT: Final = -80
WIDE: Final = 446
TALL: Final = 184
FILE: Final = "cover.svg"


def cover(folder: Path) -> str:
    """What stands in the drawing of a game's folder, without its `<svg>` element."""
    from tabard.draw.page import inner

    own = folder / FILE
    drawing = own if own.is_file() else Path(__file__).with_name(FILE)
    return inner("".join(line.strip() for line in drawing.read_text("utf-8").splitlines()))
