import type { Brief } from '$src/boards';
import type { Choice } from '$src/protocol';
import type { Words } from '$lib/words';
import type { View } from '$src/views/andor';
import { placeName, seatName } from './speech';
import { target } from './trade';
import { inLang } from './catalogue';

/** Verbs whose tile needs no more than a name. */
export const DEEDS = [
  'fight',
  'pass',
  'end_day',
  'stop',
  'end_turn',
  'start',
  'accept',
  'decline',
  'continue',
  'withdraw',
  'keep',
  'relight',
  'fire',
  'relight_sheet',
  'fire_sheet',
  'tablets',
  'activate',
  'peek',
  'land',
  'leave_it',
  'carlion',
  'own_dice',
  'hour',
  'full',
  'half',
];

/** A choice in the words that its tile needs beside the question; null where the sentence is short enough. */
export function brief(view: View, choice: Choice, text: Words): Brief | null {
  const { verb } = choice;
  if (DEEDS.includes(verb)) return { title: text.message(`an-do-${verb}`), spoken: '' };
  const spoken = (title: string) => ({ title, spoken: text.choice(choice) });
  const seat = Number(target(choice, 'other')) - 1;
  const who = seatName(view, seat, text);
  switch (verb) {
    case 'move':
    case 'ashore':
    case 'volpin':
    case 'reveal':
      return spoken(placeName(target(choice, 'space'), text));
    case 'lead':
      return spoken(
        `${text.piece('walker', target(choice, 'walker'))} · ${placeName(target(choice, 'space'), text)}`,
      );
    case 'use':
      return spoken(text.piece('plant', target(choice, 'plant')));
    case 'fly':
    case 'invite':
    case 'share':
    case 'name':
      return spoken(who);
    case 'barter':
      return spoken(
        `${text.piece('object', target(choice, 'object'))} → ${text.piece('wanted', target(choice, 'wanted'))}`,
      );
    case 'choose':
      return spoken(text.piece('hero', target(choice, 'hero')));
    case 'option': {
      const option = view.options[Number(target(choice, 'option')) - 1];
      return option ? spoken(inLang(option, text.lang)) : null;
    }
    default:
      return null;
  }
}
