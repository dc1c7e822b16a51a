"""Campaigns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("results", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="SET NULL"), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("campaigns")
