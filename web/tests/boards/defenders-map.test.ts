/** What the map makes of positions of real games: ways, spots, labels, window, plans. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHART } from '../../src/boards/defenders/camera.ts';
import { catalogueOf, shapeOf, type Catalogue } from '../../src/boards/defenders/catalogue.ts';
import {
  along,
  arcLine,
  GATE,
  heroSpots,
  MAP,
  marching,
  road,
  roads,
  routeLine,
  spotAt,
  troopsAt,
  troopSpots,
} from '../../src/boards/defenders/geometry.ts';
import { labelsIn, layOut, split, widthOf, type Label } from '../../src/boards/defenders/labels.ts';
import { changed, floats, waves } from '../../src/boards/defenders/marks.ts';
import { Plan } from '../../src/boards/defenders/plan.svelte.ts';
import {
  actionsLeft,
  generalAt,
  lifeOf,
  shownSeat,
  sum,
  troops,
} from '../../src/boards/defenders/questions.ts';
import { anchorOf, placeOf, spotsOf } from '../../src/boards/defenders/spots.ts';
import { arrivalAt, heroesOn, hidden, pointsOf, pressed } from '../../src/boards/defenders/stands.ts';
import { landscape, motifOf, outlines } from '../../src/boards/defenders/terrain.ts';
import { journeys, placesTo, WAYS, waysOf } from '../../src/boards/defenders/travel.ts';
import { boxOf, home, inSight, keep } from '../../src/boards/shared/camera.ts';
import type { Choice, Decision, Event } from '../../src/protocol.ts';
import type { View } from '../../src/views/defenders.ts';
import recorded from './fixtures/defenders-positions.json';
import { firstOf } from './helpers.ts';

interface Case {
  view: View;
  decision: Decision;
}

const { catalogue, names, cases } = recorded as unknown as {
  catalogue: Catalogue;
  names: Record<string, Record<string, string>>;
  cases: Case[];
};

const of = firstOf(cases);
const name = (place: string) => names.location?.[place] ?? place;
/** As they are called in French. */
const CONTENT = '../src/tablee/games/defenders/data/locations.toml';
const french = Object.fromEntries(
  [...readFileSync(CONTENT, 'utf8').matchAll(/id = "(\w+)"\s+name = \{ fr = "([^"]+)"/g)].map(
    ([, id = '', called = '']) => [id, called],
  ),
);
const inFrench = (place: string) => french[place] ?? '';
const changedView = (view: View, over: Partial<View>): View => ({ ...view, ...over });

describe('ways to travel', () => {
  const asked = cases.filter(({ decision }) => decision.kind === 'destination');

  it('were recorded with every way, and in an enemy shape', () => {
    const found = new Set(asked.map(({ decision }) => decision.about.way));
    expect([...found].sort()).toEqual(
      ['eagle', 'flight', 'foot', 'gate', 'gate_card', 'horse', 'steed', 'teleport'].sort(),
    );
    expect(asked.some(({ view, decision }) => view.players[decision.seat]?.shape)).toBe(true);
  });

  it('are followed from the hero to the place, as the engine tells them', () => {
    for (const { view, decision } of asked) {
      const [travel] = view.prospects.travel;
      if (!travel) throw new Error('no way');
      expect(travel.way).toBe(decision.about.way);
      const legal = decision.choices.map(({ targets }) => targets[0]?.[1] ?? '');
      expect(travel.steps.map(({ to }) => to).sort()).toEqual(legal.sort());
      for (const { to } of travel.steps) {
        const places = placesTo(travel, to);
        expect([places[0], places.at(-1)]).toEqual([view.players[decision.seat]?.at, to]);
        if (!['foot', 'horse', 'steed', 'ride', 'eagle', 'flight'].includes(travel.way)) continue;
        for (const [i, place] of places.slice(1).entries()) {
          expect(catalogue.locations[places[i] ?? '']?.roads).toContain(place);
        }
      }
    }
  });

  it('are offered on the map by day: those without a card unasked, the others once they are picked', () => {
    const { view, decision } = of('day', ({ decision }) =>
      decision.choices.some(({ verb }) => verb === 'horse'),
    );
    const player = view.players[decision.seat];
    const near = catalogue.locations[player?.at ?? '']?.roads ?? [];
    const unasked = journeys(view, decision, { card: null, way: null });
    for (const place of near) {
      expect(unasked.get(place)?.first.text).toBeDefined();
      expect(unasked.get(place)?.then).toEqual([`to ${place}`]);
    }
    const riding = journeys(view, decision, { card: null, way: 'horse' });
    expect(riding.size).toBeGreaterThan(near.length);
    for (const { first, way } of riding.values()) expect([first.text, way]).toEqual(['horse', 'horse']);
    const card = player?.hand?.find((one) => catalogue.cards[one]?.travel === 'horse') ?? '';
    const paid = journeys(view, decision, { card, way: null });
    expect([...paid.keys()].sort()).toEqual([...riding.keys()].sort());
    for (const { to, then } of paid.values()) expect(then).toEqual([`card ${card}`, `to ${to}`]);
  });

  it('name the gate card that leads to its own place', () => {
    const { view, decision } = of(
      'day',
      ({ view, decision }) =>
        decision.choices.some(({ verb }) => verb === 'gate_card') &&
        (view.players[decision.seat]?.hand ?? []).filter((card) => catalogue.cards[card]?.travel === 'gate')
          .length > 1,
    );
    const hand = view.players[decision.seat]?.hand ?? [];
    const card = hand.find(
      (one) =>
        catalogue.cards[one]?.travel === 'gate' &&
        catalogue.cards[one]?.location !== view.players[decision.seat]?.at &&
        !view.gates.includes(catalogue.cards[one]?.location ?? ''),
    );
    const place = catalogue.cards[card ?? '']?.location ?? '';
    const trip = journeys(view, decision, { card: null, way: 'gate_card' }).get(place);
    expect(trip?.then.at(-1)).toBe(`to ${place}`);
    expect(catalogue.cards[trip?.card ?? '']?.location).toBe(place);
  });

  it('are none outside the day', () => {
    const { view, decision } = of('destination');
    expect(waysOf(decision)).toEqual([]);
    expect(journeys(view, decision, { card: null, way: null }).size).toBe(0);
    expect(journeys(view, null, { card: null, way: 'foot' }).size).toBe(0);
    expect(new Set(WAYS).size).toBe(9);
  });
});

describe('what can be pressed', () => {
  const kinds = [
    'destination',
    'send_to',
    'clear',
    'purity',
    'place_gate',
    'sweep_to',
    'sweep',
    'remove_minions',
    'push_back',
    'send_hero',
    'spy',
    'disperse',
    'spare_half',
    'next_roller',
  ];

  it('is on the map for every answer about a place, a minion, a general or a hero', () => {
    for (const { view, decision } of cases.filter(({ decision }) => kinds.includes(decision.kind))) {
      const told = decision.choices.filter(({ targets }) => targets.length > 0);
      expect(told.length).toBeGreaterThan(0);
      const spots = spotsOf(view, catalogue, decision);
      expect(spots.map(({ choice }) => choice.text).sort()).toEqual(told.map(({ text }) => text).sort());
      for (const { anchor } of spots) expect(catalogue.locations[placeOf(view, anchor)]).toBeDefined();
    }
  });

  it('has each thing only once', () => {
    for (const { view, decision } of cases) {
      const anchors = spotsOf(view, catalogue, decision).map(({ anchor }) => JSON.stringify(anchor));
      expect(new Set(anchors).size).toBe(anchors.length);
    }
  });

  it('is where the deed of the day happens', () => {
    const day = (verb: string) =>
      of('day', ({ decision }) => decision.choices.some((one) => one.verb === verb));
    for (const [verb, on] of [
      ['fight', 'troops'],
      ['heal_land', 'crystal'],
      ['build', 'gate'],
      ['quest', 'quest'],
      ['heal_self', 'hero'],
      ['rumors', 'place'],
    ] as const) {
      const { view, decision } = day(verb);
      const choice = decision.choices.find((one) => one.verb === verb) as Choice;
      const anchor = anchorOf(view, catalogue, decision, choice);
      expect([verb, anchor?.on]).toEqual([verb, on]);
      expect(anchor && placeOf(view, anchor)).toBe(view.players[decision.seat]?.at);
    }
    const { view, decision } = day('fight');
    const end = decision.choices.find(({ verb }) => verb === 'end') as Choice;
    expect(anchorOf(view, catalogue, decision, end)).toBeNull();
  });

  it('is the general where he can be attacked', () => {
    const { view, decision } = of('day');
    const place = view.generals.gorgutt?.at ?? '';
    const players = view.players.map((one) => (one.seat === decision.seat ? { ...one, at: place } : one));
    const attack: Choice = { text: 'attack', verb: 'attack', targets: [] };
    const there = changedView(view, { players });
    expect(anchorOf(there, catalogue, decision, attack)).toEqual({ on: 'general', general: 'gorgutt' });
  });
});

describe('where pieces stand', () => {
  it('is beside their place, and nobody stands on another', () => {
    for (const { view } of cases) {
      const heroes = heroesOn(view, catalogue);
      expect(heroes).toHaveLength(view.players.filter(({ hero }) => hero !== null).length);
      expect(new Set(heroes.map(({ x, y }) => `${x},${y}`)).size).toBe(heroes.length);
      for (const { player, x, y } of heroes) {
        const at = spotAt(catalogue, player.at ?? '');
        expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(140);
      }
    }
  });

  it('is never cut by the edge of the map', () => {
    const { view } = of('day', ({ view }) => view.players.length > 1);
    for (const place of Object.keys(catalogue.locations)) {
      const players = view.players.map((player) => ({ ...player, at: place }));
      for (const { x, y } of heroesOn(changedView(view, { players }), catalogue)) {
        expect([place, Math.min(x, 1000 - x) >= 22, Math.min(y, 700 - y) >= 22]).toEqual([place, true, true]);
      }
    }
  });

  it('never hides the name of the place, nor most of another', () => {
    const { view } = of('day', ({ view }) => view.players.length > 1);
    const empty = changedView(view, { minions: {} });
    expect(Object.keys(french).sort()).toEqual(Object.keys(catalogue.locations).sort());
    const [one] = view.players;
    const covered: (string | number)[][] = [];
    for (const labels of [layOut(catalogue, name), layOut(catalogue, inFrench)]) {
      for (const place of Object.keys(catalogue.locations)) {
        const players = [0, 1, 2, 3].map((seat) => ({ ...one!, seat, at: place }));
        const four = heroesOn(changedView(empty, { players }), catalogue, labels);
        // Who comes later moves nobody: two or three stand as the first of four.
        for (const pins of [1, 2, 3, 4].map((count) => four.slice(0, count))) {
          for (const label of labels) {
            const part = hidden(pointsOf(label), pins);
            if (part > (label.place === place ? 0.1 : 0.5)) covered.push([place, pins.length, label.place]);
          }
        }
      }
    }
    expect(covered).toEqual([]);
  });

  it('leaves room for one who arrives', () => {
    const { view } = of('day', ({ view }) => view.players.length > 1);
    const there = view.players[0]?.at ?? '';
    const before = heroesOn(view, catalogue).filter(({ player }) => player.at === there);
    const arrival = arrivalAt(view, catalogue, there);
    expect(before.every(({ x, y }) => Math.hypot(x - arrival.x, y - arrival.y) > 15)).toBe(true);
  });

  it('is hit there: each piece that can be pressed, a row of minions as a frame', () => {
    for (const { view, decision } of cases) {
      const spots = spotsOf(view, catalogue, decision);
      const hit = pressed(view, catalogue, spots, heroesOn(view, catalogue));
      const pieces = spots.filter(({ anchor }) => anchor.on !== 'place');
      expect(hit.map(({ spot }) => spot)).toEqual(pieces);
      for (const { spot, width } of hit) expect(width > 0).toBe(spot.anchor.on === 'troops');
    }
  });
});

describe('the drawing', () => {
  it('has every road once, between places that name each other', () => {
    const found = roads(catalogue);
    expect(found).toHaveLength(74);
    for (const { from, to, a, b } of found) {
      expect(catalogue.locations[to]?.roads).toContain(from);
      expect(along(road(catalogue, from, to), 0)).toMatchObject(a);
      expect(along(road(catalogue, from, to), 1)).toMatchObject(b);
    }
  });

  it('bends a road the same way from both ends', () => {
    const [there, back] = [
      road(catalogue, 'raven_forest', 'blood_flats'),
      road(catalogue, 'blood_flats', 'raven_forest'),
    ];
    expect(there.bend.x).toBeCloseTo(back.bend.x);
    expect(there.bend.y).toBeCloseTo(back.bend.y);
    expect(routeLine(catalogue, ['raven_forest', 'blood_flats', 'unicorn_forest']).match(/Q/g)).toHaveLength(
      2,
    );
    expect(arcLine({ x: 0, y: 100 }, { x: 100, y: 100 })).toBe('M0,100Q50,54 100,100');
  });

  it('marches to the city on every road of a path, three steps a road', () => {
    const heads = marching(catalogue, 'balazarg');
    const path = catalogue.generals.balazarg?.path ?? [];
    expect(heads).toHaveLength(3 * (path.length - 1));
    const city = spotAt(catalogue, catalogue.city);
    const [first, last] = [heads[0], heads.at(-1)];
    expect(Math.hypot((last?.x ?? 0) - city.x, (last?.y ?? 0) - city.y)).toBeLessThan(
      Math.hypot((first?.x ?? 0) - city.x, (first?.y ?? 0) - city.y),
    );
  });

  it('gives every piece of a crowd its own room', () => {
    const crowd = troopSpots(3, false, false);
    expect(crowd.map(({ x }) => x)).toEqual([-21, 0, 21]);
    expect(troopSpots(2, false, true).every(({ x }) => x > 0)).toBe(true);
    for (const place of Object.keys(catalogue.locations)) {
      const xs = troopsAt(catalogue, place, 3, true).map(({ x }) => x + spotAt(catalogue, place).x);
      expect(Math.min(...xs)).toBeGreaterThan(12);
      expect(Math.max(...xs)).toBeLessThan(988);
    }
    expect(new Set(heroSpots(4, true, false).map(({ x }) => x)).size).toBe(4);
  });

  it('is the same on every visit, and follows the names of the places', () => {
    expect(landscape(catalogue)).toEqual(landscape(catalogue));
    expect(motifOf('raven_forest')).toBe('forest');
    expect(motifOf('bounty_bay')).toBe('water');
    expect(motifOf('amarak_peak')).toBe('mountain');
    expect(motifOf('ghost_marsh')).toBe('swamp');
    expect(motifOf('chimera_inn')).toBe('sign');
    for (const form of landscape(catalogue)) {
      if (!['lake', 'bog', 'sign'].includes(form.kind)) expect(outlines(form).body).toMatch(/^M/);
      expect(outlines(form).body).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('the names on the map', () => {
  const labels = layOut(catalogue, name);
  const boxOfLabel = ({ place, lines, anchor, x, y }: Label) => {
    const w = Math.max(...lines.map(widthOf));
    const left = anchor === 'middle' ? x - w / 2 : anchor === 'start' ? x : x - w;
    return { place, left, right: left + w, top: y, bottom: y + lines.length * 13.8 };
  };
  const boxes = labels.map(boxOfLabel);

  it('are all there, once, inside the map', () => {
    expect(labels.map(({ place }) => place).sort()).toEqual(Object.keys(catalogue.locations).sort());
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(MAP.width);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(MAP.height);
    }
  });

  it('do not cover each other nor a place', () => {
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        expect([a.place, b.place, Math.min(across, down) > 3]).toEqual([a.place, b.place, false]);
      }
      for (const [place, { x, y }] of Object.entries(catalogue.locations)) {
        const [dx, dy] = [Math.max(a.left - x, 0, x - a.right), Math.max(a.top - y, 0, y - a.bottom)];
        expect([a.place, place, Math.hypot(dx, dy) < 14]).toEqual([a.place, place, false]);
      }
    }
  });

  it('leave the gate in sight that stands there in every game', () => {
    const { x, y } = spotAt(catalogue, 'dancing_stone');
    const gate = { x: x + GATE(false).x, y: y + GATE(false).y };
    for (const found of [labels, layOut(catalogue, inFrench)]) {
      for (const label of found) {
        const { left, right, top, bottom } = boxOfLabel(label);
        const away = Math.hypot(
          Math.max(left - gate.x, 0, gate.x - right),
          Math.max(top - gate.y, 0, gate.y - bottom),
        );
        expect([label.place, away < 9]).toEqual([label.place, false]);
      }
    }
  });

  it('stand in the same place each time, long ones in two even lines', () => {
    expect(layOut(catalogue, name)).toEqual(labels);
    expect(labelsIn('en', catalogue, name)).toBe(labelsIn('en', catalogue, () => ''));
    expect(split('Raven Forest')).toEqual(['Raven', 'Forest']);
    expect(split('Wolf Pass')).toEqual(['Wolf Pass']);
    expect(split('Monts des Dents du Dragon')).toEqual(['Monts des', 'Dents du Dragon']);
  });
});

describe('the window', () => {
  const city = spotAt(catalogue, catalogue.city);

  it('shows the whole map where there is room', () => {
    const camera = home(CHART, { width: 900, height: 640 }, [city], city, false);
    expect(inSight(camera, { width: 900, height: 640 })).toMatchObject({ h: expect.closeTo(711.1, 0) });
    expect(camera).toMatchObject({ x: 500, y: 350 });
  });

  it('is around what matters on a phone, large enough for fingers, and never beside the map', () => {
    const window = { width: 390, height: 430 };
    const near = home(CHART, window, [city, { x: city.x + 90, y: city.y }], city, true);
    expect(near.scale).toBeGreaterThanOrEqual(CHART.finger);
    expect(near.x).toBeCloseTo(city.x + 45);
    const far = home(
      CHART,
      window,
      [
        { x: 60, y: 60 },
        { x: 900, y: 640 },
      ],
      city,
      true,
    );
    expect([far.scale, far.x, far.y]).toEqual([CHART.finger, city.x, city.y]);
    const sight = inSight(home(CHART, window, [{ x: 20, y: 20 }], null, true), window);
    expect(sight.x).toBeGreaterThanOrEqual(-0.001);
    expect(sight.y).toBeGreaterThanOrEqual(-0.001);
  });

  it('keeps names legible on a flat board', () => {
    expect(home(CHART, { width: 1000, height: 200 }, [city], city, false).scale).toBeGreaterThanOrEqual(
      CHART.legible,
    );
    // Where nothing is asked the map fills the window.
    expect(home(CHART, { width: 390, height: 430 }, [], null, true).scale).toBeCloseTo(430 / 700);
  });

  it('comes no nearer and goes no farther than makes sense', () => {
    const window = { width: 500, height: 350 };
    expect(keep(CHART, { x: 0, y: 0, scale: 9 }, window)).toEqual({ x: 125, y: 87.5, scale: CHART.largest });
    expect(keep(CHART, { x: 0, y: 0, scale: 0.1 }, window)).toEqual({ x: 500, y: 350, scale: 0.5 });
    expect(boxOf(CHART, [])).toEqual({ x: 0, y: 0, w: 1000, h: 700 });
    expect(boxOf({ ...CHART, margin: 10 }, [{ x: 100, y: 100 }])).toEqual({ x: 90, y: 90, w: 20, h: 20 });
  });
});

describe('what is left of the last events', () => {
  const told = (kind: string, args: Record<string, string>): Event =>
    ({ n: 1, entry: 1, kind, args, rule: '' }) as Event;
  const events = [
    told('placed', { location: 'raven_forest', colour: 'green', minions: '1' }),
    told('tainted', { location: 'raven_forest', crystals: '1' }),
    told('overrun', { location: 'raven_forest', colour: 'green' }),
    told('fight', { seat: '0', location: 'blood_flats' }),
  ];

  it('rises from places, one after another', () => {
    expect(floats(events)).toEqual([
      { place: 'raven_forest', icon: null, colour: 'green', tone: 'bad', delay: 0 },
      { place: 'raven_forest', icon: 'crystal-growth', colour: null, tone: 'bad', delay: 280 },
    ]);
  });

  it('runs from overrun places and marks what changed', () => {
    expect(waves(events)).toEqual([{ place: 'raven_forest', colour: 'green', delay: 0 }]);
    expect(changed(events)).toEqual(['raven_forest']);
  });
});

describe('a plan', () => {
  const choice = (text: string): Choice => ({ text, verb: text.split(' ')[0] ?? '', targets: [] });
  const asks = (kind: string, ...texts: string[]) =>
    ({ kind, choices: texts.map(choice) }) as unknown as Decision;

  it('goes on with each new question, and skips what the table did by itself', () => {
    const plan = new Plan();
    plan.begin('0 a', 'horse', ['card x', 'to wolf_pass']);
    expect(plan.goal).toBe('wolf_pass');
    expect(plan.next('0 a', asks('day', 'horse'), null)).toBeNull();
    expect(plan.next('0 b', asks('travel_card', 'card x', 'card y'), null)?.text).toBe('card x');
    expect(plan.next('0 c', asks('destination', 'to wolf_pass'), null)?.text).toBe('to wolf_pass');
    plan.begin('0 a', 'horse', ['card x', 'to wolf_pass']);
    expect(plan.next('0 c', asks('destination', 'to wolf_pass'), null)?.text).toBe('to wolf_pass');
  });

  it('waits while the reader chooses the card, and ends where it does not fit', () => {
    const plan = new Plan();
    plan.begin('0 a', 'horse', ['to wolf_pass']);
    expect(plan.next('0 b', asks('travel_card', 'card x', 'card y'), null)).toBeNull();
    expect(plan.goal).toBe('wolf_pass');
    expect(plan.next('0 c', asks('day', 'foot'), null)).toBeNull();
    expect(plan.goal).toBeNull();
  });

  it('ends if the reader marks another answer first', () => {
    const plan = new Plan();
    plan.begin('0 a', 'horse', ['to wolf_pass']);
    plan.next('0 a', asks('day', 'horse', 'foot'), choice('horse'));
    expect(plan.goal).toBe('wolf_pass');
    plan.next('0 a', asks('day', 'horse', 'foot'), choice('foot'));
    expect(plan.goal).toBeNull();
  });
});

describe('small questions about a position', () => {
  it('are answered from the view', () => {
    const { view, decision } = of('day');
    const player = view.players[decision.seat];
    if (!player) throw new Error('nobody there');
    expect(actionsLeft(player)).toBe(player.ready + player.bonus);
    expect(lifeOf(player)).toBe(player.ready + player.spent);
    expect(shownSeat(view, -1)).toBe(view.active);
    expect(shownSeat(view, 0)).toBe(0);
    expect(generalAt(view, view.generals.varkolak?.at ?? '')).toBe('varkolak');
    expect(generalAt(view, catalogue.city)).toBeNull();
    expect(shapeOf('purple')).toBe('violet');
    for (const [place, counts] of Object.entries(view.minions)) {
      expect(troops(view, place)).toHaveLength(sum(counts));
    }
    expect(catalogueOf({}).city).toBe('monarch_city');
    expect(catalogueOf(catalogue)).toBe(catalogueOf(catalogue));
  });
});
