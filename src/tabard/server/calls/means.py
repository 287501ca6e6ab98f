"""The means that whoever runs a house has given it: its address, a mail server, own networks."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from tabard.kernel.errors import BadInput
from tabard.server.limits import LOCALS

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

PORTS: Final = {"smtp": 587, "smtps": 465}
LONGEST_MAIL: Final = 254
HERE: Final = ("localhost", *LOCALS)  # a mail server here may be one to try things with


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in; `secure` is from the first byte on, `starttls` after a greeting."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    secure: bool = False
    starttls: bool = True


@dataclass(frozen=True, slots=True)
class Means:
    """What calls are sent with.

    base     where a browser finds this house, without a slash at the end; links begin with it
    mail     where mail is handed in, or None: then nobody is asked for an address
    networks the operator's own networks that webhooks and push may reach all the same
    """

    base: str = ""
    mail: MailServer | None = None
    networks: tuple[Network, ...] = ()

    @property
    def host(self) -> str:
        """The name of the house in the network."""
        return urlsplit(self.base).hostname or "localhost"


def from_environment(usual: str, environment: Mapping[str, str] = os.environ) -> Means:
    """The means that the environment names; `usual` is where the house is found otherwise."""
    base = (environment.get("TABARD_URL") or usual).rstrip("/")
    if urlsplit(base).scheme not in ("http", "https") or not urlsplit(base).hostname:
        raise BadInput("TABARD_URL", f"{base!r} is not an address such as https://tabard.example")
    server = environment.get("TABARD_SMTP", "")
    mail = mail_server(server) if server else None
    if mail is not None and not environment.get("TABARD_URL") and mail.host not in HERE:
        raise BadInput("TABARD_URL", "is needed for links in mail")
    named = environment.get("TABARD_REACH", "").replace(",", " ").split()
    return Means(base, mail, tuple(map(network, named)))


def mail_server(address: str) -> MailServer:
    """The mail server of smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS; `tls=off` among friends."""
    wrong = "is not smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS"
    parts = urlsplit(address)
    try:
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        raise BadInput("TABARD_SMTP", wrong) from None
    asked = parse_qs(parts.query)
    sender = asked.get("from", [""])[0]
    if not parts.hostname or not looks_like_mail(sender):
        raise BadInput("TABARD_SMTP", wrong)
    return MailServer(
        host=parts.hostname,
        port=port,
        sender=sender,
        user=unquoted(parts, "username"),
        password=unquoted(parts, "password"),
        secure=parts.scheme == "smtps",
        starttls=asked.get("tls", [""])[0] != "off",
    )


def unquoted(parts: SplitResult, name: str) -> str:
    """A part of an address as it was meant."""
    return unquote(getattr(parts, name) or "")


def network(text: str) -> Network:
    """A network such as 10.1.0.0/16, or a single address."""
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        raise BadInput("TABARD_REACH", f"{text!r} is not a network such as 10.1.0.0/16") from None


def looks_like_mail(text: str) -> bool:
    """Whether a text can be an address for mail; whether it is one, its owner says."""
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not any(c in text for c in ' <>,;:"()[]\\')
    whole = at and name and "@" not in name and "." in host.strip(".")
    return bool(plain and whole and len(text) <= LONGEST_MAIL)
