import { isActing, wounds, SPACES, type Figure, type Monster, type View } from './view';

/** Something that will happen, in the words of the log. */
export interface Happening {
  kind: string;
  args: Record<string, string>;
}

interface Lane {
  id: string;
  blocked: boolean;
  spaces: (Monster | undefined)[];
}

/**
 * What the rules do as soon as the guardian on turn ends the actions, up to the next card or event: the monsters
 * move and strike, dragons recover, and poison works if the round is over (RUN-2.5 to 2.8, chapters 7 to 9 and 11).
 * Nothing here is a guess; the events are those the log will show. Empty outside the actions of a turn.
 */
export function forecast(view: View): Happening[] {
  if (!isActing(view)) return [];
  return new Night(view).run();
}

class Night {
  readonly out: Happening[] = [];
  #view: View;
  #guardians: Figure[];
  #lanes: Lane[];
  #temple: number;
  #ended = false;

  constructor(view: View) {
    this.#view = view;
    this.#temple = view.temple.life;
    this.#guardians = view.guardians.map((guardian) => ({ ...guardian, id: guardian.id ?? '' }));
    this.#lanes = view.paths.map(({ id, blocked, monsters }) => ({
      id,
      blocked,
      spaces: Array.from({ length: SPACES }, (_, i) => monsters.find((monster) => monster.space === i + 1)),
    }));
  }

  run(): Happening[] {
    this.#move();
    if (!this.#ended) this.#healDragons();
    if (!this.#ended && this.#roundIsOver()) this.#poison();
    return this.out;
  }

  #tell(kind: string, args: Record<string, string | number> = {}): void {
    const words = Object.entries(args).map(([name, value]) => [name, String(value)]);
    this.out.push({ kind, args: Object.fromEntries(words) });
  }

  /** RUN-7.1 Path after path; RUN-7.3 a blocked one only loses its marker; RUN-7.10 frozen monsters do nothing. */
  #move(): void {
    if (this.#view.frozen) {
      this.#tell('frozen');
      for (const lane of this.#lanes) if (lane.blocked) this.#tell('block-removed', { path: lane.id });
      return;
    }
    for (const lane of this.#lanes) {
      if (lane.blocked) this.#tell('block-removed', { path: lane.id });
      else this.#advance(lane);
      if (this.#ended) return;
    }
  }

  /** RUN-7.2 From the lowest space upwards; RUN-9.2 an archer that steps forward as the first monster shoots. */
  #advance(lane: Lane): void {
    let first = true;
    for (const [i, monster] of lane.spaces.entries()) {
      if (!monster) continue;
      const { card } = monster;
      if (i === 0) {
        this.#tell('melee', { card, path: lane.id, points: monster.melee });
        this.#attack(lane.id, monster.melee);
      } else if (!lane.spaces[i - 1]) {
        lane.spaces[i - 1] = monster;
        lane.spaces[i] = undefined;
        this.#tell('monster-moved', { card, path: lane.id, space: i });
        if (first && monster.shot > 0) this.#shoot(lane.id, monster);
      }
      if (this.#ended) return;
      first = false;
    }
  }

  #shoot(path: string, { card, shot }: Monster): void {
    if (this.#view.no_shots) return this.#tell('shot-ignored', { card, path });
    this.#tell('shot', { card, path, points: shot });
    this.#attack(path, shot);
  }

  /** RUN-8.1 to 8.6 At the guardian of the path, at the temple if there is none or if damage is left. */
  #attack(path: string, points: number): void {
    const guardian = this.#guardians.find((one) => one.alive && one.path === path);
    if (!guardian) return this.#hurtTemple(points);
    if (guardian.shield) {
      guardian.shield = false;
      return this.#tell('shield-broken', { guardian: guardian.id });
    }
    let left = points;
    let lost = 0;
    while (left > 0 && guardian.alive) {
      left -= 1;
      lost += this.#loseLife(guardian);
      if (this.#ended) return;
    }
    if (!guardian.alive) {
      if (left > 0) this.#hurtTemple(left);
    } else if (lost > 0 && this.#view.poisons && !guardian.poison) {
      guardian.poison = true;
      this.#tell('poisoned', { guardian: guardian.id });
    }
  }

  #loseLife(guardian: Figure): number {
    if (guardian.angel && guardian.life === 1) {
      this.#tell('angel-saved', { guardian: guardian.id });
      return 0;
    }
    guardian.life -= 1;
    this.#tell('hurt', { guardian: guardian.id, life: guardian.life });
    if (guardian.life === 0) this.#die(guardian);
    return 1;
  }

  #die(guardian: Figure): void {
    guardian.alive = false;
    guardian.path = null;
    guardian.shield = false;
    guardian.poison = false;
    this.#tell('died', { guardian: guardian.id });
    if (!this.#guardians.some((one) => one.alive)) this.#lose('guardians_fell');
  }

  #hurtTemple(points: number): void {
    this.#temple = Math.max(0, this.#temple - points);
    this.#tell('temple-hurt', { points, temple: this.#temple });
    if (this.#temple === 0) this.#lose('temple_fell');
  }

  #lose(ending: string): void {
    this.#ended = true;
    this.#tell('defeat', { ending });
  }

  /** RUN-2.7 Every dragon on the board loses its wounds, path by path from the temple outwards. */
  #healDragons(): void {
    const order = ['red', 'blue', 'yellow', 'green'];
    for (const lane of this.#lanes.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))) {
      for (const monster of lane.spaces) {
        if (monster?.heals && wounds(monster) > 0) this.#tell('dragon-healed', { card: monster.card });
      }
    }
  }

  /** Seat order from the Elder, with the one who starts the round first. */
  #order(): Figure[] {
    const { elder } = this.#view;
    const from = elder ?? 0;
    return this.#guardians.map((_, i) => this.#guardians[(from + i) % this.#guardians.length]!);
  }

  /** RUN-2.6 The turns of the dead are skipped; the round is over when nobody is left to play. */
  #roundIsOver(): boolean {
    const order = this.#order();
    const now = order.findIndex((guardian) => guardian.seat === this.#view.active);
    for (const guardian of order.slice(now + 1)) {
      if (guardian.alive) return false;
      this.#tell('turn-skipped', { guardian: guardian.id });
    }
    return true;
  }

  /** RUN-2.8, 11.8 Poison strikes at the end of the round, in seat order from the Elder. */
  #poison(): void {
    for (const guardian of this.#order()) {
      if (!guardian.poison) continue;
      guardian.poison = false;
      this.#tell('poison-struck', { guardian: guardian.id });
      this.#loseLife(guardian);
      if (this.#ended) return;
    }
    this.#tell('round-ended', { round: this.#view.round });
  }
}

/** Cards that will strike or shoot at the end of this turn: they carry the danger sign. */
export function strikers(happenings: readonly Happening[]): Set<string> {
  return new Set(
    happenings.filter(({ kind }) => kind === 'melee' || kind === 'shot').map(({ args }) => args.card ?? ''),
  );
}

/** One line of "When you end": who attacks whom, and what becomes of it. */
export interface Blow {
  by: { card: string } | { poison: true };
  verb: 'strike' | 'shot' | 'poison';
  /** Guardian id, or null for the temple. */
  guardian: string | null;
  from: number;
  to: number;
  /** `shield` broken, `angel` saved the last point, `missed` under Pavise, `dies`, `falls` (the temple). */
  fate: 'shield' | 'angel' | 'missed' | 'dies' | 'falls' | 'hurt' | 'poisoned';
}

/** The attacks in a forecast, each with its consequence. */
export function blows(view: View, happenings: readonly Happening[]): Blow[] {
  const life = new Map(view.guardians.map((guardian) => [guardian.id ?? '', guardian.life]));
  const paths = new Map(view.paths.map((path) => [path.id, path.guardian]));
  let temple = view.temple.life;
  const out: Blow[] = [];
  for (const { kind, args } of happenings) {
    const last = out.at(-1);
    const guardian = args.guardian ?? '';
    if (kind === 'melee' || kind === 'shot' || kind === 'shot-ignored') {
      const target = paths.get(args.path ?? '') ?? null;
      const alive = target !== null && (life.get(target) ?? 0) > 0;
      const now = alive ? (life.get(target) ?? 0) : temple;
      out.push({
        by: { card: args.card ?? '' },
        verb: kind === 'melee' ? 'strike' : 'shot',
        guardian: alive ? target : null,
        from: now,
        to: now,
        fate: kind === 'shot-ignored' ? 'missed' : 'hurt',
      });
    } else if (kind === 'poison-struck') {
      const now = life.get(guardian) ?? 0;
      out.push({ by: { poison: true }, verb: 'poison', guardian, from: now, to: now, fate: 'hurt' });
    } else if (!last) continue;
    else if (kind === 'hurt') {
      life.set(guardian, Number(args.life));
      last.to = Number(args.life);
    } else if (kind === 'shield-broken') last.fate = 'shield';
    else if (kind === 'angel-saved') last.fate = 'angel';
    else if (kind === 'died') last.fate = 'dies';
    else if (kind === 'poisoned') last.fate = 'poisoned';
    else if (kind === 'temple-hurt') {
      const after = Number(args.temple);
      if (last.guardian === null) last.to = after;
      else out.push({ ...last, guardian: null, from: temple, to: after, fate: 'hurt' });
      temple = after;
      if (after === 0) out.at(-1)!.fate = 'falls';
    }
  }
  return out;
}
