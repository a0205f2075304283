import outlines from 'virtual:icons/runemasters';
import { addIcons, type IconName } from '$src/icons';
import type { Pieces } from './index.ts';

addIcons(outlines);

const GUARDIANS: Record<string, IconName> = {
  ismoros: 'rock-golem',
  kyreas: 'minotaur',
  kulak: 'woman-elf-face',
  neltai: 'whirlwind',
};

const KINDS: Record<string, IconName> = {
  shadow: 'spectre',
  archer: 'archer',
  troll: 'troll',
  sorcerer: 'warlock-hood',
  werewolf: 'werewolf',
  warrior: 'orc-head',
  dragon: 'spiked-dragon-head',
  dawn: 'sunrise',
};

const EVENT_CARDS: Record<string, IconName> = {
  guardian_angel: 'angel-outfit',
  pavise: 'arrows-shield',
  transcendence: 'star-formation',
  mana_healing: 'heart-plus',
  swiftness: 'wingfoot',
  mana_drain: 'chalice-drops',
  hardened: 'breastplate',
  poison: 'poison-bottle',
  arrow_rain: 'striking-arrows',
  hex: 'cursed-star',
  all_calm: 'peace-dove',
};

const MARKS: Record<string, IconName> = {
  ismoros: 'checked-shield',
  kyreas: 'spinning-blades',
  kulak: 'healing',
  neltai: 'cycle',
};

const ULTIMATES: Record<string, IconName> = {
  ismoros: 'stone-sphere',
  kyreas: 'boot-stomp',
  kulak: 'heart-wings',
  neltai: 'lightning-storm',
};

const VERBS: Record<string, IconName> = {
  hit: 'crossed-swords',
  move: 'footprint',
  free_move: 'wingfoot',
  block: 'stone-wall',
  charge: 'lightning-trio',
  reroll: 'clockwise-rotation',
  release: 'explosion-rays',
  ultimate: 'lightning-trio',
  mark: 'healing',
  shield: 'checked-shield',
  heal: 'healing',
  exchange_monster: 'cycle',
  move_self: 'footprint',
  revive: 'heart-wings',
  life: 'heart-plus',
  end: 'sands-of-time',
  elder: 'laurel-crown',
  angel: 'angel-outfit',
};

const HAPPENINGS: Record<string, IconName> = {
  dawn: 'sunrise',
  rolled: 'perspective-dice-six-faces-random',
  rerolled: 'clockwise-rotation',
  'temple-hurt': 'fire-bowl',
  died: 'tombstone',
  rewarded: 'water-drop',
  'reward-lost': 'chalice-drops',
  charged: 'lightning-trio',
  blocked: 'stone-wall',
  'block-removed': 'stone-wall',
  shielded: 'checked-shield',
  'shield-broken': 'checked-shield',
  healed: 'healing',
  poisoned: 'poison-bottle',
  'poison-struck': 'poison-bottle',
  victory: 'sunrise',
  frozen: 'stone-sphere',
  petrified: 'stone-sphere',
  'elder-named': 'laurel-crown',
};

const RULES: Record<string, string> = {
  'kind shadow': 'RUN-9.1',
  'kind archer': 'RUN-9.2',
  'kind troll': 'RUN-9.4',
  'kind sorcerer': 'RUN-9.5',
  'kind werewolf': 'RUN-9.6',
  'kind warrior': 'RUN-9.7',
  'kind dragon': 'RUN-9.9',
  'event guardian_angel': 'RUN-11.1',
  'event pavise': 'RUN-11.3',
  'event transcendence': 'RUN-11.4',
  'event mana_healing': 'RUN-11.5',
  'event swiftness': 'RUN-11.6',
  'event mana_drain': 'RUN-11.7',
  'event poison': 'RUN-11.8',
  'event hardened': 'RUN-11.12',
  'event arrow_rain': 'RUN-11.13',
  'event hex': 'RUN-11.14',
  'event all_calm': 'RUN-11.15',
  'mark ismoros': 'RUN-10.1',
  'mark kyreas': 'RUN-10.5',
  'mark kulak': 'RUN-10.7',
  'mark neltai': 'RUN-10.10',
  'ultimate ismoros': 'RUN-10.4',
  'ultimate kyreas': 'RUN-10.6',
  'ultimate kulak': 'RUN-10.8',
  'ultimate neltai': 'RUN-10.14',
  'verb hit': 'RUN-5.1',
  'verb move': 'RUN-5.10',
  'verb mark': 'RUN-5.17',
  'verb block': 'RUN-5.19',
  'verb charge': 'RUN-5.25',
  'verb reroll': 'RUN-6.1',
  'verb release': 'RUN-6.3',
  'verb ultimate': 'RUN-6.7',
  'verb free_move': 'RUN-11.6',
  'verb end': 'RUN-7.1',
};

const kindOf = (card: string) => card.split('_')[0] ?? card;
const bare = (die: string) => die.replace('*', '').split('+')[0] ?? die;

function icon(domain: string, id: string): IconName | undefined {
  switch (domain) {
    case 'guardian':
      return GUARDIANS[id];
    case 'card':
    case 'kind':
      return KINDS[kindOf(id)];
    case 'event':
      return EVENT_CARDS[id];
    case 'mark':
      return MARKS[id];
    case 'ultimate':
      return ULTIMATES[id];
    default:
      return undefined;
  }
}

interface View {
  round: number;
  monster_deck: number;
  guardians: { id: string | null }[];
}

const pieces: Pieces = {
  icon,
  colour: (domain, id) => (['rune', 'die', 'pair', 'path'].includes(domain) ? bare(id) : undefined),
  verbIcon: (verb) => VERBS[verb],
  eventIcon: (kind, args) =>
    HAPPENINGS[kind] ??
    icon('card', args.card ?? '') ??
    icon('event', args.event ?? '') ??
    icon('guardian', args.guardian ?? ''),
  round: 'round-began',
  turn: 'turn-began',
  rolls: { rolled: 'rune' },
  recap: {
    weights: {
      died: 5,
      'temple-hurt': 5,
      overflow: 5,
      dawn: 5,
      hurt: 4,
      revived: 4,
      'angel-saved': 4,
      killed: 3,
      'ultimate-used': 3,
      'event-revealed': 3,
      'poison-struck': 3,
      'dragon-healed': 3,
      'monster-came': 2,
      melee: 2,
      shot: 2,
      wounded: 1,
      healed: 1,
      shielded: 1,
      moved: 1,
      charged: 1,
    },
    harms: ['died', 'temple-hurt', 'overflow', 'hurt', 'poison-struck'],
    begins: ['round-began'],
    actor: 'guardian',
    place: 'path',
  },
  about: (domain, id) => (domain === 'card' ? ['kind', kindOf(id)] : [domain, id]),
  rule: (domain, id) => RULES[`${domain} ${id}`],
  figure: (view, seat) => {
    const id = (view as unknown as View).guardians[seat]?.id;
    return id ? ['guardian', id] : undefined;
  },
  progress: (view) => {
    const { round } = view as unknown as View;
    return round > 0 ? { key: 'progress-round', params: { round } } : undefined;
  },
  cards: ['kind', 'event', 'mark', 'ultimate'],
};

export default pieces;
