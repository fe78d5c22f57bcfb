"""Small commands for those who change Tapis: `python -m tools.release`, `python -m tools.notices`."""
