"""The learned value of a game as a file: `advice/value.json`. What made it, what it fits, how good it is."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.model import Net

FORMAT = 1
FILE = "value.json"
DIGITS = 5
"""Significant digits of a weight: far below what it is known to, and files that can be read."""


class BadWeights(TableeError):
    """A file of weights that cannot be used."""


class Layers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a `Net`."""

    weights: list[list[float]]
    bias: list[float]
    out: list[float]
    out_bias: float

    def net(self) -> Net:
        """The function they make."""
        return Net(self.weights, self.bias, self.out, self.out_bias)

    def fits(self, features: int) -> bool:
        """Whether every row is as long as it must be."""
        if not self.weights:
            return len(self.out) == features
        rows = all(len(row) == features for row in self.weights)
        return rows and len(self.weights) == len(self.bias) == len(self.out)


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The value of settings that are judged alike: log odds of winning and, among rivals, the margin."""

    name: str
    win: Layers
    margin: Layers | None = None


class Bin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Positions that were given about the same chance: how many, what was said, what came.

    A position counts by how many answers it stands for; on average it is one.
    """

    games: int
    said: float
    came: float


class Quality(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well games that were not learned from are foreseen, when so much of a game is played.

    `error` and `bins` look at all positions around this part of a game, by the answers given before them. All
    else looks at the position at which so much of each game is played, which is known only afterwards.
    """

    setting: str
    at: int
    """Per cent of the answers of a game."""
    games: int
    won: float
    auc: float
    """How often a won game is given a better chance than a lost one."""
    brier: float
    error: float
    """Expected calibration error."""
    leader: float | None
    """Among rivals: how often the one it names wins."""
    bins: list[Bin]
    error_by_share: float | None = None
    """The calibration error where so much of each game is played; in older files `error` is that."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of the file."""

    format: int
    game: str
    rules_version: int
    content: str
    """The hash of the content it was learned with."""
    command: str
    games: int
    features: list[str]
    families: list[Family]
    quality: list[Quality]


def read(place: Path | Traversable) -> Weights:
    """The weights of a file. One clear error if it is none, or does not hold together."""
    try:
        weights = msgspec.json.decode(place.read_bytes(), type=Weights)
    except OSError as error:
        raise BadWeights(f"{place} cannot be read: {error.strerror or error}") from None
    except msgspec.DecodeError as error:
        raise BadWeights(f"{place} holds no weights: {error}") from None
    if weights.format != FORMAT:
        raise BadWeights(f"{place} has format {weights.format}: this version reads format {FORMAT}")
    for family in weights.families:
        for layers in (family.win, family.margin):
            if layers is not None and not layers.fits(len(weights.features)):
                raise BadWeights(f"{place}: the weights of family {family.name} do not fit its features")
    return weights


def shipped(game: Game) -> Weights | None:
    """The weights that come with a game, if it has any."""
    try:
        place = files(f"tablee.games.{game.id}.advice") / FILE
    except ModuleNotFoundError:  # a game that is not of the house
        return None
    return read(place) if place.is_file() else None


def misfit(weights: Weights, game: Game) -> str | None:
    """Why weights do not fit a game as it is loaded here: in a few words, or None if they do."""
    if weights.game != game.id:
        return f"the weights are for {weights.game}"
    if weights.rules_version != game.rules_version:
        return f"the weights know rules version {weights.rules_version}, not {game.rules_version}"
    if weights.content != game.content_hash:
        return "the weights were learned with other content"
    if weights.features != list(game.advice.FEATURES):
        return "the weights know other features"
    if [family.name for family in weights.families] != list(game.advice.FAMILIES):
        return "the weights know other settings"
    return None


def written(weights: Weights) -> bytes:
    """The file, one family or row of weights to a line."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n"


def rounded(x: float) -> float:
    """A weight as it is written."""
    return float(f"{x:.{DIGITS}g}")
