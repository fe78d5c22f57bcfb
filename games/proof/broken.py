"""How a check says that a game does not keep a promise of the contract."""


class Broken(AssertionError):
    """A promise of the contract that was not kept; the message says which one, and where."""
