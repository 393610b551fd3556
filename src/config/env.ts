/**
 * The only reader of `process.env` in the site's build. Every value is checked here, so that a wrong one
 * stops the build with its name, what it held and what to do. What this module exports may reach a browser;
 * secrets (the Algolia admin key) never pass through it.
 */
import {announcement, colourMode, colourModes, search, site, type ColourMode} from './site';

export type Algolia = {appId: string; apiKey: string; indexName: string};

export type Environment = {
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string;
  colourMode: ColourMode;
  /** Empty: no announcement bar. */
  announcementId: string;
  /** Present: searches go to Algolia. Absent: the embedded index answers. */
  algolia: Algolia | undefined;
};

type Variables = Record<string, string | undefined>;

/** Names that the build reads; the build's freshness depends on them, so they are listed once, here. */
export const buildVariables = [
  'SITE_URL',
  'COLOUR_MODE',
  'ANNOUNCEMENT_ID',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
] as const;

function fail(name: string, value: string, expected: string): never {
  throw new Error(
    `Environment: ${name} is "${value}".\n  Expected: ${expected}.\n  Remedy: correct ${name}, or unset it to use the default (README, "Configuration").`,
  );
}

function readSiteUrl(value: string | undefined): string {
  if (!value) return site.url;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    fail('SITE_URL', value, 'an origin such as https://help.example.co.uk, without a path');
  }
  return url.origin;
}

function readColourMode(value: string | undefined): ColourMode {
  if (!value) return colourMode;
  return (
    colourModes.find((mode) => mode === value) ??
    fail('COLOUR_MODE', value, colourModes.map((mode) => `"${mode}"`).join(' or '))
  );
}

function readAnnouncementId(value: string | undefined): string {
  if (value === undefined) return announcement.id;
  if (!/^[\w-]*$/.test(value)) {
    fail('ANNOUNCEMENT_ID', value, 'letters, digits, hyphens and underscores, or nothing');
  }
  return value;
}

function readAlgolia(variables: Variables): Algolia | undefined {
  const appId = variables.ALGOLIA_APP_ID;
  const apiKey = variables.ALGOLIA_SEARCH_API_KEY;
  const indexName = variables.ALGOLIA_INDEX_NAME || search.indexName;
  if (!appId && !apiKey) {
    if (variables.ALGOLIA_INDEX_NAME) {
      fail('ALGOLIA_APP_ID', '', 'an application id, because ALGOLIA_INDEX_NAME is set');
    }
    return undefined;
  }
  if (!appId || !/^[A-Z0-9]{6,20}$/.test(appId)) {
    fail('ALGOLIA_APP_ID', appId ?? '', 'an Algolia application id (capitals and digits)');
  }
  if (!apiKey || !/^[a-f0-9]{32}$/.test(apiKey)) {
    fail('ALGOLIA_SEARCH_API_KEY', apiKey ? '(hidden)' : '', 'a search-only key of 32 hex digits');
  }
  if (!/^[\w-]+$/.test(indexName)) {
    fail('ALGOLIA_INDEX_NAME', indexName, 'an index name of letters, digits, hyphens, underscores');
  }
  return {appId, apiKey, indexName};
}

/**
 * Reads and checks the settings of a build.
 *
 * @param variables the environment; the process's own by default
 * @throws Error that names the variable, its value and the remedy
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  return {
    siteUrl: readSiteUrl(variables.SITE_URL),
    colourMode: readColourMode(variables.COLOUR_MODE),
    announcementId: readAnnouncementId(variables.ANNOUNCEMENT_ID),
    algolia: readAlgolia(variables),
  };
}
