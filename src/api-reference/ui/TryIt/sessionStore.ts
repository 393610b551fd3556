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

/** What the session storage of this tab holds; nothing when it is shut or holds something else. */
function stored(): Record<string, string> | undefined {
  try {
    const text = sessionStorage.getItem(storageKey);
    const found = text === null ? undefined : (JSON.parse(text) as unknown);
    if (typeof found !== 'object' || found === null) return undefined;
    return Object.fromEntries(
      Object.entries(found).filter(
        (entry): entry is [string, string] => entry[0].startsWith(secretMark) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return undefined;
  }
}

/** Whether credentials are written to session storage; undefined until the first look. */
let isKept: boolean | undefined;

function restore(): void {
  if (isKept !== undefined || typeof window === 'undefined') return;
  const found = stored();
  isKept = found !== undefined;
  for (const [key, value] of Object.entries(found ?? {})) if (!values.has(key)) values.set(key, value);
}

function store(): void {
  const secrets = [...values].filter(([key, value]) => key.startsWith(secretMark) && value !== '');
  try {
    if (isKept) sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(secrets)));
    else sessionStorage.removeItem(storageKey);
  } catch {
    isKept = false;
  }
}

function tell(): void {
  changes++;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the value of a key, or an empty text */
export function sessionValue(key: string): string {
  restore();
  return values.get(key) ?? '';
}

export function setSessionValue(key: string, value: string): void {
  restore();
  values.set(key, value);
  if (isKept && key.startsWith(secretMark)) store();
  tell();
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
  const value = useSyncExternalStore(subscribe, () => (restore(), isKept ?? false));
  return [
    value,
    (next) => {
      isKept = next;
      store();
      tell();
    },
  ];
}

export type SecretPart = 'clientId' | 'clientSecret' | 'key' | 'password' | 'token' | 'user';

/** The key of a part of a scheme's credentials. */
const secretKey = (api: string, scheme: string, part: SecretPart): string =>
  `${secretMark}${api} ${scheme} ${part}`;

/** A token that an answer held, for every scheme of its API that takes one and has none of its own. */
const answeredToken = (api: string) => secretKey(api, '*', 'token');

/** @returns a part of a scheme's credentials; for a token, that of an answer when the scheme has none */
export function credential(api: string, scheme: string, part: SecretPart): string {
  return (
    sessionValue(secretKey(api, scheme, part)) || (part === 'token' ? sessionValue(answeredToken(api)) : '')
  );
}

/** Sets a part of a scheme's credentials; the reader's own token goes before that of an answer. */
export function setCredential(api: string, scheme: string, part: SecretPart, value: string): void {
  if (part === 'token') values.delete(answeredToken(api));
  setSessionValue(secretKey(api, scheme, part), value);
}

export function useCredential(
  api: string,
  scheme: string,
  part: SecretPart,
): [value: string, keep: (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => credential(api, scheme, part));
  return [value, (next) => setCredential(api, scheme, part, next)];
}

/** Takes the token of an answer for its API, in place of the tokens that were there; consoles of others offer it. */
export function takeToken(api: string, token: string): void {
  for (const key of values.keys())
    if (key.startsWith(`${secretMark}${api} `) && key.endsWith(' token')) values.delete(key);
  values.set(secretKey('*', '*', 'token'), token);
  setSessionValue(answeredToken(api), token);
}

/** The last token that was taken from an answer of any API. */
export const useOfferedToken = (): string =>
  useSyncExternalStore(subscribe, () => sessionValue(secretKey('*', '*', 'token')));
