"""Tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column(
            "organiser", sa.String(24), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True
        ),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
        ),
    )


def downgrade() -> None:
    op.drop_table("tournament_players")
    op.drop_table("tournaments")
