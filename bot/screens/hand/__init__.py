"""A player's own screen: in pictures or in words."""

from bot.screens.hand.hand import hand_screen
