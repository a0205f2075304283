import type { Choice, Decision } from '$src/protocol';
import type { Player, View } from '$src/views/defenders';
import { t } from '$lib/text.svelte';
import type { Words } from '$lib/words';
import { catalogueOf, COLOURS, type Catalogue } from './catalogue';
import { heroesAt } from './maptext';
import { generalAt, troops } from './questions';
import { crowdText, list, minionsText, sentences, waitsAt } from './speech';
import { about } from './uses';

const plain = (verb: string): Choice => ({ text: verb, verb, targets: [] });

/** Who and what is at a place, heroes too. */
const presenceAt = (view: View, place: string, text: Words): string =>
  list([waitsAt(view, place, text), heroesAt(view, place, text)]) || t('df-quiet-place');

/** Actions of the day that a player may expect where the hero stands, so that the table can say why not. */
export function wishes(view: View, decision: Decision): Choice[] {
  const player = view.players[decision.seat];
  if (decision.kind !== 'day' || !player?.at) return [];
  const here = player.at;
  return [
    generalAt(view, here) ? 'attack' : '',
    (view.crystals[here] ?? 0) > 0 ? 'heal_land' : '',
    player.lost > 0 ? 'heal_self' : '',
    view.gates.includes(here) ? 'gate' : '',
    here.endsWith('_inn') ? 'rumors' : '',
    'horse',
    'eagle',
    'gate_card',
    'build',
    'quest',
  ]
    .filter(Boolean)
    .map(plain);
}

/** What dice are rolled and what they need: "2 × 3+ Orc". */
function fightText(view: View, player: Player, place: string, text: Words, fireball = false): string {
  const where = fireball ? 'fireball' : place === player.at ? 'here' : 'afar';
  const needs = view.prospects.heroes[player.seat]?.needs[where] ?? {};
  const there = COLOURS.flatMap((colour) => {
    const n = view.minions[place]?.[colour] ?? 0;
    return n > 0 ? [{ colour, n, need: needs[colour] ?? 0 }] : [];
  });
  return list([
    ...there
      .filter(({ need }) => need > 0)
      .map(({ colour, n, need }) => t('df-fight-dice', { what: minionsText(colour, n, text), need })),
    ...there
      .filter(({ need }) => need === 0)
      .map(({ colour }) => t('df-slays', { what: text.piece('minions', colour) })),
  ]);
}

/** The same of all one may fight: an archer also those next door, by name where there is no choice. */
function fightNote(view: View, catalogue: Catalogue, player: Player, text: Words): string {
  const here = fightText(view, player, player.at ?? '', text);
  const archer = catalogue.heroes[player.hero ?? '']?.skills.includes('archery');
  const near = (archer ? (catalogue.locations[player.at ?? '']?.roads ?? []) : []).filter(
    (place) => troops(view, place).length > 0,
  );
  const [only] = near;
  if (!only) return here;
  if (here) return sentences([here, t('df-or-from-afar')]);
  if (near.length > 1) return t('df-from-afar');
  return t('df-bow-at', { place: text.piece('location', only), what: fightText(view, player, only, text) });
}

/** What a quest brings, without what was to be done for it: it stands last on its card. */
export function rewardText(quest: string): string {
  const reward = quest.split(/\s?:\s/).at(-1) ?? '';
  return reward.charAt(0).toUpperCase() + reward.slice(1);
}

/** The second line of a choice: what it brings. */
export function note(view: View, choice: Choice, text: Words, seat: number, decision?: Decision): string {
  const player = view.players[seat];
  const catalogue = catalogueOf(text.catalogue);
  if (!player) return '';
  const hero = view.prospects.heroes[seat];
  const here = player.at ?? '';
  const location = about(choice, 'location');
  switch (choice.verb) {
    case 'foot':
    case 'gate':
      return list(
        view.prospects.travel
          .filter(({ way }) => way === choice.verb)
          .flatMap(({ steps }) => steps.map(({ to }) => text.piece('location', to))),
      );
    case 'horse':
    case 'steed':
    case 'ride':
      return t('df-roads', { count: 2 });
    case 'eagle':
    case 'flight':
      return t('df-roads', { count: 4 });
    case 'gate_card':
      return t('df-gate-card-note');
    case 'teleport':
      return t('df-anywhere');
    case 'build':
      return t('df-gates-left', { count: view.gate_supply });
    case 'rumors':
      return t('df-rumors-note', { count: hero?.rumors ?? 0 });
    case 'heal_land':
    case 'sanctify':
      return t('df-land-dice', { count: hero?.land_dice ?? 0 });
    case 'heal_self':
      return t('df-heals', { count: hero?.heals ?? 0 });
    case 'fight':
      return fightNote(view, catalogue, player, text);
    case 'here':
      return fightText(view, player, here, text);
    case 'fireball':
      return fightText(view, player, here, text, true);
    case 'at':
      return decision?.kind === 'fight_where'
        ? fightText(view, player, location, text)
        : presenceAt(view, location, text);
    case 'attack':
      return attackNote(view, player, text);
    case 'quest':
      return player.quest ? questNote(view, catalogue, player, text) : '';
    case 'end':
      return endNote(view, player);
    case 'to':
      return presenceAt(view, location, text);
    case 'take':
      return t('df-of-there', { what: crowdText(view.minions[location] ?? {}, text) });
    case 'card':
      return cardNote(view, catalogue, player, about(choice, 'card'), text);
    case 'play':
      return text.describe('special', about(choice, 'special'));
    case 'reward':
      return rewardText(text.describe('quest', about(choice, 'quest')));
    case 'choose':
      return heroNote(view, catalogue, about(choice, 'hero'), text);
    case 'next':
      return text.describe('dark', about(choice, 'dark'));
    case 'roller':
      return rollerNote(view, catalogue, Number(about(choice, 'other')) - 1);
    case 'push':
    case 'spy':
      return lifeNote(view, catalogue, about(choice, 'general'));
    case 'send': {
      const place = view.players[Number(about(choice, 'other')) - 1]?.at;
      return place ? text.piece('location', place) : '';
    }
    default:
      return '';
  }
}

function attackNote(view: View, player: Player, text: Words): string {
  const general = generalAt(view, player.at ?? '');
  const foe = general ? view.generals[general] : undefined;
  const against = view.prospects.heroes[player.seat]?.generals[general ?? ''];
  if (!general || !foe || !against) return '';
  const others = view.players.filter(({ hero, at, seat }) => hero && at === foe.at && seat !== player.seat);
  return sentences([
    t('df-attack-note', {
      name: text.piece('general', general),
      life: foe.life,
      dice: against.dice ?? 0,
      need: against.need,
    }),
    others.length > 0 ? t('df-may-join', { count: others.length }) : '',
    isHopeless(view, [player, ...others], general, foe.life) ? t('df-attack-hopeless') : '',
  ]);
}

/** Whether all dice of all who are there, each a hit, leave a general standing; a reward may bring two more. */
function isHopeless(view: View, party: readonly Player[], general: string, life: number): boolean {
  const dice = party.map(({ seat }) => view.prospects.heroes[seat]?.generals[general]?.dice ?? Infinity);
  const rewards = party.filter(({ unused }) => unused.length > 0).length;
  return dice.reduce((all, n) => all + n, 2 * rewards) < life;
}

function questNote(view: View, catalogue: Catalogue, player: Player, text: Words): string {
  const quest = catalogue.quests[player.quest ?? ''];
  const name = text.piece('quest', player.quest ?? '');
  const dice = view.prospects.heroes[player.seat]?.quest_dice ?? 0;
  if (!quest || dice === 0) return name;
  return sentences([name, t('df-need-dice', { count: dice, need: quest.need })]);
}

/** What the end of the day brings for certain: the wounds of the place. */
function endNote(view: View, player: Player): string {
  const wounds = view.prospects.heroes[player.seat]?.wounds ?? 0;
  const life = player.ready + player.spent;
  if (wounds >= life && wounds > 0) return t('df-end-death');
  return wounds > 0 ? t('df-end-wounds', { count: wounds }) : t('df-end-safe');
}

function cardNote(view: View, catalogue: Catalogue, player: Player, card: string, text: Words): string {
  const printed = catalogue.cards[card];
  if (!printed) return '';
  const copies = (player.hand ?? []).filter((one) => one === card).length;
  const general = view.fight?.general ?? null;
  const way = printed.travel ? t(`df-travel-${printed.travel}`) : '';
  return sentences([
    general && (printed.against ?? general) === general ? '' : way,
    t('df-dice', { count: printed.dice }),
    printed.location === null ? text.describe('special', card) : '',
    copies > 1 ? t('df-copies', { count: copies }) : '',
  ]);
}

export const heroNote = (view: View, catalogue: Catalogue, hero: string, text: Words): string => {
  const printed = catalogue.heroes[hero];
  return printed
    ? sentences([
        t('df-life-of', { count: view.hero_life[hero] ?? printed.life }),
        list(printed.skills.map((skill) => text.piece('skill', skill))),
      ])
    : '';
};

function rollerNote(view: View, catalogue: Catalogue, seat: number): string {
  const cards = view.fight?.committed[seat] ?? [];
  const against = view.prospects.heroes[seat]?.generals[view.fight?.general ?? ''];
  if (!against) return '';
  return t('df-need-dice', {
    count: cards.reduce((sum, card) => sum + (catalogue.cards[card]?.dice ?? 0), 0),
    need: view.fight?.cancelled ? against.need_cancelled : against.need,
  });
}

function lifeNote(view: View, catalogue: Catalogue, general: string): string {
  const foe = view.generals[general];
  return foe ? t('df-life', { count: foe.life, full: catalogue.generals[general]?.life ?? foe.life }) : '';
}
