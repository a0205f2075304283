/** What the scenes tell, against fights and nights as the engine played them. */
import { describe, expect, it } from 'vitest';
import { beats as weight } from '../../src/boards/defenders/beats.ts';
import type { Catalogue } from '../../src/boards/defenders/catalogue.ts';
import { ceremony, ranking } from '../../src/boards/defenders/honour.ts';
import { beats, gathered, nights, prologue as nightPrologue } from '../../src/boards/defenders/night.ts';
import {
  fromView,
  hits,
  isDecided,
  lastEvents,
  lifeBefore,
  rolledAgain,
  tales,
  withView,
  type Need,
  type Tale,
} from '../../src/boards/defenders/tale.ts';
import { helps, sorted, uses } from '../../src/boards/defenders/uses.ts';
import type { Decision, Event } from '../../src/protocol.ts';
import type { Colour, Counts, Player, View } from '../../src/views/defenders.ts';
import recorded from './fixtures/defenders-positions.json';
import played from './fixtures/defenders-stories.json';

const { catalogue, cases } = recorded as unknown as {
  catalogue: Catalogue;
  cases: { view: View; decision: Decision }[];
};

interface Attack {
  players: Player[];
  before: Counts;
  life: Counts;
  bundles: Event[][];
  /** What a die of each hero needs. */
  needs: ({ need: number; need_cancelled: number } | null)[];
}

const stories = played as unknown as {
  fights: { events: Event[]; player: Player; minions: Counts; needs: Counts }[];
  attacks: Attack[];
  nights: Event[][][];
  attempts: Event[][];
  won: View[];
};

const event = (n: number, kind: string, args: Record<string, string> = {}): Event => ({
  n,
  entry: n,
  kind,
  args,
});
const day = cases.find(({ decision }) => decision.kind === 'day') as { view: View; decision: Decision };
const someone = (over: Partial<Player>): Player => ({ ...(day.view.players[0] as Player), ...over });
const viewWith = (over: Partial<View>): View => ({ ...day.view, ...over });

const needIn =
  (needs: Counts): Need =>
  (_tale, _seat, colour) =>
    needs[colour] ?? 0;

describe('fights with minions', () => {
  it('end as the engine ended them: every die that reaches its need strikes one down', () => {
    expect(stories.fights.length).toBeGreaterThan(40);
    for (const { events, player, minions, needs } of stories.fights) {
      const need = needIn(needs);
      const told = tales(events, need);
      const tale = told.at(-1) as Tale;
      expect(told).toHaveLength(1);
      expect(tale.kind).toBe('minions');
      expect(isDecided(tale)).toBe(true);
      const dice = tale.parts[0]?.dice ?? [];
      let missed = 0;
      for (const [colour, n] of Object.entries(minions)) {
        if (player.slayer.includes(colour as Colour)) {
          expect(tale.slain).toContainEqual({ colour, n });
          continue;
        }
        const rolled = dice.filter((die) => die.colour === colour);
        expect(rolled).toHaveLength(n);
        const down = rolled.filter((die) => die.value >= need(tale, player.seat, colour)).length;
        expect(tale.killed.find((one) => one.colour === colour)?.n ?? 0).toBe(down);
        missed += n - down;
      }
      expect(tale.missed).toBe(missed);
    }
  });

  it('know a fireball by the card that was burnt before', () => {
    const burnt = stories.fights.filter(({ events }) => events[0]?.kind === 'card-spent');
    expect(burnt.length).toBeGreaterThan(0);
    for (const { events, needs } of burnt) {
      expect(tales(events, needIn(needs))[0]?.fireball).toBe(true);
    }
  });

  it('mark the dice that were rolled again, and only those', () => {
    const dice = [5, 2, 1, 6].map((value) => ({ colour: 'blue' as const, value, again: false }));
    expect(rolledAgain(dice, 2, () => 5)).toEqual([1, 2]);
    expect(rolledAgain(dice, 4, () => 5)).toEqual([0, 1, 2, 3]);
    const mixed = [...dice, { colour: 'red' as const, value: 1, again: false }];
    expect(rolledAgain(mixed, 2, () => 5)).toEqual([1, 2]);
    const [tale] = tales(
      [
        event(1, 'fight', { seat: '0', location: 'wolf_pass' }),
        event(2, 'rolled', { seat: '0', 'die-colour': 'blue', pips: '5' }),
        event(3, 'rolled', { seat: '0', 'die-colour': 'blue', pips: '2' }),
        event(4, 'rerolled', { seat: '0', dice: '1' }),
        event(5, 'rolled', { seat: '0', 'die-colour': 'blue', pips: '6' }),
        event(6, 'killed', { seat: '0', colour: 'blue', minions: '2' }),
      ],
      () => 5,
    );
    expect(tale?.parts[0]?.dice.map(({ value, again }) => [value, again])).toEqual([
      [5, false],
      [6, true],
    ]);
    expect(tale?.parts[0]?.rerolls).toBe(1);
  });

  it('begin anew with each fight, and say nothing of dice without a beginning', () => {
    const roll = (n: number) => event(n, 'rolled', { seat: '0', 'die-colour': 'green', pips: '4' });
    expect(tales([roll(1)], () => 3)).toEqual([]);
    const two = tales(
      [
        event(1, 'fight', { seat: '0', location: 'wolf_pass' }),
        roll(2),
        event(3, 'killed', { seat: '0', colour: 'green', minions: '1' }),
        event(4, 'fight', { seat: '0', location: 'orc_valley' }),
        roll(5),
      ],
      () => 3,
    );
    expect(two.map(({ place, over }) => [place, over])).toEqual([
      ['wolf_pass', true],
      ['orc_valley', false],
    ]);
  });
});

const needOf =
  ({ needs }: Attack): Need =>
  (tale, seat) =>
    (tale.cancelled === null ? needs[seat]?.need : needs[seat]?.need_cancelled) ?? 0;

describe('attacks on generals', () => {
  it('leave the general the life that the engine left', () => {
    expect(stories.attacks.length).toBeGreaterThan(15);
    for (const attack of stories.attacks) {
      const need = needOf(attack);
      const told = tales(attack.bundles.flat(), need);
      const tale = told[0] as Tale;
      expect(told).toHaveLength(1);
      const general = tale.general as string;
      const parry = catalogue.generals[general]?.skill === 'parry' && tale.cancelled === null;
      let struck = 0;
      let ones = 0;
      const inOrder = tale.parts
        .filter((part) => part.life !== null)
        .toSorted((a, b) => a.rolledAt - b.rolledAt);
      expect(inOrder.length).toBeGreaterThan(0);
      for (const part of inOrder) {
        struck += hits(part, () => need(tale, part.seat, ''));
        ones += part.dice.filter(({ value }) => value === 1).length;
        const net = parry ? Math.max(0, struck - ones) : struck;
        expect(part.life).toBe(Math.max(0, (attack.before[general] ?? 0) - net));
      }
      if (tale.killer !== null) expect(attack.life[general]).toBe(0);
      else
        expect(attack.life[general]).toBe(
          tale.regenerated ? catalogue.generals[general]?.life : tale.survived,
        );
    }
  });

  it('give each hero the dice of the cards that the curse has left', () => {
    const cursed = stories.attacks.filter(({ bundles }) =>
      bundles.flat().some(({ kind }) => kind === 'cursed'),
    );
    expect(cursed.length).toBeGreaterThan(0);
    for (const attack of cursed) {
      const [tale] = tales(attack.bundles.flat(), needOf(attack));
      expect(tale?.parts.flatMap(({ cards }) => cards).some((card) => card.cursed)).toBe(true);
      for (const part of tale?.parts ?? []) {
        const left = part.cards.filter((card) => !card.cursed).map(({ card }) => card);
        if (part.life !== null)
          expect(part.dice).toHaveLength(
            left.reduce((all, card) => all + (catalogue.cards[card]?.dice ?? 0), 0),
          );
      }
    }
  });

  it('tell what a defeat costs, and whom', () => {
    const lost = stories.attacks.filter(({ bundles }) =>
      bundles.flat().some(({ kind }) => kind === 'penalty'),
    );
    expect(lost.length).toBeGreaterThan(0);
    for (const attack of lost) {
      const all = attack.bundles.flat();
      const [tale] = tales(all, needOf(attack));
      for (const { args } of all.filter(({ kind }) => kind === 'penalty')) {
        const loss = tale?.parts.find((part) => part.seat === Number(args.seat))?.loss;
        expect(loss?.wounds).toBe(Number(args.wounds));
        const cards = all.filter((one) => one.kind === 'card-lost' && one.args.seat === args.seat);
        expect(loss?.cards).toEqual(cards.map((one) => one.args.card));
        const died = all.find((one) => one.kind === 'died' && one.args.seat === args.seat);
        expect(loss?.died ?? null).toBe(died?.args.hero ?? null);
      }
    }
  });

  it('can be taken up in the middle from the log', () => {
    const log = [
      event(1, 'fight', { seat: '0', location: 'wolf_pass' }),
      event(2, 'card-spent', { seat: '1', card: 'wolf_pass_gate' }),
      event(3, 'fight', { seat: '1', location: 'orc_valley' }),
      event(4, 'rolled', { seat: '1', 'die-colour': 'green', pips: '4' }),
    ];
    expect(lastEvents(log).map(({ n }) => n)).toEqual([2, 3, 4]);
    expect(lastEvents(log.slice(0, 1))).toEqual(log.slice(0, 1));
    expect(lastEvents(log.slice(1, 2))).toEqual(log.slice(1, 2));
  });

  it('know the life with which the general went into them', () => {
    const who = { general: 'sapphire' };
    const log = [
      event(1, 'attack', { seat: '0', ...who }),
      event(2, 'general-hit', { seat: '0', ...who, life: '2' }),
      event(3, 'general-survived', { ...who, life: '2' }),
      event(4, 'general-healed', { ...who, life: '3' }),
      event(5, 'general-healed', { general: 'gorgutt', life: '1' }),
      event(6, 'attack', { seat: '0', ...who }),
      event(7, 'general-hit', { seat: '0', ...who, life: '1' }),
      event(8, 'regenerated', who),
      event(9, 'attack', { seat: '0', ...who }),
    ];
    const told = (count: number) => tales(log.slice(0, count), () => 0).at(-1) as Tale;
    expect(lifeBefore(log, told(2), 5)).toBe(5);
    expect(lifeBefore(log, told(7), 5)).toBe(3);
    expect(lifeBefore(log, told(9), 5)).toBe(5);
    expect(lifeBefore(log.slice(0, 1), told(7), 5)).toBeNull();
  });

  it('can be taken up in the middle from what lies on the table', () => {
    const fight = {
      fighter: 1,
      dice: [
        { colour: 'green' as const, value: 5, need: 3 },
        { colour: 'green' as const, value: 1, need: 3 },
      ],
      general: 'gorgutt',
      joined: [0, 1],
      rolled: [0],
      committed: [['thorny_woods_gate'], ['wyvern_forest_eagle'], []],
      cancelled: false,
      luck: 0,
      odds: null,
    };
    const view = viewWith({ fight, active: 0 });
    const tale = fromView(view) as Tale;
    expect(tale.seat).toBe(0);
    expect(tale.parts.map(({ seat, cards, life }) => [seat, cards.length, life !== null])).toEqual([
      [0, 1, true],
      [1, 1, false],
    ]);
    expect(tale.parts[1]?.dice.map(({ value }) => value)).toEqual([5, 1]);
    expect(fromView(viewWith({ fight: null }))).toBeNull();
    expect(withView(tale, viewWith({ fight: null }))).toBe(tale);
  });
});

describe('attempts', () => {
  it('tell the dice and how it ended', () => {
    expect(stories.attempts.length).toBeGreaterThan(4);
    for (const events of stories.attempts) {
      const tale = tales(events, () => 5).find((one) => one.result !== null) as Tale;
      expect(tale.kind).toBe('attempt');
      const best = Math.max(...(tale.parts[0]?.dice.map(({ value }) => value) ?? []));
      const need = tale.result?.kind.startsWith('quest')
        ? (catalogue.quests[tale.result.what]?.need ?? 0)
        : 5;
      expect(['quest-done', 'land-healed'].includes(tale.result?.kind ?? '')).toBe(best >= need);
    }
  });
});

describe('nights', () => {
  it('are told with every minion, crystal and step of a general, in their order', () => {
    expect(stories.nights.length).toBeGreaterThan(15);
    for (const bundles of stories.nights) {
      const all = bundles.flat();
      const [night] = nights(all);
      if (!night) throw new Error('a night');
      expect(night.over).toBe(true);
      if (all.some(({ kind }) => kind === 'quiet-night')) {
        expect([night.size, night.cards]).toEqual([0, []]);
        continue;
      }
      const replaced = night.cards.filter(({ away }) => away).length;
      const lost = all.some(({ kind }) => kind === 'lost');
      if (!lost) expect(night.cards).toHaveLength(night.size + replaced);
      const start = all.findIndex(({ kind }) => kind === 'revealed');
      const wanted = all
        .slice(start)
        .filter(({ kind }) => ['placed', 'tainted', 'overrun', 'advanced', 'not-advanced'].includes(kind))
        .map(({ n }) => n);
      const told = night.cards.flatMap(({ steps }) => steps.map(({ n }) => n));
      expect(wanted.every((n) => told.includes(n))).toBe(true);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      // Each moment tells more than the one before, the last one everything.
      const moments = beats(night);
      expect(moments.at(-1)).toMatchObject({
        card: night.cards.length - 1,
        steps: night.cards.at(-1)?.steps.length,
      });
      expect(weight(all)).toBeGreaterThan(moments.length * 0.9);
      // What follows an answer has its time as well.
      const working = (kind: string) => ['revealed', 'placed', 'turn-began'].includes(kind);
      for (const later of bundles.slice(1)) {
        const works = later.filter(({ kind }) => working(kind)).length > 1;
        if (works) expect(weight(later)).toBeGreaterThan(1.9);
      }
    }
  });

  it('let minions come together where they come to the same place', () => {
    const events = [
      event(1, 'night', { cards: '1' }),
      event(2, 'revealed', { dark: 'ds17', full: '1' }),
      event(3, 'placed', { location: 'gryphon_forest', colour: 'green', minions: '1' }),
      event(4, 'placed', { location: 'gryphon_forest', colour: 'green', minions: '2' }),
      event(5, 'overrun', { location: 'dragons_teeth_range', colour: 'blue' }),
      event(6, 'not-advanced', { general: 'gorgutt' }),
      event(7, 'turn-began', { seat: '1', turn: '4' }),
    ];
    const [night] = nights(events);
    if (!night) throw new Error('a night');
    expect(beats(night)).toEqual([
      { card: 0, steps: 0, place: null },
      { card: 0, steps: 2, place: 'gryphon_forest' },
      { card: 0, steps: 3, place: 'dragons_teeth_range' },
      { card: 0, steps: 4, place: 'dragons_teeth_range' },
    ]);
    expect(gathered(night.cards[0]?.steps ?? []).map(({ step, count }) => [step.kind, count])).toEqual([
      ['placed', 2],
      ['overrun', 1],
      ['not-advanced', 1],
    ]);
  });

  it('can be taken up when a card lies open', () => {
    const card = { id: 'ds17', full: false, spared: [], halted: false, advances: true };
    const [night] = nights([
      ...nightPrologue(card, 9),
      event(9, 'advanced', { general: 'gorgutt', location: 'x' }),
    ]);
    expect(night?.cards.map(({ dark, full, steps }) => [dark, full, steps.length])).toEqual([
      ['ds17', false, 1],
    ]);
    expect(nightPrologue(null, 9)).toEqual([]);
  });

  it('take longer than other news', () => {
    expect(weight([event(1, 'moved')])).toBe(1);
    expect(weight([event(1, 'rolled')])).toBeGreaterThan(1);
    expect(weight([event(1, 'rolled'), event(2, 'general-hit')])).toBeGreaterThan(
      weight([event(1, 'rolled')]),
    );
  });
});

describe('the hand', () => {
  const decision = (kind: string, ...texts: string[]): Decision => ({
    ...day.decision,
    seat: 0,
    kind,
    choices: texts.map((text) => {
      const [verb = '', id] = text.split(' ');
      const targets: [string, string][] = id ? [[verb === 'play' ? 'special' : 'card', id]] : [];
      return { text, verb, targets };
    }),
  });
  const told = (use: { card: string; answer: string; then: string[] }[]): View =>
    viewWith({ prospects: { ...day.view.prospects, uses: use } });
  const ways = (view: View, question: Decision, card: string) =>
    uses(view, question, card).map(({ choice, then }) => [choice.text, ...then].join(' > '));
  const wolf = 'wolf_pass_horse';

  it('offers what the engine says of a card, as far as it is asked for', () => {
    const view = told([
      { card: wolf, answer: 'horse', then: [`card ${wolf}`] },
      { card: wolf, answer: 'fight', then: ['fireball', `card ${wolf}`] },
      { card: wolf, answer: 'build', then: [`card ${wolf}`] },
      { card: 'orc_valley_gate', answer: 'horse', then: [] },
    ]);
    const open = decision('day', 'foot', 'horse', 'fight', 'end');
    expect(ways(view, open, wolf)).toEqual([`horse > card ${wolf}`]);
    const afoot = decision('day', 'foot', 'fight', 'end');
    expect(ways(view, afoot, wolf)).toEqual([]);
    expect(helps(view, afoot, wolf)).toBe(true);
    expect(helps(view, decision('day', 'foot', 'end'), wolf)).toBe(false);
    expect(ways(view, decision('hand_limit', `card ${wolf}`), wolf)).toEqual([`card ${wolf}`]);
  });

  it('answers questions about cards at once, and nothing when nobody asks', () => {
    const view = told([]);
    expect(ways(view, decision('window', 'pass', 'play kings_guard'), 'kings_guard')).toEqual([
      'play kings_guard',
    ]);
    // In the middle of a roll they lie in the scene over the map.
    expect(ways(view, decision('luck', 'pass', 'play battle_luck'), 'battle_luck')).toEqual([]);
    expect(uses(view, null, 'battle_luck')).toEqual([]);
  });

  it('lies by colour, special cards last', () => {
    const hand = [
      'battle_luck',
      'wolf_pass_gate',
      'pleasant_hill_horse',
      'dark_woods_gate',
      'thorny_woods_gate',
    ];
    expect(sorted(catalogue, hand)).toEqual([
      'pleasant_hill_horse',
      'thorny_woods_gate',
      'wolf_pass_gate',
      'dark_woods_gate',
      'battle_luck',
    ]);
  });
});

describe('the honours', () => {
  const honoured = (quests: number[], kills: number[], champions: number[], ranked: number[]) =>
    viewWith({
      ending: 'won',
      champions,
      prospects: { ...day.view.prospects, ranking: ranked },
      players: quests.map((n, seat) =>
        someone({
          seat,
          completed: Array<string>(n).fill('rumors'),
          kills: kills[seat] ?? 0,
          honour: n + (kills[seat] ?? 0),
        }),
      ),
    });

  it('go as the engine ranks them', () => {
    const view = honoured([6, 4, 5, 3], [2, 1, 0, 1], [0], [0, 2, 1, 3]);
    expect(ranking(view).map(({ player, champion }) => [player.seat, champion])).toEqual([
      [0, true],
      [2, false],
      [1, false],
      [3, false],
    ]);
  });

  it('are told from the last to the first, then the champion', () => {
    expect(ceremony(honoured([1, 3], [0, 0], [1], [1, 0]))).toEqual([
      { kind: 'ending' },
      { kind: 'hero', seat: 0 },
      { kind: 'hero', seat: 1 },
      { kind: 'champion' },
    ]);
    expect(ceremony(honoured([1], [0], [], [0]))).toEqual([{ kind: 'ending' }]);
    expect(ceremony(viewWith({ ending: null }))).toEqual([]);
    expect(stories.won[0] && ceremony(stories.won[0]).at(-1)).toEqual({ kind: 'champion' });
  });
});
