"""Every lesson is played through by the rules, says something at every step, and shows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tabard
from tabard.games import folder, game, presentation
from tabard.kernel.dealer import Dealer
from tabard.kernel.onward import Onward
from tabard.kernel.state import State
from tabard.lessons import (
    ABOUT,
    AHEAD,
    AIM,
    BEHIND,
    FOLDER,
    TITLE,
    BadLesson,
    Lesson,
    Step,
    courses,
    lessons,
    read,
    sayings,
)
from tabard.messages import LANGUAGES
from tabard.server.web.sight import LAYOUTS
from tabard.words import phrases_of

LESSONS = [one for name in tabard.GAMES for one in lessons(name)]
STRETCHES = [one for name in tabard.GAMES for one in courses(name) if one.until]
SENTENCE = re.compile(r"[.!?](?: |$)")


def states(one: Lesson) -> dict[int, State]:
    """The state after so many choices, for every moment at which something is told."""
    state = game(one.game).start(one.players, one.options)
    wanted, found = {step.at for step in one.steps}, {}
    for at in range(len(one.line) + 1):
        if at in wanted:
            found[at] = state.copy()
        if at < len(one.line):
            assert int(state.to_move) == one.line[at].seat
            state.apply(one.line[at].code)
    return found


def test_there_are_lessons_to_play() -> None:
    assert [one.id for one in lessons("pillars")] == ["material", "builders", "cards"]
    assert len(LESSONS) == 15
    assert [one.game for one in STRETCHES] == list(tabard.GAMES)  # each game ends with one
    assert all(courses(one.game)[-1] is one for one in STRETCHES)


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_a_lesson_is_played_through_and_asks_the_learner_alone(one: Lesson) -> None:
    """Whoever changes a rule so that a lesson cannot be played any more is told here."""
    found = states(one)
    for step in one.steps:
        if step.codes:
            assert one.seat in found[step.at].awaited()
            assert len(found[step.at].choices_of(one.seat)) > 1, f"{step.id} is no choice"
    asked = [step for step in one.steps if step.codes]
    assert len(asked) >= 3
    learners = [i for i, made in enumerate(one.line) if made.seat == one.seat and i >= one.opening]
    meant = [i for step in asked for i in range(step.at, step.at + len(step.codes))]
    assert learners == meant


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_a_step_is_told_in_two_sentences_at_most(one: Lesson, lang: str) -> None:
    words = sayings(one.game, one.id, lang)
    assert words(TITLE)
    assert words(ABOUT)
    for step in one.steps:
        said = [words(step.id)]
        if step.codes:
            verbs = {family.name for family in game(one.game).actions.families}
            said += [text for verb in sorted(verbs) if (text := words.answer(step.id, verb))]
            assert len(said) > 1, f"{step.id} answers no wrong choice"
        for text in said:
            assert 1 <= len(SENTENCE.findall(text)) <= 2, f"{step.id}: {text}"
            assert len(text) <= 240, f"{step.id}: {len(text)} letters"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_what_glows_is_in_the_picture(one: Lesson, layout: str) -> None:
    board, found = presentation(one.game).board, states(one)
    wide = next(known for known in LAYOUTS if known == layout)
    for step in one.steps:
        svg = str(
            board.draw(
                found[step.at].view(one.seat),
                seat=one.seat,
                layout=wide,
                names=["A"] * one.players,
                words=phrases_of(one.game, "en"),
            )
        )
        if step.glow:
            ways = [way.split("+") for way in step.glow.split()]
            assert any(all(f' id="{name}"' in svg for name in way) for way in ways), step
        else:
            asking = found[step.at].asking(one.seat)
            assert step.point in Onward(asking, one.seat).codes, f"{step.id}: nothing glows"


@pytest.mark.parametrize("one", STRETCHES, ids=lambda one: one.game)
def test_a_stretch_begins_with_the_learner_and_comes_to_its_end(one: Lesson) -> None:
    state = game(one.game).start(one.players, one.options)
    for made in one.line:
        assert int(state.to_move) == made.seat
        state.apply(made.code)
    assert not one.ended(state)
    dealer, asked = Dealer(seed=1), 0
    while not one.ended(state):
        asked += int(state.to_move) == one.seat
        state.apply(dealer.deal(state.open_menu()))
    assert asked >= 10  # the learner had something to do
    for lang in LANGUAGES:
        words = sayings(one.game, one.id, lang)
        for key in (TITLE, ABOUT, AIM, AHEAD, BEHIND):
            assert len(SENTENCE.findall(words(key))) <= 2
            assert 0 < len(words(key)) <= 240


@pytest.mark.parametrize(
    ("until", "line"),
    [
        ("{ round = 4 }", ", until: round is 4 already, not before 4"),
        ('{ round = "seven" }', ", until: 'round' = 'seven' is no number of the view"),
        ("{ moon = 7 }", ", until: 'moon' = 7 is no number of the view"),
        ("{}", ", until: says nothing"),
        ("{ round = 7 }\nstep = []", ": step is unknown"),
    ],
)
def test_a_stretch_without_an_end_is_refused_in_one_line(
    until: str, line: str, tmp_path: Path
) -> None:
    text = (folder("pillars") / FOLDER / "alone.toml").read_text("utf-8")
    assert text.count("until = { round = 7 }") == 1
    file = tmp_path / "bad.toml"
    file.write_text(text.replace("until = { round = 7 }", f"until = {until}"), "utf-8")
    with pytest.raises(BadLesson) as refused:
        read(game("pillars"), file)
    assert str(refused.value) == f"pillars/lessons/bad.toml{line}"


GOOD = (folder("pillars") / FOLDER / "material.toml").read_text("utf-8")
BAD = {
    'take = "take quarry_medium"': (
        'take = "take quarry_huge"',
        "pillars/lessons/bad.toml, step quarry, take: choice: 'take quarry_huge' is not a choice",
    ),
    'take = "hire mason_1"': (
        'take = "take gravel_pit_large"',
        "pillars/lessons/bad.toml, step mason, take: take gravel_pit_large: too few workers:"
        " 6 needed, 5 there (PIL-4.4)",
    ),
    'rule = "PIL-4.7"': (
        'rule = "PIL-4.99"',
        "pillars/lessons/bad.toml, step mill: rule: 'PIL-4.99' is no rule of pillars",
    ),
    'then = "1 pass"': (
        'then = "0 pass"',
        "pillars/lessons/bad.toml, step forest, then: 'pass' is of seat 0, and seat 1 is to choose",
    ),
    "seat = 0": ("seat = 7", "pillars/lessons/bad.toml: seat: 7 is not a seat"),
    "players = 2": ("players = 9", "pillars/lessons/bad.toml: players:"),
    "place = 1": ("place = 1\ncolour = 3", "pillars/lessons/bad.toml: colour is unknown"),
    'id = "display"': ('id = "row"', "pillars/lessons/bad.toml, step row: id comes twice"),
    '[[step]]\nid = "row"': ("[[step", "pillars/lessons/bad.toml: is not TOML: "),
    'glow = "display"': ('glows = "display"', "pillars/lessons/bad.toml, step display: glows is"),
}


@pytest.mark.parametrize("wrong", BAD, ids=lambda wrong: wrong.split("\n")[-1])
def test_a_bad_lesson_is_refused_in_one_line_that_says_where(wrong: str, tmp_path: Path) -> None:
    instead, line = BAD[wrong]
    assert GOOD.count(wrong) == 1 or "display" in wrong
    file = tmp_path / "bad.toml"
    file.write_text(GOOD.replace(wrong, instead, 1), "utf-8")
    with pytest.raises(BadLesson) as refused:
        read(game("pillars"), file)
    assert str(refused.value).startswith(line)
    assert "\n" not in str(refused.value)


def test_a_lesson_that_a_language_leaves_unsaid_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(GOOD, "utf-8")
    source = folder("pillars") / FOLDER / "locale"
    for lang in LANGUAGES:
        with pytest.raises(BadLesson, match=f"locale/{lang}/bad.ftl: is missing"):
            read(game("pillars"), file)
        words = (source / lang / "material.ftl").read_text("utf-8")
        there = tmp_path / "locale" / lang / "bad.ftl"
        there.parent.mkdir(parents=True)
        there.write_text(re.sub(r"(?m)^wood = .*\n(    .*\n)*", "", words), "utf-8")
        with pytest.raises(BadLesson, match=f"locale/{lang}/bad.ftl: says nothing at wood"):
            read(game("pillars"), file)
        there.write_text(words + "    .knit = Nobody knits.\n", "utf-8")
        with pytest.raises(BadLesson, match=r"learned\.knit answers no choice of pillars"):
            read(game("pillars"), file)
        there.write_text(words, "utf-8")
    assert read(game("pillars"), file).steps[-1] == Step("learned", "PIL-3.1", 39, "points-0")
