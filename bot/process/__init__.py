"""What a process needs around the bot: settings, log, lease, signing key, health, addresses, the playground."""
