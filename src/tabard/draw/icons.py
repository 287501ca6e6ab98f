"""The icon sprite: only the icons used, as symbols, each with its author.

Icons by game-icons.net, CC BY 3.0. `icons.toml` lists them, `tools/icons.py` fetches their paths.
"""

import json
import re
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from tabard.draw.memory import remembered
from tabard.draw.stamps import Stamp, cut

SOURCE: Final = "game-icons.net"
LICENCE: Final = "CC BY 3.0"

ICON: Final = Stamp('<use href="#i-~1" x="~2" y="~3" width="~4" height="~4"~5/>')

_USED = re.compile(r'href="#i-([a-z0-9-]+)"')


def _load() -> tuple[dict[str, str], dict[str, str]]:
    icons = json.loads(files(__package__).joinpath("icons.json").read_text("utf-8"))["icons"]
    symbols = {
        name: f'<symbol id="i-{name}" viewBox="0 0 512 512">'
        f'<path fill="currentColor" d="{icon["d"]}"/></symbol>'
        for name, icon in icons.items()
    }
    return symbols, {name: icon["by"] for name, icon in icons.items()}


SYMBOLS, AUTHORS = _load()


@remembered
def icon(name: str, x: float, y: float, size: float, tone: str = "", extra: str = "") -> str:
    """An icon of the given size with its top left corner at (x, y)."""
    colour = cut(f' color="var(--{tone})"') if tone else ""
    at = f"{round(x, 2):g}", f"{round(y, 2):g}"
    return ICON(name, *at, f"{round(size, 2):g}", f"{colour}{extra}")


@remembered
def centred(name: str, x: float, y: float, size: float, tone: str = "", extra: str = "") -> str:
    """An icon with its middle at (x, y)."""
    return icon(name, x - size / 2, y - size / 2, size, tone, extra)


def used(drawing: str) -> list[str]:
    """The names of the icons a drawing uses, sorted."""
    return sorted(set(_USED.findall(drawing)))


def symbols(names: Iterable[str]) -> str:
    """The symbols of these icons, to stand in `<defs>`."""
    return "".join(SYMBOLS[name] for name in names)


def credits(names: Iterable[str]) -> str:
    """One line that names the authors of these icons, as their licence asks."""
    authors = sorted({AUTHORS[name] for name in names})
    return f"Icons by {', '.join(authors)} from {SOURCE}, {LICENCE}"
