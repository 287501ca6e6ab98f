"""Sending a letter by one way, and what came of it: sent, refused, to be tried later, or unsure."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final

from tabard.server.calls import mail, push, webhook, wire
from tabard.server.calls.letter import Letter
from tabard.server.calls.means import MailServer, Means
from tabard.server.calls.outbox import MAIL, PUSH, Channel
from tabard.server.web.chrome import chrome

AT_ONCE: Final = 8  # letters on their way, each with a thread of its own if by mail
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)

Handed = Callable[[], Awaitable[None]]


class Lost(Exception):
    """The calls are no longer this server's to send."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of sending.

    kind  sent, later, unready (no way works that needs the house's mail server), refused (this way
          does not work), gone (forget it), unsure
    told  what was answered, for the person whose way it is
    """

    kind: str
    told: str = ""


class Post:
    """What letters are sent with: the operator's means, and the house's key for push services.

    threads  hold the lines to the mail server; a slow one keeps nobody else waiting
    """

    def __init__(self, means: Means, sealer: push.Sealer) -> None:
        self.means = means
        self.sealer = sealer
        self.threads = ThreadPoolExecutor(AT_ONCE, "post")

    async def close(self) -> None:
        """Send nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    @property
    def contact(self) -> str:
        """Whom a push service may write to about what we send."""
        return (
            f"mailto:{self.means.mail.sender}" if self.means.mail is not None else self.means.base
        )

    async def send(
        self, channel: Channel, letter: Letter, key: str, waiting: int, stop: str, now: int,
        handed: Handed,
    ) -> Outcome:  # fmt: skip
        """Send a letter; `handed` is called just before it cannot be called back."""
        if channel.kind == MAIL:
            return await self.mail(channel, letter, stop, now, handed)
        if channel.kind == PUSH:
            return await self.push(channel, letter, waiting, handed)
        return await self.webhook(channel, letter, key, now, handed)

    async def mail(
        self, channel: Channel, letter: Letter, stop: str, now: int, handed: Handed
    ) -> Outcome:
        """By mail; the line to the mail server is held by a thread."""
        server = self.means.mail
        if server is None:
            return Outcome("unready", "no-mail")
        t = chrome(letter.lang)
        words = mail.Words(t("mail-why", house=self.means.host), t("mail-stop"), t("mail-change"))
        settings = f"{self.means.base}/settings/calls"
        made = mail.message(
            letter, words, server.sender, channel.target, stop, settings, self.means.host, now
        )
        return await self.hand_in(server, made, handed)

    async def plain(
        self, channel: Channel, subject: str, text: str, now: int, handed: Handed
    ) -> Outcome:
        """Words of the house itself, by mail."""
        server = self.means.mail
        if server is None:
            return Outcome("unready", "no-mail")
        made = mail.envelope(subject, server.sender, channel.target, self.means.host, now / 1000)
        made.set_content(text)
        return await self.hand_in(server, made, handed)

    async def hand_in(self, server: MailServer, made: EmailMessage, handed: Handed) -> Outcome:
        """Hand a mail in at the mail server."""
        loop = asyncio.get_running_loop()

        def given() -> None:
            asyncio.run_coroutine_threadsafe(as_coroutine(handed), loop).result(mail.SECONDS)

        try:
            await loop.run_in_executor(self.threads, mail.send, server, made, given)
        except mail.Bounced as error:
            return Outcome("refused", str(error))
        except mail.Unready as error:
            return Outcome("unready", str(error))
        except mail.Later as error:
            return Outcome("later", str(error))
        except mail.NoReceipt as error:
            return Outcome("unsure", str(error))
        return Outcome("sent")

    async def push(self, channel: Channel, letter: Letter, waiting: int, handed: Handed) -> Outcome:
        """To a browser. A message that comes twice replaces itself there, so it is tried again."""
        keys = channel.data
        body = push.sealed(
            push.notice(letter, waiting, self.means.base), keys["p256dh"], keys["auth"]
        )
        about = ",".join(part.table for part in letter.parts) or "tabard"
        topic = push.coded(hashlib.sha256(about.encode()).digest())[:32]
        headers = push.headers_of(self.sealer.signature(channel.target, self.contact), topic)
        try:
            status, said = await wire.post(
                channel.target, body, headers, handed, self.means.networks
            )
        except (wire.Unreachable, wire.NoAnswer) as error:
            return Outcome("later", str(error))
        return judged(status, said)

    async def webhook(
        self, channel: Channel, letter: Letter, key: str, now: int, handed: Handed
    ) -> Outcome:
        """To a program, or a room where people talk."""
        shape = channel.data["shape"]
        body = webhook.body_of(shape, letter, key, now)
        headers = webhook.headers_of(shape, channel.data["secret"], body, now)
        try:
            status, said = await wire.post(
                channel.target, body, headers, handed, self.means.networks
            )
        except wire.Unreachable as error:
            return Outcome("later", str(error))
        except wire.NoAnswer as error:
            return Outcome("unsure", str(error))
        found = judged(status, said)
        return Outcome("refused", found.told) if found.kind == "gone" else found


async def as_coroutine(handed: Handed) -> None:
    """Wait for what is to be waited for, from another thread."""
    await handed()


def judged(status: int, said: str) -> Outcome:
    """What an answer means."""
    told = f"{status} {' '.join(said.split())}"[:120].strip()
    if 200 <= status < 300:
        return Outcome("sent")
    if status in GONE:
        return Outcome("gone", told)
    if status >= 500 or status in LATER:
        return Outcome("later", told)
    return Outcome("refused", told)
