"""`python -m games`: tools for people who work on rules, in English only."""
