"""What the action cards remember while they are carried out (sections 5 to 15)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.player import NONE
from tabard.kernel.frame import Fact, Frame, declared, flag, number, one_of, some_of, some_of_each
from tabard.kernel.ints import i64, mypyc_attr

MOST_GOODS: Final[int] = sum(t.CUBES)
# Behind the pieces a feudum, then these; see `combat`.
MOST_TARGET: Final[int] = t.MAX_PLAYERS * t.PIECES + len(("subject", "serf"))


def goods(name: str, what: str) -> Fact:
    """A fact that says how many goods there are of each kind."""
    return some_of_each(name, t.GOOD_IDS, t.GOODS_WIDTH, max(t.CUBES), what)


@mypyc_attr(acyclic=True, free_list_len=1)
class Action(Frame):
    """A card that is being carried out; cards that fix more have frames of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = NONE

    def copied(self) -> Frame:
        twin = Action()
        twin.card = self.card
        return twin


THE_CARD: Final[Fact] = one_of("card", t.CARD_IDS, "the card")
ACTION: Final[Frame] = declared(Action(), THE_CARD)

# The parts of Repeat (FEU-15.1, FEU-15.2).
BY_REPEAT: Final = 1
BY_DEJA_VU: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Migration(Action):
    """A pawn that comes to the map (section 5)."""

    def __init__(self) -> None:
        super().__init__()
        self.face: i64 = NONE
        self.place: i64 = NONE

    def copied(self) -> Frame:
        twin = Migration()
        twin.card = self.card
        twin.face = self.face
        twin.place = self.place
        return twin


MIGRATION: Final[Frame] = declared(
    Migration(),
    THE_CARD,
    one_of("face", t.GUILD_IDS, "what it shows"),
    one_of("place", t.LOCATION_IDS, "where it arrives"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Journey(Action):
    """The steps of a Move (section 6)."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: i64 = 0
        self.moved: i64 = 0

    def copied(self) -> Frame:
        twin = Journey()
        twin.card = self.card
        twin.steps = self.steps
        twin.moved = self.moved
        return twin


JOURNEY: Final[Frame] = declared(
    Journey(),
    THE_CARD,
    number("steps", t.PAWNS + t.MONSTERS, "steps that are left"),
    some_of("moved", t.PIECE_IDS, "the pieces that have taken one"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Influences(Action):
    """The markers added by an Influence (section 7)."""

    def __init__(self) -> None:
        super().__init__()
        self.places: i64 = 0
        self.bribed: bool = False

    def copied(self) -> Frame:
        twin = Influences()
        twin.card = self.card
        twin.places = self.places
        twin.bribed = self.bribed
        return twin


INFLUENCES: Final[Frame] = declared(
    Influences(),
    THE_CARD,
    some_of("places", t.LOCATION_IDS, "the locations that have had theirs"),
    flag("bribed", "money was used (FEU-7.8)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Upgrade(Action):
    """A location that is improved or tended (sections 8 and 9)."""

    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = NONE
        self.guild: i64 = NONE
        self.region: i64 = NONE
        self.landscape: i64 = NONE

    def copied(self) -> Frame:
        twin = Upgrade()
        twin.card = self.card
        twin.place = self.place
        twin.guild = self.guild
        twin.region = self.region
        twin.landscape = self.landscape
        return twin


UPGRADE: Final[Frame] = declared(
    Upgrade(),
    THE_CARD,
    one_of("place", t.LOCATION_IDS, "the location"),
    one_of("guild", t.GUILD_IDS, "the guild of a new feudum"),
    one_of("region", t.REGION_IDS, "whose tile is taken"),
    one_of("landscape", t.LANDSCAPE_IDS, "what is laid there"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Reaping(Action):
    """A harvest (section 11)."""

    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = NONE
        self.to_draw: i64 = 0
        self.favours: i64 = 0
        self.bowl: i64 = 0
        self.next_kind: i64 = 0

    def copied(self) -> Frame:
        twin = Reaping()
        twin.card = self.card
        twin.place = self.place
        twin.to_draw = self.to_draw
        twin.favours = self.favours
        twin.bowl = self.bowl
        twin.next_kind = self.next_kind
        return twin


REAPING: Final[Frame] = declared(
    Reaping(),
    THE_CARD,
    one_of("place", t.LOCATION_IDS, "the farm"),
    number("to_draw", t.HARVEST_MOST, "goods still to be drawn"),
    number("favours", t.HARVEST_MOST, "how many of them are favours"),
    goods("bowl", "the goods that a farmer looks at"),
    number("next_kind", t.GOODS, "the first kind that may still be picked"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Assault(Action):
    """An attack, or a starving (sections 13 and 14)."""

    def __init__(self) -> None:
        super().__init__()
        self.place: i64 = NONE
        self.target: i64 = NONE
        self.defender: i64 = NONE
        self.defended: bool = False
        self.power: i64 = 0
        self.powder: i64 = 0
        self.next_tile: i64 = 0

    def copied(self) -> Frame:
        twin = Assault()
        twin.card = self.card
        twin.place = self.place
        twin.target = self.target
        twin.defender = self.defender
        twin.defended = self.defended
        twin.power = self.power
        twin.powder = self.powder
        twin.next_tile = self.next_tile
        return twin


ASSAULT: Final[Frame] = declared(
    Assault(),
    THE_CARD,
    one_of("place", t.LOCATION_IDS, "where"),
    number("target", MOST_TARGET, "what is attacked, see `combat`", low=-1),
    number("defender", t.MAX_PLAYERS - 1, "whose it is", low=-1),
    flag("defended", "Defend was revealed (FEU-14.2)"),
    number("power", MOST_GOODS, "what weapon and saltpetre add"),
    number("powder", MOST_GOODS, "how much saltpetre was added"),
    number(
        "next_tile", t.LANDSCAPES, "first tile that may stand for saltpetre, one higher; 0: a cube"
    ),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Repetition(Action):
    """A Repeat, and the card it carries out again (section 15)."""

    def __init__(self) -> None:
        super().__init__()
        self.again: i64 = NONE
        self.last: i64 = NONE
        self.by: i64 = 0

    def copied(self) -> Frame:
        twin = Repetition()
        twin.card = self.card
        twin.again = self.again
        twin.last = self.last
        twin.by = self.by
        return twin


REPETITION: Final[Frame] = declared(
    Repetition(),
    THE_CARD,
    one_of("again", t.CARD_IDS, "the card that is paid for"),
    one_of("last", t.CARD_IDS, "the card that was carried out again"),
    number("by", BY_DEJA_VU, "0: not chosen yet, else by which part of the card"),
)
