/** Where the controls of a page are. Every selector of these journeys stands here. */

/** An element that shows: the first that matches, or the first with these words. */
export type Mark = {selector: string; text?: string};

const sidebar = '.theme-doc-sidebar-menu';
const menu = '.menu-drawer[data-open], .navbar-sidebar--show .navbar-sidebar, .first-menu[open]';

export const marks = {
  menuButton: {selector: 'button.navbar__toggle'},
  menuLink: (text: string): Mark => ({selector: `:is(${menu}) a`, text}),
  menu,
  term: {selector: 'article a.term'},
  meaning: {selector: '#glossary-card:popover-open'},
  searchButton: {selector: '.navbar button[aria-haspopup=dialog]'},
  searchField: {selector: 'dialog[open] input'},
  hit: {selector: '[role=option]'},
  found: 'section[aria-label="Found on this page"]',
  hitLink: {selector: '[role=option] a, a[role=option], [role=option]'},
  section: (text: string): Mark => ({
    selector: `${sidebar} :is(details > summary, [role=button][aria-expanded])`,
    text,
  }),
  sidebarLink: (text: string): Mark => ({selector: `${sidebar} a:not([role=button])`, text}),
  tab: (text: string): Mark => ({selector: '[role=tab]', text}),
  summary: (text: string): Mark => ({selector: 'main summary', text}),
  colourMode: {selector: '.navbar .color-mode button'},
  contentsLink: (text: string): Mark => ({selector: '.theme-doc-toc-desktop a', text}),
  copy: {selector: '.theme-code-block button'},
  pageTools: {selector: 'main summary', text: 'Page tools'},
  copyPage: {selector: 'main details[open] button', text: 'Copy as Markdown'},
  copyOutcome: 'main details[open] [role=status]',
  tryIt: {selector: 'main button', text: 'Try it'},
  codeEditor: {selector: 'form[aria-label=Console] button', text: 'Code editor'},
  chosenBody: {selector: 'main .needs-script > span > select'},
  console: {selector: 'form[aria-label=Console]'},
  send: {selector: 'form[aria-label=Console] button', text: 'Send'},
  server: {selector: 'form[aria-label=Console] select'},
  clientId: {selector: 'form[aria-label=Console] label', text: 'Client id'},
  signIn: {selector: 'form[aria-label=Console] button', text: 'Sign in'},
  refreshToken: {selector: 'form[aria-label=Console] button', text: 'Refresh the token'},
  cancel: {selector: 'form[aria-label=Console] button', text: 'Cancel'},
  asTree: {selector: 'form[aria-label=Console] button', text: 'Show as a tree'},
  branch: (text: string): Mark => ({selector: 'form[aria-label=Console] summary', text}),
  expandAnswer: {selector: 'form[aria-label=Console] button', text: 'Expand all'},
  collapseAnswer: {selector: 'form[aria-label=Console] button', text: 'Collapse all'},
  response: {selector: 'form[aria-label=Console] section[aria-labelledby]'},
  /** Places of trees of fields, which open and close. */
  tree: 'article details:has([class*="field_"])',
  expandAll: {selector: 'main button', text: 'Expand all'},
  findField: {selector: 'main input[type=search][aria-label="Find a field"]'},
  fieldsFound: '[role=group]:has(> input[type=search]) > [role=status]',
  field: 'article [class*="field_"]',
  collapseAll: {selector: 'main button', text: 'Collapse all'},
  responseDetails: (status: string): string => `details[id="response-${status}"]`,
  responseInList: (status: string): Mark => ({selector: `details[id="response-${status}"] > summary`}),
  /** The second chooser of samples; the first is that of the request's language. */
  responseSample: '[class*="samples_"] > div > select:has(option[value="1"])',
  skipLink: {selector: 'a[href^="#__docusaurus_skip"]'},
  main: {selector: 'main'},
  articleLink: (text: string): Mark => ({selector: 'article a', text}),
  diagram: 'article figure svg.drawing:has(text)',
  enlarge: {selector: '.diagram-enlarge'},
  enlarged: {selector: '.diagram-large:popover-open svg'},
  close: {selector: '.diagram-large:popover-open button'},
  announcement: {selector: 'section[aria-label=Announcement]'},
  closeAnnouncement: {selector: 'section[aria-label=Announcement] button'},
} as const;
