/** A token for a program that signs in as itself (RFC 6749, section 4.4). */
import type {OAuthFlow} from '@site/src/api-reference/console/consoleData';
import {base64} from './credentials';
import {sendRequest} from './sendRequest';

type Client = {id: string; secret: string; scope: string};

type TokenAnswer = {access_token?: unknown; error?: unknown; error_description?: unknown};

/** RFC 6749 has both halves form-encoded before they are joined. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

function read(text: string): TokenAnswer {
  try {
    return (JSON.parse(text) ?? {}) as TokenAnswer;
  } catch {
    return {};
  }
}

/** @throws Error in words for the reader */
export async function requestToken(
  {tokenUrl = ''}: OAuthFlow,
  {id, secret, scope}: Client,
  cancel: AbortSignal,
): Promise<string> {
  const form = {grant_type: 'client_credentials', ...(scope.trim() && {scope: scope.trim()})};
  const {status, body} = await sendRequest(
    {
      method: 'POST',
      url: tokenUrl,
      headers: [
        ['Accept', 'application/json'],
        ['Content-Type', 'application/x-www-form-urlencoded'],
        ['Authorization', `Basic ${base64(`${encoded(id)}:${encoded(secret)}`)}`],
      ],
      body: new URLSearchParams(form).toString(),
    },
    cancel,
  );
  const {access_token: token, error, error_description: reason} = read(await body.text());
  if (status < 300 && typeof token === 'string' && token) return token;
  const told = [reason, error].find((text) => typeof text === 'string' && text) as string | undefined;
  throw new Error(
    `No token: status ${status}${told ? `, ${told.replace(/\.$/, '')}` : ''}. Check the client id and the secret.`,
  );
}
