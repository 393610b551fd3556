/** The flows of OAuth 2.0 that a scheme declares, and what a page can do with each. */
import type {ConsoleScheme, OAuthFlow} from '@site/src/api-reference/console/consoleData';

export type FlowName =
  'authorizationCode' | 'clientCredentials' | 'deviceAuthorization' | 'password' | 'implicit';

export type Flow = {name: FlowName; flow: OAuthFlow};

/** In the order in which they are offered. */
const names: FlowName[] = [
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'password',
  'implicit',
];

export const flowLabels: Record<FlowName, string> = {
  authorizationCode: 'You sign in (authorisation code with PKCE)',
  clientCredentials: 'A program signs in (client credentials)',
  deviceAuthorization: 'You sign in on another device (device code)',
  password: 'User name and password (deprecated)',
  implicit: 'Implicit (deprecated)',
};

/** Why a flow should not be used (RFC 9700, sections 2.1.2 and 2.4). */
export const deprecations: Partial<Record<FlowName, string>> = {
  password:
    'This flow shows your password to whoever asks for the token, so RFC 9700 forbids it. Use it with an account for tests only.',
  implicit:
    'This flow puts the token into an address, where others may read it, so RFC 9700 advises against it and this page does not use it. Use another flow, or paste a token.',
};

/** @returns the flows that the scheme declares with the addresses that they need */
export function flowsOf({flows = {}}: ConsoleScheme): Flow[] {
  return names.flatMap((name): Flow[] => {
    const flow = flows[name];
    if (!flow) return [];
    const needed = {
      authorizationCode: flow.authorizationUrl && flow.tokenUrl,
      clientCredentials: flow.tokenUrl,
      deviceAuthorization: flow.deviceAuthorizationUrl && flow.tokenUrl,
      password: flow.tokenUrl,
      implicit: true,
    };
    return needed[name] ? [{name, flow}] : [];
  });
}
