"""Sessions that can be ended: an epoch per user, browsers that logged out, tokens that expire."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what tells a session that is over; what was there before lasts as it did."""
    op.add_column("users", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "tokens", sa.Column("scope", sa.String(16), nullable=False, server_default="host")
    )
    op.add_column("tokens", sa.Column("expires_at", sa.BigInteger))
    op.create_table(
        "ended",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("ended")
    op.drop_column("tokens", "expires_at")
    op.drop_column("tokens", "scope")
    op.drop_column("users", "epoch")
