import type { Happening, View } from '$src/views/runemasters';

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

/** The attacks in the forecast of a view, each with its consequence. */
export function blows(view: View): Blow[] {
  const life = new Map(view.guardians.map((guardian) => [guardian.id ?? '', guardian.life]));
  const paths = new Map<string, string | null>(view.paths.map((path) => [path.id, path.guardian]));
  let temple = view.temple.life;
  const out: Blow[] = [];
  for (const { kind, args } of view.forecast) {
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

/** What the end of the turn does to somebody's life, or to the temple's: from all blows together. */
export interface Loss {
  /** Guardian id, or null for the temple. */
  guardian: string | null;
  from: number;
  to: number;
}

/** Everything that is lost, in the order in which it is struck. */
export function losses(view: View): Loss[] {
  const out = new Map<string | null, Loss>();
  for (const { guardian, from, to } of blows(view)) {
    const known = out.get(guardian);
    if (known) known.to = to;
    else out.set(guardian, { guardian, from, to });
  }
  return [...out.values()].filter(({ from, to }) => to < from);
}
