"""`python -m tests.tools.notices`: write THIRD_PARTY.md, the licences of all packages that the bot installs.

The licences come from the installed packages' own metadata. A package that this Python does not need keeps the line it
has, so the first list of such a package is written on the Python that needs it.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
NOTICE = ROOT / "THIRD_PARTY.md"
LONGEST = 40
"""Characters of a licence's name; some packages put the whole text there."""
MIT_BEGINS = "Permission is hereby granted, free of charge"
HEAD = """# Third-party software

Tapis is under the MIT licence (`LICENSE`). It installs these packages, each under its own licence. The texts are in the
installed packages (`*.dist-info`), in the image under `/opt/tapis`. `make lock` writes this list from their metadata.

Two licences ask for more than their text:

- **psycopg** and **psycopg-binary** (LGPL-3.0) talk to PostgreSQL. Tapis uses them unchanged, as separate packages,
  so you can replace them with other versions. A bot on SQLite never loads them.
- **Fira Sans Condensed** (`fontpkg-fira-sans-condensed`, OFL-1.1) is the font of the pictures, unchanged. You may pass
  it on with software, but you may not sell it alone.

Some packages contain compiled libraries of other projects, such as libpq and OpenSSL in `psycopg-binary`. Their
licences come with the package.

| package | licence |
|---|---|
"""


def locked(lock: str) -> list[str]:
    """The names of the packages in a lock file, without their extras."""
    return re.findall(r"^([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[^]]*\])?==", lock, flags=re.MULTILINE)


def noticed(notice: str) -> dict[str, str]:
    """The packages of a notice with their licences."""
    return dict(re.findall(r"^\| ([a-z0-9._-]+) \| (.+) \|$", notice.rpartition("|---|---|\n")[2], flags=re.MULTILINE))


def licence_of(package: Distribution) -> str | None:
    """The name of a package's licence, None where its metadata does not say."""
    said = package.metadata
    for field in ("License-Expression", "License"):
        if field in said and 0 < len(said[field]) <= LONGEST and said[field] != "UNKNOWN":
            return str(said[field])
    classes = [one for one in said.get_all("Classifier", []) if one.startswith("License ::")]
    if classes:
        return str(classes[0]).rpartition(" :: ")[2]
    texts = [file.read_text() for file in package.files or [] if file.name.upper().startswith("LICEN")]
    return "MIT" if any(MIT_BEGINS in text for text in texts) else None


def main() -> int:
    """Write the notice; exit code 1, and nothing written, when a package's licence is not known."""
    before = noticed(NOTICE.read_text(encoding="utf-8")) if NOTICE.exists() else {}
    licences: dict[str, str] = {}
    for name in locked(LOCK.read_text(encoding="utf-8")):
        try:
            found = licence_of(distribution(name))
        except PackageNotFoundError:
            found = before.get(name)
        if found is None:
            print(f"{name}: no licence found; is it installed for this Python?", file=sys.stderr)
            return 1
        licences[name] = found
    lines = "".join(f"| {name} | {licence} |\n" for name, licence in licences.items())
    NOTICE.write_text(HEAD + lines, encoding="utf-8")
    print(f"{NOTICE.name}: {len(licences)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
