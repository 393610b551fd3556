/** Failures of the hosted search that the owner of the site has to mend: they are told in the console, once each. */

/** Fields of the client's `ApiError`; its class is not exported. */
type Failure = {status?: number; message?: string};

type Asked = {appId: string; indexName: string | undefined};

const statusOf = (cause: unknown): number | undefined => (cause as Failure | undefined)?.status;

/** Whether Algolia refused the key, which no further query changes. */
export const isRefused = (cause: unknown): boolean => [401, 403].includes(statusOf(cause) ?? 0);

function remedyOf(status: number, {appId, indexName}: Asked): string | undefined {
  if (status === 401 || status === 403)
    return `set ALGOLIA_SEARCH_API_KEY to a search-only key of the application ${appId} that may search "${indexName}" from this host (Algolia dashboard, Settings, API keys), and build again`;
  if (status === 404)
    return `set ALGOLIA_INDEX_NAME to an index of the application ${appId}, or fill "${indexName}" with \`npm run search:push\``;
  if (status === 400) return 'correct searchParameters of themeConfig.algolia, and build again';
  return undefined;
}

const subjects: Record<number, string> = {
  400: 'the parameters of the search',
  401: 'the search key ALGOLIA_SEARCH_API_KEY',
  403: 'the search key ALGOLIA_SEARCH_API_KEY',
  404: 'the index',
};

/**
 * @param cause what the client threw; its message never holds the key
 * @returns what to tell the owner of the site; undefined for a failure that passes by itself
 */
export function ownersFailure(cause: unknown, asked: Asked): string | undefined {
  const status = statusOf(cause) ?? 0;
  const remedy = remedyOf(status, asked);
  if (!remedy) return undefined;
  const {message = ''} = cause as Failure;
  return `Algolia refuses ${subjects[status]} (${status}): ${message}\n  The site’s own index answers in its place.\n  Remedy: ${remedy}.`;
}
