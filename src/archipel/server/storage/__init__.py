"""The database: schema, migrations, and one class for each kind of thing that is kept."""
