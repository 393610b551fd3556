/** What `npm run search:push` is told, checked before anything is built or sent. */
import {isKey, readAppId, readIndexName, type Variables} from '../site/algolia';

export type PushOptions = {
  indexName: string;
  /** Absent: say what would be sent, send nothing. */
  credentials?: {appId: string; adminKey: string};
};

function readAdminKey({ALGOLIA_ADMIN_API_KEY: key = '', ALGOLIA_SEARCH_API_KEY: searchKey}: Variables) {
  const problem = !key
    ? 'is not set'
    : !isKey(key)
      ? 'is no key of 32 hex digits'
      : key === searchKey
        ? 'is the search-only key, which may not write'
        : undefined;
  if (!problem) return key;
  throw new Error(
    `Environment: ALGOLIA_ADMIN_API_KEY ${problem}.\n  Expected: the admin key of the application (Algolia dashboard, Settings, API keys).\n  Remedy: set it for this command only, or add --dry-run to see what would be sent.`,
  );
}

/**
 * @param args arguments of the command
 * @param variables its environment; a dry run needs none
 * @throws Error that names the argument or the variable, and says what to do; it never prints a key
 */
export function readPushOptions(args: readonly string[], variables: Variables): PushOptions {
  if (args.some((arg) => arg !== '--dry-run'))
    throw new Error(
      `search:push does not know "${args.join(' ')}". Remedy: npm run search:push [-- --dry-run]`,
    );
  const indexName = readIndexName(variables);
  if (args.length) return {indexName};
  return {indexName, credentials: {appId: readAppId(variables), adminKey: readAdminKey(variables)}};
}
