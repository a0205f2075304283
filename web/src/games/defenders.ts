import outlines from 'virtual:icons/defenders';
import { catalogueOf, shapeOf } from '$src/boards/defenders/catalogue';
import { actionsLeft } from '$src/boards/defenders/questions';
import { addIcons, type IconName } from '$src/icons';
import type { View } from '$src/views/defenders';
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
  to: 'treasure-map',
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

const DEEDS: Record<string, string> = { build: 'build_gate', quest: 'quest_action' };

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

/** What the board of a general says, without its penalty in games that have none (DOR-19.1, variant E2). */
function aboutGeneral(id: string, words: Words): string | undefined {
  return words.options.variant_e2 === '1' ? t('df-unpunished', { general: id }) : undefined;
}

function describe(domain: string, id: string, words: Words): string | undefined {
  if (domain === 'card') return aboutCard(id, words);
  return domain === 'general' ? aboutGeneral(id, words) : undefined;
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
  // Other games mean something else by these verbs.
  about: (domain, id) => [domain, (domain === 'verb' ? DEEDS[id] : undefined) ?? id],
  describe,
  ruledAs: (domain, id) => [domain === 'card' ? 'special' : domain, id],
  full: (view, id) => catalogueOf(view as unknown as View).generals[id]?.life,
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
};

export default pieces;
