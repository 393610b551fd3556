/** One walk over the HTML of a page: its text, divided by headings and by entries that a link can reach. */
import {isTag, isText, type Element} from 'domhandler';
import {entryOf, type Entry} from './entries';
import {gapAround, isChrome, textOf} from './markup';

/** A piece of a page; the first of a page is the page itself, all others have an address of their own. */
export type Section = {
  /** 1 for the page, 2 to 6 below it. */
  depth: number;
  title: string;
  /** Null for the page. */
  anchor: string | null;
  /** The text that is in no deeper section, as found. */
  pieces: string[];
  /** Titles of its admonitions: they are no headings, but readers remember them as such. */
  marked: string[];
  /** The element that names an entry; headings have none. */
  label?: Element;
};

const deepest = 6;

/** Headings without an id, such as the titles of cards, cannot be linked to: they are text. */
const isHeading = ({name, attribs}: Element) => /^h[1-6]$/.test(name) && !!attribs.id;

/** One level below its section; a property of a property stays on its level, with the path as its title. */
function entrySection({anchor, label}: Entry, parent: Section): Section {
  const name = textOf(label).replace(/:$/, '');
  const isPart = label.name === 'code' && parent.label?.name === 'code';
  const ownTitle = anchor.endsWith(`.${name}`) ? anchor : name;
  return {
    depth: isPart ? parent.depth : Math.min(deepest, parent.depth + 1),
    title: isPart ? `${parent.title}.${name}` : ownTitle,
    anchor,
    pieces: [],
    marked: [],
    label,
  };
}

/**
 * The sections of a page in reading order.
 *
 * @param root the element that holds the page's title and text
 */
export function sectionsOf(root: Element): Section[] {
  const page: Section = {depth: 1, title: '', anchor: null, pieces: [], marked: []};
  const sections = [page];
  let current = page;

  const open = (section: Section): Section => {
    sections.push(section);
    return section;
  };

  const readInto = (section: Section, element: Element) => {
    const before = current;
    current = section;
    readChildren(element);
    current = before;
  };

  const readElement = (element: Element) => {
    const {name, attribs} = element;
    if (name === 'h1' && !page.title) {
      page.title = textOf(element);
    } else if (isHeading(element)) {
      const depth = Math.max(2, Number(name.slice(1)));
      current = open({depth, title: textOf(element), anchor: attribs.id ?? null, pieces: [], marked: []});
    } else if (name === 'img') {
      current.pieces.push(` ${attribs.alt ?? ''} `);
    } else if (name === 'footer') {
      // A footer is about the whole page: it holds the tags.
      readInto(page, element);
    } else if (attribs.class?.includes('admonitionHeading')) {
      current.marked.push(textOf(element));
      readChildren(element);
    } else if (name !== 'article' && element !== current.label) {
      // An article inside the page is a card or teaser of another page, which has that text itself.
      readChildren(element);
    }
  };

  // An entry that is a term, or a paragraph, goes on until the next one or the end of what it stands in.
  const readChildren = (parent: Element) => {
    let term: {section: Section; within: Section} | undefined;
    for (const child of parent.children) {
      if (isText(child)) current.pieces.push(child.data);
      if (!isTag(child) || isChrome(child)) continue;
      const entry = entryOf(child);
      if (entry?.label === child) {
        if (current === term?.section) current = term.within;
        term = {section: open(entrySection(entry, current)), within: current};
        current = term.section;
        continue;
      }
      const gap = gapAround(child);
      current.pieces.push(gap);
      if (entry) readInto(open(entrySection(entry, current)), child);
      else readElement(child);
      current.pieces.push(gap);
    }
    if (term && current === term.section) current = term.within;
  };

  readChildren(root);
  return sections;
}
