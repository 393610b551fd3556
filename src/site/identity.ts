/** Names of the blog and the site; apart from `site`, so that the scripts of the search hold nothing else of it. */
export const blogTitle = 'Updates and News';
export const siteTitle = 'Help Hub';

/**
 * Identity of the site: every name, address and constant that more than one place quotes.
 * Source of the values: the owner's specification, sections 2, 4, 7 and 9.
 */
export const site = {
  title: siteTitle,
  tagline: 'Get to know our products, ask questions, get support or learn how to integrate with them.',
  url: 'https://help.example.co.uk',
  baseUrl: '/',
  locale: 'en',
  titleDelimiter: '|',
  blogTitle,
  blogDescription: 'Release notes and news about Focus, TeamScribe, Transact and the AI API, with RSS feeds.',
  /** The year is fixed by the specification, not read from the clock. */
  copyright: 'Copyright © 2025 Help Hub',
  statusUrl: 'https://status.example.com',
  /** Where a reader proposes a change; a page's path in the repository follows. */
  editUrl: 'https://code.example.com/help-hub/edit/main',
} as const;

/** Posts on a page of the list of posts, as Docusaurus has it by itself. */
export const postsPerPage = 10;

/** The three links on the left of the navbar; `to` is a site path, `pattern` begins the site paths where a link is the current one. */
export const navigation = {
  title: 'Home',
  links: [
    {label: 'Documentation', to: '/docs/intro', pattern: '/docs/(?!support$)'},
    {label: blogTitle, to: '/blog', pattern: '/blog'},
    {label: 'Support', to: '/docs/support', pattern: '/docs/support$'},
  ],
} as const;

/** A program that a reader may hand a page to: its name, and an address in which `{page}` stands for that of the Markdown. */
export type Assistant = {name: string; address: string};

/**
 * Assistants in the menu of each page ("Open in …"), such as
 * `{name: 'Example', address: 'https://assistant.example.com/?q=Read%20{page}'}`. None as long as the owner names none.
 */
export const assistants: readonly Assistant[] = [];

/** Site path of the list of all pages, which the not-found page looks through. */
export const pagesPath = '/search-index/pages.json';

/** Site path of the embedded search index. */
export const searchEntryPath = '/search-index/index.json';

/** Site path of the answer cards of the search. */
export const answersPath = '/search-index/answers.json';

/** Search: the index name, the URL parameter and the limits of specification section 9. */
export const search = {
  indexName: 'help-uk',
  pagePath: 'search',
  queryParameter: 'q',
  areaParameter: 'in',
  maxQueryLength: 64,
  hitsPerPage: 20,
  placeholder: 'Search docs',
  buttonLabel: 'Search',
  /** Of the script that fills the dialog, without the hash in its name. */
  moduleName: 'kept-search',
} as const;

/** Readings of the colour-mode setting: follow the system (three choices) or light and dark only. */
export const colourModes = ['system', 'light-dark'] as const;
export type ColourMode = (typeof colourModes)[number];

/**
 * The one setting that chooses between the two readings of the specification (section 4).
 * `COLOUR_MODE` in the environment of a build overrides it.
 */
export const colourMode: ColourMode = 'system';

/**
 * The announcement bar. An empty id switches it off; a new id shows it again to readers who closed it. It shows within
 * `announcementPeriod` only, which stands apart because every page carries it, and the words only when there is a bar.
 * `ANNOUNCEMENT_ID` in the environment of a build overrides the id.
 */
export const announcement = {
  id: '',
  content:
    'TeamScribe 1.1 shows the owner of each action item. <a href="/blog/teamscribe-update-1-1">Read what is new</a>.',
} as const;

/** From `start` until `end`, by the clock of the reader's browser; the day of the build does not matter. */
export const announcementPeriod = {
  start: '2026-11-01T00:00:00Z',
  end: '2027-02-01T00:00:00Z',
} as const;
