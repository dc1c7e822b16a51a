"""`python -m archipel`: the `archipel` command."""

from archipel.cli.main import app

app()
