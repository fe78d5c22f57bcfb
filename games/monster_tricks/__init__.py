"""Monster Tricks: up to four tricks at once, and a secret bet on how many of them will be yours."""
