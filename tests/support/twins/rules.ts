/**
 * Where a page and its Markdown differ on purpose, each with its reason. Everything else has to be the same. These are
 * words of the test: the converter (src/markdown-pages) has its own.
 */

/** Parts of a page that its Markdown leaves out, as selectors below `main`. */
export const leftOut: readonly {selector: string; because: string}[] = [
  {selector: 'nav', because: 'ways to other pages: breadcrumbs, contents, neighbours'},
  {selector: '.theme-doc-toc-mobile', because: 'the contents of the page on a phone'},
  {selector: '.hash-link, a[data-search-ignore][href^="#"]', because: 'the link of a place to itself'},
  {selector: '.theme-edit-this-page', because: 'the link to the source'},
  {selector: 'button, form, label, select, input', because: 'controls'},
  {selector: '[data-no-twin]', because: 'what leads to the Markdown itself'},
  {
    selector: '.needs-script, [role="tablist"]',
    because: 'controls of a script; tabs are told by their headings',
  },
  {selector: '[hidden]:not([role="tabpanel"]), [popover]', because: 'not shown before a press'},
  {selector: '[role="status"]', because: 'messages to come'},
  {selector: '[aria-hidden="true"], svg, img[alt=""], img:not([alt])', because: 'decoration'},
];

/** What Markdown writes and a page shows in another way. */
export const marks: readonly {pattern: RegExp; because: string}[] = [
  {
    pattern: /\[!(NOTE|TIP|WARNING|CAUTION)\]/gi,
    because: 'the kind of an admonition is a colour on the page',
  },
  {pattern: /·/g, because: 'facts about a page stand side by side there, and in one line here'},
];
