/** What comes with a token: until when it lasts, and what the next one is asked for with (RFC 6749, sections 5.1 and 6). */
import type {OAuthFlow} from '@site/src/api-reference/console/consoleData';
import {inTime} from '../../../../runtime/contract';
import {credential, setCredential} from '../sessionStore';

export type Grant = {
  token: string;
  /** Milliseconds; none when the server does not say. */
  expiresAt?: number;
  refreshToken?: string;
  /** By which it was got. */
  flow: OAuthFlow;
};

export const loadOAuth = () => inTime(import('./oauth'));

/** @returns what came with the token of a scheme; nothing when the reader has put another token in its place */
export function grantOf(api: string, scheme: string): Grant | undefined {
  try {
    const grant = JSON.parse(credential(api, scheme, 'grant')) as Grant;
    return grant.token === credential(api, scheme, 'token') ? grant : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a token in place, with what came with it. */
export function keepGrant(api: string, scheme: string, grant: Grant): void {
  setCredential(api, scheme, 'token', grant.token);
  setCredential(api, scheme, 'grant', JSON.stringify(grant));
}

export const isExpired = ({expiresAt}: Grant): boolean => expiresAt !== undefined && expiresAt <= Date.now();

/** @returns the schemes whose token has expired and cannot be refreshed */
export const expiredSchemes = (api: string, schemes: string[]): string[] =>
  schemes.filter((scheme) => {
    const grant = grantOf(api, scheme);
    return grant && isExpired(grant) && !grant.refreshToken;
  });

/**
 * Puts the next token of a scheme in place.
 *
 * @throws Error in words for the reader
 */
export async function refreshGrant(api: string, scheme: string, signal: AbortSignal): Promise<void> {
  const grant = grantOf(api, scheme);
  if (!grant?.refreshToken) return;
  const client = {id: credential(api, scheme, 'clientId'), secret: credential(api, scheme, 'clientSecret')};
  const {refresh} = await loadOAuth();
  keepGrant(api, scheme, await refresh(grant, client, signal));
}

/**
 * Refreshes the tokens that have expired and can be.
 *
 * @throws Error in words for the reader
 */
export async function refreshExpired(api: string, schemes: string[], signal: AbortSignal): Promise<void> {
  for (const scheme of schemes) {
    const grant = grantOf(api, scheme);
    if (!grant || !isExpired(grant)) continue;
    try {
      await refreshGrant(api, scheme, signal);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The access token has expired, and there is no other, so nothing was sent. ${reason}\nGet a new token, or put one into its field.`,
        {cause: error},
      );
    }
  }
}
