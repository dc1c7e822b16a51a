"""Maps that people have drawn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "maps",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("playable", sa.Boolean, nullable=False),
        sa.Column("drawn", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("maps")
