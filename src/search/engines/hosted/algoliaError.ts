/** Turns an error of Algolia's client into a message with a remedy. */

/** Fields of the client's `ApiError`; its class is not exported. */
type Failure = {name: string; message: string; status?: number};

function remedyOf({name, status}: Failure): string {
  if (name === 'RetryError')
    return 'check ALGOLIA_APP_ID, the network, and https://status.algolia.com, and then push again';
  if (status === 401 || status === 403)
    return 'set ALGOLIA_ADMIN_API_KEY to the admin key of this application (Algolia dashboard, Settings, API keys)';
  if (status) return 'fix what Algolia names, and then push again';
  return 'push again later; if that does not help, look at https://status.algolia.com';
}

/**
 * @param what the step that failed
 * @param cause what the client threw; its message never holds the key
 */
export function algoliaError(what: string, indexName: string, cause: unknown): Error {
  const failure: Failure = cause instanceof Error ? cause : {name: '', message: String(cause)};
  const status = failure.status ? ` (${failure.status})` : '';
  return new Error(
    `Algolia did not take the ${what} of "${indexName}"${status}: ${failure.message}\n  Readers find the old records until a push has finished.\n  Remedy: ${remedyOf(failure)}.`,
    {cause},
  );
}
