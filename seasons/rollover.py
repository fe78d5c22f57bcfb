"""The change from one season to the next, and a running one's when its server's settings change."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from seasons.calendar import UTC, month_around
from seasons.model import Season, SeasonLength, SeasonPlan
from seasons.scoring import Scoring


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonSettings:
    """A server's wishes for its seasons; `scoring` is that of the next one."""

    length: SeasonLength = SeasonLength.MONTHLY
    zone: str = UTC
    scoring: Scoring = field(default_factory=dict)


def ended_at(season: Season, now: int) -> int | None:
    """The moment at which a running season ended by itself, None while it runs: when it was to, however late."""
    return season.ends_at if season.ends_at is not None and season.ends_at <= now else None


def following(guild_id: int, settings: SeasonSettings, *, number: int, since: int, now: int) -> Season | None:
    """The season that begins by itself when none runs: the rest of this month `since` the last one. None: by hand."""
    if settings.length is not SeasonLength.MONTHLY:
        return None
    season = begun(guild_id, settings, number=number, now=now, name=None, ends_at=None)
    return replace(season, started_at=max(month_around(now, settings.zone)[0], since))


def begun(
    guild_id: int, settings: SeasonSettings, *, number: int, now: int, name: str | None, ends_at: int | None
) -> Season:
    """A season that a manager begins now, with a name and an end or without."""
    plan, ends_at = _planned(settings, now) if ends_at is None else (SeasonPlan.DATE, ends_at)
    return Season(
        guild_id=guild_id,
        number=number,
        name=name,
        zone=settings.zone,
        plan=plan,
        started_at=now,
        ends_at=ends_at,
        scoring=settings.scoring,
    )


def replanned(season: Season, settings: SeasonSettings, now: int) -> Season:
    """A running season with the end that the settings of today give it; a day that was chosen stays."""
    plan, ends_at = _planned(settings, now)
    if season.plan is SeasonPlan.DATE or (season.plan, season.zone) == (plan, settings.zone):
        return season
    return replace(season, plan=plan, zone=settings.zone, ends_at=ends_at)


def _planned(settings: SeasonSettings, now: int) -> tuple[SeasonPlan, int | None]:
    """The end of a season that runs now, where nobody has chosen a day."""
    if settings.length is SeasonLength.MONTHLY:
        return SeasonPlan.MONTH, month_around(now, settings.zone)[1]
    return SeasonPlan.OPEN, None
