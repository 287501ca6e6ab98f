"""One letter: the calls that are due by one way, looked at once more, taken, written and sent."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from tabard.messages import DEFAULT
from tabard.server.calls import occasions as of
from tabard.server.calls.address import CONFIRMED, MARK, WANTED, sealing
from tabard.server.calls.hours import NEVER, Hours, hours_of
from tabard.server.calls.letter import Letter, Part, letter_of, part_of
from tabard.server.calls.outbox import (
    FAILED,
    GOOD,
    MAIL,
    NEW,
    PAST,
    REFUSED,
    SENT,
    UNSURE,
    WAITING,
    WEBHOOK,
    Call,
    Channel,
)
from tabard.server.calls.sending import Handed, Lost, Outcome
from tabard.server.refusals import RequestRefused
from tabard.server.web.chrome import chrome, languages

if TYPE_CHECKING:
    from tabard.server.calls.caller import Caller
    from tabard.server.table import Table

log = logging.getLogger("tabard")

CONFIRM: Final = "confirm"
TEST: Final = "test"
OWN: Final = (CONFIRM, TEST)  # calls about the way itself
ADDRESS: Final = "address"
RESET: Final = "reset"
# Letters of the house, each with what its words are called: an address to confirm, a password.
OF_HOUSE: Final = {ADDRESS: "mail-confirm", RESET: "reset"}
LEADS: Final = {ADDRESS: "mail", RESET: "reset"}  # where their links lead
MAIL_PAUSE: Final = 600_000  # between two mails: what comes meanwhile goes into one
AFTER: Final = (60_000, 300_000, 1_800_000, 7_200_000, 28_800_000)  # when it is tried again
STUMBLE_PAUSE: Final = 300_000  # before a call is tried again that we could not write
MOST_FAILURES: Final = 8  # in a row; then a way counts as one that does not work
MOST_PARTS: Final = 20


def due_after(hours: Hours, call: Call, back: int) -> int:
    """When somebody who comes back is called, at the pace they have asked for."""
    return hours.awake(back) if call.kind == of.REMIND else hours.due(call.pace, back - 1)


class Round:
    """Sends what is due by one way."""

    def __init__(self, caller: Caller, way: Channel, some: list[Call]) -> None:
        self.caller = caller
        self.outbox = caller.outbox
        self.way = way
        self.some = some
        self.now = caller.house.clock.now()
        row = caller.house.store.accounts.user(way.user)
        self.settings: dict[str, Any] = row["settings"] if row is not None else {}
        lang = self.settings.get("lang") or way.data.get("lang", DEFAULT)
        self.lang = lang if lang in languages() else DEFAULT

    async def go(self) -> None:
        """Send, and write down what came of it."""
        try:
            if await self.put_off():
                return
            if self.some[0].kind in OF_HOUSE:
                await self.send_letter(self.some[0])
                return
            parts = [(call, part) for call, part in await self.written() if part is not None]
            taken = await self.outbox.take([call for call, _ in parts], self.server)
            if not taken:
                return
            mine = {call.id for call in taken}
            letter = letter_of([part for call, part in parts if call.id in mine], self.lang)
            await self.settle(taken, await self.send(letter, taken))
        except Lost:
            log.warning("calls of %s: another server sends them", self.way.user)
        except SQLAlchemyError as error:
            log.error("storage: a call was not sent: %s", type(error).__name__)
        except Exception:
            log.exception("a call could not be sent")

    @property
    def server(self) -> str:
        """This server, as storage knows it."""
        return self.caller.house.peers.id

    async def put_off(self) -> bool:
        """Put calls off that come at a bad time; True where nothing is left to be sent."""
        letters = [call for call in self.some if call.kind in OF_HOUSE]
        if letters:
            self.some = letters
            return False
        own = [call for call in self.some if call.kind in OWN]
        wanted = (NEW, GOOD) if own else (GOOD,)
        if self.way.state not in wanted:
            await self.outbox.settle(self.some, FAILED, told=self.way.told)
            return True
        if own:
            self.some = own
            return False
        hours = hours_of(self.settings)
        back = self.caller.corners.back_at(self.way.user, self.now)
        if back > self.now:
            for call in self.some:
                await self.outbox.settle([call], WAITING, due_at=due_after(hours, call, back))
            return True
        later = hours.awake(self.now)
        if self.way.kind == MAIL:
            later = max(later, self.way.sent_at + MAIL_PAUSE)
        if later > self.now:
            await self.outbox.settle(self.some, WAITING, due_at=later)
            return True
        return False

    async def written(self) -> list[tuple[Call, Part | None]]:
        """Each call that still has an occasion, with what it says; one for each table speaks."""
        found: list[tuple[Call, Part | None]] = []
        tables: dict[str, list[Call]] = {}
        for call in self.some:
            if call.kind in OWN:
                found.append((call, await self.own(call)))
            else:
                tables.setdefault(call.table, []).append(call)
        for table_id, some in list(tables.items())[:MOST_PARTS]:
            try:
                found += await self.of_table(table_id, some)
            except SQLAlchemyError:
                raise
            except Exception as error:
                # One table that cannot be told of silences no other, and is not tried each second.
                log.error("table %s: no call can be written: %r", table_id, error)
                await self.outbox.settle(some, WAITING, due_at=self.now + STUMBLE_PAUSE)
        return found

    async def of_table(self, table_id: str, some: list[Call]) -> list[tuple[Call, Part | None]]:
        """The call that speaks for one table, if it still has an occasion."""
        if self.caller.pace_at(self.way.user, table_id) == NEVER:
            await self.outbox.unwrite(self.way.user, [table_id])
            return []
        table = self.read(table_id)
        present = of.occasions(table) if table is not None else []
        mine = {(one.kind, one.moment): one for one in present if one.user == self.way.user}
        past = [call for call in some if (call.kind, call.moment) not in mine]
        await self.outbox.settle(past, PAST)
        left = await self.in_time(table, [c for c in some if c not in past], mine)
        if table is None or not left:
            return []
        left.sort(key=lambda call: of.RANKS.index(call.kind))
        first = left[0]
        part = await self.part(table, first, mine[first.kind, first.moment])
        # The others are settled with the one that speaks for them.
        await self.outbox.settle(left[1:], PAST)
        return [(first, part)]

    async def in_time(
        self, table: Table | None, some: list[Call], mine: dict[tuple[str, int], of.Occasion]
    ) -> list[Call]:
        """The calls without reminders that would come too early, since the clock began anew."""
        found = []
        for call in some:
            at = None
            if call.kind == of.REMIND and table is not None:
                at = of.remind_at(table, mine[call.kind, call.moment].seat)
            if at is not None and at > self.now:
                await self.outbox.settle([call], WAITING, due_at=at)
            else:
                found.append(call)
        return found

    def read(self, table_id: str) -> Table | None:
        """A table as it stands, whichever server has written last."""
        house = self.caller.house
        try:
            live = house.live_table(table_id)
            house.brought_up(live)
        except RequestRefused:
            return None
        return live.table

    async def part(self, table: Table, call: Call, one: of.Occasion) -> Part:
        """What a call about a table says."""
        public = self.way.kind == WEBHOOK
        link = f"{self.caller.means.base}/table/{table.id}"
        allowed = (self.settings.get("calls") or {}).get("sign_in", False)
        if allowed and not public and call.kind != of.OVER:
            secret = await self.caller.passes.give(self.way.user, table.id, self.now)
            link = f"{self.caller.means.base}/call/{secret}"
        return part_of(table, call.kind, one.seat, self.lang, link, self.now, public)

    async def own(self, call: Call) -> Part:
        """What a call says that is about the way itself."""
        t, base = chrome(self.lang), self.caller.means.base
        link = f"{base}/settings/calls"
        if call.kind == CONFIRM:
            link = f"{base}/calls/confirm/{self.caller.marks.dumps(self.way.id)}"
        title, said = (
            t(f"call-{call.kind}"),
            t(f"call-{call.kind}-says", house=self.caller.means.host),
        )
        return Part("", "", call.kind, title, (), said, "", link, t(f"call-{call.kind}-open"))

    async def send_letter(self, call: Call) -> None:
        """Send a letter of the house, if what it is about still is so."""
        words = self.letter_of_house(call.kind)
        if words is None:
            await self.outbox.settle([call], PAST)
            return
        taken = await self.outbox.take([call], self.server)
        if taken:
            post, handed = self.caller.post, self.handing(taken)
            await self.settle(taken, await post.plain(self.way, *words, self.now, handed))

    def letter_of_house(self, kind: str) -> tuple[str, str] | None:
        """Subject and text of a letter of the house; its link is made now, so it is not old."""
        row = self.caller.house.store.accounts.user(self.way.user)
        wanted = WANTED if kind == ADDRESS else CONFIRMED
        if row is None or row["login"] is None or self.way.data.get(MARK) != wanted:
            return None
        says = row["epoch"] if kind == RESET else self.way.target
        token = sealing(self.caller.secret, kind).dumps([row["id"], says])
        link = f"{self.caller.means.base}/{LEADS[kind]}/{token}"
        t, words = chrome(self.lang), OF_HOUSE[kind]
        return t(f"{words}-subject"), t(f"{words}-text", name=row["name"], link=link)

    def handing(self, taken: list[Call]) -> Handed:
        """What is said just before a letter cannot be called back."""

        async def handed() -> None:
            if not await self.outbox.hand(taken, self.server):
                raise Lost

        return handed

    async def send(self, letter: Letter, taken: list[Call]) -> Outcome:
        """Send a letter by the way."""
        confirms = any(call.kind == CONFIRM for call in taken)
        mark = self.caller.marks.dumps(self.way.id)
        stop = "" if confirms else f"{self.caller.means.base}/calls/stop/{mark}"
        waiting = self.caller.house.awaiting(self.way.user)
        return await self.caller.post.send(
            self.way, letter, taken[0].id, waiting, stop, self.now, self.handing(taken)
        )

    async def settle(self, taken: list[Call], outcome: Outcome) -> None:
        """Write down what came of a letter, for its calls and for its way."""
        if outcome.kind == "sent":
            await self.outbox.settle(taken, SENT, self.server, told="")
            await self.outbox.change_way(self.way, sent_at=self.now, failures=0, told="")
        elif outcome.kind == "gone":
            log.info("a browser has gone: its push service says so")
            await self.outbox.close_way(self.way)
        elif outcome.kind == "refused":
            await self.outbox.settle(taken, FAILED, self.server, told=outcome.told)
            await self.outbox.change_way(self.way, state=REFUSED, told=outcome.told)
        elif outcome.kind == "unsure":
            await self.outbox.settle(taken, UNSURE, self.server, told=outcome.told)
            await self.count_failure(outcome)
        else:
            for call in taken:
                tried = call.attempts
                if tried >= len(AFTER):
                    await self.outbox.settle([call], FAILED, self.server, told=outcome.told)
                else:
                    due = self.now + AFTER[tried]
                    told = outcome.told
                    await self.outbox.settle([call], WAITING, self.server, due_at=due, told=told)
            await self.count_failure(outcome)

    async def count_failure(self, outcome: Outcome) -> None:
        """A way that fails again and again is one that does not work; its owner is told so.

        For what the house's own mail server does, no address is to blame.
        """
        count = self.way.failures + (outcome.kind != "unready")
        # What its owner has said of the way meanwhile stays.
        given_up = {"state": REFUSED} if count >= MOST_FAILURES else {}
        await self.outbox.change_way(self.way, failures=count, told=outcome.told, **given_up)
