/** The table on the screen while its host looks at it: what only the host may change. */
class Hosted {
  table = $state.raw<{ id: string; hints: boolean } | null>(null);
}

export const hosted = new Hosted();
