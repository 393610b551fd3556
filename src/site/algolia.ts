/** Algolia's variables: checked in one place, for the build and for `npm run search:push`. No secret here. */
import {search} from './identity';

export type Algolia = {appId: string; apiKey: string; indexName: string};

export type Variables = Record<string, string | undefined>;

/**
 * Reports a wrong value of an environment variable.
 *
 * @param value present value; never a secret
 * @param expected description of right values
 * @throws Error always
 */
export function wrongValue(name: string, value: string, expected: string): never {
  throw new Error(
    `Environment: ${name} is "${value}".\n  Expected: ${expected}.\n  Remedy: correct ${name}, or unset it to use the default (README, "Configuration").`,
  );
}

/**
 * @returns the id of the Algolia application
 * @throws Error when it is missing or wrong
 */
export function readAppId({ALGOLIA_APP_ID: appId = ''}: Variables): string {
  return /^[A-Z0-9]{6,20}$/.test(appId)
    ? appId
    : wrongValue('ALGOLIA_APP_ID', appId, 'an Algolia application id (capitals and digits)');
}

/**
 * @returns the name of the index, `help-uk` by default
 * @throws Error when it is wrong
 */
export function readIndexName({ALGOLIA_INDEX_NAME: name}: Variables): string {
  if (!name) return search.indexName;
  return /^[\w-]+$/.test(name)
    ? name
    : wrongValue('ALGOLIA_INDEX_NAME', name, 'an index name of letters, digits, hyphens, underscores');
}

/** Whether a value has the form of an API key; search and admin keys look alike. */
export const isKey = (value: string) => /^[a-f0-9]{32}$/.test(value);

/**
 * The settings of the hosted search.
 *
 * @returns undefined when no variable is set
 * @throws Error when a value is wrong, or when only a part of them is set
 */
export function readAlgolia(variables: Variables): Algolia | undefined {
  const needed = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'];
  const present = [...needed, 'ALGOLIA_INDEX_NAME'].filter((name) => variables[name]);
  if (!present.length) return undefined;
  const missing = needed.filter((name) => !variables[name]);
  if (missing.length)
    throw new Error(
      `Environment: ${present.join(' and ')} without ${missing.join(' and ')}.\n  Expected: both ${needed.join(' and ')}, or no Algolia variable.\n  Remedy: set ${missing.join(' and ')} to search with Algolia, or unset ${present.join(' and ')} to search with the embedded index (README, "Configuration").`,
    );
  const appId = readAppId(variables);
  const {ALGOLIA_SEARCH_API_KEY: apiKey = '', ALGOLIA_ADMIN_API_KEY: adminKey} = variables;
  const wrongKey = (expected: string) => wrongValue('ALGOLIA_SEARCH_API_KEY', '(hidden)', expected);
  if (!isKey(apiKey)) wrongKey('a search-only key of 32 hex digits');
  if (apiKey === adminKey)
    wrongKey('the search-only key, not the admin key, because every reader can see it');
  return {appId, apiKey, indexName: readIndexName(variables)};
}
