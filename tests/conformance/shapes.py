"""Whether what a game tells has the shape that it declares, of which the types of the page are made."""

from __future__ import annotations

import json
from functools import cache
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def fits(told: object, shape: Any) -> bool:
    """Plain JSON of a shape, where a tuple is declared a tuple: no field more and none less."""
    kind, parts = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        needed, fields = fields_of(shape)
        return (
            isinstance(told, dict)
            and needed <= told.keys() <= fields.keys()
            and all(fits(value, fields[name]) for name, value in told.items())
        )
    if kind is dict:
        return isinstance(told, dict) and all(
            fits(key, parts[0]) and fits(value, parts[1]) for key, value in told.items()
        )
    if kind is list:
        return isinstance(told, list) and all(fits(value, parts[0]) for value in told)
    if kind is tuple:
        return isinstance(told, tuple) and len(told) == len(parts) and all(map(fits, told, parts))
    if kind is Literal:
        return any(type(told) is type(value) and told == value for value in parts)
    if kind in (Union, UnionType):
        return any(fits(told, part) for part in parts)
    if shape is Any:
        return bool(json.loads(json.dumps(told)) == told)
    return type(told) is shape or (shape is float and type(told) is int)


@cache
def fields_of(shape: type) -> tuple[set[str], dict[str, Any]]:
    """The fields that must be there, and all of them."""
    marked = get_type_hints(shape, include_extras=True)
    needed = {name for name, kind in marked.items() if get_origin(kind) is not NotRequired}
    return needed if shape.__total__ else set(), get_type_hints(shape)  # type: ignore[attr-defined]
