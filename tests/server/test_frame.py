"""What a viewer sees of a table: own drafts, others' moves one by one, and nothing secret."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from tabard.door import GAMES
from tabard.games import game
from tabard.games.pillars import tables
from tabard.games.pillars.state import PillarsState
from tabard.presentation.board import Layout
from tabard.server import commands
from tabard.server.table import Table
from tabard.server.web import frame
from tabard.server.web.cursor import Cursor
from tabard.server.web.reel import MOST_STEPS
from tabard.server.web.seats import Crowd
from tabard.server.web.sight import Sight
from tabard.server.web.stream import event
from tabard.server.web.trail import moved, pieces_at
from tests.server.desk import ANNA, BERT, CARL, DEVICE, Desk, mover, setup, three, two
from tests.server.putting import Page

SPECTATOR = "spectator"


def seen(table: Table, seat: int | None, layout: Layout = "wide") -> dict[str, Any]:
    """A frame of the present."""
    return frame.now(table, Sight("pillars", seat, "en", layout), Crowd(SPECTATOR))


def heard(cursor: Cursor) -> list[dict[str, Any]]:
    """What a client is told next."""
    return [json.loads(data) for data in cursor.news(Crowd(cursor.user))]


def text(shown: Any) -> str:
    """Everything in a frame, as it would go over the wire."""
    return json.dumps(shown)


def foresee(desk: Desk, seat: int) -> str:
    """Let a seat own Ellen and have seen the next event, which is returned."""
    state = desk.state
    assert isinstance(state, PillarsState)
    state.seats[seat].advantages |= 1 << tables.ELLEN
    state.foreseen = 0
    return tables.EVENT_IDS[0]


def test_who_is_asked_gets_the_choices_as_buttons_and_as_pieces() -> None:
    desk = two()
    seat = mover(desk)
    shown = seen(desk.table, seat)
    assert shown["turn"] is True
    codes = set(desk.state.choices())
    buttons = {int(c) for c in re.findall(r'id="do-(\d+)"', shown["parts"]["prompt"])}
    pieces = {int(c) for c in re.findall(r'data-code="(\d+)"', shown["parts"]["board"])}
    assert buttons == codes
    assert pieces <= codes
    assert len(pieces) >= len(codes) - 1  # passing has no piece


def test_who_is_not_asked_gets_no_choices() -> None:
    desk = two()
    for seat in (1 - mover(desk), None):
        shown = seen(desk.table, seat)
        assert shown["turn"] is False
        assert "data-code" not in text(shown)
        assert shown["why"] == {}


def test_every_refused_piece_has_its_reason_and_rule() -> None:
    desk = two()
    desk.play(30)
    shown = seen(desk.table, mover(desk))
    refused = set(re.findall(r'data-refused="(\d+)"', shown["parts"]["board"]))
    assert refused <= set(shown["why"])
    for reason, rule in shown["why"].values():
        assert reason.endswith(".")
        assert re.fullmatch(r"PIL-[\d.]+", rule)


def test_a_draft_is_seen_by_its_own_seat_alone() -> None:
    desk = three()
    seat = mover(desk)
    views = [*range(3), None]
    before = {view: text(seen(desk.table, view)) for view in views}
    desk.choose(final=False)
    after = {view: text(seen(desk.table, view)) for view in views}
    assert [view for view in views if after[view] != before[view]] == [seat]
    assert seen(desk.table, seat)["ply"] == seen(desk.table, None)["ply"] + 1
    assert "confirm your turn" in after[seat]


def test_each_choice_of_a_draft_is_seen_on_the_table_at_once() -> None:
    desk, chance = two(), Random(1)
    while len(desk.table.draft) < 3:
        seat, state = mover(desk), desk.table.tentative or desk.state
        if desk.table.draft and state.awaited() != [seat]:
            desk.do(desk.user(seat), commands.confirm, seat, desk.table.ply_of(seat))
            continue
        desk.choose(chance.choice(state.choices()), final=False)
        drafted = desk.table.tentative
        if drafted is not None:
            sight = Sight("pillars", seat, "en")
            assert frame.looking(desk.table, sight).view == drafted.view(seat)


def test_a_draft_makes_no_news_for_others() -> None:
    desk = three()
    users = [ANNA, BERT, CARL]
    seat = mover(desk)
    cursors = [Cursor(desk.table, user, "en", "wide", None) for user in (*users, SPECTATOR)]
    for cursor in cursors:
        list(cursor.news(Crowd(cursor.user)))
    desk.choose(final=False)
    told = [any(cursor.news(Crowd(cursor.user))) for cursor in cursors]
    assert told == [user == users[seat] for user in (*users, SPECTATOR)]


def test_what_one_seat_has_foreseen_is_in_no_other_frame() -> None:
    desk = three()
    secret = foresee(desk, 0)
    name = "Foreseen"
    assert name in seen(desk.table, 0)["parts"]["board"]
    for view in (1, 2, None):
        shown = text(seen(desk.table, view))
        assert name not in shown
        assert f"foreseen-{secret}" not in shown


def test_the_log_hides_what_an_event_hides() -> None:
    desk = three()
    desk.play(400)
    table = desk.table
    hidden = [e for ply in table.plies for e in ply.events if e.only >= 0]
    for view in (0, 1, 2, None):
        for one in hidden:
            said = one.seen_by(view)["thing"]
            assert bool(said) == (view == one.only)


def test_others_moves_are_shown_one_after_another() -> None:
    desk = two()
    cursor = Cursor(desk.table, SPECTATOR, "en", "wide", None)
    assert len(list(cursor.news(Crowd(SPECTATOR)))) == 1
    for _ in range(3):
        desk.choose()
    steps, shown = [], {"step": False}
    for news in heard(cursor):
        shown |= news
        steps.append((shown["plies"], shown["step"]))
    end = len(desk.table.plies)
    assert steps == [(end - 2, True), (end - 1, True), (end, False)]


def test_somebody_long_away_is_led_to_the_present_at_once() -> None:
    desk = two()
    cursor = Cursor(desk.table, SPECTATOR, "en", "wide", None)
    list(cursor.news(Crowd(SPECTATOR)))
    desk.play(3 * MOST_STEPS)
    assert len(list(cursor.news(Crowd(SPECTATOR)))) == 1


def test_a_client_that_comes_back_gets_the_moments_it_missed() -> None:
    desk = two()
    for _ in range(4):
        desk.choose()
    cursor = Cursor(desk.table, ANNA, "en", "wide", None)
    cursor.resume(len(desk.table.plies) - 2)
    news = heard(cursor)
    assert len(news) == 2
    assert news[0]["step"] is True
    assert "board" in news[0]["parts"]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_news_put_together_are_the_frame(name: str, layout: Layout) -> None:
    """For a seat and a spectator who do not always look; with talk, drafts and second thoughts."""
    desk = two(name)
    users = {0: ANNA, None: SPECTATOR}
    pages = {seat: Page() for seat in users}
    cursors = {seat: Cursor(desk.table, user, "de", layout, None) for seat, user in users.items()}
    random = Random(4)
    for number in range(40):
        desk.wait(1)
        for seat, user in users.items():
            if random.random() < 0.25:
                continue
            for news in heard(cursors[seat]):
                pages[seat].take(news)
            sight = Sight(name, seat, "de", layout)
            check_page(pages[seat], frame.now(desk.table, sight, Crowd(user)))
        if not desk.table.running:
            break
        if number % 9 == 0:
            desk.do(ANNA, commands.say, "Well met.")
            desk.wait(1)
        draft_or_play(desk, random)


def draft_or_play(desk: Desk, random: Random) -> None:
    """Choose something; sometimes only as a draft, which may be taken back."""
    if len(desk.state.awaited()) != 1:
        desk.play(1)
        return
    state = desk.table.tentative or desk.state
    seat = mover(desk)
    final = random.random() < 0.6 or int(state.to_move) != seat
    if state.to_move == seat:
        desk.choose(random.choice(state.choices()), final)
    if desk.table.draft:
        whole, ply = random.random() < 0.5, desk.table.ply_of(seat)
        if random.random() < 0.5:
            desk.do(desk.user(seat), commands.take_back, seat, whole)
        else:
            desk.do(desk.user(seat), commands.confirm, seat, ply)


def check_page(page: Page, whole: dict[str, Any]) -> None:
    """What a page has put together is what a whole frame says."""
    whole = json.loads(json.dumps(whole))
    assert page.lines == whole.pop("log")
    assert page.board == whole["parts"].pop("board")
    assert page.parts == whole.pop("parts")
    assert whole.pop("why").items() <= page.why.items()
    assert {key: page.facts[key] for key in whole} == whole


def test_a_builder_that_moved_is_the_same_piece_elsewhere() -> None:
    desk = two()
    desk.play(60)
    placed = 0
    for plies, ply in enumerate(desk.table.plies, 1):
        choice = game("pillars").actions.json(ply.code)
        if choice["do"] == "place":
            before, after = (
                pieces_at(desk.table, plies - 1),
                pieces_at(desk.table, plies),
            )
            (piece,) = [piece for piece in after if before[piece] != after[piece]]
            assert piece.startswith(f"builder-{ply.seat}-")
            assert after[piece].replace("-", "_").startswith(str(choice["space"]))
            assert moved(desk.table, plies)["moved"] == [piece]
            placed += 1
    assert placed


def test_after_an_undo_pieces_and_lines_are_those_of_the_shorter_game() -> None:
    desk = two()
    for _ in range(6):
        desk.choose()
    kept = seen(desk.table, None)
    desk.choose()
    seen(desk.table, None)
    seat = next(ply.seat for ply in reversed(desk.table.plies) if ply.seat >= 0)
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(1 - seat), commands.answer_undo, 1 - seat, True)
    again = seen(desk.table, None)
    *lines, asked, agreed, undone = again["log"]
    assert lines == kept["log"]
    assert "asks to take the last choice back" in asked
    assert "agrees" in agreed
    assert "has taken a choice back" in undone
    assert again["parts"]["board"] == kept["parts"]["board"]


def test_on_one_device_the_awaited_seat_looks_while_nobody_has_secrets() -> None:
    desk = Desk(setup("pillars", DEVICE, DEVICE))
    seat = mover(desk)
    assert frame.eyes(desk.table, ANNA, None) == (seat, None)
    assert frame.eyes(desk.table, ANNA, 1 - seat) == (seat, None)


def test_on_one_device_a_curtain_falls_before_a_seat_that_knows_more() -> None:
    desk = Desk(setup("pillars", DEVICE, DEVICE))
    foresee(desk, 0)
    seat = mover(desk)
    other = 1 - seat
    assert frame.eyes(desk.table, ANNA, None) == (None, seat)
    assert frame.eyes(desk.table, ANNA, other) == (None, seat)
    assert frame.eyes(desk.table, ANNA, seat) == (seat, None)
    cursor = Cursor(desk.table, ANNA, "en", "wide", other)
    (news,) = heard(cursor)
    assert news["curtain"] == seat
    assert news["seat"] is None
    assert "Foreseen" not in text(news)
    assert "data-code" not in text(news)


def test_somebody_elses_seat_is_not_looked_through() -> None:
    desk = three()
    assert frame.eyes(desk.table, ANNA, 1) == (0, None)
    assert frame.eyes(desk.table, SPECTATOR, 1) == (None, None)


def test_words_of_people_are_text_whatever_they_look_like() -> None:
    desk = two()
    desk.do(ANNA, commands.say, '<script>alert("x")</script>')
    shown = seen(desk.table, None)
    assert "<script" not in text(shown)
    assert "&lt;script&gt;" in shown["parts"]["talk"]
    assert "script" not in str(shown["log"]), "talk is beside the log, not in it"


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_fragments_need_no_style_or_script_of_their_own(layout: Layout) -> None:
    desk = three()
    desk.play(60)
    for view in (0, 1, 2, None):
        shown = text(seen(desk.table, view, layout))
        assert " style=" not in shown
        assert "<script" not in shown
        assert not re.search(r" on[a-z]+=", shown)


def test_the_end_has_scores_a_verdict_and_the_seed() -> None:
    desk = three()
    desk.play(1000)
    assert desk.table.over
    end = seen(desk.table, 0)["parts"]["end"]
    for points in desk.state.scores():
        assert f">{points}<" in end
    assert "wins" in end or "win together" in end
    assert desk.table.seed in end
    assert 'class="tabard chart"' in end


def test_the_seed_is_in_no_frame_before_the_end() -> None:
    desk = Desk(setup("pillars", DEVICE, DEVICE), seed="never-to-be-seen")
    for _ in range(40):
        assert "never-to-be-seen" not in text(seen(desk.table, 0))
        desk.choose()


def test_an_event_is_one_line_of_data() -> None:
    desk = two()
    desk.do(ANNA, commands.say, "one\ntwo")
    (data,) = Cursor(desk.table, ANNA, "en", "wide", None).news(Crowd(ANNA))
    body = event(data, 7, 3).decode()
    assert body.startswith("id:7.3\nevent:frame\ndata:{")
    assert body.count("\n") == 4
