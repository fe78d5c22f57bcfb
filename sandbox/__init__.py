"""A Discord for one machine: gateway, REST and a page to click in. It knows nothing of the bot."""
