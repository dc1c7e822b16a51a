"""Finished games, their results, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("box", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("read", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(80), nullable=False, index=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("mean", sa.Float),
        sa.Column("deviation", sa.Float),
        sa.Column("overall_mean", sa.Float),
        sa.Column("overall_deviation", sa.Float),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("box", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_table("games")
