"""From scenes, results and open tables to the plans of their pictures, and the same in words."""

from bot.screens.pictures.scenes import every_card
