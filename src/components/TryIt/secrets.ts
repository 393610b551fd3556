/** Credentials of the visit. They live in this module alone: no storage of the browser ever sees them. */
import {useSyncExternalStore} from 'react';

const secrets = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns what the reader typed, or an empty text */
export function secret(key: string): string {
  return secrets.get(key) ?? '';
}

export function keepSecret(key: string, value: string): void {
  secrets.set(key, value);
  listeners.forEach((listener) => listener());
}

/** A part of a credential, shared by the operations of an API until the page is left or loaded again. */
export function useSecret(key: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => secret(key));
  return [value, (next) => keepSecret(key, next)];
}

export type SecretPart = 'clientId' | 'clientSecret' | 'key' | 'password' | 'token' | 'user';

/** The name of a part of a scheme's credentials. */
export const secretKey = (api: string, scheme: string, part: SecretPart): string =>
  `${api} ${scheme} ${part}`;
