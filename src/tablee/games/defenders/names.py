"""The names and short texts of all pieces, put together from the data files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.games.defenders.ids import DARK_KINDS, TWO_LOCATIONS

if TYPE_CHECKING:
    from tablee.games.defenders.content import Content, Dark, Location

Table = dict[str, str]
TWO_PLACES = DARK_KINDS[TWO_LOCATIONS]


def piece_names(content: Content) -> dict[str, dict[str, Table]]:
    """Names of all pieces: language -> domain -> id -> words."""
    return {lang: Naming(content, lang).tables() for lang in ("fr", "en")}


class Naming:
    """The words of one language."""

    def __init__(self, content: Content, lang: str) -> None:
        self.content = content
        self.lang = lang
        self.colon = " : " if lang == "fr" else ": "
        self.places = self._names(content.locations)
        self.generals = self._names(content.enemies.general)

    def tables(self) -> dict[str, Table]:
        """Domain -> id -> words; what a piece does is in the domain `<domain>-text`."""
        content = self.content
        specials = self._names(content.cards.special)
        special_texts = self._texts(content.cards.special)
        return {
            "location": self.places,
            "place": {one.id: self._in_sentence(one) for one in content.locations},
            "general": self.generals,
            "general-text": self._texts(content.enemies.general),
            "minion": self._names(content.enemies.minion),
            "minions": {one.id: self._say(one.several) for one in content.enemies.minion},
            "hero": self._names(content.heroes.hero),
            "hero-text": self._heroes(),
            "skill": self._names(content.heroes.skill),
            "skill-text": self._texts(content.heroes.skill),
            "travel": self._names(content.cards.travel),
            "card": {**self._location_cards(), **specials},
            "card-text": special_texts,
            "special": specials,
            "special-text": special_texts,
            "dark": self._dark_names(),
            "dark-text": {card.id: self._dark_text(card) for card in content.dark.card},
            "dark-kind": self._names(content.dark.kind),
            "dark-kind-text": self._texts(content.dark.kind),
            "quest": self._names(content.quests),
            "quest-text": self._texts(content.quests),
            "slot": self._names(content.war.slot),
            "difficulty": self._names(content.war.preset),
        }

    def _say(self, words: Any) -> str:
        said: str = getattr(words, self.lang)
        return said

    def _in_sentence(self, place: Location) -> str:
        """A place with its article, where the language needs one."""
        if self.lang != "fr":
            return self.places[place.id]
        article = "l’" if place.article == "l'" else f"{place.article} "
        return article + self.places[place.id]

    def _names(self, entries: Any) -> Table:
        return {one.id: self._say(one.name) for one in entries}

    def _texts(self, entries: Any) -> Table:
        return {one.id: self._say(one.text) for one in entries}

    def _heroes(self) -> Table:
        """The skills of each hero, with what they do."""
        names, texts = self._names(self.content.heroes.skill), self._texts(self.content.heroes.skill)
        return {
            hero.id: " ".join(f"{names[skill]}{self.colon}{_within(texts[skill])}" for skill in hero.skills)
            for hero in self.content.heroes.hero
        }

    def _location_cards(self) -> Table:
        """The place, the way to travel and the dice: cards of the same place differ in these."""
        cards = self.content.cards
        travels = self._names(cards.travel)
        return {
            one.id: f"{self.places[one.location]} ({travels[one.travel]}, {one.dice} "
            f"{self._say(cards.die if one.dice == 1 else cards.dice)})"
            for one in cards.card
        }

    # Darkness Spreads cards ----------------------------------------------------------------------------

    def _dark_names(self) -> Table:
        """The two places, or the kind of card with its general; cards that are alike are numbered."""
        out: Table = {}
        kinds = self._names(self.content.dark.kind)
        for card in self.content.dark.card:
            if card.kind == TWO_PLACES:
                out[card.id] = f"{self.places[card.a or '']} – {self.places[card.b or '']}"
            elif card.general is not None:
                out[card.id] = f"{kinds[card.kind]} ({self.generals[card.general]})"
            else:
                out[card.id] = kinds[card.kind]
        for card in self.content.dark.card:
            alike = [id for id, name in out.items() if name == out[card.id]]
            if len(alike) > 1:
                out |= {id: f"{out[id]} ({number})" for number, id in enumerate(alike, 1)}
        return out

    def _dark_text(self, card: Dark) -> str:
        """What a card does above and below."""
        if card.kind == TWO_PLACES:
            parts = [self._minions(card.a, card.minions_a), self._minions(card.b, card.minions_b)]
        else:
            kind = next(one for one in self.content.dark.kind if one.id == card.kind)
            parts = [f"{self._say(kind.name)}{self.colon}{_within(self._say(kind.text))}"]
        if card.general is not None:
            to = self._say(self.content.dark.next) if card.to == "next" else self.places[card.to or ""]
            colour = next(one.colour for one in self.content.enemies.general if one.id == card.general)
            escort = f", {self._counted(colour, card.escort)}" if card.escort else ""
            parts.append(f"{self.generals[card.general]} → {to}{escort}.")
        return " ".join(parts)

    def _minions(self, place: str | None, number: int) -> str:
        colour = next(one.colour for one in self.content.locations if one.id == place)
        return f"{self.places[place or '']}{self.colon}{self._counted(colour, number)}."

    def _counted(self, colour: str, number: int) -> str:
        minion = next(one for one in self.content.enemies.minion if one.id == colour)
        return f"{number} {self._say(minion.name if number == 1 else minion.several)}"


def _within(text: str) -> str:
    """A sentence as it goes on after a colon."""
    return text[0].lower() + text[1:]
