"""What the set-up, a round, a turn and a meal remember (sections 2, 3 and 27)."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.player import NONE
from tabard.kernel.box.fields import Ids, count, flag, thing
from tabard.kernel.frame import Frame, declared
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.shown import name_or_none, names


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstPick(Frame):
    """The goods that a player takes at the beginning (FEU-2.12)."""

    # woven: facts FIRST_PICK
    def __init__(self) -> None:
        super().__init__()
        self.left: i64 = t.START_GOODS
        self.next_kind: i64 = 0

    def copied(self) -> Frame:
        twin = FirstPick()
        twin.left = self.left
        twin.next_kind = self.next_kind
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "left": self.left,
            "next_kind": self.next_kind,
        }

    # woven end


FIRST_PICK: Final[Frame] = declared(
    FirstPick(),
    "first_pick",
    count("left", 0, t.START_GOODS, "goods still to be taken", start=t.START_GOODS),
    count("next_kind", 0, t.GOODS, "the first kind that may still be taken"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstPawn(Frame):
    """The pawn that a player sets on the map at the beginning (FEU-2.13)."""

    # woven: facts FIRST_PAWN
    def __init__(self) -> None:
        super().__init__()
        self.face: i64 = NONE

    def copied(self) -> Frame:
        twin = FirstPawn()
        twin.face = self.face
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "face": name_or_none(self.face, t.GUILD_IDS),
        }

    # woven end


FIRST_PAWN: Final[Frame] = declared(
    FirstPawn(),
    "first_pawn",
    thing("face", t.GUILD_IDS, "what it shows"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class PouchFilling(Frame):
    """A good that is paid for a pouch (FEU-3.3)."""

    # woven: facts POUCH_FILLING
    def __init__(self) -> None:
        super().__init__()
        self.choice: i64 = NONE

    def copied(self) -> Frame:
        twin = PouchFilling()
        twin.choice = self.choice
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "choice": name_or_none(self.choice, t.POUCH_IDS),
        }

    # woven end


POUCH_FILLING: Final[Frame] = declared(
    PouchFilling(),
    "pouch_filling",
    thing("choice", t.POUCH_IDS, "what the pouch will hold"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """The turn of a player, from its first card to its end (FEU-3.6)."""

    # woven: facts TURN
    def __init__(self) -> None:
        super().__init__()
        self.cards: i64 = 0
        self.drew: bool = False

    def copied(self) -> Frame:
        twin = Turn()
        twin.cards = self.cards
        twin.drew = self.drew
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "cards": self.cards,
            "drew": self.drew,
        }

    # woven end


TURN: Final[Frame] = declared(
    Turn(),
    "turn",
    count("cards", 0, t.LARGE_HAND, "cards played in it"),
    flag("drew", "writs were drawn since the last card was played (FEU-4.7)"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Meals(Frame):
    """The feeding of a round (FEU-27.1)."""

    # woven: facts MEALS
    def __init__(self) -> None:
        super().__init__()
        self.eater: i64 = 0

    def copied(self) -> Frame:
        twin = Meals()
        twin.eater = self.eater
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "eater": self.eater,
        }

    # woven end


MEALS: Final[Frame] = declared(
    Meals(),
    "meals",
    count("eater", 0, t.MAX_PLAYERS, "whose meal it is, counted in turn order"),
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Meal(Frame):
    """A player's meal (section 27)."""

    # woven: facts MEAL
    def __init__(self) -> None:
        super().__init__()
        self.begun: bool = False
        self.pawn: i64 = 0
        self.by_wine: i64 = 0
        self.unfed: bool = False

    def copied(self) -> Frame:
        twin = Meal()
        twin.begun = self.begun
        twin.pawn = self.pawn
        twin.by_wine = self.by_wine
        twin.unfed = self.unfed
        return twin

    def written(self) -> dict[str, Any]:
        return {
            "begun": self.begun,
            "pawn": self.pawn,
            "by_wine": names(self.by_wine, t.PAWN_IDS),
            "unfed": self.unfed,
        }

    # woven end


MEAL: Final[Frame] = declared(
    Meal(),
    "meal",
    flag("begun", "the wine of the round before is counted"),
    count("pawn", 0, t.PAWNS, "the next pawn to be fed"),
    Ids("by_wine", t.PAWN_IDS, "the pawns fed by the wine of the round before"),
    flag("unfed", "a pawn went unfed (FEU-27.4)"),
)
