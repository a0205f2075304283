import outlines from 'virtual:icons/havresac';
import { quarterShape, type Face, type View } from '$src/boards/havresac/view';
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

const RULES: Record<string, string> = {
  'creature fox': 'HAV-5.11',
  'creature crocodile': 'HAV-5.11',
  'creature pig': 'HAV-5.11',
  'creature fairy': 'HAV-5.10',
  'object boots': 'HAV-7.6',
  'object net': 'HAV-7.7',
  'object cup': 'HAV-7.8',
  'object sword': 'HAV-7.9',
  'object bow': 'HAV-7.10',
  'object feather': 'HAV-7.11',
  'object hammer': 'HAV-7.12',
  'thing glory': 'HAV-8.1',
  'thing gold': 'HAV-9.2',
  'thing vp': 'HAV-11.1',
  'thing bag': 'HAV-4.1',
  'thing villages': 'HAV-8.4',
  'thing fairies': 'HAV-8.3',
  'thing monsters': 'HAV-8.2',
  'verb move': 'HAV-6.10',
  'verb swap': 'HAV-6.11',
  'verb relieve': 'HAV-6.11',
  'verb use': 'HAV-7.15',
  'verb to': 'HAV-5.3',
  'verb storm': 'HAV-7.9',
  'verb stuck': 'HAV-5.19',
  'verb done': 'HAV-4.6',
  'verb call': 'HAV-6.3',
  'verb shoot': 'HAV-6.16',
  'verb build': 'HAV-6.15',
  'verb recall': 'HAV-6.13',
  'verb bow': 'HAV-7.10',
  'verb net': 'HAV-7.7',
  'verb hammer': 'HAV-7.12',
  'verb recruit': 'HAV-9.2',
};

/** The rule of each face of a guardian tile. */
const FACE_RULES: Record<string, Record<Face, string>> = {
  guide: { day: 'HAV-6.2', night: 'HAV-6.3' },
  warrior: { day: 'HAV-6.4', night: 'HAV-6.5' },
  thief: { day: 'HAV-6.7', night: 'HAV-6.8' },
  priestess: { day: 'HAV-6.11', night: 'HAV-6.13' },
  druid: { day: 'HAV-6.14', night: 'HAV-6.15' },
  huntress: { day: 'HAV-6.16', night: 'HAV-6.20' },
};

/** The rule of the face in play; where it is not known, the one that says what faces are for. */
function faceRule(kind: string, view: View | null | undefined): string | undefined {
  const face = view?.faces[kind];
  return face ? FACE_RULES[kind]?.[face] : 'HAV-6.1';
}

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
  round: 'round-began',
  turn: 'adventure-began',
  scoring: ['final-part', 'scored', 'won', 'goal'],
  recap: {
    weights: {
      glory: 4,
      'fairies-fled': 4,
      captured: 3,
      eliminated: 3,
      repaired: 3,
      'chest-opened': 3,
      'tent-caught': 3,
      recruited: 2,
      stuck: 2,
      shot: 2,
      'tent-put': 1,
      moved: 1,
      scouted: 1,
    },
    harms: [],
    begins: [],
    own: ['glory', 'fairies-fled'],
    actor: 'seat',
    // Others play on maps of their own: nothing of it is on the reader's board.
    place: '',
  },
  about: (domain, id) => [domain, id],
  describe: (domain, id, words) => (domain === 'guardian' ? bothFaces(id, words) : undefined),
  rule: (domain, id, view) =>
    domain === 'guardian' ? faceRule(id, view as unknown as View | undefined) : RULES[`${domain} ${id}`],
  figure: () => undefined,
  progress: (view) => {
    const { round, board } = view as unknown as View;
    return round > 0 ? { key: `hv-progress-${board}`, params: { round } } : undefined;
  },
  cards: ['guardian', 'object'],
};

export default pieces;
