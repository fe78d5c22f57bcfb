"""The viewer's choices: from a view to an ask."""

from __future__ import annotations

from games.dwarf_king import says
from games.dwarf_king.actions import KEEP, PLAYS, Phase
from games.dwarf_king.cards import NO_SUIT, listed
from games.dwarf_king.quests import quest_name, quest_rule
from games.dwarf_king.refusals import why_not
from games.dwarf_king.tricks import effective
from games.dwarf_king.view import DwarfView
from games.engine import Ask, AskKind, Choice, Seat, SeatRef, Text, card, set_of, text


def ask(view: DwarfView) -> Ask | None:
    if not view.legal:
        return None
    match view.phase:
        case Phase.QUEST:
            return _quest(view)
        case Phase.SWAP:
            return _seats(view, "swap")
        case Phase.GIVE:
            return _give(view)
        case Phase.DRUID:
            return _seats(view, "druid")
        case Phase.DIRECTION:
            return _pass(view)
        case Phase.SORCERER:
            return _sorcerer(view)
        case _:
            return _play(view)


def _quest(view: DwarfView) -> Ask:
    rules = {side: f"{view.tile}{side}" for side in "ab"}
    return Ask(
        question=text("dwarf-king-ask-quest"),
        verb="quest",
        choices=tuple(
            Choice(
                side,
                label=text("dwarf-king-side", side=side, quest=quest_name(rule)),
                gloss=quest_rule(rule),
                says=text("dwarf-king-says-quest", quest=quest_name(rule), rule=quest_rule(rule)),
            )
            for side, rule in rules.items()
        ),
    )


def _seats(view: DwarfView, verb: str) -> Ask:
    return Ask(
        question=text(f"dwarf-king-ask-{verb}"),
        verb=verb,
        choices=tuple(
            Choice(
                str(seat),
                label=text("dwarf-king-seat", seat=SeatRef(seat), count=view.hand_sizes[seat]),
                says=text(f"dwarf-king-says-{verb}", seat=SeatRef(seat)),
            )
            for seat in range(view.seats)
            if seat != view.seat
        ),
    )


def _give(view: DwarfView) -> Ask:
    target: Seat = view.me if view.target is None else view.target
    return Ask(
        question=text("dwarf-king-ask-give", seat=SeatRef(target), cards=listed(set_of(view.taken))),
        verb="give",
        kind=AskKind.SOME,
        least=2,
        most=2,
        choices=tuple(Choice(one.code, card=one.code) for one in view.hand),
    )


def _pass(view: DwarfView) -> Ask:
    left, right = SeatRef((view.me + 1) % view.seats), SeatRef((view.me - 1) % view.seats)
    return Ask(
        question=text("dwarf-king-ask-pass"),
        verb="pass",
        choices=tuple(
            Choice(
                way,
                label=text("dwarf-king-way", way=way, to=to, source=source),
                says=text("dwarf-king-says-pass", way=way, to=to, source=source),
            )
            for way, to, source in (("left", left, right), ("right", right, left))
        ),
    )


def _sorcerer(view: DwarfView) -> Ask:
    keep = Choice(
        "keep",
        label=text("dwarf-king-keep"),
        says=text("dwarf-king-says-keep"),
        blocked=None if KEEP in view.legal else why_not(view, KEEP),
    )
    cards = view.last.cards if view.last is not None else ()
    return Ask(
        question=text("dwarf-king-ask-sorcerer", forced="no" if KEEP in view.legal else "yes"),
        verb="sorcerer",
        choices=(
            *(
                Choice(one.code, card=one.code, says=text("dwarf-king-says-sorcerer", card=card(one.code)))
                for one in sorted(cards, key=lambda one: one.index)
            ),
            keep,
        ),
    )


def _play(view: DwarfView) -> Ask:
    allowed = set(view.legal)
    return Ask(
        question=_play_question(view),
        verb="play",
        choices=tuple(
            Choice(
                one.code,
                card=one.code,
                blocked=None if PLAYS[one.index] in allowed else why_not(view, PLAYS[one.index]),
            )
            for one in view.hand
        ),
    )


def _play_question(view: DwarfView) -> Text:
    if not view.plays:
        return text("dwarf-king-ask-lead")
    if view.led == NO_SUIT:
        return text("dwarf-king-ask-free")
    first = effective(view.plays[0], (), view.last)[0]
    void = "yes" if not view.followers else "no" if first == view.led else "set"
    return text("dwarf-king-ask-follow", suit=says.suit_name(view.led), void=void)
