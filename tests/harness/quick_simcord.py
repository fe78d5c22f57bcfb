"""simcord in less time: half of what a test with a Discord of its own takes went into copies and looks at timers."""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import _dpy_internals, components, gateway, results
from simcord.backend import serializers
from simcord.http import router


def copied(value: Any) -> Any:
    """A deep copy; of what JSON knows, which is nearly all, without a memory of what was seen."""
    kind = type(value)
    if kind is dict:
        return {key: copied(one) for key, one in value.items()}
    if kind is list:
        return [copied(one) for one in value]
    return value if kind in {str, int, float, bool, type(None)} else copy.deepcopy(value)


def sleeps(waiter: Any, loop: Any, deadline: float) -> bool:
    """Tell whether a timer that rings after the deadline is all that wakes the waiter."""
    if waiter is None or waiter.done():
        return False
    for timer in loop._scheduled:
        if timer._args and waiter in timer._args and timer.when() > deadline and not timer.cancelled():
            rings = _dpy_internals._original_callback(timer._callback)
            if getattr(rings, "__name__", "") == "_set_result_unless_cancelled":
                return True
    return False


def quicken(patch: pytest.MonkeyPatch) -> None:
    """Let simcord work so until the patch is taken back."""
    for module in (results, components, serializers):
        patch.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        patch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
    patch.setattr(_dpy_internals, "is_sleep_waiter", sleeps)
