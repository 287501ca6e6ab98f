"""What a position must say of itself, what it forgets, and what a seat observes."""

from __future__ import annotations

from functools import reduce
from operator import getitem
from typing import Any

import pytest

from tabard.games.feudum import tables as t
from tabard.games.feudum.components import BOX
from tabard.games.feudum.player import NONE, Player
from tabard.kernel.errors import BadPosition
from tests.games.feudum.guild_halls import trading
from tests.games.feudum.tables import GAME, choose, pawn, position, seat, table
from tests.rules import rule

HERE = "forest_mid"


def put(found: Any, path: str, value: Any) -> None:
    """Write a value into a position: `seats.0.vp`."""
    *way, last = path.split(".")
    for key in way:
        found = found[int(key)] if isinstance(found, list) else found[key]
    found[int(last) if isinstance(found, list) else last] = value


def test_a_pawn_back_in_the_supply_shows_no_face() -> None:
    p = Player()
    p.put_pawn(1, t.LOCATION_IDS.index(HERE))
    p.turn_face(1, t.MONK)
    p.put_pawn(1, NONE)
    assert (p.places, p.faces) == (0, 0)


def test_a_position_forgets_nothing_of_a_tamed_monster_that_binds() -> None:
    owner = seat(pawns=[pawn(HERE, "knight")], hand=["guild", "tax"])
    others = seat(pawns=[pawn(HERE, "monk"), pawn(HERE, "farmer")])
    s = table("play_card", seats=[owner, others], guilds={"rows": {t.COLOUR_IDS[0]: 3}})
    choose(s, "play guild", "trade knight", "tame behemoth")
    assert s.view(None)["step"] == "bonds"
    assert BOX.freeze(GAME.load(s.position())) == BOX.freeze(s)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (f"locations.{HERE}.subject", True, f"locations.{HERE}.subject"),
        (f"locations.{HERE}.immune", ["serf"], f"locations.{HERE}.immune"),
        (f"locations.{HERE}.goods.food", -1, f"locations.{HERE}.goods.food"),
        (f"locations.{HERE}.vessels", [{"kind": "boat"}], f"locations.{HERE}.vessels[0].kind"),
        ("monsters.behemoth.owner", 1, "monsters.behemoth.at"),
        ("sides_unseen.0", dict.fromkeys(t.LANDSCAPE_IDS, 2), "sides_unseen[0]"),
        ("guilds.seats.monk", [None], "guilds.seats.monk"),
        ("guilds.rows", dict.fromkeys(t.COLOUR_IDS, 2), f"guilds.rows.{t.COLOUR_IDS[4]}"),
        ("guilds.market.iron", 99, "guilds.market.iron"),
        ("supply.markers", {}, f"supply.markers.{t.COLOUR_IDS[0]}"),
        (f"supply.markers.{t.COLOUR_IDS[3]}", 0, f"supply.markers.{t.COLOUR_IDS[3]}"),
        ("supply.vessels." + t.VESSEL_IDS[0], 0, ""),
        ("seats.0.pawns.0.face", "monk", "seats[0].pawns[0].face"),
        ("seats.0.discs", 0, "seats[0].discs"),
        ("seats.1.fresh", 1, "seats[1].fresh"),
        ("secret.seals.1", [2], "secret.seals[1]"),
        ("secret.immune", [["nowhere", "serf", 2]], "secret.immune[0]"),
        ("secret.immune", [[HERE, "serf", "ruler"]], "secret.immune[0]"),
        ("action.bowl.food", 1, "action.bowl.food"),
        ("turn", 1, "program[0].progress"),
    ],
)
def test_what_is_wrong_in_a_position_is_named(path: str, value: Any, field: str) -> None:
    found = position("play_card")
    put(found, path, value)
    with pytest.raises(BadPosition) as refused:
        GAME.load(found)
    assert refused.value.where.startswith(field)


def test_what_everybody_saw_of_a_seal_is_its_value() -> None:
    with pytest.raises(BadPosition, match="is not what everybody saw"):
        table("play_card", seats=[seat(seals=[3], seal_values=[2]), seat()])


def test_what_follows_within_a_part_may_be_left_out_and_must_be_right() -> None:
    found = table("play_card").position()
    del found["supply"]["seals"], found["guilds"]["scrolls"], found["supply"]["feudums"]["monk"]
    assert BOX.freeze(GAME.load(found)) == BOX.freeze(table("play_card"))
    wrong: dict[str, Any] = {"supply.seals": 1, "guilds.scrolls": ["s1"], "supply.feudums.monk": 1}
    for path, value in wrong.items():
        put(found, path, value)
        with pytest.raises(BadPosition) as refused:
            GAME.load(found)
        assert refused.value.where.startswith(path)
        *way, name = path.split(".")
        del reduce(getitem, way, found)[name]


def test_a_seat_observes_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    s = table("play_card", seats=[seat(hand=["tax", "move"]), seat(hand=["guild", "repeat"])])
    at = {name: n for n, name in enumerate(GAME.spec(2).observation.names)}
    mine, theirs = s.observation(0), s.observation(1)
    assert (mine[at["mine.hand=tax"]], theirs[at["mine.hand=tax"]]) == (1, 0)
    assert (mine[at["mine.hand=guild"]], theirs[at["mine.hand=guild"]]) == (0, 1)
    assert mine[at["seats+1.cards"]] == 2
    assert [name for name in at if name.startswith("secret")] == []


def test_an_observation_counts_the_seals_under_a_marker() -> None:
    twice = [(HERE, "serf", 2), (HERE, "serf", 3)]
    people = [seat(rules=[HERE]), seat(serfs=[HERE])]
    s = table("play_card", seats=people, immune=twice)
    at = GAME.spec(2).observation.names.index(f"locations.{HERE}.immune=serf")
    assert s.observation(0)[at] == 2


@rule("FEU-16.3", "FEU-21.3", "FEU-33.1")
@pytest.mark.parametrize(
    ("fact", "value"),
    [("basket.iron", 4), ("price", 0), ("next_kind", 0), ("basket.food", 1)],
)
def test_goods_picked_on_the_market_lie_there_at_their_price(fact: str, value: int) -> None:
    s = choose(trading("merchant", {"coins": 20}, guilds={"market": {"iron": 3}}), "buy iron")
    found = s.position()
    assert GAME.load(found) == s
    put(found, f"program.{len(found['program']) - 1}.facts.purchase.{fact}", value)
    with pytest.raises(BadPosition, match=r"^program\[\d\]\.facts\.purchase\."):
        GAME.load(found)


@rule("FEU-20.2")
def test_no_goods_are_on_their_way_when_the_pairs_are_paid() -> None:
    farm = {HERE: {"type": "farm", "goods": {"wood": 4}}}
    s = trading("farmer", {"rules": [HERE]}, locations=farm)
    assert s.view(None)["step"] == "pairs"
    found = s.position()
    put(found, f"program.{len(found['program']) - 1}.facts.delivery.bowl.wood", 1)
    put(found, "guilds.barn.wood", 3)
    with pytest.raises(BadPosition, match="bowl: is empty at pairs"):
        GAME.load(found)
