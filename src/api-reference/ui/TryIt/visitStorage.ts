/** What is kept for the visit: in the storage of the tab, which ends with it, or in memory where a browser refuses that. */

const memory = new Map<string, string>();
const prefix = 'hub.api ';

/** @returns the text that was kept under a key in this visit, if any */
export function kept(key: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

/** @param text undefined to forget it */
export function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, text);
  } catch {
    if (text === undefined) memory.delete(key);
    else memory.set(key, text);
  }
}
