"""What lies on the table beside the kingdom: guilds and supply; nothing about when or why."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.kingdom import Kingdom
from tabard.games.feudum.player import COUNT_WIDTH, NONE
from tabard.games.feudum.sequences import changed
from tabard.kernel.ints import bit, i64, mypyc_attr, part, size, with_part

TRACK_WIDTH: Final = 3  # a seat + 1, or 0 for a vacant hex
KNOWN: Final = 8  # added to the value of a seal that everybody has seen

# The markers at a location, as immunity seals remember them (FEU-14.5).
RULER: Final = 0
SUBJECT: Final = 1
SERF: Final = 2
ROLE_IDS: Final = ("ruler", "subject", "serf")
IMMUNE_PART: Final = 3  # an immunity seal is three bytes: location, role, value


@mypyc_attr(acyclic=True, free_list_len=1)
class FeudumState(Kingdom):
    """The board of Feudum and where its game stands."""

    def copy(self) -> FeudumState:
        """An equal, independent state."""
        return FeudumState(self.game, self.players, self.options, self)

    def rows_in_play(self) -> i64:
        """The rows of the Knight Guild: one for each player, then the dummy ones (FEU-2.8)."""
        return self.players + t.DUMMY_ROWS[int(self.players)]

    def guild_seats(self) -> i64:
        """How many seats each guild has (FEU-18.2)."""
        return t.SEATS if self.players >= t.MANY_PLAYERS else t.FEW_SEATS

    def in_haversack(self, kind: i64) -> i64:
        """Goods of a kind in the haversack."""
        return (self.haversack >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def fill_haversack(self, kind: i64, change: i64) -> None:
        """Put goods into the haversack, or take them out."""
        self.haversack += change << (kind * t.GOODS_WIDTH)

    def vessels_in_supply(self, kind: i64) -> i64:
        """Vessels of a kind in the general supply."""
        return part(self.vessels_left, kind, COUNT_WIDTH)

    def fill_vessels(self, kind: i64, change: i64) -> None:
        """Put vessels into the general supply, or take them."""
        self.vessels_left += change << (kind * COUNT_WIDTH)

    def in_shipyard(self, kind: i64) -> i64:
        """Vessels of a kind on the Alchemist Guild."""
        return part(self.shipyard, kind, COUNT_WIDTH)

    def fill_shipyard(self, kind: i64, change: i64) -> None:
        """Put vessels on the Alchemist Guild, or take them."""
        self.shipyard += change << (kind * COUNT_WIDTH)

    def stock_of(self, colour: i64) -> i64:
        """Markers of a colour in the general supply, dummy colours included (FEU-2.8)."""
        if colour < self.players:
            return self.seats[colour].stock
        return t.MARKERS - self.row(colour)

    def row(self, colour: i64) -> i64:
        """Markers in a row of the Knight Guild."""
        return part(self.rows, colour, COUNT_WIDTH)

    def fill_row(self, colour: i64, change: i64) -> None:
        """Move markers between a row and the general supply."""
        self.rows += change << (colour * COUNT_WIDTH)
        if colour < self.players:
            self.seats[colour].stock -= change

    def seated(self, guild: i64, rank: i64) -> i64:
        """Who holds a seat of a guild, 0 the master's, or NONE."""
        return part(self.tracks, guild * t.SEATS + rank, TRACK_WIDTH) - 1

    def seat_at(self, guild: i64, rank: i64, seat: i64) -> None:
        """Put a player's marker on a hex, or NONE."""
        self.tracks = with_part(self.tracks, guild * t.SEATS + rank, TRACK_WIDTH, seat + 1)

    def rank_of(self, guild: i64, seat: i64) -> i64:
        """The seat that a player holds in a guild, or NONE."""
        for rank in range(t.SEATS):
            if self.seated(guild, rank) == seat:
                return rank
        return NONE

    def in_barn(self, kind: i64) -> i64:
        """Goods of a kind in the barn."""
        return (self.barn >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def on_market(self, kind: i64) -> i64:
        """Goods in a row of the Merchant Guild."""
        return (self.market >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def in_store(self, kind: i64) -> i64:
        """Goods in a store of the Alchemist Guild."""
        return (self.stores >> (kind * t.GOODS_WIDTH)) & t.GOODS_MASK

    def full_scrolls(self) -> i64:
        """The scrolls with a seal."""
        return full_among(self.scrolls)

    def set_scroll(self, scroll: i64, value: i64) -> None:
        """Lay a seal of this value on a scroll, or 0: none."""
        self.scrolls = changed(self.scrolls, scroll, value)

    def stack_size(self) -> i64:
        """How many writs are in the stack."""
        return size(self.unseen) + len(self.queue)


def full_among(scrolls: bytes) -> i64:
    """Which scrolls have a seal."""
    found: i64 = 0
    for scroll in range(t.SCROLLS):
        if scrolls[scroll] > 0:
            found |= bit(scroll)
    return found
