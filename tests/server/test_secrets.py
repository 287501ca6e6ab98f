"""No byte that anybody is sent, by any address, tells what they may not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.games.pillars import GAME
from tabard.games.toll import GAME as TOLL
from tabard.games.world import GAME as WORLD
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import CHANCE, State
from tabard.server.log import Entry, carried_out
from tabard.server.setup import Setup
from tests.server.desk import ANNA, BERT, CARL, NAMES, PERSON, setup
from tests.server.inn import run
from tests.server.worlds import AT, LINK, SEED, TABLE, Answers, World, world

pytestmark = pytest.mark.slow

USERS = (ANNA, BERT, CARL)
SEEDS = range(40)
SEEN = 12  # choices that somebody has seen who comes again


def opening(plan: Setup) -> list[Entry]:
    """The log of a table with three people, up to the start."""
    entries = [Entry("open", AT, None, ANNA, "", plan.json())]
    entries += [
        Entry("sit", AT, seat, user, "", {"name": NAMES[user]}) for seat, user in enumerate(USERS)
    ]
    return [*entries, Entry("start", AT, None, ANNA)]


def made(code: int, seat: int | None = None) -> Entry:
    """A choice in a log."""
    return Entry("choice", AT, seat, "", "", {"code": code})


def drafted(code: int, seat: int) -> Entry:
    """A tentative choice in a log."""
    return Entry("draft", AT, seat, USERS[seat], "", {"code": code})


def way_to(step: str) -> tuple[list[int], State]:
    """Choices of three seats that lead to a chance node of a step of Pillars."""
    for seed in SEEDS:
        dealer = Dealer(seed)
        state: State = GAME.start(3)
        choices: list[int] = []
        while state.to_move != -2:
            if state.to_move == CHANCE and state.step().name == step:
                return choices, state
            open_choices = state.choices()
            choices.append(open_choices[int(dealer.below(len(open_choices)))])
            state.apply(choices[-1])
    raise AssertionError(f"no random game comes to {step}")


@pytest.fixture(scope="module")
def ellen() -> tuple[list[int], int, list[int]]:
    """The way to Ellen's look, the seat that has her, and the events that may lie on top."""
    choices, state = way_to("ellens_look")
    events = state.choices()
    after = state.copy()
    after.apply(events[0])
    owners = [seat for seat in range(3) if "foreseen" in after.view(seat)]
    assert len(owners) == 1
    return choices, owners[0], events


def compare(one: Answers, other: Answers) -> list[str]:
    """The addresses that answer differently in two worlds."""
    assert one.keys() == other.keys()
    return [address for address in one if one[address] != other[address]]


def seat_queries(seat: int | None) -> tuple[str, ...]:
    """What a viewer may ask for besides the plain address: their seat, and moments of the past."""
    own = () if seat is None else (f"seat={seat}&layout=tall",)
    return ("", *own, "seat=0&show=mine", "ply=1&plies=1")


async def answers(
    folder: Path, entries: list[Entry], monkeypatch: pytest.MonkeyPatch, under: str = ""
) -> dict[str, Answers]:
    """What everybody is sent in a world."""
    found: dict[str, Answers] = {}
    async with world(folder, entries, monkeypatch, under) as opened:
        for user in (*USERS, ""):
            seat = USERS.index(user) if user else None
            found[user] = await opened.everything(user, seat_queries(seat))
    return found


def test_the_event_that_ellen_has_foreseen_is_her_owners_alone(
    ellen: tuple[list[int], int, list[int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices, owner, events = ellen
    plan = setup("pillars", PERSON, PERSON, PERSON)

    async def story() -> None:
        worlds = []
        for number, event in enumerate((events[0], events[-1])):
            entries = opening(plan) + [made(code) for code in [*choices, event]]
            worlds.append(await answers(tmp_path / str(number), entries, monkeypatch))
        for user in (*USERS, ""):
            differing = compare(worlds[0][user], worlds[1][user])
            if user == USERS[owner]:
                assert f"GET /api/tables/{TABLE}?" in differing
                assert f"GET /table/{TABLE}?" in differing
            else:
                assert differing == []

    run(story)


def unseen_twins() -> tuple[list[int], int, int, int]:
    """Choices of World, then two of a seat that nobody else can tell apart, and the seat."""
    for seed in SEEDS:
        dealer = Dealer(seed)
        state: State = WORLD.start(3)
        choices: list[int] = []
        while state.to_move != -2:
            seat, codes = int(state.to_move), state.choices()
            others = [None, *(other for other in range(3) if other != seat)]
            found: dict[str, int] = {}
            for code in codes if seat >= 0 and len(choices) > SEEN else ():
                made = carried_out(state, code)
                if not any(event.only == seat for event in made.events):
                    continue
                known = repr([
                    (made.after.view(other), [event.seen_by(other) for event in made.events])
                    for other in others
                ])  # fmt: skip
                if known in found:
                    return choices, found[known], code, seat
                found[known] = code
            choices.append(codes[int(dealer.below(len(codes)))])
            state.apply(choices[-1])
    raise AssertionError("no two choices that others cannot tell apart")


def test_what_happens_in_secret_is_told_to_its_seat_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever names the last frame that they have seen is told what has happened since."""
    choices, *twins, seat = unseen_twins()
    plan = setup("world", PERSON, PERSON, PERSON)
    stream = f"GET /table/{TABLE}/stream?since=1.{SEEN}"

    async def story() -> None:
        for user in (*USERS, ""):
            worlds = []
            for number, code in enumerate(twins):
                entries = opening(plan) + [made(one) for one in [*choices, code]]
                folder = tmp_path / f"{user}{number}"
                async with world(folder, entries, monkeypatch, f"/table/{TABLE}/stream") as opened:
                    worlds.append(await opened.everything(user, ("", f"since=1.{SEEN}")))
            assert b'"events":[{' in worlds[0][stream]
            differing = compare(*worlds)
            assert (stream in differing) if user == USERS[seat] else differing == []

    run(story)


def test_tentative_choices_are_their_seats_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = setup("pillars", PERSON, PERSON, PERSON)
    state: State = GAME.start(3)
    chance = []
    while state.to_move == CHANCE:
        chance.append(state.choices()[0])
        state.apply(chance[-1])
    mover = int(state.to_move)
    codes = state.choices()

    async def story() -> None:
        start = opening(plan) + [made(code) for code in chance]
        one, other = drafted(codes[0], mover), drafted(codes[-1], mover)
        back = Entry("takeback", AT, mover, USERS[mover], "", {"all": True})
        worlds = []
        for number, more in enumerate(([], [one], [one, back, other])):
            folder = tmp_path / str(number)
            worlds.append(await answers(folder, start + more, monkeypatch))
        for user in (*USERS, ""):
            for elsewhere in worlds[1:]:
                differing = compare(worlds[0][user], elsewhere[user])
                if user == USERS[mover]:
                    assert f"GET /api/tables/{TABLE}/choices?" in differing
                else:
                    assert differing == []

    run(story)


def hands(second: str) -> list[int]:
    """The deal of a first round of Toll: the second seat gets a card that others must not know."""
    cards = ("peasant", second, "thief")
    return [TOLL.parse(f"draw {card}") for card in cards]


def test_hidden_hands_and_secret_answers_are_their_seats_alone(
    toll: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = setup(toll, PERSON, PERSON, PERSON)
    holds = [made(TOLL.parse("hold"), seat) for seat in range(3)]

    def pledge(coins: int) -> Entry:
        return Entry("answer", AT, 1, BERT, "", {"code": TOLL.parse(f"pledge {coins}")})

    async def story() -> None:
        for name, logs in {
            "hands": [[made(code) for code in hands(card)] for card in ("peasant", "knight")],
            "answers": [
                [*(made(code) for code in hands("knight")), *holds, pledge(coins)]
                for coins in (0, 1)
            ],
        }.items():
            worlds = [
                await answers(tmp_path / f"{name}{i}", opening(plan) + log, monkeypatch, "/api")
                for i, log in enumerate(logs)
            ]
            for user in (ANNA, CARL, ""):  # the toy game has no words for pages
                assert compare(worlds[0][user], worlds[1][user]) == []
            if name == "hands":
                differing = compare(worlds[0][BERT], worlds[1][BERT])
                assert f"GET /api/tables/{TABLE}?" in differing

    run(story)


BODIES: dict[str, dict[str, Any]] = {
    f"/tables/{TABLE}/choices": {"seat": 0, "choice": 0, "ply": 9},
    f"/tables/{TABLE}/confirm": {"seat": 0, "ply": 9},
    f"/tables/{TABLE}/take-back": {"seat": 0},
    f"/tables/{TABLE}/hint": {"seat": 0, "ply": 9},
    f"/tables/{TABLE}/seats/0/bot": {"bot": "level3"},
    f"/tables/{TABLE}/undo": {"seat": 0},
    f"/tables/{TABLE}/undo/answer": {"seat": 0, "agree": True},
    f"/tables/{TABLE}/chat": {"text": "hello"},
    "/links": {"link": "wrong"},
    "/tables": {"game": "pillars", "players": 2, "seats": [PERSON, PERSON]},
    f"/table/{TABLE}/act": {"do": "say", "text": "hello", "request": "request-1"},
}


def test_answers_to_posts_tell_no_secret_either(
    ellen: tuple[list[int], int, list[int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices, owner, events = ellen
    plan = setup("pillars", PERSON, PERSON, PERSON)
    others = [user for seat, user in enumerate(USERS) if seat != owner]

    async def story() -> None:
        for user in ("", *others):
            found = []
            for number, event in enumerate((events[0], events[-1])):
                entries = opening(plan) + [made(code) for code in [*choices, event]]
                folder = tmp_path / f"{user}{number}"
                async with world(folder, entries, monkeypatch) as opened:
                    found.append(await opened.posts(user, BODIES))
            assert compare(*found) == []

    run(story)


def test_seeds_and_links_are_never_sent_while_a_game_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = setup("pillars", PERSON, PERSON, PERSON)

    async def story() -> None:
        dealer = Dealer(3)
        state: State = GAME.start(3)
        choices = []
        while state.to_move != -2:
            choices.append(state.choices()[int(dealer.below(len(state.choices())))])
            state.apply(choices[-1])
        for name, count in (("running", 40), ("over", len(choices))):
            entries = opening(plan) + [made(code) for code in choices[:count]]
            async with world(tmp_path / name, entries, monkeypatch) as opened:
                sent = [await all_of(opened, user) for user in (*USERS, "")]
            bytes_sent = b"".join(sent)
            assert LINK.encode() not in bytes_sent
            assert b"token-anna" not in bytes_sent
            assert (SEED.encode() in bytes_sent) == (name == "over")

    run(story)


async def all_of(opened: World, user: str) -> bytes:
    """Everything a user is sent, looking and posting."""
    looked = await opened.everything(user)
    posted = await opened.posts(user, BODIES)
    return b"".join([*looked.values(), *posted.values()])
