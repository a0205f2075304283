import type { Choice, Decision } from '$src/protocol';
import type { View } from '$src/views/defenders';
import type { Words } from '$lib/words';
import { catalogueOf, GENERALS } from './catalogue';
import { roadsFrom } from './geometry';
import { generalAt, lifeOf, sum, troops } from './questions';
import { halfPlace } from './spots';
import { WAYS } from './travel';
import { about } from './uses';

/** Deeds at the place come before the ways to leave it. */
const DEEDS = ['attack', 'fight', 'quest', 'heal_land', 'sanctify', 'heal_self', 'rumors', 'build'];
/** Special cards: what saves the land tonight, what drives foes away, what helps later. */
const SPECIALS = [
  'militia_secures',
  'strong_defenses',
  'all_is_quiet',
  'kings_guard',
  'battle_strategy',
  'elven_archers',
  'cavalry_sweep',
  'spell_of_purity',
  'battle_fury',
  'battle_luck',
  'spy_in_camp',
  'magic_gate',
  'hammer_of_valor',
  'local_information',
  'dark_visions',
];
/** So much more counts what waits at a place than a road to it. */
const FOE = 20;
const HERE = 100 * FOE;
/** A special card is kept before all others. */
const SPECIAL = 10;

/** Earlier in a list counts more; what is not in it comes last. */
const rank = (list: readonly string[], one: string) =>
  list.includes(one) ? list.length - list.indexOf(one) : 0;

/**
 * What waits at a place, the dangerous and the own quest first, and of these the nearest; deeds before ways, ways by the
 * best place they lead to. What is given away begins with what is missed least.
 */
export function worth(
  view: View,
  text: Words,
  seat: number,
  decision: Decision | null = null,
): (choice: Choice) => number {
  const player = view.players[seat];
  const catalogue = catalogueOf(text.catalogue);
  if (!player) return () => 0;
  const far = roadsFrom(catalogue, player.at ?? '');
  const aims = view.prospects.heroes[seat]?.aims ?? [];

  function placeWorth(place: string): number {
    const foes = sum(view.minions[place] ?? {});
    const danger = view.prospects.dangers[place] ? 2 : 0;
    const general = generalAt(view, place) ? 2 : 0;
    const quest = aims.includes(place) ? 2 : 0;
    const taint = view.crystals[place] ?? 0;
    return FOE * (foes + danger + general + quest + taint) - (far.get(place) ?? 0);
  }

  /** The best that a way leads to, always less than a deed. */
  function wayWorth(way: string): number {
    const places = view.prospects.travel.filter((travel) => travel.way === way).flatMap(({ steps }) => steps);
    const best = Math.max(0, ...places.map(({ to }) => placeWorth(to)));
    return best / HERE + rank(WAYS, way) / HERE / FOE;
  }

  /** The dice of a card against the generals who live. */
  function cardWorth(card: string): number {
    const printed = catalogue.cards[card];
    if (!printed) return 0;
    const alive = GENERALS.some(
      (id) => catalogue.generals[id]?.colour === printed.colour && view.generals[id]?.at,
    );
    return printed.location === null ? SPECIAL : alive ? printed.dice : 0;
  }

  /** How many minions of a colour stand where it is asked, or anywhere. */
  function colourWorth(colour: string): number {
    const asked = decision?.about.location;
    return (asked ? [asked] : Object.keys(view.minions))
      .flatMap((place) => troops(view, place))
      .filter((one) => one === colour).length;
  }

  /** Who is sent away: whom it saves. Who gives a minion back: who has most. Who rolls: as they sit. */
  function otherWorth(verb: string, other: number): number {
    const there = view.players[other];
    if (!there || verb === 'roller') return 0;
    if (verb === 'marker') return sum(there.markers);
    return (view.prospects.heroes[other]?.wounds ?? 0) - lifeOf(there);
  }

  return (choice) => {
    const { verb } = choice;
    if (verb === 'here') return HERE; // before the fights one could have from afar
    const place =
      verb === 'half' ? halfPlace(view, catalogue, about(choice, 'half')) : about(choice, 'location');
    if (place) return placeWorth(place);
    const foe = about(choice, 'general');
    // Of the generals the one who is nearest to the city.
    if (foe) return -(view.prospects.far[foe] ?? 0) / 10;
    const card = about(choice, 'card');
    if (card) return decision?.kind === 'commit' ? cardWorth(card) : -cardWorth(card);
    const special = about(choice, 'special');
    if (special) return (rank(SPECIALS, special) - SPECIALS.length) / HERE;
    const colour = about(choice, 'colour') || about(choice, 'shape');
    if (colour) return colourWorth(colour);
    const other = about(choice, 'other');
    if (other) return otherWorth(verb, Number(other) - 1);
    const dark = catalogue.dark[about(choice, 'dark')];
    // What comes next in the night: what does least harm.
    if (dark) return -(dark.minions_a + dark.minions_b + dark.escort + (dark.general ? 1 : 0));
    return rank(DEEDS, verb) || wayWorth(verb);
  };
}
