/**
 * The only reader of `process.env` in the site's build. Every value is checked here, so that a wrong one
 * stops the build with its name, what it held and what to do. What this module exports may reach a browser;
 * secrets never pass through it: of the Algolia admin key it only sees that it is not the search key.
 */
import {readAlgolia, type Algolia} from './algolia';
import {announcement, colourMode, colourModes, site, type ColourMode} from './site';
import {wrongValue} from './wrongValue';

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

function readSiteUrl(value: string | undefined): string {
  if (!value) return site.url;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    wrongValue('SITE_URL', value, 'an origin such as https://help.example.co.uk, without a path');
  }
  return url.origin;
}

function readColourMode(value: string | undefined): ColourMode {
  if (!value) return colourMode;
  return (
    colourModes.find((mode) => mode === value) ??
    wrongValue('COLOUR_MODE', value, colourModes.map((mode) => `"${mode}"`).join(' or '))
  );
}

function readAnnouncementId(value: string | undefined): string {
  if (value === undefined) return announcement.id;
  if (!/^[\w-]*$/.test(value)) {
    wrongValue('ANNOUNCEMENT_ID', value, 'letters, digits, hyphens and underscores, or nothing');
  }
  return value;
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
