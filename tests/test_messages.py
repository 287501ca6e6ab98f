"""The messages: every id that the code may say has one, and every one is said.

What the code may say is read off its source: kinds of events, reasons, steps that ask, families
of choices, effects in the data, the ids that the terminal and `telling` use, and what boards ask.
"""

from __future__ import annotations

import ast
import functools
import importlib
import re

import pytest

from tabard.bots.matters import matters_of
from tabard.games import NAMES, game, presentation
from tabard.games.feudum import tables as feudum
from tabard.games.pilgrim import tables as pilgrim
from tabard.kernel import menu, sets
from tabard.kernel.contents import entries, walk
from tabard.kernel.step import Step
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.situations import situations
from tests.sayings import (
    SOURCE,
    Rules,
    arguments,
    calls,
    messages,
    modules,
    phrases,
    said,
    strings,
    things,
)


def steps_that_ask(name: str) -> set[str]:
    """The steps of a game that put a question."""
    return {step.name for step in game(name).steps if type(step).ask is not Step.ask}


def rows_of_numbers(name: str) -> set[str]:
    """Families in which choices can differ in their last number alone."""
    found = set()
    for family in game(name).actions.families:
        rows = set(family.rows)
        for row in family.rows:
            if len(row) > 1 and isinstance(row[-1], int) and (*row[:-1], row[-1] + 1) in rows:
                found.add(family.name)
    return found


# Phases of a view that are no step of a round on the board.
OTHER_PHASES = {
    "pillars": ("setup", "over"),
    "world": ("setup", "chapter", "over"),
    "feudum": ("setup", "over"),
    "pilgrim": ("setup", "over"),
}


def shown_by(name: str) -> list[ast.Module]:
    """The source that says messages: `telling`, `labels` where a game has them, terminal, pages."""
    parts = [
        f"games/{name}/{part}" for part in ("telling.py", "labels.py", "effects.py", "terminal")
    ]
    parts += ["games/terminal.py", "howto/numbers.py", "server/web/rulebook.py"]
    return modules(*(part for part in parts if (SOURCE / part).exists()))


@functools.cache
def expected(name: str) -> dict[str, set[str]]:
    """Every message id that a game's code may say, by where it comes from."""
    rules = Rules(modules(f"games/{name}"))
    shown = shown_by(name)
    families = {family.name for family in game(name).actions.families}
    declining = [family for family in game(name).actions.families if family.declines]
    told = importlib.import_module(f"tabard.games.{name}.telling")
    board = presentation(name).board
    tabs = {tab for tab, _ in board.tabs}
    return {
        "events": arguments(rules, "tell", 1) | arguments(rules, "tell_secretly", 1),
        "reasons": arguments(rules, "refuse", 2) | absences(name) | HOUSE | SETS,
        # Where nothing speaks against a choice the reason is "".
        "warnings": (arguments(rules, "warn", 3) - {""}) | kinds_of_warnings(),
        "tips": tips_of(name),
        "prompts": {f"ask-{step}" for step in steps_that_ask(name)} | {"ask-over"},
        "choices": {f"do-{family}" for family in families}
        | {f"do-{family}-many" for family in rows_of_numbers(name)},
        "effects": {f"effect-{e['type']}" for e in getattr(told, "EFFECTS", {}).values()},
        "places": {f"at-{place}" for place in game(name).start(2).view(None).get("spaces", ())},
        "phases": {f"table-{phase}" for phase in (*board.phases, *OTHER_PHASES[name], *tabs)},
        "folded": {f"fold-{family.name}" for family in declining if len(family.rows) > 1},
        "points": {f"points-{source}" for source in game(name).accounts().sources}
        | {"points-period", "points-earlier"},
        "score": dues(name) | SCORE,
        "cautions": cautions(name),
        "why one choice and not another": {f"reason-{m.id}" for m in matters_of(game(name))} | WHY,
        "telling": said(shown),
        "the box": {"game-title", "game-sentence"},
        "where a game says nothing": PLAIN,
        "options": questions(name),
        "planners": {f"planner-{s.id}{end}" for s in game(name).strategies() for end in ABOUT},
        "contents": CONTENTS,
        "of this game": OF_ONE_GAME.get(name, set()),
    }


ABOUT = ("", "-about")


def cautions(name: str) -> set[str]:
    """What newcomers may be warned of: what the source names; what falls due by its own name."""
    found: set[str] = set()
    path = f"games/{name}/cautions.py"
    for tree in modules(path) if (SOURCE / path).exists() else []:
        for call in calls(tree, "Caution"):
            first = call.args[0]
            ways = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {str(way.value) for way in ways if isinstance(way, ast.Constant)}
            if any(isinstance(way, ast.Attribute) for way in ways):
                found |= {due.removeprefix("due-") for due in dues(name)}
    return {f"caution-{what}" for what in found}


def dues(name: str) -> set[str]:
    """What may fall due: what the source names, and what a random game has."""
    found = arguments(Rules(modules(f"games/{name}/accounts.py")), "Due", 0)
    for state, _ in situations(name, 3, 1):
        found |= {due.what for due in state.game.accounts().dues(state, 0)}
    return {f"due-{what}" for what in found}


def questions(name: str) -> set[str]:
    """What the options of a game ask, and why some are not asked beside others."""
    found = game(name).options
    excluded = {f"option-{option.name}-excluded" for option in found if option.unless}
    parts = [option for option in found if option.adds_to is not None]
    added = {f"option-{option.name}-about" for option in parts}
    added |= {f"option-{option.adds_to[0]}-adds" for option in parts if option.adds_to}
    return excluded | added | {f"option-{option.name}" for option in found}


def answers(name: str) -> set[str]:
    """What may be answered to options in words of their own: yes and no may do, or a number."""
    return {
        f"option-{option.name}-{str(value).lower()}"
        for option in game(name).options
        for value in option.values
    }


def absences(name: str) -> set[str]:
    """The reasons that steps return against what is not there."""
    asked = (node for tree in modules(f"games/{name}") for node in ast.walk(tree))
    answers = (
        answer
        for one in asked
        if isinstance(one, ast.FunctionDef) and one.name == "absent"
        for answer in ast.walk(one)
        if isinstance(answer, ast.Return)
    )
    values = (value for answer in answers for value in ast.walk(answer))
    return {str(value.value) for value in values if isinstance(value, ast.Constant)}


@functools.cache
def kinds_of_warnings() -> set[str]:
    """The messages that wrap a warning, of each kind that a step of any game gives."""
    given = [call.args[1] for tree in modules("games") for call in calls(tree, "warn")]
    kinds = {value.id for value in given if isinstance(value, ast.Name)}
    return {f"warned-{getattr(menu, kind)}" for kind in kinds if hasattr(menu, kind)}


@functools.cache
def tips_of(name: str) -> set[str]:
    """The tips that a board can give: those its source names, and those of random games."""
    found = arguments(Rules(modules(f"games/{name}/board")), "Tip", 1)
    board = presentation(name).board
    for seed in TIP_SEEDS:
        for ply, (state, _) in enumerate(situations(name, game(name).players[-1], seed)):
            if ply % TIP_EVERY == 0:
                found |= {tip.says for tip in board.tips(state.view(0), 0)}
    return {f"tip-{says}" for says in found}


# Between them these games have a serf, a feudum and all that a tip puts its id together of.
TIP_SEEDS = (1, 3, 5, 10)
TIP_EVERY = 10
# Reasons of the kernel itself.
HOUSE = {"the-game-is-over", "not-a-choice-now", menu.NOT_THERE}
# What the defaults of a presentation say.
PLAIN = {"first-alone", "first-together", "plain-table", "player"}
WHY_IDS = r"(reasons?|margin|chance)-[a-z-]+"
# What a score says in any game, on a page or in a terminal.
SCORE = {
    text
    for text in strings(modules("scoresheet.py", "server/web", "cli/scoreboard.py"))
    if text.startswith("score-") and not text.startswith(("score-title", "score-body"))
}
# What reasons say in any game.
WHY = {text for text in strings(modules("reasons.py")) if re.fullmatch(WHY_IDS, text)}
# How the parts and steps of any game go on.
CONTENTS = {f"contents-{how}" for how in ("again", "above", "one-of", "perhaps", "called")}
# What may be wrong with a set of any game.
SETS = {
    *(sets.PART_OF_A_SET, sets.PART_IS_LAID),
    *("set-is-too-small", "set-is-too-large", "fewer-of-that-in-the-set"),
}


def won_by(field: str) -> set[str]:
    """What is said of who has won, where something decides between equals (`decided_by`)."""
    return {"wins", "wins-together", f"wins-by-{field}"}


# What a game's words need beyond what all games need.
OF_ONE_GAME = {
    "feudum": {
        *(f"name-{crop}" for crop in feudum.CROP_IDS if crop not in feudum.GOOD_IDS),
        *won_by("barrel"),
    },
    "pillars": {"apart", *won_by("gold")},
    "pilgrim": {
        presentation("pilgrim").telling.beside,
        *(
            f"effect-{thing}"
            for thing in (*pilgrim.BUILDING_IDS, *pilgrim.ACTIVITY_IDS, *pilgrim.DUTY_IDS)
        ),
    },
}


@pytest.mark.parametrize("name", NAMES)
def test_every_id_that_the_code_may_say_has_a_message(name: str) -> None:
    known = messages(name, "en")
    missing = {where: sorted(ids - known) for where, ids in expected(name).items() if ids - known}
    assert missing == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_message_is_said_somewhere(name: str) -> None:
    used = set().union(*expected(name).values())
    shown = shown_by(name)
    used |= strings(shown) | answers(name)
    used |= {f"name-{thing}" for thing in things(name)}
    used |= titles(name) | moving(name) | {f"stock-{thing}" for thing in stock(name)}
    used |= phrases(name)  # which boards ask for, as `test_phrases` shows
    # Reasons that functions return pass through variables; some ids are put together.
    used |= strings(modules(f"games/{name}/steps"))
    beginnings = tuple(put_together(shown))
    left = {key for key in messages(name, "en") - used if not key.startswith(beginnings)}
    assert sorted(left) == []


def stock(name: str) -> list[str]:
    """What a player of a game has, as plans count it."""
    return [path.rpartition("/")[2] for path in presentation(name).telling.stock]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_has_is_called_something_in_every_language(name: str, lang: str) -> None:
    words = Words(name, lang)
    assert stock(name)
    for thing in stock(name):
        known = words.has(f"stock-{thing}") or words.has(f"name-{thing}")
        assert known or thing in words.names, thing


def moving(name: str) -> set[str]:
    """The names of what moves on a board, and of its stations, as summaries say them."""
    motion = presentation(name).board.motion
    return {f"name-{one}" for one in (*motion.stations, *motion.tokens, *motion.cards)}


def titles(name: str) -> set[str]:
    """The titles that the parts and steps of a game may have."""
    found = [*entries(game(name).contents), *entries(game(name).called)]
    return {f"{'part' if e.step is None else 'step'}-{e.name}" for _, e in walk(found)}


def test_a_tip_is_said_where_a_board_gives_it_and_a_warning_where_a_step_warns_so() -> None:
    assert "tip-role-serf" in tips_of("feudum") - tips_of("world")
    assert kinds_of_warnings() == {"warned-idle", "warned-costly"}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_to_be_absent_is_a_reason_of_the_game(name: str) -> None:
    absent = {*presentation(name).telling.absent}
    given = expected(name)["reasons"] | strings(modules(f"games/{name}"))
    assert absent
    assert absent <= given & messages(name, "en")


def put_together(trees: list[ast.Module]) -> set[str]:
    """The beginnings of ids like `say(f"card-{name}")`."""
    found: set[str] = set()
    for tree in trees:
        for call in calls(tree, "say"):
            value = call.args[0] if call.args else None
            if isinstance(value, ast.JoinedStr) and isinstance(value.values[0], ast.Constant):
                found.add(str(value.values[0].value))
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_other_language_has_messages_that_english_lacks(name: str, lang: str) -> None:
    assert messages(name, lang) <= messages(name, "en")


def test_the_scan_finds_reasons_that_pass_through_other_functions() -> None:
    reasons = expected("pillars")["reasons"]
    assert {"already-free", "needs-remigius", "not-for-waiting-builders"} <= reasons
    assert "buying-needs-a-woodworker" in reasons
