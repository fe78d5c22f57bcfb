"""Pictures, drawn by code: no image file comes with the bot.

Three steps, each a value that the next is made from:

- *Art* is data (`games.engine.art`): a game says what stands on its cards, as outlines, colours, ranks and letters.
- *Drawings* are SVG made from art (`drawings`): a square tile for texts and buttons, a whole card, a back. `sprites`
  renders each once in the size in which it is needed, when it is first needed, and keeps the pixels.
- *Pictures* are composed from sprites and letters (`boxes`, `canvas`): a *plan* (`plan`, `table`, `result`, `board`,
  `curve`) has every word said already and every card looked up. Plans are hashable and hold nothing else, so equal
  plans give equal bytes, and what may not be seen cannot be drawn: it is in no plan.

Plans are made on the event loop and drawn beside it, in a process of their own (`bot.courier.pictures`).
"""
