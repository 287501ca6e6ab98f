"""Section 11: finished projects, and what they set off in the middle of something else."""

from __future__ import annotations

from tests.games.world.tables import choose, goods, of_all, owned, player, seat, table
from tests.rules import rule

HOSPITAL = {"stone": 2, "wood": 2, "seals": [0, 1, 2]}


@rule("WWE-5.3", "WWE-13.6", "WWE-21.IV06")
def test_the_hospital_finished_by_a_mason_asks_its_donors_before_the_next_mason() -> None:
    seats = [seat(stone=1, medical=2), seat(stone=1, medical=1), seat(medical=1)]
    state = table(
        "masons",
        seats=seats,
        event="merthins_masons",
        projects={"hospital": HOSPITAL},
        sick={10: 2, 8: 1},
        active=1,
    )
    assert state.to_move == 1
    choose(state, "build hospital stone")
    assert state.view(None)["step"] == "hospital_care"
    assert state.to_move == 1  # he has the badge
    choose(state, "care location_08")
    assert state.view(None)["step"] == "care_material"
    choose(state, "take wood")
    # Seat 2 knows too little for the other patient and is not asked.
    assert state.to_move == 0
    choose(state, "care location_10")
    assert goods(state, 0) == {"stone": 1, "medical": 2, "money": 5}
    assert of_all(state, "seals") == [2, 2, 2]
    assert of_all(state, "vp") == [8 + 1 + 2, 8 + 3 + 1 + 2, 8 + 1]
    assert state.view(None)["step"] == "masons"
    assert state.to_move == 0  # the next in turn order who has material


@rule("WWE-11.6", "WWE-20.4")
def test_the_last_cloth_goes_to_the_first_donor_in_turn_order() -> None:
    mill = {"stone": 1, "wood": 2, "seals": [0, 1]}
    seats = [seat(cloth=6, wood=1, money=0), seat(cloth=5), seat(cloth=0)]
    state = table("project", seats=seats, projects={"fulling_mill": mill})
    choose(state, "build fulling_mill wood")
    assert owned(state, "cloth") == [7, 5, 0]
    assert of_all(state, "vp") == [12, 9, 8]


@rule("WWE-15.4", "WWE-15.2", "WWE-11.3")
def test_progress_finishes_a_project_without_points_for_material() -> None:
    bridge = {"stone": 4, "wood": 1, "seals": [2]}
    state = table("progress", projects={"bridge": bridge}, chapter=1)
    assert state.view(None)["projects"]["bridge"]["finished"]
    assert owned(state, "money") == [2, 2, 4]
    assert player(state, 2)["seals"] == 2


@rule("WWE-15.3")
def test_an_empty_quarry_lets_a_wood_field_be_filled() -> None:
    state = table("progress", seats=[seat(stone=13), seat(stone=12), seat()], chapter=1)
    lies = state.view(None)["projects"]["bridge"]
    assert (lies["stone"], lies["wood"]) == (0, 1)


@rule("WWE-10.6", "WWE-9.5")
def test_privilege_repeats_a_card_that_was_laid_unused() -> None:
    red = seat(open=["market"], hand=["privilege"], wool=2, used=[False])
    state = table("play_card", round=2, seats=[red, seat(), seat()])
    choose(state, "use privilege", "sell 0 2")
    assert goods(state, 0) == {"money": 6}


@rule("WWE-10.6")
def test_privilege_without_a_card_below_has_no_effect() -> None:
    state = choose(table("play_card", round=1), "use privilege")
    assert state.view(None)["step"] == "discard"
    assert goods(state, 0) == {"money": 2}


@rule("WWE-10.12", "WWE-6.4")
def test_the_favour_card_stays_before_outlaws_without_money() -> None:
    state = table("play_card", favour="prior", seats=[seat(money=0, hand=["favour"]), seat()])
    choose(state, "use favour")
    assert state.view(None)["favour"] == "prior"
    rich = table("play_card", favour="prior", seats=[seat(money=1, hand=["favour"]), seat()])
    choose(rich, "use favour")
    assert rich.view(None)["favour"] == "outlaws"
    assert goods(rich, 0) == {}


@rule("WWE-9.6", "WWE-9.2")
def test_a_swap_is_open_after_the_card_to_who_declined_before_it() -> None:
    seats = [seat(wool=1, hand=["piety"]), seat()]
    state = table("swap_first", seats=seats, event="barter_day")
    choose(state, "decline", "use piety")
    assert state.view(None)["step"] == "swap_last"
    choose(state, "swap grain")
    assert goods(state, 0) == {"grain": 1, "piety": 1, "money": 2}
    again = table("swap_first", seats=[seat(wool=2, hand=["piety"]), seat()], event="barter_day")
    choose(again, "swap grain", "use piety")
    assert again.view(None)["step"] == "discard"
