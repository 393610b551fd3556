/** What the HTML of a page gets: names of tables, marks of lists and links, titles of admonitions. */
import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Gives the title of an admonition that holds more than text (a link, a term, code) its name back: in `.md` files
 * Docusaurus reads the tree as HTML (rehype-raw), which makes the name lower case, and then its theme does not find it.
 */
export function admonitionTitles() {
  return (root: Root): void => {
    visit(root, 'element', (element) => {
      if (element.tagName === 'mdxadmonitiontitle') element.tagName = 'mdxAdmonitionTitle';
    });
  };
}

const partsOf = ({children}: Element) =>
  children.filter((child) => child.type !== 'text' || child.value.trim());

const isElement = (node: ElementContent | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name;

/** An entry that is a link and nothing else. */
function isLink(item: ElementContent): boolean {
  const [link, ...rest] = isElement(item, 'li') ? partsOf(item) : [];
  return isElement(link, 'a') && !rest.length;
}

/**
 * Marks lists of links only, whose entries get the size of a touch target, and numbered lists that are the steps of a task
 * and not parts of one (src/css/content.css).
 */
export function lists() {
  return (root: Root): void => {
    visit(root, 'element', (list, _index, parent) => {
      const isPart = parent?.type === 'element' && parent.tagName === 'li';
      if (list.tagName === 'ul' && partsOf(list).every(isLink)) list.properties.className = ['links'];
      if (list.tagName === 'ol' && !isPart && !list.properties.className)
        list.properties.className = ['steps'];
    });
  };
}

/** Columns of a table whose rows are cards, at most: tables.css names no more. */
const maxColumns = 7;

/** Characters of a cell that make the rows of its table cards on a phone, where a column would hold a word a line. */
const longCell = 20;

const cellsOf = (row: Element) =>
  row.children.filter((cell) => isElement(cell, 'td') || isElement(cell, 'th'));

const quoted = (text: string) => `'${text.replace(/\s+/g, ' ').replace(/['\\]/g, '\\$&')}'`;

/** Marks a table of prose (src/css/tables.css); where a card has several texts, the names of their columns come with it. */
function cards(table: Element): void {
  const rows: Element[] = [];
  visit(table, 'element', (row) => void (row.tagName === 'tr' && rows.push(row)));
  const [head = [], ...body] = rows.map((row) => cellsOf(row).map((cell) => toString(cell).trim()));
  if (
    table.properties.className ||
    head.length > maxColumns ||
    !body.flat().some(({length}) => length > longCell)
  )
    return;
  table.properties.className = ['cards'];
  const names = head.slice(1).map((name, index) => name && `--c${index + 2}:${quoted(name)}`);
  if (names.length > 1) table.properties.style = names.filter(Boolean).join(';');
}

/**
 * Names each table after the heading above it, numbered if there are several: a scrolling frame is a landmark, and
 * landmarks need unique names.
 */
export function tables() {
  return (root: Root): void => {
    const seen = new Map<string, number>();
    let heading = '';
    visit(root, 'element', (element) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = toString(element);
      if (element.tagName !== 'table') return;
      cards(element);
      const count = (seen.get(heading) ?? 0) + 1;
      seen.set(heading, count);
      const kind = count > 1 ? `Table ${count}` : 'Table';
      element.properties.ariaLabel = heading ? `${kind}: ${heading}` : kind;
    });
  };
}

/** A link to a Markdown file that Docusaurus has resolved leads to an address by now. */
const unresolved = /^(?![a-z][a-z0-9+.-]*:|\/\/)[^?#]+\.mdx?(?:[?#]|$)/i;

/**
 * A link to a Markdown file that is not there only warns (specification, section 5): Docusaurus has warned of it by now,
 * and would stop the build over the same link as a broken one.
 */
export function unresolvedLinks() {
  return (root: Root): void => {
    visit(root, 'element', ({tagName, properties}) => {
      if (tagName === 'a' && unresolved.test(String(properties.href)))
        properties['data-noBrokenLinkCheck'] = true;
    });
  };
}
