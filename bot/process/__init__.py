"""The surroundings of the bot in a process: settings, log, lease, signing key, health, the playground."""
