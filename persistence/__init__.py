"""The database, SQLite or PostgreSQL: tables and their logs, results, seasons, people. `Store` is the way in."""
