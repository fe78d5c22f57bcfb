"""`python -m sandbox`: start the sandbox and print its address."""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import signal
import sys
from contextlib import ExitStack
from pathlib import Path

from sandbox.record import Record
from sandbox.server import TOKEN, Sandbox


def arguments() -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A Discord for one machine.")
    parser.add_argument("--port", default="7777", help="the port on 127.0.0.1; 0 chooses a free one")
    parser.add_argument("--verbose", action="store_true", help="log every REST call")
    parser.add_argument("--no-rate-limits", action="store_true", help="never answer 429 (for load tests)")
    parser.add_argument("--record", metavar="FILE", type=Path, help="append every call and event, a line of JSON each")
    return parser.parse_args()


async def serve(port: int, *, rate_limits: bool, record: Record | None) -> None:
    """Run until SIGINT or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with Sandbox(port=port, rate_limits=rate_limits, record=record) as sandbox:
        print(f"Sandbox: {sandbox.url}", flush=True)
        print(f"  open it in a browser; a bot connects with the token {TOKEN!r}", flush=True)
        await stop.wait()


def main() -> int:
    """Start, and say in one sentence why if that is not possible."""
    options = arguments()
    logging.basicConfig(format="%(asctime)s %(levelname)-7s %(message)s", level=logging.WARNING)
    if options.verbose:
        logging.getLogger("sandbox").setLevel(logging.INFO)
    if not options.port.isdecimal() or int(options.port) > 65535:
        print(f"--port takes a number from 0 to 65535, not {options.port!r}.", file=sys.stderr)
        return 1
    try:
        with ExitStack() as stack:
            record: Record | None = None
            if options.record is not None:
                file = stack.enter_context(options.record.open("a", encoding="utf-8", buffering=1))
                record = lambda line: print(line, file=file)  # noqa: E731
            asyncio.run(serve(int(options.port), rate_limits=not options.no_rate_limits, record=record))
    except OSError as error:
        if error.filename is not None:
            print(f"The sandbox cannot write {error.filename}: {error.strerror}.", file=sys.stderr)
        elif error.errno == errno.EADDRINUSE:
            print(f"Port {options.port} is taken; choose another with --port.", file=sys.stderr)
        else:
            print(f"The sandbox cannot listen on port {options.port}: {error.strerror}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
