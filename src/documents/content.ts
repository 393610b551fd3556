/** What the document takes from a built page: its text, without what only a screen needs. */
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Chapter} from './chapters';

/** Attributes that name elements of the same page. */
const references = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'headers'];

/** Parts that do nothing on paper. */
const useless = [
  '.hash-link',
  'button',
  '[role="tablist"]',
  'script',
  'nav',
  'footer',
  '.diagram-foot',
  // A category's cards: its pages follow.
  '[class*="generatedIndexPage"] > article',
].join();

const textOf = ($: CheerioAPI): Cheerio<Element> => {
  const text = $('.theme-doc-markdown');
  return text.length ? text.first() : $('main [class*="generatedIndexPage"]').first();
};

/** Ids of one page must not meet those of another; drawings keep theirs, which their own styles name. */
function prefix($: CheerioAPI, text: Cheerio<Element>, id: string): void {
  const own = (name: string) => `${id}-${name}`;
  const outside = (selector: string) =>
    text
      .find(selector)
      .toArray()
      .filter((element) => !$(element).closest('svg').length);
  for (const element of outside('[id]')) $(element).attr('id', own($(element).attr('id') ?? ''));
  for (const name of references)
    for (const element of outside(`[${name}]`)) {
      const names = ($(element).attr(name) ?? '').split(/\s+/);
      $(element).attr(name, names.map(own).join(' '));
    }
}

/** A picture of a screen says what it shows, as an image does: on paper nothing can be opened. */
function describe($: CheerioAPI, text: Cheerio<Element>): void {
  for (const figure of text.find('[data-screen]').toArray()) {
    const words = $(figure).children('details');
    const items = words
      .find('li')
      .map((_, item) => $(item).clone().children('ul').remove().end().text().trim());
    $(figure)
      .children('[aria-hidden]')
      .removeAttr('aria-hidden')
      .attr({role: 'img', 'aria-label': items.get().join('. ')});
    words.remove();
  }
}

/** Headings below the title go as deep as the page stands, so that the outline of the document is that of the sidebar. */
function deepen($: CheerioAPI, text: Cheerio<Element>, depth: number): void {
  for (const heading of text.find('h1, h2, h3, h4, h5, h6').toArray()) {
    const level = Number(heading.tagName[1]);
    $(heading).attr('data-level', String(level));
    heading.tagName = `h${Math.min(level + depth, 6)}`;
  }
}

/**
 * @param html of a built page
 * @param chapter whose page it is
 * @returns HTML of its text: everything open, ids that begin with the chapter's
 * @throws Error when the page has no text that is known
 */
export function contentOf(html: string, {id, depth, path}: Chapter & {path: string}): string {
  // Parsed as in a browser without scripts, so that what is there for its readers can be told apart.
  const $ = load(html, {scriptingEnabled: false});
  const text = textOf($);
  if (!text.length)
    throw new Error(
      `The built page ${path} has no text that is known here. Remedy: have textOf in src/documents/content.ts find it.`,
    );
  text.find(useless).remove();
  text.find('noscript').each((_, element) => void $(element).replaceWith($(element).contents()));
  describe($, text);
  text.find('details').attr('open', '');
  text.find('[hidden]').removeAttr('hidden');
  text.find('[loading]').removeAttr('loading');
  text.find('[tabindex]').removeAttr('tabindex');
  prefix($, text, id);
  deepen($, text, depth);
  return text.html() ?? '';
}
