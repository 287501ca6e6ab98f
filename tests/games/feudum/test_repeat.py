"""Repeat and its deja vu (section 15)."""

from __future__ import annotations

from typing import Any

from tests.games.feudum.battlefield import HERE, at
from tests.games.feudum.tables import (
    choose,
    goods,
    open_choices,
    place,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


def repeating(played: list[str], mine: dict[str, Any], **more: Any) -> Any:
    """Seat 0 has played these cards and then Repeat."""
    order = ["migrate", "move", "influence", "improve", "explore", "harvest", "tax", "conquer"]
    order += ["defend", "repeat", "guild"]
    done = [card for card in order if card in (*played, "repeat")]
    return table("repeat", seats=[seat(played=done, **mine), seat()], **more)


@rule("FEU-15.1")
def test_move_influence_and_guild_are_repeated_if_they_were_played() -> None:
    mine = {"pawns": at("monk")}
    s = repeating(["move", "influence"], mine)
    assert open_choices(s) == ["repeat move", "repeat influence", "waive"]
    for card in ("guild", "conquer", "defend"):  # who has not played it need not hear more
        assert refusal(s, f"repeat {card}") == ("FEU-15.1", "not-played-this-round")
    choose(s, "repeat influence", "influence forest_mid")
    assert place(s, HERE)["ruler"] == 0


@rule("FEU-15.2")
def test_deja_vu_needs_saltpetre_and_the_advanced_game() -> None:
    mine = {"rules": [HERE], "pawns": at("monk")}
    towns = {HERE: {"type": "town"}}
    s = repeating(["move", "tax"], mine, locations=towns)
    assert refusal(s, "repeat tax") == ("FEU-15.2", "needs-saltpetre")
    s = repeating(["move", "tax"], mine | {"saltpetre": 1}, locations=towns)
    choose(s, "repeat tax", "perform")
    assert (player(s, 0)["coins"], goods(s, 0), s.to_move) == (9, {}, 1)
    basic = {"variant": "basic"}
    s = repeating(["move", "tax"], mine | {"saltpetre": 1}, locations=towns, options=basic)
    assert open_choices(s) == ["repeat move", "waive"]


@rule("FEU-15.2", "FEU-15.5")
def test_both_parts_of_repeat_in_the_other_reading() -> None:
    mine = {"rules": [HERE], "pawns": at("farmer"), "saltpetre": 1}
    s = repeating(
        ["influence", "tax"],
        mine,
        locations={HERE: {"type": "town"}},
        options={"repeat_parts": "both"},
    )
    choose(s, "repeat influence", "influence forest_mid")
    assert open_choices(s) == ["repeat tax", "waive"]
    choose(s, "repeat tax", "perform")
    assert (place(s, HERE)["subject"], player(s, 0)["coins"]) == (True, 9)


@rule("FEU-15.3")
def test_a_repeated_guild_action_uses_another_guild() -> None:
    mine = {"pawns": at("monk", "farmer")}
    guilds = {"rosary": [2, 3], "barn": {"iron": 1}, "rows": {"yellow": 0}}
    s = repeating(["guild"], mine | {"guild_used": "monk"}, guilds=guilds)
    choose(s, "repeat guild")
    assert refusal(s, "push monk") == ("FEU-15.3", "another-guild-this-time")
    assert refusal(s, "trade monk") == ("FEU-15.3", "another-guild-this-time")
    assert "push farmer" in open_choices(s)
    free = repeating(["guild"], mine, guilds=guilds)
    assert {"push monk", "push farmer"} <= set(open_choices(choose(free, "repeat guild")))


@rule("FEU-15.3")
def test_a_feast_counts_as_using_its_guild() -> None:
    people = [
        seat(pawns=at("knight"), barrel=2, hand=["repeat", "tax"], played=["guild"]),
        seat(pawns=at("monk"), hand=["tax", "move"]),
    ]
    s = table("guild", seats=people, guilds={"rosary": [2, 2, 2]})
    choose(s, "feast 1 monk")
    assert player(s, 0)["guild_used"] == "monk"
    choose(s, "play tax", "play repeat", "repeat guild")
    assert refusal(s, "trade monk") == ("FEU-15.3", "another-guild-this-time")
    assert "feast 1 monk" not in open_choices(s)


@rule("FEU-15.4", "FEU-15.5")
def test_repeat_without_a_card_that_could_do_something_has_no_effect() -> None:
    s = repeating(["tax", "conquer"], {"saltpetre": 1})
    assert (s.to_move, player(s, 0)["goods"]["saltpetre"]) == (1, 1)
    s = repeating(["influence", "move"], {"pawns": at("monk"), "markers": 0})
    assert open_choices(s) == ["repeat move", "waive"]
    assert refusal(s, "repeat influence") == ("FEU-15.5", "nothing-to-do-with-it")


@rule("FEU-15.5")
def test_a_repeated_action_may_be_waived_and_its_saltpetre_is_lost() -> None:
    s = repeating(["tax"], {"saltpetre": 1, "rules": [HERE]}, locations={HERE: {"type": "town"}})
    choose(s, "repeat tax", "waive")
    assert (goods(s, 0), player(s, 0)["coins"]) == ({}, 7)
