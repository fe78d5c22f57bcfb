"""Work on a whole database: upgrades, checks, recounts, moving to another one."""
