"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(32), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_state_public_changed", "tables", ["state", "public", "changed"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "presets",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("muted", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    )


def downgrade() -> None:
    for name in ("mutes", "records", "presets", "sittings", "log", "tables", "tokens", "people"):
        op.drop_table(name)
