"""The operator's settings, read from the environment and from `.env` (see .env.example). Nothing else reads them."""

from __future__ import annotations

from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from persistence.shards import ALL, Shards
from persistence.store import DEFAULT_DATABASE

SANDBOX_TOKEN = "sandbox"  # noqa: S105 - the public word of the stand-in, refused by Discord
AUTO = "auto"


class LogFormat(StrEnum):
    CONSOLE = "console"
    JSON = "json"


class Settings(BaseSettings):
    """Every setting, with its default. Names in the environment are the field names in capitals."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True, hide_input_in_errors=True)

    discord_token: SecretStr | None = None
    """The bot's token from Discord's developer portal."""
    sandbox_url: str | None = None
    """Address of a sandbox on this machine (http://127.0.0.1:7777) instead of Discord."""
    database_url: str = DEFAULT_DATABASE
    shards: str = AUTO
    """Discord's shards that this process works for, such as 0-3/16; auto: all, as many as Discord advises."""
    log_level: str = "INFO"
    log_format: LogFormat = LogFormat.CONSOLE
    health_file: Path | None = Path("data/health")
    """Touched while the bot is connected and its database answers; the container's health check looks at its age."""
    emojis_file: Path | None = Path("data/emojis.json")
    """The list of emojis that `python -m bot emojis sync` has uploaded, so that it uploads only those that changed."""
    signing_file: Path = Path("data/signing.key")
    """The key that signs records, made at the first start. Keep it with the database: a new one is another signer."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """The port for `/metrics`, `/health` and `/ready`; empty: none."""
    metrics_host: str = "127.0.0.1"
    """The address they are answered at: by default for this machine alone, for what they tell is nobody else's."""
    card_emojis: bool = True
    """Show cards as the application's emojis, where it has them; false: as plain emojis and words."""
    command_guild: int | None = None
    """A server for development in which changed commands appear at once; empty: everywhere."""
    computer_pause: float = Field(default=1.2, ge=0, le=30)
    """Seconds a computer player seems to think."""
    click_limit: int = Field(default=30, ge=5)
    """Clicks that one person may make in ten seconds."""
    second_click: float = Field(default=0.7, ge=0, le=10)
    """Seconds after a play within which the same person's next one at that table is asked again instead of played."""
    repost_after: float = Field(default=50 * 60, gt=0)
    """Seconds after which a table's message is posted anew rather than edited."""

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.upper() not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
            raise ValueError("must be DEBUG, INFO, WARNING or ERROR")
        return value.upper()

    @field_validator("shards")
    @classmethod
    def _known_shards(cls, value: str) -> str:
        return value if value == AUTO else str(Shards.parse(value))

    @field_validator("sandbox_url")
    @classmethod
    def _loopback(cls, value: str | None) -> str | None:
        if value is None:
            return None
        try:
            parts = urlsplit(value)
            host = parts.hostname or ""
            here = parts.scheme == "http" and (host == "localhost" or ip_address(host).is_loopback) and parts.port != 0
        except ValueError:
            here = False
        if not here:
            raise ValueError("must be an http address on this machine, such as http://127.0.0.1:7777")
        return value.rstrip("/")

    @model_validator(mode="after")
    def _token_fits_address(self) -> Self:
        token = self.discord_token.get_secret_value() if self.discord_token else None
        if self.sandbox_url is not None and token not in (None, SANDBOX_TOKEN):
            raise ValueError("DISCORD_TOKEN is a real token: unset it to play in a sandbox, or unset SANDBOX_URL")
        if self.sandbox_url is None and token == SANDBOX_TOKEN:
            raise ValueError("DISCORD_TOKEN is the sandbox's word; Discord needs the token of its developer portal")
        return self

    @property
    def servers(self) -> Shards:
        return ALL if self.shards == AUTO else Shards.parse(self.shards)

    @property
    def token(self) -> str | None:
        if self.sandbox_url is not None:
            return SANDBOX_TOKEN
        return self.discord_token.get_secret_value() if self.discord_token else None
