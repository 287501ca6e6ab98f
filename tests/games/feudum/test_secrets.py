"""Cards, writs and seal values stay hidden, and being asked betrays nothing (section 32)."""

from __future__ import annotations

import pytest

from tabard.kernel.dealer import Dealer
from tests.games.feudum.tables import (
    choose,
    of_all,
    open_choices,
    pawn,
    player,
    refusal,
    seat,
    table,
    told,
)
from tests.rules import rule

DUEL = {"seats": {"noble": [0], "merchant": [1]}}


@rule("FEU-14.3", "FEU-33.2")
@pytest.mark.parametrize("hand", [["tax"], ["defend"], ["tax", "move"]])
def test_who_is_attacked_is_asked_whatever_he_holds(hand: list[str]) -> None:
    s = table(
        "conquer",
        seats=[
            seat(pawns=[pawn("desert_centre", "noble")], hand=["tax"]),
            seat(pawns=[pawn("desert_centre", "merchant")], hand=hand),
        ],
        guilds=DUEL,
    )
    choose(s, "attack 1 pawn_1")
    assert s.to_move == 1
    assert ("defend" in open_choices(s)) == ("defend" in hand)
    if "defend" not in hand:
        assert refusal(s, "defend") == ("FEU-14.2", "not-in-your-hand")


@rule("FEU-14.3")
@pytest.mark.parametrize("other", [{"hand": []}, {"hand": ["tax"], "played": ["defend"]}])
def test_who_cannot_hold_defend_is_not_asked(other: dict[str, list[str]]) -> None:
    s = table(
        "conquer",
        seats=[
            seat(pawns=[pawn("desert_centre", "noble")], saltpetre=1, hand=["tax", "move"]),
            seat(
                pawns=[pawn("desert_centre", "merchant")],
                hand=other["hand"],
                played=other.get("played", []),
            ),
        ],
        guilds=DUEL,
    )
    choose(s, "attack 1 pawn_1")
    assert (s.to_move, open_choices(s)) == (0, ["saltpetre", "strike"])


@rule("FEU-3.4")
def test_all_choose_their_cards_at_once_and_in_secret() -> None:
    s = table("pouches", players=3, start_player=1, active=1)
    assert s.awaited() == [1, 2, 0]
    assert s.view(0)["mine"]["hand"] == []
    choose(s, "select move")
    assert s.awaited() == [2, 0]
    assert s.view(1)["mine"]["hand"] == ["move"]
    assert of_all(s, "cards") == [0, 1, 0]
    assert "mine" not in s.view(None)


@rule("FEU-3.2", "FEU-33.1")
def test_cards_are_selected_in_ascending_order_and_a_forced_one_is_still_asked_for() -> None:
    s = table("pouches", players=2)
    choose(s, "select conquer", "select migrate")
    assert open_choices(s) == ["select defend"]  # three more, and three are left
    assert refusal(s, "select move") == ("FEU-33.1", "part-is-laid")


@rule("FEU-4.7", "FEU-32.4")
def test_a_holder_of_any_writ_is_asked_after_his_card_as_if_he_held_a_mandate() -> None:
    for writ in ("charter_east", "sale_small"):
        s = table("play_card", seats=[seat(writs=[writ], food=1, hand=["defend", "tax"]), seat()])
        choose(s, "play defend")
        assert (s.to_move, s.view(None)["step"]) == (0, "after_card")
        assert open_choices(s)[-1] == "end_turn"
        assert (len(open_choices(s)) > 1) == (writ == "sale_small")


@rule("FEU-32.1")
def test_a_redeal_changes_what_a_seat_cannot_know_and_nothing_else() -> None:
    s = table(
        "play_card",
        seats=[
            seat(writs=["sale_small"], hand=["tax", "move"]),
            seat(writs=["weapon_bow", "charter_east"], hand=["defend", "guild"], seals=[None]),
        ],
        scrolls=(2, 0, 3, 0, 4, 5),
    )
    others = [s.redeal(0, Dealer(n)) for n in range(40)]
    assert all(other.view(0) == s.view(0) for other in others)
    for field in ("hands", "writs", "scrolls", "seals"):
        assert len({str(other.position()["secret"][field]) for other in others}) > 1, field
    assert {str(o.position()["secret"]["hands"][0]) for o in others} == {"['move', 'tax']"}


@rule("FEU-10.3", "FEU-32.4")
def test_only_the_drawer_sees_what_he_draws_and_where_the_rest_goes() -> None:
    s = table("explore", seats=[seat(rules=["forest_mid"]), seat()])
    choose(s, "perform", "draw_writ sale_small", "draw_writ charter_west")
    assert s.view(0)["mine"]["drawn"] == ["sale_small", "charter_west"]
    assert s.view(1)["mine"]["drawn"] == []
    log = told(s, "keep charter_west")
    assert [e.seen_by(1)["thing"] for e in log if e.kind == "keeps-writ"] == [""]
    assert s.view(0)["mine"]["under"] == ["sale_small"]
    assert s.view(1)["mine"]["under"] == s.view(None)["under"] == [None]
    assert player(s, 0)["writs"] == 1


@rule("FEU-10.4", "FEU-17.3")
def test_a_played_mandate_goes_under_the_stack_before_all_eyes() -> None:
    s = table("play_card", seats=[seat(writs=["sale_small"], food=1, wood=1), seat()])
    choose(s, "mandate sale_small shilling 7")
    assert player(s, 0)["coins"] == 14
    assert s.view(None)["under"] == ["sale_small"]


@rule("FEU-32.1")
def test_a_redeal_leaves_chance_two_seals_to_draw_from() -> None:
    bought = [None] * 9
    s = table(
        "conquer",
        seats=[
            seat(pawns=[pawn("forest_mid", "noble")], hand=["tax"]),
            seat(
                rules=["forest_mid"],
                subjects=["forest_mid"],
                food=1,
                hand=["defend", "tax"],
                seals=bought,
                seal_values=[2, 2, 2, 2, 3, 3, 3, 3, 3],
            ),
        ],
        scrolls=(4, 4, 4, 4, 5, 5),
        guilds={"seats": {"noble": [0]}},
    )
    choose(s, "starve forest_mid subject", "defend")
    assert s.position()["secret"]["supply"] == [2, 5]
    for number in range(100):
        assert len(s.redeal(None, Dealer(number)).choices()) == 2
