"""The parts of every screen: a message as a value, its layout, rows of buttons, names and titles."""

from bot.screens.parts.buttons import press
from bot.screens.parts.layout import notice_screen, shortened
from bot.screens.parts.message import (
    Attachment,
    Block,
    Button,
    Field,
    Form,
    Kind,
    Menu,
    Paragraph,
    Picker,
    Picture,
    Row,
    Rule,
    Screen,
)
from bot.screens.parts.plain import plainly
