import outlines from 'virtual:icons/andor';
import { HERO_COLOURS, type Kind, type View } from '$src/boards/andor/view';
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

const RULES: Record<string, string> = {
  'verb move': 'AND-4.1',
  'verb ashore': 'AND-19.11',
  'verb fight': 'AND-5.1',
  'verb invite': 'AND-6.1',
  'verb pass': 'AND-7.1',
  'verb lead': 'AND-7.2',
  'verb volpin': 'AND-7.3',
  'verb end_day': 'AND-3.8',
  'verb relight': 'AND-16.1',
  'verb fire': 'AND-16.2',
  'verb activate': 'AND-8.9',
  'verb give': 'AND-8.6',
  'verb pick': 'AND-8.7',
  'verb drop': 'AND-8.8',
  'verb barter': 'AND-15.2',
  'verb tablets': 'AND-24.1',
  'ally tranuk': 'AND-23.1',
  'ally great_warrior': 'AND-23.3',
  'ally volpin': 'AND-23.4',
  'thing silhouette': 'AND-23.8',
  'thing snow': 'AND-17.1',
  'thing ice': 'AND-19.1',
  'thing shield': 'AND-9.9',
  'thing cold': 'AND-11.1',
  'thing narrator': 'AND-12.1',
  'thing rooster': 'AND-3.8',
  'thing fire': 'AND-16.1',
  'thing secret_passage': 'AND-4.13',
  'item gem': 'AND-20.1',
  'item gourd': 'AND-14.2',
  'item gourd_half': 'AND-14.2',
  'item askimar_blade': 'AND-14.5',
  'item rider_helmet': 'AND-14.7',
  'item firewood': 'AND-14.9',
  'item spyglass': 'AND-14.10',
  'item falcon': 'AND-14.12',
  'item falcon_flying': 'AND-14.12',
  'item carlion': 'AND-14.14',
  'item tablet_buffalo': 'AND-24.1',
  'item tablet_seamonster': 'AND-24.1',
  'item tablet_griffon': 'AND-24.1',
  'item plant_blue': 'AND-21.2',
  'item plant_white': 'AND-21.3',
  'item plant_red': 'AND-21.4',
  'item plant_black': 'AND-21.5',
  'item winter_stone': 'AND-24.4',
  'item iquar': 'AND-22.1',
  'item takota': 'AND-22.1',
  'token snowstorm': 'AND-18.1',
  'kind warrior': 'AND-13.4',
  'kind mage': 'AND-13.5',
  'kind fire_keeper': 'AND-13.7',
  'kind dwarf': 'AND-13.8',
};

function ruleOf(domain: string, id: string): string | undefined {
  switch (domain) {
    case 'creature':
      return 'AND-9.5';
    case 'hero':
      return RULES[`kind ${HEROES[id]}`];
    case 'token':
      return RULES[`token ${id}`] ?? 'AND-17.2';
    case 'thing':
      return RULES[`thing ${id}`] ?? RULES[`item ${id}`];
    default:
      return RULES[`${domain} ${id}`];
  }
}

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
  round: 'day-began',
  turn: 'turn-began',
  rolls: { rolled: 'pips', 'creature-rolled': 'pips' },
  // The track shows the hours, and a stop is told by what it brings.
  quiet: ['hours', 'stopped'],
  recap: {
    weights: {
      'shield-taken': 5,
      fell: 5,
      'mover-caught': 5,
      'objective-done': 5,
      defeated: 4,
      'card-read': 4,
      'item-lost': 4,
      given: 3,
      storm: 3,
      'marker-revealed': 3,
      'ice-broke': 3,
      'ally-came': 3,
      'follower-caught': 4,
      spawned: 2,
      'fire-lit': 2,
      'sheet-fire-lit': 2,
      'creature-hurt': 2,
      marched: 2,
      got: 2,
      bartered: 2,
      narrator: 1,
      'picked-up': 1,
      moved: 1,
      'fires-out': 1,
    },
    harms: ['shield-taken', 'fell', 'mover-caught', 'item-lost', 'follower-caught'],
    begins: ['sunrise', 'card-read'],
    actor: 'seat',
    place: 'space',
  },
  about: (domain, id) => [domain, id],
  rule: ruleOf,
  figure: (view, seat) => {
    const hero = (view as unknown as View).heroes[seat]?.hero;
    return hero ? ['hero', hero] : undefined;
  },
  progress: (view) => {
    const { day, ended } = view as unknown as View;
    return day < 1 || ended !== null ? undefined : { key: 'an-progress', params: { day } };
  },
  cards: ['hero', 'creature', 'item', 'token', 'ally'],
};

export default pieces;
