"""Programs of parts inside parts, and the frames that live and die with them."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.actions import Actions, Family
from tabard.kernel.box.fields import count as number
from tabard.kernel.box.fields import thing
from tabard.kernel.contents import entries, walk
from tabard.kernel.declarations import check_declarations
from tabard.kernel.errors import BadPosition
from tabard.kernel.frame import Frame, declared
from tabard.kernel.game import Bounds, Game
from tabard.kernel.loading import read_program, written_program
from tabard.kernel.menu import Menu
from tabard.kernel.program import Choice, Part, Repeat
from tabard.kernel.shown import name_or_none
from tabard.kernel.state import NOBODY, State
from tabard.kernel.step import Step

COLOURS = ("red", "blue")


class Count(Frame):
    """What `weave` would write, by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.n: int = 0
        self.secret: int = -1

    def copied(self) -> Frame:
        twin = Count()
        twin.n = self.n
        twin.secret = self.secret
        return twin

    def written(self) -> dict[str, Any]:
        return {"n": self.n, "secret": name_or_none(self.secret, COLOURS)}

    def owner(self) -> int:
        return 1


class Inner(Frame):
    def copied(self) -> Frame:
        return Inner()


class Forgetful(Frame):
    """Says that it keeps a number, and does not."""


class More(Count):
    """A kind of `Count`."""

    def __init__(self) -> None:
        super().__init__()
        self.more: int = 0

    def written(self) -> dict[str, Any]:
        return {**super().written(), "more": self.more}


COUNT = declared(
    Count(),
    "count",
    number("n", 0, 9, "how many"),
    own=[thing("secret", COLOURS, "what only one knows")],
)


def count(s: State) -> Count:
    frame = s.running
    while not isinstance(frame, Count):
        assert frame is not None
        frame = frame.up
    return frame


class Toy(State):
    """A state that keeps what the last call has brought back."""

    def __init__(self, game: Game[Any], source: Toy | None = None) -> None:
        super().__init__(game, 2, {}, source)
        self.came_back: Count | None = None

    def copy(self) -> Toy:
        return Toy(self.game, self)


class Stop(Step[Toy]):
    """Awaits seat 0; the tests move on from here by hand."""

    def proceed(self, s: Toy) -> None:
        s.awaits(0)

    def ask(self, s: Toy, menu: Menu) -> None:
        menu.offer(0)
        menu.offer(1)

    def resumed(self, s: Toy, frame: Frame) -> None:
        assert isinstance(frame, Count)
        s.came_back = frame


A, B, C, D, E, F, G = (Stop(name, "T-1") for name in "abcdefg")
HELP = Part("help", F, G, frame=COUNT)
PROGRAM = (
    Repeat(
        "game",
        A,
        Choice(
            B,
            Part("left", C, frame=COUNT),
            Part("right"),
            Repeat("loop", Part("in", D, frame=COUNT)),
        ),
        E,
    ),
)


class ToyGame(Game[Toy]):
    def __init__(self, *program: Part, called: tuple[Part, ...] = ()) -> None:
        actions = Actions(Family("x"), Family("y"))
        super().__init__("toy", 1, range(1, 3), (), actions, program, Bounds(2, 99), "T-1", called)

    def set_up(self, players: int, options: dict[str, Any]) -> Toy:
        return Toy(self)


def toy() -> Toy:
    return ToyGame(*PROGRAM, called=(HELP,)).start(2)


def at(s: State) -> str:
    return s.game.spots[s.at].path()


def kinds(s: State) -> list[str]:
    """The frames that are in place, innermost first."""
    found = []
    frame = s.running
    while frame is not None:
        found.append(frame.kind())
        frame = frame.up
    return found


def test_next_goes_down_the_list_and_repeats() -> None:
    s = toy()
    seen = []
    for _ in range(5):
        seen.append(s.step().name)
        s.next()
    assert seen == ["a", "b", "e", "a", "b"]
    assert s.running is None
    assert s.to_move == NOBODY


def test_a_game_begins_with_the_frames_around_its_first_step() -> None:
    s = ToyGame(Part("whole", Part("first", A, frame=COUNT))).start(2)
    assert count(s).n == 0


def test_a_branch_has_its_frame_and_takes_it_away() -> None:
    s = toy()
    s.next()
    s.branch(0)
    assert at(s) == "game/left/c"
    count(s).n = 3
    s.done()
    assert at(s) == "game/e"
    assert s.running is None
    s.next()
    s.next()
    s.branch(0)
    assert count(s).n == 0


def test_an_empty_branch_goes_on() -> None:
    s = toy()
    s.next()
    s.branch(1)
    assert at(s) == "game/e"


def test_a_part_that_begins_again_begins_with_a_fresh_frame() -> None:
    s = toy()
    s.next()
    s.branch(2)
    first = s.running
    count(s).n = 7
    s.next()
    assert at(s) == "game/loop/in/d"
    assert s.running is not first
    assert count(s).n == 0
    assert s.running is not None
    assert s.running.up is None


def test_parts_that_begin_together_begin_inside_each_other_and_fresh_each_time() -> None:
    inner = Part("inner", B, frame=declared(Inner(), "inner"))
    s = ToyGame(Repeat("game", A, Part("outer", inner, C, frame=COUNT))).start(2)
    for _round in range(2):
        assert kinds(s) == []
        s.next()
        assert at(s) == "game/outer/inner/b"
        assert kinds(s) == ["inner", "count"]
        assert count(s).n == 0
        count(s).n = 7
        s.next()
        assert at(s) == "game/outer/c"
        assert kinds(s) == ["count"]
        assert count(s).n == 7
        s.next()


def test_a_call_comes_back_with_what_it_remembered() -> None:
    s = toy()
    s.next()
    s.branch(0)
    s.progress = 5
    s.call(HELP)
    count(s).n = 4
    assert (at(s), s.progress, s.main_step().name) == ("help/f", 0, "c")
    s.next()
    assert at(s) == "help/g"
    s.next()
    assert (at(s), s.progress) == ("game/left/c", 5)
    assert s.came_back is not None
    assert s.came_back.n == 4
    assert count(s).n == 0


def test_copies_share_nothing() -> None:
    s = toy()
    s.next()
    s.branch(0)
    s.call(HELP)
    twin = s.copy()
    count(twin).n = 9
    twin.next()
    twin.next()
    assert count(s).n == 0
    assert at(s) == "help/f"
    assert at(twin) == "game/left/c"


def test_positions_have_every_level_and_views_what_a_seat_may_see() -> None:
    s = toy()
    s.next()
    s.branch(0)
    count(s).secret = 1
    s.call(HELP)
    count(s).n = 2
    found = written_program(s)
    assert found == [
        {"at": "game/left/c", "progress": 0, "facts": {"count": {"n": 0, "secret": "blue"}}},
        {"at": "help/f", "progress": 0, "facts": {"count": {"n": 2, "secret": None}}},
    ]
    assert s.running is not None
    assert s.running.up is not None
    assert s.running.up.shown(0) == {"n": 0}
    assert s.running.up.shown(1) == {"n": 0, "secret": "blue"}


def called() -> Toy:
    """A toy that stands in a called part, with facts in both."""
    s = toy()
    s.next()
    s.branch(0)
    count(s).secret = 1
    s.progress = 3
    s.call(HELP)
    count(s).n = 2
    return s


def test_a_program_is_read_as_it_was_written() -> None:
    written = written_program(called())
    s = toy()
    read_program(s, written)
    assert written_program(s) == written
    s.done()
    assert at(s) == "game/left/c"
    assert s.progress == 3
    assert count(s).secret == 1


@pytest.mark.parametrize(
    ("level", "change", "field"),
    [
        (0, {"at": "help/f"}, "program[0].at"),
        (1, {"at": "game/a"}, "program[1].at"),
        (0, {"facts": {}}, "program[0].facts.count"),
        (0, {"at": "game/a"}, "program[0].facts.count"),
    ],
)
def test_a_program_that_says_what_cannot_be_is_refused_by_its_field(
    level: int, change: dict[str, Any], field: str
) -> None:
    written = written_program(called())
    written[level] |= change
    with pytest.raises(BadPosition) as refused:
        read_program(toy(), written)
    assert refused.value.where == field


def test_the_table_of_contents_has_every_part_and_step_at_its_place() -> None:
    found = [(depth, e.path) for depth, e in walk(entries(PROGRAM))]
    assert found == [
        (0, "game"),
        (1, "game/a"),
        (1, "game/b"),
        (2, "game/left"),
        (3, "game/left/c"),
        (2, "game/right"),
        (2, "game/loop"),
        (3, "game/loop/in"),
        (4, "game/loop/in/d"),
        (1, "game/e"),
    ]
    game, choice, left, loop = (
        next(e for _, e in walk(entries(PROGRAM)) if e.path == path)
        for path in ("game", "game/b", "game/left", "game/loop")
    )
    assert (game.again, choice.again, left.again, loop.again) == (True, False, False, True)
    assert (game.decides, choice.decides) == (False, True)
    assert left.facts == ["n", "secret"]
    places = [e.path for _, e in walk(entries([*PROGRAM, HELP])) if e.step is not None]
    assert places == [spot.path() for spot in toy().game.spots]


def test_the_places_of_a_state_name_the_caller_first() -> None:
    s = toy()
    assert s.standing_at() == ["game/a"]
    s.next()
    s.branch(0)
    s.call(HELP)
    assert s.standing_at() == ["game/left/c", "help/f"]
    assert written_program(s)[1]["at"] == "help/f"


def test_a_program_whose_places_cannot_be_told_apart_is_found_out() -> None:
    assert check_declarations(toy().game) == []
    wrong = {
        "'twice/a' is not one word of its own": [Part("twice", A, A)],
        "'game/inner/a' remembers two of one kind: count, count": [
            Part("game", Part("inner", A, frame=COUNT), frame=COUNT)
        ],
        "outermost part 'x' is not one word": [Part("x", A), Part("x", B)],
        "part 'a/b' is not plain": [Part("a/b", A)],
    }
    for problem, program in wrong.items():
        told = check_declarations(ToyGame(*program))
        assert any(problem in one for one in told), problem
    helped = Part("help", Part("inner", F, frame=COUNT), frame=COUNT)
    told = check_declarations(ToyGame(Part("game", A), called=(helped,)))
    assert told == ["'help/inner/f' remembers two of one kind: count, count"]


def test_a_frame_has_the_facts_of_that_from_which_it_derives() -> None:
    more = declared(More(), "more", number("more", 0, 9, "how many more"))
    assert [fact.name for fact in more.facts().fields] == ["n", "secret", "more"]
    assert more.facts().own == ("secret",)
    assert more.facts().attrs == ("n", "secret", "more")
    assert more.shown(1) == {"n": 0, "secret": None, "more": 0}
    assert more.shown(None) == {"n": 0, "more": 0}


def test_a_fact_that_no_frame_keeps_is_found_out() -> None:
    forgetful = declared(Forgetful(), "forgetful", number("n", 0, 9, "how many"))
    told = check_declarations(ToyGame(Part("game", A, frame=forgetful)))
    assert told == ["forgetful: n is kept but not declared, or declared but not kept"]
