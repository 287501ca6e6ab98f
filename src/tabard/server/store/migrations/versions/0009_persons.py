"""Persons and the order of a house: mail, blocks, reports, merges, departures, acts, seeks."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

TOLD = "AFTER INSERT OR UPDATE ON {} FOR EACH ROW EXECUTE FUNCTION tabard_tell_key('{}', '{}')"
TRIGGERS = {
    "departures": {"tabard_gone": TOLD.format("departures", "gone", "user_id")},
    "orders": {"tabard_ordered": TOLD.format("orders", "order", "key")},
}


def upgrade() -> None:
    """Add what persons may say, and what keeps order among them."""
    op.add_column("users", sa.Column("mail", sa.String(254)))
    op.add_column("users", sa.Column("mail_confirmed_at", sa.BigInteger))
    op.add_column("users", sa.Column("barred_at", sa.BigInteger))
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.Column("settled_by", sa.String(64)),
        sa.Column("answer", sa.Text),
    )
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "acts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("ix_acts_at", "acts", ["at"])
    op.create_table(
        "orders",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "merges",
        sa.Column("old", sa.String(32), primary_key=True),
        sa.Column("new", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done_at", sa.BigInteger),
    )
    op.create_table(
        "departures",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done_at", sa.BigInteger),
    )
    op.create_table(
        "seeks",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    if op.get_bind().dialect.name == "postgresql":
        for triggers in TRIGGERS.values():
            for name, text in triggers.items():
                op.execute(f"CREATE TRIGGER {name} {text}")


def downgrade() -> None:
    """Take it away again."""
    if op.get_bind().dialect.name == "postgresql":
        for table, triggers in TRIGGERS.items():
            for name in triggers:
                op.execute(f"DROP TRIGGER {name} ON {table}")
    for table in ("seeks", "departures", "merges", "orders", "acts", "reports", "blocks"):
        op.drop_table(table)
    for column in ("barred_at", "mail_confirmed_at", "mail"):
        op.drop_column("users", column)
