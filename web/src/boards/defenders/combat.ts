/** Small sums of the fights: what a die needs, what the day's end costs, which cards count against whom. */
import {
  COLOURS,
  generalAt,
  troops,
  type Catalogue,
  type Colour,
  type HeroCard,
  type Player,
  type View,
} from './view';

export const has = (catalogue: Catalogue, player: Player, skill: string): boolean =>
  player.hero !== null && (catalogue.heroes[player.hero]?.skills.includes(skill) ?? false);

/** A completed quest whose reward lasts. */
export const rewarded = (catalogue: Catalogue, player: Player, reward: string): boolean =>
  player.completed.some((quest) => catalogue.quests[quest]?.reward === reward);

/** DOR-17.33 What a fireball needs, whatever it burns. */
const FIREBALL = 2;
/** DOR-6.3 A natural 1 always misses. */
const LEAST = 2;

/** DOR-6.2, 6.3 What a die must show against a minion of a colour at a place. */
export function minionNeed(
  catalogue: Catalogue,
  player: Player,
  place: string,
  colour: Colour,
  fireball = false,
): number {
  if (fireball) return FIREBALL;
  let bonus = 0;
  if (has(catalogue, player, 'blessed_attacks') && (colour === 'black' || colour === 'red')) bonus += 1;
  if (
    has(catalogue, player, 'woods_lore') &&
    place === player.at &&
    catalogue.locations[place]?.colour === 'green'
  )
    bonus += 1;
  if (has(catalogue, player, 'ambush') && player.ambush && player.shape === colour) bonus += 2;
  if (rewarded(catalogue, player, 'amulet')) bonus += 1;
  return Math.max(LEAST, (catalogue.minions[colour]?.target ?? 6) - bonus);
}

/** DOR-8.7, 9.6, 17.17 What a die of a hero must show against a general who is fought at a place. */
export function generalNeed(
  catalogue: Catalogue,
  player: Player,
  general: string,
  at: string | null,
  cancelled = false,
): number {
  const foe = catalogue.generals[general];
  if (!foe) return 0;
  if (foe.skill === 'unyielding' && !cancelled) return foe.target;
  let bonus = 0;
  const green = at !== null && catalogue.locations[at]?.colour === 'green';
  if (has(catalogue, player, 'woods_lore') && green) bonus += 1;
  if (has(catalogue, player, 'ambush') && player.ambush && player.shape === foe.colour) bonus += 1;
  if (rewarded(catalogue, player, 'amulet')) bonus += 1;
  return Math.max(LEAST, foe.target - bonus);
}

/** DOR-7.1 The wounds that the day's end would bring where the hero stands now. */
export function woundsTonight(view: View, catalogue: Catalogue, player: Player): number {
  if (player.at === null || player.hero === null) return 0;
  if (has(catalogue, player, 'styles') && player.style === 'sky') return 0;
  const here = troops(view, player.at);
  let wounds = 0;
  if (!has(catalogue, player, 'hide')) wounds += here.filter((colour) => colour !== player.shape).length;
  if (here.includes('black') && player.shape !== 'black' && !has(catalogue, player, 'bravery')) wounds += 1;
  const spared = Number(has(catalogue, player, 'armor')) + Number(has(catalogue, player, 'aura'));
  return Math.max(0, wounds - spared);
}

/** DOR-8.2 Whether the dice of a card count against a general. */
export const counts = (card: HeroCard | undefined, general: string): boolean =>
  card !== undefined && (card.against === null || card.against === general);

export const diceOf = (catalogue: Catalogue, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (catalogue.cards[card]?.dice ?? 0), 0);

/** The dice a hand has against a general. */
export const diceAgainst = (catalogue: Catalogue, hand: readonly string[], general: string): number =>
  diceOf(
    catalogue,
    hand.filter((card) => counts(catalogue.cards[card], general)),
  );

/** DOR-6.1, 6.5 The dice of a fight against minions, by colour: how many, and what they need. */
export function minionDice(
  view: View,
  catalogue: Catalogue,
  player: Player,
  place: string,
  fireball = false,
): { colour: Colour; n: number; need: number }[] {
  return COLOURS.flatMap((colour) => {
    const n = view.minions[place]?.[colour] ?? 0;
    if (n === 0 || player.slayer.includes(colour)) return [];
    return [{ colour, n, need: minionNeed(catalogue, player, place, colour, fireball) }];
  });
}

/** The heroes who stand with a general, and the dice each of them could bring. */
export function gathered(
  view: View,
  catalogue: Catalogue,
  general: string,
): { player: Player; dice: number | null }[] {
  const at = view.generals[general]?.at ?? null;
  if (at === null || generalAt(view, at) !== general) return [];
  return view.players
    .filter((player) => player.hero !== null && player.at === at)
    .map((player) => ({
      player,
      dice: player.hand ? diceAgainst(catalogue, player.hand, general) : null,
    }));
}

/** DOR-5.8 The life a hero would get back by healing where it stands. */
export function healing(catalogue: Catalogue, player: Player): number {
  const at = player.at ?? '';
  const safe = at === catalogue.city || (catalogue.locations[at]?.inn ?? false);
  return safe ? player.lost : Math.min(player.lost, 2);
}
