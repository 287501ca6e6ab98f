"""The words of the pages: every message is said, and whatever is said has its message.

Those of the games are checked in `tests/test_words.py`.
"""

from __future__ import annotations

import ast
import functools
import re
from collections import Counter
from pathlib import Path

import pytest

import tabard
from tabard import kernel
from tabard.bots.registry import NAMES as BOTS
from tabard.draw.heraldry import CHARGES, PARTITIONS, TINCTURES
from tabard.messages import DEFAULT, LANGUAGES
from tabard.server.calls import outbox
from tabard.server.calls.hours import PACES as CALL_PACES
from tabard.server.calls.occasions import RANKS
from tabard.server.calls.rounds import OF_HOUSE, OWN
from tabard.server.calls.webhook import SHAPES
from tabard.server.keeping import USUAL
from tabard.server.keys import SCOPES
from tabard.server.matching import PACES as SOUGHT
from tabard.server.setup import REPLACED_BY
from tabard.server.tournaments.contest import FORMS
from tabard.server.web import chrome as module
from tabard.server.web.cautioning import SETTINGS
from tabard.server.web.chrome import chrome
from tabard.server.web.neighbours import REASONS
from tabard.server.web.newtable import HINTS, PLANS, RATED
from tabard.server.web.operators import DEEDS, STATUSES
from tabard.server.web.people import PACES, THEMES
from tabard.server.web.rendering import HTTP_CODES
from tabard.sources import KINDS
from tabard.words import Words
from tests.test_languages import messages

WEB = Path(module.__file__).parent
FILES = [file for kind in ("*.py", "*.html") for file in WEB.parent.rglob(kind)]
CODE = "".join(file.read_text("utf-8") for file in FILES)
SAID = re.compile(r"(?<![\w.])(?:t|say|(?:sight\.)?chrome)\(\s*[\"']([a-z][\w-]*\w)[\"']")
QUOTED = re.compile(r"[\"']([\w-]+)[\"']")
ANSWER = re.compile(r'RequestRefused\(\s*"([a-z-]+)"')
CALLS = "".join(file.read_text("utf-8") for file in (WEB.parent / "calls").glob("*.py"))
TOLD = re.compile(
    r"(?:Unreachable\(|NoReceipt\(|return |why = |else |Outcome\(\"unready\", )"
    r"\"([a-z]+-[a-z]+)\""
)
TOLD_OF_PEOPLE = (
    *("asked", "agreed", "declined", "undone", "left", "late", "back"),
    *("replaced", "resting", "rested", "nudged"),
)
ANSWERS = ("-sure", "-yes", "-done")
# What names a problem of a record, and the place of its message id among the arguments.
WRONG = {"BadRecord": 2, "bad_line": 3}

# The rules' own reasons speak for `illegal`; the others only programs get.
FOR_PROGRAMS = {"illegal", "malformed"}


@functools.cache
def of_pages() -> list[str]:
    """The ids of all messages of the pages."""
    files = sorted((WEB / "locale" / DEFAULT).glob("*.ftl"))
    return [key for file in files for key in messages(file)]


def put_together() -> set[str]:
    """The keys that pages put together of a beginning and a word."""
    return {
        *(f"language-{lang}" for lang in LANGUAGES),
        *("option-true", "option-false"),
        *(f"replay-{origin}" for origin in ("played-here", "brought-in")),
        *(f"row-{status}" for status in ("closed", "kept")),
        *(f"level-{bot}{end}" for bot in BOTS for end in ("", "-about")),
        *(f"hints-{word}{end}" for word in HINTS for end in ("", "-help")),
        *(f"rated-{word}{end}" for word in RATED for end in ("", "-help")),
        *(f"plans-{word}{end}" for word in PLANS for end in ("", "-help")),
        *(f"rating-pace-{pace}" for pace in SOUGHT),
        *(f"tournament-form-{form}{end}" for form in FORMS for end in ("", "-help")),
        *(f"tournament-off-{why}" for why in ("too-few", "by-host", "forgotten")),
        *(f"theme-{theme}" for theme in THEMES),
        *(f"token-scope-{scope}" for scope in SCOPES),
        *(f"{word}-{pace}" for word in ("pace", "table-pace") for pace in PACES),
        *(f"table-hint-{verdict}" for verdict in ("only", "sure", "leans", "close", "foregone")),
        *(f"table-seat-{state}" for state in ("thinks", "left", "bot", "away", "awaited")),
        *(f"table-told-{kind}" for kind in TOLD_OF_PEOPLE),
        *(f"table-told-{kind}" for kind in ("calls-off", "plays-on")),
        *(
            f"table-key-{key}"
            for key in ("tab", "arrows", "look", "enter", *"cuhtspawnr", "esc", "help")
        ),
        *(f"refusal-{code}" for code in ("not-found", "fault", "unknown-table", "unknown-link")),
        *(f"certainty-{kind}" for kind in KINDS),
        *(f"partition-{word}" for word in PARTITIONS),
        *(f"tincture-{word}" for word in TINCTURES),
        *(f"charge-{word}" for word in CHARGES),
        *(f"reason-{reason}" for reason in REASONS),
        *(f"status-{status}" for status in STATUSES),
        *(f"do-{deed}" for deed in DEEDS),
        *(f"act-{act}" for act in (*DEEDS, "close", "settle", *USUAL)),
        *(f"keeping-{room}" for room in ("reports", "people", "tables", "orders", "acts")),
        *(
            f"count-{key}"
            for key in (
                *("people", "kept", "reports"),
                *("tables-open", "tables-running", "tables-over"),
            )
        ),
        *(f"pace-kind-{kind}" for kind in ("none", "live", "slow")),
        *(f"puzzle-{fared}" for fared in ("solved", "shown", "tried")),
        *(f"deal-{status}" for status in ("running", "over", "closed")),
        *calls(),
    }


def calls() -> set[str]:
    """The keys that calls put together."""
    ways = (outbox.MAIL, outbox.PUSH, outbox.WEBHOOK)
    states = (outbox.NEW, outbox.GOOD, outbox.REFUSED, outbox.OFF)
    ends = ("waiting", "taken", "handed", "sent", "seen", "failed", "unsure")
    return {
        *(f"call-{kind}{end}" for kind in RANKS for end in ("", "-public")),
        *(f"call-{kind}{end}" for kind in OWN for end in ("", "-says", "-open")),
        *(f"{words}-{part}" for words in OF_HOUSE.values() for part in ("subject", "text")),
        *(f"call-pace-{pace}{end}" for pace in CALL_PACES for end in ("", "-help")),
        *(f"call-state-{state}" for state in ends),
        *(f"calls-{asks}{end}" for asks in ("confirm", "stop") for end in ("", *ANSWERS)),
        *(f"replace-{word}" for word in REPLACED_BY),
        *(f"way-{way}" for way in ways),
        *(f"way-state-{state}" for state in states),
        *(f"shape-{shape}" for shape in SHAPES),
        *(f"cautions-{one}" for one in SETTINGS),
        *(f"told-{why}" for why in TOLD.findall(CALLS)),
    }


def refusals() -> set[str]:
    """The codes of what the pages refuse."""
    programs = {*(WEB.parent / "api").rglob("*.py")}
    code = "".join(file.read_text("utf-8") for file in FILES if file not in programs)
    return {*ANSWER.findall(code), *HTTP_CODES.values()} - FOR_PROGRAMS


def problems() -> set[str]:
    """What may be wrong with a record, but for what only the terminal asks for."""
    core = WEB.parents[1]
    ours = [WEB / "records.py", core / "signature.py", core / "commentary.py"]
    modules = [*Path(kernel.__file__).parent.glob("re*.py"), *ours]
    calls = [
        node
        for file in modules
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in WRONG
    ]
    whys = {node.args[WRONG[node.func.id]] for node in calls if isinstance(node.func, ast.Name)}
    found = {str(why.value) for why in whys if isinstance(why, ast.Constant)}
    return (found | {"bad-players", "bad-options"}) - {"no-such-moment"}


def test_no_message_is_unused() -> None:
    said = {*QUOTED.findall(CODE)} | put_together()
    said |= {f"answer-{code}" for code in refusals()} | {f"record-{why}" for why in problems()}
    assert [key for key in of_pages() if key not in said] == []


def test_no_message_is_missing() -> None:
    words = [Words(name) for name in tabard.GAMES]
    keys = {*SAID.findall(CODE)}
    of_games = {key for key in keys if all(game.has(key) for game in words)}
    said = keys - of_games | put_together()
    assert len(said) > 300
    assert sorted(said - {*of_pages()}) == []


def test_every_refusal_has_its_sentence() -> None:
    """One without a sentence is told in English, whoever reads."""
    assert len(refusals()) > 30
    assert [code for code in refusals() if not chrome(DEFAULT).has(f"answer-{code}")] == []


def test_everything_that_is_wrong_with_a_record_has_its_sentence() -> None:
    assert len(problems()) > 20
    assert [why for why in problems() if not chrome(DEFAULT).has(f"record-{why}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_in_two_files_of_the_pages(lang: str) -> None:
    files = sorted((WEB / "locale" / lang).glob("*.ftl"))
    assert len(files) > 5
    counts = Counter(key for file in files for key in messages(file))
    assert [key for key, count in counts.items() if count > 1] == []
