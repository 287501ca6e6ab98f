"""`python -m website`: build the site into build/site, without a warning, and check its links."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tabard.draw.fonts import file_names, linked
from tabard.games import folder
from website import made, taught
from website.check import problems
from website.contents import ROOT, Page, contents, places
from website.links import moved
from website.settings import settings

LOOK: Final = Path(__file__).parent / "look"
STAGE: Final = ROOT / "build" / "pages"
SITE: Final = ROOT / "build" / "site"
COPIED: Final = ("png", "svg", "json")


def main() -> int:
    """Stage the pages, build the site, look at what was built."""
    parser = argparse.ArgumentParser(prog="python -m website", description=__doc__)
    parser.add_argument("--serve", action="store_true", help="show it on http://127.0.0.1:8001")
    args = parser.parse_args()
    stage()
    if args.serve:
        return mkdocs("serve", "--dev-addr", "127.0.0.1:8001")
    if code := mkdocs("build", "--strict", "--quiet"):
        return code
    found = problems(SITE)
    for problem in found:
        print(problem, file=sys.stderr)
    if not found:
        print(f"The site is in {SITE.relative_to(ROOT)}: {len(list(SITE.rglob('*.html')))} pages.")
    return 1 if found else 0


def mkdocs(*words: str) -> int:
    """Run MkDocs on what is staged."""
    command = [sys.executable, "-m", "mkdocs", *words, "--config-file", str(STAGE / "mkdocs.yml")]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # what it advertises is no warning of ours
    return subprocess.run(command, cwd=ROOT, env=quiet, check=False).returncode


def stage() -> None:
    """Lay out everything as MkDocs wants it."""
    shutil.rmtree(STAGE, ignore_errors=True)
    pages = STAGE / "docs"
    known = places()
    for page in contents().pages():
        target = pages / page.place
        target.parent.mkdir(parents=True, exist_ok=True)
        text = text_of(page, target)
        if page.kind == "text":
            text = moved(text, page.source, page.place, known)
        target.write_text(text, "utf-8")
    for source, place in known.items():
        if source.suffix[1:] in COPIED:
            (pages / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, pages / place)
    shutil.copytree(LOOK, pages / "look")
    fonts = pages / "look" / "fonts"
    fonts.mkdir()
    for name in file_names():
        shutil.copy(ROOT / "src" / "tabard" / "draw" / "fonts" / name, fonts / name)
    (pages / "look" / "fonts.css").write_text(linked("fonts"), "utf-8")
    told = settings(pages, SITE, contents().navigation()["Tabard"])
    (STAGE / "mkdocs.yml").write_text(json.dumps(told, indent=1), "utf-8")  # JSON is YAML too


def text_of(page: Page, target: Path) -> str:
    """The text of a page."""
    if page.kind == "rules":
        game = page.source.parent.name
        assert page.source.parent == Path(str(folder(game)))
        lang = page.source.suffixes[0][1:] if len(page.source.suffixes) > 1 else "en"
        return made.rules(game, lang)
    if page.kind == "howto":
        return taught.howto(page.source.parent.parent.name, page.source.stem, target)
    if page.kind == "programs":
        return made.programs(page.source)
    if page.kind == "command":
        return made.command()
    if page.kind == "notebook":
        return made.notebook(page.source, target)
    return page.source.read_text("utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
