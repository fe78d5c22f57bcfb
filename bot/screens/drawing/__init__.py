"""The parts that screens are put together from: messages, layouts, cards, scenes, questions."""
