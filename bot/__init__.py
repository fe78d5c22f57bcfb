"""Tapis on Discord: the table service, the screens, the router and the courier."""

__version__ = "0.2.0"
"""The one place of the version: `/about` and the package's metadata read it, `make release` writes it."""
