"""`python -m games`: tools for whoever works on rules. Their texts are English only."""
