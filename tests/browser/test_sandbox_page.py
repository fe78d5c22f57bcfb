"""The sandbox's page in a real browser, with a bot that shows what the page can draw."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from playwright.async_api import Locator, Page, expect

from sandbox.cdn import plain_png
from sandbox.model import Emoji
from sandbox.server import TOKEN, Sandbox
from tests.browser.show_bot import ShowBot
from tests.harness.conformance import held_sandbox
from tests.sandbox.rest_client import Rest

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.browser.conftest import OpenWindow

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A sandbox with the bot in it."""
    async with held_sandbox() as running:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{running.url}/api/v10")
        gateway = yarl.URL(running.url.replace("http", "ws") + "/gateway")
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        bot = ShowBot()
        task = asyncio.create_task(bot.start(TOKEN))
        async with asyncio.timeout(10):
            await bot.ready.wait()
        yield running
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


def composer(page: Page) -> Locator:
    return page.locator(".composer textarea")


def suggestions(page: Page) -> Locator:
    return page.locator("#suggestions").get_by_role("option")


async def open_table(page: Page) -> Locator:
    """Open a table by its command and return its message."""
    await composer(page).press_sequentially("/table new ")
    await page.keyboard.type("claim")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    return await opened(page)


async def opened(page: Page) -> Locator:
    """The message of a table that was just opened; it stays the same one when its text changes."""
    table = page.get_by_role("article").filter(has_text="claim for 4")
    await expect(table).to_be_visible()
    return page.locator(f"#{await table.get_attribute('id')}")


def said(page: Page, text: str) -> Locator:
    """A text in a message, not where it is read aloud."""
    return page.get_by_role("log").get_by_text(text, exact=True)


async def test_a_command_by_keyboard_alone(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    await page.keyboard.type("/ta")
    await expect(suggestions(page)).to_contain_text(["/table new", "/table call"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    form = page.get_by_role("group", name="/table new")
    await expect(suggestions(page)).to_have_text(["Claim", "Five Crowns", "The Dwarf King"])
    await page.keyboard.type("crown")
    await expect(suggestions(page)).to_have_text(["Five Crowns"])
    await page.keyboard.press("Tab")

    await page.keyboard.type("se")
    await page.keyboard.press("Tab")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    seats = form.locator("input[data-option=seats]")
    await expect(seats).to_be_focused()
    await expect(seats).to_have_attribute("aria-invalid", "true")
    await expect(page.get_by_text("At most 5.")).to_be_visible()
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")

    table = page.get_by_role("article").filter(has_text="five-crowns for 3")
    await expect(table).to_contain_text("Ada used /table new")
    await expect(composer(page)).to_be_focused()


async def test_what_is_missing_is_pointed_at_and_escape_leaves(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    await composer(page).fill("/table new")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Send command").click()
    game = page.locator("input[data-option=game]")
    await expect(game).to_be_focused()
    await expect(page.get_by_text("This is required.")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(composer(page)).to_have_value("/table new")
    await expect(composer(page)).to_be_focused()

    # A line pasted from a text is read into the fields.
    await composer(page).fill("/table new game: five-crowns seats: 3")
    await expect(game).to_have_value("Five Crowns")
    await page.keyboard.press("Enter")
    await expect(said(page, "five-crowns for 3")).to_be_visible()


async def test_choices_that_the_bot_completes(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    await composer(page).press_sequentially("/rules ")
    await expect(suggestions(page)).to_have_count(3)
    await page.keyboard.type("dwarf")
    await expect(suggestions(page)).to_have_text(["The Dwarf King"])
    await suggestions(page).first.click()
    await page.keyboard.press("Enter")
    await expect(said(page, "The rules of dwarf-king")).to_be_visible()


async def test_an_ephemeral_hand_is_its_persons_own(sandbox: Sandbox, open_window: OpenWindow) -> None:
    ada = await open_window(sandbox.url, "ada")
    bruno = await open_window(sandbox.url, "bruno")
    table = await open_table(ada)
    await bruno.get_by_role("button", name="My hand").click()
    hand = bruno.locator(".message.ephemeral")
    await expect(hand).to_contain_text("Your cards")
    await expect(hand.get_by_role("button", name="Knight 1")).to_be_disabled()

    # Played from the keyboard: the same message changes, and the focus stays on the card's place.
    await hand.get_by_role("button", name="Undead 3").focus()
    await bruno.keyboard.press("Enter")
    await expect(hand).to_contain_text("You played undead 3")
    await expect(hand.get_by_role("button", name="Undead 3")).to_be_focused()
    await expect(ada.locator(".message.ephemeral")).to_have_count(0)

    await hand.get_by_role("button", name="Masquer le message").click()
    await expect(hand).to_have_count(0)
    await bruno.reload()
    await expect(bruno.get_by_role("article").filter(has_text="claim for 4")).to_be_visible()
    await expect(hand).to_have_count(0)

    # What one presses, the other sees.
    await bruno.get_by_role("button", name="Join").click()
    await expect(table).to_contain_text("Bruno pressed join")


async def test_a_mention_reaches_the_other_windows(sandbox: Sandbox, open_window: OpenWindow) -> None:
    ada = await open_window(sandbox.url, "ada")
    bruno = await open_window(sandbox.url, "bruno", channel="general")
    await composer(ada).press_sequentially("/table call ")
    await ada.keyboard.type("bru")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    channel = bruno.locator(".channel", has_text="card-table")
    await expect(channel.locator(".badge")).to_have_text("1")
    await expect(bruno).to_have_title(re.compile(r"^\(1\) "))
    await channel.click()
    await expect(bruno.locator(".message.mentioned")).to_contain_text("@Bruno, it is your turn.")
    await expect(channel.locator(".badge")).to_have_count(0)


async def test_a_person_may_be_typed_with_an_at_sign(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    await composer(page).fill("/table call player:@bruno")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("@Bruno, it is your turn.")


async def test_selects_of_one_of_several_and_of_people(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    table = await open_table(page)
    await table.get_by_role("combobox", name="A card").click()
    await page.get_by_role("option", name="Dwarf 9").click()
    await expect(table).to_contain_text("Ada chose dwarf 9")

    several = table.get_by_role("combobox", name="Two cards")
    await several.click()
    await page.get_by_role("option", name="Queen").click()
    await expect(page.get_by_role("button", name="Done")).to_be_disabled()
    await page.get_by_role("option", name="Ace").click()
    await expect(page.get_by_role("option", name="King")).to_have_attribute("aria-disabled", "true")
    await page.get_by_role("button", name="Done").click()
    await expect(table).to_contain_text("Ada chose ace, queen")

    await table.get_by_role("combobox", name="A player").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("emi")
    await page.keyboard.press("Enter")
    await expect(table).to_contain_text(f"Ada chose {sandbox.world.people[4].id}")


async def test_a_form_is_checked_and_sent(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    table = await open_table(page)
    await table.get_by_role("button", name="Form").click()
    dialog = page.get_by_role("dialog", name="Options of the table")
    await expect(dialog.get_by_label("Name")).to_be_focused()
    await page.keyboard.type("ab")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_text("At least 3 characters.")).to_be_visible()
    await expect(dialog.get_by_text("This is required.")).to_have_count(2)

    await dialog.get_by_label("Name").fill("Friday")
    await dialog.get_by_role("combobox", name="Pace").click()
    await page.get_by_role("option", name="Slow").click()
    await dialog.get_by_label("few").check()
    await dialog.get_by_label("undo").check()
    await dialog.get_by_role("button", name="Submit").click()
    given = '{"name": "Friday", "pace": ["slow"], "who": "few", "extras": ["undo"], "rated": true}'
    await expect(page.locator(".message.ephemeral pre")).to_have_text(given)
    await expect(dialog).to_have_count(0)
    await expect(table.get_by_role("button", name="Form")).to_be_focused()


async def test_a_silent_bot_is_told_of(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    table = await open_table(page)
    button = table.get_by_role("button", name="Silent")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await expect(table.get_by_role("alert")).to_have_text("This interaction failed — The application did not respond")
    await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_while_one_button_waits_the_others_do_nothing(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    table = await open_table(page)
    created = sandbox.interactions.created
    await table.get_by_role("button", name="Silent").click()
    join = table.get_by_role("button", name="Join")
    await expect(join).to_have_attribute("aria-disabled", "true")
    await join.click(force=True)
    await table.get_by_role("button", name="Silent").click(force=True)
    await expect(table.get_by_role("alert")).to_be_visible()
    assert sandbox.interactions.created == created + 1
    await join.click()
    await expect(table).to_contain_text("Ada pressed join")


async def test_an_unknown_choice_is_told_with_the_choices(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    await composer(page).press_sequentially("/table new ")
    await page.keyboard.type("poker")
    await expect(page.get_by_text("Nothing matches what you typed.")).to_be_visible()
    await page.keyboard.press("Enter")
    told = page.get_by_text("“poker” is none of the choices. Pick one from the list.")
    await expect(told).to_be_visible()
    await expect(suggestions(page)).to_have_text(["Claim", "Five Crowns", "The Dwarf King"])
    await suggestions(page).first.click()
    await expect(told).to_be_hidden()
    await page.keyboard.press("Enter")
    await expect(said(page, "claim for 4")).to_be_visible()


async def test_commands_in_french_and_only_those_one_may_use(sandbox: Sandbox, open_window: OpenWindow) -> None:
    bruno = await open_window(sandbox.url, "bruno")
    await composer(bruno).fill("/")
    await expect(suggestions(bruno)).to_contain_text(["/main", "/règles", "/table call", "/table nouvelle", "/weigh"])
    await expect(suggestions(bruno)).to_have_count(5)
    await composer(bruno).fill("/regl")
    await expect(suggestions(bruno)).to_have_count(1)
    await expect(suggestions(bruno)).to_contain_text("Les règles d'un jeu")

    ada = await open_window(sandbox.url, "ada")
    await ada.get_by_label("Client language").select_option("fr")
    await expect(ada.locator("html")).to_have_attribute("lang", "fr")
    await composer(ada).fill("/sett")
    await expect(suggestions(ada)).to_have_count(1)
    await composer(ada).fill("/table nouvelle")
    await ada.keyboard.press("Enter")
    await expect(ada.locator(".chip-name")).to_have_text("jeu")


async def test_on_a_phone_nothing_sticks_out_and_all_can_be_tapped(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url, "emi", phone=True, dark=False)
    await page.get_by_role("button", name="Commands").tap()
    await suggestions(page).filter(has_text="/table new").tap()
    await suggestions(page).filter(has_text="Claim").tap()
    await page.get_by_role("button", name="Send command").tap()
    table = await opened(page)
    await table.get_by_role("button", name="My hand").tap()
    hand = page.locator(".message.ephemeral")
    await expect(hand.get_by_role("button", name="Doppelganger 8")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    for button in await hand.locator(".button").all():
        box = await button.bounding_box()
        assert box is not None
        assert box["height"] >= 40
        assert box["x"] + box["width"] <= 390
    await table.get_by_role("combobox", name="A card").tap()
    await page.get_by_role("option", name="Goblin 9").tap()
    await expect(table).to_contain_text("Emi chose goblin 9")


async def test_text_is_drawn_as_discord_does_and_never_as_markup(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    await composer(page).fill(
        "**bold _both_** __under__ ~~gone~~ ||secret|| `a*b*` snake_case_name \\*plain\\* @Bruno <t:0:D> <t:0:R>\n"
        "<img src=x onerror=document.title=1> [site](https://example.org) [bad](javascript:alert(1))\n"
        "> quoted\n- one\n  - two\n-# small"
    )
    await page.keyboard.press("Enter")
    text = page.locator(".message .markdown")
    await expect(text.locator("strong")).to_have_text("bold both")
    await expect(text.locator("em")).to_have_text("both")
    await expect(text.locator("u")).to_have_text("under")
    await expect(text.locator("code")).to_have_text("a*b*")
    await expect(text.locator(".mention")).to_have_text("@Bruno")
    await expect(text.locator("time").first).to_have_text(re.compile("19(69|70)"))
    await expect(text.locator("time").nth(1)).to_have_text(re.compile("^5[0-9]|^[6-9][0-9] years ago"))
    await expect(text.locator("blockquote")).to_have_text("quoted")
    await expect(text.locator("ul ul li")).to_have_text("two")
    await expect(text.locator(".subtext")).to_have_text("small")
    await expect(text.locator("img")).to_have_count(0)
    await expect(text.locator("a")).to_have_count(1)
    await expect(text).to_contain_text("snake_case_name *plain*")
    secret = text.get_by_role("button", name="Spoiler")
    await expect(secret.locator("span")).to_be_hidden()
    await secret.click()
    await expect(text.get_by_text("secret")).to_be_visible()

    await page.get_by_role("article").click(button="right")
    await page.get_by_role("menuitem", name="Delete message").click()
    await expect(page.get_by_role("article")).to_have_count(0)


async def test_own_emojis_in_text_buttons_and_menus(sandbox: Sandbox, open_window: OpenWindow) -> None:
    emoji = Emoji(sandbox.world.snowflakes.next(), "D7", "image/png", plain_png("#aa0000", 128))
    sandbox.world.emojis[emoji.id] = emoji
    partial = {"id": str(emoji.id), "name": "D7"}
    mark = f"<:D7:{emoji.id}>"
    option = {"label": "Dwarf 7", "value": "7", "emoji": partial}
    components = [
        {"type": 10, "content": f"plain {mark} <:gone:7>\n# {mark}"},
        {"type": 1, "components": [{"type": 2, "style": 1, "emoji": partial, "custom_id": "a"}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "b", "options": [option]}]},
    ]
    page = await open_window(sandbox.url)
    async with aiohttp.ClientSession() as session:
        rest = Rest(sandbox, session)
        path = f"/channels/{rest.channel('card-table')}/messages"
        await rest.call("POST", path, {"flags": 1 << 15, "components": components})
        await rest.call("POST", path, {"content": f"{mark} {mark}"})

    async def sizes(pictures: Locator) -> list[float]:
        """Tell how wide the pictures are drawn."""
        await expect(pictures.first).to_be_visible()
        return [float(await one.evaluate("one => one.getBoundingClientRect().width")) for one in await pictures.all()]

    drawn = page.get_by_role("article").first
    await expect(drawn).to_contain_text(":gone:")
    assert await sizes(drawn.locator(".markdown p img.emoji")) == [22]
    assert await sizes(drawn.locator(".markdown .heading-1 img.emoji")) == [33]
    assert await sizes(drawn.get_by_role("button", name="D7", exact=True).locator("img")) == [20]
    assert await sizes(page.get_by_role("article").nth(1).locator(".jumbo img.emoji")) == [48, 48]
    await expect(drawn.get_by_role("img", name=":D7:")).to_have_count(2)
    await drawn.get_by_role("combobox").click()
    assert await sizes(page.get_by_role("option", name="Dwarf 7").locator("img")) == [22]


@pytest.mark.parametrize(("phone", "width"), [(True, 302), (False, 550)])
async def test_a_row_of_five_cards_and_a_picture_as_wide_as_on_discord(
    sandbox: Sandbox, open_window: OpenWindow, phone: bool, width: int
) -> None:
    emoji = Emoji(sandbox.world.snowflakes.next(), "D7", "image/png", plain_png("#aa0000", 128))
    sandbox.world.emojis[emoji.id] = emoji
    partial = {"id": str(emoji.id), "name": "D7"}
    cards = [{"type": 2, "style": 1, "emoji": partial, "custom_id": f"{number}"} for number in range(5)]
    picture = {"media": {"url": "attachment://table.png"}, "description": "The table"}
    inside = [{"type": 12, "items": [picture]}, {"type": 1, "components": cards}]
    page = await open_window(sandbox.url, phone=phone)
    async with aiohttp.ClientSession() as session:
        rest = Rest(sandbox, session)
        path = f"/channels/{rest.channel('card-table')}/messages"
        body = {"flags": 1 << 15, "components": [{"type": 17, "components": inside}]}
        await rest.call("POST", path, body, files={"table.png": plain_png("#336699", 1100, 600)})
    image = page.get_by_role("img", name="The table")
    await expect(image).to_be_visible()
    boxes = [await one.bounding_box() for one in await page.locator(".action-row .button").all()]
    assert len(boxes) == 5
    assert len({box["y"] for box in boxes if box}) == 1
    assert await image.evaluate("one => Math.round(one.getBoundingClientRect().width)") == width
    await page.get_by_role("button", name="The table").click()
    await expect(page.get_by_role("dialog", name="The table").get_by_role("img")).to_be_visible()


async def test_letters_and_digits_come_from_no_emoji_font(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    await composer(page).fill("7 of 12 \u2660")
    await page.keyboard.press("Enter")
    await expect(said(page, "7 of 12 \u2660")).to_be_visible()
    browser = await page.context.new_cdp_session(page)
    await browser.send("DOM.enable")
    await browser.send("CSS.enable")
    document = await browser.send("DOM.getDocument")
    found = await browser.send(
        "DOM.querySelector", {"nodeId": document["root"]["nodeId"], "selector": ".message .markdown p"}
    )
    used = await browser.send("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})
    assert used["fonts"]
    assert not [font["familyName"] for font in used["fonts"] if "Emoji" in font["familyName"]]


async def test_another_server_stands_under_its_name(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url, "chloe")
    headings = page.locator(".channel-heading")
    await expect(headings).to_have_count(0)
    await page.get_by_role("button", name="Bac à sable").or_(page.locator(".panel-button")).first.click()
    await page.get_by_role("button", name="Invite the bot to a new server").click()
    await page.get_by_role("button", name="Close", exact=True).click()
    await expect(headings).to_have_text(["Card Club", "Another Club"])
    # A channel that she may not read is not there.
    names = ["general", "card-table", "salon-français", "general", "card-table"]
    await expect(page.locator(".channel-name")).to_have_text(names)
    await page.locator(".channel", has_text="card-table").last.click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Another Club")
    await composer(page).fill("/table nouvelle jeu: claim")
    await page.keyboard.press("Enter")
    await expect(said(page, "claim for 4")).to_be_visible()


async def test_older_messages_come_when_scrolled_to(sandbox: Sandbox, open_window: OpenWindow) -> None:
    place = next(channel for channel in sandbox.world.channels.values() if channel.name == "card-table")
    for number in range(120):
        sandbox.world.say(place, sandbox.world.people[number % 2], f"number {number}", [])
    page = await open_window(sandbox.url)
    await expect(said(page, "number 119")).to_be_in_viewport()
    await expect(said(page, "number 60")).to_have_count(0)
    await page.get_by_role("log").evaluate("log => log.scrollTop = 0")
    await expect(said(page, "number 60")).to_have_count(1)
    # What was being read stays where it was.
    await expect(said(page, "number 70")).to_be_in_viewport()
    sandbox.world.say(place, sandbox.world.people[1], "the newest", [])
    await expect(said(page, "the newest")).not_to_be_in_viewport()
    await page.get_by_role("button", name="1 new Jump to present").click()
    await expect(said(page, "the newest")).to_be_in_viewport()


async def test_a_file_is_handed_in_with_a_command(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url)
    await composer(page).fill("/weigh")
    await page.keyboard.press("Enter")
    field = page.locator(".chip-input[type=file]")
    await field.set_input_files({"name": "a game.json", "mimeType": "application/json", "buffer": b"{}"})
    await expect(page.locator(".chip.filled")).to_be_visible()
    await field.press("Enter")
    await expect(said(page, "a_game.json: 2 bytes")).to_be_visible()


async def test_a_lost_connection_comes_back(sandbox: Sandbox, open_window: OpenWindow) -> None:
    page = await open_window(sandbox.url, "chloe")
    await page.get_by_role("button", name="Thème clair").click()
    await sandbox.stop()
    await expect(page.get_by_text("Connexion perdue")).to_be_visible()
    async with Sandbox(port=int(sandbox.url.rpartition(":")[2])):
        await expect(page.get_by_text("Connexion perdue")).to_be_hidden()
        # A new sandbox has new ids; the window is still Chloé's.
        await expect(page.get_by_role("button", name="Qui suis-je: Chloé")).to_be_visible()
        await composer(page).fill("me revoilà")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("article")).to_contain_text("me revoilà")
        await page.reload()
        await expect(page.locator("html")).to_have_attribute("data-theme", "light")
