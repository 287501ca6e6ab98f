"""Ratings: the results of games that count, and what they say of everybody in every field."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add both; games that are older count for nothing."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.JSON, nullable=False),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("after", sa.JSON, nullable=False),
    )
    op.create_index("results_in_order", "results", ["game", "pace", "players", "at", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("pace", sa.String(16), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(128), primary_key=True),
        sa.Column("handle", sa.String(24), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_handle", "ratings", ["handle"])


def downgrade() -> None:
    """Take them away again; the logs still have what they were made of."""
    op.drop_table("ratings")
    op.drop_table("results")
