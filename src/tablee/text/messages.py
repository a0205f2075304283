"""Fluent files of one language, with a strict formatter: a missing message or parameter is an error."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tablee.core.errors import TableeError

LANGS = ("fr", "en")
NO_BREAK = "\N{NO-BREAK SPACE}"
_ELIDED = re.compile(
    r"\b(d|qu|lorsqu|puisqu)e (?=(?!onz|oui)(?:[aeiouàâæéèêëîïôœùû]|y(?![aeiou]))[^\W\d_])", re.IGNORECASE
)


class TextError(TableeError):
    """A text that cannot be given: unknown language, missing message or parameter, broken file."""


def check_lang(lang: str) -> str:
    """The language itself if there are texts in it, otherwise a clear error."""
    if lang not in LANGS:
        raise TextError(f"unknown language '{lang}'; known: {', '.join(LANGS)}")
    return lang


class Messages:
    """The messages of one language, from the file `<lang>.ftl` of each folder."""

    def __init__(self, lang: str, *folders: Traversable) -> None:
        self.lang = check_lang(lang)
        # No isolation marks: all our languages run from left to right, and logs are read as plain text.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(self._read(folder))

    def _read(self, folder: Traversable) -> ast.Resource:
        name = f"{folder.name}/{self.lang}.ftl"
        try:
            source = folder.joinpath(f"{self.lang}.ftl").read_text(encoding="utf-8")
        except OSError as error:
            raise TextError(f"{name}: cannot be read ({error.__class__.__name__})") from None
        resource = FluentResource(source)
        seen: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                raise TextError(f"{name}, line {line}: {entry.annotations[0].message}")
            if isinstance(entry, ast.Message):
                key = entry.id.name
                if key in seen or self._bundle.has_message(key):
                    raise TextError(f"{name}: the message '{key}' is there twice")
                seen.add(key)
        return resource

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a message, with such an attribute or, if none is named, with a value."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, key: str, params: Mapping[str, str | int] | None = None, attribute: str = "") -> str:
        """The text of a message or of one of its attributes; an error if anything it needs is missing."""
        name = f"{key}.{attribute}" if attribute else key
        if not self.has(key, attribute):
            raise TextError(f"there is no {self.lang} text '{name}'")
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(params or {}))
        if errors:
            raise TextError(f"the {self.lang} text '{name}' cannot be made: {errors[0]}")
        return elide(self.lang, str(text))


@lru_cache
def game_messages(game_id: str, lang: str) -> Messages:
    """The messages of a game and those every game shares."""
    own = files(f"tablee.games.{game_id}").joinpath("text")
    return Messages(lang, files("tablee.text").joinpath("common"), own)


@lru_cache
def command_messages(lang: str) -> Messages:
    """The messages of the commands."""
    return Messages(lang, files("tablee.text").joinpath("cli"))


def typeset(lang: str, words: str) -> str:
    """Words from a data file as they are printed: French punctuation never begins a line."""
    if lang != "fr":
        return words
    words = re.sub(r" (?=[:;!?»])", NO_BREAK, words)
    return re.sub(r"(?<=«) ", NO_BREAK, words)


def elide(lang: str, words: str) -> str:
    """A sentence with its names in place: "de Eara" is « d’Eara », "que Alice" is « qu’Alice ».

    Letters of a track stay alone: « de A à N ».
    """
    return _ELIDED.sub(r"\1’", words) if lang == "fr" else words
