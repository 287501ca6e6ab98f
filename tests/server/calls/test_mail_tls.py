"""The line to the mail server is safe, or nothing goes over it."""

from __future__ import annotations

import logging
import re
import ssl
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tabard.server.calls.means import from_environment
from tabard.server.calls.outbox import GOOD, WAITING
from tabard.server.calls.rounds import AFTER, MOST_FAILURES
from tabard.server.store.store import Store
from tests.server.calls.postmen import Mailbox, open_mailbox
from tests.server.calls.scene import Scene, open_scene
from tests.server.desk import BERT
from tests.server.inn import run

HERE, ELSEWHERE = IPv4Address("127.0.0.1"), IPv4Address("192.0.2.1")
Story = Callable[[Scene], Coroutine[Any, Any, None]]


def certified(folder: Path, address: IPv4Address) -> ssl.SSLContext:
    """What a mail server shows who it is with: a certificate that it has made itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail.tabard.test")])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(address)]), critical=False)
        .sign(key, SHA256())
    )
    (folder / "mail.pem").write_bytes(made.public_bytes(Encoding.PEM))
    (folder / "mail.key").write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "mail.pem", folder / "mail.key")
    return context


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the house has said in its log."""
    return [record.getMessage() for record in caplog.records if record.name == "tabard"]


async def called(scene: Scene) -> str:
    """Let Bert be called; by which address."""
    address = await scene.by_mail(BERT)
    table = await scene.table()
    await scene.until_awaited(table, BERT)
    await scene.wait(11_000)
    return address


def house_of(box: Mailbox, scheme: str, store: Store, story: Story) -> None:
    """Let something happen in a house that hands its mail in at a mail server."""
    server = f"{scheme}://127.0.0.1:{box.port}?from=house@tabard.test"
    means = from_environment("", {"TABARD_URL": "https://tabard.test", "TABARD_SMTP": server})

    async def told() -> None:
        async with open_scene(store, means) as scene:
            await story(scene)

    run(told)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_mail_goes_over_a_line_that_is_safe(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    context = certified(tmp_path, HERE)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "mail.pem"))

    async def story(scene: Scene) -> None:
        address = await called(scene)
        assert [mail["To"] for mail in box.mails] == [address]
        assert box.safe == [True]

    with open_mailbox(context, at_once=scheme == "smtps") as box:
        house_of(box, scheme, store, story)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
@pytest.mark.parametrize(
    ("trusted", "address", "why"),
    [
        (False, HERE, "self.signed certificate"),
        (True, ELSEWHERE, "certificate is not valid for '127.0.0.1'"),
    ],
)
def test_a_mail_server_that_cannot_show_who_it_is_gets_nothing_and_the_log_says_so(
    store: Store,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    scheme: str,
    trusted: bool,
    address: IPv4Address,
    why: str,
) -> None:
    context = certified(tmp_path, address)
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "mail.pem"))

    async def story(scene: Scene) -> None:
        await called(scene)
        assert box.mails == []
        [way] = scene.caller.outbox.ways_of(BERT)
        assert (way.state, way.told) == (GOOD, "not-safe")
        assert WAITING in scene.states(BERT)

    with open_mailbox(context, at_once=scheme == "smtps") as box, caplog.at_level(logging.WARNING):
        house_of(box, scheme, store, story)
        [line] = said(caplog)
        assert re.match(rf"mail server 127\.0\.0\.1:{box.port}: .*{why}", line)


def test_a_mail_server_without_starttls_gets_nothing_and_no_address_is_blamed(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(scene: Scene) -> None:
        await called(scene)
        for _ in range(MOST_FAILURES):
            await scene.wait(max(AFTER))
        [way] = scene.caller.outbox.ways_of(BERT)
        assert (way.state, way.told, way.failures) == (GOOD, "not-safe", 0)
        assert box.mails == []

    with open_mailbox() as box, caplog.at_level(logging.WARNING):
        house_of(box, "smtp", store, story)
        assert set(said(caplog)) == {f"mail server 127.0.0.1:{box.port}: it offers no STARTTLS"}
