"""When people want notices: reminders and quiet hours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "notice_times",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("again", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.add_column("notices_sent", sa.Column("reminded", sa.Integer, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("notices_sent") as table:
        table.drop_column("reminded")
    op.drop_table("notice_times")
