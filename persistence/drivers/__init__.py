"""The databases: what each kind must do, SQLite, PostgreSQL, and the one that an address names."""
