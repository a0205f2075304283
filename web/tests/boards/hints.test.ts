/** What the table would do, on the boards of all five games: ghosts, ways and numbers where the answers are. */
import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXCHANGE, GROUND } from '../../src/boards/andor/deeds.ts';
import { Board as Andor, Dock as AndorDock } from '../../src/boards/andor/index.ts';
import { stepOf, suggestedOn as onLand } from '../../src/boards/andor/hints.ts';
import { radius as spaceRadius } from '../../src/boards/andor/geometry.ts';
import { pinsOn } from '../../src/boards/andor/stands.ts';
import { catalogueOf as landOf, spacesOf } from '../../src/boards/andor/catalogue.ts';
import type { View as AndorView } from '../../src/views/andor.ts';
import { Board as Defenders, Dock as DefendersDock } from '../../src/boards/defenders/index.ts';
import { suggestedOn as onRealm } from '../../src/boards/defenders/hints.ts';
import { labelsIn } from '../../src/boards/defenders/labels.ts';
import { heroesOn } from '../../src/boards/defenders/stands.ts';
import type { Catalogue as Realm } from '../../src/boards/defenders/catalogue.ts';
import type { View as RealmView } from '../../src/views/defenders.ts';
import { cornerOf, GHOST, printedOn } from '../../src/boards/glory/hints.ts';
import { Board as Glory } from '../../src/boards/glory/index.ts';
import { numbersAt, pressed } from '../../src/boards/glory/pressed.ts';
import { spots as spotsOf } from '../../src/boards/glory/spots.ts';
import { cellKey, type Catalogue } from '../../src/boards/glory/catalogue.ts';
import type { View as GloryView } from '../../src/views/glory.ts';
import { Board as Havresac } from '../../src/boards/havresac/index.ts';
import { suggestedOn as onKingdom, wayLines } from '../../src/boards/havresac/hints.ts';
import { middle } from '../../src/boards/havresac/drawing.ts';
import type { View as HavresacView } from '../../src/views/havresac.ts';
import { Board as Runemasters, Dock as RunemastersDock } from '../../src/boards/runemasters/index.ts';
import { scene as sceneOf } from '../../src/boards/runemasters/geometry.ts';
import { suggestedOn as onWall } from '../../src/boards/runemasters/hints.ts';
import type { View as RuneView } from '../../src/views/runemasters.ts';
import { marks, type Mark } from '../../src/hints/marks.svelte.ts';
import { beside, around, DISC, sideBySide, type Taken } from '../../src/hints/room.ts';
import { settings } from '../../src/lib/settings.svelte.ts';
import type { Choice, Decision } from '../../src/protocol.ts';
import { positions, props as andorProps } from './andor-helpers.ts';
import land from './fixtures/andor-places.json';
import realm from './fixtures/defenders-positions.json';
import tales from './fixtures/glory-positions.json';
import kingdoms from './fixtures/havresac-positions.json';
import wall from './fixtures/runemasters-decisions.json';
import { propsWith, sizedPage, wordsOf } from './helpers.ts';

// Five maps take their time without a browser.
vi.setConfig({ testTimeout: 60_000 });
sizedPage(900, 640);

type Case<View> = {
  view: View;
  decision: Decision;
};

const numbered = (choices: readonly (Choice | undefined)[]): Mark[] =>
  choices.filter((one) => one !== undefined).map((choice, i) => ({ n: i + 1, choice }));
const by = ({ choices }: Decision, ...verbs: string[]) => choices.filter(({ verb }) => verbs.includes(verb));
const signs = (container: Element, what = 'sign') =>
  [...container.querySelectorAll(`[data-hint-${what}]`)]
    .map((one) => Number(one.getAttribute(`data-hint-${what}`)))
    .sort();
const worn = (container: Element) =>
  [...container.querySelectorAll('[data-hint]')].map((one) => one.getAttribute('data-hint'));

beforeEach(() => {
  settings.motion = 'reduced';
  settings.lang = 'en';
});

afterEach(() => {
  marks.list = [];
});

describe('Andor', () => {
  const catalogue = landOf((land as { catalogue: object }).catalogue);
  const cases = (land as unknown as { cases: Case<AndorView>[] }).cases;
  const walks = cases.filter(({ decision }) => by(decision, 'move').length > 2).slice(0, 40);

  it('shows the own hero where a step would lead, beside spaces and pieces and over none of their middles', () => {
    expect(walks.length).toBeGreaterThan(10);
    for (const { view, decision } of walks) {
      const pins = pinsOn(view, catalogue);
      const three = numbered(by(decision, 'move').slice(0, 3));
      const placed = onLand(view, catalogue, decision, three, undefined, pins, 1);
      expect(placed.map(({ n, mover }) => [n, mover])).toEqual([1, 2, 3].map((n) => [n, 'hero']));
      const middles = [...spacesOf(catalogue, view.face), ...pins];
      for (const { stand, disc } of placed) {
        for (const point of [stand, disc]) {
          const near = middles.filter((one) => Math.hypot(one.x - point.x, one.y - point.y) < 20);
          expect(near, decision.choices[0]?.text).toEqual([]);
        }
      }
    }
  });

  it('draws ghost, number and dashed step; a planned one keeps its number', () => {
    const [name, position] = Object.entries(positions).find(
      ([, { decisions }]) => decisions[0] && by(decisions[0], 'move').length > 1,
    )!;
    const [decision] = position.decisions as [Decision];
    marks.list = numbered([...by(decision, 'move').slice(0, 2), by(decision, 'pass', 'end_day')[0]]);
    const { container } = render(Andor, { props: andorProps(position.view, position.decisions) as never });
    expect([signs(container), signs(container, 'ghost'), signs(container, 'path')], name).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    const planned = render(Andor, {
      props: andorProps(position.view, position.decisions, { candidate: marks.list[0]!.choice }) as never,
    }).container;
    expect([signs(planned), signs(planned, 'ghost'), signs(planned, 'path')]).toEqual([[1, 2], [2], [2]]);
  });

  it('knows the steps of heroes and of those they lead', () => {
    for (const { view, decision } of cases)
      for (const choice of by(decision, 'move', 'lead', 'volpin')) {
        const step = stepOf(view, decision.seat, choice);
        expect(step?.to, choice.text).toBe(choice.targets.find(([domain]) => domain === 'space')?.[1]);
        expect(spaceRadius(catalogue.spaces[step?.from ?? ''])).toBeGreaterThan(0);
      }
  });

  it('numbers the buttons of what is no place', () => {
    const handed = EXCHANGE.filter((verb) => !GROUND.includes(verb));
    const found = Object.values(positions).find(
      ({ decisions: [first] }) => first && by(first, ...handed).length,
    )!;
    const [decision] = found.decisions as [Decision];
    marks.list = numbered(by(decision, ...handed));
    const { container } = render(AndorDock, { props: andorProps(found.view, found.decisions) as never });
    expect(worn(container)).toContain('1');
  });
});

describe('Defenders of the Realm', () => {
  const { catalogue, names, domains, cases } = realm as unknown as {
    catalogue: Realm;
    names: Record<string, Record<string, string>>;
    domains: Record<string, string[]>;
    cases: Case<RealmView>[];
  };
  const text = wordsOf('defenders', { names, domains, catalogue });
  const props = propsWith<RealmView>(text);
  const journeys = cases.filter(({ decision }) => decision.kind === 'destination');

  it('shows the hero at the places it would go to, the way dashed', () => {
    const { view, decision } = journeys.find(({ decision: { choices } }) => choices.length > 2)!;
    marks.list = numbered(decision.choices.slice(0, 3));
    const { container } = render(Defenders, { props: props({ view, decision }) as never });
    for (const what of ['sign', 'ghost', 'path']) expect(signs(container, what), what).toEqual([1, 2, 3]);
  });

  it('lets no ghost stand over a place, a hero or another ghost', () => {
    const labels = labelsIn('en', catalogue, (place) => names.location?.[place] ?? place);
    for (const { view, decision } of journeys) {
      const heroes = heroesOn(view, catalogue);
      const three = numbered(decision.choices.slice(0, 3));
      const placed = onRealm(view, catalogue, decision, three, undefined, heroes, labels, 1);
      const middles = [...Object.values(catalogue.locations), ...heroes];
      for (const [i, { stand }] of placed.entries()) {
        const others = placed.slice(i + 1).map((one) => one.stand);
        const near = [...middles, ...others].filter(
          (one) => Math.hypot(one.x - stand.x, one.y - stand.y) < 20,
        );
        expect(near).toEqual([]);
      }
    }
  });

  it('numbers deeds at their thing, ways and cards at their button', () => {
    const day = cases.find(({ decision }) => decision.kind === 'day' && by(decision, 'foot').length > 0)!;
    marks.list = numbered(by(day.decision, 'foot'));
    const { container } = render(Defenders, { props: props(day) as never });
    expect([signs(container), worn(container)]).toEqual([[], ['1']]);
    const fight = cases.find(({ decision }) => decision.kind === 'day' && by(decision, 'fight').length > 0)!;
    marks.list = numbered(by(fight.decision, 'fight'));
    expect(signs(render(Defenders, { props: props(fight) as never }).container)).toEqual([1]);
    const paid = cases.find(({ decision }) =>
      decision.choices.some(({ targets: [t] }) => t?.[0] === 'card'),
    )!;
    marks.list = numbered(paid.decision.choices.filter(({ targets: [t] }) => t?.[0] === 'card').slice(0, 1));
    expect(worn(render(DefendersDock, { props: props(paid) as never }).container)).toContain('1');
  });
});

describe('Les Gardiens de Havresac', () => {
  const { catalogue, names, domains, cases } = kingdoms as unknown as {
    catalogue: object;
    names: Record<string, Record<string, string>>;
    domains: Record<string, string[]>;
    cases: Case<HavresacView>[];
  };
  const props = propsWith<HavresacView>(wordsOf('havresac', { names, domains, catalogue } as never));
  const moves = cases.filter(({ decision }) => decision.kind === 'destination');

  it('shows the guardian on the cells and the ways there', () => {
    const { view, decision } = moves.find(({ decision: one }) => by(one, 'to').length > 2)!;
    marks.list = numbered(by(decision, 'to').slice(0, 3));
    const { container } = render(Havresac, { props: props({ view, decision }) as never });
    for (const what of ['sign', 'ghost', 'path']) expect(signs(container, what), what).toEqual([1, 2, 3]);
  });

  it('stands beside who is on the cell already', () => {
    let met = 0;
    for (const { view, decision } of moves) {
      const kingdom = view.kingdoms[decision.seat]!;
      for (const choice of by(decision, 'to', 'storm')) {
        const cell = choice.targets[0]?.[1] ?? '';
        const [placed] = onKingdom(kingdom, [{ n: 1, choice }], undefined, 1);
        const at = middle(cell);
        const apart = Math.hypot(placed!.stand.x - at.x, placed!.stand.y - at.y);
        if (cell in kingdom.creatures) met += 1;
        expect(apart > 25).toBe(cell in kingdom.creatures || cell in kingdom.guardians);
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  it('draws no way to a cell that is only acted on', () => {
    expect(
      wayLines(
        new Map(),
        numbered([{ text: 'shoot 3,3', verb: 'shoot', targets: [['cell', '3,3']] }]),
        undefined,
      ),
    ).toEqual([]);
  });

  it('numbers the guardians to recruit', () => {
    const shop = cases.find(({ decision }) => by(decision, 'recruit').length > 1)!;
    marks.list = numbered(by(shop.decision, 'recruit').slice(0, 2));
    const { container } = render(Havresac, { props: props(shop) as never });
    expect(worn(container)).toEqual(['1', '2']);
  });
});

describe('Tales of Glory', () => {
  const { catalogue, names, domains, cases } = tales as unknown as {
    catalogue: object;
    names: Record<string, Record<string, string>>;
    domains: Record<string, string[]>;
    cases: Case<GloryView>[];
  };
  const props = propsWith<GloryView>(wordsOf('glory', { names, domains, catalogue } as never));
  const name = (tile: string) => names.tile![tile] ?? tile;

  it('shows the tile on the cells, and only the number on the one that is planned', () => {
    const { view, decision } = cases.find(({ decision: one }) => by(one, 'put').length > 1)!;
    marks.list = numbered(by(decision, 'put').slice(0, 2));
    const { container } = render(Glory, { props: props({ view, decision }) as never });
    expect([signs(container), signs(container, 'ghost')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const candidate = marks.list[1]!.choice;
    const planned = render(Glory, { props: props({ view, decision, candidate }) as never }).container;
    expect([signs(planned), signs(planned, 'ghost')]).toEqual([[1, 2], [1]]);
  });

  /** How much of a disc lies on what a tile costs or brings: what counts is its number, not the halo. */
  const covers = (disc: { x: number; y: number }, k: number, printed: readonly Taken[]) =>
    printed
      .filter(({ weight }) => weight > 3)
      .filter(({ x0, y0, x1, y1 }) => {
        const dx = disc.x - Math.min(x1, Math.max(x0, disc.x));
        const dy = disc.y - Math.min(y1, Math.max(y0, disc.y));
        return Math.hypot(dx, dy) < DISC * k - 1;
      });

  it('lays no number over a ribbon or a reward of the tile that is suggested, nor of its neighbours', () => {
    const cells: [number, number][] = [0, 1, 2].flatMap((x) =>
      [0, 1, 2].map((y): [number, number] => [x, y]),
    );
    for (const [tile, data] of Object.entries((catalogue as Catalogue).tiles))
      for (const size of [GHOST, 1]) {
        const printed = cells.flatMap((cell) =>
          printedOn(data, name(tile), cell, cellKey(cell) === '1,1' ? size : 1),
        );
        expect(covers(cornerOf([1, 1]), 1, printed), tile).toEqual([]);
      }
  });

  it('lays the numbers of chests, sides and gains beside them, over nothing that a tile costs or brings', () => {
    const asked = cases.filter(({ decision: one }) => by(one, 'open', 'connection', 'gain').length > 0);
    const book = catalogue as Catalogue;
    let found = 0;
    for (const { view, decision } of asked) {
      const { tiles } = view.players[decision.seat]!;
      const placed = tiles.find(({ tile }) => tile === decision.about.tile) ?? tiles.at(-1);
      const places = pressed(spotsOf(decision), tiles, placed, book, name);
      const printed = tiles.flatMap(({ tile, cell }) => printedOn(book.tiles[tile]!, name(tile), cell));
      for (const { disc } of numbersAt(numbered(decision.choices), places, tiles, book, name, 1)) {
        expect(covers(disc, 1, printed), decision.kind).toEqual([]);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('numbers the tiles of the adventure board', () => {
    const { view, decision } = cases.find(({ decision: one }) => by(one, 'select').length > 2)!;
    marks.list = numbered(by(decision, 'select').slice(0, 3));
    const { container } = render(Glory, { props: props({ view, decision }) as never });
    expect(worn(container).toSorted()).toEqual(['1', '2', '3']);
  });
});

describe('Runemasters', () => {
  const cases = wall as unknown as Case<RuneView>[];
  const GUARDIANS = ['ismoros', 'kyreas', 'kulak', 'neltai'];
  const own = Object.fromEntries(GUARDIANS.map((id) => [id, id]));
  const text = wordsOf('runemasters', {
    names: { guardian: own, title: own, mark: own, ultimate: own, kind: {} },
    domains: { guardian: GUARDIANS, path: ['red', 'blue', 'yellow', 'green'], die: [], rune: [] },
    catalogue: {},
  } as never);
  const props = propsWith<RuneView>(text);
  const acting = cases.filter(({ decision }) => decision.kind === 'actions');

  it('shows the guardian at the pennant of another path, numbers at runes, and the dice they take', () => {
    const one = acting.find(
      ({ decision }) => by(decision, 'move').length > 0 && by(decision, 'hit').length > 0,
    )!;
    marks.list = numbered([
      by(one.decision, 'move')[0],
      by(one.decision, 'hit')[0],
      by(one.decision, 'end')[0],
    ]);
    const { container } = render(Runemasters, { props: props(one) as never });
    expect([signs(container), signs(container, 'ghost'), signs(container, 'path')]).toEqual([
      [1, 2],
      [1],
      [1],
    ]);
    const dice = render(RunemastersDock, { props: props(one) as never }).container;
    expect(worn(dice).length).toBeGreaterThan(0);
  });

  it('keeps ghost and number in the picture, whatever the path, on the phone too', () => {
    for (const flat of [false, true])
      for (const { view, decision } of acting) {
        const scene = sceneOf(flat ? 390 : 900, flat ? 430 : 640, view.paths.length, flat);
        const three = numbered(by(decision, 'move').slice(0, 3));
        for (const { ghost, disc } of onWall(view, scene, decision, three, undefined, flat ? 0.72 : 1)) {
          for (const { x, y } of [ghost ?? disc, disc]) {
            expect(x).toBeGreaterThan(6);
            expect(x).toBeLessThan(scene.width - 6);
            expect(y).toBeGreaterThan(6);
          }
        }
      }
  });
});

describe('the room of the suggestions', () => {
  const board = { x0: 0, y0: 0, x1: 200, y1: 200, weight: 1 };

  it('is found where it covers least, and on the board', () => {
    const wallRight = { x0: 110, y0: 0, x1: 200, y1: 200, weight: 5 };
    const found = beside({ x: 100, y: 195 }, [30], 15, [wallRight, around({ x: 100, y: 195 }, 12)], board);
    expect(found.x).toBeLessThan(100);
    expect(found.y).toBeLessThan(190);
  });

  it('leads ways side by side where they share a stretch, whichever way they run', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    const [first, second] = sideBySide([
      [a, b, c],
      [b, a],
    ]);
    expect([first![0]!.y, second![1]!.y].map(Math.abs)).toEqual([5, 5]);
    expect(first![0]!.y).toBe(-second![1]!.y);
    expect(sideBySide([[a, b]])).toEqual([[a, b]]);
  });
});
