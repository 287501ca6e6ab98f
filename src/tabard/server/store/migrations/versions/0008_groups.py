"""Groups that play again and again: who belongs to them, and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("has_joined", sa.Integer, nullable=False),
    )
    op.create_table(
        "evenings",
        sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Take them away again; the tables that were played stay."""
    for name in ("evenings", "members", "groups"):
        op.drop_table(name)
