"""Games that are played in days: when something is due at a table, and people's holidays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "holidays",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("holidays")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
