"""Values as the columns that keep them, and back: fields under their own names, each rating as two columns."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from sqlalchemy import Row

from seasons.ratings import Rating

T = TypeVar("T")

RATINGS = {
    "rating": ("mu", "sigma"),
    "after": ("mu", "sigma"),
    "before": ("mu_before", "sigma_before"),
    "overall": ("overall_mu", "overall_sigma"),
    "overall_before": ("overall_mu_before", "overall_sigma_before"),
}


def columns_of(value: Any, *, but: Collection[str] = ()) -> dict[str, Any]:
    columns: dict[str, Any] = {}
    for name in value.__slots__:
        if name in RATINGS:
            rating: Rating = getattr(value, name)
            columns.update(zip(RATINGS[name], (rating.mu, rating.sigma), strict=True))
        elif name not in but:
            columns[name] = getattr(value, name)
    return columns


def value_of(kind: type[T], row: Row[*tuple[Any, ...]]) -> T:
    return kind(**{name: _value(name, row) for name in vars(kind)["__slots__"]})


def _value(name: str, row: Row[*tuple[Any, ...]]) -> Any:
    if name in RATINGS:
        mu, sigma = RATINGS[name]
        return Rating(getattr(row, mu), getattr(row, sigma))
    return getattr(row, name)
