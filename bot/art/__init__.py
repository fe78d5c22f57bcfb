"""Pictures, drawn by code: no image file comes with the bot."""
