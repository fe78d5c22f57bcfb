"""How a card looks: drawings made from its art, and sprites, their pixels."""
