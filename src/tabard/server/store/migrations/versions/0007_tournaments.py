"""Tournaments: what each is, who takes part, and the tables of every round."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("why", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("starts_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("plan", sa.JSON, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("who", sa.String(48), primary_key=True, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(48), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("has_left", sa.Integer, nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("places", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Take them away again; the tables that were played stay."""
    for name in ("pairings", "entrants", "tournaments"):
        op.drop_table(name)
