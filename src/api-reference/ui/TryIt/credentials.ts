/** What a security scheme adds to a request. */
import type {ConsoleData, ConsoleScheme} from '@site/src/api-reference/console/consoleData';
import type {SecretPart} from './sessionStore';

export type Credentials = {headers: [string, string][]; query: [string, string][]};

/** How the credentials of a scheme are asked for; `unsupported` ones cannot be sent by a page. */
export type SchemeKind = 'basic' | 'bearer' | 'key' | 'oauth2' | 'unsupported';

export function kindOf({type, scheme = '', in: place}: ConsoleScheme): SchemeKind {
  if (type === 'apiKey') return place === 'cookie' ? 'unsupported' : 'key';
  if (type === 'oauth2' || type === 'openIdConnect') return 'oauth2';
  if (type !== 'http') return 'unsupported';
  const name = scheme.toLowerCase();
  return name === 'basic' || name === 'bearer' ? name : 'unsupported';
}

/** Why a page cannot send what a scheme asks for. */
export function unsupported({type, scheme = '', name = ''}: ConsoleScheme): string {
  if (type === 'apiKey')
    return `The key goes in the cookie ${name}, and browsers do not let a page send cookies to another site.`;
  if (type === 'mutualTLS') return 'The client presents a certificate, which the browser picks, not a page.';
  if (type === 'http' && scheme.toLowerCase() === 'digest')
    return 'Digest authentication answers a challenge from the server, which a page cannot read.';
  return `A page cannot authenticate with ${scheme || type}.`;
}

/** The parts of a scheme's credentials of which at least one has to be there. */
const needed: Record<SchemeKind, SecretPart[]> = {
  basic: ['user', 'password'],
  bearer: ['token'],
  key: ['key'],
  oauth2: ['token'],
  unsupported: [],
};

/** @returns the names of the schemes for which the reader has given nothing */
function missingSchemes(
  schemes: [name: string, scheme: ConsoleScheme][],
  read: (scheme: string, part: SecretPart) => string,
): string[] {
  return schemes
    .filter(([name, scheme]) => {
      const parts = needed[kindOf(scheme)];
      return parts.length > 0 && !parts.some((part) => read(name, part));
    })
    .map(([name]) => name);
}

/** Base64 of a text in UTF-8, as RFC 7617 has it. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/**
 * @param read gives a part of a scheme's credentials, empty when the reader typed none
 */
export function credentialsOf(
  schemes: [name: string, scheme: ConsoleScheme][],
  read: (scheme: string, part: SecretPart) => string,
): Credentials {
  const found: Credentials = {headers: [], query: []};
  for (const [name, scheme] of schemes) {
    const kind = kindOf(scheme);
    if (kind === 'basic') {
      const [user, password] = [read(name, 'user'), read(name, 'password')];
      if (user || password) found.headers.push(['Authorization', `Basic ${base64(`${user}:${password}`)}`]);
    } else if (kind === 'key') {
      const key = read(name, 'key');
      if (key && scheme.name) found[scheme.in === 'query' ? 'query' : 'headers'].push([scheme.name, key]);
    } else if (kind !== 'unsupported') {
      const token = read(name, 'token');
      if (token) found.headers.push(['Authorization', `Bearer ${token}`]);
    }
  }
  return found;
}

/** The same with signs in place of the values, for what is shown. */
export function masked({headers, query}: Credentials): Credentials {
  const hide = ([name]: [string, string]): [string, string] => [name, '***'];
  return {headers: headers.map(hide), query: query.map(hide)};
}

/** The alternative that a console begins with, as the code samples do: the first that asks for anything. */
export function firstAlternative({security}: Pick<ConsoleData, 'security'>): number {
  return Math.max(
    0,
    security.findIndex((alternative) => Object.keys(alternative).length > 0),
  );
}

/**
 * @param alternative which of the alternatives of the security is used
 * @param read gives a part of a scheme's credentials, empty when the reader typed none
 * @returns names of the schemes that lack something; none where the operation can be called without credentials
 */
export function missingCredentials(
  {security, schemes}: Pick<ConsoleData, 'security' | 'schemes'>,
  alternative: number,
  read: (scheme: string, part: SecretPart) => string,
): string[] {
  if (security.some((each) => Object.keys(each).length === 0)) return [];
  const used = Object.keys(security[alternative] ?? {});
  return missingSchemes(
    Object.entries(schemes).filter(([name]) => used.includes(name)),
    read,
  );
}
