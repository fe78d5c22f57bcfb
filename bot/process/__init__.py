"""The surroundings of the bot in a process: settings, log, lease, key, health, metrics, emojis, the playground."""
