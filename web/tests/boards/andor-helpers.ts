/** Recorded positions, sunrises and fights of Andor, and what the tests of its board make of them. */
import { catalogueOf } from '../../src/boards/andor/catalogue.ts';
import type { HeroProspects, View } from '../../src/views/andor.ts';
import type { Words } from '../../src/lib/words.ts';
import type { Decision, Event, Facts } from '../../src/protocol.ts';
import recorded from './fixtures/andor-stories.json';
import { asking, propsWith, wordsOf } from './helpers.ts';

type Told = Pick<Event, 'kind' | 'args'>;

export interface Position {
  view: View;
  decisions: Decision[];
}

const data = recorded as unknown as {
  catalogue: object;
  names: Record<string, Record<string, Record<string, string>>>;
  domains: Record<string, string[]>;
  positions: Record<string, Position>;
  dawns: { events: Told[]; after: View }[];
  fights: Told[][];
};

export const numbered = (events: readonly Told[]): Event[] =>
  events.map((event, i) => ({ ...event, n: i + 1, entry: i + 1 }));

export const catalogue = catalogueOf(data.catalogue);
export const positions = data.positions;
export const dawnCases = data.dawns.map((one) => ({ ...one, events: numbered(one.events) }));
export const fightCases = data.fights.map(numbered);

/** The texts of the game; `events` says what the arguments of events are, where a test tells some. */
export const words = (lang: 'en' | 'fr', events: Record<string, Record<string, string>> = {}): Words => {
  const { domains, catalogue, names } = data;
  const facts = { rolls: { rolled: 'pips', 'creature-rolled': 'pips' } } as unknown as Facts;
  return wordsOf('andor', { names: names[lang] ?? {}, domains, catalogue, events, facts }, lang);
};

export const text = words('en');

export const position = (name: string): Position => {
  const found = positions[name];
  if (!found) throw new Error(`no recorded position ${name}`);
  return structuredClone(found);
};

/** A view in which the engine tells something else of the first hero. */
export const heroAhead = (view: View, over: Partial<HeroProspects>): View => {
  const [first, ...others] = view.prospects.heroes;
  return {
    ...view,
    prospects: { ...view.prospects, heroes: [first ? { ...first, ...over } : null, ...others] },
  };
};

export const asked = asking('AND-3.2');

const atDesk = propsWith<View>(text);
export const props = (view: View, decisions: Decision[] = [], over: Record<string, unknown> = {}) =>
  atDesk({ view, decision: decisions[0] ?? null, decisions, ...over });
