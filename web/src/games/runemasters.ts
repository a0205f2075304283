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
  about: (domain, id) => (domain === 'card' ? ['kind', kindOf(id)] : [domain, id]),
  figure: (view, seat) => {
    const id = (view as unknown as View).guardians[seat]?.id;
    return id ? ['guardian', id] : undefined;
  },
  progress: (view) => {
    const { round } = view as unknown as View;
    return round > 0 ? { key: 'progress-round', params: { round } } : undefined;
  },
};

export default pieces;
