"""How a check says that a game does not keep a promise of the contract."""


class Broken(AssertionError):
    """A promise of the contract that was not kept; the message says which one, and where."""


def promise(kept: bool, otherwise: str, *details: object) -> None:
    """Raise `Broken` unless a promise was kept; braces in `otherwise` stand for the details."""
    if not kept:
        raise Broken(otherwise.format(*details))
