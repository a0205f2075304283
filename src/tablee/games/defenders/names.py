"""The names and short texts of all pieces, put together from the data files."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tablee.games.defenders.ids import COLOURS, DARK_KINDS, TWO_LOCATIONS

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
            "dark-plain": self._dark_kinds(),
            "dark-below": self._dark_below(),
            "dark-kind": self._names(content.dark.kind),
            "dark-kind-text": self._texts(content.dark.kind),
            "quest": self._names(content.quests),
            "quest-text": self._texts(content.quests),
            **{f"quest-{colour}": self._marked(colour) for colour in COLOURS},
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

    def _marked(self, colour: str) -> Table:
        """The place, in a sentence, of the step of each quest that a minion of a colour marks."""
        places = {one.id: self._in_sentence(one) for one in self.content.locations}
        return {
            quest.id: places[step.place]
            for quest in self.content.quests
            for step in (*quest.visit, *quest.act_at)
            if step.minion == colour
        }

    def _heroes(self) -> Table:
        """The skills of each hero, with what they do: some say that with a colon of their own."""
        names, texts = self._names(self.content.heroes.skill), self._texts(self.content.heroes.skill)
        return {
            hero.id: " ".join(f"{names[skill]} – {_within(texts[skill])}" for skill in hero.skills)
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
        """The two places or the kind of card; also its general where several have that, else a number."""
        out = self._dark_kinds()
        plain = Counter(out.values())
        for card in self.content.dark.card:
            if card.general is not None and plain[out[card.id]] > 1:
                out[card.id] += f" ({self.generals[card.general]})"
        for name, count in Counter(out.values()).items():
            alike = [id for id in out if out[id] == name] if count > 1 else []
            out |= {id: f"{name} ({number})" for number, id in enumerate(alike, 1)}
        return out

    def _dark_kinds(self) -> Table:
        """The two places or the kind of card, as the log names it: several may be called the same."""
        kinds = self._names(self.content.dark.kind)
        return {
            card.id: kinds[card.kind]
            if card.kind != TWO_PLACES
            else f"{self.places[card.a or '']} – {self.places[card.b or '']}"
            for card in self.content.dark.card
        }

    def _dark_text(self, card: Dark) -> str:
        """What a card does above and below."""
        if card.kind == TWO_PLACES:
            parts = [self._minions(card.a, card.minions_a), self._minions(card.b, card.minions_b)]
        else:
            kind = next(one for one in self.content.dark.kind if one.id == card.kind)
            parts = [f"{self._say(kind.name)}{self.colon}{_within(self._say(kind.text))}"]
        return " ".join([*parts, self._dark_general(card)]).rstrip()

    def _dark_below(self) -> Table:
        """What counts of a card of which only the general does; one without a general is named."""
        kinds = self._dark_kinds()
        return {card.id: self._dark_general(card) or f"{kinds[card.id]}." for card in self.content.dark.card}

    def _dark_general(self, card: Dark) -> str:
        """What a card does below: where a general goes, and with whom."""
        if card.general is None:
            return ""
        to = self._say(self.content.dark.next) if card.to == "next" else self.places[card.to or ""]
        colour = next(one.colour for one in self.content.enemies.general if one.id == card.general)
        escort = f", {self._counted(colour, card.escort)}" if card.escort else ""
        return f"{self.generals[card.general]} → {to}{escort}."

    def _minions(self, place: str | None, number: int) -> str:
        colour = next(one.colour for one in self.content.locations if one.id == place)
        return f"{self.places[place or '']}{self.colon}{self._counted(colour, number)}."

    def _counted(self, colour: str, number: int) -> str:
        minion = next(one for one in self.content.enemies.minion if one.id == colour)
        return f"{number} {self._say(minion.name if number == 1 else minion.several)}"


def _within(text: str) -> str:
    """A sentence as it goes on after a name."""
    return text[0].lower() + text[1:]
