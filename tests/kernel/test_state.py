"""What the kernel itself does with a state: refuse, settle, call, tell, remember its menu."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.toll import GAME, Toll
from tabard.games.toll.state import TollState
from tabard.games.toll.steps import ROBBERY
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadChoice, BadOption, Refused
from tabard.kernel.events import Event
from tabard.kernel.game import Option
from tabard.kernel.play import Tally, play_randomly, random_choices, replay
from tabard.kernel.state import CHANCE, OVER


def after(*texts: str, players: int = 2) -> TollState:
    """Toll after some choices."""
    s = GAME.start(players)
    for text in texts:
        s.apply(GAME.parse(text))
    return s


def open_texts(s: TollState) -> list[str]:
    """The open choices as text."""
    return [GAME.actions.text(code) for code in s.choices()]


ROBBED = ("draw thief", "draw knight", "play thief")


def test_a_refusal_carries_the_rule_of_the_reason() -> None:
    s = after("draw thief", "draw knight")
    with pytest.raises(Refused, match=r"play knight: not in hand \(TOLL-1.2\)"):
        s.apply(GAME.parse("play knight"))


def test_a_choice_of_another_step_is_refused_with_the_rule_of_this_one() -> None:
    with pytest.raises(Refused, match=r"pay: not a choice now \(deal\) \(TOLL-1.1\)") as caught:
        GAME.start(2).apply(GAME.parse("pay"))
    assert caught.value.rule == "TOLL-1.1"


def test_after_the_end_everything_is_refused_by_the_rule_of_the_end() -> None:
    s = GAME.start(2)
    play_randomly(s, Dealer(1), Tally())
    assert s.to_move == OVER
    for code in range(len(GAME.actions)):
        with pytest.raises(Refused, match="the game is over") as caught:
            s.apply(code)
        assert caught.value.rule == "TOLL-2.1"


@pytest.mark.parametrize("code", [-1, len(GAME.actions), 2**62, 2**63, 10**30, -(10**30)])
def test_a_number_that_is_no_code_is_refused_in_either_mode(code: int) -> None:
    s = GAME.start(2)
    before = s.fingerprint()
    with pytest.raises(BadChoice):
        s.apply(code)
    assert s.fingerprint() == before


def test_what_one_might_expect_is_listed_with_the_reason_against_it() -> None:
    refusals = after("draw thief", "draw knight").refusals()
    found = [(GAME.actions.text(r.code), r.rule, r.why) for r in refusals]
    assert found == [
        ("play peasant", "TOLL-1.2", "not-in-hand"),
        ("play knight", "TOLL-1.2", "not-in-hand"),
    ]


def test_a_called_part_comes_back_to_where_it_came_from() -> None:
    s = after(*ROBBED)
    assert (s.step().name, s.main_step().name, s.to_move) == ("robbed", "play", 1)
    assert s.main_step().name == "play"
    s.apply(GAME.parse("pay"))
    assert (s.step().name, s.innermost_call(), s.to_move) == ("play", None, 1)
    assert s.main_step().name == "play"


def test_a_single_option_is_taken_by_itself() -> None:
    s = after(*ROBBED, "pay", "hold", "pledge 2")
    assert s.to_move == CHANCE, "the second seat has no coin to pledge, so nobody asks it"
    assert s.scores() == [3, 0], "the prize is out already"


def test_calls_lie_upon_each_other_as_deep_as_one_likes() -> None:
    s = after("draw thief", "draw knight")
    turns = list(range(300))
    for turn in turns:
        s.progress = turn
        s.call(ROBBERY)
    assert (s.step().name, s.main_step().name) == ("robbed", "robbed")
    for turn in reversed(turns):
        assert (s.step().name, s.main_progress()) == ("robbed", turn)
        s.done()
        assert s.progress == turn
    assert (s.step().name, s.running) == ("play", None)


def test_the_kept_menu_is_that_of_the_present_state() -> None:
    s = after("draw thief", "draw knight")
    assert open_texts(s) == ["play thief", "hold"]
    s.apply(GAME.parse("hold"))
    assert open_texts(s) == open_texts(s.copy()) == ["play knight", "hold"]


def test_a_refused_choice_leaves_the_menu() -> None:
    s = after("draw thief", "draw knight")
    with pytest.raises(Refused):
        s.apply(GAME.parse("pay"))
    assert open_texts(s) == ["play thief", "hold"]


def test_choices_given_away_are_a_copy() -> None:
    s = after("draw thief", "draw knight")
    s.choices().clear()
    s.weights().clear()
    assert len(s.choices()) == len(s.weights()) == 2


def test_seats_that_choose_at_once_have_their_own_choices() -> None:
    s = after("draw peasant", "draw knight", "hold", "hold")
    assert s.awaited() == [0, 1]
    assert s.choices_of(1) == s.choices()
    s.apply(GAME.parse("pledge 1"))
    assert s.awaited() == [1]
    assert after().awaited() == [], "chance is no seat"


def test_a_secret_event_shows_its_thing_to_one_seat() -> None:
    s = GAME.start(2)
    log: list[Event] = []
    s.log = log
    s.apply(GAME.parse("draw thief"))
    (event,) = log
    assert event.seen_by(0)["thing"] == "thief"
    assert event.seen_by(1)["thing"] == event.seen_by(None)["thing"] == ""
    assert event.seen_by(1)["kind"] == "draws"


def test_an_open_event_shows_its_thing_to_everybody() -> None:
    s = after("draw thief", "draw knight")
    log: list[Event] = []
    s.log = log
    s.apply(GAME.parse("play thief"))
    wanted = {"kind": "plays", "seat": 0, "rule": "TOLL-1.2", "amount": 0, "place": ""}
    for seat in (0, 1, None):
        assert [event.seen_by(seat) for event in log] == [{**wanted, "thing": "thief"}]


def test_the_order_of_fields_does_not_matter_to_a_fingerprint() -> None:
    class Reordered(Toll):
        def position(self, state: TollState) -> dict[str, Any]:
            return dict(reversed(super().position(state).items()))

    assert Reordered().start(2).fingerprint() == GAME.start(2).fingerprint()


def test_random_choices_replay_to_the_same_state() -> None:
    s, again = GAME.start(3), GAME.start(3)
    made = random_choices(s, Dealer(4))
    replay(again, made)
    assert again.fingerprint() == s.fingerprint()
    assert again.to_move == OVER


def test_a_tally_counts_every_choice_once() -> None:
    tally = Tally()
    play_randomly(GAME.start(3), Dealer(4), tally)
    assert tally.chances == 9
    s = GAME.start(3)
    assert len(random_choices(s, Dealer(9))) > tally.chances


def test_options_are_complete_and_typed() -> None:
    assert GAME.check_options(2, {"rounds": 1}) == {"rounds": 1, "open_graves": False}
    for wrong in ({"rounds": 4}, {"rounds": True}, {"rounds": "1"}, {"open_graves": 0}):
        with pytest.raises(BadOption, match="is not one of"):
            GAME.check_options(2, wrong)
    with pytest.raises(BadOption, match="option size: toll has no such option"):
        GAME.check_options(2, {"size": 1})


@pytest.mark.parametrize("players", [1, 4, True, "2", None, 2.0])
def test_the_number_of_players_is_one_the_game_allows(players: Any) -> None:
    with pytest.raises(BadOption, match="is not 2 to 3"):
        GAME.check_players(players)


def test_an_option_says_with_how_many_players_it_applies() -> None:
    option = Option("x", (0, 1, 2), 0, "TOLL-1.1", range(2, 4), {2: 3})
    assert [option.values_for(players) for players in range(1, 5)] == [(), (0, 1), (0, 1, 2), ()]
    option.check(1, 0)
    option.check(3, 2)
    with pytest.raises(BadOption, match=r"option x: is for 2 to 3 players, not 4 \(TOLL-1.1\)"):
        option.check(4, 1)
    with pytest.raises(BadOption, match=r"option x: 2 needs 3 players, not 2 \(TOLL-1.1\)"):
        option.check(2, 2)


def test_an_option_reads_from_text() -> None:
    option = Option("x", (True, False), True, "TOLL-1.1")
    assert option.parse(" False ") is False
    with pytest.raises(BadOption, match="'no' is not one of true, false"):
        option.parse("no")
