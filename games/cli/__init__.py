"""`python -m games`: play games against themselves, measure, verify and create them. In English only."""
