"""The words: every id that the code may say has a message, and every message is said.

What the code may say is read off its source: kinds of events, reasons, steps that ask, families
of choices, effects in the data, and the ids that the terminal and `telling` use.
"""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tabard import words as module
from tabard.games import NAMES, game, presentation
from tabard.games.feudum import tables as feudum
from tabard.games.pilgrim import tables as pilgrim
from tabard.games.pillars import telling
from tabard.games.pillars.tables import SUPPLY
from tabard.kernel import menu, sets
from tabard.kernel.contents import entries, walk
from tabard.kernel.errors import Unknown
from tabard.kernel.step import Step
from tabard.words import LANGUAGES, Words, figure, names_in_data
from tests.games.situations import situations

SOURCE = Path(inspect.getfile(module)).parent
PLAYERS = ("Anna", "Joris", "Mira", "Emil")


def modules(*folders: str) -> list[ast.Module]:
    """The source of all modules below some places."""
    paths = [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]
    paths += [SOURCE / folder for folder in folders if folder.endswith(".py")]
    return [ast.parse(path.read_text("utf-8")) for path in paths]


class Rules:
    """The functions of some source by name, and what each calls by name."""

    def __init__(self, trees: list[ast.Module]) -> None:
        self.functions: defaultdict[str, list[ast.FunctionDef]] = defaultdict(list)
        self.calls: defaultdict[str, list[tuple[ast.FunctionDef, ast.Call]]] = defaultdict(list)
        for tree in trees:
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef):
                    self.functions[function.name].append(function)
                    for call in ast.walk(function):
                        if isinstance(call, ast.Call):
                            self.calls[called(call)].append((function, call))


def called(call: ast.Call) -> str:
    """The name of the function or method that is called."""
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Every call of a function or method of this name."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and called(call) == name:
            yield call


def texts(value: ast.expr, within: ast.FunctionDef, rules: Rules) -> set[str]:
    """The strings that an argument may be: a literal, one of two, or a variable set before."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return texts(value.body, within, rules) | texts(value.orelse, within, rules)
    found: set[str] = set()
    if isinstance(value, ast.Name):
        for node in ast.walk(within):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name) and target.id == value.id:
                        found |= texts(node.value, within, rules)
                    elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Call):
                        names = [getattr(one, "id", "") for one in target.elts]
                        if value.id in names:
                            found |= returned(node.value, names.index(value.id), rules)
    return found


def returned(call: ast.Call, place: int | None, rules: Rules) -> set[str]:
    """The strings that a called function may return, as such or at a place of a tuple."""
    found: set[str] = set()
    for function in rules.functions[called(call)]:
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                if place is None:
                    found |= texts(node.value, function, rules)
                elif isinstance(node.value, ast.Tuple):
                    found |= texts(node.value.elts[place], function, rules)
    return found


def arguments(rules: Rules, name: str, place: int) -> set[str]:
    """What functions are called with at a place, also through functions that pass it on."""
    found: set[str] = set()
    for function, call in rules.calls[name]:
        if len(call.args) > place:
            value = call.args[place]
            found |= texts(value, function, rules)
            if isinstance(value, ast.Call):
                found |= returned(value, None, rules)
            given = [a.arg for a in function.args.args if a.arg != "self"]
            if isinstance(value, ast.Name) and value.id in given:
                if function.name != name:
                    found |= arguments(rules, function.name, given.index(value.id))
    return found


def strings(trees: list[ast.Module]) -> set[str]:
    """Every string in some source."""
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said(trees: list[ast.Module]) -> set[str]:
    """The message ids that are literals in calls of `say`, or of `label`, which says it."""
    found: set[str] = set()
    for tree in trees:
        for name, place in (("say", 0), ("label", 1)):
            for call in calls(tree, name):
                value = call.args[place] if len(call.args) > place else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.add(value.value)
    return found


def messages(name: str, lang: str) -> set[str]:
    """The ids in the message files of a game; broken ones fail."""
    found: set[str] = set()
    for text in module.sources(name, lang):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found.add(entry.id.name)
    return found


def steps_that_ask(name: str) -> set[str]:
    """The steps of a game that put a question."""
    return {step.name for step in game(name).program if type(step).ask is not Step.ask}


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
    """The source that says messages: `telling`, `labels` where a game has them, the terminal."""
    parts = [
        f"games/{name}/{part}" for part in ("telling.py", "labels.py", "effects.py", "terminal")
    ]
    parts.append("games/terminal.py")
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
        "points": {f"points-{source}" for source in told.SOURCES},
        "telling": said(shown),
        "the box": {"game-title", "game-sentence"},
        "where a game says nothing": PLAIN,
        "options": questions(name),
        "contents": CONTENTS,
        "of this game": OF_ONE_GAME.get(name, set()),
    }


def questions(name: str) -> set[str]:
    """What the options of a game ask, and why some are not asked beside others."""
    found = game(name).options
    excluded = {f"option-{option.name}-excluded" for option in found if option.unless}
    return excluded | {f"option-{option.name}" for option in found}


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
PLAIN = {"first-alone", "first-together", "plain-table", "plain-player"}
# How the parts and steps of any game go on.
CONTENTS = {f"contents-{how}" for how in ("again", "above", "one-of", "perhaps", "called")}
# What may be wrong with a set of any game.
SETS = {
    *(sets.PART_OF_A_SET, sets.PART_IS_LAID),
    *("set-is-too-small", "set-is-too-large", "fewer-of-that-in-the-set"),
}
# What a game's words need beyond what all games need.
OF_ONE_GAME = {
    "feudum": {f"name-{crop}" for crop in feudum.CROP_IDS if crop not in feudum.GOOD_IDS},
    "pillars": {"apart"},
    "pilgrim": {
        f"effect-{thing}"
        for thing in (*pilgrim.BUILDING_IDS, *pilgrim.ACTIVITY_IDS, *pilgrim.DUTY_IDS)
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
    used |= titles(name)
    # Reasons that functions return pass through variables; some ids are put together.
    used |= strings(modules(f"games/{name}/steps"))
    beginnings = tuple(put_together(shown))
    left = {key for key in messages(name, "en") - used if not key.startswith(beginnings)}
    assert sorted(left) == []


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


def things(name: str) -> set[str]:
    """Ids of the game that may have a name: those of the data and those of its choices."""
    found = set(module.names_in_data(name, "en"))
    named = Words(name).named
    for form in game(name).actions.forms:
        found |= {str(value) for key, value in form.items() if key in named}
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", module.LANGUAGES)
def test_no_other_language_has_messages_that_english_lacks(name: str, lang: str) -> None:
    assert messages(name, lang) <= messages(name, "en")


def test_the_scan_finds_reasons_that_pass_through_other_functions() -> None:
    reasons = expected("pillars")["reasons"]
    assert {"already-free", "needs-remigius", "not-for-waiting-builders"} <= reasons
    assert "buying-needs-a-woodworker" in reasons


def test_the_reasons_name_the_trades_that_the_data_ask_for() -> None:
    goods = SUPPLY["resource"]
    assert {row["buy_requires_trade"] for row in goods} == {"", "woodworker"}
    assert {row["sell_requires_trade"] for row in goods} == {"", "stonecutter"}
    beside = {row["requires_trade"] for row in telling.CRAFTSMEN.values()}
    assert beside == {"", "mortar_mixer"}


@pytest.mark.parametrize("card", [*telling.EFFECTS, *telling.CRAFTSMEN, *telling.RESOURCES])
def test_every_card_says_what_it_does(card: str) -> None:
    words = Words("pillars")
    assert words.card(card)
    assert words.name(card) != card or card in words.names.values()
    assert words.troubles == []


@pytest.mark.parametrize(
    ("card", "phrase"),
    [
        ("mortar_mixer", "3 sand → 1 point, 4×"),
        ("tool_maker", "own 1 metal → 2 gold, 1×"),
        ("mason_1", "1 stone → 1 point beside a mortar mixer, 2×"),
        ("organ_builder", "1 metal + 1 wood → 6 points, 1×"),
        ("quarry_large", "10 workers → 4 stone"),
        ("adv_final_stone_wood", "1 stone + 1 wood now"),
        ("event_cold_winter", "each resource card brings 1 less"),
        ("event_madonna_statue", "craftsmen work 1× more, but not: organ builder, bell maker"),
    ],
)
def test_cards_are_phrased_from_the_data(card: str, phrase: str) -> None:
    assert Words("pillars").card(card) == phrase


@pytest.mark.parametrize(
    ("places", "points", "gold", "sentence"),
    [
        ([1, 2, 3], (9, 8, 7), (0, 1, 2), "Anna wins with 9 points."),
        ([2, 1, 3], (9, 9, 7), (0, 1, 2), "Joris wins: 9 points like Anna, but more gold."),
        ([1, 1, 3], (9, 9, 7), (4, 4, 2), "Anna, Joris win together: 9 points and 4 gold each."),
    ],
)
def test_a_tie_is_settled_in_words(
    places: list[int], points: tuple[int, ...], gold: tuple[int, ...], sentence: str
) -> None:
    view = {"seats": [{"vp": v, "gold": g} for v, g in zip(points, gold, strict=True)]}
    assert Words("pillars").verdict(view, places, PLAYERS) == sentence


def test_a_hidden_thing_is_not_named() -> None:
    words = Words("pillars")
    event = {"kind": "foresees", "seat": 1, "amount": 0, "thing": "", "place": ""}
    assert words.event(event, PLAYERS) == "Joris looks at the coming event"
    event["thing"] = "event_collapse"
    assert words.event(event, PLAYERS) == "Joris sees the coming event: Collapse"


def test_a_secret_that_says_nothing_is_told_to_its_owner_alone() -> None:
    words = Words("feudum")
    event = {"kind": "selects-card", "seat": 1, "amount": 0, "thing": "", "place": ""}
    assert words.hushed(event)
    assert not words.hushed({**event, "thing": "move"})
    assert not words.hushed({**event, "kind": "cards-selected"})
    assert not Words("pillars").hushed({**event, "kind": "foresees"})


@pytest.mark.parametrize(
    ("points", "written"),
    [(0, "0"), (48, "48"), (48.5, "48½"), (0.5, "½"), (-3, "−3"), (-0.5, "−½")],
)
def test_half_points_are_written_alike_in_every_language(points: float, written: str) -> None:
    assert figure(points) == written
    for lang in module.LANGUAGES:
        said = Words("world", lang)("wins", who="Anna", points=float(points))
        assert written in said


def test_what_has_no_message_is_said_as_well_as_can_be() -> None:
    words = Words("pillars")
    assert words("no-such-thing") == "no such thing"
    assert words.troubles == ["no-such-thing: no such message"]


def test_another_language_takes_its_names_from_the_data_and_falls_back_to_english() -> None:
    words = Words("pillars", "de")
    assert words.name("wood") == "Holz"
    assert words("the-game-is-over")
    assert words.troubles == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Unknown, match="known languages are en, de, nl"):
        Words("pillars", "fr")


def test_english_is_there() -> None:
    assert "en" in module.languages("pillars")


@pytest.mark.parametrize("name", NAMES)
def test_names_in_the_data_have_the_apostrophes_of_print_and_begin_small_where_they_are_no_names(
    name: str,
) -> None:
    for lang in LANGUAGES:
        names = names_in_data(name, lang).values()
        assert [one for one in names if "'" in one] == []
        if lang != "de":  # there every noun begins with a capital
            assert not [one for one in names if one.startswith(("Cell ", "Vak "))]
