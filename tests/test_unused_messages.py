"""No message of any file is left that nobody says: a key stands in code, or code puts it together."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import tabard
from tabard.bots.house import NAMES as BOTS
PROBLEMS = ()
from tabard.server.web.newtable import HINTS
from tabard.server.web.people import PACES, THEMES
from tabard.server.web.prompt import follows
from tabard.server.web.rendering import HTTP_CODES
from tabard.server.web.shelf import SHELF
from tabard.words import LANGUAGES, names_in_data
from tests.test_languages import ENGLISH, ROOT, messages

PAGES = ROOT / "server/web"
ANSWER = re.compile(r'Answer\(\s*"([a-z-]+)"')


def sources(folder: Path) -> list[Path]:
    """The files of a folder that may say a message."""
    return [file for kind in ("*.py", "*.html") for file in folder.rglob(kind)]


def code_for(file: Path) -> str:
    """The code that may say the messages of a file: a game's own and all that no game has."""
    own = file.parent.parent
    found = sources(ROOT / "server") if own.parent == PAGES else sources(ROOT)
    others = {ROOT / "games" / name for name in tabard.GAMES} - {own}
    return "".join(one.read_text("utf-8") for one in found if not others & {*one.parents})


def made_by_game(name: str) -> set[str]:
    """The keys that code puts together from what a game declares."""
    game = tabard.game(name)
    board = import_module(f"tabard.games.{name}.board")
    telling = import_module(f"tabard.games.{name}.telling")
    view = import_module(f"tabard.games.{name}.view")
    forms = [game.actions.json(code) for code in range(len(game.actions.texts))]
    many = {one["do"] for one, two in zip(forms, forms[1:], strict=False) if follows(one, two)}
    things = {str(value) for form in forms for value in form.values()}
    phases = {"setup", "over", *board.PHASES, *getattr(view, "PHASE_OF", {}).values()}
    return {
        *(f"name-{thing}" for thing in things | names_in_data(name, "en").keys()),
        *(f"ask-{step.name}" for step in game.program),
        *(f"do-{form['do']}" for form in forms),
        *(f"do-{verb}-many" for verb in many),
        *(f"fold-{verb}" for verb in getattr(board, "FOLDED", ())),
        *(f"points-{source}" for source in telling.SOURCES),
        *(f"table-{phase}" for phase in phases),
        *(f"table-{room}" for room, _ in getattr(board, "TABS", ())),
        *OWN[name](),
    }


def made_by_pillars() -> set[str]:
    """What stations and cards do."""
    from tabard.games.pillars import tables, telling

    effects = {f"effect-{effect['type']}" for effect in telling.EFFECTS.values()}
    return {*effects, *(f"at-{station}" for station in tables.STATION_IDS)}


def made_by_world() -> set[str]:
    """What cards, fields, projects and locations do."""
    from tabard.games.world import telling

    return {f"effect-{effect['type']}" for effect in telling.EFFECTS.values()}


def made_by_feudum() -> set[str]:
    """What cards, guilds, roles and faces do or are called."""
    from tabard.games.feudum import tables as t

    return {
        *(f"card-{card}" for card in t.CARD_IDS),
        *(f"trade-{guild}" for guild in t.GUILD_IDS),
        *(f"rank-{rank}" for rank in t.SEAT_IDS),
        *(f"effect-{role}" for role in ("ruler", "subject", "serf", "usurp")),
        *("effect-feudum-low", "effect-improve-low"),
        *(f"name-{role}" for role in ("ruler", "subject", "serf")),
    }


def made_by_pilgrim() -> set[str]:
    """What buildings, duties and activities do."""
    return {"table-round_end", *(f"effect-{thing}" for thing in names_in_data("pilgrim", "en"))}


OWN = {
    "pillars": made_by_pillars,
    "world": made_by_world,
    "feudum": made_by_feudum,
    "pilgrim": made_by_pilgrim,
}


def made_by_pages() -> set[str]:
    """The keys that pages put together."""
    server = "".join(file.read_text("utf-8") for file in sources(ROOT / "server"))
    games = [box.id for box in SHELF]
    return {
        *(f"language-{lang}" for lang in LANGUAGES),
        *(f"{word}-{game}" for word in ("game", "sentence") for game in games),
        *(f"row-{status}" for status in ("closed", "kept")),
        *(f"level-{bot}{end}" for bot in BOTS for end in ("", "-about")),
        *(f"hints-{word}{end}" for word in HINTS for end in ("", "-help")),
        *(f"theme-{theme}" for theme in THEMES),
        *(f"{word}-{pace}" for word in ("pace", "table-pace") for pace in PACES),
        *(f"table-hint-{verdict}" for verdict in ("only", "sure", "leans", "close")),
        *(f"table-seat-{state}" for state in ("thinks", "left", "bot", "away", "awaited")),
        *(f"table-key-{key}" for key in "tab arrows enter c u h s esc help".split()),
        *(f"refusal-{code}" for code in ("not-found", "fault", "unknown-table", "unknown-link")),
        *(f"answer-{code}" for code in {*ANSWER.findall(server), *HTTP_CODES.values()}),
        *(f"record-{problem}" for problem in PROBLEMS),
        *options(),
    }


def options() -> set[str]:
    """The questions and answers of every game's options."""
    found = {"option-true", "option-false"}
    for name in tabard.GAMES:
        for option in tabard.game(name).options:
            found.add(f"option-{name}-{option.name}")
            found |= {f"option-{name}-{option.name}-{str(v).lower()}" for v in option.values}
    return found


def made_for(file: Path) -> set[str]:
    """The keys of a file that code puts together."""
    if file.is_relative_to(PAGES):
        return made_by_pages()
    game = file.parent.parent.name
    return made_by_game(game) if game in tabard.GAMES else set()


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_message_is_unused(file: Path) -> None:
    code, made = code_for(file), made_for(file)
    quoted = set(re.findall(r"[\"']([\w-]+)[\"']", code))
    assert [key for key in messages(file) if key not in made | quoted] == []


def test_no_message_of_the_pages_is_there_twice() -> None:
    files = sorted((PAGES / "locale/en").glob("*.ftl"))
    keys = [key for file in files for key in messages(file)]
    assert sorted(keys) == sorted(set(keys))
