import type { Brief } from '$src/boards';
import type { Choice } from '$src/protocol';
import type { View } from '$src/views/defenders';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { catalogueOf } from './catalogue';
import { seatText } from './speech';
import { about } from './uses';

/** Verbs whose tile needs no more than a name. */
const DEEDS = [
  'foot',
  'horse',
  'eagle',
  'gate_card',
  'gate',
  'steed',
  'flight',
  'ride',
  'teleport',
  'build',
  'rumors',
  'heal_land',
  'heal_self',
  'fight',
  'quest',
  'here',
  'fireball',
  'sanctify',
];

/** A choice in the words that its tile needs beside the question; null where the sentence is short enough. */
export function brief(view: View, choice: Choice, text: Words): Brief | null {
  const { verb } = choice;
  const spoken = (title: string) => ({ title, spoken: t(`verb-${verb}`) });
  if (DEEDS.includes(verb)) return { title: t(`df-do-${verb}`), spoken: '' };
  switch (verb) {
    case 'to':
    case 'at':
      return spoken(text.piece('location', about(choice, 'location')));
    case 'card': {
      const printed = catalogueOf(text.catalogue).cards[about(choice, 'card')];
      const name = printed?.location
        ? text.piece('location', printed.location)
        : text.piece('card', about(choice, 'card'));
      return {
        title: name,
        spoken: printed?.travel ? text.piece('travel', printed.travel) : t('df-special'),
      };
    }
    case 'play':
      return spoken(text.piece('special', about(choice, 'special')));
    case 'reward':
      return spoken(text.piece('quest', about(choice, 'quest')));
    case 'choose':
      return spoken(text.piece('hero', about(choice, 'hero')));
    case 'next':
      return spoken(text.piece('dark', about(choice, 'dark')));
    case 'take': {
      const place = text.piece('location', about(choice, 'location'));
      return { title: `${text.piece('minion', about(choice, 'colour'))} · ${place}`, spoken: t('df-remove') };
    }
    case 'send':
    case 'roller':
    case 'marker':
      return spoken(seatText(view, Number(about(choice, 'other')) - 1, text));
    case 'push':
    case 'spy':
      return spoken(text.piece('general', about(choice, 'general')));
    default:
      return null;
  }
}
