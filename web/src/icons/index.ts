import page from 'virtual:icons/page';
import type { IconName } from './names.ts';

export type { IconName } from './names.ts';

/** Outlines by name, in a square of 512. Sets other than `page` are added by the part that loads them. */
const outlines: Record<string, string> = { ...page };

export function addIcons(set: Record<string, string>): void {
  Object.assign(outlines, set);
}

export function outline(name: IconName): string {
  return outlines[name] ?? '';
}
