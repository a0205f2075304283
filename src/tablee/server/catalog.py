"""The games of the lobby and their texts, as the page needs them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec

from tablee.core.drawing import drawing_of
from tablee.core.game import Game
from tablee.games import GAMES, load
from tablee.server.bots import levels, thinkers
from tablee.server.errors import Trouble
from tablee.server.http_messages import GameInfo, GameRules, GameText, OptionInfo, PresetInfo, Rule, Strength
from tablee.server.static import Packed
from tablee.text import LANGS, rules_index, rules_introduction
from tablee.text.messages import typeset


class Catalog:
    """The games with the content of this server."""

    def __init__(self, content: Path | None = None) -> None:
        self.content = content
        self._games: dict[str, Game] = {}
        self.text = cache(self._text)
        self.rules = cache(self._rules)
        self.packed = cache(self._packed)

    def game(self, id: str) -> Game:
        """A game that can be played here."""
        if id not in self._games:
            if id not in GAMES:
                raise Trouble("unknown_game", f"there is no game '{id[:40]}' here", 404)
            own = self.content is not None and (self.content / id).is_dir()
            self._games[id] = load(id, self.content if own else None)
        return self._games[id]

    def content_of(self, id: str) -> str | None:
        """The content folder a game was loaded from, if it is not its own."""
        if self.content is not None and (self.content / id).is_dir():
            return str(self.content)
        return None

    def list(self) -> list[GameInfo]:
        """The games of the lobby."""
        return [self._info(self.game(id)) for id in GAMES]

    def _info(self, game: Game) -> GameInfo:
        own_content = self.content_of(game.id) is not None
        facts = game.facts
        return GameInfo(
            id=game.id,
            title=_in_all(facts.title),
            pitch=_in_all(facts.pitch),
            goal=_in_all(facts.goal),
            players=facts.players,
            minutes=facts.minutes,
            cooperative=game.cooperative,
            seats=list(game.seats),
            options=[OptionInfo(o.id, list(o.values), o.default) for o in game.options],
            bots=levels(game.id),
            thinking=thinkers(game.id),
            presets=[PresetInfo(p.id, dict(p.options)) for p in game.presets],
            strengths=[] if own_content else _strengths(game.id),  # they hold for the content of the house
        )

    def _packed(self, what: Literal["list", "text", "rules"], *of: str) -> Packed:
        """The same as it is sent: made once, since the texts of a game are a few hundred kilobytes."""
        return Packed.of(msgspec.json.encode(getattr(self, what)(*of)))

    def _rules(self, id: str, lang: str) -> GameRules:
        """The rules of a game, for who wants to read them."""
        self._known(id, lang)
        return GameRules(lang, [Rule(*rule) for rule in rules_index(id, lang)], rules_introduction(id, lang))

    def _known(self, id: str, lang: str) -> Game:
        game = self.game(id)
        if lang not in LANGS:
            raise Trouble("unknown_language", f"there are no texts in '{lang[:20]}'", 404)
        return game

    def _text(self, id: str, lang: str) -> GameText:
        """Everything the page needs to speak about a game in one language."""
        game = self._known(id, lang)
        secret = {domain for tables in game.secret_names.values() for domain in tables}
        folders = (files("tablee.text").joinpath("common"), files(f"tablee.games.{id}").joinpath("text"))
        return GameText(
            lang=lang,
            ftl="\n".join(
                _spare(folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")) for folder in folders
            ),
            names={
                domain: {piece: typeset(lang, words) for piece, words in table.items()}
                for domain, table in game.names[lang].items()
            },
            domains={
                name: [] if name in secret else list(domain.ids) for name, domain in game.domains.items()
            },
            events={
                kind: dict(fields) for kind, fields in zip(game.events.names, game.events.fields, strict=True)
            },
            catalogue=game.catalogue(),
            designed=game.designed(),
            facts=game.facts,
            drawing=drawing_of(game),
            verbs={verb.name: [domain.name for domain in verb.domains] for verb in game.space.verbs},
        )


def _in_all(said: Mapping[str, str]) -> dict[str, str]:
    """A text of the sheet in all languages, as it is shown."""
    return {lang: typeset(lang, words) for lang, words in said.items()}


def _spare(ftl: str) -> str:
    """Messages without what only their authors need: comments, empty lines, deep indentation."""
    lines = (line for line in ftl.splitlines() if line.strip() and not line.startswith("#"))
    return "\n".join(f" {line.lstrip()}" if line.startswith(" ") else line for line in lines)


def _strengths(id: str) -> list[Strength]:
    """What the ladder of a game tells of the levels."""
    from tablee.bots.ladder import shipped

    ladder = shipped(id)
    if ladder is None:
        return []
    return [
        Strength(rung.level, rung.seats, rung.options, round(100 * rung.rate), rung.games, rung.against)
        for rung in ladder.rungs
    ]
