/**
 * Store for the visit: credentials and the chosen server. It is in memory; credentials are written to the session storage
 * of the tab when the reader says so, and to nothing else.
 */
import {useSyncExternalStore} from 'react';

const values = new Map<string, string>();
let changes = 0;
const listeners = new Set<() => void>();

const storageKey = 'help-hub.credentials';
const secretMark = 'secret ';

/** Whether credentials are written to session storage. */
let isKept = false;

try {
  const found = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Record<string, unknown>;
  for (const [key, value] of Object.entries(found)) values.set(key, String(value));
  isKept = true;
} catch {
  // Nothing was kept, or the browser has no storage.
}

function publish(): void {
  const secrets = [...values].filter(([key, value]) => key.startsWith(secretMark) && value !== '');
  try {
    if (isKept) sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(secrets)));
    else sessionStorage.removeItem(storageKey);
  } catch {
    isKept = false;
  }
  changes++;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the value of a key, or an empty text */
export const sessionValue = (key: string): string => values.get(key) ?? '';

export function setSessionValue(key: string, value: string): void {
  values.set(key, value);
  publish();
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

/**
 * Whether credentials stay in the session storage of the tab; it holds them while this is true, and is emptied with it. Where
 * the browser has no storage it stays false.
 */
export function useKeptCredentials(): [isKept: boolean, keep: (isKept: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => isKept);
  const keep = (next: boolean) => {
    isKept = next;
    publish();
  };
  return [value, keep];
}

export type SecretPart = 'clientId' | 'clientSecret' | 'key' | 'password' | 'token' | 'user';

/** The key of a part of a scheme's credentials. */
const secretKey = (api: string, scheme: string, part: SecretPart): string =>
  `${secretMark}${api} ${scheme} ${part}`;

/** A token that an answer held, for every scheme of its API that takes one and has none of its own. */
const answeredToken = (api: string) => secretKey(api, '*', 'token');

/** The last token that was taken from an answer of any API. */
const lastToken = secretKey('*', '*', 'token');

/** @returns a part of a scheme's credentials; for a token, that of an answer when the scheme has none */
export const credential = (api: string, scheme: string, part: SecretPart): string =>
  sessionValue(secretKey(api, scheme, part)) || (part === 'token' ? sessionValue(answeredToken(api)) : '');

/** Sets a part of a scheme's credentials; the reader's own token goes before that of an answer. */
export function setCredential(api: string, scheme: string, part: SecretPart, value: string): void {
  if (part === 'token') values.delete(answeredToken(api));
  setSessionValue(secretKey(api, scheme, part), value);
}

/** A part of a scheme's credentials, as {@link credential} has it. */
export function useCredential(
  ...of: [api: string, scheme: string, part: SecretPart]
): [value: string, keep: (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => credential(...of));
  return [value, (next) => setCredential(...of, next)];
}

/** Takes the token of an answer for its API, in place of the tokens that were there; consoles of others offer it. */
export function takeToken(api: string, token: string): void {
  for (const key of values.keys())
    if (key.startsWith(`${secretMark}${api} `) && key.endsWith(' token')) values.delete(key);
  values.set(lastToken, token);
  setSessionValue(answeredToken(api), token);
}

/** The last token that was taken from an answer of any API. */
export const useOfferedToken = (): string => useSessionValue(lastToken)[0];
