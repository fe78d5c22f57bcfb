"""The sign of each state, the same in every game; a state is never told by a colour alone."""

from __future__ import annotations

from games.engine.art import GROUND, INK, SHADE, Shape, Sign
from games.engine.signs import STAR, WILD


def _ring(x: float, y: float, radius: float) -> str:
    """A circle as SVG's path notation tells it: there and back."""
    there, back = (f"a{radius:g} {radius:g} 0 1 1 {across:g} 0" for across in (2 * radius, -2 * radius))
    return f"M{x - radius:g} {y:g}{there}{back}Z"


MARKS: dict[str, Sign] = {
    "leads": (Shape("M8 4H22V96H8Z"), Shape("M28 6L96 34L28 62Z")),
    "winning": (Shape("M6 26L29 48L50 12L71 48L94 26L86 74H14Z"), Shape("M14 81H86V94H14Z")),
    "awaited": (Shape("M12 4L92 50L12 96Z"),),
    "dealer": (
        Shape("M44 2L92 14Q97 16 96 21L82 78Q80 83 75 82L36 72Z", SHADE),
        Shape("M12 18H60Q68 18 68 26V90Q68 98 60 98H12Q4 98 4 90V26Q4 18 12 18Z", GROUND, 8),
        Shape("M12 18H60Q68 18 68 26V90Q68 98 60 98H12Q4 98 4 90V26Q4 18 12 18Z"),
        Shape("M36 36L54 58L36 80L18 58Z", GROUND),
    ),
    "chosen": (Shape("M4 54L20 38L40 58L80 14L96 28L41 90Z"),),
    "blocked": (
        Shape("M12 44H88V98H12Z"),
        Shape("M28 48V30C28 4 72 4 72 30V48", INK, 11),
        Shape("M44 62H56V84H44Z", GROUND),
    ),
    "new": (Shape("M50 0L60 40L100 50L60 60L50 100L40 60L0 50L40 40Z"),),
    "absent": (
        Shape("M62 4C34 10 20 36 30 62C40 86 68 94 90 80C84 92 70 99 54 99C27 99 5 77 5 50C5 25 26 2 62 4Z"),
        Shape("M62 22H92V30L76 46H92V56H60V48L76 32H62Z"),
    ),
    "computer": (
        Shape("M46 2H54V20H46Z"),
        Shape(_ring(50, 6, 8)),
        Shape("M18 20H82Q92 20 92 30V82Q92 92 82 92H18Q8 92 8 82V30Q8 20 18 20Z"),
        Shape(_ring(34, 48, 9) + _ring(66, 48, 9), GROUND),
        Shape("M30 70H70V79H30Z", GROUND),
    ),
    "deck": (
        Shape("M30 2H86Q94 2 94 10V82H84V20Q84 12 76 12H30Z", SHADE),
        Shape("M14 18H70Q78 18 78 26V90Q78 98 70 98H14Q6 98 6 90V26Q6 18 14 18Z"),
        Shape("M42 36L58 58L42 80L26 58Z", GROUND),
    ),
    "trick": (
        Shape("M40 4L88 14Q94 16 93 22L82 74L70 72V30Q70 22 62 22H37Z", SHADE),
        Shape("M14 24H58Q66 24 66 32V90Q66 98 58 98H14Q6 98 6 90V32Q6 24 14 24Z"),
    ),
    "ahead": (
        Shape("M20 2L38 40L50 34L34 2ZM80 2L62 40L50 34L66 2Z"),
        Shape(_ring(50, 66, 32)),
        Shape(_ring(50, 66, 24), GROUND),
        Shape("M42 56L54 50V82H46V60Z"),
    ),
    "advised": STAR,
    "wild": WILD,
}
