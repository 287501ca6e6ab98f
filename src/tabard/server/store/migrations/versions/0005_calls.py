"""Calls: ways to reach a person, what is to be sent, sign-ins by link, corners, holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# Other servers are told whose ways have changed, as they are told of everything (0004).
TRIGGER = (
    "CREATE TRIGGER tabard_channels AFTER INSERT OR UPDATE OR DELETE ON channels"
    " FOR EACH ROW EXECUTE FUNCTION tabard_tell_key('channel', 'user_id')"
)


def person() -> sa.Column[str]:
    """The column that says whose a row is."""
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        person(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("told", sa.Text, nullable=False, server_default=""),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("sent_at", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "calls",
        sa.Column("id", sa.String(32), primary_key=True),
        person(),
        sa.Column("channel_id", sa.String(32), sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("server", sa.String(32), nullable=False, server_default=""),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("told", sa.Text, nullable=False, server_default=""),
        sa.UniqueConstraint("channel_id", "table_id", "kind", "moment"),
    )
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        person(),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_table(
        "corners",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("pace", sa.String(16), nullable=False, server_default=""),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "holidays",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("starts_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
    )
    for table in ("channels", "calls", "passes"):
        op.create_index(f"ix_{table}_user_id", table, ["user_id"])
    op.create_index("ix_calls_channel_id", "calls", ["channel_id"])
    op.create_index("ix_calls_due", "calls", ["state", "due_at"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TRIGGER)


def downgrade() -> None:
    """Take it away again."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER tabard_channels ON channels")
    for table in ("holidays", "corners", "passes", "calls", "channels"):
        op.drop_table(table)
