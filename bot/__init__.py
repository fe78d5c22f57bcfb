"""Tapis on Discord: the table service, the screens, the router and the courier."""
