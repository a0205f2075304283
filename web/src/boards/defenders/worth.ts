import type { Choice } from '$src/protocol';
import type { Words } from '$lib/words';
import { roadsFrom } from './geometry';
import { about } from './uses';
import { catalogueOf, generalAt, sum, type View } from './view';

/** Deeds at the place come before the ways to leave it. */
const DEEDS = ['attack', 'fight', 'quest', 'heal_land', 'sanctify', 'heal_self', 'rumors', 'build'];
/** So much more counts what waits at a place than a road to it. */
const FOE = 20;

/** What waits at a place, the dangerous first, and of these the nearest; deeds before ways. */
export function worth(view: View, text: Words, seat: number): (choice: Choice) => number {
  const player = view.players[seat];
  const catalogue = catalogueOf(text.catalogue);
  if (!player) return () => 0;
  const far = roadsFrom(catalogue, player.at ?? '');
  return (choice) => {
    const place = about(choice, 'location');
    if (!place) return DEEDS.includes(choice.verb) ? DEEDS.length - DEEDS.indexOf(choice.verb) : 0;
    const foes = sum(view.minions[place] ?? {});
    const danger = view.prospects.dangers[place] ? 2 : 0;
    const general = generalAt(view, place) ? 2 : 0;
    return FOE * (foes + danger + general) - (far.get(place) ?? 0);
  };
}
