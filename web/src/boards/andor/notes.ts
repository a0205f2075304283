import type { Choice, Decision } from '$src/protocol';
import type { Words } from '$lib/words';
import type { HeroProspects, View } from '$src/views/andor';
import { percent } from '../shared/chance';
import { creatureText, heroName, itemsText, list, placeName, sentences } from './speech';
import { target } from './trade';
import { catalogueOf, type Catalogue } from './catalogue';
import { creatureAt, heroesAt, heroOf, type Hero } from './questions';

const plain = (verb: string): Choice => ({ text: verb, verb, targets: [] });

/** Actions that a player may expect where the hero stands, so that the table can say why not. */
export function wishes(view: View, decision: Decision): Choice[] {
  const hero = heroOf(view, decision.seat);
  if (decision.kind !== 'turn' || !hero) return [];
  const here = hero.space;
  const wood = (hero.items.firewood ?? 0) > 0;
  return [
    creatureAt(view, here) ? 'fight' : '',
    'pass',
    view.fires[here] === 'unlit' ? 'relight' : '',
    wood && !view.fires[here] ? 'fire' : '',
    wood && hero.kind === 'fire_keeper' && hero.sheet_fire === 'none' ? 'fire_sheet' : '',
    hero.sheet_fire === 'unlit' ? 'relight_sheet' : '',
    here in view.snow ? 'activate' : '',
  ]
    .filter(Boolean)
    .map(plain);
}

/** "Hour 5", "Hour 8, −2 will". */
function hourNote(hero: Hero, text: Words, hours: number, price: number): string {
  const hour = hero.hours + hours;
  return price > 0
    ? text.message('an-to-hour-price', { hour, count: price })
    : text.message('an-to-hour', { hour });
}

/** Whether another round can follow, as far as it is certain: the hours end, or overtime takes the last will. */
function laterNote(hero: Hero, ahead: HeroProspects, view: View, catalogue: Catalogue, text: Words): string {
  const last = Math.min(ahead.last_hour, view.cold.limit);
  const price =
    hero.hours + 2 > catalogue.tracks.normal_hours ? (catalogue.kinds[hero.kind]?.overtime ?? 0) : 0;
  if (hero.hours + 1 >= last || (price > 0 && hero.wp - (ahead.hour ?? 0) <= price))
    return text.message('an-last-hour');
  return price > 0 ? text.message('an-then-price', { count: price }) : '';
}

/** What waits on a space: a creature, snow, a marker, heroes, fire, things. */
export function waitsAt(view: View, catalogue: Catalogue, space: string, text: Words): string {
  const creature = creatureAt(view, space);
  const token = view.snow[space];
  const printed = catalogue.spaces[space];
  return list([
    creature ? creatureText(creature, text) : '',
    space in view.snow ? (token ? text.piece('token', token) : text.message('an-at-snow')) : '',
    view.ice.includes(space) ? text.message('an-at-ice') : '',
    view.markers.includes(space) ? text.message('an-at-marker') : '',
    view.fires[space] === 'lit' ? text.message('an-at-fire') : '',
    view.fires[space] === 'unlit' ? text.message('an-at-ashes') : '',
    printed?.mark === 'merchant' ? '' : itemsText(view.items[space] ?? {}, text), // its name tells the merchant
    ...heroesAt(view, space).map((hero) => heroName(hero, text)),
    ...Object.keys(view.allies)
      .filter((ally) => view.allies[ally] === space)
      .map((ally) => text.piece('ally', ally)),
    view.silhouette === space ? text.piece('thing', 'silhouette') : '',
  ]);
}

/** How the next round against the creature here would go. */
export function fightNote(view: View, hero: Hero, text: Words): string {
  const creature = creatureAt(view, hero.space);
  if (!creature) return '';
  const odds = view.prospects.heroes[hero.seat]?.odds;
  return sentences([
    creatureText(creature, text),
    odds ? text.message('an-odds-short', { win: percent(odds.win), lose: percent(odds.lose) }) : '',
  ]);
}

function endNote(view: View, hero: Hero, text: Words): string {
  const { sunrise } = view.prospects;
  const first = view.rooster === null ? text.message('an-end-rooster') : '';
  const warm = sunrise.warm.includes(hero.seat) ? text.message('an-end-warm') : '';
  const last = view.heroes.every((other) => other.ended || other.seat === hero.seat);
  return sentences([first, warm, last && sunrise.free < 0 ? text.message('an-next-lost') : '']);
}

/** The second line of a choice: what it brings. */
export function note(view: View, choice: Choice, text: Words, seat: number): string {
  const hero = heroOf(view, seat);
  const catalogue = catalogueOf(text.catalogue);
  if (choice.verb === 'choose') return text.describe('hero', target(choice, 'hero'));
  const ahead = view.prospects.heroes[seat];
  if (!hero || !ahead) return '';
  const nextHour = () => hourNote(hero, text, 1, ahead.hour ?? 0);
  const space = target(choice, 'space');
  const other = heroOf(view, Number(target(choice, 'other')) - 1);
  switch (choice.verb) {
    case 'move':
      return sentences([nextHour(), waitsAt(view, catalogue, space, text)]);
    case 'ashore':
      return sentences([
        ahead.ashore ? hourNote(hero, text, ahead.ashore.hours, ahead.ashore.wp) : '',
        waitsAt(view, catalogue, space, text),
      ]);
    case 'pass':
    case 'hour':
      return nextHour();
    case 'full':
    case 'half':
      return text.message('an-no-hour');
    case 'fight':
      return sentences([nextHour(), fightNote(view, hero, text)]);
    case 'start':
    case 'accept':
    case 'continue':
      return sentences([nextHour(), laterNote(hero, ahead, view, catalogue, text)]);
    case 'lead':
    case 'volpin':
    case 'reveal':
      return waitsAt(view, catalogue, space, text);
    case 'end_day':
      return endNote(view, hero, text);
    case 'relight':
    case 'fire':
    case 'relight_sheet':
    case 'fire_sheet':
      return text.message('an-fire-cost', { wp: hero.wp, left: ahead.after.fire });
    case 'use':
      return target(choice, 'plant') === 'plant_blue'
        ? text.message('an-use-blue', { from: hero.hours, hour: ahead.after.plant_blue })
        : text.message('an-use-white', { from: hero.wp, wp: ahead.after.plant_white });
    case 'tablets':
      return text.message('an-tablets-note');
    case 'fly':
      return other?.hero ? text.message('an-space', { place: placeName(other.space, text) }) : '';
    case 'invite':
      return other?.hero
        ? text.message('an-invite-note', { sp: other.sp, wp: other.wp, count: other.dice })
        : '';
    case 'share':
    case 'name':
      return other?.hero ? text.message('an-points', { sp: other.sp, wp: other.wp }) : '';
    case 'pick':
    case 'take':
      return text.describe('item', target(choice, 'item'));
    case 'barter':
      return text.describe('item', target(choice, 'wanted'));
    default:
      return '';
  }
}
