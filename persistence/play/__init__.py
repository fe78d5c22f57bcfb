"""Tables and their logs, their messages, and what is built of them: contests, challenges, puzzles, own records."""
