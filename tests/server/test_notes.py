"""Comments and variations of finished games: who may write, how much, and whose they stay."""

from __future__ import annotations

import pytest

from tabard import lines
from tabard.commentary import MOST_COMMENTS, MOST_VARIATIONS
from tabard.lines import Line
from tabard.server import annotating, byhand, commands
from tabard.server.annotating import brought, chosen_in, comment, erase, keep
from tabard.server.calling_off import call_off
from tabard.server.checking import look_over
from tabard.server.commands import mute
from tabard.server.export import everything_of
from tabard.server.farewell import depart, merge
from tabard.server.log import NOBODY
from tabard.server.notes import commentary
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import ANNA, BERT, CARL, Desk, refused, two
from tests.server.inn import do, opened, run
from tests.server.inn import two as two_there
from tests.server.test_farewell import known


def given_up(plies: int = 6) -> Desk:
    """A game of Anna and Bert that was called off after a few choices."""
    desk = two()
    for _ in range(plies):
        seat = int(desk.state.to_move)
        user = (ANNA, BERT)[seat]
        desk.do(user, commands.choose, seat, desk.state.choices()[0], desk.table.ply, True)
    desk.do(ANNA, call_off, 0)
    desk.do(BERT, call_off, 1)
    return desk


def another(table: Table, length: int = 3, name: str = "") -> Line:
    """A variation from the last moment of a seat's choice: always the last one open."""
    ply = max(n for n in range(len(table.plies) + 1) if table.state_at(n).to_move >= 0)
    hand = byhand.taken_up(table.state_at(ply), ply, [])
    while len(hand.line.choices) < length:
        codes = hand.end.choices()
        hand = byhand.deal(hand) if hand.end.to_move < 0 else byhand.choose(hand, codes[-1])
    return annotating.named(hand.line, name)


def test_a_game_that_goes_on_has_no_comments_and_no_variations() -> None:
    desk = two()
    refused(desk, "not-over", ANNA, comment, 0, "advice")
    line = lines.begin(desk.state, 0, None)
    refused(desk, "not-over", ANNA, keep, line)
    refused(desk, "not-over", ANNA, erase, 0)


def test_who_played_writes_and_who_looks_on_does_not() -> None:
    desk = given_up()
    table = desk.table
    desk.do(ANNA, comment, 3, "  here it\tturned ")
    desk.do(BERT, keep, another(table, 3, "mine"))
    desk.do(ANNA, comment, 0, "why?", 1, 2)
    refused(desk, "not-your-seat", CARL, comment, 3, "I saw it")
    refused(desk, "not-your-seat", CARL, keep, another(table))
    kept = list(table.notes.kept.values())
    assert [(n.number, n.name, n.text, n.of, n.step) for n in kept] == [
        (0, "Anna", "here it turned", None, 0),
        (1, "Bert", "mine", None, 0),
        (2, "Anna", "why?", 1, 2),
    ]
    assert kept[2].ply == kept[1].ply
    told = commentary(table)
    assert [one.by for one in told.comments] == ["Anna"]
    assert [one.text for one in told.variations[0].comments] == ["why?"]


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ((9999, "x"), "malformed"),
        ((-1, "x"), "malformed"),
        ((0, "  "), "malformed"),
        ((0, "x" * 601), "malformed"),
        ((0, "bell \a"), "malformed"),
        ((0, "x", 5, 0), "unknown-note"),
        ((0, "x", 0, 0), "unknown-note"),
        ((0, "x", 1, 4), "malformed"),
    ],
)
def test_a_comment_that_fits_nowhere_changes_nothing(about: tuple[int, ...], code: str) -> None:
    desk = given_up()
    desk.do(ANNA, comment, 0, "first")
    desk.do(ANNA, keep, another(desk.table))
    refused(desk, code, ANNA, comment, *about)


def test_whoever_is_silenced_by_the_host_writes_no_comments() -> None:
    desk = given_up()
    desk.do(BERT, commands.say, "hello")
    desk.do(ANNA, mute, 0, True)
    refused(desk, "muted", BERT, comment, 0, "hm")
    refused(desk, "muted", BERT, keep, another(desk.table))


def test_who_wrote_something_and_the_host_take_it_away_with_all_that_hangs_on_it() -> None:
    desk = given_up()
    desk.do(BERT, keep, another(desk.table))
    desk.do(ANNA, comment, 0, "on Bert's", 0, 1)
    desk.do(ANNA, comment, 0, "my own")
    refused(desk, "not-your-note", BERT, erase, 2)
    refused(desk, "not-your-note", CARL, erase, 0)
    refused(desk, "unknown-note", ANNA, erase, 7)
    desk.do(ANNA, erase, 0)
    assert [note.text for note in desk.table.notes.kept.values()] == ["my own"]
    refused(desk, "unknown-note", BERT, erase, 0)
    desk.do(BERT, comment, 0, "another")
    assert list(desk.table.notes.kept) == [2, 3], "no number comes twice"


def test_a_variation_of_ones_own_grows_and_is_renamed_and_comments_stay_where_they_fit() -> None:
    desk = given_up()
    long, short = another(desk.table, 4, "long"), another(desk.table, 2, "short")
    desk.do(BERT, keep, long)
    desk.do(ANNA, comment, 0, "on step 2", 0, 2)
    desk.do(ANNA, comment, 0, "on step 4", 0, 4)
    refused(desk, "malformed", ANNA, keep, short, 0)
    desk.do(BERT, keep, short, 0)
    kept = desk.table.notes.kept
    assert (kept[0].text, len(kept[0].choices)) == ("short", 2)
    assert [note.text for note in kept.values() if note.of == 0] == ["on step 2"]


def test_nobody_fills_the_log_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = given_up()
    line = another(desk.table)
    for _ in range(MOST_VARIATIONS):
        desk.do(ANNA, keep, line)
    refused(desk, "many-notes", BERT, keep, line)
    for _ in range(MOST_COMMENTS):
        desk.do(ANNA, comment, 0, "x")
    refused(desk, "many-notes", BERT, comment, 0, "x")
    desk.do(ANNA, erase, MOST_VARIATIONS)
    desk.do(ANNA, comment, 0, "x")
    monkeypatch.setattr(annotating, "MOST_WRITTEN", desk.table.notes.written)
    desk.do(ANNA, erase, MOST_VARIATIONS + 1)
    refused(desk, "many-notes", ANNA, comment, 0, "written and taken away again")
    refused(desk, "many-notes", ANNA, keep, line, 0)


def test_a_line_that_comes_as_text_is_of_this_game_and_table_or_refused() -> None:
    desk = given_up()
    table = desk.table
    line = another(table, 3, "as text")
    assert brought(table, line.text()) == line
    text = line.text()
    for wrong, field in (
        (text.replace("game: pillars", "game: world"), "line, game"),
        (text.replace("rules: ", "rules: 9"), "line, rules"),
        (text.replace(f"moment: {line.moment}", "moment: 0123456789abcdef"), "line, moment"),
        (text.replace(f"from: {line.at}", "from: 999"), "line, from"),
        (lines.begin(table.state_at(line.at), line.at, None).text(), "line, choices"),
        ("nothing", "line, line 1"),
    ):
        with pytest.raises(RequestRefused) as found:
            brought(table, wrong)
        assert found.value.detail["field"] == field
    with pytest.raises(RequestRefused) as found:
        chosen_in(table, line.at, ["0 fly"])
    assert found.value.detail["field"] == "choices, choice 1"


def test_what_was_written_is_there_when_the_house_opens_again(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            await known(either, ANNA, BERT)
            table = await two_there(house)
            for user, seat in ((ANNA, 0), (BERT, 1)):
                await do(house, table, user, call_off, seat)
            await do(house, table, BERT, comment, 0, "a word of mine")
            await do(house, table, ANNA, keep, another(table, 2, "a way of mine"))
            await do(house, table, BERT, comment, 0, "to hers", 1, 1)
            before = house.table(table.id).notes
        async with opened(either) as house:
            assert house.table(table.id).notes == before
            assert look_over(either).problems == []

    run(story)


def test_what_was_written_goes_with_the_person_and_leaves_with_them(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            await known(either, "ANNA", BERT, "CARL")
            table = await two_there(house)
            for user, seat in ((ANNA, 0), (BERT, 1)):
                await do(house, table, user, call_off, seat)
            await do(house, table, BERT, comment, 0, "a word of mine")
            await do(house, table, BERT, keep, another(table, 2, "a way of mine"))
            await do(house, table, ANNA, comment, 0, "to his", 1, 1)
            assert b"a word of mine" in unpacked(everything_of(house, BERT))
            await merge(house, BERT, CARL)
            assert {note.user for note in house.table(table.id).notes.kept.values()} == {ANNA, CARL}
            await depart(house, CARL)
            found = house.table(table.id).notes
            left = [(one.name, one.text) for one in found.kept.values()]
            assert left == [(NOBODY, ""), ("Anna", "to his")], "others' words stand on the way"
            checked = look_over(either)
            assert checked.problems == []
            assert b"of mine" not in repr(either.log(table.id)).encode()

    run(story)


def unpacked(data: bytes) -> bytes:
    """All files of a zip file together."""
    import io
    import zipfile

    with zipfile.ZipFile(io.BytesIO(data)) as file:
        return b"".join(file.read(name) for name in file.namelist())
