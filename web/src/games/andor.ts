import outlines from 'virtual:icons/andor';
import { HERO_COLOURS } from '$src/boards/andor/catalogue';
import type { Kind, View } from '$src/views/andor';
import { addIcons, type IconName } from '$src/icons';
import type { Pieces } from './index.ts';

addIcons(outlines);

const KINDS: Record<Kind, IconName> = {
  dwarf: 'dwarf-helmet',
  warrior: 'swordman',
  mage: 'wizard-staff',
  fire_keeper: 'fire-bowl',
};

/** Each sheet has two sides. */
const HEROES: Record<string, Kind> = {
  kram: 'dwarf',
  bait: 'dwarf',
  thorn: 'warrior',
  mairen: 'warrior',
  liphardus: 'mage',
  eara: 'mage',
  teyan: 'fire_keeper',
  tenaya: 'fire_keeper',
};

const CREATURES: Record<string, IconName> = {
  gor: 'goblin-head',
  wargor: 'wolf-head',
  steppe_buffalo: 'buffalo-head',
  fur_troll: 'troll',
  shron: 'ice-golem',
  shron_risen: 'ice-golem',
  tuavahr: 'charging-bull',
  myrk: 'frozen-orb',
};

const ITEMS: Record<string, IconName> = {
  gourd: 'waterskin',
  gourd_half: 'waterskin',
  askimar_blade: 'broad-dagger',
  firewood: 'log',
  rider_helmet: 'visored-helm',
  spyglass: 'spyglass',
  falcon: 'hawk-emblem',
  falcon_flying: 'eagle-head',
  carlion: 'rune-sword',
  winter_stone: 'crystal-shine',
  tablet_buffalo: 'stone-tablet',
  tablet_seamonster: 'stone-tablet',
  tablet_griffon: 'stone-tablet',
  gem: 'cut-diamond',
  plant_blue: 'elderberry',
  plant_white: 'plant-roots',
  plant_red: 'rose',
  plant_black: 'fern',
  iquar: 'baby-face',
  takota: 'hooded-figure',
};

const TOKENS: Record<string, IconName> = {
  snowstorm: 'snowing',
  sp_plus_1: 'biceps',
  wp_minus_2: 'candle-flame',
  wp_minus_3: 'candle-flame',
};

const ALLIES: Record<string, IconName> = {
  tranuk: 'brute',
  great_warrior: 'viking-head',
  volpin: 'evil-bat',
};

/** Places and things that are counted or pointed at. */
const THINGS: Record<string, IconName> = {
  fire: 'campfire',
  fire_lit: 'campfire',
  fire_unlit: 'log',
  red_x: 'cancel',
  secret_passage: 'secret-door',
  silhouette: 'cowled',
  narrator: 'book-cover',
  star: 'round-star',
  cold: 'frozen-ring',
  rooster: 'rooster',
  hour: 'sands-of-time',
  sp: 'biceps',
  wp: 'candle-flame',
  snow: 'snowflake-2',
  ice: 'ice-cube',
  shield: 'checked-shield',
  purse: 'swap-bag',
  merchant: 'shop',
  mine: 'mine-wagon',
  cave: 'mountain-cave',
  rock: 'griffin-symbol',
  orphans: 'stone-pile',
  stilts: 'wood-cabin',
  castle: 'castle',
  village: 'tipi',
};

const VERBS: Record<string, IconName> = {
  choose: 'three-friends',
  move: 'footprint',
  ashore: 'footprint',
  fight: 'crossed-swords',
  start: 'crossed-swords',
  continue: 'crossed-swords',
  accept: 'crossed-swords',
  withdraw: 'return-arrow',
  decline: 'cancel',
  pass: 'sands-of-time',
  stop: 'check-mark',
  end_turn: 'check-mark',
  end_day: 'sunrise',
  lead: 'footprint',
  volpin: 'evil-bat',
  peek: 'evil-bat',
  relight: 'campfire',
  fire: 'campfire',
  relight_sheet: 'fire-bowl',
  fire_sheet: 'fire-bowl',
  tablets: 'stone-tablet',
  activate: 'snowflake-2',
  land: 'hawk-emblem',
  fly: 'hawk-emblem',
  leave_it: 'cancel',
  use: 'healing',
  pick: 'hand-ok',
  drop: 'return-arrow',
  along: 'three-friends',
  behind: 'return-arrow',
  give: 'trade',
  take: 'hand-ok',
  refuse: 'cancel',
  invite: 'three-friends',
  share: 'trade',
  name: 'three-friends',
  barter: 'shop',
  reroll: 'clockwise-rotation',
  turn: 'clockwise-rotation',
  keep: 'check-mark',
  yes: 'check-mark',
  no: 'cancel',
  carlion: 'rune-sword',
  own_dice: 'perspective-dice-six-faces-random',
  reward_wp: 'candle-flame',
  reward_sp: 'biceps',
  hour: 'sands-of-time',
  full: 'waterskin',
  half: 'waterskin',
  option: 'open-book',
  reveal: 'spyglass',
};

const HAPPENINGS: Record<string, IconName> = {
  'day-began': 'sun',
  'turn-began': 'footprint',
  moved: 'footprint',
  'skin-used': 'waterskin',
  ashore: 'footprint',
  hours: 'sands-of-time',
  passed: 'sands-of-time',
  overtime: 'sands-of-time',
  'stone-gnaws': 'crystal-shine',
  'day-ended': 'sunrise',
  rooster: 'rooster',
  stopped: 'footprint',
  'snow-activated': 'snowflake-2',
  'snow-seen': 'eyeball',
  'ice-revealed': 'ice-cube',
  'ice-broke': 'ice-cube',
  storm: 'snowing',
  blown: 'snowing',
  held: 'snowing',
  'marker-revealed': 'magnifying-glass',
  'marker-placed': 'position-marker',
  strength: 'biceps',
  will: 'candle-flame',
  fell: 'broken-heart',
  offered: 'trade',
  given: 'trade',
  refused: 'cancel',
  'falcon-sent': 'eagle-head',
  'falcon-landed': 'hawk-emblem',
  bartered: 'shop',
  'fire-lit': 'campfire',
  'sheet-fire-lit': 'fire-bowl',
  'tablets-turned': 'stone-tablet',
  'tablets-gone': 'stone-tablet',
  'iquar-saved': 'baby-face',
  'fight-began': 'crossed-swords',
  invited: 'three-friends',
  joined: 'crossed-swords',
  declined: 'cancel',
  'round-began': 'crossed-swords',
  'die-stolen': 'evil-bat',
  rolled: 'dice-six-faces-five',
  rerolled: 'clockwise-rotation',
  'die-turned': 'clockwise-rotation',
  'dice-counted': 'dice-six-faces-six',
  'creature-rolled': 'dice-six-faces-five',
  values: 'crossed-swords',
  'left-fight': 'return-arrow',
  defeated: 'crossed-swords',
  reward: 'laurel-crown',
  lured: 'cut-diamond',
  'shield-taken': 'checked-shield',
  defence: 'checked-shield',
  sunrise: 'sunrise',
  warmed: 'campfire',
  cold: 'frozen-ring',
  'fires-out': 'log',
  narrator: 'book-cover',
  'card-read': 'open-book',
  objective: 'scroll-quill',
  'objective-changed': 'scroll-quill',
  'objective-done': 'laurel-crown',
  'rule-changed': 'open-book',
  passage: 'secret-door',
  'mover-moved': 'cowled',
  'mover-caught': 'cowled',
  'tokens-laid': 'snowflake-2',
  'star-placed': 'round-star',
  'table-rolled': 'perspective-dice-six-faces-random',
};

/** What stands for an item wherever it is named: as stock, as a wish, under snow. */
const itemIcon = (id: string): IconName | undefined => ITEMS[id] ?? THINGS[id];

function icon(domain: string, id: string): IconName | undefined {
  switch (domain) {
    case 'hero': {
      const kind = HEROES[id];
      return kind && KINDS[kind];
    }
    case 'kind':
      return KINDS[id as Kind];
    case 'creature':
      return CREATURES[id];
    case 'ally':
    case 'walker':
      return ALLIES[id];
    case 'item':
    case 'object':
    case 'wanted':
    case 'plant':
    case 'follower':
    case 'thing':
      return itemIcon(id);
    case 'token':
      return TOKENS[id] ?? ITEMS[id];
    case 'marker-face':
      return itemIcon(id) ?? CREATURES[id];
    case 'points':
      return THINGS[id];
    case 'card':
      return 'open-book';
    case 'objective':
      return 'scroll-quill';
    default:
      return undefined;
  }
}

const pieces: Pieces = {
  icon,
  colour: (domain, id) => {
    const kind = domain === 'hero' ? HEROES[id] : domain === 'kind' ? (id as Kind) : undefined;
    return kind && HERO_COLOURS[kind];
  },
  verbIcon: (verb) => VERBS[verb],
  eventIcon: (kind, args) =>
    HAPPENINGS[kind] ??
    icon('token', args.token ?? '') ??
    icon('creature', args.creature ?? '') ??
    icon('item', args.item ?? args.thing ?? '') ??
    icon('ally', args.ally ?? '') ??
    icon('hero', args.hero ?? ''),
  about: (domain, id) => [domain, id],
  ruledAs: (domain, id) => [domain === 'thing' && id in ITEMS ? 'item' : domain, id],
  figure: (view, seat) => {
    const hero = (view as unknown as View).heroes[seat]?.hero;
    return hero ? ['hero', hero] : undefined;
  },
  progress: (view) => {
    const { day, ended } = view as unknown as View;
    return day < 1 || ended !== null ? undefined : { key: 'an-progress', params: { day } };
  },
};

export default pieces;
