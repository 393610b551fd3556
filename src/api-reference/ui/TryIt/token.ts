/** OAuth 2.0 client credentials (RFC 6749, section 4.4). */
import {base64} from './credentials';
import {sendRequest} from './sendRequest';
import type {BuiltRequest} from './buildRequest';

export type Client = {id: string; secret: string; scopes: string[]};

/** RFC 6749 has both halves form-encoded before they are joined. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** The request for a token; the client authenticates with HTTP Basic, which every server must know. */
export function tokenRequest(tokenUrl: string, {id, secret, scopes}: Client): BuiltRequest {
  const body = new URLSearchParams({grant_type: 'client_credentials'});
  if (scopes.length) body.set('scope', scopes.join(' '));
  return {
    method: 'POST',
    url: tokenUrl,
    headers: [
      ['Accept', 'application/json'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Authorization', `Basic ${base64(`${encoded(id)}:${encoded(secret)}`)}`],
    ],
    body: body.toString(),
  };
}

type TokenAnswer = {access_token?: unknown; error?: unknown; error_description?: unknown};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * @returns the access token
 * @throws Error with a message for the reader: the server's own words where it sent some
 */
export async function fetchToken(tokenUrl: string, client: Client, cancel: AbortSignal): Promise<string> {
  const {status, body} = await sendRequest(tokenRequest(tokenUrl, client), cancel);
  const answer = await body
    .text()
    .then(
      (json) => JSON.parse(json) as TokenAnswer | null,
      () => null,
    )
    .catch(() => null);
  const token = text(answer?.access_token);
  if (status < 400 && token) return token;
  const reason = text(answer?.error_description) || text(answer?.error);
  throw new Error(`No token: status ${status}${reason ? `, ${reason}` : ''}.`);
}
