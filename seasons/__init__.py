"""The arithmetic of seasons: months, points, ratings, and what one finished game changes. No clock, no database."""
