/** Where 'Try it' may call: the servers, and the addresses for signing in, that the specifications name, and nothing else. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

type ServerVariable = {default?: string; enum?: string[]};
type ApiServer = {url: string; variables?: Record<string, ServerVariable>};
type DocumentNode = {[key: string]: unknown; servers?: unknown};

/** What 'Try it' calls to sign a reader in; pages where readers sign in are opened, not called. */
const calledBySignIn = ['tokenUrl', 'deviceAuthorizationUrl', 'openIdConnectUrl'];

/** The addresses of a server, one for each combination of its listed values; a free value is a `*`. */
function addresses({url, variables = {}}: ApiServer): string[] {
  return Object.entries(variables).reduce(
    (all, [name, {enum: values = ['*']}]) =>
      all.flatMap((address) => values.map((value) => address.replaceAll(`{${name}}`, value))),
    [url],
  );
}

/**
 * The source that a policy can name. It knows `*` in place of the first part of a host, and of a port, only.
 *
 * @returns nothing for an address on the site itself
 * @throws Error when no such source covers the address
 */
function source(address: string, file: string): string[] {
  const [, scheme, host = ''] = /^(https?):\/\/([^/?#]+)/.exec(address) ?? [];
  if (!scheme) return [];
  const covering = host.replace(/^[^.:]*\*[^.:]*(?=\.)/, '*');
  if (!/^(\*\.)?[\w.-]+(:(\d+|\*))?$|^\[[\d:a-f]+\](:\d+)?$/i.test(covering)) {
    throw new Error(
      `${file}: the server ${address} may be on any host. Remedy: list the values of its variables (enum), or leave only the first part of the host free.`,
    );
  }
  return [`${scheme}://${covering}`];
}

/** Vendor extensions may call anything `servers`. */
const isServer = (value: unknown): value is ApiServer =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

/** Parts that hold values and schemas, which may have fields of these names. */
const values = new Set(['default', 'enum', 'example', 'examples', 'schema', 'schemas', 'value']);

function sourcesIn(node: unknown, file: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const {servers, ...rest} = node as DocumentNode;
  return [
    ...(Array.isArray(servers) ? servers.filter(isServer).flatMap(addresses) : []),
    ...calledBySignIn.map((name) => rest[name]).filter((address) => typeof address === 'string'),
  ]
    .flatMap((address) => source(address, file))
    .concat(Object.entries(rest).flatMap(([name, part]) => (values.has(name) ? [] : sourcesIn(part, file))));
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const schemesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'schemes' in value ? valuesOf(value.schemes) : [];

/** Swagger 2.0 names one host, with schemes that an operation may change; without any, pages are served by HTTPS. */
function olderServers(document: unknown, file: string): string[] {
  const {swagger, host, paths, schemes = ['https']} = (document ?? {}) as Record<string, unknown>;
  if (swagger !== '2.0' || typeof host !== 'string') return [];
  const own = valuesOf(paths).flatMap(valuesOf).flatMap(schemesOf);
  return [...valuesOf(schemes), ...own].flatMap((scheme) =>
    scheme === 'http' || scheme === 'https' ? source(`${scheme}://${host}`, file) : [],
  );
}

/**
 * @param folder the OpenAPI documents; folders in it are not read
 * @returns sources for `connect-src`, sorted, each once
 * @throws Error when a server may be on any host
 */
export function apiServers(folder = path.resolve(__dirname, '../../openapi')): string[] {
  const files = readdirSync(folder).filter((name) => /\.(ya?ml|json)$/.test(name));
  const found = files.flatMap((name) => {
    const file = path.join(folder, name);
    const document: unknown = parse(readFileSync(file, 'utf8'));
    return [...sourcesIn(document, file), ...olderServers(document, file)];
  });
  return [...new Set(found)].sort();
}
