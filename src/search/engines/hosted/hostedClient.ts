import {unreachable, type Highlighted, type Hit, type SearchClient} from '../../client/port';
import {levels, type Hierarchy} from '../../records/record';
import {unescapeText} from './escapeText';
import type {HostedOptions} from './themeOptions';
import {isRefused, ownersFailure} from './hostedFailure';
import {fromHostedResults, toHostedRequests, type HostedResult} from './hostedRequest';

type Lite = Pick<typeof import('algoliasearch/lite'), 'liteClient'>;

type Options = Omit<HostedOptions, 'indexName' | 'insights' | 'contextualSearch'>;

/**
 * Timeout of a search in milliseconds, with the download of Algolia's client. The `timeouts` of that client are no upper
 * limit: it multiplies them for each further host, and for each host that timed out in the last two minutes, to more than
 * half a minute.
 */
const timeout = 1_000;

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

const plain = (text: string | null | undefined) => (text ? unescapeText(text) : null);

const isMatch = (part: Highlighted | undefined) => !!part && part.matchLevel !== 'none';

/**
 * Adapts a hit of Algolia to `port.ts`: plain fields are unescaped (`toHosted` escaped them), and a hit that
 * matches only in its text gets the type `content`, so that the views show that text.
 *
 * @param replaced a part of the path of its address, and what takes its place
 */
function toHit(hit: Hit, replaced: HostedOptions['replaceSearchResultPathname']): Hit {
  const {type, _highlightResult: highlighted, _snippetResult: snippets} = hit;
  const title = type === 'content' ? undefined : highlighted.hierarchy[type];
  const address = replaced && URL.canParse(hit.url) ? new URL(hit.url) : undefined;
  if (address && replaced)
    address.pathname = address.pathname.replaceAll(new RegExp(replaced.from, 'g'), replaced.to);
  return {
    ...hit,
    url: address?.href ?? hit.url,
    type: !isMatch(title) && isMatch(snippets.content) ? 'content' : type,
    hierarchy: Object.fromEntries(levels.map((level) => [level, plain(hit.hierarchy[level])])) as Hierarchy,
    content: plain(hit.content),
  };
}

/**
 * A search client on Algolia's official lite client, which is downloaded with `warm` or the first search. What the owner
 * of the site has to mend is told in the console, once a page load; a key that was refused is not sent again.
 *
 * @param loadLite downloads that client
 */
export function hostedClient(
  options: Options,
  loadLite: () => Promise<Lite> = () => import('algoliasearch/lite'),
): SearchClient {
  const {appId, apiKey, searchParameters, replaceSearchResultPathname} = options;
  let lite: ReturnType<Lite['liteClient']> | undefined;
  let refusal: unknown;
  const told = new Set<string>();

  const load = async () => {
    const {liteClient} = await loadLite();
    return (lite ??= liteClient(appId, apiKey));
  };
  const ask: SearchClient['search'] = async ({requests}) => {
    const client = await load();
    const sent = {requests: toHostedRequests(requests, searchParameters)};
    const response = await client.search<Record<string, unknown>>(sent);
    const results = fromHostedResults(requests, response.results as unknown as HostedResult[]);
    const adapt = (hit: Hit) => toHit(hit, replaceSearchResultPathname);
    return {results: results.map((result) => ({...result, hits: result.hits.map(adapt)}))};
  };
  const tell = (cause: unknown, indexName: string | undefined) => {
    const text = ownersFailure(cause, {appId, indexName});
    if (text === undefined || told.has(text)) return;
    told.add(text);
    console.error(text);
  };

  return {
    warm: () => void load().catch(() => undefined),
    async search(parameters) {
      if (refusal !== undefined) throw unreachable(refusal);
      try {
        return await within(timeout, ask(parameters));
      } catch (cause) {
        if (isRefused(cause)) refusal = cause;
        tell(cause, parameters.requests[0]?.indexName);
        throw unreachable(cause);
      }
    },
  };
}
