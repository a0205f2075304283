/** What the legend has disclosed: its cards are secret until they are read, its objectives until they are announced. */
import type { Names, Words } from '$lib/words';
import type { View } from '$src/views/andor';
import { objectiveText } from './speech';
import { catalogueOf, inLang } from './catalogue';

export function learn(view: View, text: Words): Names {
  const catalogue = catalogueOf(text.catalogue);
  const { lang } = text;
  return {
    card: Object.fromEntries(view.cards.map(({ id, title }) => [id, inLang(title, lang)])),
    'card-text': Object.fromEntries(view.cards.map((card) => [card.id, inLang(card.text, lang)])),
    creature: Object.fromEntries((view.bosses ?? []).map(({ id, name }) => [id, inLang(name, lang)])),
    // Within another sentence: without the stop of its own.
    objective: Object.fromEntries(
      view.objectives.map((objective) => [
        objective.id,
        objectiveText(view, catalogue, objective, text).replace(/\.$/, ''),
      ]),
    ),
  };
}
