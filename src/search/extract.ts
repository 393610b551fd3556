/** From the HTML of a built page to its search records. */
import {load, type CheerioAPI} from 'cheerio';
import {isTag, isText, type Element} from 'domhandler';
import {productOfPath} from '../config/products';
import {site} from '../config/site';
import {levels, type Hierarchy, type Level, type SearchRecord} from './record';

/** Parts of an article that are chrome, not text. */
const chrome =
  '[data-search-ignore], noscript, .hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .theme-doc-version-badge, .pagination-nav, nav, button, svg, script, style, [aria-hidden="true"], .theme-back-to-top-button';

const headings = 'h1, h2[id], h3[id], h4[id], h5[id], h6[id]';

/** Name of the group in which a page's results are shown. */
function areaOf(pathname: string): string {
  if (pathname.startsWith('/blog')) return site.blogTitle;
  return productOfPath(pathname)?.name ?? site.title;
}

/** News age and reference is looked up by name; a reader's own words ask for a guide first. */
function pageRankOf(pathname: string): number {
  if (pathname.startsWith('/blog')) return 85;
  return pathname.startsWith('/docs/api/') ? 85 : 100;
}

const clean = (text: string) =>
  text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function levelOf(tag: string): Level {
  return levels[Number(tag.slice(1))] ?? 'lvl6';
}

/** Text of a node with a space between blocks, so that cells and items do not run together. */
function textOf(node: Element): string {
  const pieces: string[] = [];
  const walk = (element: Element) => {
    for (const child of element.children) {
      if (isText(child)) pieces.push(child.data);
      if (isTag(child)) {
        const block = /^(p|li|td|th|tr|div|pre|dt|dd|summary|br|h[1-6])$/.test(child.name);
        if (block) pieces.push(' ');
        walk(child);
        if (block) pieces.push(' ');
      }
    }
  };
  walk(node);
  return clean(pieces.join(''));
}

/** Headings without an id, such as the titles of cards, cannot be linked to: they are text. */
function startsSection($: CheerioAPI, element: Element): boolean {
  return element.name === 'h1' || (/^h[2-6]$/.test(element.name) && $(element).attr('id') !== undefined);
}

type Section = {level: Level; title: string; anchor: string | null; text: string[]};

function sectionsOf($: CheerioAPI, root: Element): Section[] {
  const sections: Section[] = [];
  const walk = (element: Element) => {
    for (const child of element.children) {
      if (isText(child)) {
        sections.at(-1)?.text.push(child.data);
      } else if (isTag(child) && startsSection($, child)) {
        sections.push({
          level: levelOf(child.name),
          title: clean($(child).text()),
          anchor: $(child).attr('id') ?? null,
          text: [],
        });
      } else if (isTag(child) && $(child).find(headings).length === 0) {
        sections.at(-1)?.text.push(` ${textOf(child)} `);
      } else if (isTag(child)) {
        walk(child);
      }
    }
  };
  walk(root);
  return sections;
}

const emptyHierarchy: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/**
 * The records of one page.
 *
 * @param html the page as built
 * @param pathname its site path
 * @param siteUrl origin of the site, without a trailing slash
 * @returns one record a heading with the text under it; none for pages that search engines may not index
 */
export function extractRecords(html: string, pathname: string, siteUrl: string): SearchRecord[] {
  const $ = load(html);
  if (/noindex/.test($('meta[name="robots"]').attr('content') ?? '')) return [];
  const meta = (name: string) => $(`meta[name="docsearch:${name}"]`).attr('content');
  const words = ['description', 'keywords'].map((name) => $(`meta[name="${name}"]`).attr('content') ?? '');
  const keywords = clean(words.join(' ')) || null;
  const root = $('main article').first()[0] ?? $('main').first()[0];
  if (!root) return [];
  $(root).find(chrome).remove();
  const pageUrl = `${siteUrl}${pathname}`;
  let hierarchy: Hierarchy = {...emptyHierarchy, lvl0: areaOf(pathname)};
  const title = clean($('main h1').first().text());
  const sections = sectionsOf($, root);
  if (title && sections[0]?.level !== 'lvl1')
    sections.unshift({level: 'lvl1', title, anchor: null, text: []});
  return sections.map(({level, title: heading, anchor: id, text}, position) => {
    const depth = levels.indexOf(level);
    hierarchy = Object.fromEntries(
      levels.map((name, index) => [name, index < depth ? hierarchy[name] : index === depth ? heading : null]),
    ) as Hierarchy;
    const anchor = level === 'lvl1' ? null : id;
    const url = anchor ? `${pageUrl}#${anchor}` : pageUrl;
    return {
      objectID: anchor ? url : `${url}#${position || ''}`.replace(/#$/, ''),
      url,
      url_without_anchor: pageUrl,
      anchor,
      type: level,
      hierarchy,
      content: clean(text.join(' ')) || null,
      language: meta('language') ?? site.locale,
      version: (meta('version') ?? 'current').split(','),
      docusaurus_tag: meta('docusaurus_tag') ?? 'default',
      keywords: position === 0 ? keywords : null,
      weight: {pageRank: pageRankOf(pathname), level: 100 - 10 * depth, position},
    };
  });
}
