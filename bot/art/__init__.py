"""Pictures, drawn by code: no image file comes with the bot.

Three steps, each a value that the next is made from:

- *Art* is data (`games.engine.art`): a game says what stands on its cards, as outlines, colours, ranks and letters.
- *Cards* are SVG made from art: a square tile for texts and buttons, a whole card, a back. Each is rendered once in the
  size in which it is needed, when it is first needed, and its pixels are kept (`cards`).
- *Pictures* are composed from cards and letters (`canvas`): a *plan* (`plan`, and those in `table`, `hand`, `results`,
  `welcome`) has every word said already and every card looked up. Plans are hashable and hold nothing else, so equal
  plans give equal bytes, and what may not be seen cannot be drawn: it is in no plan.

Plans are made on the event loop and drawn beside it, in a process of their own (`bot.courier.wire.pictures`).
"""
