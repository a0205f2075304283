/** Whether an address is known to the machine itself only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(host);
}

/** A link of the table as an address one can send. */
export function absolute(link: string): string {
  return new URL(link, location.origin).href;
}
