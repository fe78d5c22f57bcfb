"""`python -m games`: self-play, replay, verification and measures of the games."""

import sys

from games.cli.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
