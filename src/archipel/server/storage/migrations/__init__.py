"""Changes of the schema over time, run by Alembic."""
