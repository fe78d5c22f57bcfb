"""The programs that fit the numbers of computer players. Nothing in the bot or the games imports this."""
