"""The look of a card: drawings made from its art, and sprites, their pixels."""
