/** Where 'Try it' may call: the documents of the APIs name servers and addresses that give tokens. */
import type {SpecificationEntry} from '../site/apis';

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

/**
 * @param entries of the list of APIs
 * @returns sources for `connect-src`, sorted, each once
 * @throws Error when a document cannot be read, or a server may be on any host
 */
export async function apiSources(entries: readonly SpecificationEntry[]): Promise<string[]> {
  // The libraries that read documents are loaded when a policy is made.
  const {calledBy} = await import('../api-reference/contract');
  const called = await Promise.all(entries.map(calledBy));
  const connect = called.flatMap(({servers, tokens}, index) =>
    [...servers, ...tokens].flatMap((address) => source(address, entries[index]!.file)),
  );
  return [...new Set(connect)].sort();
}

/**
 * @param appId id of an Algolia application
 * @returns the origins that its search client calls (`getDefaultHosts` of algoliasearch 5): the nearest server, three others
 *   when that fails, and the one that is told what readers open
 */
export const hostedSearch = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
  'https://insights.algolia.io',
];
