/** Values kept in this browser. A private window without storage works, it only forgets. */
export function readStored<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tablee.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tablee.${key}`, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value lasts as long as the page.
  }
}
