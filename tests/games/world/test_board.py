"""What the picture of this table shows, beside what `tests.games.test_boards` asks of all."""

from __future__ import annotations

import json
import re
from html import unescape
from itertools import islice, product
from xml.etree import ElementTree

import pytest

import tabard
from tabard.draw import page
from tabard.draw.lettering import width
from tabard.draw.picture import Picture, Sheet
from tabard.draw.stamps import printed
from tabard.games.world import tables, telling
from tabard.games.world.board import BOARD, deck, faces, meanings
from tabard.messages import LANGUAGES
from tabard.words import Words, phrases_of
from tests.games.pictures import LAYOUTS, NAMES, Layout, Moment, moments, picture

STONE = 7  # from its middle to its edge, nearly
BUTTONS_ONLY = {"done", "decline", "lose_points"}

GAME = tabard.game("world")


@pytest.fixture(scope="module")
def game() -> list[Moment]:
    """Every moment of a game for each number of players."""
    return [moment for players in (2, 3, 4) for moment in moments("world", players, seed=players)]


def find(game: list[Moment], verb: str) -> Moment:
    """The last moment that offers this verb."""
    return next(m for m in reversed(game) if any(c["do"] == verb for c in m.get("choices", ())))


def test_the_introductory_game_has_six_cards_and_no_hidden_pile() -> None:
    for moment in islice(moments("world", 3, 1, intro_game=True), 40):
        for layout in LAYOUTS:
            drawn = picture(moment, layout)
            wanted = [c["code"] for c in moment.get("choices", ()) if c["do"] not in BUTTONS_ONLY]
            assert sorted(map(int, re.findall(r'data-code="(\d+)"', drawn))) == sorted(wanted)
            assert len(re.findall(r'id="card-\w+"', drawn)) <= 6
            assert "hid-" not in drawn


def test_the_games_play_offers_every_kind_of_piece(game: list[Moment]) -> None:
    seen = {c["do"] for m in game for c in m.get("choices", ())}
    rare = {"rent", "rent_two", "vacate", "gain", "give_up"}
    assert deck.LOOKS.pieces.keys() - rare <= seen
    chance = {"draw", "event", "tile", "tax", "start"}
    verbs = {family.name for family in GAME.actions.families}
    assert deck.LOOKS.pieces.keys() | BUTTONS_ONLY | chance == verbs


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("rent_two", [{"first": "grain_stone_plot", "second": "vp_wood_plot"}]),
        ("give_up", [{"goods": "money+wool"}, {"goods": "stone+stone"}]),
        ("gain", [{"kind": "loyalty"}, {"kind": "vp"}]),
        ("vacate", [{"place": "wool_stone_plot"}]),
        ("rent", [{"place": "wool_stone_plot"}, {"place": "money_wood_plot"}]),
        ("protect", [{"penalties": "penance+begging+royal_court"}]),
    ],
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_rare_choices_have_their_piece(
    game: list[Moment], verb: str, forms: list[dict[str, str]], layout: Layout
) -> None:
    moment = find(game, "use")
    choices = [{"do": verb, **form, "code": 7000 + i} for i, form in enumerate(forms)]
    drawn = BOARD.draw(moment["view"], choices=choices, seat=moment["seat"], layout=layout)
    found = {int(code) for code in re.findall(r'data-code="(\d+)"', drawn)}
    assert found == {choice["code"] for choice in choices}


def test_others_goods_lie_behind_a_screen_and_their_cards_are_backs(game: list[Moment]) -> None:
    moment = find(game, "discard")
    seat, players = moment["seat"], moment["view"]["players"]
    for layout in LAYOUTS:
        drawn = picture(moment, layout)
        screens = {int(one) for one in re.findall(r'id="screen-(\d)"', drawn)}
        assert screens == set(range(players)) - {seat}
        held = set(re.findall(r'id="card-(\w+)"', drawn))
        assert held == set(moment["view"]["seats"][seat]["hand"])
        goods = {int(one) for one in re.findall(r'id="good-(\d)-wool"', drawn)}
        assert goods == {seat}


def test_the_card_lies_as_it_was_turned(game: list[Moment]) -> None:
    for card, row in deck.EVENTS.items():
        drawn = [printed(faces.council(card, turn, 80)) for turn in range(4)]
        assert len(set(drawn)) == 4
        arrow = row["arrow_edge"]
        for turn in range(4):
            assert f"rotate({(arrow + turn) % 4 * 90})" in drawn[turn]


def test_turning_the_card_shows_what_it_would_bring(game: list[Moment]) -> None:
    moment = find(game, "orient")
    wide, tall = picture(moment), picture(moment, "tall")
    steps = [c["steps"] for c in moment["choices"]]
    assert wide.count('class="preview"') == len(steps)
    assert all(f'id="turn-{number}"' in tall for number in steps)
    view = moment["view"]
    event = deck.EVENTS[view["event"]]
    for number in steps:
        turn = (number - event["arrow_edge"]) % 4
        gain = deck.INCOMES[event["corners"][(view["sides"][0] - turn) % 4]]["gain"]
        told = next(
            unescape(one) for one in re.findall(r'aria-label="([^"]*)"', tall)
            if one.startswith(f"Arrow to {number}:")
        )  # fmt: skip
        number_of = f"{gain['count']} VP" if gain["kind"] == "vp" else f"{gain['count']} "
        assert f"Anna {number_of}" in told
        after = moment["state"].copy()
        after.apply(next(c["code"] for c in moment["choices"] if c["steps"] == number))
        where = deck.FIELDS[after.view(None)["favour"]]["name_en"]
        if after.view(None)["step"] != "orient":
            assert where in told
    told = picture(moment, "tall")
    for number in steps:
        (name,) = re.findall(rf'aria-label="(Arrow to {number}: [^"]*)"', told)
        heard = unescape(name)
        named = [one for one in deck.FIELDS.values() if f"the {one['name_en']}" in heard]
        field = max(named, key=lambda one: len(one["name_en"]))  # the Prior begins the Prioress
        favour = Words("world").card(field["id"])
        assert (f"({favour})" in heard) == (number > 0)
        code = next(choice for choice in moment["choices"] if choice["steps"] == number)
        label = Words("world").choice(view, {"do": "orient", "steps": number}, ["Anna"] * 4)
        assert ":" not in label, code  # a button says all of it
        assert (favour in label) == (number > 0)


def test_the_tall_board_makes_room_for_the_turning_player_only(game: list[Moment]) -> None:
    moment = find(game, "orient")
    view, seat = moment["view"], moment["seat"]
    mine = BOARD.rooms(view, seat, "tall")["board"]
    other = BOARD.rooms(view, (seat + 1) % view["players"], "tall")["board"]
    assert mine[3] > other[3] == BOARD.rooms(view, None, "tall")["board"][3]


def test_turning_the_card_exchanges_what_lies_under_the_council_and_nothing_begins_anew(
    game: list[Moment],
) -> None:
    at = game.index(find(game, "orient"))
    before, now = game[at - 1]["state"], game[at]
    assert BOARD.tree is not None
    seat, tree = now["seat"], BOARD.tree(now["view"]["players"], "wide")
    common = Picture(tree, before.view(None), NAMES, phrases_of("world"), {})
    sheet = Sheet(common, seat)
    assert sheet.turn(before.view(seat)) is None
    common.turn(now["state"].view(None), {})
    changed = sheet.turn(now["view"], *tree.finder.found(now["choices"], ()))
    assert changed is not None
    for steps in tables.EDGE_VALUES:
        assert f'id="turn-{steps}"' in printed(changed[f"under-{steps}"])
    common.turn(before.view(None), {})
    back = sheet.turn(before.view(seat))
    assert back is not None
    assert 'id="place-market"' in printed("".join(back.values()))
    assert "turn-" not in sheet.placed()


def test_covers_lie_on_what_is_covered(game: list[Moment]) -> None:
    view = json.loads(json.dumps(find(game, "use")["view"]))
    view["covered"] = {"fields": [], "projects": [], "cloth": False}
    for layout in LAYOUTS:
        bare = BOARD.draw(view, layout=layout).count("#i-padlock")
        covered = view | {
            "covered": {"fields": ["prior", "king"], "projects": ["bridge"], "cloth": True}
        }
        assert BOARD.draw(covered, layout=layout).count("#i-padlock") == bare + 4


def test_a_second_free_field_means_two_materials(game: list[Moment]) -> None:
    view = json.loads(json.dumps(find(game, "use")["view"]))
    view["projects"]["bridge"] = {"stone": 1, "wood": 0, "seals": [], "finished": False}
    mixes = ("stone", "wood", "stone+stone", "stone+wood", "wood+wood")
    choices = [
        {"do": "build", "place": "bridge", "materials": mix, "code": i}
        for i, mix in enumerate(mixes)
    ]
    for layout in LAYOUTS:
        drawn = BOARD.draw(view, choices=choices, seat=view["to_move"], layout=layout)
        assert re.search(r'id="field-bridge-1"[^>]* data-code="0"', drawn)
        assert re.search(r'id="field-bridge-2"[^>]* data-code="2"', drawn)
        assert re.search(r'id="field-bridge-4"[^>]* data-code="1"', drawn)
        assert re.search(r'id="field-bridge-5"[^>]* data-code="4"', drawn)
        assert re.search(r'id="both-bridge"[^>]* data-code="3"', drawn)


def test_pieces_are_followed_where_they_stand(game: list[Moment]) -> None:
    for moment in game[::17]:
        view = moment["view"]
        followed = BOARD.follow(view)
        assert followed["favour-stone"] == view["favour"]
        for layout in LAYOUTS:
            drawn = BOARD.draw(view, layout=layout)
            assert all(f'id="{piece}"' in drawn for piece in followed)


def test_the_winner_wears_laurels_and_a_half_point_shows(game: list[Moment]) -> None:
    view = json.loads(json.dumps(next(m for m in game if m["view"]["phase"] == "over")["view"]))
    view["seats"][0] |= {"vp": 99, "half": True}
    for layout in LAYOUTS:
        for seat in (None, 0):
            drawn = unescape(BOARD.draw(view, seat=seat, layout=layout))
            assert "#i-laurel-crown" in drawn
            assert ">99½</text>" in drawn


def test_every_card_of_the_game_has_a_face() -> None:
    drawn = [
        faces.action(card, w, h, card) for card in deck.ACTIONS for w, h in ((68, 57), (82, 118))
    ]
    drawn += [
        faces.small_action(card, 31, 38, used) for card in deck.ACTIONS for used in (True, False)
    ]
    drawn += [faces.event(card, w, h) for card in deck.EVENTS for w, h in ((56, 78), (34, 42))]
    for face in drawn:
        ElementTree.fromstring(page.standalone(f"<svg>{face}</svg>"))
    assert all(meanings.event(card, 8) for card in deck.EVENTS)
    assert all(meanings.field(name, 8) for name in deck.FIELDS)
    assert deck.LOOKS.tables["events"].keys() == deck.EVENTS.keys()
    assert deck.LOOKS.tables["actions"].keys() == deck.ACTIONS.keys()
    assert tuple(deck.LOOKS.tables["fields"]) == tables.FIELD_IDS


def test_every_choice_of_a_player_has_an_emblem_but_numbers() -> None:
    for form in GAME.actions.forms:
        if form["do"] not in ("tile", "tax", "start"):
            assert BOARD.emblem(form), form


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_its_name_its_effect_and_its_rule(game: list[Moment], lang: str) -> None:
    words = Words("world", lang)
    moment = find(game, "use")
    drawn = unescape(picture(moment, words=phrases_of("world", lang)))
    hand = moment["view"]["seats"][moment["seat"]]["hand"]
    for card in hand:
        row = deck.ACTIONS[card]
        name = words.printed(card)
        assert f'aria-label="{name} – {telling.card(card, words)} ({row["rule"]})"' in drawn
    event = deck.EVENTS[moment["view"]["event"]]
    assert f"{telling.card(event['id'], words)} ({event['rule']})" in drawn
    assert words.troubles == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stone_covers_no_letter_of_the_events_name(game: list[Moment], lang: str) -> None:
    words = phrases_of("world", lang)
    stood = re.compile(r'id="favour-stone"[^>]*translate\(([\d.]+),([\d.]+)\)')
    for name, event in product(tables.FIELD_IDS[5:7], deck.EVENTS):
        view = {**find(game, "use")["view"], "favour": name, "event": event}
        placed = BOARD.draw(view, seat=0, layout="wide", names=NAMES, words=words).placed()
        drawn = printed(placed)
        found = stood.search(drawn)
        assert found is not None
        x, y = map(float, found.groups())
        heading = drawn.partition('data-part="event-name"')[2].partition("</g>")[0]
        for line in ElementTree.fromstring(f"<g>{heading.partition('>')[2]}</g>"):
            size, base = float(line.get("font-size", "")), float(line.get("y", ""))
            wide = float(line.get("textLength") or width(line.text or "", size, "gi"))
            left = float(line.get("x", "")) - wide
            assert left >= x + STONE or base <= y - STONE or base - size >= y + STONE, event
