"""Notices: where people want to be told that it is their turn, and what they were told last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("token", sa.String(32), nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "notices_sent",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices_sent")
    op.drop_table("notice_channels")
