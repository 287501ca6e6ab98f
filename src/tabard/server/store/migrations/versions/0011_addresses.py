"""One store of addresses: that for letters of the house is one of somebody's ways to be reached."""

import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

WANTED = "mail_wanted"  # the setting that kept an address until it was confirmed
users = sa.table(
    "users",
    sa.column("id", sa.String),
    sa.column("mail", sa.String),
    sa.column("mail_confirmed_at", sa.BigInteger),
    sa.column("created_at", sa.BigInteger),
    sa.column("settings", sa.JSON),
)
channels = sa.table(
    "channels",
    sa.column("id", sa.String),
    sa.column("user_id", sa.String),
    sa.column("kind", sa.String),
    sa.column("target", sa.Text),
    sa.column("data", sa.JSON),
    sa.column("state", sa.String),
    sa.column("created_at", sa.BigInteger),
)


def upgrade() -> None:
    """Carry the addresses over to the ways, each marked by whether its reader has confirmed it."""
    connection = op.get_bind()
    asked = sa.cast(users.c.settings, sa.Text).like(f"%{WANTED}%")
    query = sa.select(users).where(sa.or_(users.c.mail.is_not(None), asked))
    for row in connection.execute(query).all():
        settings = dict(row.settings or {})
        mail, wanted = row.mail or "", settings.pop(WANTED, "")
        if not row.mail_confirmed_at:
            mail, wanted = "", wanted or mail
        if mail:
            carry(connection, row, mail, "confirmed", settings)
        if wanted and wanted != mail:
            carry(connection, row, wanted, "wanted", settings)
        change = users.update().where(users.c.id == row.id)
        connection.execute(change.values(settings=settings))
    for column in ("mail_confirmed_at", "mail"):
        op.drop_column("users", column)


def carry(connection: Any, row: Any, mail: str, mark: str, settings: dict[str, Any]) -> None:
    """Mark the way to an address, or make one that is for letters alone."""
    same = (channels.c.user_id == row.id, channels.c.kind == "mail", channels.c.target == mail)
    way = connection.execute(sa.select(channels.c.id, channels.c.data).where(*same)).first()
    if way is not None:
        change = channels.update().where(channels.c.id == way.id)
        connection.execute(change.values(data={**way.data, "letters": mark}))
        return
    new = {
        "id": secrets.token_urlsafe(12),
        "user_id": row.id,
        "kind": "mail",
        "target": mail,
        "data": {"letters": mark, **({"lang": settings["lang"]} if settings.get("lang") else {})},
        "state": "letters",
        "created_at": row.mail_confirmed_at or row.created_at,
    }
    connection.execute(channels.insert().values(**new))


def downgrade() -> None:
    """Carry them back to the users."""
    op.add_column("users", sa.Column("mail", sa.String(254)))
    op.add_column("users", sa.Column("mail_confirmed_at", sa.BigInteger))
    connection = op.get_bind()
    ways = sa.select(channels).where(channels.c.kind == "mail")
    for way in connection.execute(ways).all():
        this = users.update().where(users.c.id == way.user_id)
        if way.data.get("letters") == "confirmed":
            confirmed = {"mail": way.target, "mail_confirmed_at": way.created_at}
            connection.execute(this.values(**confirmed))
        elif way.data.get("letters") == "wanted":
            query = sa.select(users.c.settings).where(users.c.id == way.user_id)
            settings = {**connection.execute(query).scalar_one(), WANTED: way.target}
            connection.execute(this.values(settings=settings))
    calls = sa.table("calls", sa.column("channel_id", sa.String))
    alone = sa.select(channels.c.id).where(channels.c.state == "letters")
    connection.execute(calls.delete().where(calls.c.channel_id.in_(alone)))
    connection.execute(channels.delete().where(channels.c.state == "letters"))
