import outlines from 'virtual:icons/havresac';
import { quarterShape } from '$src/boards/havresac/catalogue';
import type { View } from '$src/views/havresac';
import { addIcons, type IconName } from '$src/icons';
import { labelled, t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import type { Pieces } from './index.ts';

addIcons(outlines);

const GUARDIANS: Record<string, IconName> = {
  guide: 'compass',
  warrior: 'swordwoman',
  thief: 'hooded-assassin',
  priestess: 'holy-symbol',
  druid: 'stag-head',
  huntress: 'bowman',
};

const CREATURES: Record<string, IconName> = {
  fox: 'fox-head',
  crocodile: 'croc-jaws',
  pig: 'boar',
  fairy: 'fairy',
};

const OBJECTS: Record<string, IconName> = {
  boots: 'leather-boot',
  feather: 'feather',
  sword: 'broadsword',
  bow: 'pocket-bow',
  net: 'bug-net',
  hammer: 'claw-hammer',
  cup: 'trophy-cup',
};

/** Places and things that are counted. */
const THINGS: Record<string, IconName> = {
  castle: 'castle',
  village: 'village',
  villages: 'village',
  chest: 'chest',
  chests: 'open-chest',
  tent: 'camping-tent',
  bag: 'knapsack',
  glory: 'laurel-crown',
  gold: 'two-coins',
  vp: 'round-star',
  track: 'round-star',
  monsters: 'fox-head',
  fairies: 'fairy',
  cups: 'trophy-cup',
  day: 'sun',
  night: 'night-sky',
  summer: 'sun',
  winter: 'snowflake-2',
};

const VERBS: Record<string, IconName> = {
  move: 'footprint',
  to: 'footprint',
  swap: 'holy-symbol',
  relieve: 'holy-symbol',
  stuck: 'sands-of-time',
  done: 'check-mark',
  storm: 'broadsword',
  call: 'fairy',
  net: 'bug-net',
  shoot: 'bowman',
  bow: 'pocket-bow',
  build: 'village',
  hammer: 'claw-hammer',
  recall: 'knapsack',
  recruit: 'shop',
};

const HAPPENINGS: Record<string, IconName> = {
  'scouted-start': 'spyglass',
  scouted: 'spyglass',
  'tent-caught': 'camping-tent',
  'tent-put': 'camping-tent',
  returned: 'knapsack',
  'bag-empty': 'knapsack',
  repaired: 'village',
  'shot-vp': 'round-star',
  'glory-part': 'laurel-crown',
  glory: 'laurel-crown',
  'recruiting-done': 'shop',
  'fairies-fled': 'fairy',
  'final-part': 'podium',
  scored: 'podium',
  won: 'laurels-trophy',
  goal: 'laurels-trophy',
};

function icon(domain: string, id: string): IconName | undefined {
  switch (domain) {
    case 'guardian':
      return GUARDIANS[id];
    case 'creature':
      return CREATURES[id];
    case 'object':
      return OBJECTS[id];
    case 'card':
      return 'spyglass';
    case 'seat':
    case 'cell':
      return undefined;
    default:
      return THINGS[id];
  }
}

/** Both faces of a tile: what it can do by day and by night. */
function bothFaces(kind: string, words: Words): string {
  return (['day', 'night'] as const)
    .map((face) => labelled(t(`hv-face-${face}`), [words.table(`guardian-${face}`)[kind] ?? '']))
    .join(' ');
}

const pieces: Pieces = {
  icon,
  colour: (domain, id) => (domain === 'quarter' ? quarterShape(id) : undefined),
  verbIcon: (verb) => VERBS[verb],
  eventIcon: (kind, args) =>
    HAPPENINGS[kind] ??
    icon('creature', args.creature ?? '') ??
    icon('object', args.object ?? '') ??
    icon('guardian', args.guardian ?? ''),
  about: (domain, id) => [domain, id],
  describe: (domain, id, words) => (domain === 'guardian' ? bothFaces(id, words) : undefined),
  // The rule of the face in play; where it is not known, the one that says what faces are for.
  ruledAs: (domain, id, view) => {
    const face = domain === 'guardian' ? (view as unknown as View | null)?.faces[id] : undefined;
    return [face ? `guardian-${face}` : domain, id];
  },
  figure: () => undefined,
  place: (view, seat) => (view as unknown as View).kingdoms[seat]?.place,
  progress: (view) => {
    const { round, board } = view as unknown as View;
    return round > 0 ? { key: `hv-progress-${board}`, params: { round } } : undefined;
  },
};

export default pieces;
