/** The servers that a reader may choose: those of the document, a mock on this machine, an address of one's own. */
import type {ApiServer, ConsoleData} from '@site/src/api-reference/console/consoleData';
import {serverAddress} from '@site/src/api-reference/request/address';
import {kept, keep} from './visitStorage';
import {sessionValue} from './sessionStore';

/** Values of the choice that are no address of the document. */
export const mockServer = 'mock';
export const ownServer = 'own';

export const serverKey = (api: string): string => `${api} server`;
export const variableKey = (api: string, server: string, name: string): string => `${api} ${server} ${name}`;

const ownKey = (api: string) => `${api} address`;

/** @returns the address of the reader's own that was typed in this visit */
export const ownAddress = (api: string): string => kept(ownKey(api)) ?? '';
export const keepOwnAddress = (api: string, address: string): void => keep(ownKey(api), address || undefined);

/** Whether the page comes from this machine, where `npm run api:mock` may run. */
export const isServedLocally = (host = location.hostname): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Whether an address of the reader's own can be called at all. */
export function isServerAddress(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return false;
  }
}

/**
 * @param mock address of the mock: `npm run serve` passes on what is sent there
 * @returns the chosen server; undefined while examples answer
 */
export function chosenServer(data: ConsoleData, mock: string): ApiServer | undefined {
  const choice = sessionValue(serverKey(data.api));
  if (choice === mockServer) return {url: new URL(mock, location.href).href};
  if (choice === ownServer) return {url: ownAddress(data.api)};
  return data.servers.find(({url}) => url === choice);
}

/** @param chosen values of the server's variables; those of the visit without it */
export function baseOf(
  {api}: ConsoleData,
  server: ApiServer | undefined,
  chosen?: Record<string, string>,
): string {
  const names = Object.keys(server?.variables ?? {});
  const ofVisit = names.map((name) => [name, sessionValue(variableKey(api, server?.url ?? '', name))]);
  return serverAddress(server, chosen ?? (Object.fromEntries(ofVisit) as Record<string, string>));
}

/** @returns the sources that the policy in the page allows calls to; undefined without a policy, as under `npm start` */
export function allowedSources(): string[] | undefined {
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');
  return policy
    ?.split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .find(([name]) => name === 'connect-src')
    ?.slice(1);
}

/**
 * Whether a policy allows a call (CSP Level 3, section 6.7.2.8), for the kinds of source that this site's policy has.
 *
 * @param page whose policy it is
 */
export function isAllowed(address: string, sources: string[], page: string): boolean {
  const {protocol, origin, host, hostname} = new URL(address, page);
  return sources.some((source) => {
    if (source === "'self'") return origin === new URL(page).origin;
    const [scheme, rest = ''] = source.split('://');
    if (`${scheme}:` !== protocol) return false;
    const [called, allowed] = rest.endsWith(':*') ? [hostname, rest.slice(0, -2)] : [host, rest];
    return allowed.startsWith('*.') ? called.endsWith(allowed.slice(1)) : called === allowed;
  });
}
