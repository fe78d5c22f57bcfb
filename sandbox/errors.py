"""The errors of Discord's REST API: status, code, message, and the nested report on a bad form."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]


class ApiError(Exception):
    """An answer of the REST API that is not a success."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Rejected(Exception):
    """An action that is not possible in Discord's client; the person sees the text."""


def objects(value: Any) -> list[Json]:
    """The objects of a list, leaving out whatever else was sent."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


class Form:
    """Collects everything that is wrong with a body, then raises it all at once as code 50035."""

    def __init__(self, prefix: Path = ()) -> None:
        self._prefix = prefix
        self._errors: Json = {}

    def fail(self, path: Path, code: str, message: str) -> None:
        """Note that the field at `path` is wrong."""
        place = self._errors
        for step in (*self._prefix, *path):
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self) -> None:
        """Raise what was noted, if anything.

        Raises:
            ApiError: 50035 Invalid Form Body.

        """
        if self._errors:
            raise ApiError(400, 50035, "Invalid Form Body", self._errors)

    def text(self, holder: Json, key: str, path: Path, *, low: int = 1, high: int, need: bool = True) -> str:
        """The string under `key`, noting one that is missing, of another type or too long."""
        value = holder.get(key)
        here = (*path, key)
        if value is None:
            if need:
                self.fail(here, "BASE_TYPE_REQUIRED", "This field is required")
            return ""
        if not isinstance(value, str):
            self.fail(here, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return ""
        if low and not value.strip():
            self.fail(here, "BASE_TYPE_REQUIRED", "This field is required")
        elif low <= 1 and len(value) > high:
            self.fail(here, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif not low <= len(value) <= high:
            self.fail(here, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return value

    def number(self, holder: Json, key: str, path: Path, *, low: int, high: int, default: int) -> int:
        """The integer under `key` or the default, noting one that is out of bounds."""
        value = holder.get(key)
        here = (*path, key)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(here, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < low:
            message = f"int value should be greater than or equal to {low}."
            self.fail(here, "NUMBER_TYPE_MIN", message)
        elif value > high:
            self.fail(here, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return value

    def choice(self, value: Any, path: Path, choices: tuple[int, ...]) -> bool:
        """Say whether `value` is one of the choices, noting it if not."""
        if isinstance(value, bool) or value not in choices:
            listed = ", ".join(map(str, choices))
            self.fail(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return False
        return True

    def boolean(self, holder: Json, key: str, path: Path) -> None:
        """Note a value under `key` that is neither true nor false nor left out."""
        if holder.get(key) not in (None, True, False):
            self.fail((*path, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def items(self, value: Any, path: Path, *, low: int, high: int) -> list[Json]:
        """A list of objects, noting a wrong type or length and leaving out what is no object."""
        if value is None:
            self.fail(path, "BASE_TYPE_REQUIRED", "This field is required")
            return []
        if not isinstance(value, list):
            self.fail(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                self.fail((*path, index), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return objects(value)


def unauthorized() -> ApiError:
    """The answer to a missing or wrong bot token."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """The answer to a route that does not exist."""
    return ApiError(404, 0, "404: Not Found")


def foreign_application() -> ApiError:
    """20012: another application's id in the path."""
    return ApiError(403, 20012, "You are not authorized to perform this action on this application")


def unknown_channel() -> ApiError:
    """10003."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """10004."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """10007."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_role() -> ApiError:
    """10011."""
    return ApiError(404, 10011, "Unknown Role")


def unknown_message() -> ApiError:
    """10008."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """10013."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """10014."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_event() -> ApiError:
    """10070."""
    return ApiError(404, 10070, "Unknown Guild Scheduled Event")


def unknown_webhook() -> ApiError:
    """10015: a followup before the first response, among others."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """10062: the first response came too late, or never belonged to anything."""
    return ApiError(404, 10062, "Unknown interaction")


def already_acknowledged() -> ApiError:
    """40060: a second first response."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """50001: the bot cannot see it."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """50013: the bot sees it and may not."""
    return ApiError(403, 50013, "Missing Permissions")


def foreign_message() -> ApiError:
    """50005."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """50006."""
    return ApiError(400, 50006, "Cannot send an empty message")


def cannot_message() -> ApiError:
    """50007: a person who takes no direct messages, or shares no server with the bot."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def invalid_token() -> ApiError:
    """50027: an interaction token after its fifteen minutes, or a made-up one."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def too_large() -> ApiError:
    """40005: an attachment over the limit."""
    return ApiError(413, 40005, "Request entity too large")


def invalid_json() -> ApiError:
    """50109."""
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def thread_locked() -> ApiError:
    """160005: only those who manage threads write and edit there."""
    return ApiError(403, 160005, "Thread is locked")


def no_text_channel() -> ApiError:
    """50008: a forum takes posts, no messages."""
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def thread_archived() -> ApiError:
    """50083."""
    return ApiError(400, 50083, "Thread is archived")
