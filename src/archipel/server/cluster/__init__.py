"""Several server processes: who owns which table, and messages between them."""
