/**
 * The only reader of `process.env` in the site's build. Every value is checked here, so that a wrong one
 * stops the build with its name, what it held and what to do. What this module exports may reach a browser;
 * secrets never pass through it: of the Algolia admin key it only sees that it is not the search key.
 */
import {readAlgolia, wrongValue, type Algolia, type Variables} from './algolia';
import {announcement, colourMode, colourModes, site, type ColourMode} from './identity';

export type Environment = {
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** Base URL: `/`, or `/name/` of a project page. */
  baseUrl: string;
  colourMode: ColourMode;
  /** Empty: no announcement bar. */
  announcementId: string;
  /** Present: searches go to Algolia. Absent: the embedded index answers. */
  algolia: Algolia | undefined;
  /** False: the plain site, without what only makes it faster. */
  speed: boolean;
  /** False: the worker takes itself away from the devices that have it, with what it kept. */
  offline: boolean;
  /** Whether the live-reload server reads it, as Docusaurus says. */
  live: boolean;
};

/** Names that the build reads; the build's freshness depends on them, so they are listed once, here. */
export const buildVariables = [
  'SITE_URL',
  'COLOUR_MODE',
  'ANNOUNCEMENT_ID',
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'SPEED',
  'OFFLINE',
] as const;

/** Not allowed as base URL: with `/docs/`, Docusaurus would take a link to `/docs/intro` for one that has the base URL already. */
const foldersOfTheSite = /^\/(docs|blog|search|site-map|offline)\//;

function readSiteUrl(value: string | undefined): Pick<Environment, 'origin' | 'baseUrl'> {
  if (!value) return {origin: site.url, baseUrl: site.baseUrl};
  const wrong = (expected: string) => wrongValue('SITE_URL', value, expected);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    return wrong('an address such as https://help.example.co.uk or https://example.com/help/');
  const baseUrl = url.pathname.replace(/\/*$/, '/');
  if (!/^(\/[\w.~-]+)*\/$/.test(baseUrl))
    wrong('a path of letters, digits, ".", "_", "~" and "-", such as /help/');
  if (foldersOfTheSite.test(baseUrl))
    wrong('a path that does not begin like those of the site itself, such as /help/');
  return {origin: url.origin, baseUrl};
}

function readColourMode(value: string | undefined): ColourMode {
  const expected = colourModes.map((mode) => `"${mode}"`).join(' or ');
  if (!value) return colourMode;
  return colourModes.find((mode) => mode === value) ?? wrongValue('COLOUR_MODE', value, expected);
}

function readAnnouncementId(value: string = announcement.id): string {
  if (/^[\w-]*$/.test(value)) return value;
  return wrongValue('ANNOUNCEMENT_ID', value, 'letters, digits, hyphens and underscores, or nothing');
}

function readSwitch(name: 'SPEED' | 'OFFLINE', value: string | undefined): boolean {
  if (!value || value === 'on') return true;
  return value === 'off' ? false : wrongValue(name, value, '"on" or "off"');
}

/**
 * Reads and checks the settings of a build.
 *
 * @param variables the environment; the process's own by default
 * @throws Error that names the variable, its value and the remedy
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  return {
    ...readSiteUrl(variables.SITE_URL),
    colourMode: readColourMode(variables.COLOUR_MODE),
    announcementId: readAnnouncementId(variables.ANNOUNCEMENT_ID),
    algolia: readAlgolia(variables),
    speed: readSwitch('SPEED', variables.SPEED),
    offline: readSwitch('OFFLINE', variables.OFFLINE),
    live: variables.NODE_ENV === 'development',
  };
}
