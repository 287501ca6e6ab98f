"""What the picture of this table shows, beside what `tests.games.test_boards` asks of all."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from math import dist
from random import Random

import pytest

from tabard.draw.lettering import Cut, width
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board import BOARD, sowing
from tabard.games.pilgrim.board.hexes import Hexes, neighbour
from tabard.games.pilgrim.board.icons import LOOKS
from tabard.games.pilgrim.board.plan import TALL, WIDE, Frames
from tabard.messages import LANGUAGES
from tabard.words import Words, phrases_of
from tests.games.pictures import LAYOUTS, Moment, moment_of, moments, picture
from tests.games.pilgrim.tables import GAME, path, road, seat, shrine, table


@pytest.fixture(scope="module")
def game() -> list[Moment]:
    """Moments of games for one, three and four."""
    found = [*moments("pilgrim", 3, seed=5)]
    for players in (1, 4):
        found += [m for i, m in enumerate(moments("pilgrim", players, seed=players)) if i % 4 == 0]
    return found


def test_the_games_play_offers_most_kinds_of_pieces(game: list[Moment]) -> None:
    seen = {c["do"] for m in game for c in m.get("choices", ())}
    rare = {"leave_shrine", "build_shrine", "destroy", "extend", "claim", "donate", "place"}
    assert LOOKS.pieces.keys() - rare <= seen


def test_an_acolyte_that_did_not_move_stays_the_same_element() -> None:
    before: dict[str, str] | None = None
    for moment in moments("pilgrim", 3, seed=9):
        now = BOARD.follow(moment["view"], before)
        people = [piece for piece in now if piece.startswith("piece-")]
        assert len(people) == t.PIECES * len(moment["view"]["seats"])
        if before is not None and before.keys() == now.keys():
            moved = [piece for piece in now if before[piece] != now[piece]]
            here = Counter((p.rpartition("-")[0], place) for p, place in now.items())
            there = Counter((p.rpartition("-")[0], place) for p, place in before.items())
            assert len(moved) == sum((here - there).values())
        before = now
        if moment["view"]["round"] == 6:
            break


def test_every_piece_has_a_place_in_both_geometries(game: list[Moment]) -> None:
    for moment in game[::19]:
        pieces = BOARD.follow(moment["view"])
        for layout in LAYOUTS:
            drawn = picture(moment, layout)
            missing = [piece for piece in pieces if f'id="{piece}"' not in drawn]
            assert missing == [], (layout, [pieces[piece] for piece in missing])


def test_the_prompt_and_the_log_have_rooms_that_nothing_else_uses(game: list[Moment]) -> None:
    for players in (1, 3, 4):
        view = next(m["view"] for m in game if m["view"]["players"] == players)
        rooms = BOARD.rooms(view, 0)
        taken = [box for name, box in rooms.items() if name not in ("whole", "prompt", "spare")]
        for x, y, w, h in (rooms["prompt"], rooms["spare"]):
            assert h > 60
            for ox, oy, ow, oh in taken:
                assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


@pytest.mark.parametrize("start", range(atlas.EDGES))
@pytest.mark.parametrize("end", range(atlas.EDGES))
def test_a_track_runs_from_edge_to_edge(start: int, end: int) -> None:
    if start == end:
        return
    hexes = Hexes(20, 100, 100)
    cell = atlas.CELL_IDS.index("d4")
    found = re.findall(r"-?[\d.]+,-?[\d.]+", hexes.track(cell, start, end))
    ends = [tuple(float(part) for part in spot.split(",")) for spot in found]
    for spot, edge in zip((ends[0], ends[-1]), (start, end), strict=True):
        assert spot == pytest.approx(hexes.middle(cell, edge), abs=0.06)


def test_neighbours_share_the_middle_of_an_edge() -> None:
    hexes = Hexes(20, 0, 0)
    for cell in range(atlas.CELLS):
        for edge in range(atlas.EDGES):
            other = neighbour(cell, edge)
            if other >= 0:
                assert hexes.middle(cell, edge) == pytest.approx(
                    hexes.middle(other, atlas.OPPOSITE[edge])
                )


ROADS = {"location": "south_east", "value": 2, "strength": "majority"}


def roads() -> Moment:
    """Two paths, one of them consecrated, the other open (PGM-30.9)."""
    done = path(road("e5", 0, 3), road("e4", 0, 4), road("d4", 1, 3), end="site")
    opened = path(road("h7", 3, 1), road("i7", 4, 0))
    own = seat(south_east=2, stone=4, paths=[done, opened], sites=["north_west"])
    return moment_of(table("road_unit", seats=[own, seat()], rolls=(4, 3, 3, 3), pending=ROADS))


def test_a_path_is_named_with_length_points_and_what_comes_next() -> None:
    drawn = unescape(picture(roads()))
    assert "Path of Anna: 3 long, 3 points so far, consecrated" in drawn
    assert "Path of Anna: 2 long, 0 points so far, open, a favour waits for length 3" in drawn
    assert drawn.count('class="lit"') == 2


def test_the_open_road_offers_its_next_cell_and_its_head() -> None:
    moment = roads()
    assert {"extend", "destroy"} <= {c["do"] for c in moment["choices"]}
    drawn = picture(moment)
    assert re.search(r'id="extend" class="can', drawn)
    assert re.search(r'id="do-destroy" class="can', drawn)


def test_a_shrine_may_be_built_on_the_next_cell_and_left_by_its_free_edges() -> None:
    opened = path(road("e5", 0, 3))
    own = seat(south_east=2, paths=[opened])
    moment = moment_of(table("road_unit", seats=[own, seat()], pending=ROADS))
    assert re.search(r'id="do-shrine" class="can', picture(moment))
    own = seat(south_east=2, paths=[path(road("e5", 0, 3), shrine("e4", 0))])
    moment = moment_of(table("road_unit", seats=[own, seat()], pending=ROADS))
    ways = [c for c in moment["choices"] if c["do"] == "leave_shrine"]
    assert len(ways) > 2
    for layout in LAYOUTS:
        drawn = picture(moment, layout)
        assert all(f'id="leave-1-{way["edge"]}" class="can' in drawn for way in ways)
        assert "Shrine of Anna" in drawn


def test_every_tile_that_may_be_laid_lies_in_place_before_it_is_chosen() -> None:
    state = table("road_unit", seats=[seat(south_east=2), seat()], pending=ROADS)
    state.apply(GAME.actions.parse("start_road e5"))
    moment = moment_of(state)
    drawn = picture(moment)
    exits = [c for c in moment["choices"] if c["do"] == "lay"]
    assert len(exits) > 3
    for one in exits:
        assert f'<g id="lay-{one["entry"]}-{one["exit"]}" class="can' in drawn
        assert f'<g data-code="{one["code"]}"><g class="preview"><path' in drawn
    zoom = BOARD.rooms(moment["view"], 0, "tall")["zoom"]
    x, y = Hexes(16.9, 195, 287).centre(atlas.CELL_IDS.index("e5"))
    assert zoom[0] < x < zoom[0] + zoom[2]
    assert zoom[1] < y < zoom[1] + zoom[3]


def test_a_handful_is_shown_as_it_will_fall() -> None:
    assert sowing.fall(["north_east"], 2, False) == [
        ("north_east", 1, True),
        ("east", 2, True),
    ]
    parted = sowing.fall(["east"], 3, False)
    assert parted[:3] == [("east", 1, True), ("city", 2, False), ("south_east", 2, False)]


def test_the_way_of_a_fall_runs_along_the_links_of_the_ring_and_the_rivers() -> None:
    falls = sowing.fall(["north"], 4, False)
    assert sowing.legs("north_west", falls, False) == (
        ("north_west", "north", True),
        ("north", "north_east", True),
        ("north_east", "east", True),
        ("east", "city", False),
        ("east", "south_east", False),
    )
    state = table("sow_origin", seats=[seat(north_east=2), seat()])
    for layout in LAYOUTS:
        pick = moment_of(state)
        assert codes_of_ways(picture(pick, layout)) == [
            one["code"] for one in pick["choices"] if one["do"] == "pick"
        ]
    state.apply(GAME.actions.parse("pick north_east"))
    while GAME.actions.parse("go city") not in state.choices():
        state.apply(state.choices()[0])
    sow = moment_of(state)
    for layout in LAYOUTS:
        drawn = picture(sow, layout)
        assert len(codes_of_ways(drawn)) == len(sow["choices"]) > 1
        # The next leg of each is seen without pointing at it.
        assert drawn.index('class="way"') < drawn.index('<g class="preview"><g><path')


def test_every_tile_of_a_phone_has_its_name(game: list[Moment]) -> None:
    moment = game[-1]
    drawn = unescape(picture(moment, "tall"))
    for row in moment["view"]["ring"]:
        name = next(one["name_en"] for one in t.DUTY_DATA["duty"] if one["id"] == row["duty"])
        tile = drawn[drawn.index(f'id="tile-{row["location"]}"') :]
        assert f">{name}</text>" in tile[: tile.index("</g>", 1200)], row


def test_a_route_of_seeding_is_chosen_by_the_tile_where_it_ends() -> None:
    state = GAME.start(players=3)
    random = Random(1)
    while state.to_move < 0 or state.step().name != "seeding":
        state.apply(random.choice(state.choices()))
    moment, mover = moment_of(state), int(state.to_move)
    assert not any(state.view(None)["seats"][mover]["locations"][one] for one in t.LOCATION_IDS[1:])
    for layout in LAYOUTS:
        drawn = picture(moment, layout)
        ends = re.findall(r'id="goal-(\w+)" class="goal" data-ways?="([^"]*)"', drawn)
        codes = [int(code) for _, several in ends for code in several.split()]
        assert sorted(codes) == sorted(one["code"] for one in moment["choices"])
        for place, several in ends:
            for code in map(int, several.split()):
                after = moment["state"].copy()
                after.apply(code)
                assert after.view(None)["seats"][mover]["locations"][place] >= 1


def codes_of_ways(drawn: str) -> list[int]:
    """The codes of the choices whose way lies on the board, as they follow each other."""
    return [
        int(code)
        for code in re.findall(r'<g data-code="(\d+)"><g class="preview"><g[^>]*><path', drawn)
    ]


def test_what_a_turn_has_moved_so_far_leaves_a_footprint_until_it_is_confirmed() -> None:
    state = table("sow_origin", seats=[seat(north=2), seat(), seat()])
    before = BOARD.follow(state.view(0))
    state.apply(GAME.actions.parse("pick north"))
    moment = moment_of(state)
    for layout in LAYOUTS:
        drawn = picture(moment, layout, pieces=before)
        assert drawn.count("#i-footprint") == 1
        assert drawn.count("<ellipse cx") - picture(moment, layout).count("<ellipse cx") == 2
        assert "#i-footprint" not in picture(moment, layout)


def test_the_six_routes_of_seeding_are_those_of_the_rules() -> None:
    ways = [[p for p, _, _ in sowing.seed_route(a, b)] for a in ("north", "south")
            for b in ("ring", "north", "south")]  # fmt: skip
    assert ways[0] == ["north", "north_east", "east", "south_east", "south"]
    assert ways[1] == ["north", "north_east", "east", "city", "north"]
    assert ways[5] == ["south", "south_west", "west", "city", "south"]
    assert all(len(way) == t.START_CITY for way in ways)


# Rooms of the picture that hold one line: phrase, letters and their least size, units.
ROOMS: list[tuple[str, Cut, float, float]] = [
    ("label-activities", "c6", 10, 230),
    ("label-slots", "gi", 12, 230),
    ("label-alms-table", "g6", 11, 54),
    ("label-favours", "c6", 10, 208),
    ("label-tiles", "c6", 10, 232),
    ("label-bag", "c6", 11, 170),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_picture_have_room(lang: str) -> None:
    words = phrases_of("pilgrim", lang)
    for key, cut, size, room in ROOMS:
        assert width(words(key), size, cut) <= room * 1.25, f"{lang}: {key}"
    for place in ("village", "abbey"):
        assert width(words.title(place), 10, "c6") <= 63 * 1.25, f"{lang}: {place}"
    for duty in t.DUTY_IDS:
        # A fitted line may be drawn a little closer, up to a third.
        assert width(words.name(duty), 9.5, "c6") <= 76 * 1.34, f"{lang}: {duty}"


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_a_picture_speaks_its_language(game: list[Moment], lang: str) -> None:
    words = phrases_of("pilgrim", lang)
    drawn = unescape(picture(game[-1], words=words))
    assert f">{words.title('village')}</text>" in drawn
    assert f">{words.name('taxation')}</text>" in drawn
    assert ">Taxation</text>" not in drawn


def test_a_road_is_laid_towards_a_quarter_of_the_heavens_by_its_name(game: list[Moment]) -> None:
    laying = [m for m in game if any(c["do"] == "lay" for c in m.get("choices", ()))]
    drawn = "".join(unescape(picture(m, words=phrases_of("pilgrim", "de"))) for m in laying)
    ways = re.findall(r'aria-label="[^"]* nach ((?:Nord|Süd)[^"]*)"', drawn)
    assert {"Norden", "Süden", "Nordosten", "Südwesten"} <= {*ways}
    assert all(way.endswith("en") for way in ways)


def test_the_merchant_stands_in_nobodys_way() -> None:
    state = table("choose_action", seats=[seat(north=2), seat(), seat()], merchant="north")
    moment = moment_of(state)
    for layout in LAYOUTS:
        assert re.search(r'id="merchant"[^>]* class="marker deaf"', picture(moment, layout))


RING, COIN, TITHE, SHIP = 9.8, 5.5, 10.5, 0.56  # radii: of the marks, and of the ship in sides


@pytest.mark.parametrize(("frames", "side"), [(WIDE.frames, 0.0), (TALL.frames, 16.9)])
def test_strength_tithe_and_ship_cover_none_of_each_other(frames: Frames, side: float) -> None:
    sea = [Hexes(side, 195.0, 287.0).outside(cell, 1.14) for cell in atlas.SHIP_SPACES]
    for place, frame in frames.items():
        left, top = frame.box[:2]
        ring = (left + frame.strength[0], top + frame.strength[1])
        tithe = (left + frame.tithe[0], top + frame.tithe[1])
        assert dist(ring, tithe) > RING + TITHE, place
        assert dist((ring[0] + 13, ring[1] + 4), tithe) > COIN + TITHE, place
        for space in sea if side else ():
            assert dist(space, ring) > SHIP * side + RING, place
            assert dist(space, tithe) > SHIP * side + TITHE, place


def test_the_places_of_the_ring_begin_alike_in_every_language() -> None:
    for lang in LANGUAGES:
        words = Words("pilgrim", lang)
        called = [words.printed(place) for place in t.LOCATION_IDS]
        assert all(name[0].isupper() for name in called), called


def test_the_bar_names_the_stretch_of_a_turn(game: list[Moment]) -> None:
    found = {BOARD.phase(m["view"]) for m in game}
    assert {*BOARD.phases, "setup", "over"} - {"recall"} <= found
    assert all(1 <= BOARD.span(m["view"])[0] <= BOARD.span(m["view"])[1] for m in game)
