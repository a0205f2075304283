/** What the map of Andor makes of positions of real games: walks, spots, stands, window, plans. */
import { describe, expect, it } from 'vitest';
import { CHART } from '../../src/boards/andor/camera.ts';
import { beastRadius, MAP, spotAt } from '../../src/boards/andor/geometry.ts';
import { changed, floats, marches, stormy } from '../../src/boards/andor/marks.ts';
import { Plan } from '../../src/boards/andor/plan.svelte.ts';
import { anchorOf, spaceOf, spotsOf, target } from '../../src/boards/andor/spots.ts';
import { arrivalAt, goals, lyingAt, pinsOn, pressed, track } from '../../src/boards/andor/stands.ts';
import { trailsAfter } from '../../src/boards/andor/trails.ts';
import { journeys, moverOf, moversOf } from '../../src/boards/andor/travel.ts';
import { catalogueOf, inLang, isLake, spacesOf } from '../../src/boards/andor/catalogue.ts';
import {
  alliesAt,
  besiegers,
  creatureAt,
  heroes,
  heroesAt,
  heroOf,
  shownSeat,
  type Hero,
} from '../../src/boards/andor/questions.ts';
import type { Creature, View } from '../../src/views/andor.ts';
import { boxOf, home, inSight, keep } from '../../src/boards/shared/camera.ts';
import type { Choice, Decision, Event } from '../../src/protocol.ts';
import recorded from './fixtures/andor-places.json';
import { firstOf, has } from './helpers.ts';

interface Case {
  view: View;
  decision: Decision;
}

const { catalogue: printed, cases } = recorded as unknown as { catalogue: object; cases: Case[] };
const catalogue = catalogueOf(printed);

const of = firstOf(cases);
const askedHero = ({ view, decision }: Case): Hero => {
  const hero = heroOf(view, decision.seat);
  if (!hero) throw new Error('nobody there');
  return hero;
};
const choice = (text: string, targets: [string, string][] = []): Choice => ({
  text,
  verb: text.split(' ')[0] ?? '',
  targets,
});
const told = (kind: string, args: Record<string, string>): Event =>
  ({ n: 1, entry: 1, kind, args, rule: '' }) as Event;

describe('those who are led', () => {
  it('are told apart from the hero by the answers', () => {
    const { decision } = of('turn', has('lead'));
    expect(moversOf(decision)[0]).toBe('hero');
    expect(moversOf(decision)).toContain('tranuk');
    expect(moversOf(null)).toEqual([]);
    expect(moverOf(choice('move 3', [['space', '3']]))).toBe('hero');
    expect(
      moverOf(
        choice('lead tranuk 3', [
          ['walker', 'tranuk'],
          ['space', '3'],
        ]),
      ),
    ).toBe('tranuk');
    expect(moverOf(choice('volpin 3', [['space', '3']]))).toBe('volpin');
    expect(moverOf(choice('pass'))).toBeNull();
  });

  it('can be sent anywhere if they fly', () => {
    const one = of('turn', has('volpin'));
    const trips = journeys(one.view, one.decision, 'volpin');
    const legal = one.decision.choices.filter(({ verb }) => verb === 'volpin');
    expect([...trips.keys()].sort()).toEqual(legal.map((answer) => target(answer, 'space')).sort());
    for (const { first, then, hours } of trips.values()) {
      expect(legal).toContain(first);
      expect([then, hours]).toEqual([[], 1]);
    }
  });
});

describe('journeys', () => {
  it('begin with an answer to the question and go on step by step, as the engine tells them', () => {
    let [walks, led] = [0, 0];
    // What is held out is asked about while it is another's turn.
    for (const { view, decision } of cases.filter((one) => one.decision.kind !== 'offer')) {
      for (const { mover, seat, start, steps } of view.prospects.reach) {
        const trips = journeys(view, decision, mover);
        expect(seat).toBe(decision.seat);
        expect([...trips.keys()].sort()).toEqual(steps.map(({ to }) => to).sort());
        for (const { to, hours, skins, wp } of steps) {
          const trip = trips.get(to);
          expect(trip).toMatchObject({ mover, hours, skins, wp });
          if (!trip) continue;
          const { spaces, clock, first, then } = trip;
          expect(decision.choices).toContain(first);
          const said = mover === 'hero' ? 'move' : `lead ${mover}`;
          expect([first.text, ...then]).toEqual(spaces.slice(1).map((space) => `${said} ${space}`));
          expect([spaces[0], spaces.at(-1)]).toEqual([start, to]);
          expect([clock.length, clock.at(-1)]).toEqual([spaces.length - 1, hours]);
        }
        if (mover === 'hero') walks += 1;
        else led += 1;
      }
    }
    expect(walks).toBeGreaterThan(15);
    expect(led).toBeGreaterThan(2);
  });

  it('offer whatever the table allows, and nothing else where it allows nothing', () => {
    const one = of('turn', ({ view }) => view.face === 'castle');
    const far = one.decision.choices.length;
    const odd = { ...one.decision, choices: [choice('move 70', [['space', '70']])] };
    expect(far).toBeGreaterThan(0);
    expect([...journeys(one.view, odd, 'hero').keys()]).toEqual(['70']);
    expect(journeys(one.view, one.decision, 'tranuk').size).toBe(0);
    expect(journeys(one.view, null, 'hero').size).toBe(0);
  });
});

describe('answers on the map', () => {
  const one = of('turn', ({ view }) => view.face === 'castle');
  const { space } = askedHero(one);
  const anchor = (text: string, targets: [string, string][] = [], decision = one.decision, view = one.view) =>
    anchorOf(view, decision, choice(text, targets));

  it('stand where they are about', () => {
    expect(anchor('relight')).toEqual({ on: 'fire', space });
    expect(anchor('fire')).toEqual({ on: 'fire', space });
    expect(anchor('activate')).toEqual({ on: 'token', space });
    expect(anchor('reveal 3', [['space', '3']])).toEqual({ on: 'token', space: '3' });
    expect(anchor('pick gem', [['item', 'gem']])).toEqual({ on: 'item', space, item: 'gem' });
    expect(anchor('fly 2', [['other', '2']])).toEqual({ on: 'hero', seat: 1 });
    expect(anchor('ashore 408', [['space', '408']])).toEqual({ on: 'space', space: '408' });
    for (const text of ['pass', 'end_day', 'give 2 gem', 'barter gourd falcon'])
      expect(anchor(text)).toBeNull();
  });

  it('stop where who moves has come to', () => {
    const kind = (kind: string, about = {}) => ({ ...one.decision, kind, about });
    const view: View = { ...one.view, allies: { tranuk: '5', volpin: '9' } };
    expect(anchor('stop', [], kind('move'))).toEqual({ on: 'space', space });
    expect(anchor('stop', [], kind('lead', { ally: 'tranuk' }), view)).toEqual({ on: 'space', space: '5' });
    expect(anchor('stop', [], kind('volpin'), view)).toEqual({ on: 'space', space: '9' });
    expect(anchor('stop', [], kind('pass'))).toBeNull();
    expect(anchor('peek', [], one.decision, view)).toEqual({ on: 'token', space: '9' });
    expect(anchor('peek')).toBeNull();
  });

  it('are fights where a creature stands', () => {
    const fight = of('turn', has('fight'));
    const spots = spotsOf(fight.view, [fight.decision]);
    expect(spots.find(({ choice }) => choice.verb === 'fight')?.anchor).toEqual({
      on: 'creature',
      space: askedHero(fight).space,
    });
    expect(anchor('fight', [], one.decision, { ...one.view, creatures: [] })).toBeNull();
  });

  it('are one for each thing; other seats only add what the first does not say', () => {
    const answers = ['relight', 'fire', 'pass'].map((text) => choice(text));
    const own = { ...one.decision, choices: answers };
    const other = {
      ...one.decision,
      seat: 1,
      kind: 'offer',
      choices: [choice('relight'), choice('activate')],
    };
    const found = spotsOf(one.view, [own, other]);
    expect(found.map(({ choice, decision }) => [choice.text, decision.seat])).toEqual([
      ['relight', one.decision.seat],
      ['activate', 1],
    ]);
    expect(spaceOf(one.view, { on: 'hero', seat: 1 })).toBe(one.view.heroes[1]?.space);
    expect(spaceOf(one.view, { on: 'token', space: '7' })).toBe('7');
  });
});

describe('figures', () => {
  const found = of('turn', ({ view }) => view.face === 'village' && view.heroes.length > 2);
  const base = { ...found, view: { ...found.view, creatures: [], allies: {}, silhouette: null } as View };
  const gather = (view: View, space: string): View => ({
    ...view,
    heroes: view.heroes.map((hero) => ({ ...hero, space })),
  });

  it('stand apart from each other, whoever shares a space', () => {
    for (const [space, creatures] of [
      ['401', []],
      ['412', []],
      ['412', [{ creature: 'gor', space: '412' }]],
    ] as const) {
      const view = gather(
        {
          ...base.view,
          allies: { tranuk: space, volpin: space },
          silhouette: space,
          creatures: creatures as unknown as Creature[],
        },
        space,
      );
      const pins = pinsOn(view, catalogue);
      expect(pins).toHaveLength(view.heroes.length + 3);
      for (const a of pins) {
        for (const b of pins) {
          if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12);
        }
      }
    }
  });

  it('are never cut by the edge of the map', () => {
    for (const space of Object.keys(catalogue.spaces))
      for (const { x, y } of pinsOn(gather(base.view, space), catalogue)) {
        expect([space, Math.min(x, 1000 - x) >= 24, Math.min(y, 700 - y) >= 24]).toEqual([space, true, true]);
      }
  });

  it('keep their order while they move, so that each keeps its figure', () => {
    const keys = (view: View) => pinsOn(view, catalogue).map(({ key }) => key);
    expect(keys(gather(base.view, '449'))).toEqual(keys(gather(base.view, '402')));
  });

  it('arrive beside those who are there', () => {
    const view = gather(base.view, '412');
    const alone = arrivalAt(gather(base.view, '402'), catalogue, '412', 'hero 0');
    expect(alone).toEqual({ x: 300, y: 206 });
    const last = arrivalAt(view, catalogue, '412', 'hero 0');
    const pins = pinsOn(view, catalogue);
    expect(pins.some(({ x, y }) => x === last.x && y === last.y)).toBe(true);
  });

  it('are pressed where they stand, items in their row', () => {
    const seat = base.decision.seat;
    const view: View = {
      ...gather(base.view, '412'),
      creatures: [],
      items: { '412': { gem: 1, gourd: 2 } },
      fixed: {},
    };
    const decision = {
      ...base.decision,
      choices: [
        choice('pick gourd', [['item', 'gourd']]),
        choice('activate'),
        choice('fire'),
        choice(`fly ${seat + 1}`, [['other', String(seat + 1)]]),
      ],
    };
    const pins = pinsOn(view, catalogue);
    const spots = pressed(view, catalogue, spotsOf(view, [decision]), pins);
    expect(spots.map(({ spot }) => spot.choice.text)).toEqual(decision.choices.map(({ text }) => text));
    const at = spotAt(catalogue, '412');
    const [gourd, token, fire, pin] = spots;
    expect(gourd?.x).toBeGreaterThan(at.x);
    expect(gourd?.y).toBeGreaterThan(at.y + 20);
    expect([token?.x ?? 0, fire?.x ?? 0].map((x) => Math.sign(x - at.x))).toEqual([1, -1]);
    expect(pins.some(({ hero, x }) => hero?.seat === seat && x === pin?.x)).toBe(true);
    expect(lyingAt(view, '412').map(({ item, count }) => [item, count])).toEqual([
      ['gem', 1],
      ['gourd', 2],
    ]);
  });

  it('are larger for those that legends tell of', () => {
    expect(beastRadius({ creature: 'tuavahr' } as Creature)).toBeGreaterThan(
      beastRadius({ creature: 'gor' } as Creature),
    );
  });
});

describe('creatures', () => {
  const beasts = (...list: [string, string | null][]): View =>
    ({ creatures: list.map(([creature, space]) => ({ creature, space })) }) as unknown as View;
  const names = (view: View, before: ReturnType<typeof track> = [], events: Event[] = []) =>
    track(before, view, events);
  const plain = (list: ReturnType<typeof track>) => list.map(({ key, at }) => `${key} @${at}`);

  it('keep their names where they stand, and lose them when they fall', () => {
    const first = names(beasts(['gor', '3'], ['gor', '5'], ['wargor', '9'], ['gor', null]));
    expect(plain(first)).toEqual(['gor 1 @3', 'gor 2 @5', 'wargor 1 @9']);
    const fallen = told('defeated', { seat: '0', creature: 'gor', space: '3' });
    const next = names(beasts(['gor', '5'], ['wargor', '9']), first, [fallen]);
    expect(plain(next)).toEqual(['gor 2 @5', 'wargor 1 @9']);
    const grown = names(beasts(['gor', '5'], ['wargor', '9'], ['gor', '8']), next);
    expect(plain(grown)).toEqual(['gor 1 @8', 'gor 2 @5', 'wargor 1 @9']);
  });

  it('are followed along their ways, even into places that others left', () => {
    const first = names(beasts(['gor', '3'], ['gor', '5']));
    const went = [
      told('marched', { creature: 'gor', from: '3', space: '1' }),
      told('marched', { creature: 'gor', from: '5', space: '3' }),
    ];
    expect(plain(names(beasts(['gor', '1'], ['gor', '3']), first, went))).toEqual(['gor 1 @1', 'gor 2 @3']);
    // Without word of it the nearest explanation counts: who stands there stays.
    expect(plain(names(beasts(['gor', '1'], ['gor', '3']), first))).toEqual(['gor 1 @3', 'gor 2 @1']);
  });
});

describe('the window', () => {
  const castle = spotAt(catalogue, '0');

  it('shows the whole map where there is room', () => {
    const camera = home(CHART, { width: 900, height: 640 }, [castle], castle, false);
    expect(inSight(camera, { width: 900, height: 640 })).toMatchObject({ h: expect.closeTo(711.1, 0) });
    expect(camera).toMatchObject({ x: 500, y: 350 });
    expect(home(CHART, { width: 1000, height: 430 }, [castle], castle, false).scale).toBeGreaterThan(
      CHART.legible,
    );
  });

  it('is around what matters on a phone, large enough for fingers, and never beside the map', () => {
    const window = { width: 390, height: 430 };
    const near = home(
      CHART,
      window,
      [
        { x: 400, y: 300 },
        { x: 490, y: 300 },
      ],
      null,
      true,
    );
    expect(near.scale).toBeGreaterThanOrEqual(CHART.finger);
    expect(near.x).toBeCloseTo(445);
    const far = home(
      CHART,
      window,
      [
        { x: 60, y: 60 },
        { x: 900, y: 640 },
      ],
      { x: 300, y: 330 },
      true,
    );
    expect([far.scale, far.x, far.y]).toEqual([CHART.finger, 300, 330]);
    const sight = inSight(home(CHART, window, [{ x: 20, y: 20 }], null, true), window);
    expect(sight.x).toBeGreaterThanOrEqual(-0.001);
    expect(sight.y).toBeGreaterThanOrEqual(-0.001);
  });

  it('comes no nearer and goes no farther than makes sense', () => {
    const window = { width: 500, height: 350 };
    expect(keep(CHART, { x: 0, y: 0, scale: 9 }, window).scale).toBe(CHART.largest);
    expect(keep(CHART, { x: 0, y: 0, scale: 0.1 }, window)).toEqual({ x: 500, y: 350, scale: 0.5 });
    expect(boxOf(CHART, [])).toEqual({ x: 0, y: 0, w: MAP.width, h: MAP.height });
    expect(boxOf({ ...CHART, margin: 10 }, [{ x: 100, y: 100 }])).toEqual({ x: 90, y: 90, w: 20, h: 20 });
  });
});

describe('what is left of the last events', () => {
  const { view, decision } = of('turn', ({ view }) => view.face === 'castle');

  it('rises from spaces and from heroes, one after another', () => {
    const hero = askedHero({ view, decision });
    const [seat, here] = [String(hero.seat), hero.space];
    const events = [
      told('fire-lit', { seat, space: '7' }),
      told('will', { seat, wp: String(hero.wp - 2) }),
      told('will', { seat, wp: String(hero.wp + 3) }),
      told('moved', { seat, space: '8' }),
      told('snow-activated', { seat, space: '8', token: 'snowstorm' }),
    ];
    const signs = (before: Hero[] | null) =>
      floats(view, events, before).map(({ space, words, tone, delay }) => [space, words, tone, delay]);
    expect(signs(heroes(view))).toEqual([
      ['7', '', 'good', 0],
      [here, '−2', 'bad', 260],
      [here, '+5', 'good', 520],
      ['8', '', 'bad', 780],
    ]);
    // Without the position before only the points themselves can be told.
    expect(signs(null).slice(1, 3)).toEqual([
      [here, String(hero.wp - 2), 'plain', 260],
      [here, '+5', 'good', 520],
    ]);
  });

  it('marks what changed and where creatures went, and says whether a storm blew', () => {
    const events = [
      told('marched', { creature: 'gor', from: '10', space: '3' }),
      told('spawned', { creature: 'gor', space: '26' }),
      told('moved', { seat: '0', space: '8' }),
    ];
    expect(changed(events)).toEqual(['3', '26']);
    expect(marches(events)).toEqual([['10', '3']]);
    expect(stormy(events)).toBe(false);
    expect(stormy([told('storm', {})])).toBe(true);
  });
});

describe('trails', () => {
  const { view } = of('turn', ({ view }) => view.face === 'castle' && view.heroes.length > 1);
  const at = (...spaces: string[]): View => ({
    ...view,
    passages: [],
    heroes: view.heroes.map((hero) => ({ ...hero, space: spaces[hero.seat] ?? '70' })),
  });
  const after = (...steps: View[]) =>
    steps.reduce<{ trails: ReturnType<typeof trailsAfter>; seen: View | null }>(
      ({ trails, seen }, next) => ({ trails: trailsAfter(trails, seen, next, catalogue), seen: next }),
      { trails: [], seen: null },
    ).trails;

  it('grow with each step and last until somebody else moves', () => {
    const [a, b, c] = [at('14', '7'), at('17', '7'), at('16', '7')];
    expect(after(a)).toEqual([]);
    expect(after(a, b, c)).toEqual([{ seat: 0, spaces: ['14', '17', '16'] }]);
    expect(after(a, b, c, { ...c, day: 9 })).toHaveLength(1);
    expect(after(a, b, c, at('16', '8'))).toEqual([{ seat: 1, spaces: ['7', '8'] }]);
  });

  it('are several in a storm, and none after a jump', () => {
    expect(after(at('14', '7'), at('2', '0')).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(after(at('14', '7'), at('17', '7'), at('70', '7'))).toEqual([]);
  });
});

describe('a plan', () => {
  const asks = (kind: string, seat: number, ...texts: string[]) =>
    ({ kind, seat, choices: texts.map((text) => choice(text)) }) as unknown as Decision;
  const walk = () => {
    const plan = new Plan();
    plan.begin('0 a', 0, 'move 17', ['move 16', 'move 38']);
    return plan;
  };

  it('goes on with each new question until the goal', () => {
    const plan = walk();
    expect(plan.goal).toBe('38');
    expect(plan.next('0 a', asks('turn', 0, 'move 17'), null)).toBeNull();
    expect(plan.next('0 b', asks('move', 0, 'stop', 'move 16'), null)?.text).toBe('move 16');
    // The table was busy: the same question again gets the same answer.
    expect(plan.next('0 b', asks('move', 0, 'stop', 'move 16'), null)?.text).toBe('move 16');
    expect(plan.next('0 c', asks('move', 0, 'stop', 'move 38'), null)?.text).toBe('move 38');
    expect(plan.next('0 d', asks('move', 0, 'stop', 'move 39'), null)).toBeNull();
    expect(plan.goal).toBeNull();
  });

  it('waits while the reader says how a step is paid', () => {
    const plan = walk();
    expect(plan.next('0 b', asks('pay', 0, 'hour', 'full'), null)).toBeNull();
    expect(plan.next('0 c', asks('move', 0, 'move 16'), null)?.text).toBe('move 16');
    expect(plan.next('0 d', asks('pay', 0, 'hour', 'full'), null)).toBeNull();
    expect(plan.next('0 e', asks('move', 0, 'move 38'), null)?.text).toBe('move 38');
  });

  it('ends where it does not fit any more', () => {
    for (const [kind, seat, ...texts] of [
      ['move', 0, 'stop', 'move 3'],
      ['turn', 0, 'move 16'],
      ['move', 1, 'move 16'],
    ] as [string, number, ...string[]][]) {
      const plan = walk();
      expect(plan.next('0 b', asks(kind, seat, ...texts), null)).toBeNull();
      expect(plan.goal).toBeNull();
    }
  });

  it('ends if the reader marks another answer first', () => {
    const plan = walk();
    plan.next('0 a', asks('turn', 0, 'move 17', 'pass'), choice('move 17'));
    expect(plan.goal).toBe('38');
    plan.next('0 a', asks('turn', 0, 'move 17', 'pass'), choice('pass'));
    expect(plan.goal).toBeNull();
  });
});

describe('small questions about a position', () => {
  const { view, decision } = of('turn', ({ view }) => view.face === 'castle');
  const hero = askedHero({ view, decision });

  it('are answered from the view', () => {
    expect(shownSeat(view, -1)).toBe(view.active);
    expect(shownSeat(view, 1)).toBe(1);
    expect(heroesAt(view, hero.space)).toContain(hero);
    const [creature] = view.creatures;
    expect(creatureAt(view, creature?.space ?? '')).toBe(creature);
    expect(besiegers({ ...view, creatures: [{ ...(creature as Creature), space: null }] })).toHaveLength(1);
    expect(alliesAt({ ...view, allies: { tranuk: '3', volpin: '4' } }, '3')).toEqual(['tranuk']);
    expect(inLang({ fr: 'oui', en: 'yes' }, 'fr')).toBe('oui');
    expect(inLang(null, 'fr')).toBe('');
    expect(goals({ ...view, objectives: [] })).toEqual([]);
  });

  it('tell what is printed by ids, the same object each time', () => {
    expect(catalogueOf(printed)).toBe(catalogue);
    expect(catalogue.faces.castle).toMatchObject({ home: '0', grave: '80' });
    expect(catalogue.spaces['0']).toMatchObject({ arrow: null, mark: 'home' });
    expect(catalogue.spaces['16']).toMatchObject({ arrow: '13', bridges: ['48'] });
    expect(spacesOf(catalogue, 'castle')).toHaveLength(73);
    expect(spacesOf(catalogue, 'village').filter(isLake)).toHaveLength(14);
    expect(catalogueOf({}).tracks).toMatchObject({ normal_hours: 7, hours: 10, cold_start: 11 });
  });
});
