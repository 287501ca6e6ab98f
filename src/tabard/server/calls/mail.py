"""A call as mail: words, the same as HTML, the picture of each table as a file, and a way out.

The picture is an SVG, which mail programs hand to the browser or show themselves; none of them
needs it to know what is asked. Every mail can be stopped by one click, as RFC 8058 has it.
"""

from __future__ import annotations

import logging
import smtplib
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from html import escape
from typing import Final

from tabard.server.calls.letter import Letter
from tabard.server.calls.means import MailServer

log = logging.getLogger("tabard")

SECONDS: Final = 20
LONGEST_ANSWER: Final = 200
INK: Final = "#2A1E14"


class Bounced(Exception):
    """The mail server will not have this address."""


class Later(Exception):
    """The mail server did not take the mail this time; nothing was delivered."""


class Unready(Later):
    """There is no line to the mail server that could be trusted, whoever the mail is for."""


class NoTls(smtplib.SMTPException):
    """The mail server would be spoken to where everybody can listen."""


class NoReceipt(Exception):
    """The mail was handed over and the line broke before the server had said that it has it."""


@dataclass(frozen=True, slots=True)
class Words:
    """What stands around the calls of a mail: how to stop them."""

    why: str
    stop: str
    change: str


def message(
    letter: Letter,
    words: Words,
    sender: str,
    to: str,
    stop: str,
    settings: str,
    host: str,
    now: int,
) -> EmailMessage:
    """The mail of a letter."""
    mail = envelope(letter.subject, sender, to, host, now / 1000)
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(in_words(letter, words, stop, settings))
    mail.add_alternative(in_html(letter, words, stop, settings), subtype="html")
    for number, part in enumerate((part for part in letter.parts if part.picture), 1):
        mail.add_attachment(
            part.picture.encode(), "image", "svg+xml", filename=f"{part.game}-{number}.svg"
        )
    return mail


def envelope(subject: str, sender: str, to: str, host: str, seconds: float) -> EmailMessage:
    """A mail of the house with nothing in it yet."""
    mail = EmailMessage(policy=SMTP)
    mail["Subject"] = subject
    mail["From"] = f"Tabard <{sender}>"
    mail["To"] = to
    mail["Date"] = format_datetime(datetime.fromtimestamp(seconds, UTC))
    mail["Message-ID"] = make_msgid(domain=host)
    mail["Auto-Submitted"] = "auto-generated"
    return mail


def in_words(letter: Letter, words: Words, stop: str, settings: str) -> str:
    """The mail as plain text."""
    lines: list[str] = []
    for part in letter.parts:
        lines += [part.title, ""]
        lines += [f"  {line}" for line in part.story]
        lines += (
            ["", part.asked] if part.story and part.asked else [part.asked] if part.asked else []
        )
        lines += [part.time] if part.time else []
        lines += [part.link, "", ""]
    lines += ["-- ", words.why]
    if stop:
        lines += [f"{words.change} {settings}", f"{words.stop} {stop}"]
    return "\n".join(lines) + "\n"


def in_html(letter: Letter, words: Words, stop: str, settings: str) -> str:
    """The same as HTML, without anything that would have to be fetched."""
    parts = []
    for part in letter.parts:
        story = "".join(f"<li>{escape(line)}</li>" for line in part.story)
        asked = f"<p><b>{escape(part.asked)}</b></p>" if part.asked else ""
        time = f"<p>{escape(part.time)}</p>" if part.time else ""
        parts.append(
            f'<h2 style="font-size:18px">{escape(part.title)}</h2>'
            + (f"<ul>{story}</ul>" if story else "")
            + asked
            + time
            + f'<p><a href="{escape(part.link)}">{escape(part.button)}</a></p>'
        )
    foot = escape(words.why)
    if stop:
        foot += f' <a href="{escape(settings)}">{escape(words.change)}</a>'
        foot += f' · <a href="{escape(stop)}">{escape(words.stop)}</a>'
    return (
        f'<div lang="{letter.lang}" style="font:16px/1.4 Georgia,serif;color:{INK}">'
        f'{"".join(parts)}<hr><p style="font-size:13px">{foot}</p></div>'
    )


def send(server: MailServer, mail: EmailMessage, handed: Callable[[], None]) -> None:
    """Hand a mail in; `handed` is called when the address was taken and the mail itself is next."""
    given = taken = False
    line = greeting(server)
    try:
        with line:
            code, said = line.mail(server.sender)
            if code != 250:
                raise smtplib.SMTPSenderRefused(code, said, server.sender)
            code, said = line.rcpt(str(mail["To"]))
            if code not in (250, 251):
                raise refused(code, said)
            handed()
            given = True
            code, said = line.data(mail.as_bytes())
            given = False  # the server has said whether it has taken it
            if code != 250:
                raise refused(code, said)
            taken = True  # and whatever becomes of the line now, it has
    except smtplib.SMTPDataError as error:  # it did not want to hear the mail at all
        raise refused(error.smtp_code, error.smtp_error) from None
    except (smtplib.SMTPException, OSError) as error:
        if taken:
            return
        if given:
            raise NoReceipt("line-broke") from None
        raise Later(spoken(error)) from None


def greeting(server: MailServer) -> smtplib.SMTP:
    """A line to the mail server, safe and logged in if it is to be."""
    try:
        return greeted(server)
    except (smtplib.SMTPException, OSError) as error:
        told = spoken(error)
        why = (
            error.verify_message
            if isinstance(error, ssl.SSLCertVerificationError)
            else (told if told[:1].isdigit() else error)
        )
        log.warning("mail server %s:%s: %s", server.host, server.port, why)
        raise Unready(told) from None


def greeted(server: MailServer) -> smtplib.SMTP:
    """The same, by the words of the protocol."""
    trust = ssl.create_default_context()
    if server.secure:
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=trust
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    try:
        line.ehlo_or_helo_if_needed()
        if not server.secure and server.starttls:
            if not line.has_extn("starttls"):
                raise NoTls("it offers no STARTTLS")
            line.starttls(context=trust)
            line.ehlo()
        if server.user:
            line.login(server.user, server.password)
    except BaseException:
        line.close()
        raise
    return line


def refused(code: int, said: bytes | str) -> Bounced | Later:
    """What a refusal means: for good, or for now."""
    text = answered(code, said)
    return Bounced(text) if code >= 500 else Later(text)


def answered(code: int, said: bytes | str) -> str:
    """What a mail server has answered, in one line."""
    words = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    return f"{code} {words}"[:LONGEST_ANSWER]


def spoken(error: Exception) -> str:
    """What went wrong, in one line."""
    if isinstance(error, smtplib.SMTPResponseException):
        return answered(error.smtp_code, error.smtp_error)
    if isinstance(error, (ssl.SSLError, NoTls)):
        return "not-safe"
    if isinstance(error, OSError):
        return "no-connection"
    return (str(error) or type(error).__name__)[:LONGEST_ANSWER]
