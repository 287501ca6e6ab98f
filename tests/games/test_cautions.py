"""What a newcomer is warned of is true, is said in every language, and cites its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

import tabard
from tabard.games import game, presentation
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.presentation.telling import Caution
from tabard.rules import FIRST_RULE, document
from tabard.words import words_of

# All warnings of a game are met in a few random games, but for those that chance hardly comes to.
SELDOM = {"feudum": {"disloyalty", "markers"}, "pilgrim": {"excess"}}


def told(state: State, seat: int) -> list[Caution]:
    """What a newcomer in a seat is warned of."""
    dues = [due for due in state.game.accounts().dues(state, seat) if due.seat == seat]
    telling = presentation(state.game.edition).telling
    return list(telling.cautions(state.view(seat), seat, dues))


def questions(name: str, seeds: int, players: int = 2) -> Iterator[tuple[State, int]]:
    """Every question to a seat in a few random games."""
    for seed in range(seeds):
        state, dealer = game(name).start(players), Dealer(seed)
        while not state.over:
            if not state.is_chance:
                yield state, int(state.to_move)
            state.apply(dealer.deal(state.open_menu()))


@pytest.mark.parametrize("name", tabard.GAMES)
def test_every_warning_is_said_in_every_language_and_cites_its_rule(name: str) -> None:
    rules = frozenset(FIRST_RULE.findall(document(name).text))
    met = {one.what: one for state, seat in questions(name, 4) for one in told(state, seat)}
    said = {key for key in words_of(name).bundles[0].patterns if key.startswith("caution-")}
    assert {f"caution-{what}" for what in {*met, *SELDOM.get(name, ())}} == said
    assert len(said) >= 4
    for one in met.values():
        assert one.rule in rules
        for lang in LANGUAGES:
            text = words_of(name, lang).caution(one)
            assert text.endswith("."), text
            assert "{" not in text, text


def test_goods_above_the_limit_are_given_back_when_a_player_is_done() -> None:
    seen = 0
    for state, seat in questions("pillars", 4):
        for one in told(state, seat):
            if one.what == "goods":
                seen += 1
                after = state.copy()
                after.apply("done")
                left = sum(after.view(seat)["seats"][seat]["goods"].values())
                assert after.view(seat)["step"] == "surplus" or left == one.values["keep"]
    assert seen > 0


def test_conquer_is_warned_of_before_it_is_the_last_card_and_then_does_nothing() -> None:
    seen = {"conquer_next": 0, "conquer_last": 0}
    for state, seat in questions("feudum", 4):
        hand = state.view(seat)["mine"]["hand"]
        for one in told(state, seat):
            if one.what in seen:
                seen[one.what] += 1
                assert "conquer" in hand
                assert len(hand) == (1 if one.what == "conquer_last" else 2)
    assert all(seen.values())


def test_whoever_holds_more_than_the_limit_is_told_what_will_be_lost() -> None:
    state, seat = next(
        (state, seat) for state, seat in questions("pilgrim", 1) if state.view(None)["round"] == 2
    )
    mine: Any = cast(Any, state).seats[seat]
    mine.stone = 8
    found = [one for one in told(state, seat) if one.what == "excess"]
    assert found == [
        Caution("excess", "PGM-22.1", {"thing": "stone", "number": 2, "keep": 6}, True)
    ]
    assert words_of("pilgrim").caution(found[0]).startswith("At the end of the round you lose 2")


def test_what_a_seat_may_not_know_changes_no_warning() -> None:
    for name in tabard.GAMES:
        for number, (state, seat) in enumerate(questions(name, 1, 3)):
            if number % 9 == 0:
                other = state.redeal(seat, Dealer(number))
                assert told(other, seat) == told(state, seat)
