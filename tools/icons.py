"""Makes src/tabard/draw/icons.json, the sprite, from the npm package @iconify-json/game-icons.

    python tools/icons.py                       fetches the package with `npm pack`
    python tools/icons.py game-icons.tgz        takes a package that lies here already

Which icons, and who drew each, stands in src/tabard/draw/icons.toml: add yours there first.
"""

import json
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path
from typing import Any

PACKAGE = "@iconify-json/game-icons"
DRAW = Path(__file__).resolve().parent.parent / "src" / "tabard" / "draw"
PATH = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')


def wanted() -> dict[str, str]:
    """The icons of every game and their authors; an icon is listed once."""
    authors: dict[str, str] = {}
    for game, icons in tomllib.loads((DRAW / "icons.toml").read_text("utf-8")).items():
        for name, author in icons.items():
            if name in authors:
                raise SystemExit(f"icons.toml: {name} stands in [{game}] and in an earlier table")
            authors[name] = author
    return authors


def fetch(folder: str) -> Path:
    """Packs the newest package into the folder."""
    subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True)
    return next(Path(folder).glob("*.tgz"))


def member(package: tarfile.TarFile, name: str) -> dict[str, Any]:
    """One JSON file of the package."""
    file = package.extractfile(f"package/{name}")
    if file is None:
        raise SystemExit(f"the package has no {name}")
    content: dict[str, Any] = json.load(file)
    return content


def sprite(archive: Path) -> dict[str, Any]:
    """The paths of the wanted icons; stops at a name the package does not have."""
    with tarfile.open(archive) as package:
        bodies = member(package, "icons.json")["icons"]
        version = member(package, "package.json")["version"]
    icons: dict[str, dict[str, str]] = {}
    for name, author in sorted(wanted().items()):
        if name not in bodies:
            raise SystemExit(f"{PACKAGE} {version} has no icon {name}")
        paths = PATH.findall(bodies[name]["body"])
        icons[name] = {"by": author, "d": "".join(paths)}
    return {"from": f"{PACKAGE} {version}", "licence": "CC BY 3.0", "icons": icons}


def main() -> None:
    if len(sys.argv) > 1:
        content = sprite(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            content = sprite(fetch(folder))
    text = json.dumps(content, indent=0, ensure_ascii=False)
    (DRAW / "icons.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(content['icons'])} icons from {content['from']}")


if __name__ == "__main__":
    main()
