import outlines from 'virtual:icons/defenders';
import { actionsLeft, catalogueOf, shapeOf, type View } from '$src/boards/defenders/view';
import { addIcons, type IconName } from '$src/icons';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import type { Pieces } from './index.ts';

addIcons(outlines);

const HEROES: Record<string, IconName> = {
  cleric: 'holy-symbol',
  dwarf: 'dwarf-face',
  eagle_rider: 'eagle-head',
  paladin: 'mounted-knight',
  ranger: 'high-shot',
  rogue: 'hood',
  sorceress: 'crystal-ball',
  wizard: 'wizard-face',
};

const GENERALS: Record<string, IconName> = {
  balazarg: 'diablo-skull',
  gorgutt: 'orc-head',
  sapphire: 'spiked-dragon-head',
  varkolak: 'vampire-dracula',
};

const MINIONS: Record<string, IconName> = {
  red: 'daemon-skull',
  green: 'goblin-head',
  blue: 'sea-dragon',
  black: 'raise-zombie',
};

const TRAVELS: Record<string, IconName> = {
  horse: 'horse-head',
  eagle: 'eagle-head',
  gate: 'magic-portal',
};

const SPECIALS: Record<string, IconName> = {
  magic_gate: 'magic-portal',
  hammer_of_valor: 'thor-hammer',
  spell_of_purity: 'holy-water',
  elven_archers: 'bowman',
  battle_strategy: 'treasure-map',
  all_is_quiet: 'peace-dove',
  battle_luck: 'clover',
  battle_fury: 'enrage',
  local_information: 'conversation',
  kings_guard: 'guards',
  cavalry_sweep: 'cavalry',
  dark_visions: 'third-eye',
  militia_secures: 'pitchfork',
  strong_defenses: 'stone-wall',
  spy_in_camp: 'spy',
};

const DARK: Record<string, IconName> = {
  two_locations: 'night-sky',
  all_is_quiet: 'peace-dove',
  orc_patrols: 'goblin-camp',
  orc_war_party: 'goblin-camp',
  monarch_city: 'castle',
};

const QUESTS: Record<string, IconName> = {
  amulet_of_the_gods: 'gem-pendant',
  boots_of_speed: 'wingfoot',
  helm_of_power: 'horned-helm',
  war_banner_of_valor: 'knight-banner',
  find_magic_gate: 'magic-portal',
  unicorn_steed: 'unicorn',
  rumors: 'talk',
  organize_militia: 'pitchfork',
  amazon_envoy: 'greek-temple',
  duke_envoy: 'crown',
  elf_envoy: 'woman-elf-face',
  amaraks_blessing: 'prayer',
  raids: 'torch',
  king_of_the_gryphons: 'griffin-symbol',
  crystal_of_light: 'crystal-shine',
  ancient_tree: 'holy-oak',
};

const VERBS: Record<string, IconName> = {
  foot: 'footprint',
  to: 'footprint',
  horse: 'horse-head',
  eagle: 'eagle-head',
  gate_card: 'magic-portal',
  gate: 'magic-portal',
  steed: 'mounted-knight',
  flight: 'eagle-head',
  ride: 'unicorn',
  teleport: 'wizard-face',
  build: 'magic-portal',
  rumors: 'talk',
  heal_land: 'crystal-growth',
  sanctify: 'holy-symbol',
  heal_self: 'healing',
  fight: 'crossed-swords',
  here: 'crossed-swords',
  at: 'crossed-swords',
  fireball: 'fireball',
  attack: 'diablo-skull',
  quest: 'scroll-quill',
  end: 'sunrise',
  card: 'card-draw',
  play: 'card-draw',
  reward: 'scroll-quill',
  reroll: 'clockwise-rotation',
  accept: 'check-mark',
  use: 'check-mark',
  keep: 'check-mark',
  done: 'check-mark',
  pass: 'sands-of-time',
  stop: 'sands-of-time',
  decline: 'cancel',
  discard: 'cancel',
  turn: 'holy-symbol',
  push: 'return-arrow',
  spy: 'spy',
  actions: 'hearts',
  next: 'night-sky',
  half: 'stone-wall',
  choose: 'three-friends',
  name: 'card-draw',
  roller: 'perspective-dice-six-faces-random',
  send: 'footprint',
  marker: 'scroll-quill',
  style: 'eagle-head',
  shape: 'crystal-ball',
  take: 'crossed-swords',
};

const HAPPENINGS: Record<string, IconName> = {
  'turn-began': 'sunrise',
  moved: 'footprint',
  'gate-built': 'magic-portal',
  'gate-placed': 'magic-portal',
  'rumors-heard': 'talk',
  'land-healed': 'crystal-shine',
  'land-not-healed': 'crystal-growth',
  'crystals-removed': 'crystal-shine',
  tainted: 'crystal-growth',
  healed: 'healing',
  fight: 'crossed-swords',
  rolled: 'dice-six-faces-five',
  rerolled: 'clockwise-rotation',
  missed: 'broken-heart',
  wounded: 'broken-heart',
  died: 'tombstone',
  night: 'night-sky',
  'quiet-night': 'peace-dove',
  revealed: 'night-sky',
  'setup-card': 'night-sky',
  overrun: 'hazard-sign',
  'card-drawn': 'card-draw',
  'card-kept': 'card-draw',
  'card-left': 'cancel',
  'card-spent': 'cancel',
  'card-lost': 'cancel',
  'foreseen-away': 'cancel',
  foreseen: 'third-eye',
  wisdom: 'wizard-face',
  sent: 'footprint',
  'to-city': 'castle',
  committed: 'card-draw',
  declined: 'cancel',
  killed: 'crossed-swords',
  slain: 'crossed-swords',
  'undead-turned': 'holy-symbol',
  'deck-shuffled': 'card-random',
  'quest-done': 'laurel-crown',
  lost: 'death-skull',
  won: 'laurels-trophy',
  honour: 'podium',
  champion: 'laurel-crown',
};

const RULES: Record<string, string> = {
  'general balazarg': 'DOR-9.2',
  'general gorgutt': 'DOR-9.4',
  'general sapphire': 'DOR-9.5',
  'general varkolak': 'DOR-9.6',
  'verb foot': 'DOR-4.1',
  'verb horse': 'DOR-4.2',
  'verb eagle': 'DOR-4.3',
  'verb gate_card': 'DOR-4.4',
  'verb gate': 'DOR-4.5',
  'verb steed': 'DOR-17.13',
  'verb flight': 'DOR-17.8',
  'verb ride': 'DOR-18.18',
  'verb teleport': 'DOR-17.31',
  'verb build_gate': 'DOR-5.2',
  'verb rumors': 'DOR-5.4',
  'verb heal_land': 'DOR-5.6',
  'verb sanctify': 'DOR-17.3',
  'verb heal_self': 'DOR-5.8',
  'verb fight': 'DOR-6.1',
  'verb attack': 'DOR-8.1',
  'verb fireball': 'DOR-17.33',
  'verb quest_action': 'DOR-5.12',
  'verb end': 'DOR-3.6',
  'thing crystals': 'DOR-13.7',
  'thing gates': 'DOR-5.2',
  'thing overrun': 'DOR-13.3',
  'thing city': 'DOR-1.2',
  'thing supply': 'DOR-13.12',
};

const DEEDS: Record<string, string> = { build: 'build_gate', quest: 'quest_action' };

const SPECIAL_RULES: Record<string, number> = {
  magic_gate: 8,
  hammer_of_valor: 9,
  spell_of_purity: 10,
  elven_archers: 11,
  battle_strategy: 12,
  all_is_quiet: 14,
  battle_luck: 15,
  battle_fury: 17,
  local_information: 18,
  kings_guard: 19,
  cavalry_sweep: 20,
  dark_visions: 21,
  militia_secures: 22,
  strong_defenses: 23,
  spy_in_camp: 24,
};

const QUEST_RULES: Record<string, number> = {
  amulet_of_the_gods: 13,
  boots_of_speed: 14,
  helm_of_power: 15,
  war_banner_of_valor: 16,
  find_magic_gate: 17,
  unicorn_steed: 18,
  amaraks_blessing: 19,
  orc_hunter: 20,
  demon_hunter: 20,
  dragon_hunter: 20,
  undead_hunter: 20,
  organize_militia: 21,
  raids: 22,
  king_of_the_gryphons: 23,
  rumors: 24,
  amazon_envoy: 25,
  duke_envoy: 25,
  elf_envoy: 25,
  scout_balazarg: 26,
  scout_gorgutt: 26,
  scout_sapphire: 26,
  scout_varkolak: 26,
  crystal_of_light: 27,
  ancient_tree: 28,
};

const HERO_RULES: Record<string, number> = {
  cleric: 1,
  dwarf: 5,
  eagle_rider: 8,
  paladin: 13,
  ranger: 17,
  rogue: 21,
  sorceress: 24,
  wizard: 31,
};

/** The rules of cards, quests and heroes stand in a chapter each. */
function ruleOf(domain: string, id: string): string | undefined {
  const [chapter, number] =
    domain === 'special' || domain === 'card'
      ? [16, SPECIAL_RULES[id]]
      : domain === 'quest'
        ? [18, QUEST_RULES[id]]
        : domain === 'hero'
          ? [17, HERO_RULES[id]]
          : [0, undefined];
  return number === undefined ? RULES[`${domain} ${id}`] : `DOR-${chapter}.${number}`;
}

function questIcon(id: string): IconName {
  if (id.endsWith('_hunter')) return 'crossed-swords';
  return QUESTS[id] ?? (id.startsWith('scout_') ? 'spyglass' : 'scroll-quill');
}

/** Special cards have signs of their own, the others show how they travel, which their id ends with. */
const cardIcon = (id: string) => SPECIALS[id] ?? TRAVELS[id.split('_').at(-1) ?? ''];

function icon(domain: string, id: string): IconName | undefined {
  switch (domain) {
    case 'hero':
      return HEROES[id];
    case 'general':
      return GENERALS[id];
    case 'minion':
    case 'colour':
      return MINIONS[id];
    case 'travel':
      return TRAVELS[id];
    case 'special':
    case 'card':
      return cardIcon(id);
    case 'dark-kind':
      return DARK[id];
    case 'dark':
      return 'night-sky';
    case 'quest':
      return questIcon(id);
    default:
      return undefined;
  }
}

/** What a location card is good for; special cards say it themselves. */
function aboutCard(id: string, words: Words): string | undefined {
  const card = catalogueOf(words.catalogue).cards[id];
  if (!card?.travel || !card.against) return undefined;
  const general = words.piece('general', card.against);
  return `${t(`df-card-${card.travel}`)} ${t('df-card-more', { count: card.dice, general })}`;
}

const pieces: Pieces = {
  icon,
  colour: (domain, id) =>
    ['colour', 'die-colour', 'shape'].includes(domain) && id !== 'none' ? shapeOf(id) : undefined,
  verbIcon: (verb) => VERBS[verb],
  eventIcon: (kind, args) =>
    HAPPENINGS[kind] ??
    icon('special', args.special ?? '') ??
    icon('general', args.general ?? '') ??
    (args.quest ? questIcon(args.quest) : undefined) ??
    icon('minion', args.colour ?? '') ??
    icon('hero', args.hero ?? ''),
  round: 'turn-began',
  turn: 'turn-began',
  recap: {
    weights: {
      'general-killed': 5,
      died: 5,
      overrun: 5,
      tainted: 4,
      advanced: 4,
      'quest-done': 4,
      penalty: 4,
      'general-survived': 3,
      'general-hit': 3,
      wounded: 3,
      'land-healed': 3,
      cleared: 3,
      'pushed-back': 3,
      'crystals-removed': 3,
      'undead-turned': 3,
      placed: 2,
      killed: 2,
      slain: 2,
      'gate-built': 2,
      'gate-placed': 2,
      played: 2,
      sent: 2,
      'general-healed': 2,
      'quest-failed': 2,
      'quiet-night': 1,
      moved: 1,
      healed: 1,
    },
    harms: ['overrun', 'tainted', 'advanced', 'died', 'penalty', 'wounded'],
    begins: ['night'],
    actor: 'seat',
    place: 'location',
  },
  // Other games mean something else by these verbs.
  about: (domain, id) => [domain, (domain === 'verb' ? DEEDS[id] : undefined) ?? id],
  describe: (domain, id, words) => (domain === 'card' ? aboutCard(id, words) : undefined),
  rule: ruleOf,
  figure: (view, seat) => {
    const hero = (view as unknown as View).players[seat]?.hero;
    return hero ? ['hero', hero] : undefined;
  },
  progress: (view) => {
    const { turn, phase, active, players, ending } = view as unknown as View;
    const player = players[active];
    if (turn < 1 || ending !== null || !player) return undefined;
    const params: Record<string, number> = { turn, ...(phase === 'day' && { count: actionsLeft(player) }) };
    const time = phase === 'day' || phase === 'night' ? phase : 'evening';
    return { key: `df-progress-${time}`, params };
  },
  cards: ['hero', 'special', 'quest', 'general'],
};

export default pieces;
