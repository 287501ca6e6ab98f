"""What the action cards remember while they are carried out (sections 5 to 15)."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.kinds import goods
from tabard.games.feudum.player import NONE
from tabard.kernel.box.fields import Ids, count, flag, seat, thing
from tabard.kernel.frame import Frame, declared
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.shown import counts, name_or_none, names, number_or_none

MOST_GOODS: Final[int] = sum(t.CUBES)
# Behind the pieces a feudum, then these; see `combat`.
MOST_TARGET: Final[int] = t.MAX_PLAYERS * t.PIECES + len(("subject", "serf"))


@mypyc_attr(acyclic=True, free_list_len=1)
class Action(Frame):
    """A card that is being carried out; cards that fix more have frames of their own."""

    # woven: facts ACTION
    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = NONE

    def copied(self) -> Frame:
        twin = Action()
        twin.card = self.card
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "card": name_or_none(self.card, t.CARD_IDS),
        }

    # woven end


ACTION: Final[Frame] = declared(Action(), "action", thing("card", t.CARD_IDS, "the card"))

# The parts of Repeat (FEU-15.1, FEU-15.2).
BY_REPEAT: Final = 1
BY_DEJA_VU: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Migration(Action):
    """A pawn that comes to the map (section 5)."""

    # woven: facts MIGRATION
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

    def written(self) -> dict[str, Any]:
        return {
            "card": name_or_none(self.card, t.CARD_IDS),
            "face": name_or_none(self.face, t.GUILD_IDS),
            "place": name_or_none(self.place, t.LOCATION_IDS),
        }

    # woven end


MIGRATION: Final[Frame] = declared(
    Migration(),
    "migration",
    thing("face", t.GUILD_IDS, "what it shows"),
    thing("place", t.LOCATION_IDS, "where it arrives"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Journey(Action):
    """The steps of a Move (section 6)."""

    # woven: facts JOURNEY
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

    def written(self) -> dict[str, Any]:
        return {
            "card": name_or_none(self.card, t.CARD_IDS),
            "steps": self.steps,
            "moved": names(self.moved, t.PIECE_IDS),
        }

    # woven end


JOURNEY: Final[Frame] = declared(
    Journey(),
    "journey",
    count("steps", 0, t.PAWNS + t.MONSTERS, "steps that are left"),
    Ids("moved", t.PIECE_IDS, "the pieces that have taken one"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Influences(Action):
    """The markers added by an Influence (section 7)."""

    # woven: facts INFLUENCES
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

    def written(self) -> dict[str, Any]:
        return {
            "card": name_or_none(self.card, t.CARD_IDS),
            "places": names(self.places, t.LOCATION_IDS),
            "bribed": self.bribed,
        }

    # woven end


INFLUENCES: Final[Frame] = declared(
    Influences(),
    "influences",
    Ids("places", t.LOCATION_IDS, "the locations that have had theirs"),
    flag("bribed", "money was used (FEU-7.8)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Upgrade(Action):
    """A location that is improved or tended (sections 8 and 9)."""

    # woven: facts UPGRADE
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

    def written(self) -> dict[str, Any]:
        return {
            "card": name_or_none(self.card, t.CARD_IDS),
            "place": name_or_none(self.place, t.LOCATION_IDS),
            "guild": name_or_none(self.guild, t.GUILD_IDS),
            "region": name_or_none(self.region, t.REGION_IDS),
            "landscape": name_or_none(self.landscape, t.LANDSCAPE_IDS),
        }

    # woven end


UPGRADE: Final[Frame] = declared(
    Upgrade(),
    "upgrade",
    thing("place", t.LOCATION_IDS, "the location"),
    thing("guild", t.GUILD_IDS, "the guild of a new feudum"),
    thing("region", t.REGION_IDS, "whose tile is taken"),
    thing("landscape", t.LANDSCAPE_IDS, "what is laid there"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Reaping(Action):
    """A harvest (section 11)."""

    # woven: facts REAPING
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

    def written(self) -> dict[str, Any]:
        return {
            "card": name_or_none(self.card, t.CARD_IDS),
            "place": name_or_none(self.place, t.LOCATION_IDS),
            "to_draw": self.to_draw,
            "favours": self.favours,
            "bowl": counts(self.bowl, t.GOOD_IDS, 8),
            "next_kind": self.next_kind,
        }

    # woven end


REAPING: Final[Frame] = declared(
    Reaping(),
    "reaping",
    thing("place", t.LOCATION_IDS, "the farm"),
    count("to_draw", 0, t.HARVEST_MOST, "goods still to be drawn"),
    count("favours", 0, t.HARVEST_MOST, "how many of them are favours"),
    goods("bowl", "the goods that a farmer looks at"),
    count("next_kind", 0, t.GOODS, "the first kind that may still be picked"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Assault(Action):
    """An attack, or a starving (sections 13 and 14)."""

    # woven: facts ASSAULT
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

    def written(self) -> dict[str, Any]:
        return {
            "card": name_or_none(self.card, t.CARD_IDS),
            "place": name_or_none(self.place, t.LOCATION_IDS),
            "target": self.target,
            "defender": number_or_none(self.defender),
            "defended": self.defended,
            "power": self.power,
            "powder": self.powder,
            "next_tile": self.next_tile,
        }

    # woven end


ASSAULT: Final[Frame] = declared(
    Assault(),
    "assault",
    thing("place", t.LOCATION_IDS, "where"),
    count("target", NONE, MOST_TARGET, "what is attacked, see `combat`", start=NONE),
    seat("defender", "whose it is"),
    flag("defended", "Defend was revealed (FEU-14.2)"),
    count("power", 0, MOST_GOODS, "what weapon and saltpetre add"),
    count("powder", 0, MOST_GOODS, "how much saltpetre was added"),
    count(
        "next_tile",
        0,
        t.LANDSCAPES,
        "first tile that may stand for saltpetre, one higher; 0: a cube",
    ),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Repetition(Action):
    """A Repeat, and the card it carries out again (section 15)."""

    # woven: facts REPETITION
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

    def written(self) -> dict[str, Any]:
        return {
            "card": name_or_none(self.card, t.CARD_IDS),
            "again": name_or_none(self.again, t.CARD_IDS),
            "last": name_or_none(self.last, t.CARD_IDS),
            "by": self.by,
        }

    # woven end


REPETITION: Final[Frame] = declared(
    Repetition(),
    "repetition",
    thing("again", t.CARD_IDS, "the card that is paid for"),
    thing("last", t.CARD_IDS, "the card that was carried out again"),
    count("by", 0, BY_DEJA_VU, "0: not chosen yet, else by which part of the card"),
)
