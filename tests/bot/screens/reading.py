"""Screens as a screen reader reads them, and forms as Discord checks them."""

from __future__ import annotations

from bot.screens.parts.message import (
    LONGEST_ABOUT,
    LONGEST_FIELD,
    MOST_FIELDS,
    Attachment,
    Form,
    Menu,
    Paragraph,
    Picker,
    Picture,
    Row,
    Rule,
    Screen,
    menu_faults,
)


def read_out(screen: Screen) -> str:
    """Every text and label, one block a line."""
    lines = []
    for block in screen.blocks:
        match block:
            case Paragraph(text):
                lines.append(text)
            case Row(buttons):
                lines.append(" ".join(f"[{b.label or b.emoji}]" for b in buttons))
            case Menu(placeholder=placeholder, options=options):
                lines.append(f"<{placeholder}: {' / '.join(o.label for o in options)}>")
            case Picker(placeholder=placeholder):
                lines.append(f"<{placeholder}>")
            case Picture(alt=alt):
                lines.append(alt)
            case Attachment(name=name):
                lines.append(name)
            case Rule():
                pass
    return "\n".join(lines)


def form_faults(form: Form) -> list[str]:
    """Every way in which Discord would refuse the form."""
    found = []
    if not 1 <= len(form.fields) <= MOST_FIELDS or not 1 <= len(form.title) <= LONGEST_FIELD:
        found.append(f"{len(form.fields)} fields under {form.title!r}")
    for field in form.fields:
        if not 1 <= len(field.label) <= LONGEST_FIELD or len(field.description or "") > LONGEST_ABOUT:
            found.append(f"field {field.label!r}")
        if field.options:
            found += menu_faults(Menu(field.id, field.options, field.label))
    return found
