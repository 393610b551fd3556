/** What lasts for a visit: credentials and the chosen server. No storage of the browser ever sees it. */
import {useSyncExternalStore} from 'react';

const values = new Map<string, string>();
let changes = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns what is kept under a key, or an empty text */
export function kept(key: string): string {
  return values.get(key) ?? '';
}

export function keep(key: string, value: string): void {
  values.set(key, value);
  changes++;
  listeners.forEach((listener) => listener());
}

/** A value that all consoles share until the site is left or loaded again. */
export function useKept(key: string): [value: string, keep: (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => kept(key));
  return [value, (next) => keep(key, next)];
}

/** Renders again when anything that is kept has changed. */
export function useVisit(): void {
  useSyncExternalStore(subscribe, () => changes);
}

export type SecretPart = 'clientId' | 'clientSecret' | 'key' | 'password' | 'token' | 'user';

/** The key of a part of a scheme's credentials. */
export const secretKey = (api: string, scheme: string, part: SecretPart): string =>
  `${api} ${scheme} ${part}`;
