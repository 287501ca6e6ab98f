"""Section 20: money and shortage, chance, refusals, and what always holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabard.games.world import tables as t
from tabard.games.world.state import WorldState
from tabard.kernel.errors import BadChoice, Refused
from tabard.kernel.state import CHANCE, OVER, State
from tests.games.world.box import CARDS, PLOTS, STARRED, TOTAL
from tests.games.world.tables import (
    GAME,
    choose,
    goods,
    of_all,
    open_choices,
    owned,
    played,
    player,
    seat,
    table,
)
from tests.rules import rule


@rule("WWE-20.1")
def test_a_loss_takes_no_more_points_than_there_are() -> None:
    seats = [seat(vp=1, money=0), seat(vp=0), seat()]
    state = table("house_loss", event="plague_empties_homes", seats=seats)
    assert of_all(state, "vp") == [0, 0, 6]


@rule("WWE-20.2")
def test_what_is_given_up_can_be_had_by_the_next_player() -> None:
    seats = [seat(piety=6), seat(piety=6, hand=["piety"])]
    state = table("event_choice", event="flagellants", seats=seats, chapter=3, round=2)
    assert state.view(None)["stock"]["piety"] == 0
    choose(state, "swap vp", "decline", "orient 0", "forgo grain", "discard rent")
    assert state.view(None)["stock"]["piety"] == 1
    choose(state, "use piety")
    assert owned(state, "piety") == [5, 7]


@rule("WWE-20.3")
def test_money_never_runs_out() -> None:
    seats = [seat(wool=2, money=200), seat(money=200)]
    state = choose(table("market", seats=seats), "sell 0 2")
    assert owned(state, "money") == [204, 200]
    assert "money" not in state.view(None)["stock"]


@rule("WWE-20.4")
def test_shortage_outside_income_brings_no_points() -> None:
    seats = [seat(loyalty=7), seat(loyalty=7)]
    state = table("event_effect", event="royal_pardon", seats=seats)
    assert (owned(state, "loyalty"), of_all(state, "vp")) == ([7, 7], [8, 8])


@rule("WWE-20.5")
def test_knowledge_never_becomes_less() -> None:
    known = [0, 0, 0]
    for state in played(3, 11):
        now = owned(state, "medical")
        assert all(after >= before for before, after in zip(known, now, strict=True))
        known = now
    assert max(known) > 2


@rule("WWE-20.5")
def test_ralph_cannot_be_given_knowledge_and_no_swap_takes_it() -> None:
    texts = GAME.actions.texts
    assert not [text for text in texts if text.startswith(("give_up", "pay")) and "medical" in text]


CHANCES = {"first_active", "penance", "reveal", "falls_sick", "second_wave", "discard", "tax_roll"}


@rule("WWE-20.8")
def test_nothing_else_is_left_to_chance() -> None:
    met = set()
    for seed in range(3):
        for state in played(2 + seed, seed):
            if state.to_move == CHANCE:
                view = state.view(None)
                met.add(view["step"])
                if view["step"] == "discard":
                    assert "vice_and_chaos" in (view["event"], *view["slots"])
    assert met <= CHANCES
    assert met >= CHANCES - {"second_wave", "discard"}


def moments(players: int, seed: int, each: int) -> list[State]:
    """Some states of a random game."""
    return [state.copy() for ply, state in enumerate(played(players, seed)) if ply % each == 0]


@rule("WWE-20.9")
def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    for state in moments(3, 4, 40):
        before = state.position()
        offered = set(state.choices())
        for code in range(len(GAME.actions.texts)):
            if code not in offered:
                with pytest.raises(Refused) as refused:
                    state.apply(code)
                assert refused.value.rule.startswith("WWE-")
        assert state.position() == before
        with pytest.raises(BadChoice):
            state.apply(len(GAME.actions.texts))
        assert state.position() == before


@rule("WWE-20.10")
def test_a_single_option_is_taken_by_itself() -> None:
    # In round 6 one card is left to discard, and one house can be lost.
    state = choose(table("play_card", round=6, players=2), "forgo grain")
    assert state.to_move == 1
    assert len(player(state, 0)["hidden"]) == 6
    plots = {"vp_stone_plot": 0, "wool_wood_plot": 1}
    state = table("house_loss", plots=plots, event="plague_empties_homes", players=2)
    assert (state.view(None)["step"], of_all(state, "houses")) == ("orient", [4, 4])


@rule("WWE-20.10")
def test_every_question_has_two_answers_and_every_draw_two_results() -> None:
    for seed in range(3):
        for state in played(2 + seed, 40 + seed):
            assert len(state.choices()) >= 2 or state.to_move == OVER


def check_table(state: State) -> None:
    """What WWE-20.11 says must always hold, counted here from the position alone."""
    truth = state.position()
    people = truth["seats"]
    for kind, total in TOTAL.items():
        lies = sum(project.get(kind, 0) for project in truth["projects"].values())
        tower = truth["projects"].get("tower")
        if kind == "metal":
            lies = int(tower is not None and tower["finished"])
        elif kind in truth["substitutes"]:
            lies -= truth["substitutes"][kind]
        held = sum(person["goods"].get(kind, 0) for person in people)
        assert truth["stock"][kind] + held + lies == total, kind
    covered = truth["covered"]
    assert len(covered["fields"]) + len(covered["projects"]) + covered["cloth"] <= 5
    for number, person in enumerate(people):
        check_person(truth, number, person, state.to_move == OVER)


def check_person(truth: dict[str, Any], number: int, person: dict[str, Any], over: bool) -> None:
    """The part of WWE-20.11 about one player."""
    assert person["vp"] >= 0
    assert min(person["goods"].values()) >= 0
    assert over or not person["half"]
    starred = truth["options"]["intro_game"] and truth["chapter"] == 1
    if truth["chapter"] > 0:
        cards = person["hand"] + person["open"] + person["hidden"]
        assert sorted(cards) == sorted(STARRED if starred else CARDS)
    on_turn = truth["on_turn"] == number or truth["step"] == "discard"
    penitent = not person["open"] and len(person["hidden"]) == 1 and truth["round"] <= 1
    if not (starred or on_turn or penitent):
        assert len(person["open"]) == len(person["hidden"])
    mine = [plot for plot in PLOTS if truth["plots"][plot] == number]
    assert len(mine) + person["houses"] == 4
    assert len({plot.split("_")[0] for plot in mine}) == len(mine)
    sealed = [p for p in truth["projects"].values() if number in p["seals"]]
    assert len(sealed) + person["seals"] == 2


@rule("WWE-20.11")
@pytest.mark.parametrize(("players", "intro"), [(2, True), (3, False), (4, False)])
def test_the_invariants_hold_throughout_a_game(players: int, intro: bool) -> None:
    for state in played(players, 60 + players, intro_game=intro):
        check_table(state)
        assert GAME.violations(state) == []


def spoil_vp(s: WorldState) -> None:
    s.seats[0].vp = -1


def spoil_money(s: WorldState) -> None:
    s.seats[1].money = -1


def spoil_stock(s: WorldState) -> None:
    s.fill_stock(t.GRAIN, -1)


def spoil_goods(s: WorldState) -> None:
    s.seats[0].add(t.CLOTH, 1)


def spoil_hand(s: WorldState) -> None:
    s.seats[0].hand &= s.seats[0].hand - 1


def spoil_pile(s: WorldState) -> None:
    s.seats[1].hide(CARDS.index("grain"))


def spoil_half(s: WorldState) -> None:
    s.seats[0].half = True


def spoil_houses(s: WorldState) -> None:
    s.seats[0].houses = 3  # both grain plots


def spoil_seals(s: WorldState) -> None:
    s.seats[0].seals = 2  # on a project that is not in play


def spoil_covers(s: WorldState) -> None:
    s.covered_fields = 63


def spoil_projects(s: WorldState) -> None:
    s.stones = 5  # the bridge has four stone fields
    s.fill_stock(t.STONE, -5)


@rule("WWE-20.11")
@pytest.mark.parametrize(
    "spoil",
    [
        spoil_vp,
        spoil_money,
        spoil_stock,
        spoil_goods,
        spoil_hand,
        spoil_pile,
        spoil_half,
        spoil_houses,
        spoil_seals,
        spoil_covers,
        spoil_projects,
    ],
)
def test_a_table_that_breaks_an_invariant_is_noticed(spoil: Callable[[WorldState], None]) -> None:
    state = table("play_card", round=2, players=2)
    assert GAME.violations(state) == []
    assert isinstance(state, WorldState)
    spoil(state)
    assert GAME.violations(state) != []


@rule("WWE-20.12")
def test_a_view_tells_of_everybody_what_is_public() -> None:
    state = table("play_card", round=3, players=3, event="wool_glut")
    view = state.view(None)
    for person in view["seats"]:
        assert person.keys() == {
            *("vp", "half", "cards", "open", "used", "hidden_cards", "houses", "seals"),
            *("penalties", "missing", "spared", "swapped"),
        }
        assert (person["cards"], person["hidden_cards"], len(person["used"])) == (8, 2, 2)
    public = {"stock", "covered", "favour", "active", "chapter", "round", "step", "revealed"}
    public |= {"steps", "plots", "projects", "plague", "slots", "deck", "tax", "last", "to_move"}
    assert view.keys() >= public
    assert goods(state, 1) == {"money": 2}


@rule("WWE-20.12")
def test_every_choice_but_a_discard_is_the_last_that_everybody_saw() -> None:
    for seed in (1, 2):
        game = played(3, seed)
        before = next(game)
        last, choices = before.view(None)["last"], open_choices(before)
        mover = before.to_move
        for state in game:
            now = state.view(None)["last"]
            if mover >= 0 and not choices[0].startswith("discard"):
                assert now in choices or now != last
            last, choices, mover = now, open_choices(state), state.to_move
            assert last is None or not last.startswith(("discard", "draw"))
