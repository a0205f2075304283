import outlines from 'virtual:icons/glory';
import { catalogueOf, kindShape, printed } from '$src/boards/glory/catalogue';
import { describeTile } from '$src/boards/glory/speech';
import { addIcons, type IconName } from '$src/icons';
import type { Pieces } from './index.ts';

addIcons(outlines);

const TILES: Record<string, IconName> = {
  goblin: 'goblin-head',
  giant_spider: 'spider-alt',
  were_ram: 'ram-profile',
  imp: 'imp',
  will_o_wisp: 'fluffy-flame',
  squire: 'visored-helm',
  hedge_witch: 'witch-face',
  sergeant: 'swordman',
  scholar: 'open-book',
  market: 'shop',
  inn: 'tavern-sign',
  training_camp: 'barracks-tent',
  standing_stones: 'menhir',
  lost_purse: 'swap-bag',
  potion_crate: 'standing-potion',
  key_ring: 'three-keys',
  blunt_sword: 'broadsword',
  old_grimoire: 'spell-book',
  ogre: 'ogre',
  troll: 'troll',
  minotaur: 'minotaur',
  ghost: 'ghost',
  gorgon: 'medusa-head',
  griffin: 'griffin-symbol',
  knight: 'mounted-knight',
  enchanter: 'wizard-staff',
  bounty_hunter: 'bowman',
  cartographer: 'treasure-map',
  locksmith: 'key-lock',
  arena: 'arena',
  wizard_tower: 'evil-tower',
  harbour: 'harbor-dock',
  temple: 'greek-temple',
  dwarf_mine: 'gold-mine',
  enchanted_sword: 'rune-sword',
  crystal_staff: 'crystal-wand',
  golden_idol: 'totem-mask',
  elixir_cellar: 'round-potion',
  dragon: 'spiked-dragon-head',
  giant: 'giant',
  lich: 'crowned-skull',
  elder_demon: 'diablo-skull',
  hydra: 'hydra',
  barbarian_companion: 'barbarian',
  geographer: 'globe',
  queen: 'queen-crown',
  champion: 'sword-brandish',
  archmage: 'pointy-hat',
  minstrel: 'lyre',
  royal_castle: 'castle',
  lost_city: 'castle-ruins',
  crown: 'crown',
  dragon_hoard: 'open-treasure-chest',
  q_patron: 'coins-pile',
  q_merchant_prince: 'trade',
  q_great_work: 'bubbling-flask',
  q_panacea: 'health-potion',
  q_crossroads: 'direction-signs',
  q_citadel: 'white-tower',
  q_realm_heart: 'crowned-heart',
  q_sealed_vaults: 'locked-chest',
  q_secrets: 'secret-book',
  q_tomb: 'tombstone',
  q_monsterbane: 'monster-grasp',
  q_fellowship: 'three-friends',
  q_world_walker: 'walking-boot',
  q_collector: 'gems',
  q_thousand_locks: 'triple-lock',
  q_demigod: 'laurels-trophy',
  paladin: 'templar-shield',
  shaman: 'totem-head',
  barbarian: 'barbarian',
  thief: 'hood',
  mage: 'wizard-face',
};

const KINDS: Record<string, IconName> = {
  monster: 'daemon-skull',
  character: 'character',
  place: 'castle',
  treasure: 'open-treasure-chest',
  hero: 'vertical-banner',
  quest: 'tied-scroll',
};

/** What is gained, paid and counted. */
const THINGS: Record<string, IconName> = {
  coin: 'two-coins',
  potion: 'round-potion',
  combat: 'crossed-swords',
  magic: 'magic-swirl',
  prestige: 'laurel-crown',
  key: 'key',
  first_player: 'flag-objective',
  majority: 'podium',
  coins3: 'coins-pile',
  potions3: 'standing-potion',
  surrounded: 'direction-signs',
  closed_chest: 'locked-chest',
};

const VERBS: Record<string, IconName> = {
  select: 'card-random',
  take: 'card-random',
  play: 'play-button',
  discard: 'cancel',
  end: 'sands-of-time',
  quest: 'tied-scroll',
  return: 'tied-scroll',
  surcharge: 'two-coins',
  put: 'treasure-map',
  open: 'open-chest',
  connection: 'key',
  gain: 'laurel-crown',
};

const HAPPENINGS: Record<string, IconName> = {
  'token-given': 'flag-objective',
  'token-claimed': 'flag-objective',
  'quest-dealt': 'tied-scroll',
  'quest-returned': 'tied-scroll',
  selected: 'card-random',
  revealed: 'card-random',
  'too-late': 'sands-of-time',
  discarded: 'cancel',
  swept: 'cancel',
  reinforced: 'round-potion',
  'key-found': 'key',
  'key-lost': 'key',
  'chest-opened': 'open-chest',
  majority: 'podium',
  'no-majority': 'podium',
  scored: 'laurel-crown',
  won: 'laurels-trophy',
};

function icon(domain: string, id: string): IconName | undefined {
  switch (domain) {
    case 'tile':
    case 'quest':
    case 'hero':
      return TILES[id];
    case 'kind':
      return KINDS[id];
    case 'gain':
    case 'resource':
    case 'form':
    case 'count':
      return THINGS[id];
    default:
      return undefined;
  }
}

interface View {
  round: number;
  players: { hero: string | null; rank: number | null }[];
}

const pieces: Pieces = {
  icon,
  colour: (domain, id) => (domain === 'kind' ? kindShape(id) : undefined),
  verbIcon: (verb) => VERBS[verb],
  eventIcon: (kind, args) =>
    HAPPENINGS[kind] ??
    (kind === 'gained' || kind === 'end-gain' ? icon('gain', args.gain ?? '') : undefined) ??
    icon('tile', args.tile ?? '') ??
    icon('resource', args.resource ?? ''),
  about: (domain, id) => (domain === 'quest' || domain === 'hero' ? ['tile', id] : [domain, id]),
  describe: (domain, id, words) => {
    const catalogue = catalogueOf(words.catalogue);
    return domain === 'tile' && id in catalogue.tiles ? describeTile(printed(catalogue, id)) : undefined;
  },
  figure: (view, seat) => {
    const id = (view as unknown as View).players[seat]?.hero;
    return id ? ['tile', id] : undefined;
  },
  place: (view, seat) => (view as unknown as View).players[seat]?.rank,
  progress: (view) => {
    const { round } = view as unknown as View;
    return round > 0 ? { key: 'tg-progress', params: { round } } : undefined;
  },
};

export default pieces;
