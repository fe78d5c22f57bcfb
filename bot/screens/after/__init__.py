"""A finished game: its result, replay, review and proof."""
