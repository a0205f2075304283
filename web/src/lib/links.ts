/** A link of the table as an address one can send. */
export function absolute(link: string): string {
  return new URL(link, location.origin).href;
}
