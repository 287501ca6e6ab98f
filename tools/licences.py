"""Writes docs/licences.md: every package that a house runs on, with the licence it names itself.

The packages are those of deploy/requirements.txt, and those that are installed here beside them.
"""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "licences.md"
LOCK: Final = ROOT / "deploy" / "requirements.txt"
# What others call these in older metadata.
SAME: Final = {
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
}
HEAD: Final = """# Licences of what a house runs on

None of these packages is part of Tabard; installing it with the extras `serve`, `postgres` and
`telemetry` fetches them. `psycopg`, under the LGPL, is only used and never changed. `make lock`
writes this page.

| package | licence |
|---|---|
"""


def locked() -> list[str]:
    """The packages of the lock file."""
    return re.findall(r"^([a-z0-9-]+)==", LOCK.read_text("utf-8"), re.M)


def licence(name: str) -> str:
    """The licence that an installed package names, by its usual short name; '' if none is there."""
    try:
        about = distribution(name).metadata
    except PackageNotFoundError:
        return ""
    said = about.get_all("License-Expression", [])
    if not said:
        classified = [c for c in about.get_all("Classifier", []) if c.startswith("License ::")]
        said = [text.split(" :: ")[-1] for text in classified]
    if not said:
        said = [text.strip().splitlines()[0] for text in about.get_all("License", [])]
    return " OR ".join(SAME.get(text, text) for text in sorted(said))


def known() -> dict[str, str]:
    """What the page says, by package."""
    if not PAGE.exists():
        return {}
    return dict(re.findall(r"^\| `([a-z0-9-]+)` \| ([^|]+) \|$", PAGE.read_text("utf-8"), re.M))


def main() -> None:
    """Write the page; what is not installed here (another system's packages) keeps its line."""
    before = known()
    found = {name: licence(name) or before.get(name, "") for name in locked()}
    missing = [name for name, said in found.items() if not said]
    if missing:
        raise SystemExit(
            f"no licence is known of {', '.join(missing)}: install it, or add its line"
        )
    rows = [f"| `{name}` | {said} |\n" for name, said in found.items()]
    PAGE.write_text(HEAD + "".join(rows), "utf-8")


if __name__ == "__main__":
    main()
