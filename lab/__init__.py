"""Where the fitted numbers of computer players come from. Nothing in the bot or the games imports this."""
