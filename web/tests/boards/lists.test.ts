/**
 * Lists of choices: they begin with what brings most, whatever the number of a place; and they leave out what a page or a
 * sheet beside the board offers.
 */
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Dock from '../../src/boards/andor/Dock.svelte';
import Line from '../../src/boards/andor/Line.svelte';
import Side from '../../src/boards/andor/Side.svelte';
import { worth as andor } from '../../src/boards/andor/worth.ts';
import type { Step, View as AndorView } from '../../src/views/andor.ts';
import { worth as defenders } from '../../src/boards/defenders/worth.ts';
import type { Catalogue as Realm } from '../../src/boards/defenders/catalogue.ts';
import type { View as RealmView } from '../../src/views/defenders.ts';
import { besideOf, brought } from '../../src/boards/glory/area.ts';
import { catalogueOf } from '../../src/boards/glory/catalogue.ts';
import { placementAt } from '../../src/boards/glory/questions.ts';
import type { View as GloryView } from '../../src/views/glory.ts';
import { worth as glory } from '../../src/boards/glory/worth.ts';
import { isOffered } from '../../src/lib/offered.svelte.ts';
import type { Choice, Decision } from '../../src/protocol.ts';
import { choice } from '../fixtures.ts';
import { position, props, text } from './andor-helpers.ts';
import realm from './fixtures/defenders-positions.json';
import tales from './fixtures/glory-positions.json';
import { wordsOf } from './helpers.ts';

const ordered = (choices: readonly Choice[], worth: (choice: Choice) => number) =>
  choices.toSorted((a, b) => worth(b) - worth(a)).map((one) => one.text);

describe('in Andor', () => {
  const move = (space: string) => choice(`move ${space}`, ['space', space]);
  const step = (to: string, back: string): Step => ({ to, back, hours: 1, skins: 0, wp: 0 });
  const { view } = position('turn');
  const bare: AndorView = {
    ...view,
    markers: [],
    snow: {},
    items: {},
    creatures: [],
    objectives: [],
    prospects: {
      ...view.prospects,
      warm: [],
      reach: [
        {
          mover: 'hero',
          seat: 0,
          start: '53',
          steps: [step('48', '53'), step('51', '53'), step('55', '53'), step('50', '51'), step('49', '50')],
        },
      ],
    },
  };
  const steps = ['48', '51', '55'].map(move);

  it('a step to something comes first, then one that leads there', () => {
    const snow: AndorView = { ...bare, snow: { '55': null }, markers: ['49'] };
    expect(ordered(steps, andor(snow, text, 0))).toEqual(['move 55', 'move 51', 'move 48']);
    const goal = { ...view.objectives[0]!, status: 'open' as const, space: '48', spaces: [], lit: [] };
    expect(ordered(steps, andor({ ...bare, snow: { '55': null }, objectives: [goal] }, text, 0))[0]).toBe(
      'move 48',
    );
  });

  it('what spends the day comes last, a fight first', () => {
    const others = ['end_day', 'pass', 'fire', 'fight'].map((verb) => choice(verb));
    expect(ordered([...others, ...steps], andor(bare, text, 0))).toEqual([
      'fight',
      'fire',
      'move 48',
      'move 51',
      'move 55',
      'pass',
      'end_day',
    ]);
  });
});

describe('beside Andor’s map', () => {
  it('leaves to no other list what the exchange offers, nor what the sheet beside the map does', () => {
    const { view, decisions } = position('barter');
    const choices = decisions[0]?.choices ?? [];
    const offered = () => [...new Set(choices.filter(({ text }) => isOffered(text)).map(({ verb }) => verb))];
    expect(offered()).toEqual([]);
    const dock = render(Dock, { props: props(view, decisions) });
    expect(offered()).toContain('barter');
    expect(offered()).not.toContain('drop');
    const side = render(Side, { props: props(view, decisions) });
    expect(offered()).toContain('drop');
    expect(offered()).not.toContain('move');
    side.unmount();
    dock.unmount();
    // On a phone the sheet is folded away: what is put down stays among the choices.
    render(Line, { props: props(view, decisions, { size: 'phone' }) });
    expect(offered()).toEqual([]);
  });
});

describe('in Defenders of the Realm', () => {
  const { catalogue, cases } = realm as unknown as {
    catalogue: Realm;
    cases: { view: RealmView; decision: Decision }[];
  };
  const words = wordsOf('defenders', { names: {}, domains: {}, catalogue } as never);
  const { view } = cases.find((one) => one.view.prospects.heroes[0] && one.view.players.length > 1)!;
  const to = (place: string) => choice(`move ${place}`, ['location', place]);
  const [near, next] = catalogue.locations[catalogue.city]!.roads as [string, string];
  const beyond = catalogue.locations[near]!.roads.find(
    (place) => place !== catalogue.city && !catalogue.locations[catalogue.city]!.roads.includes(place),
  )!;
  const at = (over: Partial<RealmView>, aims: string[] = []): RealmView => ({
    ...view,
    players: view.players.map((player) => ({ ...player, at: catalogue.city })),
    minions: {},
    crystals: {},
    generals: {},
    ...over,
    prospects: {
      ...view.prospects,
      dangers: {},
      heroes: view.prospects.heroes.map((hero) => hero && { ...hero, aims }),
    },
  });
  const places = [beyond, next, near].map(to);
  const first = (over: Partial<RealmView>, aims?: string[]) =>
    ordered(places, defenders(at(over, aims), words, 0))[0];

  it('a place where something waits comes before a nearer one', () => {
    expect(first({ minions: { [beyond]: { red: 1 } } })).toBe(`move ${beyond}`);
    expect(first({ crystals: { [beyond]: 1 } })).toBe(`move ${beyond}`);
    expect(first({}, [beyond])).toBe(`move ${beyond}`);
    expect(first({})).not.toBe(`move ${beyond}`);
  });

  it('of the generals the one who is nearest to the city', () => {
    const generals = ['balazarg', 'sapphire'].map((id) => choice(`push ${id}`, ['general', id]));
    const far = at({});
    far.prospects = { ...far.prospects, far: { balazarg: 4, sapphire: 1 } };
    expect(ordered(generals, defenders(far, words, 0))).toEqual(['push sapphire', 'push balazarg']);
  });

  const asked = (kind: string, about: Record<string, string> = {}): Decision => ({
    ...cases[0]!.decision,
    kind,
    about,
  });
  const by = (
    over: RealmView,
    choices: readonly Choice[],
    kind: string,
    about: Record<string, string> = {},
  ) => ordered(choices, defenders(over, words, 0, asked(kind, about)));

  it('deeds before ways, and of the ways the one that leads to the best place', () => {
    const way = (one: 'foot' | 'eagle', place: string) => ({
      way: one,
      cards: [],
      steps: [{ to: place, back: catalogue.city }],
    });
    const choices = ['foot', 'eagle', 'rumors', 'fight'].map((verb) => choice(verb));
    const land = at({ minions: { [beyond]: { red: 2 } } });
    land.prospects = { ...land.prospects, travel: [way('foot', near), way('eagle', beyond)] };
    expect(by(land, choices, 'day')).toEqual(['fight', 'rumors', 'eagle', 'foot']);
    land.prospects = { ...land.prospects, travel: [way('foot', beyond), way('eagle', beyond)] };
    expect(by(land, choices, 'day')).toEqual(['fight', 'rumors', 'foot', 'eagle']);
  });

  it('of the cards those that are missed least are given away first, those with most dice thrown first', () => {
    const living = at({ generals: { balazarg: view.generals.balazarg! } });
    const ids = ['battle_luck', 'pleasant_hill_eagle', 'wolf_pass_horse', 'ghost_marsh_horse'];
    const cards = ids.map((id) => choice(`card ${id}`, ['card', id]));
    const order = by(living, cards, 'hand_limit').map((one) => one.split(' ')[1]);
    expect(order).toEqual(['wolf_pass_horse', 'ghost_marsh_horse', 'pleasant_hill_eagle', 'battle_luck']);
    expect(by(living, cards, 'commit').map((one) => one.split(' ')[1])).toEqual(order.toReversed());
  });

  it('a colour by its minions, a half of a card by what threatens its place, who is sent away by what it saves', () => {
    const colours = ['red', 'green'].map((id) => choice(`name ${id}`, ['colour', id]));
    const land = at({ minions: { [near]: { green: 1 }, [beyond]: { red: 2 } } });
    expect(by(land, colours, 'rumors')[0]).toBe('name red');
    expect(by(land, colours, 'sweep', { location: near })[0]).toBe('name green');

    const [dark] = Object.entries(catalogue.dark).find(([, { a, b }]) => a && b)!;
    const { a, b } = catalogue.dark[dark]!;
    const halves = ['a', 'b'].map((id) => choice(`half ${id}`, ['half', id]));
    for (const [place, half] of [
      [a, 'half a'],
      [b, 'half b'],
    ] as const) {
      const card = { id: dark, full: true, spared: [], halted: false, advances: false };
      expect(by(at({ card, minions: { [place!]: { red: 3 } } }), halves, 'spare_half')[0]).toBe(half);
    }

    const others = view.players
      .slice(0, 2)
      .map(({ seat }) => choice(`send ${seat + 1}`, ['other', `${seat + 1}`]));
    const hurt = at({});
    hurt.players = hurt.players.map((player) => ({ ...player, ready: player.seat === 1 ? 1 : 5, spent: 0 }));
    expect(by(hurt, others, 'send_hero')[0]).toBe('send 2');
  });
});

describe('in Tales of Glory', () => {
  const { catalogue, cases } = tales as unknown as {
    catalogue: object;
    cases: { view: GloryView; decision: Decision }[];
  };
  const land = wordsOf('glory', { names: {}, domains: {}, catalogue } as never);

  it('a cell comes before those where the tile brings less', () => {
    const asked = cases.filter(({ decision }) => decision.kind === 'choose_cell');
    let differ = 0;
    for (const { view, decision } of asked) {
      const brings = ordered(decision.choices, glory(view, land, 0, decision)).map((one) => {
        const shown = placementAt(view, one.split(' ')[1] ?? '')!;
        return brought(shown).reduce((sum, { n }) => sum + n, 0) + shown.keys;
      });
      expect(brings).toEqual(brings.toSorted((a, b) => b - a));
      if (new Set(brings).size > 1) differ += 1;
    }
    expect(differ).toBeGreaterThan(0);
  });

  it('a key goes where there is a chest to open, and what counts things comes after what adds to them', () => {
    const side = cases.find(({ decision }) => decision.kind === 'choose_key_connection')!;
    const { view, decision } = side;
    const own = view.players[decision.seat]!;
    const beside = (one: Choice) => besideOf(own.tiles, decision.about.tile, one, catalogueOf(catalogue));
    for (const wanted of decision.choices) {
      const cell = beside(wanted).other!.cell.join(',');
      const chests = { [`${cell}:0`]: [{ what: 'coin', n: 2, times: null, end: false }] };
      expect(ordered(decision.choices, glory({ ...view, chests }, land, 0, decision))[0]).toBe(wanted.text);
    }
    for (const { view, decision } of cases.filter(({ decision }) => decision.kind === 'choose_gain')) {
      const tiles = view.players[decision.seat]!.tiles;
      const plain = ordered(decision.choices, glory(view, land, 0, decision)).map((text) => {
        const one = decision.choices.find((other) => other.text === text)!;
        const { gain } = besideOf(tiles, decision.about.tile, one, catalogueOf(catalogue));
        return gain.reduce((sum, { n, times, end }) => sum + (times === null && !end ? n : 0), 0);
      });
      expect(plain).toEqual(plain.toSorted((a, b) => b - a));
    }
  });
});
