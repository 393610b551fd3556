/** In-memory store for the visit: credentials and the chosen server, never written to browser storage. */
import {useSyncExternalStore} from 'react';

const values = new Map<string, string>();
let changes = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the value of a key, or an empty text */
export function sessionValue(key: string): string {
  return values.get(key) ?? '';
}

export function setSessionValue(key: string, value: string): void {
  values.set(key, value);
  changes++;
  listeners.forEach((listener) => listener());
}

/** A value that all consoles share until the site is left or loaded again. */
export function useSessionValue(key: string): [value: string, keep: (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => sessionValue(key));
  return [value, (next) => setSessionValue(key, next)];
}

/** Re-renders when any value changes. */
export function useSessionStore(): void {
  useSyncExternalStore(subscribe, () => changes);
}

export type SecretPart = 'clientId' | 'clientSecret' | 'key' | 'password' | 'token' | 'user';

/** The key of a part of a scheme's credentials. */
export const secretKey = (api: string, scheme: string, part: SecretPart): string =>
  `${api} ${scheme} ${part}`;
