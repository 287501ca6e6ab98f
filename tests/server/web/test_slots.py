"""A set on the page: what its slots and its key say, and how a hint counts its pieces."""

from __future__ import annotations

from html import unescape

import pytest

import tabard
from tabard.messages import LANGUAGES
from tabard.server.web import slots
from tabard.server.web.asked import Asked
from tabard.server.web.sight import Sight
from tests.games.feudum.tables import seat, table

NAMES = ["Anna", "Bert"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", ["5 sand", "wood"]), ("de", ["5 Sand", "Holz"]), ("nl", ["5 zand", "hout"])],
)
def test_pieces_of_one_kind_are_counted(lang: str, told: list[str]) -> None:
    sand, wood = {"do": "return", "kind": "sand"}, {"do": "return", "kind": "wood"}
    forms = [sand, sand, wood, sand, sand, sand]
    sight = Sight("pillars", 0, lang)
    view = tabard.game("pillars").start(players=2).view(0)
    assert slots.heap(forms, view, sight, NAMES) == told


def test_what_has_no_name_of_its_own_is_counted_by_its_label() -> None:
    game = tabard.game("feudum")
    form = game.actions.json(game.actions.first("scroll"))
    view = table("play_card", seats=[seat(), seat()]).view(0)
    assert slots.heap([form, form], view, Sight("feudum", 0, "en"), NAMES) == ["2 × Scroll 1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_set_that_others_choose_at_the_same_time_says_that_it_is_final(lang: str) -> None:
    sight = Sight("feudum", 0, lang)
    state = table("cards", seats=[seat(), seat()], phase="cards")
    found = slots.pieces(Asked(state, 0), state.view(0), sight, NAMES)
    assert found is not None
    assert found["final"]
    key = slots.lay_key(Asked(state, 0), sight)
    for word in ("final", "sure", "change"):
        assert f'data-{word}="{sight.chrome(f"table-lay-{word}")}"' in unescape(key)
    row = slots.row(Asked(state, 0), sight)
    assert sight.chrome("table-slots-full") in unescape(row)
    assert sight.chrome.troubles == []
    goods = {"market": {"saltpetre": 4, "sulphur": 4}}
    act = {"guild": "merchant", "host": 0, "option": 0}
    bought = table("merchant_trade", seats=[seat(coins=9), seat()], guilds=goods, act=act)
    found = slots.pieces(Asked(bought, 0), bought.view(0), sight, NAMES)
    assert found is not None
    assert not found["final"]
