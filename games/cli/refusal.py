"""How a command says that it cannot do what was asked."""


class Refusal(Exception):
    """A command that cannot go on; the message is one sentence for the person at the keyboard."""
