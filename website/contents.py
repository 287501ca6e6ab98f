"""What is on the site, where each page comes from, and in which order they stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tabard.games import NAMES, folder
from tabard.howto import place
from tabard.messages import DEFAULT, LANGUAGES
from tabard.rules import document
from website.taught import TITLES

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
COMMAND: Final = ROOT / "src" / "tabard" / "cli" / "arguments.py"
LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
FIRST: Final = "README.md"  # of a folder


@dataclass(frozen=True)
class Page:
    """A page: its place on the site, the file it is made of, and its name in the navigation.

    kind   what is made of the file: a page as it stands (`text`), `howto`, `rules`, `programs`, a
           `notebook`, or the page of the `command`
    """

    place: str
    source: Path
    title: str = ""
    kind: str = "text"


@dataclass
class Part:
    """A part of the site with its pages and smaller parts, in order."""

    title: str
    inside: list[Page | Part] = field(default_factory=list)

    def pages(self) -> Iterator[Page]:
        """Every page in it."""
        for each in self.inside:
            if isinstance(each, Part):
                yield from each.pages()
            else:
                yield each

    def navigation(self) -> dict[str, Any]:
        """As MkDocs wants to be told."""
        entries = [
            each.navigation()
            if isinstance(each, Part)
            else ({each.title: each.place} if each.title else each.place)
            for each in self.inside
            if not (isinstance(each, Part) and not each.inside)
        ]
        return {self.title: entries}


def page(name: str, title: str = "") -> Page:
    """A page of docs/, at the same place on the site; the first of a folder is its index."""
    place = f"{name.removesuffix(FIRST)}index.md" if name.endswith(f"/{FIRST}") else name
    return Page(place, DOCS / name, title)


def folder_of(name: str, title: str) -> Part:
    """A folder of docs/ with all its pages: a new one enters by itself."""
    files = sorted(DOCS.joinpath(name).glob("*.md"), key=lambda path: (path.name != FIRST, path))
    return Part(title, [page(str(path.relative_to(DOCS))) for path in files])


def rules() -> Iterator[Part]:
    """How to play each game and its rules, in each language, and where its data comes from."""
    for game in NAMES:
        inside: list[Page | Part] = []
        for lang in LANGUAGES:
            end = "" if lang == DEFAULT else f".{lang}"
            pages = place(game) / f"{lang}.md"
            inside.append(Page(f"howto/{game}{end}.md", pages, TITLES[lang], "howto"))
        for lang in LANGUAGES:
            end = "" if lang == DEFAULT else f".{lang}"
            source = folder(game) / f"rules{end}.md"
            inside.append(Page(f"rules/{game}{end}.md", source, LANGUAGE_NAMES[lang], "rules"))
        sources = folder(game) / "provenance.md"
        inside.append(Page(f"rules/{game}-sources.md", sources, "Where its data comes from"))
        yield Part(document(game).title, inside)


def notebooks() -> list[Page | Part]:
    """The notebooks, in the order of their names."""
    found = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
    return [Page(f"notebooks/{path.stem}.md", path, "", "notebook") for path in found]


def contents() -> Part:
    """The whole site; what nobody has given a place stands at the end of the making."""
    whole = named()
    known = {each.source for each in whole.pages()}
    later = [path for path in sorted(DOCS.rglob("*.md")) if path not in known]
    if later:
        more = [page(str(path.relative_to(DOCS))) for path in later]
        whole.inside.append(Part("More", [*more]))
    return whole


def named() -> Part:
    """The site as it is planned."""
    return Part(
        "Tabard",
        [
            page("index.md", "Tabard"),
            Part(
                "Start",
                [
                    page("start/players.md"),
                    page("start/hosts.md"),
                    page("start/researchers.md"),
                    page("start/contributors.md"),
                ],
            ),
            Part("Rules", [page("rules.md", "The four games"), *rules()]),
            Part(
                "House",
                [
                    page("opponents.md"),
                    page("ladder.md"),
                    page("calibration.md"),
                    page("running.md"),
                ],
            ),
            Part(
                "Lab",
                [
                    page("baselines.md"),
                    page("lab-notes.md"),
                    Page("bench.md", ROOT / "bench" / "README.md"),
                    Page("bench-server.md", ROOT / "bench" / "server" / "README.md"),
                    Page("examples.md", ROOT / "examples", "Examples", "programs"),
                    Part("Notebooks", notebooks()),
                ],
            ),
            Part(
                "Reference",
                [
                    page("reference/index.md"),
                    page("reference/state.md"),
                    page("reference/game.md"),
                    page("reference/records.md"),
                    page("reference/bots.md"),
                    page("reference/rl.md"),
                    Page("reference/command.md", COMMAND, "The command", "command"),
                    folder_of("formats", "Formats"),
                    folder_of("observations", "Observations"),
                    folder_of("positions", "Positions"),
                    folder_of("datasets", "Datasets"),
                ],
            ),
            Part(
                "Making",
                [
                    Page("contributing.md", ROOT / "CONTRIBUTING.md"),
                    page("adding-a-game.md"),
                    page("map.md"),
                    folder_of("decisions", "Decisions"),
                    page("releasing.md"),
                    Page("changelog.md", ROOT / "CHANGELOG.md"),
                    page("credits.md"),
                    Page("notice.md", ROOT / "NOTICE.md"),
                    page("licences.md"),
                ],
            ),
        ],
    )


def places() -> dict[Path, str]:
    """Where on the site each file of the repository is to be found."""
    found = {each.source: each.place for each in contents().pages()}
    found[ROOT / "README.md"] = "index.md"
    for kind in ("png", "svg", "json"):
        for path in DOCS.rglob(f"*.{kind}"):
            found[path] = str(path.relative_to(DOCS))
    return found
