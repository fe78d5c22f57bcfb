"""The views of a table for one pair of eyes. Only the table service enters: the rest of the bot gets a `Look`."""
