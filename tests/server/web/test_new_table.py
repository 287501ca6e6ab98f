"""Tables: one click, the form and its options, links for friends, open seats, lists."""

from __future__ import annotations

import pytest

from tabard.games import NAMES, game
from tabard.server.table import Table
from tests.server.web.browser import Browser, new, table_of, words
from tests.server.web.deeds import act


def test_one_click_is_a_game_against_two_bots(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/pillars"))
    assert table.state is not None
    assert [seat.bot for seat in table.seats] == ["", "level3", "level3"]
    assert "The Pillars of the Earth" in anna.read("/")


def first_time(name: str) -> dict[str, object]:
    """The options of a game that a first game has and the whole game has not."""
    found = game(name)
    usual = found.check_options(3, {})
    return {k: v for k, v in found.first_options(3).items() if usual[k] != v}


def test_a_first_game_has_the_options_that_ease_it_and_the_next_is_whole(anna: Browser) -> None:
    easier = first_time("feudum")
    assert easier == {"variant": "basic"}
    page = anna.read("/")
    assert "First game: Basic game Play the whole game" in page
    tip = "Your first game here opens as: Basic game. The whole game is one click away."
    assert f'title="{tip}"' in anna.get("/").text
    assert table_of(anna.town, anna.post("/play/feudum")).plan.options["variant"] == "basic"
    assert "Play the whole game" not in anna.read("/")
    assert table_of(anna.town, anna.post("/play/feudum")).plan.options["variant"] == "advanced"


def test_the_whole_game_is_one_click_away_from_a_first_game(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/feudum", {"whole": "on"}))
    assert table.plan.options["variant"] == "advanced"


def test_a_game_played_here_leaves_the_first_game_of_another_as_it_is(
    anna: Browser, ben: Browser
) -> None:
    anna.post("/play/pillars")
    assert "Play the whole game" in anna.read("/")
    anna.post("/play/feudum")
    assert "Play the whole game" in ben.read("/"), "Ben has not played it"


def test_every_game_on_the_shelf_is_one_click_away(anna: Browser) -> None:
    page = anna.get("/")
    assert [name for name in NAMES if f'action="/play/{name}"' in page.text] == [*NAMES]
    assert page.text.count('action="/play/') == len(NAMES)


def test_the_form_as_it_stands_opens_a_table(anna: Browser) -> None:
    fields = {"game": "pillars", "players": "3", "seat-0": "me"}
    fields |= {"seat-1": "bot-greedy", "seat-2": "bot-greedy", "clock": "none", "watch": "open"}
    table = table_of(anna.town, anna.post("/new", fields))
    assert table.running


def test_options_are_honoured(anna: Browser) -> None:
    chosen = {"option_pass_allowed_at_zero": "false", "option_veto_per_round": "0"}
    table = table_of(anna.town, anna.post("/new", new(**chosen)))
    assert table.plan.options["pass_allowed_at_zero"] is False
    assert table.plan.options["veto_per_round"] == 0
    assert table.plan.options["debt_rounding"] == "floor"
    menu = words(anna.get(f"/table/{table.id}")).partition("Rules of this table")[2]
    assert "May a builder be passed on at price 0? No" in menu
    assert "How often may the start player refuse a drawn builder in a round? Never" in menu


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_on_the_page_with_its_rule_where_it_applies(
    anna: Browser, name: str
) -> None:
    for players in game(name).players:
        page = anna.get(f"/new?game={name}&players={players}").text
        for option in game(name).offered:
            there = bool(option.values_for(players))
            assert (f'name="option-{option.name}"' in page) == there
            assert not there or f'href="/rules/{name}#{option.rule}"' in page
            assert f">{option.name.replace('_', ' ')}<" not in page


def test_variants_are_asked_before_the_seats_and_readings_are_folded(anna: Browser) -> None:
    for name, players, variant in (("feudum", 3, "variant"), ("pilgrim", 1, "level")):
        page = anna.get(f"/new?game={name}&players={players}").text
        assert page.index(f'type="radio" name="option-{variant}"') < page.index('name="seat-0"')
        folded = page.partition('class="readings"')[2]
        assert f"option-{variant}" not in folded
        for option in game(name).offered:
            if not option.variant and option.values_for(players):
                assert f'name="option-{option.name}"' in folded


def test_solo_options_are_for_one_and_seats_for_those_there_are(anna: Browser) -> None:
    alone, three = (anna.read(f"/new?game=pilgrim&players={n}") for n in (1, 3))
    assert "Ab-Bott" in alone
    assert "Ab-Bott" not in three
    assert "Handicap of seat 2" not in alone
    assert "Handicap of seat 3" in three
    assert "Handicap of seat 4" not in three
    assert "Seat 4" not in anna.read("/new?game=pillars&players=3")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "pilgrim", "option_level": "2"},
        {"game": "pilgrim", "option_campaign": "true"},
        {"game": "pilgrim", "option_handicap_3": "1"},
        {"option_first_start_player": "3"},
    ],
)
def test_an_option_that_does_not_apply_is_refused_in_words(
    anna: Browser, wrong: dict[str, str]
) -> None:
    answer = anna.post("/new", new(**wrong), headers={"accept": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"] == "malformed"
    assert answer.json()["field"].startswith("option ")


@pytest.mark.parametrize(
    ("clock", "expected"),
    [
        ({"clock": "none"}, ("none", 0, 0)),
        ({"clock": "live", "minutes": "20", "increment": "10"}, ("live", 1_200_000, 10_000)),
        ({"clock": "slow", "days": "3"}, ("slow", 259_200_000, 0)),
    ],
)
def test_clocks_are_honoured(
    anna: Browser, clock: dict[str, str], expected: tuple[str, int, int]
) -> None:
    plan = table_of(anna.town, anna.post("/new", new(**clock))).plan
    assert (plan.clock.kind, plan.clock.bank, plan.clock.increment) == expected


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": "9"},
        {"players": "two"},
        {"game": "chess"},
        {"seat_1": "throne"},
        {"seat_1": "bot-genius"},
        {"clock": "sand"},
        {"clock": "live", "minutes": "-5"},
        {"clock": "live", "minutes": "99999"},
        {"option_veto_per_round": "7"},
        {"seat_0": "bot-greedy", "seat_1": "open"},
    ],
)
def test_a_form_that_means_nothing_is_refused_in_words(
    anna: Browser, wrong: dict[str, str]
) -> None:
    answer = anna.post("/new", new(**wrong))
    assert answer.status_code == 400
    assert "That did not work" in words(answer)


def test_a_friend_joins_by_link(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="friend")))
    assert table.state is None
    page = anna.get(f"/table/{table.id}").text
    secret = page.partition("/join/")[2].partition('"')[0].partition("<")[0]
    assert secret
    assert "/join/" not in ben.get(f"/table/{table.id}").text
    assert "a seat is kept for you" in ben.read(f"/join/{secret}")
    assert table.state is None, "looking at the link sits nobody down"
    assert table_of(anna.town, ben.post(f"/join/{secret}")) is table
    assert table.running
    assert ben.get(f"/join/{secret}").headers["location"] == f"/table/{table.id}"


def friends_page(host: Browser, table: Table) -> str:
    """Where a link of the waiting room leads."""
    page = host.get(f"/table/{table.id}").text
    return "/join/" + page.partition("/join/")[2].partition('"')[0]


def test_an_invitation_tells_what_will_be_played(anna: Browser, ben: Browser) -> None:
    chosen = {"game": "feudum", "option_variant": "basic", "option_feeding_wine": "voluntary"}
    chosen |= {"clock": "live", "minutes": "20", "increment": "10", "watch": "closed"}
    table = table_of(anna.town, anna.post("/new", new(seat_1="friend", **chosen)))
    for place in (ben.read(friends_page(anna, table)), anna.read(f"/table/{table.id}")):
        assert "Rules of this table" in place
        assert "Which game? Basic game" in place
        assert "Must wine be used before a pawn goes hungry? No, wine is voluntary" in place
        assert "20 minutes + 10 seconds a turn" in place
        assert "Who may watch Only who plays" in place
        assert "Can the ruler of a feudum be usurped?" not in place, "that is read as usual"


def test_a_friend_says_their_name_when_joining(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="friend")))
    link = friends_page(anna, table)
    assert 'name="name"' in ben.get(link).text
    assert ben.post(link, {"name": "x" * 33}).status_code == 400
    assert table.state is None
    ben.post(link, {"name": " Ben  of Shiring "})
    assert table.names()[1] == "Ben of Shiring"
    assert "Ben of Shiring" in ben.read("/settings")


def test_who_keeps_a_name_is_not_asked_for_another(anna: Browser, ben: Browser) -> None:
    ben.post("/keep", {"login": "ben", "password": "a long password"})
    table = table_of(anna.town, anna.post("/new", new(seat_1="friend")))
    link = friends_page(anna, table)
    page = ben.get(link)
    assert 'name="name"' not in page.text
    assert "You play as" in words(page)
    ben.post(link, {"name": "Somebody"})
    assert table.names()[1] != "Somebody"


def test_the_host_closes_a_table_that_waits(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="friend")))
    link = friends_page(anna, table)
    assert 'data-do="close"' in anna.get(f"/table/{table.id}").text
    assert 'data-do="leave" data-seat' not in anna.get(f"/table/{table.id}").text, "the last closes"
    assert 'data-do="close"' not in ben.get(f"/table/{table.id}").text
    assert act(ben, table, "close").json()["message"] == "Only the host can do that."
    assert act(anna, table, "close").status_code == 200
    assert table.closed
    assert "The host has closed this table" in ben.read(link)
    assert "The host has closed this table" in anna.read(f"/table/{table.id}")
    assert 'data-do="sit"' not in ben.get(f"/table/{table.id}").text
    assert f"/replay/{table.id}" not in anna.get("/tables").text, "there is nothing to replay"


def test_who_plays_on_the_same_device_has_a_name(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(name_1="<i>Bea</i>")))
    assert table.names()[1] == "<i>Bea</i>"
    page = anna.get(f"/table/{table.id}").text
    assert "&lt;i&gt;Bea&lt;/i&gt;" in page
    assert "<i>Bea</i>" not in page
    assert anna.post("/new", new(name_1="x" * 33)).status_code == 400
    blank = table_of(anna.town, anna.post("/new", new(name_1="  ")))
    assert len(set(blank.names())) == 2
    bots = table_of(anna.town, anna.post("/new", new(seat_1="bot-greedy", name_1="Bea")))
    assert bots.names()[1] != "Bea"


def test_a_pasted_link_leads_to_its_page(anna: Browser) -> None:
    for pasted in ("https://tabard.test/join/abc-1", "abc-1", " http://x/join/abc-1/ "):
        answer = anna.get("/join", params={"link": pasted})
        assert answer.headers["location"] == "/join/abc-1"
    assert anna.get("/join/abc-1").status_code == 404
    assert anna.get("/join", params={"link": "<script>"}).status_code == 200


def test_an_open_seat_is_taken_from_the_lobby(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="open")))
    assert f"/sit/{table.id}" in ben.get("/").text
    assert f"/sit/{table.id}" not in anna.get("/").text
    ben.post(f"/sit/{table.id}")
    assert table.running
    late = anna.town.visitor()
    assert f"/sit/{table.id}" not in late.get("/watch").text
    assert late.post(f"/sit/{table.id}").status_code == 409


def test_a_friends_seat_cannot_be_taken_without_the_link(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="friend")))
    assert ben.post(f"/sit/{table.id}").status_code == 409
    assert ben.post(f"/sit/{table.id}", {"seat": "1"}).status_code == 403
    assert table.state is None


def test_the_table_that_waits_for_me_comes_first(anna: Browser) -> None:
    table_of(anna.town, anna.post("/new", new()))
    page = anna.read("/tables")
    assert "Your turn" in page
    anna.post("/new", new(seat_1="friend"))
    page = anna.read("/tables")
    assert page.index("Your turn") < page.index("One player is missing")


def test_a_closed_table_is_not_listed_nor_seen(anna: Browser, ben: Browser) -> None:
    shown = table_of(anna.town, anna.post("/new", new()))
    hidden = table_of(anna.town, anna.post("/new", new(watch="closed")))
    page = ben.get("/watch").text
    assert shown.id in page
    assert hidden.id not in page
    assert ben.get(f"/table/{hidden.id}/record").status_code == 404


def test_parts_are_added_to_the_answer_that_they_belong_to(anna: Browser) -> None:
    page = anna.get("/new?game=feudum&players=3").text
    assert page.count('type="checkbox" name="option-') == len(game("feudum").parts()) == 6
    assert "Which parts of the advanced game come along?" in page
    wanted = {"game": "feudum", "option_variant": "basic"}
    wanted |= {"option_reeves": "true", "option_feasts": "true"}
    table = table_of(anna.town, anna.post("/new", new(**wanted)))
    assert {"reeves", "feasts"} == {*table.plan.options} & {"reeves", "feasts", "monsters"}
    menu = words(anna.get(f"/table/{table.id}")).partition("Rules of this table")[2]
    assert "Which game? Basic game, plus: Reeves, Feasts" in menu


def test_parts_beside_another_answer_are_not_meant(anna: Browser) -> None:
    wanted = {"game": "feudum", "option_variant": "advanced", "option_reeves": "true"}
    table = table_of(anna.town, anna.post("/new", new(**wanted)))
    assert "reeves" not in table.plan.options
