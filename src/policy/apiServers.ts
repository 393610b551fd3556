/** Where 'Try it' may call, and what it may play: the documents of the APIs name servers, addresses for signing in, and answers. */
import type {Called, CalledServer} from '../api-reference/contract';
import type {SpecificationEntry} from '../site/apis';

/** The addresses of a server, one for each combination of its listed values; a free value is a `*`. */
function addresses({url, variables = {}}: CalledServer): string[] {
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

/**
 * @param file of the document, for the message
 * @param called what it names
 * @returns the sources of one document
 * @throws Error when a server may be on any host
 */
export const sourcesOf = (file: string, {servers, signIn}: Pick<Called, 'servers' | 'signIn'>): string[] =>
  [...servers.flatMap(addresses), ...signIn].flatMap((address) => source(address, file));

/** What the documents of the APIs ask of a policy. */
export type ApiSources = {
  /** Sources for `connect-src`, sorted, each once. */
  connect: string[];
  /** Some answer is a film, which a page plays from its memory. */
  hasFilms: boolean;
};

/**
 * @param entries of the list of APIs
 * @throws Error when a document cannot be read, or a server may be on any host
 */
export async function apiSources(entries: readonly SpecificationEntry[]): Promise<ApiSources> {
  // The libraries that read documents are loaded when a policy is made.
  const {calledBy} = await import('../api-reference/contract');
  const called = await Promise.all(entries.map(calledBy));
  const connect = entries.flatMap(({file}, index) => sourcesOf(file, called[index]!));
  return {connect: [...new Set(connect)].sort(), hasFilms: called.some(({hasFilms}) => hasFilms)};
}
