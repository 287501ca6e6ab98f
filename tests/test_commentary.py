"""Comments and variations in a record: written, read again, and refused in one line each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabard import commentary, lines
from tabard.commentary import (
    COMMENT_MARK,
    LONGEST_COMMENT,
    MOST_CHOICES,
    MOST_COMMENTS,
    MOST_VARIATIONS,
    VARIATION_MARK,
    Comment,
    Commentary,
    Variation,
    worded,
)
from tabard.formats import record_data
from tabard.games import NAMES, game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput, BadRecord
from tabard.kernel.record import Record, parse
from tabard.kernel.state import CHANCE
from tabard.signature import signed_by, with_checksum
from tests.test_lines import random_line

RECORDS = Path(__file__).parent / "records"
WORDS = (
    "plain words",
    'with "quotes", a \\ and {braces}',
    "two\nlines",
    "Ünïcode → 🏰 👩‍🚀 done",
    "<script>alert(1)</script>",
    "# comment: {no} --- plies: 3",
)


def recorded(name: str) -> tuple[str, Record]:
    """A whole game, as text and as a record."""
    text = (RECORDS / f"{name}-2.txt").read_text("utf-8")
    return text, parse(text, game)


def written(record: Record, seed: str, times: int = 4) -> Commentary:
    """Comments and variations at random moments."""
    dealer = Dealer(seed)

    def some(most: int) -> int:
        return int(dealer.below(most))

    def comment(most: int) -> Comment:
        by = ("Anna", "Ben, the 2nd", "")[some(3)]
        return Comment(some(most + 1), WORDS[some(len(WORDS))], by)

    plies = len(record.choices)
    comments = tuple(comment(plies) for _ in range(times))
    variations = []
    for number in range(times):
        ply = some(plies)
        line = random_line(record.state(ply), ply, None, 1 + some(9))
        named = lines.begin(record.state(ply), ply, None, f"way {number}" if number else "")
        way = named.with_choices(line.choices)
        about = tuple(comment(len(way.choices)) for _ in range(some(3)))
        variations.append(Variation(way, "Anna", about))
    return Commentary(comments, tuple(variations))


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_written_to_a_game_is_read_again_as_it_was(name: str) -> None:
    text, record = recorded(name)
    said = written(record, f"notes {name}")
    whole = text + said.text()
    assert commentary.read(whole, record) == said
    assert commentary.read(whole, record).text() == said.text()
    assert parse(whole, game) == record, "who knows nothing of it reads the same game"
    assert {key: record_data(whole)[key] for key in said.json()} == said.json()


def test_a_game_without_a_word_has_no_lines_for_it() -> None:
    text, record = recorded("pillars")
    assert not commentary.read(text, record)
    assert Commentary().text() == ""
    assert "comments" not in record_data(text)


def test_what_is_written_is_under_the_checksum() -> None:
    text, _ = recorded("world")
    said = Commentary((Comment(3, "here", "Anna"),))
    whole = with_checksum(text + said.text())
    assert signed_by(whole.encode()) == ""
    with pytest.raises(BadRecord):
        signed_by(whole.replace("here", "gone").encode())


def test_a_remark_that_somebody_wrote_in_their_own_words_stays_a_remark() -> None:
    text, record = recorded("pillars")
    more = f"{COMMENT_MARK}a fine game\n# variation: none\n#comment: {{}}\n"
    assert not commentary.read(text + more, record)
    inside = text.replace("---\n", f'---\n{COMMENT_MARK}{{"broken\n', 1)
    assert not commentary.read(inside, record), "before the end nothing is looked for"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('# comment: {"after": 3', "is not JSON"),
        ("# comment: {" + '"a": [' * 99999, "is not JSON"),
        ('# comment: {"after": 3, "text": "x"}', "keys"),
        ('# comment: {"after": 99999, "by": "", "text": "x"}', "after"),
        ('# comment: {"after": -1, "by": "", "text": "x"}', "after"),
        ('# comment: {"after": true, "by": "", "text": "x"}', "after"),
        ('# comment: {"after": 3, "by": "", "text": 5}', "text"),
        ('# comment: {"after": 3, "by": "", "text": " "}', "text: is empty"),
        ('# comment: {"after": 3, "by": "", "text": "a\\u0007b"}', "control character (U+0007)"),
        ('# comment: {"after": 3, "by": "", "text": "\\u202eturned"}', "control character"),
        ('# comment: {"after": 3, "by": "", "text": "\\ud800"}', "control character (U+D800)"),
        ('# comment: {"after": 3, "by": ["x"], "text": "x"}', "by: is not text"),
        (f'# comment: {{"after": 3, "by": "{"x" * 61}", "text": "x"}}', "by: is longer"),
        (f'# comment: {{"after": 3, "by": "", "text": "{"x" * 601}"}}', "text: is longer than 600"),
    ],
)
def test_a_comment_that_does_not_hold_is_refused_with_its_line(line: str, problem: str) -> None:
    text, record = recorded("pillars")
    with pytest.raises(BadRecord) as refused:
        commentary.read(f"{text}{line}\n", record)
    assert refused.value.where == f"line {text.count(chr(10)) + 1} (comment)"
    assert problem in str(refused.value)
    assert refused.value.why == "bad-comment"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"after": "3"}, "after: is not 0 to"),
        ({"name": "x" * 61}, "name: is longer"),
        ({"name": None}, "name: is not text"),
        ({"choices": []}, "choices: are none"),
        ({"choices": "1 pass"}, "choices: is not a list"),
        ({"choices": [1]}, "choices: is not a list"),
        ({"choices": ["1 fly"]}, "choice 1: "),
        ({"choices": ["9 pass"]}, "choice 1: '9' chooses, but"),
        ({"choices": ["x"] * (MOST_CHOICES + 1)}, f"choices: are more than {MOST_CHOICES}"),
        ({"comments": {}}, "comments: is not a list"),
        ({"comments": [{"after": 2, "by": "", "text": "beyond"}]}, "after: is not 0 to 1"),
        ({"more": 1}, "keys"),
    ],
)
def test_a_variation_that_does_not_hold_is_refused_with_its_line(
    change: dict[str, object], problem: str
) -> None:
    text, record = recorded("pillars")
    ply = next(n for n, (state, _) in enumerate(record) if state.to_move != CHANCE)
    state = record.state(ply)
    choice = f"{state.to_move} {record.game.actions.text(state.choices()[0])}"
    good = {"after": ply, "by": "", "name": "", "choices": [choice], "comments": []}
    assert commentary.read(f"{text}{VARIATION_MARK}{json.dumps(good)}\n", record).variations
    with pytest.raises(BadRecord) as refused:
        commentary.read(f"{text}{VARIATION_MARK}{json.dumps({**good, **change})}\n", record)
    assert refused.value.where == f"line {text.count(chr(10)) + 1} (variation)"
    assert problem in str(refused.value)


def test_nobody_fills_a_record_with_remarks() -> None:
    text, record = recorded("pillars")
    many = Commentary((Comment(0, "x"),) * (MOST_COMMENTS + 1))
    with pytest.raises(BadRecord, match=f"{MOST_COMMENTS} are the most"):
        commentary.read(text + many.text(), record)
    line = random_line(record.state(10), 10, None, 1)
    ways = Commentary((), (Variation(line),) * (MOST_VARIATIONS + 1))
    with pytest.raises(BadRecord, match=f"{MOST_VARIATIONS} are the most"):
        commentary.read(text + ways.text(), record)
    spoken = Commentary((), (Variation(line, "", (Comment(0, "x"),) * (MOST_COMMENTS + 1)),))
    with pytest.raises(BadRecord, match=f"{MOST_COMMENTS} are the most"):
        commentary.read(text + spoken.text(), record)


def test_words_are_kept_as_rows_without_spaces_around_them() -> None:
    assert worded("  one \t two \r\n  three  ") == "one two\nthree"
    assert worded("x" * LONGEST_COMMENT) == "x" * LONGEST_COMMENT
    with pytest.raises(BadInput, match="is empty"):
        worded(" \n ")
