/** The sub-path the table is at, as in `/tablee`; nothing if it has its host for itself. The server writes it. */
const root = document.documentElement.dataset.root ?? '';

/** The address of a path of the table, as in `/rules`: what a browser asks for. */
export function addressOf(path: string): string {
  return root + path;
}

/** The path of the table at an address; an address outside is taken for a path. */
export function pathOf(address: string): string {
  if (address === root) return '/';
  return address.startsWith(`${root}/`) ? address.slice(root.length) : address;
}
