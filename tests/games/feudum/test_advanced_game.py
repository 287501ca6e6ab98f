"""What only the advanced game has: landscapes, starving, monsters, feasts, reeves."""

from __future__ import annotations

from tests.games.feudum.tables import (
    choose,
    of_all,
    open_choices,
    pawn,
    place,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


@rule("FEU-9.1", "FEU-9.2", "FEU-9.3", "FEU-4.13")
def test_a_serf_lays_a_landscape_and_the_ruler_gets_the_first_of_its_crop() -> None:
    s = table(
        "improve",
        seats=[
            seat(serfs=["forest_mid"], tiles={"sulphur_mine": 1, "orchard": 1}),
            seat(rules=["forest_mid"]),
        ],
    )
    assert open_choices(s) == ["tend forest_mid", "waive"]
    choose(s, "tend forest_mid", "landscape sulphur_mine")  # the orchard pays the wood
    assert player(s, 0)["vp"] == 2
    assert player(s, 0)["tiles"]["orchard"] == 0
    assert place(s, "forest_mid")["crop"] == 3
    choose(s, "gather", "barrel 2", "barrel 0")
    assert place(s, "forest_mid")["crop"] == 0
    assert player(s, 0)["barrel"] == 2
    assert player(s, 1)["goods"]["sulphur"] == 1


@rule("FEU-9.1", "FEU-4.13")
def test_the_tile_laid_as_landscape_cannot_pay_its_wood() -> None:
    s = table(
        "improve",
        seats=[
            seat(serfs=["forest_mid"], tiles={"orchard": 1}, iron=1, rules=["forest_se"]),
            seat(rules=["forest_mid"]),
        ],
        locations={"forest_se": {"type": "farm"}},
    )
    assert refusal(s, "tend forest_mid") == ("FEU-9.1", "cannot-be-tended-by-you")


@rule("FEU-13.11", "FEU-31.1")
def test_a_noble_starves_a_subject_and_empties_the_chickens() -> None:
    s = table(
        "conquer",
        seats=[
            seat(pawns=[pawn("forest_mid", "noble")], hand=["tax", "move"]),
            seat(rules=["forest_mid"], subjects=["forest_mid"], hand=[]),
        ],
        guilds={"chickens": [2, 3], "seats": {"noble": [0]}},
    )
    choose(s, "starve forest_mid subject", "army")
    assert place(s, "forest_mid")["subject"] is False
    assert of_all(s, "army") == [1, 0]
    assert of_all(s, "vp") == [0, 0]
    assert s.view(None)["guilds"]["chickens"] == []


@rule("FEU-14.4", "FEU-14.5")
def test_royal_immunity_stops_starving_and_its_seal_can_be_taken_back() -> None:
    s = table(
        "conquer",
        seats=[
            seat(pawns=[pawn("forest_mid", "noble")], hand=["tax"]),
            seat(rules=["forest_mid"], subjects=["forest_mid"], food=1, hand=["defend", "tax"]),
        ],
        guilds={"seats": {"noble": [0]}},
    )
    choose(s, "starve forest_mid subject", "defend", "draw_seal 4")
    assert place(s, "forest_mid")["immune"] == ["subject"]
    assert of_all(s, "vp") == [0, 0]
    assert player(s, 1)["goods"]["food"] == 0
    assert s.to_move == 1
    choose(s, "reclaim forest_mid subject")
    assert (place(s, "forest_mid")["immune"], player(s, 1)["seals"]) == ([], [None])


@rule("FEU-24.1", "FEU-24.2", "FEU-24.6")
def test_a_tamed_monster_binds_one_pawn_of_its_masters_choice() -> None:
    s = table(
        "knight_trade",
        seats=[
            seat(rules=["forest_mid"]),
            seat(pawns=[pawn("forest_mid", "monk"), pawn("forest_mid", "monk")]),
        ],
        guilds={"rows": {"yellow": 3}, "seats": {"monk": [1]}},
        act={"guild": "knight", "host": 0, "option": 0},
    )
    assert open_choices(s) == ["tame behemoth", "waive"]
    assert refusal(s, "tame sea_serpent") == ("FEU-24.2", "no-place-for-it")
    choose(s, "tame behemoth")
    assert open_choices(s) == ["bind 1 pawn_1", "bind 1 pawn_2"]
    choose(s, "bind 1 pawn_2")
    monster = s.view(None)["monsters"]["behemoth"]
    assert monster == {
        "owner": 0,
        "at": "forest_mid",
        "binds": [{"seat": 1, "pawn": "pawn_2"}],
    }
    assert player(s, 0)["markers"] == 7 + 3 - 3


@rule("FEU-24.6", "FEU-6.2")
def test_a_bound_pawn_does_not_step_away() -> None:
    s = table(
        "move",
        seats=[seat(pawns=[pawn("forest_mid", "farmer")]), seat()],
        guilds={"seats": {"farmer": [0]}},
        monsters={
            "behemoth": {
                "owner": 1,
                "at": "forest_mid",
                "binds": [{"seat": 0, "pawn": "pawn_1"}],
            }
        },
        act={"left": 1},
        turn=1,
    )
    assert s.view(None)["step"] == "play_card"  # nothing to do but stop


@rule("FEU-24.6")
def test_a_monster_without_a_bond_stops_a_pawn_that_enters() -> None:
    s = table(
        "move",
        seats=[
            seat(pawns=[pawn("forest_mid", "farmer"), pawn("desert_west", "farmer")]),
            seat(),
        ],
        guilds={"seats": {"farmer": [0]}},
        monsters={"behemoth": {"owner": 1, "at": "forest_se", "binds": []}},
    )
    choose(s, "step pawn_1 road_forest_mid__forest_se")
    assert s.view(None)["monsters"]["behemoth"]["binds"] == [{"seat": 0, "pawn": "pawn_1"}]
    assert not any(text.startswith("step pawn_1") for text in open_choices(s))


@rule("FEU-16.6", "FEU-16.7", "FEU-16.8")
def test_a_feast_performs_the_hosts_push_for_the_one_who_gives_it() -> None:
    s = table(
        "guild",
        seats=[
            seat(pawns=[pawn("forest_mid", "knight")], barrel=1, coins=0),
            seat(pawns=[pawn("forest_mid", "monk")], reeves=["monk"]),
        ],
        guilds={"rosary": [3], "coffer": 5, "seats": {"knight": [0], "monk": [1]}},
    )
    choose(s, "feast 1 monk")
    assert player(s, 0)["vp"] == 4 + 3  # one goal of the chickens, and the feast
    assert player(s, 1)["vp"] == 0
    assert (player(s, 0)["coins"], s.view(None)["guilds"]["coffer"]) == (3, 2)
    assert player(s, 0)["barrel"] == 0


@rule("FEU-19.1", "FEU-19.2")
def test_a_reeve_scores_when_placed_and_when_it_stands() -> None:
    people = [seat(pawns=[pawn("forest_mid", "monk")]), seat()]
    guilds = {"rosary": [3], "seats": {"monk": [0]}}
    s = choose(table("guild", seats=people, guilds=guilds), "push monk", "reeve")
    assert player(s, 0)["vp"] == 4 + 1
    people = [seat(pawns=[pawn("forest_mid", "monk")], reeves=["monk"]), seat()]
    s = choose(table("guild", seats=people, guilds=guilds), "push monk")
    assert player(s, 0)["vp"] == 4 + 1


@rule("FEU-6.12", "FEU-6.13")
def test_the_second_move_of_a_round_begins_the_epic_voyage() -> None:
    s = table(
        "move",
        seats=[
            seat(pawns=[pawn("forest_mid", "monk")], moves=1, played=["move", "repeat"]),
            seat(),
        ],
        guilds={"seats": {"monk": [0]}},
        act={"repeating": 1},
    )
    choose(s, "stop", "step pawn_1 road_forest_mid__forest_se")  # Godspeed counts
    assert (player(s, 0)["voyage"], player(s, 0)["discs"]) == (1, 2)


@rule("FEU-18.6")
def test_who_is_due_two_seats_with_one_marker_chooses() -> None:
    s = table(
        "knight_trade",
        seats=[
            seat(
                pawns=[pawn("forest_mid", "farmer"), pawn("forest_mid", "monk")],
                markers=0,
            ),
            seat(),
        ],
        guilds={"rows": {"yellow": 1}},
        act={"guild": "knight", "host": 0, "option": 0},
    )
    assert open_choices(s) == ["join farmer", "join monk"]
    choose(s, "join monk")
    seats = s.view(None)["guilds"]["seats"]
    assert (seats["farmer"], seats["monk"]) == ([None, None], [0, None])


@rule("FEU-6.8", "FEU-6.10")
def test_an_old_vessel_is_boarded_and_a_ferry_is_paid_where_they_are_open() -> None:
    def where(at: str, **more: object) -> list[str]:
        return open_choices(
            table(
                "move",
                seats=[seat(pawns=[pawn(at, "farmer")]), seat()],
                guilds={"seats": {"farmer": [0]}, **more},
                locations={
                    "desert_n": {
                        "vessels": [
                            {"kind": "ship", "fresh": False},
                            {"kind": "airship", "fresh": True},
                        ]
                    }
                },
            )
        )

    assert [text for text in where("desert_n") if text.startswith("board")] == ["board pawn_1 ship"]
    ferry = "step pawn_1 ferry_desert_centre__desert_e"
    assert ferry in where("desert_centre")
    assert ferry not in where("desert_centre", vessels={"ship": 1})


@rule("FEU-16.6")
def test_a_feast_needs_wine_and_a_member_beside_you() -> None:
    people = [seat(pawns=[pawn("forest_mid", "knight")]), seat(pawns=[pawn("forest_mid", "monk")])]
    guilds = {"rosary": [3], "seats": {"knight": [0], "monk": [1]}}
    s = table("guild", seats=people, guilds=guilds)
    assert refusal(s, "feast 1 monk") == ("FEU-16.6", "feast-needs-wine")
    assert refusal(s, "feast 1 knight") == ("FEU-16.6", "no-member-to-feast-beside-you")
