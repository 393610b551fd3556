/**
 * OAuth 2.0 from the page, without a server of the site's own: authorisation code with PKCE, client credentials, device code
 * (RFC 8628), password. A chunk of its own, loaded when a reader signs in.
 *
 * Best current practice is RFC 9700: PKCE with S256, a state that is used once, one exact redirect address, the issuer
 * compared where the server names it (RFC 9207), HTTPS but for servers of this machine.
 */
import * as oauth from 'oauth4webapi';
import type {OAuthFlow} from '@site/src/api-reference/console/consoleData';
import {base64} from '../credentials';
import {sendRequest} from '../sendRequest';

export type Client = {id: string; secret: string; scope: string};

const isLocal = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);

/** RFC 6749 has both halves form-encoded; signs that need no encoding stay, for servers that do not decode. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** A client without a secret is public and only says who it is. */
function authentication({secret}: Client): oauth.ClientAuth {
  if (!secret) return oauth.None();
  return (_, {client_id: id}, __, headers) =>
    headers.set('authorization', `Basic ${base64(`${encoded(id)}:${encoded(secret)}`)}`);
}

function serverOf(flow: OAuthFlow): oauth.AuthorizationServer {
  return {
    issuer: new URL(flow.tokenUrl ?? flow.authorizationUrl ?? '').origin,
    authorization_endpoint: flow.authorizationUrl,
    token_endpoint: flow.tokenUrl,
    device_authorization_endpoint: flow.deviceAuthorizationUrl,
  };
}

/** Requests go the way of all requests of the console, so that a failure is explained in the same words. */
function optionsFor(url: string, signal: AbortSignal) {
  return {
    [oauth.allowInsecureRequests]: isLocal(url),
    [oauth.customFetch]: async (
      address: string,
      {method, headers, body}: oauth.CustomFetchOptions<string, URLSearchParams | undefined>,
    ) => {
      const sent = [...Object.entries(headers)] as [string, string][];
      const answer = await sendRequest({method, url: address, headers: sent, body: body?.toString()}, signal);
      return responseOf(answer.status, answer.headers, await answer.body.text());
    },
    signal,
  };
}

/** Only the access token is wanted: who the reader is, which an id_token would say, is no matter of the page. */
function responseOf(status: number, headers: [string, string][], text: string): Response {
  let body = text;
  try {
    body = JSON.stringify({...(JSON.parse(text) as object), id_token: undefined});
  } catch {
    // The library says that it is no JSON.
  }
  return new Response(status === 204 ? null : body, {status, headers});
}

const words = (error: string, description?: string) => description ?? error;

/** An error in words for the reader: the server's own where it sent some. */
function told(error: unknown): Error {
  if (error instanceof oauth.ResponseBodyError)
    return new Error(
      `No token: status ${error.status}, ${words(error.error, error.error_description)}.`.replace('..', '.'),
    );
  if (error instanceof oauth.AuthorizationResponseError)
    return new Error(`Not signed in: ${words(error.error, error.error_description)}.`);
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return new Error(`No token: status ${error.status}. Check the client id and the secret.`);
  if (error instanceof oauth.OperationProcessingError || error instanceof TypeError)
    return new Error(`No token: the server’s answer does not follow OAuth 2.0 (${error.message}).`);
  return error instanceof Error ? error : new Error(String(error));
}

async function tokenOf(answer: Promise<oauth.TokenEndpointResponse>): Promise<string> {
  return (await answer).access_token;
}

const scopeOf = ({scope}: Client): Record<string, string> => (scope.trim() ? {scope: scope.trim()} : {});

/** @throws Error in words for the reader */
export async function clientCredentials(
  flow: OAuthFlow,
  client: Client,
  signal: AbortSignal,
): Promise<string> {
  const [server, as] = [serverOf(flow), {client_id: client.id}];
  try {
    const answer = await oauth.clientCredentialsGrantRequest(
      server,
      as,
      authentication(client),
      scopeOf(client),
      optionsFor(flow.tokenUrl ?? '', signal),
    );
    return await tokenOf(oauth.processClientCredentialsResponse(server, as, answer));
  } catch (error) {
    throw told(error);
  }
}

/** @throws Error in words for the reader */
export async function password(
  flow: OAuthFlow,
  client: Client,
  account: {user: string; password: string},
  signal: AbortSignal,
): Promise<string> {
  const [server, as] = [serverOf(flow), {client_id: client.id}];
  try {
    const answer = await oauth.genericTokenEndpointRequest(
      server,
      as,
      authentication(client),
      'password',
      {username: account.user, password: account.password, ...scopeOf(client)},
      optionsFor(flow.tokenUrl ?? '', signal),
    );
    return await tokenOf(oauth.processGenericTokenEndpointResponse(server, as, answer));
  } catch (error) {
    throw told(error);
  }
}

export type Authorisation = {
  /** Where the reader signs in. */
  url: string;
  state: string;
  /** Exchanges what came back for a token. */
  finish: (parameters: URLSearchParams, signal: AbortSignal) => Promise<string>;
};

/**
 * Begins the authorisation code flow; verifier and state live in memory and for one use.
 *
 * @param redirectUri where the server sends the reader back to
 */
export async function authorise(
  flow: OAuthFlow,
  client: Client,
  redirectUri: string,
): Promise<Authorisation> {
  const as = {client_id: client.id};
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL(flow.authorizationUrl ?? '');
  const parameters = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirectUri,
    ...scopeOf(client),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return {
    url: url.href,
    state,
    async finish(received, signal) {
      // A document names no issuer. Each sign-in has one server, that of the document, so there is none to confuse it with.
      const named = received.get('iss');
      const server = {...serverOf(flow), ...(named !== null && {issuer: named})};
      try {
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          as,
          authentication(client),
          oauth.validateAuthResponse(server, as, received, state),
          redirectUri,
          verifier,
          optionsFor(flow.tokenUrl ?? '', signal),
        );
        return await tokenOf(oauth.processAuthorizationCodeResponse(server, as, answer));
      } catch (error) {
        throw told(error);
      }
    },
  };
}

export type Device = {
  /** What the reader types on the other device, and where. */
  code: string;
  url: string;
  finish: () => Promise<string>;
};

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(new Error('Cancelled.'))));
  });

/** Begins the device flow (RFC 8628): the reader signs in elsewhere while the page asks for the token now and then. */
export async function device(flow: OAuthFlow, client: Client, signal: AbortSignal): Promise<Device> {
  const [server, as] = [serverOf(flow), {client_id: client.id}];
  try {
    const asked = await oauth.deviceAuthorizationRequest(
      server,
      as,
      authentication(client),
      scopeOf(client),
      optionsFor(flow.deviceAuthorizationUrl ?? '', signal),
    );
    const begun = await oauth.processDeviceAuthorizationResponse(server, as, asked);
    return {
      code: begun.user_code,
      url: begun.verification_uri_complete ?? begun.verification_uri,
      async finish() {
        for (let interval = begun.interval ?? 5; ;) {
          await pause(interval, signal);
          try {
            const answer = await oauth.deviceCodeGrantRequest(
              server,
              as,
              authentication(client),
              begun.device_code,
              optionsFor(flow.tokenUrl ?? '', signal),
            );
            return await tokenOf(oauth.processDeviceCodeResponse(server, as, answer));
          } catch (error) {
            const code = error instanceof oauth.ResponseBodyError ? error.error : '';
            if (code === 'slow_down') interval += 5;
            else if (code !== 'authorization_pending') throw told(error);
          }
        }
      },
    };
  } catch (error) {
    throw told(error);
  }
}
