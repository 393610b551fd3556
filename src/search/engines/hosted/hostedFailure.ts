/** Failures of the hosted search that the owner of the site has to mend: they are told in the console, once each. */

/** Fields of the client's `ApiError`; its class is not exported. */
type Failure = {status?: number; message?: string};

type Asked = {appId: string; indexName: string | undefined};

/** Whether Algolia refused the key, which no further query changes. */
export const isRefused = (cause: unknown): boolean =>
  [401, 403].includes((cause as Failure | undefined)?.status ?? 0);

/**
 * @param cause what the client threw; its message never holds the key
 * @returns what to tell the owner of the site; undefined for a failure that passes by itself
 */
export function ownersFailure(cause: unknown, {appId, indexName}: Asked): string | undefined {
  const {status = 0, message = ''} = (cause ?? {}) as Failure;
  const key = [
    'the search key ALGOLIA_SEARCH_API_KEY',
    `set ALGOLIA_SEARCH_API_KEY to a search-only key of the application ${appId} that may search "${indexName}" from this host (Algolia dashboard, Settings, API keys), and build again`,
  ];
  const known: Record<number, string[]> = {
    400: ['the parameters of the search', 'correct searchParameters of themeConfig.algolia, and build again'],
    401: key,
    403: key,
    404: [
      'the index',
      `set ALGOLIA_INDEX_NAME to an index of the application ${appId}, or fill "${indexName}" with \`npm run search:push\``,
    ],
  };
  if (!known[status]) return undefined;
  const [subject, remedy] = known[status];
  return `Algolia refuses ${subject} (${status}): ${message}\n  The site’s own index answers in its place.\n  Remedy: ${remedy}.`;
}
