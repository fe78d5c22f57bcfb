"""Tables in memory and in the store: reading, writing, listing them."""
