"""The texts that docs/hosting.md tells a host to paste."""

import re

import discord

from tests.tools.notices import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text()


def test_the_invite_link_asks_for_the_permissions_it_names() -> None:
    needed = discord.Permissions(
        view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
    )
    whole = needed | discord.Permissions(create_public_threads=True, create_events=True)
    assert re.findall(r"permissions=(\d+)", PAGE) == [str(whole.value), str(needed.value)]
    assert "scope=bot+applications.commands" in PAGE


def test_every_file_that_a_page_links_to_is_there() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    assert len(pages) > 10
    for page in pages:
        for link in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / link).exists(), (page.name, link)
