"""`python -m archipel.server` starts the server."""

from archipel.server.main import main

main()
