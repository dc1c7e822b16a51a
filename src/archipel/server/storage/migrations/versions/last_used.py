"""When a token was last used, so that those nobody uses can be deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("used", sa.Float, nullable=True))


def downgrade() -> None:
    op.drop_column("tokens", "used")
