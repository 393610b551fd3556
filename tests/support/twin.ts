/** A page and its Markdown, read with the same questions; the Markdown by a parser that the converter does not use. */
import {load, type CheerioAPI} from 'cheerio';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {parse} from 'yaml';

export type Reading = {
  /** Level and text, in order. */
  headings: string[];
  /** Whole addresses, in order. */
  links: string[];
  /** Blocks of code, in order, with all their spaces. */
  code: string[];
  /** All text, in order, without spaces and capitals, which a style sheet decides. */
  text: string[];
};

/** Parts of a page that its Markdown leaves out: ways to other pages, controls, messages to come, decoration. */
const leftOut = [
  'nav',
  '.theme-doc-toc-mobile',
  '.hash-link, a[data-search-ignore][href^="#"]',
  '.theme-edit-this-page',
  'button, form, label, select, input, script, style',
  '[data-no-twin]',
  '.needs-script, [role="tablist"]',
  '[hidden]:not([role="tabpanel"]), [popover]',
  '[role="status"]',
  '[aria-hidden="true"], svg, img[alt=""], img:not([alt])',
].join();

/** The kind of an admonition is a colour on the page; facts about a page stand side by side there. */
const marks = /\[!(NOTE|TIP|WARNING|CAUTION)\]|·/gi;

const squeezed = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();

/** A drawing is told by its words and its source, a picture by its words, a tab by a heading. */
function spellOut($: CheerioAPI): void {
  $('main figure[data-diagram]').each((_, figure) => {
    const [title, description] = ['title', 'desc'].map((name) => $(figure).find(name).first().text());
    const source = $(figure).find('[data-diagram-source] pre').clone();
    $(figure).replaceWith($('<p>').text(`Diagram: ${title}. ${description}`).add(source));
  });
  $('main').find(leftOut).remove();
  let depth = 1;
  $('main')
    .find('h1, h2, h3, h4, h5, h6, .tab-heading')
    .each((_, heading) => {
      if ($(heading).hasClass('tab-heading'))
        $(heading).replaceWith($(`<h${depth + 1}>`).text($(heading).text()));
      else depth = Number(heading.tagName[1]);
    });
  $('main img').each((_, picture) => void $(picture).replaceWith(` ${$(picture).attr('alt')} `));
}

/**
 * Reads a page, or its Markdown as a page.
 *
 * @param base the address that the page has to readers
 */
export function readPage(html: string, base: string): Reading {
  // A reader without scripts has the page before them.
  const $ = load(html, {scriptingEnabled: false});
  if ($('main').length === 0) $('body').wrapInner('<main>');
  spellOut($);
  const all = (selector: string) => $('main').find(selector).toArray();
  const reading = {
    headings: all('h1, h2, h3, h4, h5, h6').map(
      (heading) => `${heading.tagName[1]} ${squeezed($(heading).text())}`,
    ),
    links: all('a[href]').map((link) => new URL($(link).attr('href') ?? '', base).href),
    code: all('pre').map((block) => $(block).text().replace(/\n$/, '')),
  };
  $('main pre').remove();
  const text = $('main').text().replace(marks, '').toLowerCase();
  return {...reading, text: Array.from(text.replace(/[\s\u200B]+/g, ''))};
}

const parts = /^---\n([\s\S]*?)\n---\n\n> All pages: https?:\/\/\S+\/llms\.txt\n([\s\S]*)$/;

/** Titles of code stand in the line that opens it, and above the code on a page. */
const withTitles = (markdown: string): string =>
  markdown.replace(
    /^([ >]*)((`{3,})\S*) title=("(?:[^"\\]|\\.)*")$/gm,
    (_line, indent: string, fence: string, _ticks, title: string) =>
      `${indent}${JSON.parse(title) as string}\n${indent}\n${indent}${fence}`,
  );

/** @returns the front matter of a Markdown page, and its text as HTML */
export function readTwin(text: string): {facts: Record<string, string>; html: string} {
  const [, head, body] = parts.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(
      `A Markdown page begins with front matter and the address of the list of all pages. This one begins: ${text.slice(0, 80)}`,
    );
  const html = micromark(withTitles(body), {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return {facts: parse(head) as Record<string, string>, html};
}

const names = {headings: 'heading', links: 'link', code: 'code', text: 'character'} as const;

/** @returns where two readings part, one line for each kind of thing; empty when they are the same */
export function differences(page: Reading, twin: Reading): string[] {
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((kind) => {
    const [ours, theirs] = [page[kind], twin[kind]];
    const at = ours.findIndex((value, index) => value !== theirs[index]);
    if (at < 0 && ours.length === theirs.length) return [];
    const index = at < 0 ? ours.length : at;
    const around = (list: readonly string[]) =>
      list.slice(Math.max(0, index - (kind === 'text' ? 30 : 2)), index + (kind === 'text' ? 30 : 3));
    const joined = (list: readonly string[]) =>
      around(list)
        .join(kind === 'text' ? '' : ' | ')
        .slice(0, 400);
    return [`${names[kind]} ${index + 1}: the page has "${joined(ours)}", its Markdown "${joined(theirs)}"`];
  });
}
